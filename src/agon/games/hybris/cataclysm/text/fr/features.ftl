# Ce que regardent les bots : les mots qui disent pourquoi une chose vaut mieux qu’une autre.

hybris-feature-energy = Énergie
hybris-feature-the-last-energy = la dernière Énergie
hybris-feature-research = Recherche
hybris-feature-research-for-a-tile = Recherche pour une tuile
hybris-feature-workers = Ouvriers
hybris-feature-foreman = Contremaître
hybris-feature-tiles-with-a-worker = tuiles avec un Ouvrier
hybris-feature-followers-to-be-workers = Fidèles qui seront Ouvriers
hybris-feature-tasks-done = Tâches accomplies
hybris-feature-active-mk-tiles = tuiles MK actives
hybris-feature-mk-tiles-in-the-factory = tuiles MK dans la Fabrique
hybris-feature-echelons-of-exploration = échelons d’exploration
hybris-feature-echelons-of-defence = échelons de défense
hybris-feature-adventures = Aventures
hybris-feature-modules = Modules
hybris-feature-workers-in-the-camp = Ouvriers au Camp
hybris-feature-on-the-way-to-the-outskirts = en route pour les Confins
hybris-feature-on-the-way-to-the-outskirts-with-an-exploration-to-hope-for = en route pour les Confins, avec une Exploration à espérer
hybris-feature-on-the-way-to-the-forge-with-an-mk-tile-to-send = en route pour la Forge, avec une tuile MK à envoyer
hybris-feature-on-the-way-to-a-task = en route pour une Tâche
hybris-feature-everybody-loses = tous perdent
hybris-feature-on-the-way-to-the-outskirts-with-chaos-to-beat = en route pour les Confins, avec le Chaos à battre
