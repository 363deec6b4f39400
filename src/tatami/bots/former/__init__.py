"""The search of 0.1 as it was, for measurements alone: the arena's `shogun-0.1`."""
