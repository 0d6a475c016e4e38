## Les Alentours

hybris-lesson-outskirts = Les Ouvriers, les Alentours et Chaos
    .about = Un Ouvrier dans votre Hangar, l’exploration, l’Énergie, et ce qui attire Chaos
    .done = Chaque gain d’Aegis retourne une carte Chaos et peut l’attirer ; ce qu’il atteint, il le détruit, et quand les cinq Villes sont tombées tout le monde a perdu. Défendez, ensemble s’il le faut : qui le repousse est récompensé.
hybris-lesson-outskirts-worker = Avant chaque Âge, les Ouvriers vont au Hangar, un par tuile. Ses Tâches ne se font qu’avec un Ouvrier dessus, et quand toutes sont faites, la machine divine est à vous. Posez votre Ouvrier sur une tuile.
    .title = Un Ouvrier
    .missed = Un Ouvrier sans tuile ne fait rien de tout l’Âge. Revenez, et posez-le sur une tuile.
hybris-lesson-outskirts-explore = Les Alentours sont un Lieu comme les autres. Ulysse a leur jeton : activez-le. Explorer ne coûte que des Ouvriers ; Défendre est un Combat contre Chaos, pour lequel vous n’avez encore ni remparts ni cartes. Explorez.
    .title = Les Alentours
    .missed = Chaos montre une Force de 6 environ, et vous avez une carte. Revenez, et explorez.
hybris-lesson-outskirts-camp = Les Ouvriers du Camp, qui est à tous, font monter votre jeton sur une piste : plus de cartes au choix, de meilleures récompenses. Avancez, puis gardez une des cartes. Si elle demande ce que vous n’avez pas, elle échoue, sans plus.
    .title = Le Camp
hybris-lesson-outskirts-energy = L’Énergie fait marcher ce qui se trouve dans votre Hangar. Vous en avez une : servez-vous du Métier des Cités avant la fin de votre tour.
    .title = L’Énergie
    .missed = Le tour est fini, et l’Énergie n’a pas servi. Revenez, et servez-vous d’abord de la capacité.
hybris-lesson-outskirts-chaos = Finissez votre tour et passez ; votre rival continue seul. À la fin de l’Âge un Ouvrier sans Tâche s’en va, et Chaos avance d’une case. Regardez-le.
    .title = Chaos
