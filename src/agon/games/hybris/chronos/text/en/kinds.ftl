# Kinds of things, as they are looked up.

hybris-kind-concept = Concepts
hybris-kind-concept-card = Concept cards
hybris-kind-chronos-tile = Tiles of Chronos
hybris-kind-avatar = Avatars
hybris-kind-avatar-card = Cards of Avatars
hybris-kind-solo-power = Powers against Chronos
hybris-kind-level = Levels
