"""A subprocess that speaks the protocol on its standard input and output.

Whatever the program does, the caller is never blocked for longer than it allows: threads read and write the pipes,
every wait has a timeout, and the whole process group is killed in the end.
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
from tatami.core.errors import BadSetup, Forfeit

START_SECONDS = 30.0
"""Time limit of a program for starting up."""
GRACE = 1.0
"""How long a program whose game is over may take to exit by itself."""
MOST_WAITING = 64
"""Unread lines that are buffered; a program that writes more is blocked."""


class Program:
    """A command, and the process that `start` makes of it."""

    def __init__(self, command: str) -> None:
        self.words = _words(command)
        self.command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._said: SimpleQueue[bytes] = SimpleQueue()
        self._sent: SimpleQueue[bytes | None] = SimpleQueue()
        self._listener: threading.Thread | None = None
        self._room = threading.Semaphore(MOST_WAITING)

    @property
    def running(self) -> bool:
        """Whether it has been started and not closed."""
        return self._process is not None

    def start(self, hello: protocol.Message) -> None:
        """Start the process, send `hello`, and wait until the program is ready."""
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
        self.tell(hello)
        self.hear("ready", START_SECONDS)

    def tell(self, message: protocol.Message) -> None:
        """Send a message without waiting for an answer."""
        self._sent.put(protocol.line(message))

    def hear(self, kind: str, seconds: float) -> protocol.Message:
        """The next message of the program; Forfeit if it does not come in time or is of another type."""
        try:
            text = self._said.get(timeout=seconds)
        except Empty:
            raise Forfeit("forfeit-silent", seconds=seconds) from None
        self._room.release()
        if not text:
            raise Forfeit("forfeit-ended")
        return protocol.read(text, kind)

    def close(self) -> None:
        """End the program and everything it started."""
        process, self._process = self._process, None
        if process is None:
            return
        self._sent.put(None)
        if self._listener is not None:
            self._listener.join(GRACE)  # The reader ends with the program's output.
        _kill(process)
        if self._listener is not None:
            self._listener.join(GRACE)  # So have the children that held the output open.
        _running.discard(process)

    def _listen(self, process: subprocess.Popen[bytes]) -> None:
        """Reader thread: queues the program's output line by line, and an empty line at its end."""
        assert process.stdout is not None
        with process.stdout as stream:
            while self._room.acquire():
                text = stream.readline(protocol.LONGEST_LINE + 1)
                self._said.put(text)
                if not text:
                    return

    def _speak(self, process: subprocess.Popen[bytes]) -> None:
        """Writer thread: a program that does not read its input would block the caller."""
        assert process.stdin is not None
        with contextlib.suppress(OSError), process.stdin as stream:
            while (text := self._sent.get()) is not None:
                stream.write(text)
                stream.flush()


_running: weakref.WeakSet[subprocess.Popen[bytes]] = weakref.WeakSet()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process group. Its leader has not been waited for, so the group id cannot have been reused."""
    with contextlib.suppress(OSError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    process.wait()


def end_all() -> None:
    """Kill every program that still runs, before this process exits."""
    for process in list(_running):
        _kill(process)


atexit.register(end_all)


def _words(command: str) -> list[str]:
    """The command split into words; BadSetup if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError as problem:
        raise BadSetup("bot-program", command=command, why=str(problem)) from None
    if not words or shutil.which(words[0]) is None:
        raise BadSetup("bot-missing", command=command)
    return words
