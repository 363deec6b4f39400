"""The pictures of README and docs, taken by a real browser at a real server: `make pictures`."""
