"""Tatami's games as other libraries know games: OpenSpiel, PettingZoo, and arrays of many games at once.

None of these libraries is imported before one of the modules here is: the extra `research` brings them.
"""
