"""Web Push: encrypted for the one browser that reads it (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
from dataclasses import dataclass
from urllib.parse import urlsplit

import http_ece
import msgspec
from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from tatami.server.clock import now
from tatami.server.live.channels.failure import NotSent
from tatami.server.live.channels.outward import Outward, judged
from tatami.server.show.notices import Told
from tatami.server.store.protocol import Store

NAME = "vapid"
KEEP_S = 86_400
"""For so long a notice waits for a browser that is off."""
SIGNED_S = 12 * 3600
GONE = (404, 410)
LARGEST = 3_000
"""Bytes: what every service takes, with room for the encryption."""


class Keys(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser gave us, base64url: its public key, and a secret that both know."""

    p256dh: str
    auth: str


@dataclass
class _Signed:
    """A signature that serves for a while."""

    until: int
    header: str


class Push:
    """The signing key of this server, and the way to the services of the browsers' makers."""

    def __init__(self, key: str, contact: str, outward: Outward) -> None:
        self._vapid = Vapid02.from_raw(key.encode())
        self._contact = contact
        self._outward = outward
        self._signed: dict[str, _Signed] = {}

    async def send(self, endpoint: str, keys: Keys, told: Told, topic: str) -> None:
        """Send a notice; one of the same topic that still waits for the browser is replaced."""
        body = {"title": told.title, "text": told.text[: LARGEST // 4], "path": told.path, "tag": told.tag}
        sealed = seal(msgspec.json.encode(body), keys)
        headers = {
            "Authorization": self._authorization(endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_S),
            "Urgency": "normal",
            "Topic": topic[:32],
        }
        judged(await self._outward.post(endpoint, sealed, headers), GONE)

    def _authorization(self, endpoint: str) -> str:
        """The signature for the service behind an endpoint, made anew now and then."""
        parts, moment = urlsplit(endpoint), now() // 1000
        service = f"{parts.scheme}://{parts.netloc}"
        found = self._signed.get(service)
        if found is None or found.until - moment < SIGNED_S // 2:
            if len(self._signed) > 100:
                self._signed.clear()
            claims = {"aud": service, "sub": self._contact, "exp": moment + SIGNED_S}
            found = _Signed(moment + SIGNED_S, str(self._vapid.sign(claims)["Authorization"]))
            self._signed[service] = found
        return found.header


def seal(text: bytes, keys: Keys) -> bytes:
    """Encrypt for one browser; each time with a key of its own."""
    try:
        own = ec.generate_private_key(ec.SECP256R1())
        sealed: bytes = http_ece.encrypt(
            text, private_key=own, dh=decoded(keys.p256dh), auth_secret=decoded(keys.auth), version="aes128gcm"
        )
    except (ValueError, UnsupportedAlgorithm, http_ece.ECEException) as problem:
        raise NotSent(type(problem).__name__, dead=True) from None
    return sealed


def are_keys(keys: Keys) -> bool:
    """Whether a browser could have given us these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(keys.p256dh))
        return len(decoded(keys.auth)) == 16
    except (ValueError, binascii.Error):
        return False


def signing_key(store: Store) -> str:
    """The key with which this server signs what it pushes: made at the first start, and the same ever after."""
    fresh = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big")
    return store.secret(NAME, encoded(fresh))


def public_key(key: str) -> str:
    """What a browser has to know to take notices from whoever signs with this key, and from nobody else."""
    point = Vapid02.from_raw(key.encode()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return encoded(point)


def encoded(data: bytes) -> str:
    """Base64 as addresses have it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """The same back."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
