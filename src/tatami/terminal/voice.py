"""How the terminal speaks: a console, a language, and the words of the frame around every game."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill

from rich.console import Console
from rich.text import Text

from tatami.core.words import CORE_TEXT, Words

TEXT = Path(__file__).parent / "text"


class Voice(Words):
    """Says the terminal's own sentences and prints everything."""

    def __init__(self, lang: str, console: Console) -> None:
        super().__init__(lang, (CORE_TEXT, TEXT))
        self.console = console

    def tell(self, text: str, style: str = "") -> None:
        """Print text as it is: brackets in it are not markup."""
        self.console.print(Text(text, style=style))

    def indented(self, text: str, indent: int, style: str = "") -> None:
        """Print text with every line set in."""
        edge = " " * indent
        self.tell(fill(text, self.console.width, initial_indent=edge, subsequent_indent=edge), style)

    def figure(self, number: str) -> str:
        """A number with the decimal sign of the language."""
        return number if self.lang == "en" else number.replace(".", ",")

    def line(self, text: str) -> None:
        """Print one line that is never broken: the next program in a pipe reads it."""
        self.console.print(Text(text), soft_wrap=True)

    def hint(self, message: str, **facts: object) -> None:
        self.tell(self.say(message, **facts), "dim")

    def refuse(self, sentence: str) -> None:
        self.tell(sentence, "bold red")

    def gap(self) -> None:
        self.console.print()

    def board(self, text: str) -> None:
        """The table, with the line of the player whose turn it is lifted out."""
        for line in text.splitlines():
            self.tell(line, "bold" if line.startswith(">") else "")

    def ask(self, message: str, **facts: object) -> str:
        """One line from the person at the keyboard."""
        self.console.print(Text(self.say(message, **facts), style="bold cyan"), end=" ")
        try:
            return input().strip()
        except RuntimeError:  # Somebody closed the terminal's streams.
            raise EOFError from None

    def hand_over(self, name: str) -> None:
        """Hide what was on the screen until the next person says that they are there."""
        self._wipe()
        # Not every terminal forgets what has scrolled away; blank lines at least push the last hand out of sight.
        self.console.print("\n" * max(self.console.size.height, 24))
        self.ask("hand-over", player=name)
        self._wipe()

    def _wipe(self) -> None:
        """Clear the screen and what has scrolled off it."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def columns(self, items: list[str]) -> None:
        """A numbered list, in as many columns as fit."""
        numbered = [f"{number:>3}  {item}" for number, item in enumerate(items, 1)]
        wide = max(len(item) for item in numbered) + 3
        across = max(1, min(3, (self.console.width - 1) // wide)) if len(numbered) > 8 else 1
        down = -(-len(numbered) // across)
        for row in range(down):
            self.tell("".join(f"{item:<{wide}}" for item in numbered[row::down]).rstrip())
