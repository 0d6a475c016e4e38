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
