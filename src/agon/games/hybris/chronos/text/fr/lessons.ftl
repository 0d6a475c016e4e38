## Un Âge contre Chronos

hybris-lesson-chronos = Seul contre Chronos
    .about = Deux Piliers, le Focus, vos tours entre les siens, et ce que prennent ses Concepts
    .done = Vous gagnez avec plus de Points de Victoire que Chronos après l’Âge 6, ou avec votre sixième Amélioration. Il gagne par les chaînes brisées, par ses Avatars dans les Villes et par ce qu’il a mis en réserve : voyez ce qu’exige chaque Concept avant de dépenser.
hybris-lesson-chronos-pillars = Seul, on prend deux Piliers par Âge. Chacun se dresse au-dessus d’un Concept de Chronos, qui est résolu aussitôt : une chaîne se brise, ou son Intensité croît. Prenez-en deux.
    .title = Deux Piliers
hybris-lesson-chronos-focus = L’un des deux Concepts est votre Focus. Les Concepts jouent de gauche à droite ; au Focus c’est à vous, et sa carte est entre vos mains au lieu des siennes. Choisissez.
    .title = Le Focus
hybris-lesson-chronos-plan = Comme toujours, les jetons disent où iront votre Héros et votre Prophète. Vous avez peu de personnages au premier Âge : que nul ne se repose.
    .title = La planification
    .missed = Un personnage sans jeton ne fait rien de l’Âge, et Chronos ne se repose jamais. Revenez, et donnez-lui un jeton.
hybris-lesson-chronos-turn = C’est à vous, au Focus : activez votre Héros ou votre Prophète, et faites-le agir.
    .title = Votre tour
hybris-lesson-chronos-evil = Aux autres Concepts. Chacun exige quelque chose ; qui l’a est laissé en paix. Quand l’un exige plus que vous n’avez, vous choisissez le mal : sa carte frappe, Chronos prend son dû, ou un Avatar vient.
    .title = Le moindre mal
hybris-lesson-chronos-age = Ainsi de suite, un tour pour vous et un pour chaque Concept, jusqu’à ce que vous passiez. Faites ce qui vous plaît, puis passez, et voyez la fin de l’Âge : les cartes restées visibles apportent la Désolation.
    .title = La fin d’un Âge
