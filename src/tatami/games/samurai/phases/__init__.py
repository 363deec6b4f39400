"""The stages of Samurai, a file each.

A stage in which a seat decides has `may` (write the legal actions, return how many), `why_not` (the reason for refusing
one, or None if it belongs to another stage) and `do`; one in which chance draws has `odds` and `do`.
"""
