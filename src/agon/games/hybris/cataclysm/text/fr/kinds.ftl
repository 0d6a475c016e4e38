# Sortes de choses, telles qu’on les cherche.

hybris-kind-exploration = Cartes Exploration
hybris-kind-module = Modules
hybris-kind-mk = MK
hybris-kind-mk-tile = Tuiles MK
hybris-kind-ability = Capacités des MK
hybris-kind-hangar = Hangar
hybris-kind-echelon = Échelons
hybris-kind-chaos-card = Cartes Chaos
hybris-kind-cataclysm-card = Cartes Cataclysme
