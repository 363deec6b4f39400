"""The room of measurements: speed, strength, and what the server bears.

Each prints what it measures as a ratio of one run where it can, by `tatami bench` or by `python -m tatami.bench.NAME`.
"""
