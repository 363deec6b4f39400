"""The stages of Samurai, a file each.

A stage in which a seat decides has `may` (write the legal actions, return how many), `why_not` (the row of what stands
in the way, FINE included, or None for an action of another stage) and `do`; one in which chance draws has `odds` and
`do`.
"""
