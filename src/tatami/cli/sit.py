"""`tatami sit`: a program of yours takes its seat at a server's table."""

from __future__ import annotations

import asyncio
import json
import ssl
from typing import Annotated
from urllib.parse import urlsplit, urlunsplit

import typer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus, InvalidURI

from tatami.bots.process import EXEC
from tatami.bots.program import Program
from tatami.cli.common import CommandError, Lang, voice_in
from tatami.core.errors import Forfeit
from tatami.terminal.voice import Voice

PATIENCE = 60
"""How many times, a second apart, a server that has gone is looked for."""
REFUSALS = 3
"""So many wrong answers in a row, and the program is taken from the table."""
SCHEMES = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


def sit(
    address: str,
    program: str,
    seconds: Annotated[float, typer.Option(min=0.01)] = 60.0,
    again: bool = False,
    lang: Lang = "en",
) -> None:
    """Let a program play at a server's table, until the game is over."""
    voice = voice_in(lang)
    if not program.startswith(EXEC):
        raise CommandError(voice.say("sit-program", given=program))
    try:
        asyncio.run(_seated(_door(address, voice), program.removeprefix(EXEC), seconds, again, voice))
    except Forfeit as fault:
        raise CommandError(f"{fault.sentence(lang)} {voice.say('sit-left')}") from None


def _door(address: str, voice: Voice) -> str:
    parts = urlsplit(address)
    if parts.scheme not in SCHEMES or not parts.netloc or "token=" not in parts.query:
        raise CommandError(voice.say("sit-address", given=address))
    return urlunsplit(parts._replace(scheme=SCHEMES[parts.scheme]))


async def _seated(door: str, command: str, seconds: float, again: bool, voice: Voice) -> None:
    """Play a game, and with `again` the ones that people ask for after it; each has a program of its own."""
    while True:
        player = Program(command)
        try:
            table = await _stay(door, player, seconds, again, voice)
        finally:
            player.close()  # Whoever still listens to it in a thread hears its end.
        if not table:
            return
        parts = urlsplit(door)
        door = urlunsplit(parts._replace(path=f"{parts.path.rpartition('/')[0]}/{table}"))


async def _stay(door: str, player: Program, seconds: float, again: bool, voice: Voice) -> str:
    """Sit until the game is over, and come back when the server does; the table of the next game, if there is one."""
    missed, seen = 0, False
    while True:
        try:
            async with connect(door, compression=None) as socket:
                missed, seen = 0, True
                voice.tell(voice.say("sit-down"))
                table = await _play(socket, player, seconds, again, voice)
                if table is not None:
                    return table
                raise ConnectionError  # The server has closed the door; it may open again.
        except (InvalidHandshake, InvalidURI) as problem:
            if not (seen and _passing(problem)):
                raise CommandError(voice.say("sit-refused")) from None
            missed = await _wait(missed, voice)
        except ssl.SSLCertVerificationError as problem:
            raise CommandError(voice.say("sit-certificate", why=problem.verify_message)) from None
        except (ConnectionClosed, OSError) as problem:
            if not seen:
                why = getattr(problem, "strerror", None) or str(problem)
                raise CommandError(voice.say("sit-unreached", why=why)) from None
            missed = await _wait(missed, voice)


def _passing(problem: Exception) -> bool:
    """Whether a door was shut only because the server behind a proxy is being started anew."""
    if isinstance(problem, InvalidStatus):
        return problem.response.status_code >= 500
    return isinstance(problem, InvalidMessage)


async def _wait(missed: int, voice: Voice) -> int:
    """Give a server that has gone another second, a minute long."""
    if missed == PATIENCE:
        raise CommandError(voice.say("sit-gone"))
    await asyncio.sleep(1)
    return missed + 1


async def _play(socket: ClientConnection, player: Program, seconds: float, again: bool, voice: Voice) -> str | None:
    """Pass on what the table says and what the program answers.

    The table of the next game, or none ("") when this one is over; None if the server closes the door.
    """
    refused, asked = 0, None
    async for text in socket:
        said = json.loads(text)
        if said["type"] == "hello":
            if not player.running:
                await asyncio.to_thread(player.start, {**said, "seconds": seconds})
            await socket.send('{"type":"ready"}')
        elif said["type"] == "gone" and said["problem"]["code"] == "reload":
            return None  # The table is there again in a moment.
        elif said["type"] == "gone":
            raise CommandError(said["problem"]["text"] or voice.say("sit-gone"))
        elif said["type"] == "decide":
            refused, asked = refused if said["id"] == asked else 0, said["id"]
            player.tell(said)
            # The table's pings are answered while the program thinks.
            move = await asyncio.to_thread(player.hear, "move", seconds)
            # What else a program says with its move is its own affair, as in the arena; the server would refuse it.
            await socket.send(json.dumps({name: move[name] for name in ("type", "id", "code") if name in move}))
        elif said["type"] == "refused":
            refused += 1
            if refused == REFUSALS:
                raise CommandError(f"{said['sentence']} {voice.say('sit-left')}")
            player.tell(said)
        elif said["type"] == "over":
            if player.running:
                player.tell(said)
            voice.tell(voice.say("sit-over"))
            if not again:
                return ""
        elif said["type"] == "rematch" and said["table"]:
            return str(said["table"])
    return None
