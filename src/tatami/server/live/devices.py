"""What a browser says of itself, in two words that its owner knows again."""

from __future__ import annotations

BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrome": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iPadOS",
    "Windows": "Windows",
    "Macintosh": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
"""By a mark in the User-Agent. Many claim to be others as well: the first that fits is what it is."""


def device(agent: str) -> str:
    """A device by its User-Agent, such as "Firefox, Linux"; empty if there is nothing in it that we know."""
    found = (next((name for mark, name in names.items() if mark in agent), "") for names in (BROWSERS, SYSTEMS))
    return ", ".join(word for word in found if word)
