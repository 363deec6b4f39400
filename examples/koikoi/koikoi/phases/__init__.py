"""The stages of Koi-Koi, a file each: what may be done, why something may not, and what is done.

A stage in which a seat decides has `may`, `why_not` and `do`; one in which chance draws has `odds` and `do`.
"""
