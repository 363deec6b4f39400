"""The tests that every game passes, shipped so that games of other packages can be tested too."""

from tatami.testing.fields import check_fields
from tatami.testing.fuzz import check_laws
from tatami.testing.records import check_records
from tatami.testing.texts import check_citations, check_texts

__all__ = ["check_citations", "check_fields", "check_laws", "check_records", "check_texts"]
