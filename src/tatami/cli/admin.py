"""`tatami backup` and `tatami admin`: looking after a server's data, while it runs or not."""

from __future__ import annotations

import json
import time
from pathlib import Path

import typer

from tatami.cli.common import AsJson, CommandError, Lang, voice_in
from tatami.cli.stores import Data, DatabaseUrl, chosen
from tatami.server.clock import now
from tatami.server.domain import entries
from tatami.server.domain.aside import AsideTable
from tatami.server.domain.folding import fold
from tatami.server.live.lists import checked
from tatami.server.live.players import login_key
from tatami.server.store import backups
from tatami.server.store.errors import Conflict, MissingDriver, NewerDatabase, StorageError
from tatami.server.store.protocol import Store
from tatami.server.store.values import TableRow
from tatami.terminal.voice import Voice

TRIES = 5


def backup(file: Path, data: Data = None, database_url: DatabaseUrl = None, lang: Lang = "en") -> None:
    """A consistent copy of everything, taken while the server may be running. To restore, put it back as tatami.db."""
    voice = voice_in(lang)
    where = chosen(data, database_url)
    where.expect(voice)
    try:
        backups.backup(where.data, file, where.url)
    except OSError as problem:
        raise CommandError(voice.say("save-failed", file=str(file), why=problem.strerror or str(problem))) from None
    except StorageError as problem:
        raise CommandError(voice.say("save-failed", file=str(file), why=str(problem))) from None
    except MissingDriver:
        raise CommandError(voice.say("store-driver")) from None
    except NewerDatabase:
        raise CommandError(voice.say("serve-newer", folder=str(where))) from None
    voice.tell(voice.say("backup-done", file=str(file)))


admin = typer.Typer(no_args_is_help=True)


@admin.command("tables")
def tables(data: Data = None, database_url: DatabaseUrl = None, as_json: AsJson = False, lang: Lang = "en") -> None:
    """Every table, the latest first."""
    voice = voice_in(lang)
    store = chosen(data, database_url).open(voice)
    _list([_table(store, row) for row in store.all_tables()], as_json, voice)


def _table(store: Store, row: TableRow) -> dict[str, object]:
    """A table in the list; one whose row is damaged is told from its log, and if that is too, it is there by its id."""
    found = {"id": row.id, "game": row.game, "status": row.status, "players": [], "updated": ""}
    listed = checked(row)
    if listed is not None:
        return {**found, "players": [name for name in listed.summary.names if name], "updated": _date(row.updated)}
    try:
        table = fold(row.id, store.entries(row.id))
    except Exception:
        return {**found, "status": "damaged"}
    names = [name for name in table.names if name]
    told = {"game": table.opened.game, "status": table.status, "players": names, "updated": _date(table.updated)}
    return {**found, **told}


@admin.command("players")
def players(data: Data = None, database_url: DatabaseUrl = None, as_json: AsJson = False, lang: Lang = "en") -> None:
    """Everybody, the latest first."""
    voice = voice_in(lang)
    rows = [
        {"id": row.id, "name": row.name, "claimed": row.login is not None, "seen": _date(row.seen)}
        for row in chosen(data, database_url).open(voice).all_players()
    ]
    _list(rows, as_json, voice)


@admin.command("close")
def close(table: str, data: Data = None, database_url: DatabaseUrl = None, lang: Lang = "en") -> None:
    """End a table without a result. A running server notices within a second."""
    voice = voice_in(lang)
    store = chosen(data, database_url).open(voice)
    for _ in range(TRIES):
        lines = store.entries(table)
        if not lines:
            raise CommandError(voice.say("admin-no-table", table=table))
        found = fold(table, lines)
        if isinstance(found, AsideTable):
            found.adopt(store.status(table))
        if found.over:
            raise CommandError(voice.say("admin-closed-already", table=table))
        try:
            store.intervene(table, len(lines), entries.Abandoned(at=now(), why="closed"))
        except Conflict:
            continue  # Somebody moved in between; look again.
        voice.tell(voice.say("admin-closed", table=table))
        return
    raise CommandError(voice.say("admin-busy", table=table))


@admin.command("remove")
def remove(player: str, data: Data = None, database_url: DatabaseUrl = None, lang: Lang = "en") -> None:
    """Forget a player: the cookie and the passphrase open nothing any more. Finished games keep the name."""
    voice = voice_in(lang)
    store = chosen(data, database_url).open(voice)
    if store.player(player) is None:
        raise CommandError(voice.say("admin-no-player", player=player))
    store.remove(player)
    voice.tell(voice.say("admin-removed", player=player))


@admin.command("sessions")
def sessions(
    player: str, data: Data = None, database_url: DatabaseUrl = None, as_json: AsJson = False, lang: Lang = "en"
) -> None:
    """Where a player is signed in, by name or id, the latest first."""
    voice = voice_in(lang)
    store = chosen(data, database_url).open(voice)
    found = [row for row in store.all_players() if row.id == player or login_key(row.name) == login_key(player)]
    if not found:
        raise CommandError(voice.say("admin-no-player", player=player))
    rows: list[dict[str, object]] = [
        {
            "id": row.id,
            "player": whose.id,
            "name": whose.name,
            "device": row.device,
            "created": _date(row.created),
            "seen": _date(row.seen),
        }
        for whose in found
        for row in store.sessions(whose.id)
    ]
    _list(rows, as_json, voice)


@admin.command("end-session")
def end_session(session: str, data: Data = None, database_url: DatabaseUrl = None, lang: Lang = "en") -> None:
    """Sign a player out of one session. A running server notices within a second."""
    voice = voice_in(lang)
    store = chosen(data, database_url).open(voice)
    found = store.session(session)
    if found is None or found[0].ended is not None:
        raise CommandError(voice.say("admin-no-session", session=session))
    store.sign_out(session, now())
    voice.tell(voice.say("admin-session-ended", session=session))


def _date(at: int) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at / 1000))


def _list(rows: list[dict[str, object]], as_json: bool, voice: Voice) -> None:
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return
    for row in rows:
        cells = [", ".join(value) if isinstance(value, list) else str(value) for value in row.values()]
        voice.line("  ".join(cells))
