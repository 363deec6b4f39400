"""Tenno for PettingZoo, by version 1 of its rules."""

from tatami.adapters.zoo.making import environments

env, raw_env, parallel_env = environments("tenno", "1")
