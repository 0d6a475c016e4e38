"""Chronos on the board of Hybris in the terminal."""
