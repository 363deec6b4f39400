#!/usr/bin/env python3
"""A whole bot: it takes a random legal move. Play it with `tatami arena tenno --bots exec:examples/bot.py,peasant`."""

import json
import random
import sys


def answer(message):
    if message["type"] == "hello":
        return {"type": "ready"}
    if message["type"] == "decide":
        return {"type": "move", "id": message["id"], "code": choose(message)}
    return None  # "over" and "forfeit" need no answer


def choose(message):
    """Your ideas go here: message["view"] is the table as you see it, message["legal"] are the codes you may play."""
    return random.choice(message["legal"])


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply is not None:
        print(json.dumps(reply), flush=True)
