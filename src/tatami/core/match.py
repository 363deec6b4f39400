"""A match: the referee between seats and rules.

It owns the true state, checks every move before it changes anything, draws chance from the seed, and gives each seat
its own view and feed.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tatami.core.ahead import Ahead, look_ahead
from tatami.core.deprecation import deprecated
from tatami.core.errors import BadRecord, BadSeat, BadSetup, IllegalMove, TatamiError, UndoRefused, WrongVersion
from tatami.core.events import Emit, Event, Seen
from tatami.core.game import AnyGame
from tatami.core.outcome import Outcome
from tatami.core.record import Record
from tatami.core.refusal import Refusal
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, commitment, draw
from tatami.core.state import CHANCE, State
from tatami.core.view import View

BY_LANES = "deal-"
"""How a seed begins whose match draws by lanes (`Game.lane`), so that a deal stays the same however it is played. Other
seeds number the draws by the moves before them, as all did before 0.2."""


@dataclass(slots=True)
class Move:
    """A move that was made: by whom, in which era, and its events."""

    seat: int
    action: int
    era: int
    events: list[Event]
    lane: str = ""
    """Of a chance move of a match that draws by lanes: which one."""


class Match:
    """One game being played.

    >>> match = Match("tenno", seats=2, seed=7)
    >>> match.to_act
    [0, 1]
    >>> match.legal(0)[:3]
    ['set-123', 'set-132', 'set-213']
    """

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int | str | None = None,
        names: Sequence[str] = (),
        start: State | None = None,
        rules: str | None = None,
    ) -> None:
        found = find_game(game) if isinstance(game, str) else game
        self._begin(found, seats, options, seed, names, start, found.meta.version if rules is None else rules)
        self._settle_chance()

    def _begin(
        self,
        game: AnyGame,
        seats: int | None,
        options: Mapping[str, object] | None,
        seed: int | str | None,
        names: Sequence[str],
        start: State | None,
        rules: str,
    ) -> None:
        if rules not in game.meta.versions:
            ours = ", ".join(game.meta.versions)
            raise WrongVersion("record-rules", game=game.meta.id, theirs=rules, ours=ours)
        self.game = game
        self.rules = rules
        """The version of the rules that it is played by; the record keeps it."""
        if start is not None:
            held = game.to_json(start).get("seats", seats)
            if seats is not None and seats != held:
                raise BadSetup("start-seats", held=held, seats=str(seats))
            seats = held
        self.seats = game.meta.seats(seats)
        self.options = game.meta.settle(self.seats, options)
        if start is not None:
            self.options |= _held(game, start, self.seats, options or {})
        self.names = tuple(names)
        self._seed = secrets.token_hex(32) if seed is None else str(seed)
        self._custom = start is not None
        self._state: State = start.clone() if start is not None else game.new(self.seats, self.options)
        self._moves: list[Move] = []
        self._shed = 0
        self._era_start = (0, self._state.clone())

    # --- reading ------------------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> list[int]:
        """The seats that owe a decision now; several at once make a window."""
        return self._state.to_act()

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None."""
        return self._state.outcome()

    @property
    def commitment(self) -> str:
        """The hash commitment to the seed, which fixes all chance of this match before it starts."""
        return commitment(self._seed)

    @property
    def era(self) -> int:
        """The number of the present era (see `State.era`): undo never leaves it."""
        return int(self._state.era())

    @property
    def decision(self) -> int:
        """Deprecated: the former name of `era`."""
        deprecated("Match.decision", "era")
        return self.era

    @property
    def window(self) -> bool:
        """Whether the present era is a window: it began with several seats to act, who may have acted since."""
        return len(self._era_start[1].to_act()) > 1

    def legal(self, seat: int) -> list[str]:
        """The codes open to `seat`; empty when it owes no decision."""
        return [self.game.encode(action) for action in self._state.legal(self._seat(seat))]

    def view(self, seat: int | None = None) -> View:
        """All that `seat` may know; without a seat, what a spectator may."""
        return self.game.view(self._state, None if seat is None else self._seat(seat))  # type: ignore[no-any-return]

    def feed(self, seat: int | None = None, since: int = 0) -> list[Seen]:
        """The events that `seat` (None: a spectator) saw, in order, from number `since` on."""
        if seat is not None:
            self._seat(seat)
        seen = [event.seen_by(seat) for move in self._moves for event in move.events]
        return [each for each in seen if each is not None][since:]

    def events(self, since: int = 0) -> list[Event]:
        """The events of the moves from number `since` on, secrets included: for referees, not for seats."""
        return [event for move in self._moves[since:] for event in move.events]

    def drop_events(self) -> None:
        """Drop the events so far to save memory: `feed` begins anew from here. The record is not affected."""
        for number in range(min(self._shed, len(self._moves)), len(self._moves)):
            move = self._moves[number]
            self._moves[number] = Move(move.seat, move.action, move.era, [], move.lane)
        self._shed = len(self._moves)

    def imagine(self, seat: int, rng: Rng, *, early: bool = False) -> State:
        """A random position that `seat` cannot tell from the true one.

        `early`: as if nobody else had decided in an open window yet, so that it is the same however quick they are.
        """
        state = self._alone(self._seat(seat)) if early else self._state
        return state.sample(self._seat(seat), rng)

    def explain(self, seat: int, code: str) -> Refusal | None:
        """Why `seat` may not play `code` now; None if it may."""
        return self.game.explain(self._state, self._seat(seat), self.game.decode(code))

    def ahead(self, seat: int, codes: Sequence[str] = (), *, anew: bool = False) -> Ahead:
        """What this plan of `seat` would lead to, as far as the seat may know; nothing happens.

        `anew`: as if the parts that it has played of its open decision were taken back first.
        """
        actions = [self.game.decode(each) for each in codes]
        start = self._without(self._seat(seat)) if anew else self._state
        return look_ahead(self.game, start, seat, actions)

    def illegal(self, seat: int, refusal: Refusal) -> IllegalMove:
        """The error that refuses a move of `seat` for this reason, to be raised by the caller."""
        return self._illegal(self._state, self._seat(seat), refusal)

    def key(self) -> bytes:
        """Equal exactly when positions are."""
        return self._state.key()

    def position(self) -> dict[str, Any]:
        """The whole position as JSON, secrets included."""
        return self.game.to_json(self._state)

    def __len__(self) -> int:
        return len(self._moves)

    # --- moving -------------------------------------------------------------------------------------------------------

    def submit(self, seat: int, code: str | Iterable[str]) -> list[Seen]:
        """Play one code, or a whole plan: all of it, or nothing and an error. Returns the events that `seat` saw."""
        before = len(self._moves)
        self.play(seat, [code] if isinstance(code, str) else list(code))
        seen = [event.seen_by(seat) for move in self._moves[before:] for event in move.events]
        return [each for each in seen if each is not None]

    def play(self, seat: int, codes: Sequence[Any], *, anew: bool = False) -> None:
        """Play a plan: all of it, or nothing and an error.

        `anew`: in place of the parts that `seat` has played of its open decision; they are taken back first.
        """
        actions = [self.game.decode(each) for each in codes]
        self._seat(seat)
        if not actions:
            return
        if anew and self.laid(seat):
            self._play_anew(seat, codes)
            return
        state = self._state.clone()
        if len(actions) > 1:
            actions = self.game.in_order(state, seat, actions)
        made: list[Move] = []
        for action in actions:
            # Before legality: a refusal of a later part must not show what the first ones revealed.
            if made and state.era() != made[0].era:
                raise self.illegal(seat, Refusal("past-reveal"))
            self._check(state, seat, action)
            made.append(_play(state, seat, action))
        before = len(self._moves)
        self._state = state
        self._moves += made
        self._mark_era(before)
        self._settle_chance()

    def _play_anew(self, seat: int, codes: Sequence[Any]) -> None:
        twin = self.clone()
        while twin.may_undo(seat):
            twin.undo(seat)
        twin.play(seat, codes)
        self._state, self._moves, self._shed, self._era_start = twin._state, twin._moves, twin._shed, twin._era_start

    def era_after(self, moves: int) -> int:
        """The era after so many moves."""
        return self._moves[moves].era if moves < len(self._moves) else self.era

    def last_of(self, seat: int) -> int | None:
        """The number of the last move of `seat`, from 0; None if it has made none."""
        for number in range(len(self._moves) - 1, -1, -1):
            if self._moves[number].seat == seat:
                return number
        return None

    def may_undo(self, seat: int) -> bool:
        """Whether `undo` would take back a move of `seat`."""
        self._seat(seat)
        return any(self._moves[number].seat == seat for number in range(self._era_start[0], len(self._moves)))

    def laid(self, seat: int) -> list[str]:
        """The codes that `seat` has played in the present era, in order: the parts of its open decision."""
        self._seat(seat)
        return [self.game.encode(move.action) for move in self._moves[self._era_start[0] :] if move.seat == seat]

    def undo(self, seat: int) -> str:
        """Take back the last move of `seat` and return its code; UndoRefused if it belongs to an earlier era."""
        self._seat(seat)
        base, start = self._era_start
        mine = [number for number in range(base, len(self._moves)) if self._moves[number].seat == seat]
        if not mine:
            made = any(move.seat == seat for move in self._moves)
            raise UndoRefused("undo-sealed" if made else "undo-nothing")
        gone = self._moves.pop(mine[-1])
        self._state = start.clone()
        later = self._moves[base:]
        del self._moves[base:]
        self._shed = min(self._shed, base)
        self._moves += [self._made(move.seat, move.action) for move in later]
        return self.game.encode(gone.action)

    def rewind_target(self, seat: int) -> int | None:
        """How many moves remain if `seat` takes back its last finished decision; None if it has made none.

        Nothing that was revealed may be used: the whole era is taken back, and so is everything that was laid face down
        and has been revealed since (`Game.laid_before`). Reads events, so it must not be called after `drop_events`.
        """
        self._seat(seat)
        eras = [move.era for move in self._moves]
        open_era = int(self._state.era())
        own = [n for n, move in enumerate(self._moves) if move.seat == seat and move.era != open_era]
        if not own:
            return None
        target = own[-1]
        told = [move.events for move in self._moves]
        while True:
            target = eras.index(eras[target])
            further = self.game.laid_before(told, target)
            if further >= target:
                return target
            target = further

    def rewind(self, moves: int) -> None:
        """Go back to where `moves` moves had been made, across eras. For tables where everyone agreed."""
        if not 0 <= moves <= len(self._moves) or self._custom:
            raise UndoRefused("undo-nothing")
        kept = self._moves[:moves]
        self._state = self.game.new(self.seats, self.options)
        self._moves = []
        self._shed = 0
        self._era_start = (0, self._state.clone())
        for move in kept:
            self._moves.append(self._made(move.seat, move.action))
            self._mark_era(len(self._moves) - 1)
        self._settle_chance()

    # --- the record ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The match so far, with all that is needed to replay or resume it."""
        if self._custom:
            raise BadRecord("record-custom")
        outcome = self.outcome
        result: dict[str, Any] = {}
        if outcome is not None:
            result = {
                "reason": outcome.reason,
                "winners": list(outcome.winners),
                "returns": list(outcome.returns),
                **{name: list(values) for name, values in outcome.figures.items()},
            }
        return Record(
            game=self.game.meta.id,
            rules=self.rules,
            seats=self.seats,
            options=dict(self.options),
            moves=tuple((move.seat, self.game.encode(move.action)) for move in self._moves),
            seed=self._seed,
            names=self.names,
            result=result,
        )

    @classmethod
    def resume(cls, record: Record, *, moves: int | None = None) -> Match:
        """The match of a record after all (or the first `moves`) of its moves, every one checked."""
        match = cls.open(record)
        for seat, code in record.moves if moves is None else record.moves[:moves]:
            match.follow(seat, code, verify_draws=bool(record.seed))
        match._settle_chance()
        return match

    @classmethod
    def open(cls, record: Record) -> Match:
        """The match of a record before its first move; `follow` then steps through it."""
        match = cls.__new__(cls)
        game = find_game(record.game)
        match._begin(game, record.seats, record.options, record.seed or None, record.names, None, record.rules)
        return match

    def follow(self, seat: int, code: str, *, verify_draws: bool = False) -> None:
        """Play one move of a record, chance included; BadRecord if the rules forbid it.

        With `verify_draws`, a chance move must be the one that the seed draws.
        """
        number = len(self._moves) + 1
        if seat != CHANCE and not 0 <= seat < self.seats:
            raise BadRecord("record-player", number=number, player=seat + 1, most=self.seats)
        try:
            action = self.game.decode(code)
            if seat == CHANCE:
                if action not in [outcome for outcome, _ in self._state.chance()]:
                    raise BadRecord("record-chance", number=number, move=code)
                if verify_draws and action != self._drawn():
                    raise BadRecord("record-draw", number=number, move=code)
            else:
                self._check(self._state, seat, action)
        except BadRecord:
            raise
        except TatamiError as problem:
            raise BadRecord("record-illegal", number=number, move=code, why=problem) from None
        self._moves.append(self._made(seat, action))
        self._mark_era(len(self._moves) - 1)

    def clone(self) -> Match:
        """An independent copy of the match, seed included."""
        twin = type(self).__new__(type(self))
        twin.game = self.game
        twin.rules = self.rules
        twin.seats = self.seats
        twin.options = dict(self.options)
        twin.names = self.names
        twin._seed = self._seed
        twin._custom = self._custom
        twin._state = self._state.clone()
        twin._moves = self._moves[:]
        twin._shed = self._shed
        twin._era_start = self._era_start
        return twin

    # --- private ------------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise BadSeat("seat", seat=str(seat), most=self.seats - 1)
        return seat

    def _without(self, seat: int) -> State:
        """The present position without what `seat` has played of its open decision."""
        base, start = self._era_start
        state = start.clone()
        for move in self._moves[base:]:
            if move.seat != seat:
                state.apply(move.seat, move.action)
        return state

    def _alone(self, seat: int) -> State:
        """The present position; in a window, without what the others have laid in it."""
        base, start = self._era_start
        if not self.window or all(move.seat == seat for move in self._moves[base:]):
            return self._state
        state = start.clone()
        for move in self._moves[base:]:
            if move.seat == seat:
                state.apply(move.seat, move.action)
        return state

    def _check(self, state: State, seat: int, action: int) -> None:
        """Raise unless `seat` may play `action` now."""
        refusal = self.game.explain(state, seat, action)
        if refusal is not None:
            raise self._illegal(state, seat, refusal)

    def _illegal(self, state: State, seat: int, refusal: Refusal) -> IllegalMove:
        def say(lang: str, refusal: Refusal) -> str:
            return self.game.words(lang, self.names).refusal(refusal)

        return IllegalMove(refusal, say, [self.game.encode(each) for each in state.legal(seat)])

    def _drawn(self) -> int:
        """The outcome of the present chance move, drawn from the seed."""
        outcomes = self._state.chance()
        total = sum(weight for _, weight in outcomes)
        lane = self._lane()
        if lane:
            rest = draw(f"{self._seed} {lane}", sum(move.lane == lane for move in self._moves), total)
        else:
            rest = draw(self._seed, len(self._moves), total)
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
        raise AssertionError("weights add up")

    def _lane(self) -> str:
        """The lane of the present chance move; empty where draws are numbered by moves."""
        return self.game.lane(self._state) if self._seed.startswith(BY_LANES) else ""

    def _made(self, seat: int, action: int) -> Move:
        """Play a move on the present position."""
        lane = self._lane() if seat == CHANCE else ""
        move = _play(self._state, seat, action)
        move.lane = lane
        return move

    def _settle_chance(self) -> None:
        while self._state.to_act() == [CHANCE]:
            self._moves.append(self._made(CHANCE, self._drawn()))
            self._mark_era(len(self._moves) - 1)

    def _mark_era(self, since: int) -> None:
        """If a move from number `since` on began an era, store its first position: `undo` goes back no further."""
        if self._moves and self._state.era() != self._moves[since].era:
            self._era_start = (len(self._moves), self._state.clone())


def _held(game: AnyGame, start: State, seats: int, chosen: Mapping[str, object]) -> dict[str, str]:
    """The options that a starting position implies, beyond the chosen ones, which must not contradict it."""
    told = game.settled_in(game.to_json(start))
    # Compared as positions hold them, since an option may have several spellings.
    wanted = game.settled_in(game.to_json(game.new(seats, game.meta.settle(seats, chosen))))
    for name in chosen:
        if name in told and wanted.get(name) != told[name]:
            raise BadSetup("start-option", option=name, held=told[name], value=str(chosen[name]))
    return {name: value for name, value in told.items() if name not in chosen}


def _play(state: State, seat: int, action: int) -> Move:
    era = int(state.era())
    emit = Emit()
    state.apply(seat, action, emit)
    return Move(seat, action, era, emit.events)


def replay(record: Record | str, *, moves: int | None = None) -> Match:
    """The match of a record (or of its text), every move checked against the rules."""
    return Match.resume(Record.load(record) if isinstance(record, str) else record, moves=moves)
