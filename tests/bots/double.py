#!/usr/bin/env python3
"""A bot that misbehaves in the way its first argument says, and otherwise takes the first legal move."""

import json
import os
import signal
import subprocess
import sys

way = sys.argv[1] if len(sys.argv) > 1 else "well"


def say(message: object) -> None:
    print(json.dumps(message), flush=True)


def hang() -> None:
    signal.pause()


if way == "dies-at-once":
    sys.exit(3)
if way == "never-ready":
    hang()
if way == "deaf":  # Answers what nobody asked, and never reads.
    say({"type": "ready"})
    while True:
        say({"type": "move", "id": 1, "code": "x" * 1000})
if way in ("stubborn", "stuck"):  # Stays when its game is over, with a child that stays too.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    child = subprocess.Popen([sys.executable, "-c", "import signal; signal.pause()"], stdin=subprocess.DEVNULL)
    with open(sys.argv[2], "w") as file:
        file.write(f"{os.getpid()} {child.pid}")

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if way == "hello":
            with open(sys.argv[2], "w") as file:
                json.dump(message, file)
        say({"type": "ready"})
    elif message["type"] == "decide":
        right = {"type": "move", "id": message["id"], "code": message["legal"][0]}
        if way == "stuck":
            hang()
        elif message["id"] < 3 or way in ("well", "stubborn", "hello"):
            say(right)
        elif way == "silent":
            hang()
        elif way == "crashes":
            sys.exit(1)
        elif way == "bad-code":
            say({**right, "code": "castle-on-the-moon"})
        elif way == "not-json":
            print("I think that I should attack", flush=True)
        elif way == "not-an-object":
            say([right])
        elif way == "wrong-id":
            say({**right, "id": 1})
        elif way == "wrong-type":
            say({**right, "type": "ready"})
        elif way == "endless":
            sys.stdout.write("x" * 1_000_000)
            sys.stdout.flush()
    elif way == "stubborn":
        hang()
