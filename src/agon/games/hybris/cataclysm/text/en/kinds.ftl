# Kinds of things, as they are looked up.

hybris-kind-exploration = Exploration cards
hybris-kind-module = Modules
hybris-kind-mk = MK
hybris-kind-mk-tile = MK tiles
hybris-kind-ability = Abilities of MK
hybris-kind-hangar = Hangar
hybris-kind-echelon = Echelons
hybris-kind-chaos-card = Chaos cards
hybris-kind-cataclysm-card = Cataclysm cards
