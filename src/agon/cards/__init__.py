"""The language of the cards: what effects, conditions and powers are made of, whichever game they belong to.

A game brings its nouns (resources, places, pieces) and its verbs; how they are declared, checked, read from a pack,
carried out and told is the same for all.
"""
