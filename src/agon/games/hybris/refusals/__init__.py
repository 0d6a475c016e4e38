"""Why not? What a person might expect to be able to do here and cannot, with the rule that says so."""

from agon.games.hybris.refusals.all import refusals

__all__ = ["refusals"]
