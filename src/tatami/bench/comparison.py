"""What people remember against what the logs say."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields

from tatami.bench.survivors import Evening, Survivor
from tatami.core.match import replay
from tatami.server.domain import entries
from tatami.server.domain.table import Table
from tatami.server.store.protocol import Store

AGREED = (entries.Rewound, entries.Abandoned, entries.Paused)


@dataclass(frozen=True)
class Report:
    """What was found after the last kill."""

    kills: int
    tables: int
    acknowledged: int
    """Moves, and whatever else was confirmed: taken back, proposed, agreed to, said."""
    kept: int
    """The same in the database; some of it was kept but not acknowledged any more."""
    lost: int
    doubled: int
    phantoms: int
    """Tables that nobody opened and that follow from none, or that are named and missing."""
    charged: int
    """Seats whose clock ran out although only the server was away."""
    unreplayable: int
    stranded: int
    """People who did not come back to their table; where parts of an installation fall, tables that cannot go on."""

    @property
    def sound(self) -> bool:
        return not (self.lost or self.doubled or self.phantoms or self.charged or self.unreplayable or self.stranded)


@dataclass
class _Found:
    """One table as its log tells it."""

    answers: dict[tuple[int, int], list[str]] = field(default_factory=dict)
    """What each seat answered to each question."""
    repeated: int = 0
    """Questions that were answered twice."""
    said: Counter[str] = field(default_factory=Counter)
    next_table: str = ""
    charged: int = 0


def _read(id: str, lines: list[str]) -> _Found:
    """Fold a log and note what was said in it; raises what cannot be folded."""
    first, *rest = (entries.decode(line) for line in lines)
    assert isinstance(first, entries.Opened)
    table, found = Table(id, first), _Found()
    for entry in rest:
        if isinstance(entry, entries.Played):
            question = (entry.seat, table.asks[entry.seat])
            found.repeated += question in found.answers
            found.answers[question] = entry.codes
        found.said["undo"] += isinstance(entry, entries.TookBack)
        found.said["propose"] += isinstance(entry, entries.Proposed)
        found.said["answer no"] += isinstance(entry, entries.Answered) and not entry.yes
        found.said["answer yes"] += isinstance(entry, AGREED) or (isinstance(entry, entries.Answered) and entry.yes)
        found.charged += isinstance(entry, entries.StoodIn) or (
            isinstance(entry, entries.Resigned) and entry.why == "time"
        )
        table.apply(entry)
    assert table.match is not None
    assert replay(table.match.record()).key() == table.match.key()
    found.next_table = table.rematch
    return found


def compare(kills: int, evening: Evening, store: Store, stranded: int) -> Report:
    """What people remember against what the logs say."""
    figures: Counter[str] = Counter()
    company: dict[str, list[Survivor]] = {}
    for person in evening.people:
        company.setdefault(person.table, []).append(person)
    named = set(evening.opened)
    for id, people in company.items():
        try:
            found = _read(id, store.entries(id))
        except Exception:
            figures["unreplayable"] += 1
            continue
        figures["charged"] += found.charged
        figures["doubled"] += found.repeated
        named |= {found.next_table} - {""}
        figures["lost"] += any(person.next_table not in ("", found.next_table) for person in people)
        said: Counter[str] = sum((person.said for person in people), Counter())
        confirmed: Counter[str] = sum((person.confirmed for person in people), Counter())
        for kind in ("undo", "propose", "answer yes", "answer no"):
            figures["acknowledged"] += confirmed[kind]
            figures["kept"] += found.said[kind]
            figures["lost"] += max(0, confirmed[kind] - found.said[kind])
            figures["doubled"] += max(0, found.said[kind] - said[kind])
        spoken = Counter(row.text for row in store.chat(id, 1_000_000))
        figures["doubled"] += sum(times - 1 for times in spoken.values())
        figures["kept"] += len(spoken)
        _compare_moves(people, found, spoken, figures)
    places = {row.id for row in store.all_tables()}
    store.close()
    figures["phantoms"] = len(places ^ named)
    figures |= {"kills": kills, "tables": len(places), "stranded": stranded}
    return Report(**{each.name: figures[each.name] for each in fields(Report)})


def _compare_moves(people: list[Survivor], found: _Found, spoken: Counter[str], figures: Counter[str]) -> None:
    for person in people:
        figures["acknowledged"] += len(person.remembered) + len(person.chatted)
        figures["lost"] += sum(not spoken[text] for text in person.chatted)
        kept = {ask: codes for (seat, ask), codes in found.answers.items() if seat == person.seat}
        figures["kept"] += len(kept)
        figures["lost"] += sum(kept.get(ask) != [code] for ask, code in person.remembered.items())
        given = {ask: [code] for ask, (code, _) in person.pending.items()}
        given |= {ask: [code] for ask, code in person.remembered.items()}
        figures["doubled"] += sum(given.get(ask) != codes for ask, codes in kept.items())
