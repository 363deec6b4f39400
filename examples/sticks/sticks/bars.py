"""What stands in the way of an action of Sticks."""

from tatami.core.refusal import Bar

FINE, TOO_FEW = range(2)

ROWS = (
    Bar(""),
    Bar("too-few", "R1.2", ("left",)),
)
