"""Every action of Sticks as a number and as a short code."""

CODES = ("take-1", "take-2", "take-3")
