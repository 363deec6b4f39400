"""The log on disk: every kind of line, byte by byte, is read and written as it was first written."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from tatami.server.domain import documents, entries, summaries
from tatami.server.domain.entries import Entry
from tatami.server.domain.terms import Pace

LINES = [
    '{"is":"opened","at":1,"game":"tenno","rules":"1","seats":2,"options":{"x":"y"},"seed":"5eed","host":"ada",'
    '"pace":{"kind":"live","bank":300,"increment":5,"days":3},"leaver":"forfeit",'
    '"open":true,"invite":"key","begin":"full","consent_h":24,"programs":"agree","lesson":2,"rated":true,"day":"2026-11-18",'
    '"twin":"0a1b"}',
    '{"is":"sat","at":2,"seat":0,"player":"ada","name":"Ada","program":true,"claimed":true,"agreed":false}',
    '{"is":"placed","at":3,"seat":1,"level":"ronin","name":"Suzu"}',
    '{"is":"left","at":4,"seat":1}',
    '{"is":"started","at":5,"here":["ada"]}',
    '{"is":"came","at":6,"player":"bo"}',
    '{"is":"played","at":7,"seat":0,"codes":["set-123","Ż"],"anew":true}',
    '{"is":"took-back","at":8,"seat":0}',
    '{"is":"rewound","at":9,"moves":12}',
    '{"is":"proposed","at":10,"what":"stand-in","seat":0,"player":"ada","waiting":["bo"],"moves":3,"about":1}',
    '{"is":"answered","at":11,"player":"bo","yes":false,"word":"no"}',
    '{"is":"withdrawn","at":12,"why":"returned"}',
    '{"is":"resigned","at":13,"seat":1,"why":"time"}',
    '{"is":"stood-in","at":14,"seat":1,"level":"samurai"}',
    '{"is":"returned","at":15,"seat":1}',
    '{"is":"paused","at":16,"paused":true,"why":"aside"}',
    '{"is":"abandoned","at":17,"why":"closed"}',
    '{"is":"wanted","at":18,"player":"ada","yes":true,"rotate":false,"same":true}',
    '{"is":"rematched","at":19,"table":"0a1b"}',
    '{"is":"imported","at":20,"record":"{}"}',
    '{"is":"stepped","at":21,"step":3,"turns":[[0,["set-123"]],[1,["plain"]]],"over":true}',
    '{"is":"stepped-back","at":22,"step":1,"moves":4}',
    '{"is":"on-holiday","at":23,"player":"ada","since":21,"until":99}',
]
"""One of each kind, with no field at its default. These lines are in people's databases: add, never change."""

WITHOUT_DEFAULTS = [
    '{"is":"opened","at":1,"game":"tenno","rules":"1","seats":2,"options":{},"seed":"","host":"ada","pace":{},'
    '"leaver":"bot","open":false,"invite":""}',
    '{"is":"sat","at":2,"seat":0,"player":"ada","name":"Ada"}',
    '{"is":"placed","at":3,"seat":1,"level":"ronin"}',
    '{"is":"started","at":5}',
    '{"is":"proposed","at":10,"what":"undo","seat":0,"player":"ada","waiting":[]}',
    '{"is":"answered","at":11,"player":"bo","yes":true}',
    '{"is":"withdrawn","at":12}',
    '{"is":"resigned","at":13,"seat":1}',
    '{"is":"paused","at":16,"paused":false}',
    '{"is":"abandoned","at":17}',
    '{"is":"wanted","at":18,"player":"ada","yes":false}',
    '{"is":"stepped","at":21,"step":3,"turns":[]}',
]
"""Lines from before a field was added, or as short as they may be."""


@pytest.mark.parametrize("line", LINES)
def test_a_line_is_written_as_it_was_read(line: str) -> None:
    assert entries.encode(entries.decode(line)).decode() == line


@pytest.mark.parametrize("line", WITHOUT_DEFAULTS)
def test_a_line_without_later_fields_is_read(line: str) -> None:
    found = entries.decode(line)
    for name, default in zip(found.__struct_fields__[::-1], found.__struct_defaults__[::-1], strict=False):
        if name not in msgspec.json.decode(line):
            assert getattr(found, name) == default


def test_every_kind_has_an_example() -> None:
    assert {type(entries.decode(line)) for line in LINES} == set(get_args(entries.AnyEntry))
    assert len(LINES) == len(get_args(entries.AnyEntry))


def test_every_kind_that_is_read_is_an_entry_that_folds() -> None:
    for kind in get_args(entries.AnyEntry):
        assert issubclass(kind, Entry)
        assert kind is entries.Opened or kind.fold is not Entry.fold, kind


def test_what_is_kept_beside_the_log_keeps_its_form() -> None:
    line = (
        '{"names":["Ada",""],"waiting":["ada"],"bots":true,'
        '"pace":{"kind":"slow","bank":600,"increment":15,"days":2},"asked":["bo"],'
        '"levels":["","ronin"],"people":["ada",""],"acting":[0],"due":5,'
        '"reason":"","returns":[],'
        '"lesson":{"number":1,"step":2,"of":8},"day":"2026-11-18","ends":[5,null],"away":[0,7]}'
    )
    summary = summaries.decode(line)
    assert summary.pace == Pace(kind="slow", days=2)
    assert summaries.encode(summary) == line
    story = (
        '{"status":"finished","titles":{"en":"Tenno"},"names":{"en":["Ada","Bo"]},"seats":[0,null],'
        '"lines":{"en":["One.","Two."]},"ending":{"reason":"prisoners","winners":[0],"returns":[1.0,0.0],'
        '"figures":{"honour":[3,1]},"text":""},"endings":{"en":"Ada wins."},"record":"{}"}'
    )
    document = msgspec.json.decode(story, type=documents.Document)
    assert msgspec.json.encode(document).decode() == story
    assert documents.unpack(documents.pack(document)) == document
