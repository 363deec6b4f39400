"""Our games as PettingZoo names its own: a module for each game and version of its rules.

from tatami.adapters.zoo import tenno_v1

env = tenno_v1.env(seats=3)
env = tenno_v1.parallel_env(seats=3)
"""
