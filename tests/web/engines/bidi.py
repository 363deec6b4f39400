"""WebDriver BiDi, as much of it as the tests need: commands that are answered, and events in between."""

from __future__ import annotations

import itertools
import json
from collections.abc import Mapping
from typing import Any

from websockets.sync.client import ClientConnection

PATIENCE = 60
"""Seconds for an answer on a busy machine."""


class Refused(Exception):
    """The browser does not do what it was told."""


class Bidi:
    """A session of one browser with one page."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = itertools.count(1)
        self.complaints: list[str] = []
        """Errors of the pages, as the console has them."""
        self.tell("session.new", {"capabilities": {}})
        self.tell("session.subscribe", {"events": ["log.entryAdded"]})
        self.context: str = self.tell("browsingContext.getTree", {})["contexts"][0]["context"]

    def tell(self, method: str, params: Mapping[str, Any]) -> dict[str, Any]:
        """Have something done, and what it answers."""
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.complaints.append(str(message["params"]["text"]))
            if message.get("id") != number:
                continue
            if message["type"] == "error":
                raise Refused(f"{method}: {message['error']}: {message['message']}")
            result: dict[str, Any] = message["result"]
            return result

    def go(self, address: str) -> None:
        """Open an address, and wait until its page is loaded."""
        self.tell("browsingContext.navigate", {"context": self.context, "url": address, "wait": "complete"})
        # Keys go to the window that is in front.
        self.tell("browsingContext.activate", {"context": self.context})

    def run(self, script: str) -> Any:
        """The value of an expression in the page, awaited if it is a promise; plain values only."""
        answer = self.tell(
            "script.evaluate",
            {
                "expression": f"Promise.resolve({script}).then((value) => JSON.stringify(value ?? null))",
                "target": {"context": self.context},
                "awaitPromise": True,
            },
        )
        if answer["type"] == "exception":
            raise Refused(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def until(self, script: str, patience: float = PATIENCE) -> Any:
        """Wait until an expression is true in the page, and its value."""
        return self.run(f"""new Promise((found, lost) => {{
            const end = performance.now() + {patience * 1000};
            const look = () => {{
                let value;
                try {{ value = {script}; }} catch (error) {{ value = false; }}
                if (value) found(value);
                else if (performance.now() > end) lost(new Error({json.dumps("never: " + script)}));
                else setTimeout(look, 25);
            }};
            look();
        }})""")

    def press(self, *keys: str) -> None:
        """Press keys one after another, as a keyboard does."""
        actions = [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")]
        self._act([{"type": "key", "id": "keys", "actions": actions}])

    def click(self, selector: str) -> None:
        """Click what a selector finds first, with the mouse, wherever it is drawn."""
        x, y = self.run(f"""(() => {{
            const at = document.querySelector({json.dumps(selector)});
            at.scrollIntoView({{ block: "nearest", behavior: "instant" }});
            const box = at.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        move = {"type": "pointerMove", "x": round(x), "y": round(y)}
        actions = [move, {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        self._act([{"type": "pointer", "id": "mouse", "actions": actions}])

    def _act(self, actions: list[dict[str, Any]]) -> None:
        self.tell("input.performActions", {"context": self.context, "actions": actions})
