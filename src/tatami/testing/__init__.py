"""The battery every game passes, shipped so that a game from another package can be tested too."""
