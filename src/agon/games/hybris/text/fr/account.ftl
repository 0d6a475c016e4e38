### Une partie en chiffres : les points par source, les actes ; et ce que tout le monde doit savoir

hybris-account-measure = Points de Victoire
hybris-account-upgrades = Améliorations débloquées

## Ce que l’on compare quand nul n’a gagné avant

hybris-compared-held = Points de Victoire
hybris-compared-grandeur = Case de la piste de Grandeur, depuis la fin
hybris-compared-unlocked = Améliorations débloquées
hybris-compared-items-removed = Éléments retirés des Améliorations
hybris-compared-trophies = Trophées

## D’où viennent les points

hybris-points-tile = Technologies déployées
hybris-points-connection = Connexions
hybris-points-affinity = Affinité des Villes
hybris-points-temple = Temples
hybris-points-technology = Pouvoirs des Technologies
hybris-points-quest = Quêtes
hybris-points-premonition = Prémonitions
hybris-points-upgrade = Améliorations
hybris-points-power = Pouvoirs de l’Olympien
hybris-points-hero = Héros
hybris-points-olympian = Piste d’Étincelles
hybris-points-pillar = Piliers
hybris-points-primordial = Primordiaux
hybris-points-card = Cartes Conflit
hybris-points-slot = Emplacements
hybris-points-location = Lieux
hybris-points-city = Services des Villes
hybris-points-kindness = Bienveillance
hybris-points-conversion = Prières converties
hybris-points-forge = La Forge
hybris-points-oracle = Percevoir
hybris-points-grandeur = En tête de la Grandeur
hybris-points-grandeur-lost = En queue de la Grandeur
hybris-points-cities = Influence dans les Villes
hybris-points-scenario = Le Scénario
hybris-points-variant = La Variante
hybris-points-paid = Payés
hybris-points-given = Donnés et reçus
hybris-points-other = Autres

## Ce que chacun a fait

hybris-deed-combats = Combats livrés
hybris-deed-won = Combats gagnés
hybris-deed-tiles = Technologies déployées
hybris-deed-quests = Quêtes accomplies
hybris-deed-premonitions = Prémonitions réalisées
hybris-deed-temples = Temples bâtis
hybris-deed-aegis-earned = Égides gagnées
hybris-deed-aegis-spent = Égides dépensées

## Ce qui approche

hybris-alarm-ascension = { $seat } a débloqué { $unlocked } Améliorations : encore une, et { $seat } s’élève et gagne.
hybris-alarm-scenario = { $seat } a débloqué { $unlocked } Améliorations : il n’en manque qu’une.
hybris-alarm-last-age = L’Âge { $age } commence : c’est le dernier.
