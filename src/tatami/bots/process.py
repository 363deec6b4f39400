"""A bot that is a program of its own, in any language: it speaks the protocol on its standard input and output.

Whatever the program does, the game goes on: it is asked with a limit of time, reading and writing are left to threads,
and it is ended with everything it started when the game is over.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import threading
import weakref
from queue import Empty, SimpleQueue

from tatami.bots import protocol
from tatami.bots.look import Look
from tatami.core.errors import BadSetup, Forfeit
from tatami.core.match import Match
from tatami.core.rng import Rng

EXEC = "exec:"
SECONDS = 10.0
"""What a program may take for a decision, unless the table says otherwise."""
START_SECONDS = 30.0
"""... and for coming up."""
GRACE = 1.0
"""How long a program whose game is over may take to leave by itself."""
MOST_WAITING = 64
"""Lines that a program may send ahead; one that babbles on is not listened to."""


class ProcessBot:
    """One program at one seat for one game. It is started when it is first asked."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self.words = _words(command)
        self.command = command
        self.seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._sent: SimpleQueue[bytes | None] = SimpleQueue()
        self._listener: threading.Thread | None = None
        self._room = threading.Semaphore(MOST_WAITING)
        self._asked = 0
        self._told = 0

    def __call__(self, look: Look, rng: Rng) -> str:
        """The program's decision; Forfeit if it does not make one."""
        try:
            if self._process is None:
                self._start(look)
            self._asked += 1
            self._send(protocol.decide(look, self._asked, self._told))
            self._told = len(look.feed)
            return protocol.code(self._hear("move", self.seconds), self._asked, look.legal)
        except Forfeit as fault:
            self._send(protocol.forfeit(fault))
            self.close()
            raise

    def finish(self, match: Match, seat: int) -> None:
        """Tell the program how the game ended, if it did, and see it out."""
        outcome = match.outcome
        if self._process is not None and outcome is not None:
            self._send(protocol.over(outcome, match.feed(seat, self._told)))
        self.close()

    def close(self) -> None:
        """End the program and everything it started."""
        process, self._process = self._process, None
        if process is None:
            return
        self._sent.put(None)
        if self._listener is not None:
            self._listener.join(GRACE)  # It ends with the program's output.
        _kill(process)
        if self._listener is not None:
            self._listener.join(GRACE)  # Whatever it started has let go of the output, too.
        _running.discard(process)

    # --- talking ------------------------------------------------------------------------------------------------------

    def _start(self, look: Look) -> None:
        try:
            process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )
        except OSError as problem:
            why = problem.strerror or str(problem)
            raise BadSetup("bot-program", command=self.command, why=why) from None
        _running.add(process)
        self._process = process
        self._listener = threading.Thread(target=self._listen, args=(process,), daemon=True)
        self._listener.start()
        threading.Thread(target=self._speak, args=(process,), daemon=True).start()
        self._send(protocol.hello(look, self.seconds))
        self._hear("ready", START_SECONDS)

    def _send(self, message: protocol.Message) -> None:
        self._sent.put(protocol.line(message))

    def _hear(self, kind: str, seconds: float) -> protocol.Message:
        try:
            text = self._said.get(timeout=seconds)
        except Empty:
            raise Forfeit("forfeit-silent", seconds=seconds) from None
        self._room.release()
        if not text:
            raise Forfeit("forfeit-ended")
        return protocol.read(text, kind)

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread: what the program says, line by line; an empty line at its end."""
        assert process.stdout is not None
        with process.stdout as stream:
            while self._room.acquire():
                text = stream.readline(protocol.LONGEST_LINE + 1)
                self._said.put(text)
                if not text:
                    return

    def _speak(self, process: subprocess.Popen[bytes]) -> None:
        """In a thread, because a program that does not listen would hold us up."""
        assert process.stdin is not None
        with contextlib.suppress(OSError), process.stdin as stream:
            while (text := self._sent.get()) is not None:
                stream.write(text)
                stream.flush()


_running: weakref.WeakSet[subprocess.Popen[bytes]] = weakref.WeakSet()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program's whole group. Nobody has waited for its leader yet, so the group's number is still its own."""
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def end_all() -> None:
    """End every program that still runs, for a process that is about to leave."""
    for process in list(_running):
        _kill(process)


atexit.register(end_all)


def _words(command: str) -> list[str]:
    """The command as words; its program must exist."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BadSetup("bot-program", command=command, why=str(problem)) from None
    if not words or shutil.which(words[0]) is None:
        raise BadSetup("bot-missing", command=command)
    return words
