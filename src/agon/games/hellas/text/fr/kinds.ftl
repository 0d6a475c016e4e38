# Sortes de choses, telles qu’on les cherche.

hellas-kind-hero = Héros
hellas-kind-monster = Monstres
hellas-kind-god = Dieux et monuments
hellas-kind-blessing = Bénédictions
hellas-kind-artifact = Artéfacts
hellas-kind-card = Cartes de combat
hellas-kind-attack = Cartes Attaque des Monstres
hellas-kind-event = Événements
hellas-kind-quest = Quêtes
hellas-kind-temple-card = Cartes Temple
hellas-kind-land = Territoires
hellas-kind-region = Régions
hellas-kind-regular = Actions régulières
hellas-kind-special = Actions spéciales
hellas-kind-attribute = Attributs
hellas-kind-symbol = Symboles
hellas-kind-face = Faces du dé des monstres
hellas-kind-army = Armées
hellas-kind-way = Voies de victoire
