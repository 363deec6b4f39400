"""The ways to tell somebody: push to a browser, mail, and webhooks."""
