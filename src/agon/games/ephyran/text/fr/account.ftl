### Une partie en chiffres, et ce que tout le monde doit savoir

ephyran-account-measure = Prestige
ephyran-account-zones = Zones de la cité
ephyran-compared-prestige = Prestige ; à égalité, la victoire est partagée

ephyran-points-creatures = Créatures différentes
ephyran-points-complete = Territoires complets
ephyran-points-printed = Objets magiques des cartes
ephyran-points-tokens = Jetons magiques
ephyran-points-doubled = Doublés par le dieu
ephyran-points-city = Cité terminée

ephyran-deed-built = Zones bâties ou échangées
ephyran-deed-played = Renforts joués
ephyran-deed-cancelled = Renforts annulés
ephyran-deed-tokens = Jetons magiques pris

ephyran-alarm-last-round = Ce tour de table est le dernier.
ephyran-alarm-city = Il manque à { $seat } une zone pour terminer sa cité : la partie prendrait fin avec ce tour de table.
ephyran-alarm-pile = La pioche est presque vide : la partie finit bientôt.
