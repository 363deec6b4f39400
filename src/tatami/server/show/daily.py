"""The deals of the day, their results and somebody's week, as they are sent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tatami.core.outcome import Outcome
from tatami.core.registry import game as find_game
from tatami.core.rng import commitment
from tatami.server import wire
from tatami.server.domain import daily
from tatami.server.domain.daily import Placed, Try
from tatami.server.domain.players import Player
from tatami.server.domain.results import Result
from tatami.server.show.words import OUTSIDE, doll_in, server_words


def page(
    day: str, player: Player | None, tries: Sequence[Try], over: set[str], played: Mapping[str, int]
) -> wire.DailyPage:
    """Today's deals as somebody sees them; `over` are those they have finished, also before the result is written."""
    mine = {(each.day, each.game): each for each in tries}
    return wire.DailyPage(
        day=day,
        ends=daily.end_of(day),
        claimed=player is not None and player.claimed,
        deals=[_deal(day, game, mine.get((day, game)), game in over, played.get(game, 0)) for game in daily.games()],
        week=[
            wire.DailyDay(day=each, deals=[_mark(found) for found in tries if found.day == each])
            for each in daily.week_of(day)
        ],
        total=daily.total([(each.rank, each.field) for each in tries if each.ranked and each.rank is not None]),
    )


def _deal(day: str, game: str, found: Try | None, over: bool, played: int) -> wire.DailyDeal:
    deal = daily.deal_of(game)
    return wire.DailyDeal(
        game=game,
        seats=deal.seats,
        seat=daily.seat_of(day, deal.seats),
        level=daily.LEVEL if deal.seats > 1 else "",
        played=played,
        state="open" if found is None else "over" if over else "playing",
        table="" if found is None else found.place,
        rank=None if found is None else found.rank,
        of=0 if found is None or found.rank is None else found.field,
    )


def _mark(found: Try) -> wire.DailyMark:
    counts = found.ranked and found.rank is not None
    return wire.DailyMark(
        game=found.game,
        rank=found.rank,
        of=0 if found.rank is None else found.field,
        marks=daily.marks(found.rank or 1, found.field) if counts else 0,
    )


def results(
    day: str,
    game: str,
    lines: Sequence[Placed],
    own: tuple[Placed, Try] | None,
    of: int,
    over: bool,
    seed: str,
    lang: str,
) -> wire.DailyTable:
    """The table of results; `seed` is told once the day is over."""
    me = own[0].player if own is not None else ""
    ranks: list[int] = []
    for number, line in enumerate(lines):
        level = number > 0 and line.points == lines[number - 1].points
        ranks.append(ranks[-1] if level else number + 1)
    return wire.DailyTable(
        game=game,
        day=day,
        over=over,
        lines=[_line(line, rank, line.player == me, lang) for rank, line in zip(ranks, lines, strict=True)],
        mine=None if own is None else _line(own[0], own[1].rank, True, lang),
        of=of,
        commitment=commitment(seed),
        seed=seed if over else "",
    )


def _line(line: Placed, rank: int | None, mine: bool, lang: str) -> wire.DailyLine:
    result, seat = line.result, daily.own_seat(line.result)
    assert seat is not None
    words = find_game(result.game).words(lang)
    return wire.DailyLine(
        rank=rank,
        name=line.name,
        mine=mine,
        ranked=line.ranked,
        table=line.place,
        how="left" if seat.left or seat.fate == "none" else seat.fate,
        text=_sentence(result, line.name, lang),
        figures=[wire.DailyFigure(title=words.figure(id), text=str(value)) for id, value in seat.score.items()],
    )


def _sentence(result: Result, name: str, lang: str) -> str:
    """How the game ended; one that was given up ends by that."""
    if not result.reason:
        return ""
    if result.reason in OUTSIDE:
        return server_words(lang).say(f"ending-{result.reason}", player=name)
    names = tuple(name if seat.kind == "person" else doll_in(seat.name, lang) for seat in result.seats)
    figures = {id: tuple(values) for id, values in result.figures.items()}
    outcome = Outcome(result.reason, tuple(seat.value for seat in result.seats), figures)
    return find_game(result.game).words(lang, names).reason(outcome)
