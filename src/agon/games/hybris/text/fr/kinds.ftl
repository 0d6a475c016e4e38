# Sortes de choses, telles qu’on les cherche.

hybris-kind-olympian = Olympiens
hybris-kind-enemy = Ennemis
hybris-kind-power = Pouvoirs des Olympiens
hybris-kind-upgrade = Améliorations
hybris-kind-prophets = Prophètes
hybris-kind-hero = Héros
hybris-kind-technology = Technologies
hybris-kind-card = Cartes Conflit
hybris-kind-symbol = Images de Combo
hybris-kind-quest = Quêtes
hybris-kind-premonition = Prémonitions
hybris-kind-pillar = Piliers Divins
hybris-kind-primordial = Primordiaux
hybris-kind-location = Lieux
hybris-kind-slot = Emplacements
hybris-kind-city = Cités
hybris-kind-well = Puits de Prières
hybris-kind-track = Pistes
hybris-kind-workshop = Atelier
hybris-kind-conversion = Conversions
hybris-kind-token = Jetons
hybris-kind-scenario = Scénarios
hybris-kind-variant = Variantes
hybris-kind-discipline = Disciplines
