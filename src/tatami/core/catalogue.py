"""The messages of some folders in one language, as Project Fluent reads them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tatami.core.sentence import Sentence

MOST_SENTENCES = 4_096
"""So many sentences that were put together of several messages are remembered."""


class Catalogue:
    """The messages of some folders in one language."""

    def __init__(self, lang: str, folders: tuple[Path, ...]) -> None:
        self.lang = lang
        self.sentences: dict[str, Sentence] = {}
        """Those that were used already, by message."""
        self.remembered: dict[object, str] = {}
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for folder in folders:
            # A missing translation falls back to English; the laws report it.
            path = folder / f"{lang}.ftl"
            resource = FluentResource((path if path.exists() else folder / "en.ftl").read_text("utf-8"))
            self._bundle.add_resource(resource, allow_overrides=True)
            self._messages |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def remember(self, key: object, sentence: str) -> str:
        """Keep a sentence for a while."""
        if len(self.remembered) >= MOST_SENTENCES:
            self.remembered.clear()
        self.remembered[key] = sentence
        return sentence

    def sentence(self, message: str) -> Sentence:
        """The sentence of a message; a missing one is a defect and raises."""
        search = self._search(message)
        made = Sentence(
            sorted(search.chosen), sorted(search.shown - search.chosen), lambda args: self._format(message, args)
        )
        self.sentences[message] = made
        return made

    def _search(self, message: str) -> _References:
        search, seen = _References(), {message}
        waiting = [message]
        while waiting:
            found = self._messages.get(waiting.pop())
            if found is not None:
                search.visit(found)
            waiting += search.messages - seen
            seen |= search.messages
        return search

    def _format(self, message: str, args: dict[str, object]) -> str:
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        if pattern is None:
            raise LookupError(f"{self.lang}.ftl lacks {message}")
        text, problems = self._bundle.format_pattern(pattern, args)
        if problems:
            raise ValueError(f"{self.lang}: {message}: {problems[0]}")
        return str(text)


class _References(Visitor):
    """Finds what a message refers to: what it merely shows, and what it chooses or reckons with."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: set[str] = set()
        self.messages: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.chosen.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@lru_cache(maxsize=64)
def catalogue(lang: str, folders: tuple[Path, ...]) -> Catalogue:
    """The catalogue of these folders, read once."""
    return Catalogue(lang, folders)
