"""Databases that released versions left behind, and what must be found in each of them for ever."""
