"""The laws that hold for every game, every seat count and every option.

`LAWS` has a row for each: its number, its words and its checks. A `Walk` plays one random game on the bare state and
enforces the laws of positions and moves at every step; `check_catalogue`, `check_record` and `check_builds` enforce the
others. A broken law raises `Violation` with what was seen.
"""

from tatami.testing.laws.law import Law, Violation
from tatami.testing.laws.moments import choices
from tatami.testing.laws.rows import CRASH, LAWS
from tatami.testing.laws.walk import Walk, check_builds, check_catalogue, check_record

__all__ = ["CRASH", "LAWS", "Law", "Violation", "Walk", "check_builds", "check_catalogue", "check_record", "choices"]
