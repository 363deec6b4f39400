"""A real screen reader at the page: Orca with Firefox on a screen that nobody sees, its speech kept as text."""
