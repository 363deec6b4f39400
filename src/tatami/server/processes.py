"""Several processes behind one port: a parent that binds it, hands it down, and starts anew whichever has died."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import time
from dataclasses import replace
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import NamedTuple

from tatami.server import logs
from tatami.server.settings import Settings

logger = logging.getLogger("tatami.processes")

GLANCE = 0.5
"""How often, in seconds, the parent looks up."""
SHORT_LIFE = 5.0
"""A process that died within so many seconds is started anew no sooner than after as many."""
HELD = {signal.SIGINT, signal.SIGTERM}


class Birth(NamedTuple):
    """Which of the processes a child is, and when it was started."""

    number: int
    at: float


class Processes:
    """A parent and its children. SIGTERM and SIGINT stop them all, in order; SIGHUP starts them anew, one by one."""

    def __init__(self, chosen: Settings, listener: socket.socket, count: int) -> None:
        share = max(1, ((os.cpu_count() or 1) - 1) // count)
        self._settings = replace(chosen, thinkers=chosen.thinkers or share)
        self._listener = listener
        self._count = count
        self._context = multiprocessing.get_context("spawn")
        self._children: dict[SpawnProcess, Birth] = {}
        self._homes = Path()
        """Where the children find each other's sockets."""
        self._stopping = self._renewing = False

    def run(self) -> None:
        """Look after the children until a signal says to stop, and all of them have."""
        for number in HELD:
            signal.signal(number, self._stop)
        signal.signal(signal.SIGHUP, self._renew)
        with TemporaryDirectory(prefix="tatami-homes-") as folder:
            self._homes = Path(folder)
            self._look_after()

    def _look_after(self) -> None:
        for number in range(self._count):
            self._start(number)
        while not self._stopping:
            wait([child.sentinel for child in self._children], GLANCE)
            self._replace_dead()
            if self._renewing:
                self._renewing = False
                self._start_anew()
        for child in self._children:
            child.terminate()
        for child in self._children:
            child.join()

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self._stopping = True

    def _renew(self, number: int, frame: FrameType | None) -> None:
        self._renewing = True

    def _start(self, number: int) -> None:
        words = (self._settings, self._listener, self._homes, number, self._count)
        child = self._context.Process(target=_child, args=words, name="tatami-server")
        # A signal that comes while it starts waits until it can be heeded.
        resource_tracker.ensure_running()
        held = signal.pthread_sigmask(signal.SIG_BLOCK, HELD)
        try:
            child.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, held)
        self._children[child] = Birth(number, time.monotonic())

    def _replace_dead(self) -> None:
        for child, birth in list(self._children.items()):
            if not child.is_alive() and (time.monotonic() - birth.at > SHORT_LIFE or child.exitcode == 0):
                logger.error("a process died", extra={"exitcode": child.exitcode})
                del self._children[child]
                child.close()
                if not self._stopping:
                    self._start(birth.number)

    def _start_anew(self) -> None:
        """One child after the other stops in order, and another takes its place: the rest serve meanwhile."""
        for child, birth in list(self._children.items()):
            if self._stopping:
                return
            self._start(birth.number)
            child.terminate()
            child.join()
            del self._children[child]


def _child(chosen: Settings, listener: socket.socket, folder: Path, number: int, count: int) -> None:
    from tatami.server.app import build
    from tatami.server.gates.transport.homes import Homes
    from tatami.server.serving import serve

    logs.set_up()
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    app = build(chosen)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, HELD)
    serve(app, chosen, listener, Homes(folder, number, count))
