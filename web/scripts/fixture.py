"""A position for the gallery: plays a game at random for some moves and writes what one eye would be sent.

.venv/bin/python web/scripts/fixture.py tenno --seats 4 --moves 30 --eye 0 --name middle [--seed 1] [--option k=v]
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path

import msgspec

from tatami.core.match import Match
from tatami.core.registry import game as find_game

NAMES = ("Akira", "Botan", "Chiyo", "Daichi", "Emi", "Fumiko", "Goro")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--moves", type=int, default=0)
    parser.add_argument("--eye", default="0")
    parser.add_argument("--name", default="first")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--lang", default="en")
    parser.add_argument("--option", action="append", default=[])
    asked = parser.parse_args()
    game = find_game(asked.game)
    seats = asked.seats or game.meta.min_seats
    match = Match(game, seats=seats, seed=asked.seed, options=dict(pair.split("=") for pair in asked.option))
    eye = None if asked.eye == "none" else int(asked.eye)
    rng = random.Random(asked.seed)
    since = 0
    for _ in range(asked.moves):
        owing = match.to_act
        if not owing:
            break
        since = len(match.feed(eye))
        seat = rng.choice(owing)
        match.submit(seat, rng.choice(match.legal(seat)))
    names = NAMES[:seats]
    words = game.words(asked.lang, names)
    view = match.view(eye)
    legal = match.legal(eye) if eye is not None and eye in match.to_act else []
    position = {
        "seat": eye,
        "names": names,
        "view": msgspec.to_builtins(view),
        "legal": [{"code": code, "text": words.action(game.decode(code), view)} for code in legal],
        "events": [{"event": s.kind, "data": s.data, "text": words.event(s)} for s in match.feed(eye)[since:]],
        "pieces": {piece.id: {"name": piece.name, "text": piece.text} for piece in words.pieces()},
    }
    path = Path(__file__).parent.parent / "fixtures" / asked.game / f"{asked.name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(position, indent=1, ensure_ascii=False, default=msgspec.to_builtins) + "\n", "utf-8")
    print(path)


if __name__ == "__main__":
    main()
