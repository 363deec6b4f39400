"""People's pages and their games that are over, in words for whoever reads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set

from tatami.core.errors import TatamiError
from tatami.core.outcome import Outcome
from tatami.core.registry import game as find_game
from tatami.server import wire
from tatami.server.domain.histories import Group, Tallied
from tatami.server.domain.players import Player
from tatami.server.domain.progress import Ladder
from tatami.server.domain.ratings import Rating, Step
from tatami.server.domain.results import Result
from tatami.server.show.ratings import change, ratings
from tatami.server.show.words import OUTSIDE, doll_in, game_words, server_words


def page(
    owner: Player,
    mine: bool,
    since: int,
    rated: Mapping[str, Rating],
    tallies: Sequence[Tallied],
    ladders: Iterable[Ladder],
) -> wire.PlayerPage:
    """Somebody's page."""
    return wire.PlayerPage(
        id=owner.id,
        name=owner.name,
        claimed=owner.claimed,
        mine=mine,
        since=since,
        ratings=ratings(rated),
        tallies=_tallies(tallies),
        ladders=[_ladder(each) for each in ladders],
    )


def _tallies(found: Sequence[Tallied]) -> list[wire.GameTally]:
    """A line a game, that most often played first."""
    counts: dict[str, dict[str, int]] = {}
    for each in found:
        counts.setdefault(each.game, {})[each.fate] = each.games
    lines = [
        wire.GameTally(
            game=game,
            played=sum(fates.values()),
            won=fates.get("won", 0),
            shared=fates.get("shared", 0),
            lost=fates.get("lost", 0),
        )
        for game, fates in counts.items()
    ]
    return sorted(lines, key=lambda line: -line.played)


def _ladder(found: Ladder) -> wire.Ladder:
    rungs = [wire.Rung(id=rung.id, beaten=rung.beaten, latest=list(rung.latest)) for rung in found.rungs]
    return wire.Ladder(game=found.game, rungs=rungs, next=found.next)


def history(
    games: Sequence[tuple[int, Result]],
    whose: str,
    reader: str,
    seen: Set[str],
    steps: Mapping[int, Step],
    more: bool,
    lang: str,
) -> wire.History:
    """A page of somebody's games; `seen` are the people whose pages the reader may see, `steps` what games changed."""
    lines = [_past(result, whose, reader, seen, steps.get(number), lang) for number, result in games]
    last = f"{games[-1][1].ended}-{games[-1][0]}" if games and more else ""
    return wire.History(games=lines, next=last)


def _past(result: Result, whose: str, reader: str, seen: Set[str], step: Step | None, lang: str) -> wire.PastGame:
    own = next(seat for seat in result.seats if seat.who == whose)
    names = tuple(doll_in(seat.name, lang) if seat.kind == "bot" else seat.name for seat in result.seats)
    return wire.PastGame(
        game=result.game,
        ended=result.ended,
        seat=own.seat,
        fate=own.fate,
        seats=[
            wire.PastSeat(
                name=name,
                face=seat.name,
                kind=seat.kind,
                level=seat.level if seat.kind == "bot" else "",
                fate=seat.fate,
                left=seat.left,
                player=seat.who if seat.who in seen else "",
            )
            for seat, name in zip(result.seats, names, strict=True)
        ],
        # A table may be private, and whoever knows its address may look at it.
        table=result.table if any(seat.who == reader for seat in result.seats) else "",
        why=_why(result, names, lang),
        bar=result.bar,
        change=None if step is None else change(step),
    )


def _why(result: Result, names: tuple[str, ...], lang: str) -> str:
    """What decided a game; empty where nothing did, or its rules are not known here."""
    if result.reason in OUTSIDE:
        loser = next((name for seat, name in zip(result.seats, names, strict=True) if seat.left), "")
        return server_words(lang).say(f"ending-{result.reason}", player=loser) if loser else ""
    try:
        game = find_game(result.game)
    except TatamiError:
        return ""
    if not result.figures or result.rules not in game.meta.versions:
        return ""
    figures = {name: tuple(values) for name, values in result.figures.items()}
    outcome = Outcome(result.reason, tuple(seat.value for seat in result.seats), figures)
    return game_words(game, lang, names).reason(outcome)


def statistics(game: str, groups: Iterable[Group], lang: str) -> list[wire.Statistic]:
    """What somebody does in a game, in its words; what it has no words for is left out."""
    found = find_game(game)
    words = found.words(lang)
    return [
        wire.Statistic(
            title=words.say(f"habits-{group.id}"),
            text=words.say(f"habits-{group.id}-text"),
            games=group.games,
            averaged=group.id in found.averaged,
            bars=[
                wire.StatisticBar(title=words.say(f"habits-{group.id}-{figure.thing}"), value=figure.value)
                for figure in group.figures
                if words.has(f"habits-{group.id}-{figure.thing}")
            ],
        )
        for group in groups
        if words.has(f"habits-{group.id}")
    ]
