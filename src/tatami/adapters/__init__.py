"""Adapters: Tatami's games for OpenSpiel and PettingZoo, and a vector environment.

Each module imports its library by itself; the extra `research` installs them all.
"""
