"""Players of code. A bot gets a look at the table from its seat and answers with a code; it never gets the state."""
