"""A program of its own, in any language, that speaks the protocol on its standard input and output.

Whatever the program does, nobody is held up: it is listened to with a limit of time, reading and writing are left to
threads, and it is ended with everything it started.
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
"""What a program may take for coming up."""
GRACE = 1.0
"""How long a program whose game is over may take to leave by itself."""
MOST_WAITING = 64
"""Lines that a program may send ahead; one that babbles on is not listened to."""


class Program:
    """A command, and the program it starts when it is greeted."""

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
        return self._process is not None

    def start(self, hello: protocol.Message) -> None:
        """Start it, and wait until it is ready."""
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
        """Say something that needs no answer, or one that is heard later."""
        self._sent.put(protocol.line(message))

    def hear(self, kind: str, seconds: float) -> protocol.Message:
        """Its next message, which must be of this type and come in time; Forfeit if not."""
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
            self._listener.join(GRACE)  # It ends with the program's output.
        _kill(process)
        if self._listener is not None:
            self._listener.join(GRACE)  # Whatever it started has let go of the output, too.
        _running.discard(process)

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
