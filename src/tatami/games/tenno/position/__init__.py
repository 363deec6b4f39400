"""Whole positions of Tenno as JSON: set one up by hand, share it, test it.

    {"game": "tenno", "seats": 2, "turn": 0,
     "table": [["1", "9", "3"], ["2", "1", "X"]],
     "hand": [["10", "X"], ["5"]],
     "prison": [[[], ["3"]], [[], []]]}

`prison[captor][owner]` lists the owner's cards that the captor holds. Cards that are nowhere have been discarded.
Places are named like in codes: "2a" is player 2's place a. What is left out has the value of a turn that has just
begun, and `known` (what the seats remember) then holds everything that the cards allow.
"""
