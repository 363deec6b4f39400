"""What people and programs are shown: the only maker of messages. A match is asked for a seat's own view, never for its
state."""
