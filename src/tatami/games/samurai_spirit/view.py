"""The shape of a view of Samurai Spirit: the types of what a seat is told, filled by perspective.py."""

from __future__ import annotations

import msgspec

from tatami.core.view import View


class Board(msgspec.Struct, frozen=True):
    """One samurai's side of the table."""

    seat: int
    """The player who leads this samurai."""
    samurai: int | None
    """Which of the seven; None before it is dealt or chosen."""
    animal: bool
    wounded: bool
    """Whether a wound token lies on the board."""
    passed: bool
    kiai: int
    """The kiai value of the side that is up."""
    sum: int
    line: tuple[int, ...]
    """The cards on the right, from the first to the last."""
    left: tuple[int | None, ...]
    """The cards on the left: hat, house, doll."""
    tokens: tuple[int, ...]
    """Whose support tokens lie here, the own one at hand included."""
    dead: bool = False
    """Whether the samurai has been killed, by a fourth wound."""


class Unseen(msgspec.Struct, frozen=True):
    """What the cards that nobody has seen can be."""

    cards: tuple[int, ...]
    """Never seen in this round."""
    marauders: int
    lieutenants: int
    bosses: int
    """How many of them of each kind are in the round."""
    returned: tuple[int, ...]
    """Seen, and shuffled back."""


class SamuraiSpiritView(View, frozen=True, kw_only=True):
    """All that a seat of Samurai Spirit may know."""

    level: int
    round: int
    """1 to 3; 0 before the first."""
    turn: int | None
    """The place whose turn it is."""
    decider: int | None
    """The place for which something is to be decided."""
    boards: tuple[Board, ...]
    barricades: int
    most_barricades: int
    farms: int
    farm_tokens: tuple[int, ...] | None
    """How many farms carry each penalty, at the levels that use them."""
    families: tuple[int, ...]
    """The bonuses of the families that are left."""
    raiders: int
    on_top: tuple[int, ...]
    """Cards that lie face up on the raider pile, from the top."""
    at_bottom: tuple[int, ...]
    """Cards that were put under it, the lowest last."""
    intruders: tuple[int | None, ...]
    """From the top; None for a card nobody has seen."""
    discarded: tuple[int, ...]
    unseen: Unseen
    spares: tuple[int, ...]
    """Tokens of absent samurai that are ready."""
    bans: tuple[str, ...]
    """What penalties forbid in this turn."""
    penalties: tuple[int, ...]
    """The penalties still to be applied, while they are being chosen."""
    card: int | None
    """The card being played."""
    kiai: int | None
    """The place whose kiai is being resolved."""
    uses: int
    picked: int | None
    """The samurai whose token or last card is to be given."""
    shown: tuple[int, ...]
    """Revealed raiders still to be put back."""
    ordered: tuple[int, ...]
    """Those put back already, from the top."""
    result: str | None
    score: int | None
