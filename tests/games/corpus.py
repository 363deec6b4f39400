"""The stored records and playthroughs of every game."""

from __future__ import annotations

from pathlib import Path

import tatami
from tatami import Record

HERE = Path(__file__).parent


def records(game: str) -> dict[str, Record]:
    """Stored records by file name."""
    return {
        path.stem: Record.load(path.read_text("utf-8")) for path in sorted((HERE / game / "records").glob("*.json"))
    }


def playthrough_files(game: str) -> list[Path]:
    return sorted((HERE / game / "playthroughs").glob("*.txt"))


ALL_RECORDS = [(game, name) for game in tatami.known_games() for name in records(game)]
ALL_PLAYTHROUGHS = [(game, path.stem) for game in tatami.known_games() for path in playthrough_files(game)]
