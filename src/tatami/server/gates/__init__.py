"""People's sockets, programs' sockets and HTTP. Each reads and writes a language of its own; none knows
another."""
