"""Tatami's games in OpenSpiel. Importing this module registers them.

    import pyspiel
    import tatami.adapters.openspiel

    game = pyspiel.load_game("tatami_tenno(players=3,memory=head)")

`tatami_<game>` has sequential nodes only: the seats of a window decide one after the other, unseen by each other.
`tatami_<game>_windows` has simultaneous nodes where several seats owe a decision. Parameters are `players`, the game's
options, and `start` (see `packed`). OpenSpiel reads a bare number as a number and ends a value at a comma, so in its
texts an option's number is written with a v before it (`first=v2`) and commas become semicolons.

Where the game is competitive, every seat stakes 1 and the returns share out the pot: two seats play for -1 to 1, and
returns always add up to 0. In a cooperative game all have the same return, 0 or 1.
"""

from __future__ import annotations

import base64
import binascii
import ctypes
import json
import zlib
from collections.abc import Callable, Mapping
from functools import partial, wraps
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from tatami.adapters.rows import Rows
from tatami.adapters.trail import Trail, payoffs
from tatami.core.errors import BadSetup, UnknownGame
from tatami.core.game import AnyGame
from tatami.core.registry import game as find_game
from tatami.core.registry import known_games
from tatami.core.rng import stream
from tatami.core.state import CHANCE, State

PREFIX = "tatami_"
WINDOWS = "_windows"
USUAL = "usual"
"""The value of `start` for a game that begins as the rules say."""


# --- parameters -------------------------------------------------------------------------------------------------------


def packed(position: dict[str, Any] | list[dict[str, Any]]) -> str:
    """A starting position (or several: chance deals one of them) as the value of the parameter `start`."""
    text = json.dumps(position, separators=(",", ":"))
    return "j" + base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _unpacked(game: AnyGame, value: str) -> list[State]:
    try:
        data = base64.urlsafe_b64decode(value[1:] + "=" * (-len(value[1:]) % 4))
        document = json.loads(zlib.decompress(data))
    except (ValueError, binascii.Error, zlib.error):
        raise BadSetup("start-packed", game=game.meta.id) from None
    positions = document if isinstance(document, list) else [document]
    if not positions:
        raise BadSetup("start-packed", game=game.meta.id)
    return [game.from_json(position) for position in positions]


def spelled(value: str) -> str:
    """An option's value as OpenSpiel's texts can hold it."""
    value = value.replace(",", ";")
    return f"v{value}" if value[:1].isdigit() else value


def _read(value: object) -> str:
    text = str(value)
    if text[:1] == "v" and text[1:2].isdigit():
        text = text[1:]
    return text.replace(";", ",")


# --- the game ---------------------------------------------------------------------------------------------------------


def _game_type(game: AnyGame, windows: bool) -> pyspiel.GameType:
    meta = game.meta
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + meta.id + (WINDOWS if windows else ""),
        long_name=game.words("en").title() + (" (simultaneous windows)" if windows else ""),
        dynamics=kinds.Dynamics.SIMULTANEOUS if windows else kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kinds.Information.IMPERFECT_INFORMATION if meta.secrets else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.IDENTICAL if meta.utility == "shared" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.max_seats,
        min_num_players=meta.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=_has_tensor(game),
        parameter_specification={
            "players": meta.min_seats,
            "start": USUAL,
            **{option.id: spelled(option.default) for option in meta.options},
        },
    )


def _has_tensor(game: AnyGame) -> bool:
    """Whether a game has an encoder; without one OpenSpiel gets strings alone."""
    try:
        game.encoder(game.meta.min_seats, game.meta.settle(game.meta.min_seats, {}))
    except BadSetup:
        return False
    return True


class TatamiGame(pyspiel.Game):  # type: ignore[misc]
    """One game at a table of so many seats with these options."""

    def __init__(self, id: str, windows: bool, params: Mapping[str, Any]) -> None:
        game = find_game(id)
        self.rules = game
        self.seats = game.meta.seats(params["players"])
        chosen = {option.id: _read(params[option.id]) for option in game.meta.options}
        self.options = game.meta.settle(self.seats, chosen)
        start = str(params["start"])
        self.custom = start != USUAL
        self.starts = _unpacked(game, start) if self.custom else [game.new(self.seats, self.options)]
        if any(game.to_json(each).get("seats", self.seats) != self.seats for each in self.starts):
            raise BadSetup("start-seats", held=game.to_json(self.starts[0]).get("seats"), seats=str(self.seats))
        self.windows = windows
        self.root = Trail(game, self.seats, self.starts, self.custom)
        shared = game.meta.utility == "shared"
        spelt = {"players": self.seats, "start": start, **{key: spelled(value) for key, value in self.options.items()}}
        super().__init__(
            _game_type(game, windows),
            pyspiel.GameInfo(
                num_distinct_actions=len(game.codes),
                max_chance_outcomes=max(len(game.codes), len(self.starts)),
                num_players=self.seats,
                min_utility=0.0 if shared else -1.0,
                max_utility=1.0 if shared else self.seats - 1.0,
                utility_sum=None if shared else 0.0,
                max_game_length=game.meta.longest(self.seats),
            ),
            spelt,
        )

    def new_initial_state(self) -> TatamiState:
        return TatamiState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> TatamiObserver:
        return TatamiObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class TatamiState(pyspiel.State):  # type: ignore[misc]
    """A position with its past."""

    # OpenSpiel copies and pickles all attributes of the instance, so the trail is the only one.
    trail: Trail

    def __init__(self, game: TatamiGame) -> None:
        super().__init__(game)
        self.trail = game.root.clone()

    def _game(self) -> TatamiGame:
        game: TatamiGame = self.get_game()
        return game

    def current_player(self) -> int:
        owing = self.trail.to_act()
        if not owing:
            return int(pyspiel.PlayerId.TERMINAL)
        if owing[0] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        if len(owing) > 1 and self._game().windows:
            return int(pyspiel.PlayerId.SIMULTANEOUS)
        return owing[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.trail.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.trail.chance()
        total = sum(weight for _, weight in outcomes)
        return sorted((action, weight / total) for action, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        self.trail.play(self.trail.to_act()[0], action)

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in self.trail.to_act():
            self.trail.play(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        return self.trail.code(action)

    def is_terminal(self) -> bool:
        return not self.trail.to_act()

    def returns(self) -> list[float]:
        game = self._game()
        outcome = self.trail.state.outcome() if self.trail.state is not None else None
        if outcome is None:
            return [0.0] * game.seats
        return payoffs(game.rules, outcome.returns)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> TatamiState:
        """A state in the same information state of the player, with the secrets redrawn."""
        twin: TatamiState = self.clone()
        twin.trail = self.trail.imagine(player_id, stream(repr(probability_sampler()), "openspiel"))
        return twin

    def __str__(self) -> str:
        return f"{self.trail.observation(None)} {self.trail.to_act()}"


class TatamiObserver:
    """An OpenSpiel observer: a string, and a tensor with named segments.

    With perfect recall there is only the string: everything the seat was told, in order.
    """

    def __init__(self, game: TatamiGame, kind: pyspiel.IIGObservationType) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadSetup("observer-all", game=game.rules.meta.id)
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.recall = bool(kind.perfect_recall)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self.recall and not self.public and game.get_type().provides_observation_tensor:
            self.rows = Rows(game.rules.encoder(game.seats, game.options), 1)
            self.tensor = np.zeros(self.rows.width, np.float32)
            self.dict = {segment.name: self.tensor[segment.slice] for segment in self.rows.encoder.segments}

    def set_from(self, state: TatamiState, player: int) -> None:
        if self.tensor is None:
            return
        if state.trail.state is None:
            self.tensor.fill(0.0)
        else:
            self.tensor[:] = self.rows.of(state.trail.state, player)

    def string_from(self, state: TatamiState, player: int) -> str:
        if self.recall:
            return state.trail.information(player)
        return state.trail.observation(None if self.public else player)


def ismcts(game: TatamiGame, simulations: int, seed: int = 0, **settings: Any) -> Any:
    """OpenSpiel's ISMCTS bot in Python, set up for our games."""
    from open_spiel.python.algorithms import ismcts as search
    from open_spiel.python.algorithms import mcts

    random_state = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random_state)
    return search.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random_state, **settings)


# --- guards against crashes -------------------------------------------------------------------------------------------

NATIVE = {
    "MCTSBot": ("step", "step_with_policy", "step_verbose", "get_policy", "mcts_search"),
    "ISMCTSBot": ("step", "step_with_policy", "step_verbose", "get_policy"),
}
"""OpenSpiel's searches in C++. On any game written in Python they end the whole process (seen with 2.0.2)."""


def _guard() -> None:
    """Make OpenSpiel's C++ searches refuse our states with an error instead. Other games are not affected."""
    for name, methods in NATIVE.items():
        kind = getattr(pyspiel, name)
        for method in methods:
            setattr(kind, method, _refusing(name, getattr(kind, method)))


def _refusing(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def guarded(self: Any, state: Any, *rest: Any) -> Any:
        if isinstance(state, TatamiState):
            raise BadSetup("openspiel-native", bot=name)
        return method(self, state, *rest)

    return guarded


# --- registration -----------------------------------------------------------------------------------------------------


def register() -> list[str]:
    """Register all games with OpenSpiel and return their names there. Called when this module is imported."""
    known = set(pyspiel.registered_names())
    names = []
    for id in known_games():
        try:
            game = find_game(id)
        except UnknownGame:
            continue  # A broken package must not hide the other games.
        for windows in (False, True) if game.meta.windows else (False,):
            kind = _game_type(game, windows)
            names.append(kind.short_name)
            if kind.short_name not in known:
                creator = partial(TatamiGame, id, windows)
                # OpenSpiel drops it after the interpreter has ended, which crashes if that frees it.
                ctypes.pythonapi.Py_IncRef(ctypes.py_object(creator))
                pyspiel.register_game(kind, creator)
    return names


NAMES = register()
_guard()
