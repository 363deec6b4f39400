"""What stands in the way of an action of Koi-Koi. R numbers are those of RULES.md."""

from __future__ import annotations

from tatami.core.refusal import Bar, Refusal

FINE = 0
BY_CHANCE = 1
NOT_IN_HAND = 2
OTHER_FLOWER = 3
NOT_ON_FIELD = 4

ROWS = (
    Bar("fine"),
    Bar("chance", "R1.3"),
    Bar("not-in-hand", "R2.1", ("card",)),
    Bar("other-flower", "R2.2", ("card", "flower")),
    Bar("not-on-field", "R2.2", ("card",)),
)


def refusal(bar: int, **facts: object) -> Refusal:
    """The refusal for a reason, with those of the facts that it mentions."""
    return ROWS[bar].refusal(facts)
