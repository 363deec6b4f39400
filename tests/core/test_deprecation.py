"""Former names still work, and say what they are called now."""

from __future__ import annotations

import pytest

from tatami.core import tensor


def test_the_former_names_of_tensors_still_work_and_warn() -> None:
    encoder = tensor.Encoder(2)
    with pytest.warns(DeprecationWarning, match=r"Encoder\.part is now segment"):
        start = encoder.part("score", 1)
    with pytest.warns(DeprecationWarning, match=r"Encoder\.parts is now segments"):
        assert encoder.parts[-1].start == start
    with pytest.warns(DeprecationWarning, match="Sheet is now RowBuffer"):
        assert isinstance(tensor.Sheet(1, 3), tensor.RowBuffer)
