"""Everything that travels between server and client, each message a type.

HTTP carries what happens around a table: players, the lobby, seats, records. One WebSocket per table and client carries
the play. JSON Schema, OpenAPI and the client's TypeScript types are generated from this module alone.

A socket has an *eye*: the seat it looks with, or none for a spectator. All it is sent is what that seat may know. A
question to a seat has a number (`ask`): an answer names it, so that a repeat is harmless and a late one is refused.
Words (prompt, sentences, descriptions) come in the language asked for; a program that asks for none gets none.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from tatami.core.sheet import Sheet

PROTOCOL = 1
"""Grows when a client of the former number could misunderstand."""

Lang = Literal["en", "pl", "uk"]
Args = dict[str, Any]
LARGEST = 2**53 - 1
Number = Annotated[int, msgspec.Meta(ge=-LARGEST, le=LARGEST)]
"""A whole number that every client holds exactly, JavaScript too."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """Anything that travels."""


class Request(Message, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What clients send. A field that we do not know is refused by its name: it may be a slip of the pen."""


# --- problems -------------------------------------------------------------------------------------------------------


class Problem(Message, frozen=True, kw_only=True):
    """Why something was not done, and nothing changed."""

    code: str
    """The client has a sentence for it."""
    args: Args = {}
    rule: str = ""
    """The paragraph of the game's rules that forbids a move."""
    text: str = ""
    """A rule's refusal in the words of the game, in the language asked for."""
    legal: list[str] = []
    """What would be allowed instead."""


# --- players --------------------------------------------------------------------------------------------------------


class Player(Message, frozen=True, kw_only=True):
    """The person behind this browser."""

    id: str
    name: str
    claimed: bool
    """Whether a passphrase lets this player come back from another device."""


class NewGuest(Request, frozen=True, kw_only=True):
    """Play under a name, with nothing else asked."""

    name: str


class Claim(Request, frozen=True, kw_only=True):
    """A name and a passphrase: to keep this guest, or to come back as one."""

    name: str
    passphrase: str


# --- games ----------------------------------------------------------------------------------------------------------


class Choice(Message, frozen=True, kw_only=True):
    """One value of an option, in words."""

    value: str
    text: str


class OptionText(Message, frozen=True, kw_only=True):
    """Something a table may choose."""

    id: str
    default: str
    name: str
    """What it is about, in a sentence."""
    choices: list[Choice]
    """Empty where any fitting text may be given."""


class Piece(Message, frozen=True, kw_only=True):
    """A piece, card, place or ability with its power in a sentence or two."""

    id: str
    name: str
    text: str
    rule: str = ""


class Paragraph(Message, frozen=True, kw_only=True):
    """One paragraph of the rules."""

    number: str
    text: str


class GamePage(Message, frozen=True, kw_only=True):
    """A game as a newcomer meets it."""

    id: str
    title: str
    tagline: str
    min_seats: int
    max_seats: int
    cooperative: bool
    secrets: bool
    version: str
    options: list[OptionText]
    reconstructed: list[str]
    """Printed facts that could not be read for certain, in sentences."""
    seat_names: list[str] = []
    """Where seats have a side: who plays what."""


class GameDetail(GamePage, frozen=True, kw_only=True):
    """A game with its rules and pieces."""

    rules: str
    """The rules as Markdown."""
    paragraphs: list[Paragraph]
    pieces: list[Piece]


class BotLevel(Message, frozen=True, kw_only=True):
    """A level of bot that a person can choose."""

    id: str
    name: str
    text: str


# --- tables ---------------------------------------------------------------------------------------------------------

Status = Literal["open", "playing", "aside", "finished", "abandoned"]
"""aside: not over, but its rules are not played here."""
OVER: tuple[Status, ...] = ("finished", "abandoned")
Leaver = Literal["bot", "forfeit"]
Begin = Literal["host", "full"]
Programs = Literal["refuse", "agree"]
What = Literal["undo", "abandon", "pause", "resume", "stand-in"]
"""What needs the consent of others."""
How = Literal["agreed", "refused", "withdrawn", "overtaken"]
"""What became of a proposal."""


class Pace(Request, frozen=True, kw_only=True):
    """How long a decision may take."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: Number = 600
    """live: seconds each seat has for the whole game."""
    increment: Number = 15
    """live: seconds added for each decision."""
    days: Number = 3
    """slow: days for each decision."""


class NewTable(Request, frozen=True, kw_only=True):
    """What a table is to be."""

    game: str
    seats: Number
    options: dict[str, str] = {}
    pace: Pace = Pace()
    leaver: Leaver = "bot"
    """Who goes on for a person who does not decide in time."""
    open: bool = False
    """Whether the lobby shows it; else only the link leads here."""
    sit: list[str] = msgspec.field(default_factory=lambda: ["me"])
    """Who sits at each seat from the first: `me`, `bot:LEVEL`, or `next` for the next who comes."""
    start: bool = False
    """Begin at once if every seat is taken."""
    begin: Begin = "host"
    """Who begins: the host, or the table by itself as soon as it is full."""
    consent_h: Number = 0
    """After so many hours, somebody for whom a bot plays is not asked for consent any more; 0: always."""
    programs: Programs = "refuse"
    """How a program that cannot answer counts where consent is asked; it never agrees to a game being abandoned."""


class Seat(Message, frozen=True, kw_only=True):
    """A seat and who has it."""

    kind: Literal["free", "person", "bot"]
    name: str = ""
    level: str = ""
    """The bot's level; also that of a bot that stands in for a person."""
    mine: bool = False
    here: bool = False
    """Whether that person is connected now."""
    stand_in: bool = False
    """A bot goes on for the person, who may come back."""
    resigned: bool = False
    program: bool = False
    """Whether a program has the seat."""
    claimed: bool = False
    """Whether that person has claimed the name; else a guest goes by it."""
    host: bool = False
    """Whether that person made the table, and begins the game."""


class Again(Message, frozen=True, kw_only=True):
    """Who wants to play again once a game is over, by seat."""

    wanted: list[int]
    declined: list[int]
    waiting: list[int]
    """Who has to answer before it begins."""
    rotate: bool
    """Whether everybody would move one seat further."""


class Rematch(Request, frozen=True, kw_only=True):
    """My answer to whether to play again; the first yes is the invitation."""

    yes: bool = True
    rotate: bool = True
    """The first yes: whether everybody moves one seat further."""
    without: bool = False
    """Begin without those who said no or have left: bots take their seats."""


class TableInfo(Message, frozen=True, kw_only=True):
    """A table as one player sees it from the door."""

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, str]
    seats: list[Seat]
    pace: Pace
    leaver: Leaver
    open: bool
    host: bool
    """Whether the one who asks runs this table."""
    created: int
    """Milliseconds since 1970."""
    commitment: str
    """The hash that fixes every shuffle; the seed is in the record when the game is over."""
    invite: str = ""
    """Opens a seat at a private table; only its people are told."""
    to_act: list[int] = []
    rematch: str = ""
    """The table where these people play again."""
    again: Again | None = None
    """Who wants to play again, before that table is made."""
    begin: Begin = "host"
    consent_h: int = 0
    problem: Problem | None = None
    """Why its rules are not played here; then it can only be read (`Story`)."""


class TableLine(Message, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    names: list[str]
    """Who sits there; empty for a free seat."""
    my_turn: bool
    mine: bool
    pace: Pace
    created: int
    updated: int
    asked: bool = False
    """Whether my answer is awaited: to what somebody proposes or, when the game is over, to whether to play again."""


class Lobby(Message, frozen=True, kw_only=True):
    """What a player finds on entering."""

    open: list[TableLine]
    mine: list[TableLine]
    finished: list[TableLine]


class TakeSeat(Request, frozen=True, kw_only=True):
    """Sit down, or put a bot on a seat (the host may)."""

    seat: Number | None = None
    """None: the first free one."""
    bot: str = ""
    invite: str = ""


class NewAgent(Request, frozen=True, kw_only=True):
    """A seat for a program that speaks the bot protocol."""

    name: str
    seat: Number | None = None
    """None: the first free one."""


class Reach(Message, frozen=True, kw_only=True):
    """Where others reach this server."""

    address: str
    """Such as https://games.example.org; empty if only this machine does."""


class Agent(Message, frozen=True, kw_only=True):
    """Where such a program connects: the WebSocket /bot/{table}?token={token}. The token is its seat's key."""

    token: str
    seat: int


class NewRecord(Request, frozen=True, kw_only=True):
    """A record to import: its JSON or its one-line text."""

    record: str


class Made(Message, frozen=True, kw_only=True):
    """The table that was made."""

    id: str
    invite: str = ""


# --- from the client, over the socket -------------------------------------------------------------------------------


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first word on a socket."""

    protocol: Number = PROTOCOL
    lang: Lang | None = None
    """None: codes only, for programs."""
    eye: Number | None = None
    """Look with this seat, if it is mine; otherwise with my first seat, or as a spectator."""
    since: Number = 0
    """How many events of this eye the client has already."""
    board: bool = False
    """Whether to send the table as text too."""


class Look(Request, frozen=True, kw_only=True, tag="look"):
    """Look with another of my seats: the device was handed over."""

    eye: Number | None


class Submit(Request, frozen=True, kw_only=True, tag="submit"):
    """Answer a question: one code, or a whole plan that is played entirely or not at all."""

    seat: Number
    ask: Number
    codes: list[str]
    id: Number = 0
    """Comes back with the answer."""


class Undo(Request, frozen=True, kw_only=True, tag="undo"):
    """Take back my last move, inside my own open decision; `far`: ask the others to go back before my last move."""

    seat: Number
    id: Number = 0
    far: bool = False


class Explain(Request, frozen=True, kw_only=True, tag="explain"):
    """Why may I not do this?"""

    seat: Number
    code: str
    id: Number = 0


class Preview(Request, frozen=True, kw_only=True, tag="preview"):
    """What would follow, as far as my seat can imagine it. Nothing happens."""

    seat: Number
    codes: list[str]
    id: Number = 0


class Propose(Request, frozen=True, kw_only=True, tag="propose"):
    """Ask everybody to abandon the game, to pause the clocks or to go on; or those who are here to let a bot go on for
    somebody who has left, who may take the seat back at any time."""

    what: Literal["abandon", "pause", "resume", "stand-in"]
    id: Number = 0
    seat: Number | None = None
    """stand-in: whose."""


class Answer(Request, frozen=True, kw_only=True, tag="answer"):
    """Yes or no to what somebody proposed; whoever proposed it takes it back by saying no."""

    proposal: Number
    yes: bool
    id: Number = 0
    word: str = ""
    """A word to the asker."""


class Resign(Request, frozen=True, kw_only=True, tag="resign"):
    """Give up. Where more than two play, a bot goes on in my place."""

    seat: Number
    id: Number = 0


class Return(Request, frozen=True, kw_only=True, tag="return"):
    """Take my seat back from the bot that stood in for me."""

    seat: Number
    id: Number = 0


class Hint(Request, frozen=True, kw_only=True, tag="hint"):
    """What would a strong bot consider here, from what my seat may know? Only where the table allows it."""

    seat: Number
    id: Number = 0


class Chat(Request, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table."""

    text: str
    id: Number = 0


ClientMessage = Hello | Look | Submit | Undo | Explain | Preview | Propose | Answer | Resign | Return | Hint | Chat


# --- from the server, over the socket -------------------------------------------------------------------------------


class Line(Message, frozen=True, kw_only=True):
    """Something that happened, as this eye saw it."""

    event: str
    data: dict[str, Any]
    text: str = ""


class Option(Message, frozen=True, kw_only=True):
    """One legal action."""

    code: str
    text: str = ""


class Clock(Message, frozen=True, kw_only=True):
    """A seat's time."""

    left: int | None
    """Milliseconds; None where nobody counts."""
    running: bool


class Ending(Message, frozen=True, kw_only=True):
    """How the game ended."""

    reason: str
    winners: list[int]
    returns: list[float]
    figures: dict[str, list[int]]
    text: str = ""


class Proposal(Message, frozen=True, kw_only=True):
    """What somebody proposed, and who has yet to answer."""

    number: int
    what: What
    by: int
    waiting: list[int]
    seat: int | None = None
    """stand-in: the seat a bot would go on for."""
    decisions: int = 0
    """undo: how many decisions everybody would make anew."""
    at: int = 0
    """When it was proposed, in milliseconds since 1970."""


class Settled(Message, frozen=True, kw_only=True):
    """What became of the last proposal."""

    number: int
    what: What
    by: int
    how: How
    seat: int | None = None
    """Who refused."""
    word: str = ""
    """What they said with it."""


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The table, whenever something about it changed."""

    table: TableInfo
    protocol: int = PROTOCOL


class Update(Message, frozen=True, kw_only=True, tag="update"):
    """The game as this eye sees it now."""

    eye: int | None
    view: dict[str, Any]
    """The game's own view type."""
    since: int
    """Where `events` begin in the story of this eye: drop what is behind it, then append."""
    events: list[Line]
    to_act: list[int]
    ask: int | None
    """The number of the question to this eye; None if it owes nothing."""
    legal: list[Option]
    undo: bool
    """Whether this eye may take its last move back without asking anybody."""
    clocks: list[Clock]
    prompt: str = ""
    stage: str = ""
    """What is being decided, in a few words."""
    rules: list[str] = []
    """The paragraphs that matter now."""
    board: Sheet = ()
    """Where asked for: the table as text, in its parts."""
    paused: bool = False
    proposal: Proposal | None = None
    settled: Settled | None = None
    """What became of the last proposal, until its asker decides something or somebody proposes anew."""
    ending: Ending | None = None


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """What was asked with this id is done, and on disk."""

    id: int


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """What was asked with this id was not done."""

    id: int
    problem: Problem


class Explained(Message, frozen=True, kw_only=True, tag="explained"):
    """Why not; no problem means that it is allowed."""

    id: int
    problem: Problem | None


class Previewed(Message, frozen=True, kw_only=True, tag="previewed"):
    """What would follow."""

    id: int
    view: dict[str, Any]
    events: list[Line]


class Advice(Message, frozen=True, kw_only=True):
    """One action as a strong bot judges it."""

    code: str
    text: str
    value: float
    share: float | None = None
    """For a secret choice: how often to play it."""
    plan: list[str] = []
    """For a secret plan: all its codes."""


class Hinted(Message, frozen=True, kw_only=True, tag="hinted"):
    """A bot's thoughts."""

    id: int
    advice: list[Advice]
    chances: bool
    """Whether the values are chances to win."""


class Thinking(Message, frozen=True, kw_only=True, tag="thinking"):
    """A bot is at work."""

    seat: int
    done: float


class Said(Message, frozen=True, kw_only=True, tag="said"):
    """Somebody said something at the table."""

    number: int
    player: str
    """Whom to mute; the same at every table."""
    name: str
    seat: int | None
    text: str
    at: int
    claimed: bool = False
    """Whether the name is a claimed one."""
    muted: bool = False
    """Whether this client wants to hear no more of them; it is told whom, so that it can hear them again."""


class Gone(Message, frozen=True, kw_only=True, tag="gone"):
    """This socket is of no more use."""

    problem: Problem


ServerMessage = Welcome | Update | Done | Refused | Explained | Previewed | Hinted | Thinking | Said | Gone


# --- replays --------------------------------------------------------------------------------------------------------


class Frame(Message, frozen=True, kw_only=True):
    """A moment of a game: what had just happened, and the table then."""

    number: int
    seat: int | None
    """Who moved; None for chance and for the beginning."""
    events: list[Line]
    view: dict[str, Any]
    views: list[dict[str, Any]] = []
    """Open replays: what every seat knew."""
    boards: list[Sheet] = []
    """Where asked for: the table as text, and in open replays every seat's."""


class Replay(Message, frozen=True, kw_only=True):
    """A game, or what one eye has seen of it so far."""

    game: str
    title: str
    eye: int | None
    open: bool
    """Whether everything is shown, as all seats together knew it."""
    names: list[str]
    options: dict[str, str]
    frames: list[Frame]
    ending: Ending | None
    seed: str = ""
    commitment: str = ""


class Judged(Message, frozen=True, kw_only=True):
    """One decision as a judge sees it, from what the seat could know."""

    frame: int
    """The moment of the seat's own replay at which it was made."""
    played: str
    better: str
    """What would have been better; empty where the judge might have played the same."""
    value: float
    """What it promised the seat."""
    promised: float
    loss: float
    agreed: bool
    share: float | None = None
    """For a secret plan: how often a good player lays it."""


class Review(Message, frozen=True, kw_only=True):
    """A finished game looked over again for one seat."""

    seat: int
    judge: str
    chances: bool
    """Whether the values are chances to win."""
    verdicts: list[Judged]


# --- stories --------------------------------------------------------------------------------------------------------


class Told(Message, frozen=True, kw_only=True):
    """A line of a story."""

    text: str
    seat: int | None = None
    """Whose doing it is, where it is somebody's."""


class Story(Message, frozen=True, kw_only=True):
    """What happened at a table, to be read: everything once it is over, before that what a spectator saw."""

    game: str
    title: str
    rules: str
    """The version of the rules it is played by."""
    status: Status
    names: list[str]
    lines: list[Told]
    told: bool = True
    """Whether the story is known; if not, its lines are not empty but lost."""
    ending: Ending | None = None
    problem: Problem | None = None
    """Why its rules are not played here, if they are not."""
