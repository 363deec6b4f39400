"""A program around a Python bot: `run(bot)` speaks the protocol on standard input and output.

    from tatami.bots.author import run

    def choose(look, rng):
        position = look.imagine(rng)   # what this seat cannot tell from the truth, to be searched with our rules
        return look.legal[0]

    run(choose)

So one function plays as `module:name` in the arena, as `exec:` anywhere, and at a server's table with `tatami sit`. Its
look is the same: what the messages do not tell, the view and its feed do (`Game.imagine_from`).
"""

from __future__ import annotations

import json
import secrets
import sys
from collections.abc import Callable, Iterable
from typing import IO

import msgspec

from tatami.bots import protocol
from tatami.bots.look import Look
from tatami.core.events import Seen
from tatami.core.registry import game as find_game
from tatami.core.rng import Rng, stream

Bot = Callable[[Look, Rng], str]


class Conversation:
    """One game, as a program is told of it."""

    def __init__(self, bot: Bot, rng: Rng) -> None:
        self.bot = bot
        self.rng = rng
        self._hello: protocol.Message = {}
        self._feed: list[Seen] = []

    def answer(self, message: protocol.Message) -> protocol.Message | None:
        """What is to be said to a message; None where nothing is."""
        kind = message.get("type")
        if kind == "hello":
            # After a lost connection a server says it once more, and repeats what has not been answered.
            if not self._hello:
                self._hello = message
            return {"type": "ready"}
        if kind != "decide":
            return None
        self._feed += [_seen(event) for event in message["events"]]
        code = self.bot(self.look(message), self.rng)
        return {"type": "move", "id": message["id"], "code": code}

    def look(self, message: protocol.Message) -> Look:
        """The decision as a bot of ours would see it."""
        game = find_game(self._hello["game"])
        view = msgspec.convert(message["view"], game.view_type())
        feed, options = [*self._feed], self._hello["options"]
        return Look(
            self._hello["seat"],
            view,
            feed,
            message["legal"],
            lambda rng: game.imagine_from(view, feed, rng, options),
            options,
        )


def _seen(event: dict[str, object]) -> Seen:
    return Seen(str(event["event"]), {name: value for name, value in event.items() if name != "event"})


def run(bot: Bot, lines: Iterable[str] = sys.stdin, out: IO[str] = sys.stdout) -> None:
    """Play one game, and return when it is over."""
    conversation = Conversation(bot, stream(secrets.token_hex(16)))
    for line in lines:
        reply = conversation.answer(json.loads(line))
        if reply is not None:
            print(json.dumps(reply), file=out, flush=True)
