# Ce que l’on dit de chaque pièce.

hybris-about-named = { $name }
hybris-about-reward = Récompense : { $effects }.

## Plateaux et pistes

hybris-about-location = { $name } : Lieu.
hybris-about-location-conversions = Tableau de conversion : { $rows }.
hybris-about-location-slots = Emplacements : { $slots }.
hybris-about-location-malus = Sans emplacement libre, sur l’illustration : { $effects }.
hybris-about-location-no-prophets = Les Prophètes ne peuvent pas y aller.
hybris-about-location-adjacent = Lieux adjacents : { $places }.

hybris-about-slot = { $name } : emplacement ({ $location }).
hybris-about-slot-brief = { $name } ({ $effects })
hybris-about-slot-bonus = Bonus : { $effects }.
hybris-about-slot-open = Autant de personnages que l’on veut peuvent s’y tenir.

hybris-about-conversion = { $name }, avec { hybris-action-convert } : payez { $trade }{ $limit ->
        [0] {""}
        [one] {" "}({ $limit } fois par action)
       *[other] {" "}({ $limit } fois par action)
    }.
hybris-about-conversion-added = { $name } : une conversion de plus ({ $play }).
hybris-about-conversions = { $name } : avec { hybris-action-convert }, à l’Olympe, faites autant de ces conversions que vous pouvez en payer.
hybris-about-rows = { $rows }.
hybris-about-conversion-row = { $cost } : { $effects }
hybris-clause-trade = { $cost } pour { $effects }
hybris-about-workshop = { $name } : { $spaces } cases, la première est A. Une Technologie que l’on conçoit entre en A et pousse les autres ; plus elle a attendu, moins elle coûte à fabriquer. Poussée au-delà de la dernière case, elle va à l’Usine sans que son propriétaire paie rien.
hybris-about-workshop-space = { $name } : { $discount ->
        [0] une Technologie y est fabriquée à son plein prix.
        [one] une Technologie y coûte { $discount } ressource de moins à fabriquer.
       *[other] une Technologie y coûte { $discount } ressources de moins à fabriquer.
    }
hybris-about-factory = { $name } : { $spaces } cases. Les Technologies fabriquées entrent sur la première et avancent avec { hybris-action-produce } et à la fin de chaque Âge ; après la dernière, elles vont au stockage de leur propriétaire. Pour qui en fait sortir une d’un adversaire : { $exit }.
hybris-about-factory-space = { $name } : { $last ->
        [yes] de là, une Technologie passe au stockage de son propriétaire.
       *[no] de là, une Technologie passe à la case suivante.
    }
hybris-about-storage = { $name } : des Technologies achevées, que l’on peut déployer. Chaque joueur a de la place pour { $tiles }.

hybris-about-track-grandeur = Piste de Grandeur : { $spaces } cases, la première en tête. Elle dit qui choisit son Pilier d’abord et départage les ex æquo ; en tête, gagner de la Grandeur donne des Points de Victoire, en queue, en perdre en coûte.
hybris-about-track-determination = Piste de Détermination : { $values }. Les cartes que vous jouez dans un Combat ne peuvent pas coûter plus que sa valeur.
hybris-about-track-kindness = Piste de Bonté : quand vous déployez, vous gagnez le bonus de chaque case jusqu’à votre cube, qui revient ensuite à la première.
hybris-about-track-kindness-space = Bonté { $number } : { $effects }.

## Le Monde Mortel

hybris-about-city = { $name } : Ville de { $spaces ->
        [one] { $spaces } case Technologie
       *[other] { $spaces } cases Technologie
    }.
hybris-about-city-slot = Emplacement : { $effects }.
hybris-about-city-influence = { hybris-action-influence } : gagnez { $kindness } Bonté, puis { $followers ->
        [one] { $followers } Fidèle
       *[other] { $followers } Fidèles
    } ou le Service ({ $service }).
hybris-about-city-affinity = Affinité : { $type }. Une Technologie de ce type déployée ici donne 1 Point de Victoire.
hybris-about-city-links = Liens : { $links }.
hybris-about-space = { $name } : case Technologie.
hybris-about-space-joints = Ses bords touchent { $joints }.
hybris-about-joint = { $space } ({ $edge })
hybris-about-joint-link = { $space } ({ $edge }, { $link })
hybris-about-link = { $name } : Lien Technologique entre { $a } ({ $a_edge }) et { $b } ({ $b_edge }).
hybris-about-well = { $name } : les Prières générées y vont, les Prières gagnées en viennent.
hybris-about-well-follower = De { $mark } à { $below } Prières après un ajout, le joueur actif perd 1 Fidèle.
hybris-about-well-temple = À partir de { $mark }, le premier en Grandeur qui a un Temple dans une Ville en détruit un, et le Puits se vide.

## Technologies et cartes Conflit

hybris-about-technology = { $name } : Technologie ({ $type }).
hybris-about-technology-cost = Coût de Fabrication : { $amounts }.
hybris-about-technology-rewards = Déployée : { $amounts }.
hybris-about-technology-connectors = Liens de Connexion : { $edges }.

hybris-about-card = { $name } : carte Conflit ({ $type }).
hybris-about-deck-common = Dans le paquet de chaque Olympien.
hybris-about-deck-own = Paquet : { $olympian }.
hybris-about-deck-enhanced = Carte Améliorée : { $olympian }.
hybris-about-deck-coliseum = Paquet : Colisée, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }.
hybris-about-card-strength = Force { $strength }, coût de Détermination { $cost }.
hybris-about-card-elements = Montre { $elements }.
hybris-about-card-left = Combo à gauche : complète { $symbol }, { SIGNED($bonus) } de Force.
hybris-about-card-left-any = Combo à gauche : complète n’importe quelle image, { SIGNED($bonus) } de Force.
hybris-about-card-right = Combo à droite : commence { $symbol }.
hybris-about-card-effects = Effet : { $effects }.
hybris-about-symbol = { $name } : image de Combo.
hybris-about-symbol-begun = Cartes qui la commencent : { $cards }.
hybris-about-symbol-completed = Cartes qui la complètent : { $cards }.

## Olympiens

hybris-about-olympian = { $name } : Olympien, Aura { $aura }, Détermination { $determination }.
hybris-about-power = { $name }. { $power }
hybris-about-power-of = Olympien : { $olympian }.
hybris-about-olympian-heroes = Héros : { $heroes }. Prophètes : { $prophets }.
hybris-about-olympian-upgrades = Améliorations : { $tiles }.
hybris-about-olympian-spark = Étincelle { $number } : { $effects }.
hybris-about-olympian-aid = Conseil : { $aid }
hybris-about-prophets = { $name } : Prophètes ({ $olympian }).
hybris-about-prophet = { $name } : un Prophète ({ $prophets }).
hybris-about-prophets-flee = Ils ne peuvent aller ni chez les Moires ni au Colisée, ne combattent pas et s’enfuient dans la réserve si on les attaque.
hybris-about-hero = { $name } : Héros ({ $olympian }).
hybris-about-hero-reserve = Commence dans la réserve.
hybris-about-hero-tile = Commence sur la tuile : { $tile }.
hybris-about-coliseum-hero = { $name } : Héros du Colisée.
hybris-about-coliseum-hero-enemy = Comme ennemi : { $enemy }.
hybris-about-coliseum-hero-ally = Allié, ce Héros vous donne { $number ->
        [one] ce pouvoir
       *[other] ces pouvoirs
    }. { $powers }
hybris-about-upgrade = { $name } : Amélioration ({ $olympian }).
hybris-about-upgrade-items = Pièces, de gauche à droite : { $items }.
hybris-about-item-named = { $item } ({ $name })
hybris-about-upgrade-reward = Avec la dernière : { $effects }.
hybris-about-upgrade-unlocked = Débloquée, elle vous donne { $number ->
        [one] ce pouvoir
       *[other] ces pouvoirs
    }. { $powers }

## Cartes

hybris-about-pillar = { $name } : Pilier Divin { $number }.
hybris-about-pillar-upper = Pouvoir : { $effects }.
hybris-about-pillar-lower = Avantage : { $effects }.

hybris-about-premonition = { $name } : Prémonition, difficulté { $tier } sur 4.
hybris-about-premonition-place = Envoyez un personnage ici : { $place }.
hybris-about-premonition-conditions = À ce tour : { $conditions }.

hybris-about-primordial = { $name } : Primordial { $letter }.
hybris-about-primordial-first = { $name } : Primordial, aux Enfers dès le début.
hybris-about-primordial-aegis = { hybris-action-drain } donne { $aegis } Aegis tant qu’il est sur le dessus.
hybris-about-primordial-wrath-1 = Courroux I, sauf si une carte Conflit à vous est près de l’Oracle : { $effects }.
hybris-about-primordial-wrath-2 = Courroux II : { $effects }.
hybris-about-primordial-no-wrath = Aucun Courroux.

hybris-about-epic = { $name } : Quête Épopée de { $songs } Chants, difficulté { $tier } sur 4.
hybris-about-epic-reward = Récompense Épique, avec le dernier Chant : { $effects }.
hybris-about-song = Chant { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $title } : { $conditions }.
hybris-about-song-of = Quête : { $quest }.
hybris-about-clash = { $name } : Quête Affrontement, difficulté { $tier } sur 4.
hybris-about-clash-enemy = Ennemi : { $enemy }.

## Scénarios, Variantes

hybris-about-scenario = { $name } : Scénario, complexité { $complexity }.
hybris-about-variant = { $name } : Variante.
hybris-about-play-players = De { $first } à { $last } joueurs, { $duel ->
        [yes] mode Duel compris.
       *[no] sans le mode Duel.
    }
hybris-about-variant-no-scenario = Pas avec un Scénario.
hybris-about-variant-excludes = Pas avec { $variants }.
hybris-about-discipline = { $name } : discipline. Critère : { $best }.
hybris-about-token = { $name } : jeton. Au début : { $location }.
hybris-about-token-location = { $name } : placé sous un Héros ou un Prophète pendant la Planification, il y conduit.
hybris-about-token-bonus = { $name } : placé sous un Héros ou un Prophète pendant la Planification, il conduit dans n’importe quel Lieu, puis il est perdu.
hybris-about-counter = { $name } : un compte commun à tous.
