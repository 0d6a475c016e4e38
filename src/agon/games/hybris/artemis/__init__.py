"""Artemis, a fifth Olympian, who hunts with her rivals' Olympian tokens.  Page 3 of the booklet of Cataclysm.

What she holds lies in the state as a `Quiver`; her rules are triggers and words that `rules.install` writes into the
rulebook, her pieces come into the box by `box.unpack`. The rules of the base game know nothing of her, nor does any
other module. Nothing is imported here: her words are read by what the state itself stands on.
"""
