# Kinds of things, as they are looked up.

hellas-kind-hero = Heroes
hellas-kind-monster = Monsters
hellas-kind-god = Gods and monuments
hellas-kind-blessing = Blessings
hellas-kind-artifact = Artifacts
hellas-kind-card = Combat cards
hellas-kind-attack = Attack cards of monsters
hellas-kind-event = Events
hellas-kind-quest = Quests
hellas-kind-temple-card = Temple cards
hellas-kind-land = Lands
hellas-kind-region = Regions
hellas-kind-regular = Regular actions
hellas-kind-special = Special actions
hellas-kind-attribute = Attributes
hellas-kind-symbol = Symbols
hellas-kind-face = Faces of the monster die
hellas-kind-army = Armies
hellas-kind-way = Ways to win
