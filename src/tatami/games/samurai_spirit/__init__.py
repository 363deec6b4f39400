"""Samurai Spirit, by Antoine Bauza: cooperation under risk for 1 to 7 players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tatami.core.account import Moment, Tally
from tatami.core.events import Seen
from tatami.core.game import Game, make_picklable
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.games.samurai_spirit import position, stage
from tatami.games.samurai_spirit.account import account, score
from tatami.games.samurai_spirit.actions import CODES
from tatami.games.samurai_spirit.data import (
    ANIMAL_KIAI,
    ANIMALS,
    CARD_IDS,
    FAMILY_BONUSES,
    FARM_PENALTIES,
    FARMS,
    FLAME,
    HUMAN_KIAI,
    KIND,
    KINDS,
    LEVELS,
    NAMES,
    PENALTIES,
    PENALTY_ONE,
    PENALTY_TWO,
    ROUNDS,
    SAMURAI,
    STRENGTH,
    SYMBOL,
    SYMBOLS,
)
from tatami.games.samurai_spirit.examples import EXAMPLES
from tatami.games.samurai_spirit.grammar import FORMS
from tatami.games.samurai_spirit.habits import habits
from tatami.games.samurai_spirit.lessons import LESSONS
from tatami.games.samurai_spirit.meta import META
from tatami.games.samurai_spirit.perspective import view
from tatami.games.samurai_spirit.rules import SamuraiSpirit, new_table
from tatami.games.samurai_spirit.table import FIELDS
from tatami.games.samurai_spirit.tensor import SamuraiSpiritEncoder
from tatami.games.samurai_spirit.turning import turning
from tatami.games.samurai_spirit.view import SamuraiSpiritView
from tatami.games.samurai_spirit.words import FOLDER, SamuraiSpiritWords


def _team(seats: int, options: Mapping[str, str]) -> int:
    """How many samurai there are: one a player, or as many as a lone player leads (R10.3)."""
    return seats if seats > 1 else int(options["team"])


class SamuraiSpiritGame(Game[SamuraiSpirit, SamuraiSpiritView]):
    """The front door of Samurai Spirit."""

    meta = META
    codes = CODES
    grammar = FORMS
    folder = FOLDER
    fields = FIELDS
    lessons = LESSONS
    imagines = True
    examples = EXAMPLES

    def new(self, seats: int, options: Mapping[str, str]) -> SamuraiSpirit:
        state = new_table(seats, _team(seats, options), LEVELS.index(options["level"]))
        state.barricades = state.start_barricades()
        state.spares = 1 if seats <= 2 or options["spares"] == "always" else 0
        if options["samurai"] == "chosen":
            state.stage = stage.CHOOSE
        return state

    def view(self, state: SamuraiSpirit, seat: int | None) -> SamuraiSpiritView:
        return view(state, seat)

    def why(self, state: SamuraiSpirit, seat: int, action: int) -> Refusal:
        return state.why_not(seat, action)

    def to_json(self, state: SamuraiSpirit) -> dict[str, Any]:
        return position.to_json(state)

    def from_json(self, document: dict[str, Any]) -> SamuraiSpirit:
        return position.from_json(document)

    def encoder(self, seats: int, options: Mapping[str, str]) -> SamuraiSpiritEncoder:
        return SamuraiSpiritEncoder(seats, _team(seats, options))

    def settled_in(self, document: dict[str, Any]) -> dict[str, str]:
        """The absent samurai are an option of larger tables only (R10.1), the size of the team one of a lone player."""
        told = {"level": document["level"]}
        if document["seats"] == 1:
            told["team"] = str(len(document["boards"]))
        elif 3 <= document["seats"] < SAMURAI:
            told["spares"] = "always" if document["spares"] else "book"
        return told

    def account(self, view: SamuraiSpiritView, outcome: Outcome) -> tuple[Tally, ...]:
        return account(view, outcome)

    def score(self, outcome: Outcome, seat: int) -> dict[str, int]:
        return score(outcome, seat)

    def lane(self, state: SamuraiSpirit) -> str:
        """Each pile by itself: raiders that come up, farms that burn, families that flee."""
        return stage.NAMES[state.stage]

    def turning(self, feed: Sequence[Seen], outcome: Outcome) -> tuple[Moment, ...]:
        return turning(feed)

    def habits(self, story: Sequence[Seen], outcome: Outcome | None, seats: int) -> tuple[dict[str, int], ...]:
        return habits(outcome, seats)

    def words(self, lang: str, names: tuple[str, ...] = ()) -> SamuraiSpiritWords:
        return SamuraiSpiritWords(lang, names)

    def printed(self) -> dict[str, Any]:
        return {
            "samurai": [
                {"id": name.lower(), "animal": ANIMALS[each], "kiai": [int(HUMAN_KIAI[each]), int(ANIMAL_KIAI[each])]}
                for each, name in enumerate(NAMES)
            ],
            "cards": [_card(card) for card in range(len(CARD_IDS))],
            "symbols": list(SYMBOLS),
            "penalties": [name.replace("_", "-") for name in PENALTIES],
            "farm_penalties": list(FARM_PENALTIES),
            "family_bonuses": list(FAMILY_BONUSES),
            "levels": list(LEVELS),
            "farms": FARMS,
            "rounds": ROUNDS,
        }


def _card(card: int) -> dict[str, Any]:
    """A raider as it is printed; symbol and penalties by their numbers."""
    return {
        "id": CARD_IDS[card],
        "kind": KINDS[KIND[card]],
        "strength": int(STRENGTH[card]),
        "symbol": int(SYMBOL[card]) if SYMBOL[card] >= 0 else None,
        "flame": bool(FLAME[card]),
        "penalties": [int(kind) for kind in (PENALTY_ONE[card], PENALTY_TWO[card]) if kind],
    }


GAME = SamuraiSpiritGame()
make_picklable(GAME, SamuraiSpirit)
