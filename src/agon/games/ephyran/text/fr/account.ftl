### Une partie en chiffres, et ce que tout le monde doit savoir

ephyran-account-measure = Prestige
ephyran-account-zones = Zones de la cité

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
ephyran-alarm-city = Encore une zone, et la cité de { $seat } est terminée : la partie prendrait fin avec ce tour de table.
ephyran-alarm-pile = La pioche est presque vide : la partie finit bientôt.
