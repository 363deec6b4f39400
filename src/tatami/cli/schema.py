"""`tatami schema`."""

from __future__ import annotations

import json

from tatami.cli.common import Lang, voice_in
from tatami.core.record_schema import schema as record_schema


def schema(lang: Lang = "en") -> None:
    """The JSON Schema of records."""
    voice_in(lang)
    print(json.dumps(record_schema(), ensure_ascii=False, indent=1))
