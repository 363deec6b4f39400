"""Ratings: the fold of the log of results, as openskill computes it, and computed anew to the same numbers."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest
from openskill.models import PlackettLuce

from tatami.server.domain import ratings
from tatami.server.domain.ratings import NEW, Rating
from tatami.server.domain.results import Result, SeatResult
from tatami.server.live.books import Bookkeeper
from tests.server.hosts import command
from tests.server.logs import lines, opened, people, played_out
from tests.server.test_archive import mine
from tests.server.tiers import Tier


def game(number: int, places: dict[str, int], game: str = "tenno", **more: object) -> Result:
    """A game with everybody's place."""
    seats = tuple(
        SeatResult(
            seat=seat,
            who=who.partition("#")[0],
            kind="bot" if who.startswith("bot:") else "person",
            name=who,
            rank=place,
            fate="won" if place == 1 else "lost",
            side=str(seat) if game == "seven_ronin" else "",
        )
        for seat, (who, place) in enumerate(places.items())
    )
    known = {"rules": "1", "options": {}, "ended": number, "bar": "", "seats": seats}
    return Result(table=f"t{number}", game=game, **{**known, **more})  # type: ignore[arg-type]


def crowd(games: int, seed: int = 7) -> list[tuple[int, Result]]:
    """A log of games of all kinds among a few people and bots."""
    rng, found = random.Random(seed), []
    for number in range(1, games + 1):
        kind = rng.choice(("tenno", "samurai", "seven_ronin", "samurai_spirit"))
        count = 2 if kind == "seven_ronin" else rng.randint(2, 4)
        who = rng.sample(["ada", "ben", "cy", "di", "bot:ronin", "bot:samurai"], count)
        if kind == "samurai_spirit":
            fate = rng.choice((1, 2))
            found.append((number, game(number, dict.fromkeys(who, fate), kind, village=f"table:normal:{count}")))
        else:
            found.append((number, game(number, {name: rng.randint(1, count) for name in who}, kind)))
    return found


def test_games_of_two_and_of_many_are_rated_as_openskill_does() -> None:
    model = PlackettLuce()
    found, _ = ratings.fold([(1, game(1, {"ada": 2, "ben": 1})), (2, game(2, {"ben": 2, "cy": 3, "ada": 1, "di": 2}))])
    (ada,), (ben,) = model.rate([[model.rating()], [model.rating()]], ranks=[2.0, 1.0])
    after = model.rate([[ben], [model.rating()], [ada], [model.rating()]], ranks=[2.0, 3.0, 1.0, 2.0])
    for name, (rated,) in zip(("ben", "cy", "ada", "di"), after, strict=True):
        rating = found["tenno", name]
        assert (rating.mu, rating.sigma) == (rated.mu, rated.sigma)
    assert found["tenno", "ada"].games == 2
    assert found["tenno", "ada"].won == 1


def test_a_level_at_several_seats_gets_the_mean_of_its_changes() -> None:
    model = PlackettLuce()
    found, _ = ratings.fold([(1, game(1, {"ada": 1, "bot:ronin#1": 2, "bot:ronin#2": 3}))])
    _, (second,), (third,) = model.rate([[model.rating()] for _ in range(3)], ranks=[1.0, 2.0, 3.0])
    assert found["tenno", "bot:ronin"].mu == (second.mu + third.mu) / 2
    assert found["tenno", "bot:ronin"].games == 1


def test_sides_have_ratings_of_their_own_beside_that_of_the_game() -> None:
    log = [(1, game(1, {"ada": 1, "ben": 2}, "seven_ronin")), (2, game(2, {"ben": 1, "ada": 2}, "seven_ronin"))]
    found, _ = ratings.fold(log)
    assert found["seven_ronin/0", "ada"].mu > NEW.mu > found["seven_ronin/1", "ada"].mu
    assert found["seven_ronin", "ada"].games == 2
    assert found["seven_ronin/0", "ada"].games == 1


def test_a_team_is_rated_against_its_level_and_number_and_whoever_left_lost_alone() -> None:
    won = game(1, {"ada": 1, "ben": 1}, "samurai_spirit", village="table:hard:2")
    found, _ = ratings.fold([(1, won)])
    assert found["samurai_spirit", "ada"] == found["samurai_spirit", "ben"]
    assert found["samurai_spirit", "ada"].mu > NEW.mu > found["samurai_spirit", "table:hard:2"].mu
    seats = tuple(
        SeatResult(
            seat=each.seat,
            who=each.who,
            kind="person",
            name="",
            fate="lost" if each.seat else "won",
            left=bool(each.seat),
        )
        for each in won.seats
    )
    left, _ = ratings.fold([(1, game(1, {}, "samurai_spirit", village="table:hard:2", seats=seats))])
    assert left["samurai_spirit", "ada"].mu > NEW.mu > left["samurai_spirit", "ben"].mu


def test_what_does_not_count_changes_nothing() -> None:
    assert ratings.fold([(1, game(1, {"ada": 1, "ben": 2}, bar="guest"))]) == ({}, [])


def test_somebody_new_is_provisional_and_is_not_for_ever() -> None:
    assert (NEW.mean, NEW.spread, NEW.provisional) == (1500, 667, True)
    found, steps = ratings.fold([(n, game(n, {"ada": 1 + n % 2, "ben": 2 - n % 2})) for n in range(1, 41)])
    ada = found["tenno", "ada"]
    assert not ada.provisional
    assert abs(ada.mean - 1500) < ada.spread < 400
    own = [step for step in steps if step.who == "ada"]
    assert sum(step.shown_change for step in own) == ada.mean - 1500


def test_what_is_kept_game_by_game_is_what_the_whole_log_gives(tier: Tier, tmp_path: Path) -> None:
    log = crowd(60)

    async def whole() -> None:
        store = tier.store(tmp_path)
        store.start()
        try:
            for number, result in log:
                found = store.results.ratings(ratings.keys_of(result))
                await store.results.add(number, result, ratings.take(found, number, result))
            anew, steps = ratings.fold(store.results.log())
            assert store.results.all_ratings() == anew == ratings.fold(log)[0]
            assert store.results.count_steps() == len(steps)
            kept = store.results.steps("ada", "tenno", 999)
            own = [step for step in steps if (step.pool, step.who) == ("tenno", "ada")]
            assert [(step.number, step.rating.mu, step.change) for step in kept] == [
                (step.number, step.rating.mu, step.change) for step in own
            ]
        finally:
            store.stop()
            store.close()

    asyncio.run(whole())
    server = tier.server(tmp_path)
    assert "60" in command(server, "admin", "ratings").stdout
    store = tier.store(tmp_path)
    before = store.results.all_ratings()
    store.results.replace({("tenno", "ada"): Rating(1.0, 1.0)}, [])
    spoilt = command(server, "admin", "ratings")
    assert spoilt.returncode
    assert "--anew" in spoilt.stderr + spoilt.stdout
    command(server, "admin", "ratings", "--anew").check_returncode()
    assert store.results.all_ratings() == before
    command(server, "admin", "ratings").check_returncode()
    store.close()


def test_two_bookkeepers_write_every_result_once_and_in_one_order(tier: Tier, tmp_path: Path) -> None:
    """Each knows nothing of the other but what is in the database: the number is the lock."""
    logs = {f"t{seed}": played_out(opened("tenno", seed=str(seed)), people("Ada", "Ben"), seed) for seed in range(8)}

    async def whole() -> None:
        stores = [tier.store(tmp_path), tier.store(tmp_path)]
        for store in stores:
            store.start()
            store.entries = lambda table: lines(logs[table])  # type: ignore[method-assign, assignment, misc]
        try:
            both = [Bookkeeper(store, mine) for store in stores]
            await asyncio.gather(*(books.keep(id) for id in logs for books in both))
            first = stores[0].results
            assert [number for number, _ in first.log()] == list(range(1, len(logs) + 1))
            assert {result.table for _, result in first.log()} == set(logs)
            assert first.all_ratings() == ratings.fold(first.log())[0]
        finally:
            for store in stores:
                store.stop()
                store.close()

    asyncio.run(whole())


@pytest.mark.parametrize("seed", range(3))
def test_the_order_of_the_log_is_all_that_matters(seed: int) -> None:
    log = crowd(40, seed)
    assert ratings.fold(log) == ratings.fold(list(log))
    assert ratings.fold(log)[0] != ratings.fold(log[::-1])[0]
