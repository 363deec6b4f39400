"""Positions set up by hand and codes played on them, so that a test reads like an example in a rulebook.

    table = lay("1 9 3 | 10 X", "2 8 5 | 4 7")   # what lies at a, b and c | the hand; one text a player
    table.play("1:b>2b 2:plain 2:fill-4")        # as in a record: who:what
    assert table.court(2) == "2 4 5 | 7"
    assert table.prison(1) == "2:8"              # whose:which

A dot is an empty place. Players count from 1, as in codes; None is a spectator.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tatami import IllegalMove, Match
from tatami.core.events import Emit, Event
from tatami.core.refusal import Refusal
from tatami.core.rng import stream
from tatami.core.state import CHANCE
from tatami.games.tenno import GAME
from tatami.games.tenno.data import FACES
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.view import TennoView

NAMES = ("Ada", "Bo", "Cyr", "Dee", "Eli", "Fay", "Gus")
CARDS = "1 2 3 4 5 6 7 8 9 10 X"


def document(*courts: str, prison: dict[int, str] | None = None, turn: int = 1, **fields: Any) -> dict[str, Any]:
    """The JSON position of some courts. `prison`: captor to "owner:card owner:card"; `fields` as they are in JSON."""
    seats = len(courts)
    halves = [court.partition("|") for court in courts]
    cells: list[list[list[str]]] = [[[] for _ in range(seats)] for _ in range(seats)]
    for captor, held in (prison or {}).items():
        for item in held.split():
            owner, _, card = item.partition(":")
            cells[captor - 1][int(owner) - 1].append(card)
    return {
        "game": "tenno",
        "seats": seats,
        "turn": turn - 1,
        "table": [[None if card == "." else card for card in table.split()] for table, _, _ in halves],
        "hand": [hand.split() for _, _, hand in halves],
        "prison": cells,
        **fields,
    }


def lay(*courts: str, prison: dict[int, str] | None = None, turn: int = 1, **fields: Any) -> Scene:
    """A match from a position that was set up by hand."""
    state = GAME.from_json(document(*courts, prison=prison, turn=turn, **fields))
    return Scene(Match("tenno", seats=len(courts), names=NAMES[: len(courts)], start=state))


def new_game(seats: int = 2, seed: int = 1, **options: str) -> Scene:
    """A match from its very beginning."""
    return Scene(Match("tenno", seats=seats, seed=seed, names=NAMES[:seats], options=options))


class Scene:
    """A match in the words of these tests."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._told = self._lengths()
        self._gone_before = [court.discarded for court in self.view(None).courts]

    def _lengths(self) -> dict[int | None, int]:
        return {player: len(self.match.feed(_seat(player))) for player in self._audience()}

    def _audience(self) -> list[int | None]:
        return [None, *range(1, self.match.seats + 1)]

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, moves: str) -> Scene:
        """Play moves, each as `player:code`."""
        self._told = self._lengths()
        for move in moves.split():
            player, _, code = move.partition(":")
            self.match.submit(int(player) - 1, code)
        return self

    def refusal(self, player: int, code: str) -> Refusal:
        """The refusal of a code that is not allowed; it changes nothing."""
        before = self.match.key()
        try:
            self.match.submit(player - 1, code)
        except IllegalMove as problem:
            assert self.match.key() == before
            return problem.refusal
        raise AssertionError(f"{code} was allowed")

    def refused(self, player: int, code: str) -> tuple[str, str]:
        """The refusal's code and the paragraph that it names."""
        refusal = self.refusal(player, code)
        return refusal.code, refusal.rule

    # --- what is there ------------------------------------------------------------------------------------------------

    def court(self, player: int) -> str:
        """What truly lies before a player, and the hand."""
        position = self.match.position()
        table = " ".join(card or "." for card in position["table"][player - 1])
        return f"{table} | {' '.join(position['hand'][player - 1])}".rstrip()

    def prison(self, player: int) -> str:
        """The prisoners that a player truly holds."""
        cells = self.match.position()["prison"][player - 1]
        return " ".join(f"{owner}:{card}" for owner, held in enumerate(cells, 1) for card in held)

    def discarded(self, player: int) -> str:
        """The cards of a player that everybody saw leave the game since the position was set up."""
        before = self._gone_before[player - 1]
        return faces(tuple(card for card in self.view(None).courts[player - 1].discarded if card not in before))

    @property
    def stage(self) -> str:
        return str(self.match.position()["stage"])

    @property
    def turn(self) -> int:
        return int(self.match.position()["turn"]) + 1

    @property
    def to_act(self) -> list[int]:
        return [seat + 1 for seat in self.match.to_act]

    def legal(self, player: int) -> str:
        return " ".join(self.match.legal(player - 1))

    # --- what is seen -------------------------------------------------------------------------------------------------

    def view(self, player: int | None) -> TennoView:
        view = self.match.view(_seat(player))
        assert isinstance(view, TennoView)
        return view

    def may_be(self, player: int | None, owner: int) -> list[str]:
        """What the owner's three places can hold, as far as the player can tell: "up", "gap", cards, or "?"."""
        places = self.view(player).courts[owner - 1].places
        return [faces(place.may_be) if place.may_be else place.lies.replace("down", "?") for place in places]

    def imagine(self, player: int, *name: object) -> Tenno:
        """A position that the player cannot tell from the true one, drawn from the stream of that name."""
        twin = self.match.imagine(player - 1, stream("imagine", *name))
        assert isinstance(twin, Tenno)
        return twin

    def seen(self, player: int | None) -> list[dict[str, object]]:
        """What the player noticed during the last `play`, with all facts."""
        return [json.loads(json.dumps(seen.as_json())) for seen in self.match.feed(_seat(player), self._told[player])]

    def kinds(self, player: int | None = None) -> str:
        """The kinds of events the player noticed during the last `play`."""
        return " ".join(str(event["event"]) for event in self.seen(player))

    def said(self, player: int | None = None, lang: str = "en") -> list[str]:
        """The same as the sentences the player reads."""
        words = GAME.words(lang, self.match.names)
        return [words.event(seen) for seen in self.match.feed(_seat(player), self._told[player])]


def _seat(player: int | None) -> int | None:
    return None if player is None else player - 1


def faces(cards: tuple[int, ...]) -> str:
    """Cards by what is printed in their corners."""
    return " ".join(FACES[card] for card in cards)


def random_game(seed: int | str, seats: int, **options: str) -> Iterator[tuple[Tenno, list[Event]]]:
    """The positions of a random game on the bare state, each with the events that led to it."""
    state = GAME.new(seats, GAME.meta.settle(seats, options))
    rng = stream(seed, "random game")
    yield state, []
    while owing := state.to_act():
        seat = owing[rng.below(len(owing))]
        actions = [action for action, _ in state.chance()] if seat == CHANCE else state.legal(seat)
        emit = Emit()
        state.apply(seat, actions[rng.below(len(actions))], emit)
        yield state, emit.events
