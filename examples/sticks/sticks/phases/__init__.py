"""The phases of Sticks."""
