# What bots look at: the words for why one thing is better than another.

hybris-feature-chronos-s-points = Chronos’s points
hybris-feature-chronos-s-pieces = Chronos’s pieces
hybris-feature-chains = chains
hybris-feature-what-tracks-will-give-chronos = what tracks will give Chronos
hybris-feature-empty-tracks = empty tracks
hybris-feature-danger = danger
hybris-feature-chronos-unbound = Chronos unbound
hybris-feature-ananke-to-be-collected = Ananke to be collected
hybris-feature-kratos = Kratos
hybris-feature-avatars-in-the-world = Avatars in the world
hybris-feature-shackles = Shackles
hybris-feature-forbidden-slots = forbidden slots
hybris-feature-concept-cards-left = Concept cards left
hybris-feature-conditions-met = conditions met
hybris-feature-pillars-plundered = Pillars plundered
hybris-feature-tiles-crafted = tiles crafted
hybris-feature-on-the-way-to-the-forge-to-craft = on the way to the Forge to craft
hybris-feature-par = par
