"""The numbers a table of Samurai Spirit is written in: stages, phases, where a card is, what falls on the village."""

from __future__ import annotations

from typing import Final

NONE: Final = -1

# --- stages: what is being decided or drawn ---------------------------------------------------------------------------

DEAL: Final = 0
"""Chance deals a samurai."""
CHOOSE: Final = 1
"""A player chooses a samurai."""
FIRST: Final = 2
"""Chance picks who begins."""
SPARE: Final = 3
"""Use tokens of absent samurai?"""
PENALTY: Final = 4
"""Ignore the penalty, or which comes first?"""
LOSE: Final = 5
"""Which card of the left side is discarded?"""
ACTION: Final = 6
"""Fight, support or pass."""
CARD: Final = 7
"""What to do with the drawn card."""
AGAIN: Final = 8
"""Fight a second time?"""
KIAI: Final = 9
"""Use the kiai's effect?"""
GIVE: Final = 10
"""... and to whom goes the token or card?"""
PLACE: Final = 11
"""The receiver places the card left or right."""
ORDER: Final = 12
"""In which order do the revealed raiders go back?"""
DRAW: Final = 13
"""Chance turns up a raider."""
RETURN: Final = 14
"""Chance takes a card of the discard pile to be shuffled back."""
FARM: Final = 15
"""Chance takes a farm."""
FAMILY: Final = 16
"""Chance takes a family."""
HURT: Final = 17
"""Chance picks who is wounded."""
CURE: Final = 18
"""Chance picks who is healed."""
OVER: Final = 19
RUN: Final = 20
"""Nothing to decide: the rules go on by themselves. Never seen from outside."""

STAGES: Final = (
    "deal",
    "choose",
    "first",
    "spare",
    "penalty",
    "lose",
    "action",
    "card",
    "again",
    "kiai",
    "give",
    "place",
    "order",
    "draw",
    "return",
    "farm",
    "family",
    "hurt",
    "cure",
    "over",
)

# --- phases: where the rules go on once everything urgent is settled --------------------------------------------------

SETUP: Final = 0
PREPARE: Final = 1
SUFFER: Final = 2
ACT: Final = 3
FIGHTING: Final = 4
LEAVE: Final = 5
HATS: Final = 6
"""From here on: the steps that end a round."""
HOUSES: Final = 7
DOLLS: Final = 8
BONUSES: Final = 9
INTRUDERS: Final = 10

PHASES: Final = (
    "setup",
    "prepare",
    "suffer",
    "act",
    "fighting",
    "leave",
    "hats",
    "houses",
    "dolls",
    "bonuses",
    "intruders",
)

# --- where a card is --------------------------------------------------------------------------------------------------

BOX: Final = 0
"""Not in this round."""
DISCARDED: Final = 1
ON_TOP: Final = 2
"""Face up on the raider pile."""
AT_BOTTOM: Final = 3
"""Put under the raider pile."""
RIGHT: Final = 4
LEFT: Final = 5
INTRUDED: Final = 6
"""Among the intruders, and everybody knows it."""
PLAYED: Final = 7
"""Drawn and being played."""
SHOWN: Final = 8
"""Revealed by Katsushiro's kiai, to be put back."""
UNSEEN: Final = 9
"""Somewhere unseen. Higher numbers: shuffled back so many layers deep (see `piles.py`)."""

# --- tokens of absent samurai -----------------------------------------------------------------------------------------

READY: Final = -1
SPENT: Final = -2

# --- what a penalty forbids for the rest of the turn, as bits ---------------------------------------------------------

BAN_DEFENCE: Final = 1
BAN_SUPPORT: Final = 2
BAN_ALL_BUT_PASS: Final = 4
BAN_TALENTS: Final = 8

# --- what still falls on the village ----------------------------------------------------------------------------------

BLOWS: Final = ("barricade", "farm", "family", "wound")
BLOW_BARRICADE: Final = 0
BLOW_FARM: Final = 1
BLOW_FAMILY: Final = 2
BLOW_WOUND: Final = 3

# --- why a card is turned up ------------------------------------------------------------------------------------------

PURPOSES: Final = ("fight", "redraw", "punish", "scatter", "reveal", "repel", "bonus", "storm")
TO_FIGHT: Final = 0
TO_REDRAW: Final = 1
TO_PUNISH: Final = 2
"""A penalty makes a neighbour draw."""
TO_SCATTER: Final = 3
"""Gorobei's kiai."""
TO_REVEAL: Final = 4
"""Katsushiro's kiai."""
TO_REPEL: Final = 5
"""Kanbei's kiai. From here on the card comes from the intruders."""
TO_BONUS: Final = 6
TO_STORM: Final = 7

# --- results ----------------------------------------------------------------------------------------------------------

REASONS: Final = ("", "victory", "killed", "farms", "families")
VICTORY: Final = 1
KILLED: Final = 2
FARMS_GONE: Final = 3
FAMILIES_GONE: Final = 4
