## Sa propre cité

ephyran-lesson-first-city = Votre première cité
    .about = Un tour, les deux piles, un renfort et Dionysos
    .done = Voilà tout ce qu’est un tour. Quand la pioche est vide ou qu’une cité est complète, qui a le plus de prestige gagne. Continuez la partie si vous voulez.

ephyran-lesson-first-city-build = Chaque carte a deux moitiés, une créature pour un territoire ou une autre pour un autre. Une cité grandit depuis la zone 1 dans chacun de ses quatre territoires. Votre satyre va en zone 1 des Terres de Gaïa : cliquez la zone éclairée, ou la réponse en dessous.
    .title = Construire une zone
ephyran-lesson-first-city-open = À la fin du tour on pioche, et la main reste à cinq cartes. Quand une carte est sur la défausse, on peut la prendre au lieu d’une inconnue. On voit ce qu’on a, et l’adversaire aussi. Prenez la carte visible.
    .title = La carte visible
    .missed = C’était la pioche : nul ne sait ce qu’on y trouve, et ce qu’on a vu ne s’oublie pas. Recommencez, et prenez la carte visible.
ephyran-lesson-first-city-reinforce = Certaines moitiés sont des renforts : au lieu de construire, on les joue pour leur effet. La carte que vous venez de prendre en est un : elle prend un jeton magique. Jouez-la, regardez le jeton et posez-le face cachée sur une de vos zones. Il peut valoir des points ou en coûter, et l’adversaire n’en sait rien.
    .title = Un renfort
ephyran-lesson-first-city-dionysus = Dionysos peut être n’importe quelle zone. Commencez un deuxième territoire avec lui.
    .title = Dionysos va partout
ephyran-lesson-first-city-grow = Chaque zone ajoutée rend son territoire plus précieux ; ce que vaut votre cité est écrit à côté de votre nom. Construisez encore deux fois. La liste dit ce que donne chaque carte, et à quoi on renonce avec son autre moitié.
    .title = Faire grandir
ephyran-lesson-first-city-discard = Quand rien ne va, un tour consiste à défausser une carte et à en piocher une autre. Défaussez ce dont vous pouvez vous passer, mais l’adversaire pourra le ramasser.
    .title = Quand rien ne va
