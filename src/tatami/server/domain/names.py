"""Names: which may be shown, and which look alike.

Unicode's own rules do the work: the Nickname profile of PRECIS (RFC 8266) says which letters a name may have, and the
confusables of UTS 39 say which of them look the same.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from confusable_homoglyphs.utils import load
from precis_i18n import get_profile
from precis_i18n.unicode import UnicodeData

from tatami.server.domain.problems import Refusal

LONGEST_NAME = 24
LONGEST_SKELETON = 255
NICKNAME = get_profile("Nickname")
UNICODE = UnicodeData()
BLANK = "\u2800"
"""A Braille cell without a dot: by its class a symbol, to the eye nothing."""
LEFT_TO_RIGHT = "\u200e"
"""Stands around some letters in the list of confusables, and is none of them."""


def hidden(letter: str) -> bool:
    """Whether a letter shows nothing, or changes how others are shown: controls, marks of direction, fillers."""
    number = ord(letter)
    return (
        unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Zl", "Zp")
        or letter == BLANK
        or UNICODE.default_ignorable(number)
        or UNICODE.noncharacter(number)
    )


def harmless(text: str) -> str:
    """A text without its hidden letters, in one line."""
    return " ".join("".join(letter for letter in " ".join(text.split()) if not hidden(letter)).split())


def clean_name(given: str) -> str:
    """A name fit to be shown: tidied spaces, no hidden letter, something to read, neither empty nor long."""
    if len(given) > LONGEST_NAME * 8:
        raise Refusal("name", longest=LONGEST_NAME)
    words = (word for word in UNICODE.map_nonascii_space_to_ascii(given).split(" ") if word)
    name = unicodedata.normalize("NFC", " ".join(words))
    if len(name) > LONGEST_NAME or any(hidden(letter) for letter in name) or not readable(name):
        raise Refusal("name", longest=LONGEST_NAME)
    try:
        NICKNAME.enforce(name)
    except UnicodeEncodeError:
        raise Refusal("name", longest=LONGEST_NAME) from None
    return name


def readable(name: str) -> bool:
    """Whether there is a letter or a digit in it."""
    return any(unicodedata.category(letter)[0] in "LN" for letter in name)


def name_of_record(given: str) -> str:
    """A name from a record that somebody brought, or nothing where it cannot be shown."""
    try:
        return clean_name(harmless(given))
    except Refusal:
        return ""


# --- looking alike --------------------------------------------------------------------------------------------------


def skeleton(name: str) -> str:
    """What is left of a name to a quick eye: two names with the same skeleton look alike.

    That of UTS 39, of the name in small letters; a small letter also counts as what its capital looks like, and what
    merely separates counts for nothing.
    """
    drawn = _plain(name)
    for _ in range(4):  # What a letter looks like may look like another; the list is closed after a few steps.
        was, drawn = drawn, _plain("".join(_drawn(letter) for letter in drawn))
        if was == drawn:
            break
    kept = "".join(letter for letter in drawn if unicodedata.category(letter)[0] not in "ZPC")
    return (kept or drawn)[:LONGEST_SKELETON]


def _plain(text: str) -> str:
    return unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text).casefold())


def _drawn(letter: str) -> str:
    """What a small letter looks like: best a plain one, by itself or by its capital (Н is an H, I is an l)."""
    known = _confusables()
    for form in (letter, letter.upper()):
        seen = known.get(form, form).casefold()
        if seen != letter and seen.isascii():
            return seen
    return known.get(letter, letter)


@cache
def _confusables() -> dict[str, str]:
    """Each letter that looks like another, with that other.

    The list names for a letter either the one it looks like, or all that look like it. Where two name each other, the
    longer or the plainer one is what is meant.
    """
    listed = {
        letter.strip(LEFT_TO_RIGHT): [other["c"].strip(LEFT_TO_RIGHT) for other in others]
        for letter, others in load("confusables.json").items()
    }
    found: dict[str, str] = {}
    for letter, others in listed.items():
        if len(letter) == 1 and len(others) == 1:
            mutual = len(listed.get(others[0], ())) == 1
            if not mutual or (-len(letter), letter) > (-len(others[0]), others[0]):
                found[letter] = others[0]
    return found


# --- at one table ---------------------------------------------------------------------------------------------------


def apart(name: str, seat: int, others: Iterable[str], theirs: bool = False) -> str:
    """The name under which somebody sits down at `seat`: with the seat's number if it looks like another one there.

    `theirs`: it looks like a name that somebody else has claimed.
    """
    taken = {skeleton(other) for other in others if other}
    if not theirs and skeleton(name) not in taken:
        return name
    stem = name[: LONGEST_NAME - 4].rstrip()
    numbers = (number for number in range(seat + 1, seat + 100))
    return next(called for n in numbers if skeleton(called := f"{stem} {n}") not in taken)
