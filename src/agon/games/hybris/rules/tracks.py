"""Grandeur, Kindness, Determination, Victory Points.  Pages 8 and 9."""

from agon.games.hybris import log
from agon.games.hybris.booking import GRANDEUR_END, GRANDEUR_TOP
from agon.games.hybris.player import KINDNESS_TOP, Player
from agon.games.hybris.state import Hybris


def score(g: Hybris, p: Player, points: int, source: int) -> None:
    """One space a point; booked to what gives them (`booking`).  HYB-RES-01"""
    p.vp += points
    log.vp(g, p.seat, points, source)


def lose_vp(g: Hybris, p: Player, points: int, source: int) -> int:
    """Back one space a point, never below 0; returns what could not be lost.  HYB-RES-01"""
    lost = min(points, p.vp)
    p.vp -= lost
    log.vp_lost(g, p.seat, lost, source)
    return points - lost


def gain_grandeur(g: Hybris, p: Player, points: int) -> None:
    """One point at a time towards space 1; there, a Victory Point instead.  HYB-RES-07, -08, -13"""
    for _ in range(points):
        space = g.grandeur.index(p.seat)
        if space == 0:
            score(g, p, 1, GRANDEUR_TOP)
        else:
            step(g, space, space - 1)
            log.grandeur(g, p.seat, space)


def lose_grandeur(g: Hybris, p: Player, points: int) -> None:
    """One point at a time towards the last space; there, a Victory Point instead.  HYB-RES-09, -10, -13"""
    for _ in range(points):
        space = g.grandeur.index(p.seat)
        if space == len(g.grandeur) - 1:
            # In place of Grandeur: nothing more is lost for what is missing.  HYB-CORE-02
            if lose_vp(g, p, 1, GRANDEUR_END):
                for lacking in g.book.short:
                    lacking(g, p)
        else:
            step(g, space, space + 1)
            log.grandeur_lost(g, p.seat, space + 2)


def step(g: Hybris, here: int, there: int) -> None:
    """Onto an empty space, or in exchange with whoever stands there.  HYB-RES-11, HYB-RES-12"""
    g.grandeur[here], g.grandeur[there] = g.grandeur[there], g.grandeur[here]


def gain_kindness(g: Hybris, p: Player, points: int) -> None:
    """Up one space a point, never above the fifth.  HYB-RES-14"""
    p.kindness = min(KINDNESS_TOP, p.kindness + points)
    log.kindness(g, p.seat, p.kindness)


def lose_kindness(g: Hybris, p: Player, points: int) -> int:
    """Down one space a point, never below the first; returns what could not be lost.  HYB-RES-15"""
    lost = min(points, p.kindness - 1)
    p.kindness -= lost
    log.kindness(g, p.seat, p.kindness)
    return points - lost


def gain_determination(g: Hybris, p: Player, points: int) -> None:
    """Up one space a point, never above the last.  HYB-RES-16"""
    p.determination = min(len(g.box.determination_track), p.determination + points)
    log.determination(g, p.seat, p.determination)


def lose_determination(g: Hybris, p: Player, points: int) -> int:
    """Down one space a point, never below the first; returns what could not be lost.  HYB-RES-17"""
    lost = min(points, p.determination - 1)
    p.determination -= lost
    log.determination(g, p.seat, p.determination)
    return points - lost
