"""The stages of a round, a file each: what may be done (`may`), why not (`why_not`), and what it does (`do`)."""
