"""The Outskirts and the Hangars: Explore, Defend, Workers, Energy, MK tiles.  Pages 4 to 8 and 10 to 12.

What they add lies in the state as an `OutskirtsTable`; `rules.install_outskirts` writes their rules, `lay` puts the
eighth Location and its cards into the box. Nothing is imported here: Chaos uses some of these modules, one of them
uses Chaos.
"""
