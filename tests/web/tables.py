"""The tables at which whole games are played: every game, and both sides where they differ."""

from __future__ import annotations

ME, BOT = "me", "bot:random"
TABLES: dict[str, tuple[str, list[str], dict[str, str]]] = {
    "tenno": ("tenno", [ME, BOT], {}),
    "samurai": ("samurai", [ME, BOT], {"setup": "drafted", "hands": "chosen"}),
    "ninja": ("seven_ronin", [ME, BOT], {}),
    "ronin": ("seven_ronin", [BOT, ME], {}),
    "samurai_spirit": ("samurai_spirit", [ME, "bot:peasant"], {"samurai": "chosen"}),
}
