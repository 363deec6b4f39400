"""The components of Samurai Spirit.

Certain: all counts, the kiai values, the difficulty levels, and the nine cards that the rulebook pictures. The other
cards come from one public transcription (high confidence; the two bosses with a doubled penalty: medium). The split of
the penalties on the farm tokens is reconstructed: the book says that all six have one, of four kinds, but not how many
of each; so are three of the seven animals, which only names and pictures need.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- the village ------------------------------------------------------------------------------------------------------

FARMS: Final = 6
FAMILIES: Final = 3
ALL_FAMILIES: Final = 0b111
ROUNDS: Final = 3
TURN_LIMIT: Final = 200
"""A round of so many turns ends as if all had passed (R7.5)."""

FARM_PENALTIES: Final = ("family", "farm", "barricade", "wound")
FARM_FAMILY: Final = 0
FARM_FARM: Final = 1
FARM_BARRICADE: Final = 2
FARM_WOUND: Final = 3
FARM_TOKENS: Final[tuple[int, ...]] = (1, 1, 2, 2)
"""How many of the six farm tokens carry each penalty. Reconstructed."""

FAMILY_BONUSES: Final = ("heal", "barricade", "intruder")
FAMILY_HEAL: Final = 0
FAMILY_BARRICADE: Final = 1
FAMILY_INTRUDER: Final = 2

# --- the levels -------------------------------------------------------------------------------------------------------

LEVELS: Final = ("easy", "normal", "hard", "heroic")
EASY: Final = 0
NORMAL: Final = 1
HARD: Final = 2
HEROIC: Final = 3

EXTRA_BARRICADES: Final[tuple[int, ...]] = (3, 2, 1, 0)
"""Barricades beyond one a samurai, by level."""
MARAUDERS_EACH: Final[tuple[int, ...]] = (6, 7, 7, 7)
"""Marauders a samurai, by level."""
OFFICERS_LESS: Final[tuple[int, ...]] = (1, 0, 0, 0)
"""By how many lieutenants and bosses fall short of one a samurai, by level."""

# --- the samurai ------------------------------------------------------------------------------------------------------

HEIHACHI: Final = 0
DAISUKE: Final = 1
GOROBEI: Final = 2
KANBEI: Final = 3
KIKUCHIYO: Final = 4
KYUZO: Final = 5
KATSUSHIRO: Final = 6
SAMURAI: Final = 7

NAMES: Final = ("Heihachi", "Daisuke", "Gorobei", "Kanbei", "Kikuchiyo", "Kyuzo", "Katsushiro")
ANIMALS: Final = ("raccoon-dog", "monkey", "bear", "boar", "tiger", "wolf", "fox")
"""The raccoon dog, the wolf and the fox are guesses from the pictures."""
HUMAN_KIAI: Final = vec[i64]([8, 8, 9, 9, 10, 9, 10])
ANIMAL_KIAI: Final = vec[i64]([11, 11, 12, 12, 13, 12, 13])

MAX_TEAM: Final = 7
DEADLY: Final = 4
"""The wound that kills."""

# --- the raiders ------------------------------------------------------------------------------------------------------

SYMBOLS: Final = ("hat", "house", "doll")
SIDE: Final = 3
"""How many cards the left side can hold: one of each symbol."""
HAT: Final = 0
HOUSE: Final = 1
DOLL: Final = 2
NO_SYMBOL: Final = -1

KINDS: Final = ("marauder", "lieutenant", "boss")
MARAUDER: Final = 0
LIEUTENANT: Final = 1
BOSS: Final = 2

PENALTIES: Final = (
    "none",
    "barricade",
    "wound",
    "intruder",
    "no_defend",
    "no_support",
    "left_draws",
    "right_draws",
    "must_pass",
    "reshuffle_discard",
    "no_talent",
    "discard_left",
)
NO_PENALTY: Final = 0
BARRICADE: Final = 1
WOUND: Final = 2
INTRUDER: Final = 3
NO_DEFEND: Final = 4
NO_SUPPORT: Final = 5
LEFT_DRAWS: Final = 6
RIGHT_DRAWS: Final = 7
MUST_PASS: Final = 8
RESHUFFLE: Final = 9
NO_TALENT: Final = 10
DISCARD_LEFT: Final = 11

CARDS: Final = 66
DOLLS_WANTED: Final = 2
"""The dolls that must be among the raiders of one or two players (R10.2)."""

RAIDERS: Final[tuple[tuple[str, str, int, str], ...]] = (
    # id, symbol, flame, penalties
    ("M1-01", "hat", 1, "wound"),
    ("M1-02", "hat", 1, ""),
    ("M1-03", "hat", 0, "intruder"),
    ("M1-04", "hat", 0, "no_defend"),
    ("M1-05", "doll", 1, "barricade"),
    ("M1-06", "doll", 1, "wound"),
    ("M1-07", "doll", 0, ""),
    ("M1-08", "doll", 0, "intruder"),
    ("M1-09", "house", 1, "barricade"),
    ("M1-10", "house", 1, "wound"),
    ("M1-11", "house", 0, "no_support"),
    ("M1-12", "house", 0, "intruder"),
    ("M1-13", "", 0, "barricade"),
    ("M2-01", "hat", 1, "wound"),
    ("M2-02", "hat", 1, ""),
    ("M2-03", "hat", 0, "intruder"),
    ("M2-04", "hat", 0, "no_defend"),
    ("M2-05", "doll", 1, "barricade"),
    ("M2-06", "doll", 1, "wound"),
    ("M2-07", "doll", 0, ""),
    ("M2-08", "doll", 0, "intruder"),
    ("M2-09", "house", 1, "barricade"),
    ("M2-10", "house", 1, "wound"),
    ("M2-11", "house", 0, "no_support"),
    ("M2-12", "house", 0, "intruder"),
    ("M2-13", "", 0, "barricade"),
    ("M3-01", "hat", 1, "barricade"),
    ("M3-02", "hat", 1, ""),
    ("M3-03", "hat", 0, "left_draws"),
    ("M3-04", "doll", 1, "barricade"),
    ("M3-05", "doll", 1, "wound"),
    ("M3-06", "doll", 0, ""),
    ("M3-07", "doll", 0, "no_defend"),
    ("M3-08", "doll", 0, "left_draws"),
    ("M3-09", "house", 1, "barricade"),
    ("M3-10", "house", 1, "wound"),
    ("M3-11", "house", 0, "no_support"),
    ("M3-12", "house", 0, "left_draws"),
    ("M3-13", "", 0, "wound"),
    ("M4-01", "hat", 1, "barricade"),
    ("M4-02", "hat", 1, "right_draws"),
    ("M4-03", "hat", 0, ""),
    ("M4-04", "doll", 1, "barricade"),
    ("M4-05", "doll", 1, "wound"),
    ("M4-06", "doll", 0, ""),
    ("M4-07", "doll", 0, "no_defend"),
    ("M4-08", "doll", 0, "right_draws"),
    ("M4-09", "house", 1, "barricade"),
    ("M4-10", "house", 1, "wound"),
    ("M4-11", "house", 0, "no_support"),
    ("M4-12", "house", 0, "right_draws"),
    ("M4-13", "", 0, "wound"),
    ("L5-01", "hat", 0, "wound"),
    ("L5-02", "doll", 0, "intruder"),
    ("L5-03", "house", 0, "barricade"),
    ("L5-04", "", 1, "barricade"),
    ("L5-05", "", 1, "wound"),
    ("L5-06", "", 1, "intruder"),
    ("L5-07", "", 1, "no_support"),
    ("B6-01", "hat", 1, "intruder intruder"),
    ("B6-02", "doll", 1, "must_pass"),
    ("B6-03", "house", 1, "barricade barricade"),
    ("B6-04", "", 1, "no_defend reshuffle_discard"),
    ("B6-05", "", 1, "wound no_talent"),
    ("B6-06", "", 1, "no_support wound"),
    ("B6-07", "", 1, "discard_left"),
)

CARD_IDS: Final[tuple[str, ...]] = tuple([row[0] for row in RAIDERS])
STRENGTH: Final = vec[i64]([int(row[0][1]) for row in RAIDERS])
SYMBOL: Final = vec[i64]([SYMBOLS.index(row[1]) if row[1] else NO_SYMBOL for row in RAIDERS])
FLAME: Final = vec[i64]([row[2] for row in RAIDERS])
KIND: Final = vec[i64]([max(int(row[0][1]) - 4, 0) for row in RAIDERS])
KIND_FROM: Final = vec[i64]([sum(each < kind for each in KIND) for kind in range(len(KINDS) + 1)])
"""The first card of each kind, which stand together, and at last the number of all cards."""


def _penalty(row: tuple[str, str, int, str], number: int) -> int:
    names = row[3].split()
    return PENALTIES.index(names[number]) if number < len(names) else NO_PENALTY


PENALTY_ONE: Final = vec[i64]([_penalty(row, 0) for row in RAIDERS])
PENALTY_TWO: Final = vec[i64]([_penalty(row, 1) for row in RAIDERS])
