"""How fast we are beside OpenSpiel and PettingZoo, measured in one run.

Every figure is a number a second of this process's own time on the processor, the best of a few rounds, so that other
work on the machine disturbs it little. Games differ, so ratios are of geometric means over groups of games.
"""

from __future__ import annotations

import contextlib
import importlib
import math
import random
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel

from tatami.adapters import openspiel, pettingzoo
from tatami.adapters.vector import Batch, VectorEnv
from tatami.bots.tree import Expert, Search
from tatami.core.match import Match
from tatami.core.playout import playouts
from tatami.core.registry import OURS
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream
from tatami.core.state import CHANCE, State
from tatami.kit.lots import drawn

ROUNDS = 3

CARD_GAMES = (
    "hearts",
    "gin_rummy",
    "euchre",
    "skat",
    "spades",
    "oh_hell",
    "cribbage",
    "go_fish",
    "dou_dizhu",
    "hanabi",
)
"""OpenSpiel's card games in C++ whose random games are about as long as ours: 30 to 340 moves, chance included."""
PYTHON_GAMES = ("block_dominoes", "team_dominoes", "liars_poker")
SEARCHED = ("hearts", "gin_rummy", "euchre", "oh_hell")
"""Those of the card games that its information-set search in C++ can resample."""
CLASSIC = ("connect_four_v3", "tictactoe_v3", "chess_v6")
TABLES = {"tenno": 2, "seven_ronin": 2, "samurai": 2, "samurai_spirit": 3}
LANES = 256


@dataclass(frozen=True)
class Figure:
    """One measurement."""

    group: str
    name: str
    per_s: float
    unit: str
    length: float | None = None
    """Moves of a game, chance included, where games were played."""


@dataclass(frozen=True)
class Group:
    """Measurements of one kind, and how they were made."""

    id: str
    how: str


@dataclass(frozen=True)
class Ratio:
    """Two groups compared by their geometric means, and what we aim at."""

    what: str
    ours: float
    theirs: float | None
    """None, and no ratio, if nothing of theirs could be measured here."""
    ratio: float | None
    aim: float | None


@dataclass(frozen=True)
class Report:
    groups: list[Group]
    figures: list[Figure]
    ratios: list[Ratio]
    missing: list[str]
    """What could not be measured here, and why."""


GROUPS = [
    Group("python", "random games through State.to_act, legal, draw and apply, called from a loop in Python"),
    Group("python-openspiel-cpp", "random games through pyspiel.State, C++ games, called from a loop in Python"),
    Group("python-openspiel-python", "the same with games that OpenSpiel itself wrote in Python"),
    Group("python-openspiel-tatami", "the same with our games through tatami.adapters.openspiel"),
    Group("compiled", "tatami.core.playout.playouts: whole random games in compiled code, one call for many games"),
    Group(
        "compiled-openspiel",
        "whole random games in C++: the faster of pyspiel.evaluate_bots and rollouts inside pyspiel.MCTSBot",
    ),
    Group("search", "simulations of tatami.bots.tree.Search, one seat's first decision with a choice"),
    Group("search-openspiel-cpp", "simulations of pyspiel.ISMCTSBot, one random rollout each, on C++ card games"),
    Group("search-openspiel-python", "simulations of OpenSpiel's Python ISMCTS on our games that have secrets"),
    Group("single", "tatami.adapters.pettingzoo.env: last and step, random legal actions by NumPy"),
    Group("single-pettingzoo", "PettingZoo's classic environments, the same loop"),
    Group("vector", f"tatami.adapters.vector.VectorEnv, {LANES} games, random_step: decisions with masks and tensors"),
    Group("vector-chosen", "the same, but step with random legal actions chosen by NumPy from the masks"),
]


def measure(seconds: float = 0.3, told: Callable[[str], None] = lambda group: None) -> Report:
    """Everything; `told` hears which group comes next."""
    figures: list[Figure] = []
    missing: list[str] = []
    for group, work in _plan(missing):
        told(group)
        figures += work(seconds)
    return Report(GROUPS, figures, ratios(figures), missing)


def ratios(figures: list[Figure]) -> list[Ratio]:
    """The ratios that are reported."""
    pairs = [
        ("steps from Python: ours / OpenSpiel's C++ card games", "python", "python-openspiel-cpp", 3.0),
        ("steps from Python: ours / OpenSpiel's Python games", "python", "python-openspiel-python", None),
        ("steps in compiled loops: ours / OpenSpiel's C++ card games", "compiled", "compiled-openspiel", 1.0),
        ("simulations: our search / OpenSpiel's C++ ISMCTS on card games", "search", "search-openspiel-cpp", None),
        ("simulations: our search / OpenSpiel's Python ISMCTS on our games", "search", "search-openspiel-python", None),
        ("steps of a single environment: ours / PettingZoo's classic games", "single", "single-pettingzoo", None),
        ("vector environment / single environment", "vector", "single", 10.0),
        ("vector environment, actions chosen by NumPy / single environment", "vector-chosen", "single", None),
    ]
    found = []
    for what, ours, theirs, aim in pairs:
        one, two = mean(figures, ours), mean(figures, theirs)
        found.append(Ratio(what, one, two or None, one / two if two else None, aim))
    return found


def mean(figures: list[Figure], group: str) -> float:
    """The geometric mean of a group, 0 if nothing was measured."""
    values = [figure.per_s for figure in figures if figure.group == group]
    return math.exp(sum(map(math.log, values)) / len(values)) if values else 0.0


Work = Callable[[float], Iterator[Figure]]


def _plan(missing: list[str]) -> list[tuple[str, Work]]:
    return [
        ("python", _ours_from_python),
        ("python-openspiel-cpp", lambda s: _spiel(s, "python-openspiel-cpp", CARD_GAMES)),
        ("python-openspiel-python", lambda s: _spiel_python(s, missing)),
        ("python-openspiel-tatami", lambda s: _spiel(s, "python-openspiel-tatami", [f"tatami_{id}" for id in OURS])),
        ("compiled", _ours_compiled),
        ("compiled-openspiel", _rollouts),
        ("search", _our_search),
        ("search-openspiel-cpp", _ismcts_cpp),
        ("search-openspiel-python", _ismcts_python),
        ("single", _single),
        ("single-pettingzoo", lambda s: _classic(s, missing)),
        ("vector", lambda s: _vector(s, False)),
        ("vector-chosen", lambda s: _vector(s, True)),
    ]


def _best(seconds: float, work: Callable[[], int]) -> float:
    """How much of `work` (which says how much it did) gets done a second; the best round."""
    best = 0.0
    for _ in range(ROUNDS):
        done = 0
        begin = now = time.process_time()
        while now - begin < seconds:
            done += work()
            now = time.process_time()
        best = max(best, done / (now - begin))
    return best


# --- from Python ------------------------------------------------------------------------------------------------------


def _ours_from_python(seconds: float) -> Iterator[Figure]:
    for id, seats in TABLES.items():
        rand, games = random.Random(1).random, [0, 0]
        start, luck = _start(id, seats), stream(1, "peers", id)

        def play(
            start: State = start, luck: Rng = luck, rand: Callable[[], float] = rand, games: list[int] = games
        ) -> int:
            state, steps = start.clone(), 0
            while owing := state.to_act():
                seat = owing[0]
                if seat == CHANCE:
                    action = state.draw(luck)
                else:
                    legal = state.legal(seat)
                    action = legal[int(rand() * len(legal))]
                state.apply(seat, action)
                steps += 1
            games[0] += 1
            games[1] += steps
            return steps

        speed = _best(seconds, play)
        yield Figure("python", f"{id}, {seats}", speed, "steps", games[1] / games[0])


def _start(id: str, seats: int) -> State:
    """A new game without what only imagining needs, as search holds it."""
    game = find_game(id)
    start: State = game.new(seats, game.meta.settle(seats, None))
    start.forget()
    return start


def _spiel(seconds: float, group: str, names: Any) -> Iterator[Figure]:
    for name in names:
        game = pyspiel.load_game(name)
        rand, games = random.Random(1).random, [0, 0]

        def play(game: Any = game, rand: Callable[[], float] = rand, games: list[int] = games) -> int:
            state, steps = game.new_initial_state(), 0
            while not state.is_terminal():
                if state.is_chance_node():
                    action = drawn(state.chance_outcomes(), rand())
                else:
                    legal = state.legal_actions()
                    action = legal[int(rand() * len(legal))]
                state.apply_action(action)
                steps += 1
            games[0] += 1
            games[1] += steps
            return steps

        speed = _best(seconds, play)
        yield Figure(group, name, speed, "steps", games[1] / games[0])


def _spiel_python(seconds: float, missing: list[str]) -> Iterator[Figure]:
    names = []
    for name in PYTHON_GAMES:
        try:
            importlib.import_module(f"open_spiel.python.games.{name}")
            names.append(f"python_{name}")
        except ImportError as problem:
            missing.append(f"OpenSpiel's {name}: {problem}")
    yield from _spiel(seconds, "python-openspiel-python", names)


# --- in compiled code -------------------------------------------------------------------------------------------------


def _ours_compiled(seconds: float) -> Iterator[Figure]:
    for id, seats in TABLES.items():
        start, rng, games = _start(id, seats), stream(1, "peers", id), [0, 0]

        def play(start: State = start, rng: Any = rng, games: list[int] = games) -> int:
            steps = playouts(start, 200, rng)[0]
            games[0] += 200
            games[1] += steps
            return steps

        speed = _best(seconds, play)
        yield Figure("compiled", f"{id}, {seats}", speed, "steps", games[1] / games[0])


def _first_choice(game: Any, seed: int) -> Any:
    """A state in which a player has something to choose."""
    rand = random.Random(seed).random
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        legal = state.legal_actions()
        chance = state.is_chance_node()
        state.apply_action(drawn(state.chance_outcomes(), rand()) if chance else legal[0])
    return state


def _rest(state: Any, games: int) -> float:
    """How many moves a random game from here takes on average."""
    rand, steps = random.Random(2).random, 0
    for _ in range(games):
        now = state.clone()
        while not now.is_terminal():
            legal = now.legal_actions()
            chance = now.is_chance_node()
            now.apply_action(drawn(now.chance_outcomes(), rand()) if chance else legal[int(rand() * len(legal))])
            steps += 1
    return steps / games


def _rollouts(seconds: float) -> Iterator[Figure]:
    for name in CARD_GAMES:
        game = pyspiel.load_game(name)
        whole = _rest(game.new_initial_state(), 40)
        bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

        def play(game: Any = game, bots: Any = bots, steps: int = round(whole)) -> int:
            pyspiel.evaluate_bots(game.new_initial_state(), bots, random.randrange(1 << 30))
            return steps

        speed = max(_best(seconds, play), _evaluated(seconds, game))
        yield Figure("compiled-openspiel", name, speed, "steps", whole)


def _evaluated(seconds: float, game: Any) -> float:
    """Rollouts inside its tree search, which does not take every game."""
    state, count = _first_choice(game, 1), 100
    try:
        bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(count, 1), 1.0, 2, 10, False, 1, False)
    except pyspiel.SpielError:
        return 0.0
    length = _rest(state, 40)

    def think() -> int:
        bot.step(state)
        return int(2 * count * length)

    return _best(seconds, think)


# --- searches ---------------------------------------------------------------------------------------------------------


def _our_search(seconds: float) -> Iterator[Figure]:
    for id, seats in TABLES.items():
        match, rng = Match(id, seats=seats, seed=1), stream(1, "peers search", id)
        while len(match.legal(match.to_act[0])) < 2:
            match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
        seat = match.to_act[0]
        imagination = match.imagine(seat, rng).imagination(seat)
        breadth = int(match.imagine(seat, rng).breadth())

        def think(imagination: Any = imagination, breadth: int = breadth, seats: int = seats, rng: Any = rng) -> int:
            search = Search(seats, breadth, Expert(), 0.7, 1000 * 16 * seats + 4096)
            search.run(imagination, 1000, 60.0, rng)
            return int(search.simulations)

        yield Figure("search", f"{id}, {seats}", _best(seconds, think), "simulations")


def _ismcts_cpp(seconds: float) -> Iterator[Figure]:
    for name in SEARCHED:
        state = _first_choice(pyspiel.load_game(name), 1)
        bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, 500, -1)

        def think(bot: Any = bot, state: Any = state) -> int:
            bot.step(state)
            return 500

        yield Figure("search-openspiel-cpp", name, _best(seconds, think), "simulations")


def _ismcts_python(seconds: float) -> Iterator[Figure]:
    for id in OURS:
        if not find_game(id).meta.secrets:
            continue
        game = pyspiel.load_game(openspiel.PREFIX + id)
        state, bot = _first_choice(game, 1), openspiel.ismcts(game, 10)

        def think(bot: Any = bot, state: Any = state) -> int:
            bot.step(state)
            return 10

        yield Figure("search-openspiel-python", id, _best(seconds, think), "simulations")


# --- environments -----------------------------------------------------------------------------------------------------


def _episodes(env: Any, seed: int) -> Callable[[], int]:
    """A hundred steps of an AEC environment, new games begun where one ends."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)

    def walk() -> int:
        steps = 0
        while steps < 100:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            steps += 1
        return steps

    return walk


def _single(seconds: float) -> Iterator[Figure]:
    for id, seats, options in _tables():
        speed = _best(seconds, _episodes(pettingzoo.env(id, seats, **options), 1))
        yield Figure("single", _called(id, seats, options), speed, "steps")


def _classic(seconds: float, missing: list[str]) -> Iterator[Figure]:
    for name in CLASSIC:
        try:
            with contextlib.redirect_stdout(None), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                module = importlib.import_module(f"pettingzoo.classic.{name}")
        except ImportError as problem:
            missing.append(f"PettingZoo's {name}: {problem} (pip install 'pettingzoo[classic]')")
            continue
        yield Figure("single-pettingzoo", name, _best(seconds, _episodes(module.env(), 1)), "steps")


def _vector(seconds: float, chosen: bool) -> Iterator[Figure]:
    for id, seats, options in _tables():
        env = VectorEnv(id, LANES, seats, seed=1, copy=False, **options)
        last, rng = [env.reset()], np.random.default_rng(1)

        def random_step(env: VectorEnv = env) -> int:
            env.random_step()
            return env.count

        def step(env: VectorEnv = env, last: list[Batch] = last, rng: np.random.Generator = rng) -> int:
            masks = last[0].masks
            last[0] = env.step((rng.random(masks.shape, np.float32) * masks).argmax(axis=1))
            return env.count

        speed = _best(seconds, step if chosen else random_step)
        yield Figure("vector-chosen" if chosen else "vector", _called(id, seats, options), speed, "steps")


def _tables() -> Iterator[tuple[str, int, dict[str, Any]]]:
    for id, seats in TABLES.items():
        yield id, seats, {}
    yield "tenno", 2, {"memory": "head"}


def _called(id: str, seats: int, options: dict[str, Any]) -> str:
    return ", ".join([id, str(seats), *(f"{name}={value}" for name, value in options.items())])
