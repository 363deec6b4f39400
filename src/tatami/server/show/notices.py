"""Notices and letters in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape
from typing import Protocol
from zoneinfo import ZoneInfo

import msgspec

from tatami.core.errors import TatamiError
from tatami.core.registry import game as find_game
from tatami.server import wire
from tatami.server.domain.notices import Facts, Wishes, wishes_of
from tatami.server.show.words import server_words

LONGEST_NAME = 64


@dataclass(frozen=True)
class Told:
    """A notice as a person reads it."""

    title: str
    text: str
    path: str
    """Where it leads, on our own pages."""
    tag: str
    """Notices of one tag replace each other where they are shown."""


def told(kind: str, facts: Facts, place: str, wishes: Wishes) -> Told:
    """One thing, in a language."""
    words = server_words(wishes.lang)
    title = game_title(facts.game, wishes.lang)
    names = ", ".join(name[:LONGEST_NAME] for name in facts.others)
    by = facts.by[:LONGEST_NAME]
    if kind == "asked":
        text = words.say(f"notice-asked-{facts.what}", by=by)
    elif kind == "again":
        text = words.say("notice-again", by=by)
    elif kind == "ended":
        text = _ending(facts, wishes.lang)
    else:
        text = words.say(f"notice-{kind}", names=names)
    if kind == "turn" and facts.due is not None:
        text = f"{text} {words.say('notice-due', when=_when(facts.due, wishes))}"
    return Told(title, text, f"/t/{place}", f"{place} {kind}")


def digest(parts: Sequence[Told], lang: str) -> Told:
    """Several things together."""
    if len(parts) == 1:
        return parts[0]
    title = server_words(lang).say("notice-digest", count=len(parts))
    return Told(title, "\n".join(f"{part.title}: {part.text}" for part in parts), "/", "digest")


def _ending(facts: Facts, lang: str) -> str:
    words = server_words(lang)
    if not facts.result:
        return words.say("notice-ended-without")
    if facts.won:
        return words.say("notice-ended-won")
    if facts.winners:
        return words.say("notice-ended-by", names=", ".join(name[:LONGEST_NAME] for name in facts.winners))
    return words.say("notice-ended-lost")


def _when(moment: int, wishes: Wishes) -> str:
    there = datetime.fromtimestamp(moment / 1000, ZoneInfo(wishes.zone))
    return f"{there:%Y-%m-%d %H:%M}"


def game_title(game: str, lang: str) -> str:
    """What a game is called; one that is not installed any more goes by its id."""
    try:
        return find_game(game).words(lang).say("title")
    except TatamiError:
        return game


def trial(lang: str) -> Told:
    """Something to see whether it arrives."""
    return Told("Tatami", server_words(lang).say("notice-test"), "/notices", "trial")


# --- channels as their owner sees them --------------------------------------------------------------------------------


class Kept(Protocol):
    """A channel as it is kept."""

    @property
    def id(self) -> str: ...
    @property
    def kind(self) -> wire.ChannelKind: ...
    @property
    def address(self) -> str: ...
    @property
    def secrets(self) -> str: ...
    @property
    def active(self) -> bool: ...
    @property
    def confirmed(self) -> bool: ...
    @property
    def errors(self) -> int: ...
    @property
    def wishes(self) -> str: ...


def page(channels: Sequence[Kept], push_key: str, mail: bool) -> wire.NoticePage:
    """All ways in which somebody is told."""
    return wire.NoticePage(push_key=push_key, mail=mail, channels=[channel(each) for each in channels])


def channel(kept: Kept) -> wire.Channel:
    """One of them."""
    wishes = wishes_of(kept.wishes)
    known = msgspec.json.decode(kept.secrets, type=dict[str, str])
    return wire.Channel(
        id=kept.id,
        kind=kept.kind,
        address=kept.address,
        form=msgspec.convert(known.get("form", "json"), wire.HookForm),
        confirmed=kept.confirmed,
        failing=not kept.active and kept.errors > 0,
        wishes=wire.Wishes(
            active=kept.active,
            kinds=list(wishes.kinds),
            lang=msgspec.convert(wishes.lang, wire.Lang),
            zone=wishes.zone,
            quiet=wishes.quiet,
            digest=wishes.digest,
        ),
    )


# --- letters ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Letter:
    """A letter as it is sent."""

    subject: str
    text: str
    html: str


def letter(kind: str, facts: dict[str, str], lang: str) -> Letter:
    """A letter of which the server's catalogue has the words: `letter-KIND-subject` and `letter-KIND-text`.

    `link` among the facts is where its button leads.
    """
    words = server_words(lang)
    subject, text = words.say(f"letter-{kind}-subject", **facts), words.say(f"letter-{kind}-text", **facts)
    return _laid_out(subject, text, facts.get("link", ""), words.say("letter-open"), "", "")


def notice_letter(one: Told, address: str, stop: str, lang: str) -> Letter:
    """A notice as a letter; `address` is where our pages are, `stop` where one asks for no more."""
    words = server_words(lang)
    subject = one.title if "\n" in one.text else f"{one.title}: {one.text}"
    link = f"{address}{one.path}" if address else ""
    return _laid_out(subject, one.text, link, words.say("letter-play"), stop, words.say("letter-stop"))


def _laid_out(subject: str, text: str, link: str, go: str, stop: str, stop_words: str) -> Letter:
    plain = [text, *([link] if link else []), *([f"-- \n{stop_words}\n{stop}"] if stop else [])]
    lines = "".join(f"<p>{escape(line)}</p>" for line in text.split("\n"))
    button = f'<p><a href="{escape(link)}" style="{BUTTON}">{escape(go)}</a></p>' if link else ""
    foot = f'<p style="{FOOT}"><a href="{escape(stop)}">{escape(stop_words)}</a></p>' if stop else ""
    head = f'<h1 style="{HEAD}">{escape(subject)}</h1>'
    html = f'<!doctype html><html><body style="{PAGE}">{head}{lines}{button}{foot}</body></html>'
    return Letter(" ".join(subject.split()), "\n\n".join(plain) + "\n", html)


PAGE = "margin:0;padding:24px;background:#f3ead7;color:#22252b;font:16px/1.5 sans-serif"
HEAD = "font:bold 21px/1.3 serif;margin:0 0 12px"
BUTTON = (
    "display:inline-block;padding:10px 18px;border-radius:6px;background:#a5331f;color:#fffaf0;text-decoration:none"
)
FOOT = "margin-top:32px;font-size:13px"
"""The looks of letters. Readers of mail know no style sheets."""
