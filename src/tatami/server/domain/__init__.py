"""What a table is: values, and the folds that make them from a log. Nothing here reads a clock, a socket or a disk."""
