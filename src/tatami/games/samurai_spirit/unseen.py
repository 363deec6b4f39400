"""What a card that nobody has seen can be. Hot.

Nobody has seen most cards, so they are not dealt out. A turned-up card is drawn by chance among the cards it can be,
each as likely as at a real table (R11.2):

- All unseen cards of a round, in the pile or among the intruders, are alike: any of the UNSEEN cards of a kind, as many
  of that kind as are in the round (`slots`). Where the raiders of one or two players were dealt again until two dolls
  were among them, an unseen card is a doll a little more often, until two have been seen (R10.2).
- A boss's penalty shuffles the pile with a discarded card (R6.8). Everybody knows that this card, and any card that lay
  face up on the pile or was put under it, is now in the pile, but not among the intruders that were unseen before. So
  every such shuffle over unseen intruders starts a new layer: a card of layer 2 can be any unseen card that has been in
  the pile since the second such shuffle. Layer 0 holds what has never been seen. Turning up a card asks chance from the
  latest layer down ("deeper").
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.rng import Rng
from tatami.games.samurai_spirit import actions, spot
from tatami.games.samurai_spirit.data import BOSS, CARDS, DOLL, KIND, KIND_FROM, KINDS, LIEUTENANT, MARAUDER, SYMBOL
from tatami.games.samurai_spirit.table import SpiritTable


def choose(n: i64, k: i64) -> i64:
    """In how many ways k of n cards can be picked."""
    if k < 0 or k > n:
        return 0
    ways: i64 = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


def hands(size: i64, dolls: i64, others: i64, least: i64) -> i64:
    """In how many ways `size` cards with at least `least` (up to two) dolls can be picked."""
    ways = choose(dolls + others, size)
    if least > 0:
        ways -= choose(others, size)
    if least > 1:
        ways -= dolls * choose(others, size - 1)
    return ways


# --- cards that have never been seen ----------------------------------------------------------------------------------


def odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    """What the card that is turned up can be, at the layer `depth`."""
    if table.depth > 0:
        return _layer_odds(table, outcomes, weights)
    found: i64 = 0
    common = _common_multiple(table)
    for kind in range(i64(len(KINDS))):
        if table.slots[kind] > 0:
            weight = table.slots[kind] * (common // table.candidates[kind])
            for card in range(KIND_FROM[kind], KIND_FROM[kind + 1]):
                if table.where[card] == spot.UNSEEN:
                    outcomes[found] = actions.CARD + card
                    weights[found] = weight
                    found += 1
    if table.dolls_due > 0:
        return _weigh_dolls(table, outcomes, weights, found)
    return found


def draw(table: SpiritTable, rng: Rng) -> i64:
    """One of the `odds` at layer 0 where no dolls are due, without listing them."""
    common = _common_multiple(table)
    rest = rng.below((table.slots[MARAUDER] + table.slots[LIEUTENANT] + table.slots[BOSS]) * common)
    kind: i64 = MARAUDER
    while rest >= table.slots[kind] * common:
        rest -= table.slots[kind] * common
        kind += 1
    number = rest // (table.slots[kind] * (common // table.candidates[kind]))
    where = table.where
    card = KIND_FROM[kind]
    while number > 0 or where[card] != spot.UNSEEN:
        if where[card] == spot.UNSEEN:
            number -= 1
        card += 1
    return actions.CARD + card


def _common_multiple(table: SpiritTable) -> i64:
    """A common multiple of the candidates of all kinds in the round.

    A card of a kind weighs the slots of that kind times the candidates of the others, so that all are whole numbers.
    """
    product: i64 = 1
    for kind in range(i64(len(KINDS))):
        if table.slots[kind] > 0:
            product *= table.candidates[kind]
    return product


def _weigh_dolls(table: SpiritTable, outcomes: vec[i64], weights: vec[i64], count: i64) -> i64:
    """Marauders among which some dolls must be: in how many ways the other slots can be filled (R10.2)."""
    dolls: i64 = 0
    for number in range(count):
        if SYMBOL[outcomes[number] - actions.CARD] == DOLL:
            dolls += 1
    size = table.slots[MARAUDER] - 1
    doll = hands(size, dolls - 1, count - dolls, table.dolls_due - 1)
    other = hands(size, dolls, count - dolls - 1, table.dolls_due)
    found: i64 = 0
    for number in range(count):
        weight = other
        if SYMBOL[outcomes[number] - actions.CARD] == DOLL:
            weight = doll
        # Nothing but dolls is possible when as many cards as dolls are due.
        if weight > 0:
            outcomes[found] = outcomes[number]
            weights[found] = weight
            found += 1
    return found


def identify(table: SpiritTable, card: i64) -> None:
    """An unseen card has been turned up: it is this one."""
    if table.where[card] == spot.UNSEEN:
        kind = KIND[card]
        table.slots[kind] -= 1
        table.candidates[kind] -= 1
        if table.dolls_due > 0 and kind == MARAUDER and SYMBOL[card] == DOLL:
            table.dolls_due -= 1


# --- cards that were shuffled back ------------------------------------------------------------------------------------


def _layer_odds(table: SpiritTable, outcomes: vec[i64], weights: vec[i64]) -> i64:
    found: i64 = 0
    later: i64 = 0
    for card in range(i64(CARDS)):
        layer = table.where[card] - spot.UNSEEN
        if layer == table.depth:
            outcomes[found] = actions.CARD + card
            weights[found] = 1
            found += 1
        elif layer > table.depth:
            later += 1
    rest = places_of(table, table.depth) - later - found
    if rest > 0:
        outcomes[found] = actions.DEEPER
        weights[found] = rest
        found += 1
    return found


def places_of(table: SpiritTable, layer: i64) -> i64:
    """In how many places a card of that layer can lie."""
    places = table.deep
    for number in range(table.breach):
        if -1 - table.intruders[number] >= layer:
            places += 1
    return places


def look_at_layer(table: SpiritTable, layer: i64) -> None:
    """Let chance look at `layer`, or at the next lower one that has any card."""
    while layer > 0:
        for card in range(i64(CARDS)):
            if table.where[card] - spot.UNSEEN == layer:
                table.depth = layer
                return
        layer -= 1
    table.depth = 0
