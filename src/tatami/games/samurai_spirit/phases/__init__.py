"""Phases: a file for each stage, with what may be done, why not, and what follows.

`why_not` gives the row of what stands in the way, FINE included, or None for an action of another stage.
"""
