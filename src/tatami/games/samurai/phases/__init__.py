"""The stages of Samurai, a file each: what may be done, why something may not, and what is done."""
