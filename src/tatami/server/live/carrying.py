"""A carrier in a process of its own: words, encryption and connections take no time from those who play.

The process is started when there is something to carry, stands back behind the server where processors are scarce, and
ends when there was nothing for a while, or with the server. Each line that it reads is a parcel, each that it writes
what became of one.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from itertools import count
from pathlib import Path

import msgspec

from tatami.server.live import parcels
from tatami.server.live.carrier import Carrier, Equipment
from tatami.server.live.channels.failure import NotSent
from tatami.server.live.parcels import Outcome, Parcel

NICE = 10
"""How far carrying stands back behind the server, which has to answer at once; not so far that it would starve where
others take all there is."""
AUTOGROUP = Path("/proc/self/autogroup")
"""Linux may give each session an equal share of the processors, whatever its processes' niceness: it has one too."""
AT_ONCE = 10
"""Parcels that are on their way at a time."""
PATIENCE_S = 60.0
"""A process that does not answer for so long hangs."""
UNUSED_S = 60.0
"""One that had nothing to do for so long ends."""
LONGEST_LINE = 4 * 1024 * 1024


class Numbered(msgspec.Struct, frozen=True):
    """A parcel on its way to the process."""

    number: int
    parcel: Parcel


class Answered(msgspec.Struct, frozen=True):
    """What became of the parcel of that number."""

    number: int
    outcome: Outcome


class CarrierProcess:
    """Hands parcels to a process, and hears what became of them."""

    def __init__(self, equipment: Equipment) -> None:
        self._equipment = equipment
        self._process: Process | None = None
        self._hearing: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._numbers = count()
        self._waiting: dict[int, asyncio.Future[Outcome]] = {}
        self._unused: asyncio.TimerHandle | None = None

    @property
    def pid(self) -> int | None:
        """The process, if there is one."""
        return None if self._process is None else self._process.pid

    async def carry(self, parcel: Parcel) -> Outcome:
        number, answer = next(self._numbers), asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            process = await self._running()
            assert process.stdin is not None
            process.stdin.write(msgspec.json.encode(Numbered(number, parcel)) + b"\n")
            await process.stdin.drain()
            async with asyncio.timeout(PATIENCE_S):
                found: Outcome = await answer
                return found
        except TimeoutError:
            self._kill()
            return parcels.failed(parcel, NotSent("the carrier hangs", blamed=False))
        except (OSError, NotSent) as problem:
            return parcels.failed(parcel, NotSent(f"the carrier died ({problem})", blamed=False))
        finally:
            self._waiting.pop(number, None)
            self._rest()

    async def close(self) -> None:
        """End the process; nothing is on its way any more."""
        if self._unused is not None:
            self._unused.cancel()
        process, self._process = self._process, None
        if process is not None:
            self._hang_up(process)
            try:
                async with asyncio.timeout(1):
                    await process.wait()
            except TimeoutError:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()
        if self._hearing is not None:
            await asyncio.gather(self._hearing, return_exceptions=True)

    # --- inside -------------------------------------------------------------------------------------------------------

    async def _running(self) -> Process:
        """The process, started if there is none."""
        if self._unused is not None:
            self._unused.cancel()
            self._unused = None
        async with self._starting:
            if self._process is None:
                # A session of its own: a Ctrl-C is for the server, which decides when to stop.
                self._process = process = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, start_new_session=True, limit=LONGEST_LINE
                )
                assert process.stdin is not None
                process.stdin.write(msgspec.json.encode(self._equipment) + b"\n")
                self._hearing = asyncio.create_task(self._hear(process))
            return self._process

    async def _hear(self, process: Process) -> None:
        """What the process says, until it is gone; then whatever it had is told to have failed."""
        assert process.stdout is not None
        with contextlib.suppress(OSError, ValueError, msgspec.MsgspecError):
            while line := await process.stdout.readline():
                answered = msgspec.json.decode(line, type=Answered)
                waiting = self._waiting.get(answered.number)
                if waiting is not None and not waiting.done():
                    waiting.set_result(answered.outcome)
        if self._process is process:
            self._process = None
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        code = await process.wait()
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(NotSent(f"exit {code}", blamed=False))

    def _rest(self) -> None:
        """End the process after a while, unless it is needed before."""
        if not self._waiting and self._process is not None:
            if self._unused is not None:
                self._unused.cancel()
            self._unused = asyncio.get_running_loop().call_later(UNUSED_S, self._dismiss)

    def _dismiss(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            self._hang_up(process)

    @staticmethod
    def _hang_up(process: Process) -> None:
        """It ends when it has nothing more to read."""
        if process.stdin is not None:
            process.stdin.close()

    def _kill(self) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()


# --- in the process ---------------------------------------------------------------------------------------------------


def stand_back() -> None:
    """Let this process, and its session, give way to all others."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(OSError):
        AUTOGROUP.write_text(str(NICE))


async def work() -> None:
    """The life of a carrier: carry what is read, until the server is gone."""
    loop, reader = asyncio.get_running_loop(), asyncio.StreamReader(limit=LONGEST_LINE)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    carrier = Carrier(msgspec.json.decode(await reader.readline(), type=Equipment))
    turns, under_way = asyncio.Semaphore(AT_ONCE), set[asyncio.Task[None]]()

    async def carry(numbered: Numbered) -> None:
        async with turns:
            outcome = await carrier.carry(numbered.parcel)
        sys.stdout.buffer.write(msgspec.json.encode(Answered(numbered.number, outcome)) + b"\n")
        sys.stdout.buffer.flush()

    while line := await reader.readline():
        task = asyncio.create_task(carry(msgspec.json.decode(line, type=Numbered)))
        under_way.add(task)
        task.add_done_callback(under_way.discard)


def main() -> None:
    """Carry for the server that started this process."""
    stand_back()
    with contextlib.suppress(BrokenPipeError):
        asyncio.run(work())


if __name__ == "__main__":
    main()
