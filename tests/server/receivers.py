"""Those who are told: a mail server, the push service of a browser's maker and a webhook, all on loopback."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tatami.server.live.channels.push import decoded, encoded


class Mailbox:
    """A mail server that keeps what it is handed; `answers` are what it says to the next recipients instead of OK."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.answers: list[str] = []
        self._controller: Controller | None = None
        self.port = 0

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if self.answers:
            return self.answers.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        self.letters.append(message_from_bytes(content, _class=EmailMessage, policy=policy.default))
        self.recipients += envelope.rcpt_tos
        return "250 OK"

    def open(self) -> None:
        """Begin to take mail, at the same port as before."""
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port or _free_port())
        self._controller.start()
        self.port = self._controller.port

    def close(self) -> None:
        """Take no more."""
        if self._controller is not None:
            self._controller.stop()
            self._controller = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"


def _free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Delivery:
    """A request that arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Receiver:
    """An HTTP server that keeps what it is sent; `answers` are the statuses of the next requests, 201 after them."""

    deliveries: list[Delivery] = field(default_factory=list)
    refused: list[Delivery] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        kept = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", 0)))
                came = Delivery(self.path, {name.lower(): value for name, value in self.headers.items()}, body)
                status = kept.answers.pop(0) if kept.answers else 201
                (kept.deliveries if status < 300 else kept.refused).append(came)
                self.send_response(status)
                for name, value in kept.headers.items():
                    self.send_header(name, value)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._thread = Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class Browser:
    """A browser that subscribed: it decrypts by RFC 8291, step by step, with nothing that we encrypt with."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._public = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encoded(self._public), "auth": encoded(self._auth)}

    def read(self, body: bytes) -> Any:
        """What a push message says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "one record"
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        material = _derived(self._auth, shared, b"WebPush: info\0" + self._public + sender, 32)
        key = _derived(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(salt, material, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        text, _, rest = padded.rpartition(b"\2")
        assert not rest.strip(b"\0"), "the last record ends with 2 and zeros"
        return json.loads(text)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed_for(authorization: str) -> tuple[dict[str, Any], str]:
    """What a push request is signed for (RFC 8292), and by which key; the signature is checked."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(
        encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
        f"{head}.{claims}".encode(),
        ec.ECDSA(hashes.SHA256()),
    )
    return json.loads(decoded(claims)), parts["k"]
