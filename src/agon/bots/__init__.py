"""Bots. They get a question and sampled worlds, which also give the view; never the state of a match."""
