"""Words: Project Fluent catalogues, and the sentences of a game.

Rules know no language; they give events, refusals and outcomes as values. A `GameWords` turns them into sentences from
views and events alone, so it cannot give away what a seat may not know.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, wraps
from pathlib import Path
from typing import Any, Concatenate, Literal, ParamSpec, TypeVar, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tatami.core.events import Seen
from tatami.core.outcome import Outcome
from tatami.core.refusal import Refusal
from tatami.core.sheet import MOST_WIDE, Sheet, plain
from tatami.core.view import View

Lang = Literal["en", "pl", "uk"]
LANGUAGES: tuple[Lang, ...] = get_args(Lang)
"""The languages that everything is told in. The one list: types, tests and the page take it from here."""
CORE_TEXT = Path(__file__).parent / "text"


MOST_SENTENCES = 4_096
"""So many sentences of a catalogue are remembered: to format one takes a hundred times as long as to look it up."""


class Catalogue:
    """The messages of some folders in one language, and the sentences that were made of them lately."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.sentences: dict[object, str] = {}
        self._messages: dict[str, ast.Message] = {}
        self._variables: dict[str, frozenset[str]] = {}
        for folder in folders:
            # A missing translation falls back to English; the laws report it.
            path = folder / f"{lang}.ftl"
            resource = FluentResource((path if path.exists() else folder / "en.ftl").read_text("utf-8"))
            self.bundle.add_resource(resource, allow_overrides=True)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def remember(self, key: object, sentence: str) -> str:
        """Keep a sentence for a while."""
        if len(self.sentences) >= MOST_SENTENCES:
            self.sentences.clear()
        self.sentences[key] = sentence
        return sentence

    def variables(self, message: str) -> frozenset[str]:
        """The arguments on which a sentence depends: with others alike, it is the same sentence."""
        found = self._variables.get(message)
        if found is None:
            search = _References()
            if message in self._messages:
                search.visit(self._messages[message])
            found = search.variables.union(*(self.variables(other) for other in search.messages))
            self._variables[message] = found
        return found


class _References(Visitor):
    """Finds what a message refers to."""

    def __init__(self) -> None:
        self.variables: frozenset[str] = frozenset()
        self.messages: frozenset[str] = frozenset()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables |= {node.id.name}

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages |= {node.id.name}


@lru_cache(maxsize=64)
def _catalogue(lang: str, folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue(lang, folders)


def capital(sentence: str) -> str:
    """The sentence with a capital first letter: it may begin with a name from a catalogue."""
    return sentence[:1].upper() + sentence[1:]


class Words:
    """The messages of some catalogue folders in one language."""

    def __init__(self, lang: str, folders: Sequence[Path]) -> None:
        self.lang = lang
        self._catalogue = _catalogue(lang, tuple(folders))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._catalogue.bundle.has_message(message))

    def say(self, message: str, **args: object) -> str:
        """The sentence, with its arguments filled in; a missing message or argument is a defect and raises."""
        catalogue = self._catalogue
        key: object = message
        if args:
            used = catalogue.variables(message)
            key = (message, *[each for each in args.items() if each[0] in used])
        found = catalogue.sentences.get(key)
        return catalogue.remember(key, self._format(message, args)) if found is None else found

    def _format(self, message: str, args: dict[str, object]) -> str:
        bundle = self._catalogue.bundle
        pattern = bundle.get_message(message).value if bundle.has_message(message) else None
        if pattern is None:
            raise LookupError(f"{self.lang}.ftl lacks {message}")
        text, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"{self.lang}: {message}: {problems[0]}")
        return str(text)


W = TypeVar("W", bound=Words)
P = ParamSpec("P")


def remembered(method: Callable[Concatenate[W, P], str]) -> Callable[Concatenate[W, P], str]:
    """For what is put together of several messages and depends on the language and the arguments, but on no names."""

    @wraps(method)
    def found(words: W, /, *args: P.args, **more: P.kwargs) -> str:
        catalogue = words._catalogue
        key = (method, *args)
        text = catalogue.sentences.get(key)
        return catalogue.remember(key, method(words, *args, **more)) if text is None else text

    return found


def core_words(lang: str) -> Words:
    """The messages that every game shares."""
    return Words(lang, (CORE_TEXT,))


def game_catalogue(lang: str, folder: Path) -> Words:
    """The messages of one game package, and those that every game shares."""
    return Words(lang, (CORE_TEXT, folder / "text"))


@dataclass(frozen=True)
class Piece:
    """A piece, card, place or ability: what it is called and what it does."""

    id: str
    name: str
    text: str


class GameWords(Words, ABC):
    """The sentences of a game in one language, for players of these names."""

    piece_ids: tuple[str, ...] = ()
    """What the help has an entry for: `piece-<id>` is the name of a piece, `piece-<id>-text` explains it."""

    def __init__(self, lang: str, folder: Path, names: tuple[str, ...] = ()) -> None:
        super().__init__(lang, (CORE_TEXT, folder / "text"))
        self.folder = folder
        self.names = names

    # --- what each game implements ------------------------------------------------------------------------------------

    @abstractmethod
    def prompt(self, view: Any) -> str:
        """The prompt of the viewing seat: what to decide, or who is being waited for."""

    @abstractmethod
    def action(self, action: int, view: Any) -> str:
        """Describes an action of the viewing seat; no two legal actions read alike."""

    @abstractmethod
    def fact(self, key: str, value: Any) -> object:
        """One fact of an event or refusal as its sentence needs it, such as a card's name for its number."""

    @abstractmethod
    def sheet(self, view: Any) -> Sheet:
        """The table as text, for terminals and for screen readers."""

    @abstractmethod
    def rules_at(self, view: Any) -> tuple[str, ...]:
        """The numbers of the paragraphs of RULES.md that matter for the present decision."""

    # --- what all games share -----------------------------------------------------------------------------------------

    def board(self, view: Any, wide: int = MOST_WIDE) -> str:
        """The table as monospaced text; `wide` is the width for items in columns, in characters."""
        return plain(self.sheet(view), wide)

    def title(self) -> str:
        """The name of the game."""
        return self.say("title")

    def player(self, seat: int) -> str:
        """The name of a player."""
        return self.names[seat] if seat < len(self.names) else self.say("player", number=seat + 1)

    def players(self, seats: Sequence[int]) -> str:
        """The names of players, separated by commas."""
        return ", ".join(self.player(seat) for seat in seats)

    def facts(self, facts: dict[str, Any]) -> dict[str, object]:
        """Facts as the arguments of a message."""
        return {key: self.fact(key, value) for key, value in facts.items()}

    def event(self, seen: Seen) -> str:
        """An event as one sentence of the log."""
        return capital(self.say(f"event-{seen.kind}", **self.facts(seen.data)))

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as one sentence, with the number of the rule."""
        facts = self.facts({key: value for key, value in refusal.facts.items() if key != "seats"})
        if "seats" in refusal.facts:
            facts["seats"] = self.players(refusal.facts["seats"])  # type: ignore[arg-type]
        sentence = self.say(f"refusal-{refusal.code}", **facts)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended, in one sentence."""
        figures = {name: self._scored(values, len(outcome.returns)) for name, values in outcome.figures.items()}
        return self.say(f"outcome-{outcome.reason}", winners=self.players(outcome.winners), **figures)

    def _scored(self, values: tuple[int, ...], seats: int) -> str:
        """A figure of the outcome: with names where there is one for each player."""
        if len(values) == 1 or len(values) != seats:
            return " : ".join(str(value) for value in values)
        return ", ".join(f"{self.player(seat)} ({value})" for seat, value in enumerate(values))

    def rules(self) -> dict[str, str]:
        """The paragraphs of the game's rules by number, in this language."""
        return paragraphs(self.folder, self.lang)

    def pieces(self) -> list[Piece]:
        """Every piece with what it does."""
        return [Piece(id, self.say(f"piece-{id}"), self.say(f"piece-{id}-text")) for id in self.piece_ids]

    def stage(self, view: View) -> str:
        """The name of the present stage."""
        return self.say(f"stage-{view.stage}")


PARAGRAPH = re.compile(r"^\*\*(R\d+\.\d+)\*\* (.+?)(?=\n\n|\Z)", re.M | re.S)


@lru_cache(maxsize=64)
def paragraphs(folder: Path, lang: str) -> dict[str, str]:
    """The numbered paragraphs of RULES.md (RULES.pl.md, RULES.uk.md) in order."""
    path = folder / (f"RULES.{lang}.md" if lang != "en" else "RULES.md")
    text = (path if path.exists() else folder / "RULES.md").read_text("utf-8")
    return {number: " ".join(body.split()) for number, body in PARAGRAPH.findall(text)}
