"""An nginx of one's own with the very site that hosts are given, and people who come through it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.people import EVERYBODY, PATIENCE, Chair, Person
from tests.server.tls import PEM

TEMPLATE = Path(__file__).parents[2] / "deploy" / "nginx.conf.template"
NAME = "localhost"
TRUST = ssl.create_default_context(cafile=str(PEM))
# A socket of `websockets.sync` is read and written by two threads, which OpenSSL does not bear while the server sends
# tickets after the handshake, as it does by TLS 1.3: once in some hundred sockets the first message got lost.
TRUST.maximum_version = ssl.TLSVersion.TLSv1_2

AROUND = """
{user}
worker_processes 2;
daemon off;
pid {folder}/pid;
error_log {folder}/errors;
events {{ worker_connections 512; }}
http {{
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/answers;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site;
}}
"""
"""What a machine has around its sites."""


def missing() -> str:
    """Why there can be no nginx here; empty if there can."""
    return "" if shutil.which("nginx") else "nginx is not installed (Debian: apt-get install nginx)"


def filled(certificates: Path, *servers: int) -> str:
    """The site as a host would have it, with servers at these ports of this machine; one server has a line less."""
    text = TEMPLATE.read_text("utf-8")
    if len(servers) == 1:
        text = re.sub(r".*\$\{SERVER_2\}.*\n", "", text)
    given = {"PUBLIC_NAME": NAME, "CERTIFICATES": str(certificates)}
    given |= {f"SERVER_{number}": f"127.0.0.1:{port}" for number, port in enumerate(servers, 1)}
    for name, value in given.items():
        assert f"${{{name}}}" in text, name
        text = text.replace(f"${{{name}}}", value)
    assert "${" not in text
    return text


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Nginx:
    """Listens at a free port of this machine instead of 443, and at another instead of 80."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tatami-nginx-"))
        self.port, self.plain = free_port(), free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.url = f"https://{NAME}:{self.port}"
        for name in ("fullchain.pem", "privkey.pem"):
            shutil.copy(PEM, self.folder / name)

    def write(self, *servers: int, **timeouts: str) -> None:
        """The configuration for servers at these ports, with other timeouts if they are given."""
        site = filled(self.folder, *servers)
        site = re.sub(r" *listen \[::\].*\n", "", site)  # Not every machine has IPv6.
        site = site.replace("listen 443 ", f"listen 127.0.0.1:{self.port} ")
        site = site.replace("listen 80;", f"listen 127.0.0.1:{self.plain};")
        site = site.replace("/var/log/nginx/", f"{self.folder}/")
        for name, value in timeouts.items():
            site, count = re.subn(rf"{name} \S+;", f"{name} {value};", site)
            assert count == 1, name
        (self.folder / "site").write_text(site)
        user = "user root;" if os.getuid() == 0 else ""
        (self.folder / "nginx.conf").write_text(AROUND.format(folder=self.folder, user=user))

    def check(self) -> str:
        """What nginx says of the configuration; empty if it is content."""
        done = subprocess.run(self._command("-t", "-q"), capture_output=True, text=True)
        return done.stderr if done.returncode or "warn" in done.stderr else ""

    def start(self) -> None:
        self.process = process = subprocess.Popen(self._command())
        end = time.monotonic() + PATIENCE
        while not _answers(self.port):
            assert process.poll() is None, self.errors()
            assert time.monotonic() < end

    def _command(self, *words: str) -> list[str]:
        return ["nginx", "-e", str(self.folder / "errors"), "-c", str(self.folder / "nginx.conf"), *words]

    def errors(self) -> str:
        """Everything that it has written anywhere."""
        return "".join(
            path.read_text() for path in (self.folder / "errors", self.folder / "tatami.log") if path.exists()
        )

    def remove(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
        shutil.rmtree(self.folder)


class Pinged(ClientConnection):
    """A socket that counts how often it is pinged."""

    pings = 0

    def process_event(self, event: Any) -> None:
        if getattr(event, "opcode", None) == 9:
            self.pings += 1
        super().process_event(event)


class Visitor(Person):
    """Somebody with a browser who comes through nginx, from an address of their own."""

    def __init__(self, nginx: Nginx, name: str = "", address: str = "127.0.0.1") -> None:
        self.address = nginx.url
        self.source = (address, 0)
        transport = httpx.HTTPTransport(local_address=address, verify=TRUST)
        self.http = httpx.Client(
            base_url=nginx.url, transport=transport, timeout=PATIENCE, headers={"Origin": nginx.url}
        )
        EVERYBODY.append(self)
        self.id = self.post("/api/guest", {"name": name})["id"] if name else ""

    def look(self, table: str, **hello: Any) -> Chair:
        way = connect(
            f"{self.address.replace('https', 'wss')}/ws/{table}",
            ssl=TRUST,
            origin=Origin(self.address),
            additional_headers={"Cookie": f"tatami={self.http.cookies['tatami']}"},
            open_timeout=PATIENCE,
            max_queue=None,
            source_address=self.source,
            create_connection=Pinged,
        )
        return Chair(way, hello)
