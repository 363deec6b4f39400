"""7 Ronin, by Piotr Stankiewicz and Marek Mydel: secret deployment for two, ninja against seven ronin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tatami.core.account import Moment, Tally
from tatami.core.events import Seen
from tatami.core.game import Game, make_picklable
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.retrace import Play
from tatami.games.seven_ronin import imagining, meta, parts, position, reading, setup, stage
from tatami.games.seven_ronin.account import account, score
from tatami.games.seven_ronin.actions import CODES, READY
from tatami.games.seven_ronin.data import (
    AREAS,
    FIRST_HUNGER,
    LIMIT,
    PLACE_NAMES,
    RONIN_NAMES,
    ROUNDS,
    TO_CONQUER,
    VITALITY,
)
from tatami.games.seven_ronin.examples import EXAMPLES
from tatami.games.seven_ronin.grammar import FORMS
from tatami.games.seven_ronin.habits import habits
from tatami.games.seven_ronin.lessons import LESSONS
from tatami.games.seven_ronin.perspective import view
from tatami.games.seven_ronin.rules import SevenRonin
from tatami.games.seven_ronin.table import FIELDS
from tatami.games.seven_ronin.tensor import SevenRoninEncoder
from tatami.games.seven_ronin.turning import turning
from tatami.games.seven_ronin.view import RoninView
from tatami.games.seven_ronin.words import FOLDER, RoninWords


class SevenRoninGame(Game[SevenRonin, RoninView]):
    """The front door of 7 Ronin. Seat 0 is the Attacker, seat 1 the Defender."""

    meta = meta.META
    codes = CODES
    grammar = FORMS
    folder = FOLDER
    lessons = LESSONS
    imagines = True
    examples = EXAMPLES
    fields = FIELDS
    averaged = ("taken", "given")

    def new(self, seats: int, options: Mapping[str, str]) -> SevenRonin:
        return setup.start(options)

    def view(self, state: SevenRonin, seat: int | None) -> RoninView:
        return view(state, seat)

    def why(self, state: SevenRonin, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: SevenRonin) -> dict[str, Any]:
        return position.to_json(state)

    def from_json(self, document: dict[str, Any]) -> SevenRonin:
        return reading.from_json(document)

    def encoder(self, seats: int, options: Mapping[str, str]) -> SevenRoninEncoder:
        return SevenRoninEncoder(seats)

    def in_order(self, state: SevenRonin, seat: int, plan: list[int]) -> list[int]:
        """The book does not care in which order markers are laid and ronin sent; `ready` stays where it was (R2.11)."""
        if state.stage != stage.PLAN or READY in plan[:-1]:
            return plan
        return sorted(plan)

    def parts(self, start: SevenRonin, state: SevenRonin, seat: int) -> list[int]:
        if state.stage != stage.PLAN or seat not in state.to_act():
            return state.legal(seat)
        return parts.open_to(start, state, seat)

    def why_no_part(self, start: SevenRonin, state: SevenRonin, seat: int, action: int) -> Refusal | None:
        if state.stage != stage.PLAN or seat not in state.to_act():
            return self.explain(state, seat, action)
        refusal = parts.why_not(start, state, seat, action) or state.why_not(seat, action)
        return refusal if refusal.code else None

    def settled_in(self, document: dict[str, Any]) -> dict[str, str]:
        return setup.options(document)

    def printed(self) -> dict[str, Any]:
        return {
            "ronin": [{"id": id, "vitality": int(VITALITY[number])} for number, id in enumerate(RONIN_NAMES)],
            "places": [
                {"id": id, "limit": int(LIMIT[number]) if number < AREAS else None}
                for number, id in enumerate(PLACE_NAMES)
            ],
            "rounds": ROUNDS,
            "hunger": list(range(FIRST_HUNGER, ROUNDS)),
            "conquest": TO_CONQUER,
        }

    def account(self, view: RoninView, outcome: Outcome) -> tuple[Tally, ...]:
        return account(view, outcome)

    def score(self, outcome: Outcome, seat: int) -> dict[str, int]:
        return score(outcome, seat)

    def turning(self, feed: Sequence[Seen], outcome: Outcome) -> tuple[Moment, ...]:
        return turning(feed)

    def habits(self, story: Sequence[Seen], outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
        return habits(story)

    def lines(self, state: SevenRonin, seat: int, coming: Sequence[Seen]) -> Iterable[Sequence[Play]]:
        return imagining.lines(state, coming)

    def lay_own(self, state: SevenRonin, view: RoninView) -> SevenRonin:
        return imagining.lay_own(state, view)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> RoninWords:
        return RoninWords(lang, names)


GAME = SevenRoninGame()
make_picklable(GAME, SevenRonin)
