"""The stages of Tenno, a file each: what a seat may do, why it may not do something else, and what an action does."""
