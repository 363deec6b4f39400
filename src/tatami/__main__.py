"""`python -m tatami` is the command `tatami`."""

from tatami.cli import main

main()
