"""Tables as people see them before they sit down: who sits there, and on which terms."""

from __future__ import annotations

from collections.abc import Set

from tatami.server import wire
from tatami.server.domain import lessons, rematch, terms
from tatami.server.domain.players import Player
from tatami.server.domain.rated import bar_of_people
from tatami.server.domain.table import Table
from tatami.server.show import problems
from tatami.server.show.words import names_in


def info(table: Table, here: Set[str], player: Player | None, lang: str | None) -> wire.TableInfo:
    """The table as this player sees it; `here` are the people who look at it now."""
    opened = table.opened
    id = player.id if player is not None else ""
    insider = bool(id) and (id == opened.host or id in table.people())
    return wire.TableInfo(
        id=table.id,
        game=opened.game,
        status=table.status,
        options=opened.options,
        seats=[
            wire.Seat(
                kind=chair.kind,
                name=name,
                level=chair.level,
                mine=bool(id) and chair.player == id,
                here=chair.player in here,
                stand_in=chair.stand_in,
                resigned=chair.resigned,
                program=chair.program,
                claimed=chair.claimed,
                host=bool(chair.player) and chair.player == opened.host,
                face=chair.name,
                player=chair.player if chair.claimed else "",
                away=chair.holiday[1],
            )
            for chair, name in zip(table.chairs, names_in(table, lang), strict=True)
        ],
        pace=pace(table.pace),
        leaver=opened.leaver,
        open=opened.open,
        host=bool(id) and id == opened.host,
        created=table.created,
        commitment=table.commitment,
        invite=opened.invite if insider else "",
        to_act=table.to_act,
        rematch=table.rematch,
        again=again(table),
        begin=opened.begin,
        consent_h=opened.consent_h,
        ended=table.updated if table.over else 0,
        problem=problems.set_aside(table),
        lesson=lesson(table) if insider else None,
        rated=opened.rated,
        bar=bar_of_people(table),
        day=opened.day,
        same_deal=rematch.same_deal(table),
        twin=opened.twin,
    )


def lesson(table: Table) -> wire.Lesson | None:
    """What is done in a lesson, and how far it is; what the others will play is told nobody."""
    found = lessons.progress(table)
    if found is None:
        return None
    steps = [
        wire.LessonStep(
            id=step.id,
            taps=list(step.taps),
            lit=list(step.lit),
            shown=not step.codes and not step.draft,
            draft=step.draft,
        )
        for step in found.steps
    ]
    return wire.Lesson(number=found.number, step=found.step, steps=steps)


def welcome(table: Table, here: Set[str], player: Player | None, lang: str | None) -> wire.Welcome:
    """The table, for a client that looks at it."""
    return wire.Welcome(table=info(table, here, player, lang))


def pace(chosen: terms.Pace) -> wire.Pace:
    """How long a decision may take."""
    return wire.Pace(kind=chosen.kind, bank=chosen.bank, increment=chosen.increment, days=chosen.days)


def again(table: Table) -> wire.Again | None:
    """Who wants to play again, by seat."""
    wish = table.rematch_votes
    if wish is None or table.rematch:
        return None

    def seats(people: set[str]) -> list[int]:
        return [seat for seat, chair in enumerate(table.chairs) if chair.player in people]

    return wire.Again(
        wanted=seats(set(wish.wanted)),
        declined=seats(wish.declined),
        waiting=seats(rematch.waiting(table, wish)),
        rotate=wish.rotate,
        same=wish.same,
    )


def made(id: str, invite: str = "") -> wire.Made:
    """A table that was made."""
    return wire.Made(id=id, invite=invite)


def agent(token: str, seat: int) -> wire.Agent:
    """The seat of a program, and its key."""
    return wire.Agent(token=token, seat=seat)
