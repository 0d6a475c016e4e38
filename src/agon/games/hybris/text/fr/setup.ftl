# Ce qu’une table peut décider d’avance : chaque option, ses valeurs, les modules, et ce que chacun change.

hybris-name = Hybris : Disordered Cosmos
    .about = Aux derniers jours de l’Olympe, les dieux dressent des Temples, forgent des merveilles et envoient leurs Héros, avant que les Primordiaux ne s’éveillent. De 2 à 4 joueurs ; seul, contre Chronos.

hybris-setup-olympians = Olympiens
hybris-setup-olympians-choose = chacun à son tour choisit parmi ceux qui restent
hybris-setup-olympians-random = ceux qui restent sont tirés au hasard

hybris-setup-seat-1 = Première place
hybris-setup-seat-1-any = joue n’importe quel Olympien
hybris-setup-seat-1-zeus = joue Zeus
hybris-setup-seat-1-poseidon = joue Poséidon
hybris-setup-seat-1-athena = joue Athéna
hybris-setup-seat-1-hades = joue Hadès

hybris-setup-seat-2 = Deuxième place
hybris-setup-seat-2-any = joue n’importe quel Olympien
hybris-setup-seat-2-zeus = joue Zeus
hybris-setup-seat-2-poseidon = joue Poséidon
hybris-setup-seat-2-athena = joue Athéna
hybris-setup-seat-2-hades = joue Hadès

hybris-setup-seat-3 = Troisième place
hybris-setup-seat-3-any = joue n’importe quel Olympien
hybris-setup-seat-3-zeus = joue Zeus
hybris-setup-seat-3-poseidon = joue Poséidon
hybris-setup-seat-3-athena = joue Athéna
hybris-setup-seat-3-hades = joue Hadès

hybris-setup-seat-4 = Quatrième place
hybris-setup-seat-4-any = joue n’importe quel Olympien
hybris-setup-seat-4-zeus = joue Zeus
hybris-setup-seat-4-poseidon = joue Poséidon
hybris-setup-seat-4-athena = joue Athéna
hybris-setup-seat-4-hades = joue Hadès

hybris-setup-psychopomp-coliseum = Hadès et un Héros du Colisée vaincu
hybris-setup-psychopomp-coliseum-counts = Psychopompe donne 1 Point de Victoire pour lui aussi
hybris-setup-psychopomp-coliseum-ignored = Psychopompe ne compte que les personnages des autres joueurs

hybris-setup-wrath-wounds = Un Olympien blessé à la fin d’un Âge, par un Courroux ou plus tard
hybris-setup-wrath-wounds-next-rest = reste couché tout l’Âge suivant, jusqu’au Repos
hybris-setup-wrath-wounds-age-end = s’est relevé quand commence l’Âge suivant

hybris-setup-wrath-newcomers = Un Héros arrivé pendant cet Âge et le Courroux qui le clôt
hybris-setup-wrath-newcomers-wait = ne peut le combattre : il ne sert pas avant l’Âge suivant
hybris-setup-wrath-newcomers-fight = peut le combattre : ce n’est pas une action

## Modules

hybris-module-renaissance = Scénario : Renaissance
    .about = Quatre Âges et un départ plus riche ; cinq Améliorations débloquées donnent la victoire. Idéal pour une première partie.
hybris-module-gigantomachy = Scénario : Gigantomachie
    .about = Rien que des Affrontements ; tout monstre qu’on ne vainc pas à temps ouvre une brèche.
hybris-module-games-of-elis = Scénario : Les Jeux d’Élis
    .about = Une épreuve est jugée à chaque Âge, et les lauriers valent d’autant plus qu’on en a davantage.
hybris-module-persephones-winter = Scénario : L’Hiver de Perséphone
    .about = Étés et hivers alternent, et l’hiver éloigne les Fidèles.
hybris-module-apple-of-discord = Scénario : La Pomme de Discorde
    .about = Qui tient la Pomme en profite, et se fait attaquer pour elle.
hybris-module-victory-of-influence = Variante : Victoire d’Influence
    .about = Les Villes sont évaluées après les Âges 3 et 6 ; qui mène seul dans quatre d’entre elles gagne aussitôt.
hybris-module-victory-of-awakening = Variante : Victoire d’Éveil
    .about = Le premier à débloquer cinq Améliorations gagne ; les Points de Victoire n’y suffisent pas.
hybris-module-grip-of-the-oracle = Variante : Emprise de l’Oracle
    .about = Plus de Prémonitions, des Présages plus chers, des Courroux plus lourds.
hybris-module-duel = Duel
    .about = À deux joueurs : deux Piliers chacun, une Posture pour chaque Âge, des jetons qui avantagent ou interdisent les emplacements.
