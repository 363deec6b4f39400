"""`python -m tatami.cli` is the command too."""

from tatami.cli import main

main()
