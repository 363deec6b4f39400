"""Tenno, by Lukas Zach and Michael Palm: bluff and memory for 2 to 7 players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tatami.core.account import Moment, Tally
from tatami.core.events import Event, Seen
from tatami.core.game import Game, make_picklable
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.retrace import Play
from tatami.games.tenno import imagining, laid
from tatami.games.tenno.account import account, score
from tatami.games.tenno.actions import CODES, PLACE_NAMES
from tatami.games.tenno.data import FACES, STRENGTHS
from tatami.games.tenno.examples import EXAMPLES
from tatami.games.tenno.grammar import FORMS
from tatami.games.tenno.habits import habits
from tatami.games.tenno.lessons import LESSONS
from tatami.games.tenno.memory import Memory
from tatami.games.tenno.meta import META
from tatami.games.tenno.perspective import view
from tatami.games.tenno.phases import arrange
from tatami.games.tenno.position.reading import from_json
from tatami.games.tenno.position.writing import to_json
from tatami.games.tenno.rules import Tenno
from tatami.games.tenno.table import FIELDS
from tatami.games.tenno.tensor import TennoEncoder
from tatami.games.tenno.turning import turning
from tatami.games.tenno.view import TennoView
from tatami.games.tenno.words import CARD_PIECES, FOLDER, TennoWords


class TennoGame(Game[Tenno, TennoView]):
    """The front door of Tenno."""

    meta = META
    codes = CODES
    grammar = FORMS
    folder = FOLDER
    fields = FIELDS
    lessons = LESSONS
    imagines = True
    examples = EXAMPLES

    def new(self, seats: int, options: Mapping[str, str]) -> Tenno:
        state = Tenno(seats)
        state.known = Memory(seats)
        state.aid = 1 if options["memory"] == "aid" else 0
        if options["first"] != "random":
            arrange.open_window(state, int(options["first"]) - 1)
        return state

    def view(self, state: Tenno, seat: int | None) -> TennoView:
        return view(state, seat)

    def why(self, state: Tenno, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: Tenno) -> dict[str, Any]:
        return to_json(state)

    def from_json(self, document: dict[str, Any]) -> Tenno:
        return from_json(document)

    def encoder(self, seats: int, options: Mapping[str, str]) -> TennoEncoder:
        return TennoEncoder(seats)

    def account(self, view: TennoView, outcome: Outcome) -> tuple[Tally, ...]:
        return account(view, outcome)

    def score(self, outcome: Outcome, seat: int) -> dict[str, int]:
        return score(outcome, seat)

    def turning(self, feed: Sequence[Seen], outcome: Outcome) -> tuple[Moment, ...]:
        return turning(feed)

    def habits(self, story: Sequence[Seen], outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
        return habits(story, seats)

    def reveal(self, state: Tenno, seat: int, seen: Seen) -> None:
        imagining.reveal(state, seat, seen)

    def lines(self, state: Tenno, seat: int, coming: Sequence[Seen]) -> Iterable[Sequence[Play]]:
        return imagining.lines(state, seat, coming[0])

    def words(self, lang: str, names: tuple[str, ...] = ()) -> TennoWords:
        return TennoWords(lang, names)

    def settled_in(self, document: dict[str, Any]) -> dict[str, str]:
        return {"memory": document["memory"]}

    def notes(self, options: Mapping[str, str]) -> bool:
        return options["memory"] == "aid"

    def laid_before(self, told: Sequence[Sequence[Event]], target: int) -> int:
        return laid.laid_before(told, target)

    def printed(self) -> dict[str, Any]:
        cards = zip(FACES, STRENGTHS, CARD_PIECES, strict=True)
        return {
            "cards": [{"face": face, "strength": strength, "piece": piece} for face, strength, piece in cards],
            "places": list(PLACE_NAMES),
        }


GAME = TennoGame()
make_picklable(GAME, Tenno)
