"""The laws that hold for every game, every seat count and every option.

A `Walk` plays one random game on the bare state and checks the laws of positions and moves at every step;
`check_record` then checks the laws of records and matches on what was played. A broken law raises `Violation` with
what was seen.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping, Sequence
from typing import Any

from tatami.core.errors import BadCode, BadPosition, IllegalMove, UndoRefused
from tatami.core.events import Emit, Event
from tatami.core.game import AnyGame
from tatami.core.match import Match
from tatami.core.record import Record
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State, floats
from tatami.core.words import LANGUAGES, GameWords

LAWS = {
    0: "a game never crashes",
    1: "codes round-trip and are distinct over the whole catalogue",
    2: "legal lists are ascending, without repeats, and non-empty exactly for the seats to act",
    3: "chance weights are positive and outcomes distinct",
    4: "a clone equals its source, and no later move changes it",
    5: "replaying a record gives the same key at every step",
    6: "window moves of different seats commute",
    7: "a move that a seat did not notice changes neither its view nor its legal list",
    8: "a sample keeps the seat's view and legal list and is a sound position",
    9: "what a seat cannot know changes no byte it is sent",
    10: "undo restores the exact key and never leaves the era",
    11: "games end within their bound, for a known reason, with returns that fit the utility",
    12: "compiled and uncompiled runs give the same records",
    13: "every action, prompt and event reads in every language, and legal actions read differently",
    14: "positions round-trip through JSON and pickling, and a broken one is refused with the reason",
}

SPECTATOR = None
TWIN_STEPS = 12
"""How far a true position and an imagined one are played side by side."""


class Violation(AssertionError):
    """A law was broken."""

    def __init__(self, law: int, seen: str) -> None:
        super().__init__(f"law {law} ({LAWS[law]}): {seen}")
        self.law = law


def demand(law: int, holds: bool, seen: str) -> None:
    if not holds:
        raise Violation(law, seen)


def check_catalogue(game: AnyGame) -> None:
    """Law 1, and that the game has its texts in every language."""
    for lang in LANGUAGES:
        rules = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
        for path in (game.folder / rules, game.folder / "text" / f"{lang}.ftl"):
            demand(13, path.exists(), f"{path.name} is missing")
    codes = [game.encode(action) for action in range(len(game.codes))]
    demand(1, len(set(codes)) == len(codes), "two actions share a code")
    for action, code in enumerate(codes):
        demand(1, game.decode(code) == action, f"{code} does not come back as {action}")
        demand(1, not set(code) & set(" |:"), f"{code} cannot stand in a record's line")
    for nonsense in ("", "no such code", codes[0] + "?"):
        try:
            game.decode(nonsense)
        except BadCode:
            continue
        raise Violation(1, f"{nonsense!r} was taken for a code")


class Walk:
    """One random game under the laws. `moves` replaces the random choice where it says something legal."""

    def __init__(
        self,
        game: AnyGame,
        seats: int,
        options: Mapping[str, str],
        seed: int | str,
        moves: Sequence[tuple[int, int]] = (),
        thorough: float = 0.15,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = game.meta.settle(seats, options)
        self.seed = seed
        self.script = list(moves)
        self.thorough = thorough
        """The share of steps at which the slow laws are checked too."""
        self.state: State = game.new(seats, self.options)
        self.moves: list[tuple[int, int]] = []
        self.keys: list[bytes] = [self.state.key()]
        self.redrawn = 0
        """How often a sample differed from the truth."""
        names = tuple("ABCDEFGHIJ"[:seats])
        self.words: list[GameWords] = [game.words(lang, names) for lang in LANGUAGES]

    # --- the game -----------------------------------------------------------------------------------------------------

    def run(self, steps: int | None = None) -> Record:
        """Play to the end (or for so many steps), checking all the way."""
        while self.state.to_act() and (steps is None or len(self.moves) < steps):
            self.step()
        if not self.state.to_act():
            self._end()
        return self.record()

    def step(self) -> None:
        rng = stream(self.seed, "laws", len(self.moves))
        thorough = rng.fraction() < self.thorough
        self._lists()
        if thorough:
            self._window(rng)
            self._json(rng)
            self._language(rng)
            self._sample(rng)
            self._alike(rng)
        self._move(rng, thorough)
        demand(11, len(self.moves) <= self.game.meta.longest(self.seats), "the game outlasts its bound")

    def record(self) -> Record:
        return Record(
            self.game.meta.id,
            self.game.meta.version,
            self.seats,
            dict(self.options),
            tuple((seat, self.game.encode(action)) for seat, action in self.moves),
        )

    def _choose(self) -> tuple[int, int]:
        number = len(self.moves)
        if number < len(self.script):
            seat, action = self.script[number]
            if action in choices(self.state, seat):
                return seat, action
        pick = stream(self.seed, "choice", number)
        owing = self.state.to_act()
        seat = owing[pick.below(len(owing))]
        actions = choices(self.state, seat)
        return seat, actions[pick.below(len(actions))]

    # --- the laws, one by one -----------------------------------------------------------------------------------------

    def _lists(self) -> None:
        owing = self.state.to_act()
        demand(2, owing == sorted(set(owing)), f"to_act is {owing}")
        demand(6, self.game.meta.windows or len(owing) < 2, f"to_act is {owing}, but the game says it has no windows")
        if owing == [CHANCE]:
            outcomes = self.state.chance()
            demand(3, bool(outcomes) and all(weight > 0 for _, weight in outcomes), f"chance is {outcomes}")
            demand(3, len({action for action, _ in outcomes}) == len(outcomes), f"chance repeats itself: {outcomes}")
        else:
            demand(3, not self.state.chance(), "chance has outcomes although seats are to act")
        for seat in range(self.seats):
            legal = self.state.legal(seat)
            demand(2, legal == sorted(set(legal)), f"legal({seat}) is {legal}")
            demand(2, bool(legal) == (seat in owing), f"legal({seat}) is {legal} while to_act is {owing}")

    def _move(self, rng: Rng, thorough: bool) -> None:
        before = self.state.clone()
        key = self.keys[-1]
        demand(4, before.key() == key, "a fresh clone differs from its source")
        seat, action = self._choose()
        owing, era = self.state.to_act(), self.state.era()
        views = self._seen() if thorough else []
        events = play(self.state, seat, action)
        self.moves.append((seat, action))
        self.keys.append(self.state.key())
        demand(4, before.key() == key, "a move changed an earlier clone")
        # Whoever owes a decision only now could be forestalled by an undo, unless the era has moved on.
        after = self.state.to_act()
        if seat == CHANCE or not after or not set(after) <= set(owing):
            demand(10, self.state.era() > era, f"{self.game.encode(action)} hands on the decision without a new era")
        demand(10, self.state.era() >= era, "the era went back")
        if thorough:
            self._unnoticed(seat, events, views)
            self._told(self.words[rng.below(len(self.words))], events)

    def _seen(self) -> list[tuple[bytes, list[int]]]:
        """What each seat, and last a spectator, is sent."""
        seats = [*range(self.seats), SPECTATOR]
        return [
            (self.game.view(self.state, seat).to_json(), [] if seat is None else self.state.legal(seat))
            for seat in seats
        ]

    def _unnoticed(self, mover: int, events: list[Event], before: list[tuple[bytes, list[int]]]) -> None:
        for seat, (old, new) in enumerate(zip(before, self._seen(), strict=True)):
            observer = seat if seat < self.seats else SPECTATOR
            if seat != mover and not any(event.seen_by(observer) for event in events):
                demand(7, old == new, f"seat {observer} noticed nothing, but what it is sent changed")

    def _window(self, rng: Rng) -> None:
        owing = self.state.to_act()
        if len(owing) < 2:
            return
        one, two = owing[0], owing[1 + rng.below(len(owing) - 1)]
        first = self.state.legal(one)[rng.below(len(self.state.legal(one)))]
        second = self.state.legal(two)[rng.below(len(self.state.legal(two)))]
        there, back = self.state.clone(), self.state.clone()
        play(there, one, first)
        play(there, two, second)
        play(back, two, second)
        play(back, one, first)
        demand(6, there.key() == back.key(), f"seats {one} and {two} get different positions by order")

    def _sample(self, rng: Rng) -> None:
        seat = rng.below(self.seats)
        twin = self.state.sample(seat, rng)
        view = self.game.view(self.state, seat).to_json()
        demand(8, self.game.view(twin, seat).to_json() == view, f"a sample changes the view of seat {seat}")
        demand(8, twin.legal(seat) == self.state.legal(seat), f"a sample changes the legal list of seat {seat}")
        demand(8, twin.to_act() == self.state.to_act(), f"a sample for seat {seat} changes who is to act")
        try:
            again = self.game.from_json(self.game.to_json(twin))
        except BadPosition as problem:
            raise Violation(8, f"seat {seat} imagines an impossible position: {problem}") from problem
        demand(8, again.key() == twin.key(), "a sample does not survive JSON")
        self.redrawn += twin.key() != self.state.key()
        drawn = self.state.imagination(seat).draw(rng)
        demand(8, drawn.legal(seat) == self.state.legal(seat), f"seat {seat} draws a position with another legal list")
        demand(8, drawn.to_act() == self.state.to_act(), f"seat {seat} draws a position with other seats to act")
        self._side_by_side(seat, twin, rng)

    def _side_by_side(self, seat: int, twin: State, rng: Rng) -> None:
        """Play the truth and what `seat` imagines with moves that look alike to it: it is sent the same meanwhile."""
        truth = self.state.clone()
        self._same_refusals(seat, truth, twin, rng)
        for _ in range(TWIN_STEPS):
            owing = truth.to_act()
            if not owing:
                return
            mover = owing[rng.below(len(owing))]
            pairs = alike(truth, twin, mover, seat)
            if not pairs:
                return
            one, two = pairs[rng.below(len(pairs))]
            ours = [event.seen_by(seat) for event in play(truth, mover, one)]
            theirs = [event.seen_by(seat) for event in play(twin, mover, two)]
            if [seen for seen in ours if seen] != [seen for seen in theirs if seen]:
                return  # A legitimate reveal told them apart.
            views = [self.game.view(state, seat).to_json() for state in (truth, twin)]
            demand(9, views[0] == views[1], f"seat {seat} saw the same but its views differ")
            demand(9, truth.legal(seat) == twin.legal(seat), f"seat {seat} saw the same but its legal lists differ")
            demand(9, truth.to_act() == twin.to_act(), f"seat {seat} can tell positions apart by who is to act")
            watcher = [self.game.view(state, SPECTATOR).to_json() for state in (truth, twin)]
            demand(9, watcher[0] == watcher[1], "a spectator can tell positions apart that a player cannot")

    def _alike(self, rng: Rng) -> None:
        """Two actions that look alike to an observer tell it the same."""
        mover = self.state.to_act()[0]
        observer = rng.below(self.seats)
        if mover in (CHANCE, observer):
            return
        groups: dict[int, list[int]] = {}
        for action in self.state.legal(mover):
            groups.setdefault(int(self.state.seen_as(mover, action, observer)), []).append(action)
        for alike in groups.values():
            one, two = alike[0], alike[rng.below(len(alike))]
            told = []
            for action in (one, two):
                state = self.state.clone()
                events = [event.seen_by(observer) for event in play(state, mover, action)]
                told.append([seen for seen in events if seen])
            same = told[0] == told[1]
            demand(9, same, f"{self.game.encode(one)} and {self.game.encode(two)} do not look alike to seat {observer}")

    def _same_refusals(self, seat: int, truth: State, twin: State, rng: Rng) -> None:
        for _ in range(5):
            action = rng.below(len(self.game.codes))
            answers = [self.game.explain(state, seat, action) for state in (truth, twin)]
            demand(9, answers[0] == answers[1], f"the refusal of {self.game.encode(action)} tells seat {seat} a secret")
        if seat in truth.to_act():
            legal = truth.legal(seat)
            plan = [legal[rng.below(len(legal))], rng.below(len(self.game.codes))]
            told = [self._plan(seat, state, [self.game.encode(action) for action in plan]) for state in (truth, twin)]
            demand(9, told[0] == told[1], f"a refused plan tells seat {seat} a secret: {told}")

    def _plan(self, seat: int, state: State, plan: list[str]) -> str:
        """What a seat that sends a whole plan is told before anything is played."""
        match = Match(self.game, seats=self.seats, options=self.options, start=state)
        try:
            match.submit(seat, plan)
        except IllegalMove as refused:
            return f"{refused} {refused.legal}"
        return "played"

    def _json(self, rng: Rng) -> None:
        text = json.dumps(self.game.to_json(self.state))
        again = self.game.from_json(json.loads(text))
        demand(14, again.key() == self.state.key(), "a position does not survive JSON")
        twin = pickle.loads(pickle.dumps(self.state))
        demand(14, twin.key() == self.state.key(), "a position does not survive pickling: no bot could think about it")
        broken = break_json(json.loads(text), rng)
        try:
            self.game.from_json(broken)
        except BadPosition as problem:
            for words in self.words:
                demand(14, bool(problem.sentence(words.lang)), "a refusal has no sentence")
        except Exception as problem:
            raise Violation(14, f"a broken position raises {problem!r}") from problem

    def _language(self, rng: Rng) -> None:
        words = self.words[rng.below(len(self.words))]
        known = words.rules()
        for seat in [*self.state.to_act(), rng.below(self.seats), SPECTATOR]:
            if seat == CHANCE:
                continue
            view = self.game.view(self.state, seat)
            demand(13, bool(words.prompt(view)) and bool(words.board(view)), f"{words.lang}: nothing to read")
            demand(13, all(each in known for each in words.rules_at(view)), f"{words.lang}: a rule is missing")
            legal = [] if seat is None else self.state.legal(seat)
            texts = [words.action(action, view) for action in legal]
            demand(13, all(texts), f"{words.lang}: an action has no description")
            demand(13, len(set(texts)) == len(texts), f"{words.lang}: two actions read alike: {texts}")

    def _told(self, words: GameWords, events: list[Event]) -> None:
        for event in events:
            for observer in [*range(self.seats), SPECTATOR]:
                seen = event.seen_by(observer)
                demand(13, seen is None or bool(words.event(seen)), f"{words.lang}: {event.kind} says nothing")

    def _end(self) -> None:
        outcome = self.state.outcome()
        meta = self.game.meta
        if outcome is None:
            raise Violation(11, "nobody is to act, but there is no outcome")
        demand(11, outcome.reason in meta.reasons, f"the reason {outcome.reason} is not declared")
        demand(11, len(outcome.returns) == self.seats, f"returns {outcome.returns} for {self.seats} seats")
        demand(11, all(0 <= value <= 1 for value in outcome.returns), f"returns {outcome.returns} leave 0 to 1")
        hot = floats(self.seats)
        self.state.returns_into(hot)
        demand(11, tuple(hot) == outcome.returns, f"returns_into gives {tuple(hot)}, not {outcome.returns}")
        if meta.utility == "shared":
            demand(11, len(set(outcome.returns)) == 1, f"shared returns differ: {outcome.returns}")
        else:
            demand(11, abs(sum(outcome.returns) - 1) < 1e-9, f"returns {outcome.returns} do not add up to 1")
        for words in self.words:
            demand(13, bool(words.outcome(outcome)), f"{words.lang}: the outcome says nothing")
        self._lists()


def choices(state: State, seat: int) -> list[int]:
    """What `seat` may play now; for CHANCE, what may come up."""
    if seat == CHANCE:
        return [action for action, _ in state.chance()]
    return state.legal(seat)


def alike(truth: State, twin: State, mover: int, observer: int) -> list[tuple[int, int]]:
    """The moves of two positions, in pairs that look alike to `observer`: the same move where both have it.

    Where a secret plan has another number of parts in each position, `mover` is not asked for the same part. What the
    observer notices of it is the same.
    """
    ours, theirs = choices(truth, mover), choices(twin, mover)
    common = sorted(set(ours) & set(theirs))
    if common or mover in (CHANCE, observer):
        return [(action, action) for action in common]
    looks = {int(twin.seen_as(mover, action, observer)): action for action in theirs}
    seen = [(action, int(truth.seen_as(mover, action, observer))) for action in ours]
    return [(action, looks[look]) for action, look in seen if look in looks]


def play(state: State, seat: int, action: int) -> list[Event]:
    """Apply an action and return what happened."""
    emit = Emit()
    state.apply(seat, action, emit)
    return emit.events


def check_record(record: Record, keys: Sequence[bytes]) -> None:
    """Laws 5 and 10: the record replays step by step, in both forms, and undo keeps to its bounds."""
    for text in (record.to_json(), record.line()):
        demand(5, Record.load(text).digest() == record.digest(), "a record does not survive being written")
    match = Match.open(record)
    demand(5, match.key() == keys[0], "a match does not start where the record does")
    for number, (seat, code) in enumerate(record.moves, 1):
        if seat != CHANCE:
            _undo(match, seat, code)
        match.follow(seat, code)
        demand(5, match.key() == keys[number], f"move {number} leads elsewhere on replay")
    demand(5, match.record().digest() == record.digest(), "the replayed match has another record")


def _undo(match: Match, seat: int, code: str) -> None:
    key, era, length = match.key(), match.era, len(match)
    trial = match.clone()
    trial.follow(seat, code)
    left = trial.era != era
    try:
        demand(10, trial.undo(seat) == code, "undo took back another move")
        demand(10, not left, f"undo of {code} left the era")
        demand(10, trial.key() == key and len(trial) == length, f"undo of {code} does not restore the position")
    except UndoRefused:
        demand(10, left, f"undo of {code} was refused within its era")


def break_json(document: dict[str, Any], rng: Rng) -> dict[str, Any]:
    """The document with one thing wrong somewhere in it."""
    wrong: list[Any] = [None, -7, "nonsense", [], {}, 10**9, True]
    spots: list[tuple[Any, Any]] = []

    def gather(node: Any) -> None:
        keys: list[Any] = list(node) if isinstance(node, dict) else list(range(len(node)))
        for key in keys:
            spots.append((node, key))
            if isinstance(node[key], (dict, list)):
                gather(node[key])

    gather(document)
    node, key = spots[rng.below(len(spots))]
    if rng.below(3) == 0:
        del node[key]
    else:
        node[key] = wrong[rng.below(len(wrong))]
    return document
