"""The status of HTTP for every refusal: the rules and the tables know none."""

from __future__ import annotations

_CODES = {
    401: "who",
    403: (
        "chat-seated daily-secret elsewhere hint-company hint-rated host-only invite login metrics-key metrics-off "
        "not-your-seat origin passphrase-wrong recovery-code"
    ),
    404: "no-channel no-day no-deal no-lesson no-player no-pool no-seat no-session no-table",
    409: (
        "claimed-already clocks daily-hint daily-once daily-record daily-undo hint-now holiday-none holiday-now "
        "just-left late lesson-waits name-unavailable not-over not-playing one-seat "
        "program-refuses proposal-gone proposal-open proposal-own rematch-none resigned resume-soon "
        "same-deal seat-free seat-here seat-taken seat-waits seat-yours seats-free stand-in started time-up "
        "rated-alone unclaimed unconfirmed undo-nothing undo-often"
    ),
    410: "aside-game aside-rules recovery-link table-outdated told-record",
    413: "too-large",
    415: "content-type",
    429: "channels-many mutes-many records-many tables-many too-fast",
    502: "channel-failed",
    503: "mail-off review-failed storage thinkers",
}
_STATUSES = {code: status for status, codes in _CODES.items() for code in codes.split()}


def status_of(code: str) -> int:
    """The status of a refusal; 400, said wrongly, for all that are not listed."""
    return _STATUSES.get(code, 400)
