"""The arena: fair seatings, the same chance for all, honest intervals, and nothing played twice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from tatami import BadSetup
from tatami.bots.arena import Contest, Row, contest, play, standings, wilson
from tatami.bots.look import Look
from tatami.bots.names import bot
from tatami.bots.plot import bars
from tatami.bots.shards import Disagreement, Shard, merged
from tatami.cli import arena as arena_command
from tatami.cli.common import CommandError
from tatami.cli.workers import WorkLost, gather
from tatami.core.rng import Rng


def test_every_seating_is_played_once() -> None:
    three = contest("tenno", "random,peasant,ronin", None, {}, "1")
    assert three.seats == 3
    assert len(three.seatings()) == 6
    assert list(three.pairings(three.deals(7))) == [(deal, seating) for deal in (0, 1) for seating in range(6)]


def test_fewer_bots_than_seats_are_dealt_round() -> None:
    four = contest("tenno", "random,peasant", 4, {}, "1")
    assert len(four.seatings()) == 6
    assert all(sorted(seating) == ["peasant", "peasant", "random", "random"] for seating in four.seatings())


def test_large_tables_rotate() -> None:
    assert len(contest("tenno", "random,peasant", 7, {}, "1").seatings()) == 7


@pytest.mark.parametrize(
    ("bots", "seats", "words"),
    [("random,random", 2, "Name every bot"), ("", 2, "Name every bot"), ("random,hal", 2, 'no bot "hal"')],
)
def test_a_contest_that_cannot_be(bots: str, seats: int, words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        contest("tenno", bots, seats, {}, "1")


def test_a_deal_is_the_same_for_every_seating() -> None:
    match = contest("tenno", "random,peasant", 2, {"first": "random"}, "5")
    assert play(match, 3, 0) == play(match, 3, 0)
    assert play(match, 3, 0) != play(match, 4, 0)


def test_standings_split_ties_and_rank() -> None:
    table = Contest("tenno", 2, {}, ("a", "b"), "1")
    rows = [Row(0, 0, (1.0, 0.0), "prisoners", 9), Row(0, 1, (0.0, 1.0), "prisoners", 9)]
    rows += [Row(1, 0, (0.5, 0.5), "shared", 9), Row(1, 1, (1.0, 0.0), "prisoners", 9)]
    first, second = standings(table, rows)
    assert (first.name, first.games, first.score) == ("a", 4, 0.625)
    assert second.score == 0.375
    assert first.elo is not None
    assert second.elo == pytest.approx(-first.elo)
    assert first.low < 0.625 < first.high


def test_larger_tables_have_places_and_ratings() -> None:
    table = Contest("tenno", 3, {}, ("a", "b", "c"), "1")
    rows = [
        Row(deal, seating, tuple(float(name == "a") for name in names), "prisoners", 9)
        for deal in range(3)
        for seating, names in enumerate(table.seatings())
    ]
    best, *others = standings(table, rows)
    assert (best.name, best.rank, best.elo) == ("a", 1.0, None)
    assert {other.rank for other in others} == {2.5}
    assert best.skill is not None
    assert all(other.skill is not None and other.skill[2] < best.skill[0] for other in others)


def test_a_team_wins_or_loses_once() -> None:
    table = Contest("samurai_spirit", 3, {}, ("a",), "1")
    rows = [Row(0, 0, (1.0, 1.0, 1.0), "victory", 9), Row(1, 0, (0.0, 0.0, 0.0), "defeat", 9)]
    (team,) = standings(table, rows)
    assert (team.games, team.score, team.rank, team.skill) == (2, 0.5, None, None)


def test_wilson_agrees_with_the_textbook() -> None:
    assert list(wilson(0.5, 100)) == pytest.approx([0.4038, 0.5962], abs=1e-3)
    assert wilson(1.0, 10)[0] == pytest.approx(0.7225, abs=1e-3)
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_the_plot_is_a_picture() -> None:
    table = Contest("tenno", 2, {}, ("a", "<b>"), "1")
    picture = bars("Tenno & co", standings(table, [Row(0, 0, (1.0, 0.0), "prisoners", 9)]))
    assert ElementTree.fromstring(picture).tag.endswith("svg")


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tatami", "arena", "tenno", "--bots", "random,peasant", *words]
    return subprocess.run(command, capture_output=True, text=True)


def test_results_are_kept_and_taken_up_again(tmp_path: Path) -> None:
    kept, plot = tmp_path / "kept.jsonl", tmp_path / "plot.svg"
    first = arena("--games", "4", "--workers", "1", "--resume", str(kept), "--json")
    assert first.returncode == 0, first.stderr
    assert {row["games"] for row in json.loads(first.stdout)} == {4}
    lines = kept.read_text().splitlines()
    assert len(lines) == 5
    kept.write_text("\n".join(lines[:4]) + '\n{"deal": 1, "sea')  # The plug was pulled in mid-line.
    again = arena("--games", "6", "--workers", "2", "--resume", str(kept), "--plot", str(plot))
    assert again.returncode == 0, again.stderr
    assert "peasant" in again.stdout
    assert plot.read_text().startswith("<svg")
    rows = [json.loads(line) for line in kept.read_text().splitlines()[1:]]
    assert len({(row["deal"], row["seating"]) for row in rows}) == len(rows) == 6
    other = arena("--games", "4", "--resume", str(kept), "--seed", "2")
    assert other.returncode == 2
    assert "another contest" in other.stderr


def choose_last(seen: Look, rng: Rng) -> str:
    """A bot of this module: `tests.bots.test_arena:choose_last`."""
    return seen.legal[-1]


class Counting:
    """A bot that remembers how often it was asked; it fails when told to."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, seen: Look, rng: Rng) -> str:
        self.asked += 1
        if self.asked == 9:
            raise ZeroDivisionError("nine")
        return seen.legal[0]


HERE = "tests.bots.test_arena"


def test_functions_and_classes_of_python_play() -> None:
    match = contest("tenno", f"{HERE}:choose_last,{HERE}:Counting", 2, {}, "1")
    rows = [play(match, 0, seating) for seating in (0, 1)]
    assert rows == [play(match, 0, seating) for seating in (0, 1)], "an instance outlived its game"
    # Who fails loses; made anew for each game, it fails at its ninth decision in both.
    assert [row.reason for row in rows] == ["forfeit-failed"] * 2
    assert [row.seated[row.forfeited or 0] for row in rows] == [f"{HERE}:Counting"] * 2
    assert "ZeroDivisionError: nine" in str(rows[0].facts["why"])
    for wrong in (f"{HERE}:nobody", "no.such.module:bot", f"{HERE}:HERE"):
        with pytest.raises(BadSetup, match="cannot be loaded"):
            bot(wrong)


def test_shards_made_apart_are_put_together_alike(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, first, second, both = (tmp_path / f"{name}.jsonl" for name in ("whole", "first", "second", "both"))

    def run(game: str = "tenno", files: list[Path] | None = None, **told: Any) -> tuple[str, str]:
        arena_command.arena(game, files, **{"bots": "random,peasant", "workers": 1, "as_json": True, **told})
        said = capsys.readouterr()
        return said.out, said.err

    alone, _ = run(games=8, resume=whole)
    run(deals="3-4", workers=2, resume=first)
    run(deals="1-2", resume=second)
    assert run("merge", [first, second], resume=both) == (alone, "")
    assert set(both.read_text().splitlines()) == set(whole.read_text().splitlines())
    # A shard that got lost is named, so that it can be played again.
    assert "--deals 1-2" in run("merge", [first])[1]
    run(deals="1-1", seed="2", resume=tmp_path / "other.jsonl")
    for words, wrong in (
        ("another contest", {"game": "merge", "files": [first, tmp_path / "other.jsonl"]}),
        ("Name the files", {"game": "merge"}),
        ("1-50", {"deals": "5"}),
        ("ray:ADDRESS", {"on": "moon"}),
        ("too many", {"files": [first]}),
    ):
        with pytest.raises(CommandError, match=words):
            run(**wrong)


def test_shards_that_disagree_are_told() -> None:
    match = contest("tenno", "random,peasant", 2, {}, "1")
    one = Row(0, 0, (1.0, 0.0), "prisoners", 9)
    with pytest.raises(Disagreement):
        merged([Shard(match, [one]), Shard(match, [replace(one, returns=(0.0, 1.0))])])
    assert merged([Shard(match, [one]), Shard(match, [one])]).rows == [one]


def _once(folder: Path, number: int) -> int:
    """A job whose process dies at the first try."""
    mark = folder / str(number)
    if number % 2 and not mark.exists():
        mark.touch()
        os._exit(9)
    return number


def _never(number: int) -> int:
    os._exit(9)


def test_what_a_lost_worker_had_is_played_again(tmp_path: Path) -> None:
    assert sorted(gather("x", [partial(_once, tmp_path, number) for number in range(6)], 2)) == list(range(6))
    with pytest.raises(WorkLost):
        list(gather("x", [partial(_never, 1)], 1))


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_it_is_said_how_to_get_it() -> None:
    with pytest.raises(CommandError, match=r"\[cluster\]"):
        arena_command.arena("tenno", bots="random,peasant", games=2, on="ray")


@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: pip install -e '.[cluster]'")
def test_a_local_ray_of_two_workers_plays_the_same() -> None:
    plain = arena("--games", "8", "--workers", "1", "--json")
    spread = arena("--games", "8", "--workers", "2", "--on", "ray", "--json")
    assert spread.returncode == 0, spread.stderr
    assert spread.stdout == plain.stdout


def test_hint(tmp_path: Path) -> None:
    from tatami import Match

    match = Match("tenno", seats=2, seed=1, options={"first": "1"})
    saved = tmp_path / "game.json"
    saved.write_text(match.record().to_json(), "utf-8")

    def hint(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tatami", "hint", str(saved), "--level", "peasant", *words]
        return subprocess.run(command, capture_output=True, text=True)

    rows = json.loads(hint("--json", "--best", "2").stdout)
    assert len(rows) == 2
    assert {"code", "visits", "value", "error", "share", "plan", "values", "shares"} == set(rows[0])
    assert rows[0]["error"] > 0
    assert "Ułóż" in hint("--lang", "pl").stdout
    assert hint("--seat", "3").returncode == 2
    assert "no level" in hint("--level", "god").stderr
    assert "drawn by lot" in hint().stdout  # Nobody sees the first lay.

    # What is not a chance to win is not told as one.
    saved.write_text(Match("samurai_spirit", seats=2, seed=1).record().to_json(), "utf-8")
    told = hint().stdout
    assert "0 to 100" in told
    assert "%" not in told


def test_hint_for_a_secret_plan(tmp_path: Path) -> None:
    from tatami import Match

    saved = tmp_path / "game.json"
    saved.write_text(Match("seven_ronin", seed=1).record().to_json(), "utf-8")
    command = [sys.executable, "-m", "tatami", "hint", str(saved), "--level", "peasant", "--seat", "2"]
    told = subprocess.run(command, capture_output=True, text=True).stdout
    assert "drawn by lot" in told
    plan = " ".join(told[told.index("hayai>") :].split()).partition("ready")[0]
    match = Match("seven_ronin", seed=1)
    match.submit(1, [*plan.split(), "ready"])  # A plan as it is told can be typed as it is.
