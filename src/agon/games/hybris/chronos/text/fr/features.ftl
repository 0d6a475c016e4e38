# Ce que regardent les bots : les mots qui disent pourquoi une chose vaut mieux qu’une autre.

hybris-feature-chronos-s-points = points de Chronos
hybris-feature-chronos-s-pieces = pièces de Chronos
hybris-feature-chains = chaînes
hybris-feature-what-tracks-will-give-chronos = ce que les pistes donneront à Chronos
hybris-feature-empty-tracks = pistes vides
hybris-feature-danger = danger
hybris-feature-chronos-unbound = Chronos délié
hybris-feature-ananke-to-be-collected = Ananké à recueillir
hybris-feature-kratos = Kratos
hybris-feature-avatars-in-the-world = Avatars dans le monde
hybris-feature-shackles = Entraves
hybris-feature-forbidden-slots = emplacements interdits
hybris-feature-concept-cards-left = cartes Concept restantes
hybris-feature-conditions-met = conditions remplies
hybris-feature-pillars-plundered = Piliers pillés
hybris-feature-tiles-crafted = tuiles fabriquées
hybris-feature-on-the-way-to-the-forge-to-craft = en route pour la Forge, pour fabriquer
hybris-feature-par = moyenne
