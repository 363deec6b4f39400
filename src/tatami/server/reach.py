"""Where a server can be reached: from this machine, and from the others in its network."""

from __future__ import annotations

import ipaddress
import socket

from tatami.server.settings import Settings

EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that mean all of this machine's, and the one by which it reaches itself."""
ELSEWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""Addresses that nobody has; the way to them shows which of our own the network sees."""


def at_home(chosen: Settings) -> str:
    """The address for a browser on this machine."""
    return _url(EVERYWHERE.get(chosen.host, chosen.host), chosen.port)


def network_address(chosen: Settings) -> str:
    """The address for others, as far as this machine can know it; empty if only this machine reaches the server."""
    if chosen.public_url:
        return chosen.public_url
    host = chosen.host if chosen.host not in EVERYWHERE else _outward(chosen.host)
    return "" if _only_here(host) else _url(host, chosen.port)


def _outward(host: str) -> str:
    """This machine's own address on the way out. Nothing is sent for it."""
    family, away = ELSEWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((away, 9))
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _only_here(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host in ("", "localhost")


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
