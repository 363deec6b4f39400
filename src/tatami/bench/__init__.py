"""How fast the rules, the search and the bots are, each figure measured in one run."""
