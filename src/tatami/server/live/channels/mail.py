"""Mail: handed to the host's own mail server."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from urllib.parse import unquote, urlsplit

import aiosmtplib

from tatami.server.clock import now
from tatami.server.live.channels.failure import NotSent
from tatami.server.show.notices import Letter

SECONDS = 20.0
LONGEST = 254
PORTS = {"smtp": 25, "smtps": 465}


class Mail:
    """The way to a mail server, if the host has named one."""

    def __init__(self, url: str, sender: str) -> None:
        self._parts = urlsplit(url)
        self._sender = sender

    async def send(self, to: str, letter: Letter, key: str, lang: str, stop: str = "") -> None:
        """Hand a letter in; `stop` is where one click asks for no more (RFC 8058). Sent again it has the same id."""
        parts = self._parts
        name, password = unquote(parts.username or ""), unquote(parts.password or "")
        try:
            message = self._written(to, letter, key, lang, stop)
            async with asyncio.timeout(SECONDS):
                await aiosmtplib.send(
                    message,
                    hostname=parts.hostname,
                    port=parts.port or PORTS[parts.scheme],
                    username=name or None,
                    password=password or None,
                    use_tls=parts.scheme == "smtps",
                    # A password never travels in the clear; else it is encrypted wherever that is offered.
                    start_tls=True if name and parts.scheme == "smtp" else None,
                )
        except aiosmtplib.SMTPRecipientsRefused as problem:
            lasting = any(each.code >= 500 for each in problem.recipients)
            raise NotSent("the address was refused", blamed=lasting) from None
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as problem:
            raise NotSent(type(problem).__name__, blamed=False) from None
        except (ValueError, MessageError) as problem:
            raise NotSent(type(problem).__name__, dead=True) from None

    def _written(self, to: str, letter: Letter, key: str, lang: str, stop: str) -> EmailMessage:
        message = EmailMessage()
        name, sender = parseaddr(self._sender)
        message["From"] = Address(name, addr_spec=sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = letter.subject
        message["Date"] = format_datetime(datetime.fromtimestamp(now() / 1000, UTC))
        message["Message-ID"] = f"<{key}@{sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = lang
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(letter.text)
        message.add_alternative(letter.html, subtype="html")
        return message


def is_address(text: str) -> bool:
    """Whether mail could be sent there: one plain address, and nothing that could become a line of its own."""
    if len(text) > LONGEST or not text.isascii() or not text.isprintable() or any(each in text for each in ' <>,;"\\'):
        return False
    try:
        found = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        return False
    return bool(found.username) and "." in found.domain.strip(".") and not found.domain.startswith("[")
