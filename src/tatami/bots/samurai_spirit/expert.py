"""The choices of an experienced player of Samurai Spirit: actions are rated by what they change (see `outlook.py`)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tatami.bots.samurai_spirit.outlook import PAINS, Outlook
from tatami.bots.samurai_spirit.weights import LEND, NEVER, REDRAW_COST, TAKE, TAKE_MORE, TALENT, WOUND_COST
from tatami.bots.tree import Expert
from tatami.core.rng import Rng
from tatami.core.state import State, floats
from tatami.games.samurai_spirit import actions, bars, stage, village
from tatami.games.samurai_spirit.data import DAISUKE, GOROBEI, KANBEI, SAMURAI, STRENGTH, WOUND
from tatami.games.samurai_spirit.rules import SamuraiSpirit
from tatami.games.samurai_spirit.table import NONE


@final
class SpiritExpert(Expert):
    """Rates every choice of every samurai. It keeps nothing from one choice to the next."""

    def __init__(self) -> None:
        self.outlook = Outlook()
        self.values = floats(80)
        """What each legal action of the last choice is worth."""

    def choose(self, state: State, seat: i64, legal: vec[i64], count: i64, rng: Rng) -> i64:
        assert isinstance(state, SamuraiSpirit)
        return self.favourite(state, legal, count)

    def favourite(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> i64:
        """The index of the action that is worth most."""
        self.rate(table, legal, count)
        best: i64 = 0
        for index in range(i64(1), count):
            if self.values[index] > self.values[best]:
                best = index
        return best

    def rate(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        """Write into `values` what every legal action is worth."""
        self.outlook.survey(table)
        now = table.stage
        for index in range(count):
            self.values[index] = 0.0
        if now == stage.CARD or now == stage.PLACE:
            self._card(table, legal, count)
        elif now == stage.ACTION:
            self._action(table, legal, count)
        elif now == stage.AGAIN:
            self.values[0] = self.outlook.fight(table, table.turn) + self.outlook.tempo
        elif now == stage.KIAI:
            self._kiai(table, legal, count)
        elif now == stage.GIVE:
            self._give(table, legal, count)
        elif now == stage.PENALTY:
            self._penalty(table, legal, count)
        elif now == stage.ORDER:
            self._order(table, legal, count)
        elif now == stage.LOSE:
            self._lose(table, legal, count)
        elif now == stage.CHOOSE:
            for index in range(count):
                self.values[index] = TALENT[legal[index] - actions.CHOOSE]
        else:
            self._spare(table, legal, count)

    # --- the turn -----------------------------------------------------------------------------------------------------

    def _action(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        """Fight while the next raider is likely to do less harm here than among the intruders."""
        place = table.turn
        fight = self.outlook.fight(table, place) + self.outlook.tempo
        for index in range(count):
            action = legal[index]
            if action == actions.FIGHT:
                value = fight
            elif action == actions.PASS:
                value = self.outlook.leave(table, place)
            else:
                value = self._support(table, place, table.home[action - actions.SUPPORT])
            self.values[index] = value

    def _support(self, table: SamuraiSpirit, place: i64, receiver: i64) -> float:
        """The turn is spent without a card, and a raider slips by; best if the talent spares a penalty at once."""
        outlook = self.outlook
        samurai = table.who[place]
        value = LEND[samurai] + outlook.tempo - outlook.blow
        last = table.last[receiver]
        if last != NONE:
            odd = STRENGTH[last] & 1 != 0
            if (samurai == KANBEI and odd) or (samurai == GOROBEI and not odd):
                outlook.read(table, receiver)
                value += outlook.covered[receiver]
        return value

    def _card(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        """Right, left, to a neighbour, away, or under the pile for another."""
        outlook = self.outlook
        place = table.holder
        card = table.card
        outlook.read(table, place)
        for index in range(count):
            action = legal[index]
            if action == actions.ATTACK:
                value = outlook.attack(table, place, card)
            elif action == actions.DEFEND:
                value = outlook.defend(table, place, card)
            elif action == actions.DISCARD:
                value = 0.0
            elif action == actions.REDRAW:
                value = outlook.fight(table, place) - REDRAW_COST
            else:
                receiver = table.home[action - actions.HAND]
                outlook.read(table, receiver)
                value = outlook.best(table, receiver, card) - 0.01
            self.values[index] = value

    def _penalty(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        """Ignore what hurts. Of two let the wound come first: it may turn the board before the other."""
        outlook = self.outlook
        outlook.read(table, table.turn)
        base = table.turn * PAINS
        pain = outlook.pains[base + table.due_one] + outlook.pains[base + table.due_two]
        for index in range(count):
            if legal[index] != actions.IGNORE:
                self.values[index] = -pain
                if legal[index] == actions.SUFFER + WOUND:
                    self.values[index] += 0.01

    def _lose(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        self.outlook.read(table, table.turn)
        for index in range(count):
            self.values[index] = -self.outlook.symbols[table.turn * 3 + legal[index] - actions.LOSE]

    def _spare(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        """Tokens of absent samurai: a few in every round, the rest in the last."""
        taken = 0.0
        for samurai in range(i64(SAMURAI)):
            if table.home[samurai] == NONE and table.token[samurai] >= 0:
                taken += 1.0
        for index in range(count):
            if legal[index] != actions.READY:
                keen = TAKE[table.round] + TALENT[legal[index] - actions.TAKE]
                self.values[index] = keen - TAKE_MORE[table.round] * taken

    # --- the kiai -----------------------------------------------------------------------------------------------------

    def _kiai(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        outlook = self.outlook
        for index in range(count):
            action = legal[index]
            value = 0.0
            if action == actions.USE:
                value = outlook.barricade
                if table.who[table.kiai] == GOROBEI:
                    value = outlook.tempo - self._hunger(table)
            elif action >= actions.MOVE:
                value = self._move(table, table.home[action - actions.MOVE])
            elif action >= actions.STRIP:
                place = table.home[action - actions.STRIP]
                outlook.read(table, place)
                value = outlook.lighter(table, place)
            elif action >= actions.TOKEN:
                value = 0.05
                if table.wounds[table.kiai] >= 2:
                    value += outlook.barricade
            elif action >= actions.HEAL:
                wounds = table.wounds[table.home[action - actions.HEAL]]
                value = WOUND_COST[table.round * 4 + wounds - 1] + float(wounds)
                if village.build_bar(table) == bars.FINE:
                    value += outlook.barricade
            self.values[index] = value

    def _hunger(self, table: SamuraiSpirit) -> float:
        """What a raider thrown away might have been on somebody's left."""
        open = 0.0
        for place in range(table.team):
            if not table.has_passed(place):
                for symbol in range(i64(3)):
                    if table.left[place * 3 + symbol] == NONE:
                        open += 1.0
        return open / float(table.pile) * 0.8

    def _move(self, table: SamuraiSpirit, source: i64) -> float:
        """Daisuke takes the last card of a line: what that line gains, and where the card does best."""
        outlook = self.outlook
        outlook.read(table, source)
        gain = outlook.lighter(table, source)
        best = NEVER
        for other in range(table.team):
            if other != source and not table.has_passed(other):
                outlook.read(table, other)
                value = outlook.best(table, other, table.last[source])
                if value > best:
                    best = value
        return gain + best

    def _give(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        outlook = self.outlook
        for index in range(count):
            place = table.home[legal[index] - actions.GIVE]
            if table.who[table.kiai] == DAISUKE:
                outlook.read(table, place)
                self.values[index] = outlook.best(table, place, table.last[table.home[table.picked]])
            elif place != table.turn and table.who[place] != table.picked:
                # A token moved to whose turn it is would go home at once.
                self.values[index] = 0.1

    def _order(self, table: SamuraiSpirit, legal: vec[i64], count: i64) -> None:
        """Each card to the samurai whose turn it will be, as it suits him best."""
        place = table.turn
        for _ in range(table.stacked + 1):
            place = table.left_of(place)
            while table.has_passed(place):
                place = table.left_of(place)
        self.outlook.read(table, place)
        for index in range(count):
            self.values[index] = self.outlook.best(table, place, legal[index] - actions.TOP)
