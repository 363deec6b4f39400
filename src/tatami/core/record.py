"""The record of a match: the truth from which everything else is derived.

As a document (JSON) and as one line of text:

    tenno@1 seats=2 first=random memory=aid seed=7 | *:first-2 1:set-213 2:set-123 2:a>1b 1:plain ...

Players count from 1 here, as in every code a person reads; `*` is chance.
"""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote, unquote

from tatami.core.errors import BadRecord
from tatami.core.rng import commitment
from tatami.core.state import CHANCE

FORMAT = 1
LONGEST_NAME = 200
"""Characters of a player's name; longer ones would not fit any sentence."""
SAFE = "!#$&'()*+,/:;=?@[]^`{}~"
"""Characters of a seed that need no quoting in a line; spaces and bars would end the word."""


@dataclass(frozen=True)
class Record:
    """A game, its rules version and options, and the moves in order, chance included."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    moves: tuple[tuple[int, str], ...]
    seed: str = ""
    names: tuple[str, ...] = ()
    bots: tuple[str, ...] = ()
    """The bot at each seat, empty for a person, so that a saved game can be resumed against the same bots."""
    result: dict[str, Any] = field(default_factory=dict, compare=False)

    # --- text ---------------------------------------------------------------------------------------------------------

    def _head(self) -> list[str]:
        return [
            f"{self.game}@{self.rules}",
            f"seats={self.seats}",
            *(f"{name}={value}" for name, value in sorted(self.options.items())),
        ]

    def line(self) -> str:
        """The record as one line of text."""
        # Any text can be a seed; a space in it would end the word.
        seed = [f"seed={quote(self.seed, safe=SAFE)}"] if self.seed else []
        return " ".join([*self._head(), *seed, "|", *self.tokens()])

    def tokens(self) -> list[str]:
        """The moves as text, `player:code` each."""
        return [f"{'*' if seat == CHANCE else seat + 1}:{code}" for seat, code in self.moves]

    def digest(self) -> str:
        """SHA-256 of set-up and moves; the seed, the names and the result do not count."""
        return hashlib.sha256(" ".join([*self._head(), "|", *self.tokens()]).encode()).hexdigest()

    def document(self) -> dict[str, Any]:
        """The record as a JSON document."""
        return {
            "tatami": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": dict(self.options),
            "names": list(self.names),
            "bots": list(self.bots),
            "seed": self.seed,
            "commitment": commitment(self.seed) if self.seed else "",
            "moves": self.tokens(),
            "result": self.result,
            "digest": self.digest(),
        }

    def to_json(self) -> str:
        """The record as the text of a JSON file."""
        return json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n"

    # --- reading ------------------------------------------------------------------------------------------------------

    @staticmethod
    def load(text: str) -> Record:
        """Parse a record in either form; BadRecord says what is wrong."""
        text = text.strip()
        return Record.from_json(text) if text.startswith("{") else Record.from_line(text)

    @staticmethod
    def from_json(text: str) -> Record:
        try:
            document = json.loads(text)
        except json.JSONDecodeError as problem:
            raise BadRecord("record-json", line=problem.lineno, column=problem.colno) from None
        except (ValueError, RecursionError):  # A number of thousands of digits, or nesting beyond the recursion limit.
            raise BadRecord("record-kind") from None
        try:
            # First, because an error that quotes such a character could not be written either.
            _check_encodable(json.dumps(document, ensure_ascii=False))
            return Record._from_document(document)
        except RecursionError:
            raise BadRecord("record-kind") from None

    @staticmethod
    def _from_document(document: Any) -> Record:
        if not isinstance(document, dict) or "tatami" not in document:
            raise BadRecord("record-kind")
        if document["tatami"] != FORMAT:
            raise BadRecord("record-format", theirs=str(document["tatami"]), ours=FORMAT)
        record = Record(
            game=_field(document, "game", str),
            rules=_field(document, "rules", str),
            seats=_field(document, "seats", int),
            options=_strings(document, "options"),
            moves=_moves(_field(document, "moves", list)),
            seed=_field(document, "seed", str, ""),
            names=_names(document, "names"),
            bots=_names(document, "bots"),
            result=_field(document, "result", dict, {}),
        )
        if document.get("digest", record.digest()) != record.digest():
            raise BadRecord("record-digest")
        if record.seed and document.get("commitment", commitment(record.seed)) != commitment(record.seed):
            raise BadRecord("record-commitment")
        return record

    @staticmethod
    def from_line(text: str) -> Record:
        _check_encodable(text)
        head, bar, tail = text.partition(" |")
        words = head.split()
        start = re.fullmatch(r"([a-z0-9_]+)@(\S+)", words[0]) if words else None
        settings = [word.partition("=") for word in words[1:]]
        if not bar or start is None or not all(equals for _, equals, _ in settings):
            raise BadRecord("record-kind")
        values = {name: value for name, _, value in settings}
        seats = values.pop("seats", "")
        if not _decimal(seats):
            raise BadRecord("record-field", field="seats")
        seed = unquote(values.pop("seed", ""))
        return Record(start[1], start[2], int(seats), values, _moves(tail.split()), seed)


def _check_encodable(text: str) -> None:
    """Refuse lone surrogates, which JSON can spell but UTF-8 cannot encode."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadRecord("record-letters") from None


def _field(document: dict[str, Any], name: str, kind: type, *default: Any) -> Any:
    value = document.get(name, *default) if default else document.get(name)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord("record-field", field=name)
    return value


def _decimal(text: str) -> bool:
    """Whether a text is a short ASCII number; `isdigit` alone also accepts superscripts."""
    return text.isascii() and text.isdigit() and len(text) < 10


def _strings(document: dict[str, Any], name: str) -> dict[str, str]:
    return {str(key): str(value) for key, value in _field(document, name, dict).items()}


def _names(document: dict[str, Any], name: str) -> tuple[str, ...]:
    found = _field(document, name, list, [])
    if not all(isinstance(each, str) and len(each) <= LONGEST_NAME for each in found):
        raise BadRecord("record-field", field=name)
    return tuple(found)


def _moves(tokens: list[Any]) -> tuple[tuple[int, str], ...]:
    moves = []
    for number, token in enumerate(tokens, 1):
        seat, colon, code = str(token).partition(":")
        if not colon or not code or not (seat == "*" or (_decimal(seat) and int(seat) > 0)):
            raise BadRecord("record-move", number=number, move=str(token))
        moves.append((CHANCE if seat == "*" else int(seat) - 1, code))
    return tuple(moves)
