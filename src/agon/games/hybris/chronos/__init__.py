"""One player against Chronos: six Concepts, chains, three Avatars.  The player aid of the solo mode.

What it adds lies in the state as a `ChronosTable`; its rules are steps, triggers and words that `rules.install` writes
into the rulebook. The rules of the base game know nothing of it.
"""
