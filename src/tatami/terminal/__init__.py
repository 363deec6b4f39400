"""The table as text: play, hand over, save, replay."""
