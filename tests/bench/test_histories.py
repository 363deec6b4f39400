"""What histories are measured with: games such as a server keeps, in which everybody is rated."""

from __future__ import annotations

import msgspec

from tatami.bench.histories import GAMES, played
from tatami.server.domain import ratings
from tatami.server.domain.results import Result


def test_the_games_to_measure_with_are_such_as_are_kept() -> None:
    log = list(played(50, 400))
    assert [number for number, _ in log] == list(range(1, 401))
    assert all(msgspec.json.decode(msgspec.json.encode(result), type=Result) == result for _, result in log)
    assert {result.game for _, result in log} == set(GAMES)
    rated, steps = ratings.fold(log)
    assert {pool for pool, _ in rated} == {*GAMES, "seven_ronin/0", "seven_ronin/1"}
    assert len(steps) > len(log)
    counts = [sum(seat.who == f"{who:020x}" for _, result in log for seat in result.seats) for who in (0, 49)]
    assert counts[0] > 3 * counts[1] > 0, "some play far more than others"
