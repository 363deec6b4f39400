"""Bars: what stands in the way of an action. Hot."""

from __future__ import annotations

from typing import Final

from tatami.core.refusal import Bar

FINE: Final = 0
"""Nothing: the action is legal."""
SAMURAI_TAKEN: Final = 1
SPARE_PRESENT: Final = 2
SPARE_USED: Final = 3
CANNOT_IGNORE: Final = 4
NOT_THAT_PENALTY: Final = 5
NOTHING_THERE: Final = 6
NO_SUPPORT: Final = 7
TOKEN_AWAY: Final = 8
SUPPORT_SELF: Final = 9
SAMURAI_ABSENT: Final = 10
SAMURAI_PASSED: Final = 11
NO_SYMBOL: Final = 12
SYMBOL_THERE: Final = 13
NO_DEFENCE: Final = 14
MOVED_CARD: Final = 15
BOUND_CARD: Final = 16
NO_TALENT: Final = 17
LENT_TALENT: Final = 18
EVEN_ONLY: Final = 19
ODD_ONLY: Final = 20
TALENT_MISSING: Final = 21
NO_DUPLICATE: Final = 22
PILE_EMPTY: Final = 23
HANDED_BEFORE: Final = 24
NO_NEIGHBOUR: Final = 25
BARRICADES_FULL: Final = 26
OTHER_KIAI: Final = 27
HUMAN_KIAI: Final = 28
NOT_WOUNDED: Final = 29
NOBODY_ELSE: Final = 30
LINE_EMPTY: Final = 31
THERE_ALREADY: Final = 32
NOT_SHOWN: Final = 33
NAME_SAMURAI: Final = 34

ROWS: Final = (
    Bar(""),
    Bar("samurai-taken", "R1.3", ("samurai",)),
    Bar("spare-present", "R10.1", ("samurai",)),
    Bar("spare-used", "R10.1", ("samurai",)),
    Bar("cannot-ignore", "R4.7", ("parity",)),
    Bar("not-that-penalty", "R2.3", ("penalty",)),
    Bar("nothing-there", "R6.9", ("symbol",)),
    Bar("no-support", "R6.6"),
    Bar("token-away", "R7.1", ("samurai",)),
    Bar("support-self", "R7.1"),
    Bar("samurai-absent", "", ("samurai",)),
    Bar("samurai-passed", "", ("samurai",)),
    Bar("no-symbol", "R3.4", ("card",)),
    Bar("symbol-there", "R3.4", ("symbol",)),
    Bar("no-defence", "R6.6"),
    Bar("moved-card", "R5.8"),
    Bar("bound-card", "R4.10"),
    Bar("no-talent", "R6.8"),
    Bar("lent-talent", "R4.2", ("samurai",)),
    Bar("even-only", "R4.5", ("samurai",)),
    Bar("odd-only", "R4.5", ("samurai",)),
    Bar("talent-missing", "R4.2", ("samurai",)),
    Bar("no-duplicate", "R4.9", ("card",)),
    Bar("pile-empty", "R4.10"),
    Bar("handed-before", "R4.6", ("samurai",)),
    Bar("no-neighbour", "R4.5", ("samurai",)),
    Bar("barricades-full", "R5.5", ("most",)),
    Bar("other-kiai", "", ("samurai",)),
    Bar("human-kiai", "R5.6", ("samurai",)),
    Bar("not-wounded", "R5.6", ("samurai",)),
    Bar("nobody-else"),
    Bar("line-empty", "", ("samurai",)),
    Bar("there-already", "", ("samurai",)),
    Bar("not-shown", "R5.12", ("card",)),
    Bar("name-samurai", "", ("samurai",)),
)
"""In the order of their numbers. A row without a rule stands in the way of several things: the phase names the rule."""
