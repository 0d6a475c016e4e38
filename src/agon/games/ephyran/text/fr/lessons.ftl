## Sa propre cité

ephyran-lesson-first-city = Votre première cité
    .about = Un tour, Dionysos, les renforts et les deux pioches
    .done = Voilà tout ce qu’est un tour. Quand la pioche est vide ou qu’une cité est complète, qui a le plus de prestige gagne. Continuez la partie si vous voulez.

ephyran-lesson-first-city-build = Chaque carte a deux moitiés, une créature pour un territoire ou une autre pour un autre. Une cité grandit depuis la zone 1 dans chacun de ses quatre territoires. Votre taureau va en zone 1 de la Montagne d’Héphaïstos : construisez-la.
    .title = Construire une zone
ephyran-lesson-first-city-dionysus = À la fin du tour on pioche, et la main reste à cinq cartes. Dionysos peut être n’importe quelle zone. Commencez un deuxième territoire avec lui.
    .title = Dionysos va partout
ephyran-lesson-first-city-grow = Chaque zone ajoutée rend son territoire plus précieux ; ce que vaut votre cité est écrit à côté de votre nom. Construisez encore deux fois. La liste dit ce que donne chaque carte, et à quoi on renonce avec son autre moitié.
    .title = Faire grandir
ephyran-lesson-first-city-reinforce = Certaines moitiés sont des renforts : au lieu de construire, on les joue pour leur effet. Celui-ci prend un jeton magique. Jouez-le, regardez le jeton et posez-le face cachée sur une de vos zones.
    .title = Un renfort
ephyran-lesson-first-city-open = Quand une carte est sur la défausse, on peut la prendre au lieu d’une inconnue. On voit ce qu’on a, et l’adversaire aussi. Prenez la carte visible.
    .title = La carte visible
    .missed = C’était la pioche : nul ne sait ce qu’on y trouve. Revenez en arrière et prenez la carte visible.
ephyran-lesson-first-city-discard = Quand rien ne va, un tour consiste à défausser une carte et à en piocher une autre. Défaussez ce dont vous pouvez vous passer, mais l’adversaire pourra le ramasser.
    .title = Quand rien ne va
