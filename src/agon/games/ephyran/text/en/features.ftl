# What bots look at: the words for why one thing is better than another.

ephyran-feature-prestige = prestige
ephyran-feature-zones-built = zones built
ephyran-feature-zones-of-the-god-s-territory = zones of the god’s territory
ephyran-feature-territories-the-hand-can-go-on-with = territories the hand can go on with
ephyran-feature-cards-that-will-fit-later = cards that will fit later
ephyran-feature-reinforcements-in-hand = reinforcements in hand
ephyran-feature-zones-beyond-the-twelfth = zones beyond the twelfth
ephyran-feature-dionysus-in-hand = Dionysus in hand
ephyran-feature-turns-to-wait = turns to wait
ephyran-feature-zones-locked = zones locked
ephyran-feature-whole-territories-locked = whole territories locked
ephyran-feature-whole-territories-left-open = whole territories left open
ephyran-feature-prestige-the-hand-can-build-at-once = prestige the hand can build at once
ephyran-feature-reinforcements-that-draw-cards = reinforcements that draw cards
ephyran-feature-reinforcements-that-attack = reinforcements that attack
ephyran-feature-reinforcements-that-defend = reinforcements that defend
ephyran-feature-zones-whose-creature-is-there-twice = zones whose creature is there twice
