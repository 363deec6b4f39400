"""Bots. A bot gets a `Look` at the table from its seat and answers with a code; it never gets the state."""
