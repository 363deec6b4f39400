"""Playing at a real terminal: every key a person would press."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pexpect

from tatami import Record, replay

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@contextmanager
def table(*words: str) -> Iterator[pexpect.spawn[str]]:
    """A terminal of 120 by 40 in which `tatami play` runs."""
    child = pexpect.spawn(
        sys.executable,
        ["-m", "tatami", "play", *words],
        dimensions=(40, 120),
        encoding="utf-8",
        timeout=120,
        env={"NO_COLOR": "1", "TERM": "xterm", "PATH": "/usr/bin:/bin"},
    )
    try:
        yield child
    finally:
        child.close(force=True)


def seen(child: pexpect.spawn[str], upto: str) -> str:
    """Everything on the screen until `upto`."""
    child.expect_exact(upto)
    return ESCAPES.sub("", f"{child.before}{child.after}").replace("\r\n", "\n")


def test_a_whole_game_in_polish_by_numbers(tmp_path: Path) -> None:
    kept = tmp_path / "partia.json"
    with table("tenno", "--seats", "4", "--bots", "random", "--seed", "5", "--lang", "pl") as child:
        page = seen(child, "twój wybór:")
        assert "Tenno, 4 gracze." in page
        assert "Ułóż trzech chłopów" in page
        for _ in range(400):
            child.sendline("1")
            if child.expect_exact(["twój wybór:", "Zachować zapis partii?"]) == 1:
                break
        child.sendline(str(kept))
        child.expect_exact("Zapisano w")
        child.expect(pexpect.EOF)
    match = replay(kept.read_text("utf-8"))
    assert match.outcome is not None
    assert match.names == ("Akira", "Botan", "Chiyo", "Daichi")


def test_refusals_help_undo_log_and_save(tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    with table("tenno", "--seats", "2", "--bots", "random", "--seed", "3", "--option", "first=1") as child:
        seen(child, "your choice:")
        child.sendline("keep")
        page = seen(child, "your choice:")
        assert "That does not answer the question. To be decided now: laying the peasants. (R1.2)" in page
        assert "Possible now: set-123 set-132" in page
        child.sendline("nonsense")
        assert '"nonsense" is not an action of Tenno.' in seen(child, "your choice:")
        for number in ("99", "9" * 3000):
            child.sendline(number)
            assert "Choose a number from 1 to 6, or type a code." in seen(child, "your choice:")
        child.sendline("hint")
        assert "drawn by lot" in seen(child, "your choice:")  # Nobody sees the first lay.
        child.sendline("?")
        assert "R1.2  Each player lays the three peasants face down" in seen(child, "your choice:")
        child.sendline("undo")
        assert "There is nothing to take back." in seen(child, "your choice:")
        child.sendline("")
        assert "Type a number or a code" in seen(child, "your choice:")
        child.sendline("set-123")
        assert "Attack: " in seen(child, "your choice:")
        child.sendline("undo")
        assert "It cannot be taken back" in seen(child, "your choice:")
        child.sendline("log")
        assert "You lay the peasants 1, 2, 3." in seen(child, "your choice:")
        child.sendline("save")
        assert "Say where to: save FILE." in seen(child, "your choice:")
        child.sendline(f"save {tmp_path / 'no' / 'folder.json'}")
        assert "could not be written" in seen(child, "your choice:")
        child.sendline("save ~nobody-of-that-name/x.json")
        assert "could not be written" in seen(child, "your choice:")
        saved.write_text("something dear", "utf-8")
        child.sendline(f"save {saved}")
        assert "is there already" in seen(child, "your choice:")
        child.sendline(f"save! {saved}")
        assert "Go on later with" in seen(child, "your choice:")
        child.sendline("quit")
        seen(child, "Save the game before leaving?")
        child.sendline("")
        seen(child, "You have left the table.")
        child.expect(pexpect.EOF)
    assert len(Record.load(saved.read_text("utf-8")).moves) == 2
    with table("--resume", str(saved), "--lang", "uk") as child:
        page = seen(child, "ваш вибір:")
        assert "Botan (бот: random)" in page, "the bots are back at their seats"
        assert "Акіра" not in page, "the record keeps the names it was played with"


def test_ctrl_c_offers_to_save(tmp_path: Path) -> None:
    saved = tmp_path / "later.json"
    with table("tenno", "--seats", "3", "--bots", "random", "--seed", "4") as child:
        seen(child, "your choice:")
        child.sendline("1")
        seen(child, "your choice:")
        child.sendintr()
        seen(child, "Save the game before leaving?")
        child.sendline(str(saved))
        seen(child, "Saved to")
        child.expect(pexpect.EOF)
    assert replay(saved.read_text("utf-8")).outcome is None


def test_hot_seat_hides_the_hand_before_the_next_person_looks() -> None:
    with table("tenno", "--seats", "2", "--names", "Ada,Bo", "--option", "first=1") as child:
        seen(child, "Hand the keyboard to Ada, then press Enter.")
        child.sendline("")
        seen(child, "Ada, your choice:")
        child.sendline("set-213")
        child.expect_exact("Hand the keyboard to Bo, then press Enter.")
        assert "\x1b[3J" in str(child.before), "what has scrolled away can still be read"
        page = ESCAPES.sub("", str(child.before))
        assert page.count("\n") >= 40, "the last hand can still be seen"
        assert "lays the peasants" not in page
        child.sendline("")
        page = seen(child, "Bo, your choice:")
        assert "Ada lays the peasants" not in page
        child.sendline("1")
        seen(child, "Hand the keyboard to Ada")
