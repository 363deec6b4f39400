"""What is in memory: tables that somebody looks at or plays at, the bots' thoughts, and what happens by itself."""
