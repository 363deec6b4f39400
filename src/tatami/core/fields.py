"""Kinds of fields of a state. Each game lists every field once with its kind, and `check_fields` compares key, copy and
JSON with that list. Hot.
"""

from __future__ import annotations

from typing import Final

PUBLIC: Final = "public"
"""In the key, in JSON, and in what everybody sees."""
SECRET: Final = "secret"
"""In the key and in JSON; some seats see of it what others do not."""
HIDDEN: Final = "hidden"
"""In the key and in JSON, in no view: the rules' own bookkeeping."""
SETTING: Final = "setting"
"""Fixed when the table is opened: in the key and in JSON, and shared by copies."""
DERIVED: Final = "derived"
"""Computed from other fields and cached for speed: copied, but neither in the key nor in JSON."""
TRANSIENT: Final = "transient"
"""What a search may use and the rules never ask: copied, and empty again in a position that is read from JSON."""

KINDS: Final = (PUBLIC, SECRET, HIDDEN, SETTING, DERIVED, TRANSIENT)
