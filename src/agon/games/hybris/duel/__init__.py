"""Duel: two gods, tokens on the slots, two Pillars each and a Posture.  Pages 28 and 29.

What it adds lies in the state as a `DuelTable`; its rules are steps, triggers and words that `install` writes into the
rulebook; the Postures come into the box by `unpack`. The rules of the base game know nothing of it.
"""

from agon.games.hybris.duel.rules import install, unpack

__all__ = ["install", "unpack"]
