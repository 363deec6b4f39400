"""Phases: a file for each stage, with what may be done, why not, and what follows."""
