"""`tatami sit`: connects a program to its seat at a server's table."""

from __future__ import annotations

import asyncio
import json
import ssl
from typing import Annotated
from urllib.parse import urlsplit, urlunsplit

import typer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage, InvalidStatus, InvalidURI

from tatami.bots import protocol
from tatami.bots.process import EXEC
from tatami.bots.program import Program
from tatami.cli.common import CommandError, Lang, voice_in
from tatami.core.errors import Forfeit
from tatami.terminal.voice import Voice

PATIENCE = 60
"""How many times, a second apart, a lost connection is retried."""
REFUSALS = 3
"""How many refusals in a row end the program."""
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
        asyncio.run(_seated(_url(address, voice), program.removeprefix(EXEC), seconds, again, voice))
    except Forfeit as fault:
        raise CommandError(f"{fault.sentence(lang)} {voice.say('sit-left')}") from None


def _url(address: str, voice: Voice) -> str:
    parts = urlsplit(address)
    if parts.scheme not in SCHEMES or not parts.netloc or "token=" not in parts.query:
        raise CommandError(voice.say("sit-address", given=address))
    return urlunsplit(parts._replace(scheme=SCHEMES[parts.scheme]))


async def _seated(url: str, command: str, seconds: float, again: bool, voice: Voice) -> None:
    """Play a game, and with `again` its rematches; each starts the program anew."""
    reached = False
    while True:
        player = Program(command)
        try:
            table = await _stay(url, player, seconds, again, voice, reached)
        finally:
            player.close()  # This also ends a thread that still waits for its output.
        if not table:
            return
        reached = True
        parts = urlsplit(url)
        url = urlunsplit(parts._replace(path=f"{parts.path.rpartition('/')[0]}/{table}"))


async def _stay(url: str, player: Program, seconds: float, again: bool, voice: Voice, reached: bool) -> str:
    """Play until the game is over, reconnecting as needed; returns the table of the rematch, or "".

    A server that was `reached` before may be away for a moment.
    """
    missed, seen = 0, reached
    while True:
        try:
            async with connect(url, compression=None) as socket:
                missed, seen = 0, True
                voice.tell(voice.say("sit-down"))
                table = await _play(socket, player, seconds, again, voice)
                if table is not None:
                    return table
                raise ConnectionError  # The server closed the connection; it may come back.
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
    """Whether a failed handshake may pass: the server behind a proxy is restarting."""
    if isinstance(problem, InvalidStatus):
        return problem.response.status_code >= 500
    return isinstance(problem, InvalidMessage)


async def _wait(missed: int, voice: Voice) -> int:
    """Wait a second before the next attempt; CommandError after PATIENCE attempts."""
    if missed == PATIENCE:
        raise CommandError(voice.say("sit-gone"))
    await asyncio.sleep(1)
    return missed + 1


async def _play(socket: ClientConnection, player: Program, seconds: float, again: bool, voice: Voice) -> str | None:
    """Relay messages between the table and the program.

    Returns the table of the rematch, "" when the game is over without one, None if the server closes the connection.
    """
    refused, asked = 0, None
    async for text in socket:
        said = json.loads(text)
        if said["type"] == "hello":
            if not player.running:
                await asyncio.to_thread(player.start, {**said, "seconds": seconds})
            await socket.send('{"type":"ready"}')
        elif said["type"] == "gone" and said["problem"]["code"] == "reload":
            return None  # The table is being reloaded; reconnect.
        elif said["type"] == "gone":
            raise CommandError(_sent_away(said["problem"]["code"], voice))
        elif said["type"] == "decide":
            refused, asked = refused if said["id"] == asked else 0, said["id"]
            await _decide(socket, player, said, seconds)
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


def _sent_away(code: str, voice: Voice) -> str:
    """Why the server has sent the program away, in words."""
    known = f"sit-away-{code}"
    return voice.say(known) if voice.has(known) else voice.say("sit-away", code=code)


async def _decide(socket: ClientConnection, player: Program, said: protocol.Message, seconds: float) -> None:
    """Ask the program for a move and send it, in a thread, so that pings are answered meanwhile."""
    player.tell(said)
    move = await asyncio.to_thread(player.hear, "move", seconds)
    # Other fields are ignored, as in the arena; the server would refuse them.
    await socket.send(json.dumps({name: move[name] for name in ("type", "id", "code") if name in move}))
