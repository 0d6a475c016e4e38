## Les premiers tours de la guerre

hellas-lesson-campaign = Seul contre Xerxès
    .about = Votre tour, le pion qui y répond, les pistes de la guerre, les alliés, un temple et une prière
    .done = L’acte I finit quand l’Invasion atteint sa dernière case ; d’ici là unissez la Grèce : les Territoires acquis sont des alliés à l’acte II, où chaque victoire rapproche la fin de la guerre. Chaque piste dit ce qu’elle est quand on la pointe.
hellas-lesson-campaign-loyal = Vous menez Achille et des troupes loyales en Laconie. Un tour est comme dans toute partie : des actions régulières, puis une spéciale. Déplacement des Hoplites : envoyez-en un en Arcadie.
    .title = Troupes loyales
hellas-lesson-campaign-token = Après votre action spéciale, Xerxès répond : on pioche un pion, on lit et on suit un Script, et les pistes bougent. Préparez-vous : piochez vos cartes, et voyez ce qu’il fait.
    .title = Sa réponse
    .missed = Passer libère les actions utilisées ; les vôtres sont toutes là. Revenez, et préparez-vous.
hellas-lesson-campaign-control = La Mobilisation croît jusqu’à ce que les Perses marchent, et l’Invasion est leur force dans toutes les régions qu’ils tiennent. Un second hoplite vous donne l’Arcadie : amenez-le.
    .title = Les pistes de la guerre
hellas-lesson-campaign-temple = Quêtes accomplies et monstres tués gagnent la confiance d’un Territoire ; la terreur la perd. Pour cela, votre héros doit grandir. Continuez, et bâtissez un temple : il donne un prêtre, et amène le pion suivant.
    .title = Un temple
hellas-lesson-campaign-prayer = Un prêtre à un monument améliore pour de bon votre héros, et dans la campagne les dieux donnent plus à mesure qu’ils s’élèvent. Priez-en un.
    .title = Une prière
