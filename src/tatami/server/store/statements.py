"""Every statement that writes, and the conditions that several questions share."""

from __future__ import annotations

from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from tatami.server.domain.endings import OVER
from tatami.server.store.schema import (
    chat,
    imports,
    log,
    mutes,
    outages,
    places,
    players,
    seats,
    secrets,
    sessions,
    signals,
    stories,
)

ADD_ENTRY = insert(log)
ADD_PLACE = insert(places)
LIST_PLACE = (
    update(places)
    .where(places.c.id == bindparam("place"), places.c.number <= bindparam("upto"))
    .values(
        status=bindparam("now"),
        updated=bindparam("at"),
        number=bindparam("upto"),
        deadline=bindparam("due"),
        summary=bindparam("text"),
    )
)
ADD_SEAT = insert(seats)
DROP_SEAT = delete(seats).where(seats.c.place == bindparam("at"), seats.c.seat == bindparam("which"))
ADD_CHAT = insert(chat)
ADD_IMPORT = insert(imports)
ADD_PLAYER = insert(players)
SET_CLAIM = (
    update(players)
    .where(players.c.id == bindparam("who"))
    .values(
        name=bindparam("called"),
        login=bindparam("key"),
        skeleton=bindparam("drawn"),
        passphrase=bindparam("hash"),
    )
)
SET_NAME = (
    update(players)
    .where(players.c.id == bindparam("who"))
    .values(name=bindparam("called"), skeleton=bindparam("drawn"))
)
SET_SEEN = update(players).where(players.c.id == bindparam("who")).values(seen=bindparam("at"))
DROP_PLAYER = delete(players).where(players.c.id == bindparam("who"))
ADD_SESSION = insert(sessions)
SEE_SESSION = update(sessions).where(sessions.c.id == bindparam("which")).values(seen=bindparam("at"))
END_SESSION = (
    update(sessions)
    .where(sessions.c.id == bindparam("which"), sessions.c.ended.is_(None))
    .values(ended=bindparam("at"))
)
DROP_OLD_SESSIONS = delete(sessions).where(
    sessions.c.player == bindparam("who"), sessions.c.seen < bindparam("before"), sessions.c.id != bindparam("spared")
)
DROP_SESSIONS = delete(sessions).where(sessions.c.player == bindparam("who"))
END_OTHER_SESSIONS = (
    update(sessions)
    .where(sessions.c.player == bindparam("who"), sessions.c.id != bindparam("spared"), sessions.c.ended.is_(None))
    .values(ended=bindparam("at"))
)
RAISE_SIGNAL = update(signals).values(number=signals.c.number + 1)
SET_PULSE = update(signals).values(pulse=bindparam("at"))
"""The server is running. Also a health check: it has to be written."""
ADD_OUTAGE = insert(outages)
ADD_SECRET = insert(secrets)
ADD_STORY = insert(stories)
DROP_STORY = delete(stories).where(stories.c.place == bindparam("at"))
ADD_MUTE = insert(mutes)
DROP_MUTES = delete(mutes).where(or_(mutes.c.player == bindparam("who"), mutes.c.muted == bindparam("who")))
DROP_IMPORTS = delete(imports).where(imports.c.player == bindparam("who"))
DROP_MUTE = delete(mutes).where(mutes.c.player == bindparam("who"), mutes.c.muted == bindparam("whom"))

GOING_ON = places.c.status.not_in(OVER)
"""A status that is damaged counts as not over, so that the table is looked at and summed up anew."""
STALE = select(places.c.id).where(
    GOING_ON,
    places.c.number < select(func.max(log.c.number)).where(log.c.place == places.c.id).scalar_subquery(),
)
"""By the key of the log, table by table: a log may be long. What is over grows only by wishes to play again, of which
lists show nothing."""
