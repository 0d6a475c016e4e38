"""Olympian tokens that mark what is a player's: out of the reserve, and for who has none left out of other hands."""

from agon.games.hybris.player import Player
from agon.games.hybris.state import Hybris


def take_mark(g: Hybris, p: Player) -> None:
    """A token of the player's for something that must be marked; nobody is kept from doing it.  HYB-COMP-02"""
    if p.marks <= 0:
        borrow_mark(g, p)
    p.marks -= 1


def borrow_mark(g: Hybris, p: Player) -> bool:
    """One of the player's tokens back into the reserve, from a module that holds some; whether there was one."""
    return any(lend(g, p) for lend in g.book.mark_lenders)
