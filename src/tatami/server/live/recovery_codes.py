"""Recovery codes: a few words on paper that let somebody come back without the passphrase, once each.

A code is 80 random bits, so a plain hash of it tells nobody anything, and guessing is hopeless at any pace.
"""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none looks like another."""
CODES = 8
GROUPS, GROUP = 4, 4
MEANT = str.maketrans("OILАВЕКМНОРСТХІ", "011ABEKMH0PCTX1")
"""What people write for those letters: O for 0, I and L for 1, and the Cyrillic ones that look the same."""


def new_codes() -> list[str]:
    """Fresh codes, as they are written down: ABCD-EFGH-JKMN-PQRS."""
    return [
        "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS)) for _ in range(CODES)
    ]


def digest(code: str) -> str:
    """What is kept of a code, however it was typed: in small letters, with spaces or without."""
    plain = "".join(letter for letter in code[:100].upper() if letter.isalnum()).translate(MEANT)
    return hashlib.sha256(f"code {plain}".encode()).hexdigest()


def link_digest(key: str) -> str:
    """What is kept of the key of a link."""
    return hashlib.sha256(f"link {key}".encode()).hexdigest()
