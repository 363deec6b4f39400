"""The page in a real browser, at a real table server."""
