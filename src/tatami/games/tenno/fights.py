"""The attack, the monk and the fight."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tatami.core.events import Emit, Event
from tatami.games.tenno import actions
from tatami.games.tenno.data import GEISHA, MAX_SEATS, MONK, MONK_SUPPORT, NINJA, NINJA_ATTACK, PLACES, RONIN, SHOGUN
from tatami.games.tenno.gaps import Gaps
from tatami.games.tenno.memory import GONE, SHOWN
from tatami.games.tenno.state import AGAIN, GAP, NONE, STRIKE, SUPPORT


class Fights(Gaps):
    """One card against another."""

    # --- attacking (R2.1, R2.2, R3.6 to R3.8) -------------------------------------------------------------------------

    def _may_attack(self, out: vec[i64]) -> i64:
        again = self.stage == AGAIN
        found: i64 = 0
        home = self.turn * PLACES
        for place in range(i64(PLACES)):
            card = self.table[home + place]
            if card == SHOGUN or card == GAP or (again and home + place == self.weapon):
                continue
            action = actions.ATTACK + place * (MAX_SEATS * PLACES)
            if not again:
                for cell in range(home):
                    out[found] = action + cell
                    found += 1
                for cell in range(home + PLACES, self.seats * PLACES):
                    out[found] = action + cell
                    found += 1
                continue
            for cell in range(self.seats * PLACES):
                if cell < home or cell >= home + PLACES:
                    if cell == self.first_target or self.table[cell] == GAP:
                        continue
                    out[found] = action + cell
                    found += 1
        if again:
            out[found] = actions.STOP
            found += 1
        return found

    def _attack(self, number: i64, emit: Emit | None) -> None:
        weapon = self.turn * PLACES + number // (MAX_SEATS * PLACES)
        target = number % (MAX_SEATS * PLACES)
        if self.stage == STRIKE:
            self.first_target = NONE
            self.lost = 0
            self.looker = NONE
            self.next_looker = NONE
        self.weapon = weapon
        self.target = target
        self.seals += 1
        defender = target // PLACES
        if emit is not None:
            emit.add(
                Event(
                    "attacked",
                    {
                        "seat": self.turn,
                        "place": weapon % PLACES,
                        "card": self.table[weapon],
                        "defender": defender,
                        "at": target % PLACES,
                        "met": self.table[target],
                    },
                )
            )
        memory = self.memory
        if memory is not None:
            memory.note(self.turn, (SHOWN, weapon % PLACES, self.table[weapon], NONE))
            memory.note(defender, (SHOWN, target % PLACES, self.table[target], NONE))
        self._show(weapon)
        self._show(target)
        # Whoever still owns a monk is asked, wherever it is: otherwise the question itself would tell (R3.5).
        if self.table[target] != MONK and self._owns_monk(defender):
            self.stage = SUPPORT
        else:
            self._fight(False, emit)

    def _stop(self, emit: Emit | None) -> None:
        self.seals += 1
        if emit is not None:
            emit.add(Event("stopped", {"seat": self.turn}))
        self._after_fights(emit)

    # --- the monk (R3.2, R3.3, R3.5) ----------------------------------------------------------------------------------

    def _owns_monk(self, seat: i64) -> bool:
        if (self.hand[seat] >> MONK) & 1:
            return True
        return self._monk_cell(seat) != NONE

    def _monk_cell(self, seat: i64) -> i64:
        for cell in range(seat * PLACES, seat * PLACES + PLACES):
            if self.table[cell] == MONK:
                return cell
        return NONE

    def _may_support(self, out: vec[i64]) -> i64:
        if self._monk_cell(self.target // PLACES) == NONE:
            out[0] = actions.PLAIN
            return 1
        out[0] = actions.MONK_SHOWN
        out[1] = actions.PLAIN
        return 2

    def _support(self, action: i64, emit: Emit | None) -> None:
        self.seals += 1
        shown = action == actions.MONK_SHOWN
        if shown:
            defender = self.target // PLACES
            cell = self._monk_cell(defender)
            self._show(cell)
            place = cell % PLACES
            if emit is not None:
                emit.add(Event("supported", {"seat": defender, "place": place}))
            memory = self.memory
            if memory is not None:
                memory.note(defender, (SHOWN, place, MONK, NONE))
        self._fight(shown, emit)

    # --- the fight (R2.3 to R2.6, R3.1, R3.4, R3.9 to R3.12) ----------------------------------------------------------

    def _fight(self, monk: bool, emit: Emit | None) -> None:
        attacker = self.turn
        defender = self.target // PLACES
        card = self.table[self.weapon]
        met = self.table[self.target]
        # Statements, not conditional expressions: those box their native ints in compiled code.
        verdict = card - met
        if card != GEISHA and met != GEISHA:
            if card == NINJA:
                verdict += NINJA_ATTACK - (NINJA + 1)
            if monk:
                verdict -= MONK_SUPPORT
        if verdict > 0:
            self.prison[attacker * self.seats + defender] |= 1 << met
            self._lose_target()
            if card == GEISHA:
                self._lose_weapon()
            result = "captured"
        elif verdict < 0:
            if met == SHOGUN:
                self.prison[defender * self.seats + attacker] |= 1 << card
            if met == GEISHA:
                self._lose_target()
            self._lose_weapon()
            if self.looker == NONE:
                self.looker = defender
            else:
                self.next_looker = defender
            result = "seized" if met == SHOGUN else "repelled"
        else:
            self._lose_target()
            self._lose_weapon()
            result = "drawn"
        if emit is not None:
            emit.add(
                Event(
                    result,
                    {
                        "seat": attacker,
                        "place": self.weapon % PLACES,
                        "card": card,
                        "defender": defender,
                        "at": self.target % PLACES,
                        "met": met,
                    },
                )
            )
            if verdict and (card == GEISHA or met == GEISHA):
                emit.add(Event("departed", {"seat": attacker if card == GEISHA else defender, "card": GEISHA}))
        memory = self.memory
        if memory is not None:
            if self.table[self.weapon] == GAP:
                memory.note(attacker, (GONE, self.weapon % PLACES, card, NONE))
            if self.table[self.target] == GAP:
                memory.note(defender, (GONE, self.target % PLACES, met, NONE))
        if card == RONIN and self.first_target == NONE:
            self.first_target = self.target
            self.stage = AGAIN
        else:
            self._after_fights(emit)

    def _lose_target(self) -> None:
        self.table[self.target] = GAP
        self._hide(self.target)

    def _lose_weapon(self) -> None:
        self.table[self.weapon] = GAP
        self._hide(self.weapon)
        self.lost += 1
