"""Output and input in the terminal: a console, and its own messages in one language."""

from __future__ import annotations

from pathlib import Path
from textwrap import fill

from rich.console import Console
from rich.text import Text

from tatami.core.words import CORE_TEXT, Words

TEXT = Path(__file__).parent / "text"


class Voice(Words):
    """Formats the terminal's messages, prints, and asks."""

    def __init__(self, lang: str, console: Console) -> None:
        super().__init__(lang, (CORE_TEXT, TEXT))
        self.console = console

    def tell(self, text: str, style: str = "") -> None:
        """Print text as it is: brackets in it are not markup."""
        self.console.print(Text(text, style=style))

    def indented(self, text: str, indent: int, style: str = "") -> None:
        """Print text with every line indented."""
        edge = " " * indent
        self.tell(fill(text, self.console.width, initial_indent=edge, subsequent_indent=edge), style)

    def figure(self, number: str) -> str:
        """A number with the decimal separator of the language."""
        return number if self.lang == "en" else number.replace(".", ",")

    def line(self, text: str) -> None:
        """Print one line without wrapping it, for programs in a pipe."""
        self.console.print(Text(text), soft_wrap=True)

    def hint(self, message: str, **facts: object) -> None:
        """Print a message as an aside."""
        self.tell(self.say(message, **facts), "dim")

    def refuse(self, sentence: str) -> None:
        """Print a sentence as an error."""
        self.tell(sentence, "bold red")

    def gap(self) -> None:
        """Print an empty line."""
        self.console.print()

    def board(self, text: str) -> None:
        """Print the table, with the row of the player to act in bold."""
        for line in text.splitlines():
            self.tell(line, "bold" if line.startswith(">") else "")

    def ask(self, message: str, **facts: object) -> str:
        """Prompt for a line of input."""
        self.console.print(Text(self.say(message, **facts), style="bold cyan"), end=" ")
        try:
            return input().strip()
        except RuntimeError:  # Standard input is closed.
            raise EOFError from None

    def hand_over(self, name: str) -> None:
        """Clear the screen and wait until the next player is there."""
        self._wipe()
        # Not every terminal can clear its scrollback; blank lines at least push the last hand out of sight.
        self.console.print("\n" * max(self.console.size.height, 24))
        self.ask("hand-over", player=name)
        self._wipe()

    def _wipe(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def columns(self, items: list[str]) -> None:
        """Print a numbered list in as many columns as fit."""
        numbered = [f"{number:>3}  {item}" for number, item in enumerate(items, 1)]
        wide = max(len(item) for item in numbered) + 3
        across = max(1, min(3, (self.console.width - 1) // wide)) if len(numbered) > 8 else 1
        down = -(-len(numbered) // across)
        for row in range(down):
            self.tell("".join(f"{item:<{wide}}" for item in numbered[row::down]).rstrip())
