"""Kinds of fields of a position. A game's table names every field once with its kind; `check_fields` compares. Hot."""

from __future__ import annotations

from typing import Final

PUBLIC: Final = "public"
"""In the key, in JSON, and in what everybody sees."""
SECRET: Final = "secret"
"""In the key and in JSON; some seats see of it what others do not."""
HIDDEN: Final = "hidden"
"""In the key and in JSON, in no view: a count of the rules' own."""
SETTING: Final = "setting"
"""Chosen when the table was opened: in the key and in JSON, the same all game long, so that copies may share it."""
DERIVED: Final = "derived"
"""Follows from other fields and is kept for speed: copied, but neither in the key nor in JSON."""

KINDS: Final = (PUBLIC, SECRET, HIDDEN, SETTING, DERIVED)
