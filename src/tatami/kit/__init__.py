"""Parts that more than one game can use."""
