"""What things are worth in Tenno. The numbers were fitted to some thousand games that the search played against itself.

Cards are listed from the peasant 1 to the geisha. Prospects are counted in log odds, attacks in points of a prison.
Hot.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

# --- what a card adds to its owner's prospects, by where it is --------------------------------------------------------

HAND: Final = vec[float]([0.37, 0.19, 0.17, 0.14, 0.22, 0.31, 0.05, 0.34, 0.68, 0.28, 1.27])
"""In hand."""
HIDDEN: Final = vec[float]([-0.02, -0.17, -0.23, -0.37, 0.00, -0.03, -0.33, 0.06, 0.60, 0.34, 0.87])
"""Before its owner, unseen by every opponent."""
SHOWN: Final = vec[float]([-0.12, -0.12, -0.28, -0.25, -0.45, -0.08, -0.18, 0.13, 0.38, -0.24, 0.48])
"""Before its owner, and some opponent knows it."""

ODDS: Final = vec[float]([1.0, 1.0, 1.0, 1.0, 0.5, 0.6, 0.8, 1.1, 1.4, 2.2, 0.85])
"""How likely a card is laid rather than kept in hand: shogun and daimyo are seldom kept, monk and ronin often."""

# --- what else adds to the prospects ----------------------------------------------------------------------------------

POINT: Final = 0.156
"""A point of the prison at the start."""
LATE: Final = 0.187
"""How much more a point adds at the end."""
TEMPO: Final = -0.04
"""Being on turn, beside the best attack at hand."""
THREAT: Final = 0.14
"""A point of the best attack, to the seat on turn."""
MENACE: Final = 0.04
"""A point of the best attack, to a seat that waits."""

# --- how the search uses them -----------------------------------------------------------------------------------------

LEAN: Final = 1.0
"""How strongly the tree leans on the best action at first."""
SLOPE: Final = 0.08
"""How much less it leans on another action for every point less."""
EXPLORES: Final = 0.6
"""The share of the usual exploring that is left to do."""
ROLLOUT_TEMPERATURE: Final = 2.0
"""The softmax temperature outside the tree, in points."""
LAYABLE: Final = 0.15
"""How much a card's place must add to count as a point when cards are laid."""
SHY: Final = 3.0
"""The points that a shown monk must save."""
LOOK: Final = 8.0
"""The points of looking at a card that is not known yet."""
