"""The stages of Sticks: who decides, under which rule, and which paragraphs help."""

from tatami.core.stage import Stage, helps, names

TAKE, OVER = range(2)

ROWS = (
    Stage("take", "turn", "R1.2", ("R1.1", "R1.2")),
    Stage("over", "nobody", help=("R1.3",)),
)

NAMES, HELPS = names(ROWS), helps(ROWS)
