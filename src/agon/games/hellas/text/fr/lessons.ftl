## Un tour, et la terre

hellas-lesson-lands = Un tour, et la terre
    .about = Déplacer les hoplites et le héros, le contrôle, un temple, les cartes de combat, les recrues
    .done = Les temples sont une des quatre façons de gagner ; les autres sont les terres, les monstres et la couronne. Une manche finit quand quelqu’un bâtit un monument, et alors les monstres bougent.
hellas-lesson-lands-hoplites = Vous menez Achille et deux hoplites en Corinthie. Un tour commence par les actions régulières, chacune une fois. Déplacement des Hoplites : envoyez-en un en Béotie, qui a une cité.
    .title = Les hoplites
hellas-lesson-lands-hero = Déplacement du Héros : Achille va aussi loin que sa vitesse. Il mène quêtes et chasses, pas le combat pour la terre. Menez-le en Béotie ou en Attique.
    .title = Votre héros
hellas-lesson-lands-temple = Après les actions régulières vient une action spéciale. Un temple se bâtit dans une région qu’on contrôle, et donne un prêtre. Continuez, et bâtissez-en un en Corinthie.
    .title = Une action spéciale
hellas-lesson-lands-control = Une région est à vous quand vos hoplites y valent sa population. Un seul ne suffit pas en Béotie : amenez l’autre. Si on vous propose d’abord une bénédiction, gardez celle qui vous plaît.
    .title = Le contrôle
hellas-lesson-lands-prepare = Une action spéciale ne revient qu’après la construction d’un monument : chacune compte. Préparation donne des cartes de combat, pour les batailles et les chasses : piochez-en au moins une.
    .title = Se préparer
hellas-lesson-lands-recruit = Recrutement met de nouveaux hoplites dans les cités que vous contrôlez. Finissez de vous préparer, et à votre prochain tour recrutez en Béotie.
    .title = Recruter

## Une prière et une chasse

hellas-lesson-hunt = Une prière et une chasse
    .about = Les prêtres, ce que donnent les dieux, et comment on blesse un monstre
    .done = Un monstre couvert de blessures est tué, et son trophée est à vous ; assez de trophées gagnent la partie. Sa riposte dépend de ses cartes.
hellas-lesson-hunt-pray = Un temple vous a donné un prêtre. La prière est une action régulière : un prêtre à un monument élève pour de bon un attribut de votre héros. Priez Zeus pour la force.
    .title = Une prière
hellas-lesson-hunt-hunt = Achille est en Crète, où se tient le Minotaure. Passez à l’action spéciale et chassez : on pioche autant de cartes qu’on a de force.
    .title = La chasse
hellas-lesson-hunt-wound = Chaque monstre montre les symboles à couvrir. Une carte de combat avec ce symbole le blesse ; quand vous arrêtez, il riposte. Infligez une blessure.
    .title = Une blessure

## Une bataille, et comment on gagne

hellas-lesson-battle = Une bataille, et comment on gagne
    .about = Une marche, les cartes de combat, les pertes, et ce qui fait gagner
    .done = Qui tient assez de terres entières ou de temples, a tué assez de monstres, ou tient la terre d’un monument achevé quand le compte est fini, a gagné. Où en est chacun se lit sous son nom, et dans les chiffres (touche N).
hellas-lesson-battle-march = Votre rival tient l’Eubée et sa cité ; vous avez quatre hoplites à côté, en Béotie. Déplacement des Hoplites en déplace quelques-uns d’une région ; Marche, action spéciale, toute une armée. Continuez, et marchez sur l’Eubée avec les quatre.
    .title = La marche
    .missed = Un hoplite seul contre une cité et les cartes de qui la tient : la bataille est perdue avant la première carte. Revenez, et marchez avec tous.
hellas-lesson-battle-card = Où deux armées se rencontrent, elles se battent. Chaque hoplite compte 1 ; tour à tour on joue des cartes de combat pour davantage. Attaque de Flanc ajoute 2 à sa valeur si vous êtes plus nombreux : jouez-la.
    .title = Cartes de combat
    .missed = Qui passe ne joue plus de carte dans cette bataille, et votre rival, si. Revenez, et jouez Attaque de Flanc.
hellas-lesson-battle-losses = Vous menez. Les crânes des cartes sont des hoplites que vous perdez, même vainqueur : arrêtez-vous là. Le perdant en perd un de plus et se retire, et la région est à vous quelle que soit sa population.
    .title = C’est assez
hellas-lesson-battle-monument = Quatre choses font gagner : des terres entières, les couleurs de la carte ; des temples, sur les autels que vous tenez ; des monstres tués ; et la couronne, à qui tient la région d’un monument achevé. À votre prochain tour, continuez, et bâtissez-en un : les actions spéciales sont de nouveau libres, et les monstres bougent.
    .title = Quatre façons de gagner
