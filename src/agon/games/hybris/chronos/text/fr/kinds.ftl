# Sortes de choses, telles qu’on les cherche.

hybris-kind-concept = Concepts
hybris-kind-concept-card = Cartes Concept
hybris-kind-chronos-tile = Tuiles de Chronos
hybris-kind-avatar = Avatars
hybris-kind-avatar-card = Cartes des Avatars
hybris-kind-solo-power = Pouvoirs contre Chronos
hybris-kind-level = Niveaux
