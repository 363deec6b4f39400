"""What stands in the way of an action of Koi-Koi. A reason rests only on what the asking seat may know."""

from __future__ import annotations

from tatami.core.refusal import Bar

FINE, OF_CHANCE, NOT_IN_HAND, OTHER_FLOWER, NOT_ON_FIELD = range(5)

ROWS = (
    Bar(""),
    Bar("chance", "R1.3"),
    Bar("not-in-hand", "R2.1", ("card",)),
    Bar("other-flower", "R2.2", ("card", "flower")),
    Bar("not-on-field", "R2.2", ("card",)),
)
