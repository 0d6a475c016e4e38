"""Why something that a person might expect cannot be done, made from the rules that build the options."""

from agon.games.hellas.refusals.all import refusals

__all__ = ["refusals"]
