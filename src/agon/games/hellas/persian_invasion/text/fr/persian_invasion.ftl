# The Persian Invasion: the module, its words, its questions, what is told of it.

## The module and what its table decides

hellas-module-persian-invasion = L’Invasion perse
    .about = Une campagne en deux actes pour un joueur : Achille unit la Grèce contre Xerxès, Script après Script.
hellas-setup-script-regions = Où les Scripts 20 et 22 placent leurs Monstres
hellas-setup-script-regions-french = comme dans l’édition française
hellas-setup-script-regions-english = comme dans l’édition anglaise
hellas-setup-monster-artifacts = Artéfacts des Monstres dans la campagne
hellas-setup-monster-artifacts-off = ne servent pas
hellas-setup-monster-artifacts-on = peuvent être des trophées
hellas-setup-persian-conquest = Les Hoplites perses conquièrent une Région
hellas-setup-persian-conquest-french = si leur force dépasse celle de la population, comme dans l’édition française
hellas-setup-persian-conquest-english = si leur force égale celle de la population, comme dans l’édition anglaise

## What is said of its things

hellas-about-script = { $name } : Script { $number } de l’acte { $act }.
hellas-about-script-otherwise = Ou bien, si sa première ligne reste sans effet, ou en a un autre : { $text }
hellas-script-line = { $number }. { $effects }.
hellas-about-attitude = { $name } : { $id ->
        [loyal] le joueur détient le pion Gloire du Territoire ; il peut y poser des marqueurs bleus et y usurper
        [neutral] le Territoire n’est du côté de personne
       *[other] le Territoire ajoute { $ill_will } à sa Force de Population contre le joueur, et à la Force d’Armée des Perses qui s’y battent
    }.
hellas-about-track-mobilization = { $name } : cases 1 à { $last }. Sur la dernière, les Perses se mettent en marche, et le marqueur recommence.
hellas-about-track-invasion = { $name } : cases 0 à { $last }. C’est la Force d’Armée des Régions où se trouve un marqueur de Contrôle perse ; à l’acte I, la dernière case met fin à l’acte.
hellas-about-track-command = { $name } : la valeur de Stratégie, { $last } moins les Espions restés sur la piste. Les Perses montrent autant de cartes dans une Bataille, et la meilleure compte.
hellas-about-track-victory = { $name } : à l’acte II, chaque victoire le rapproche de 0 d’une case, depuis { $last } au plus. Sur 0, la guerre est gagnée.
hellas-about-opening = { $name } : une ouverture de la chronique.
hellas-about-ending = { $name } : { $kind ->
        [victory] une façon de gagner la guerre
        [defeat] une façon de perdre la guerre
       *[consequence] une façon dont l’acte I peut finir
    }.
hellas-about-failure = { $name } : cette Quête a échoué : { $quest }.

hellas-about-god-solo-level = Dans la campagne, au niveau { $level } : { $effects }.
hellas-about-army-loyal = Dans la campagne, ce sont les troupes Loyales du joueur.
hellas-about-army-allied = Dans la campagne, ce sont les Alliés, que le joueur déplace aussi.
hellas-about-army-persian = Dans la campagne, ce sont les Perses.
hellas-about-special-pass = { $name } : tous les pions Action Utilisée quittent votre fiche et la partie, et vos Artéfacts se rechargent.
hellas-about-quest-failure = Si l’acte I de la campagne finit sans elle : { $effects }.

## Its words

hellas-verb-mobilization = la Mobilisation avance de { hellas-part-spaces }
    .means = Le marqueur de Mobilisation va de tant de cases vers la droite. Sur la case de marche, l’avant-garde marche (LOH-A1MOB-03), à l’acte II les Perses mobilisent (LOH-A2MOB-01) ; le marqueur recommence alors, et le reste de cette ligne est perdu
hellas-verb-mobilization-space = le marqueur de Mobilisation va sur la case { $number }
    .means = Le marqueur est mis sur cette case, la première étant 1
hellas-verb-invasion = l’Invasion { $change ->
        [less] recule
       *[more] avance
    } de { hellas-part-spaces }
    .means = Le marqueur d’Invasion bouge d’autant, entre 0 et 10
hellas-verb-reinforce = { $number ->
        [one] { $number } Hoplite perse rejoint l’Avant-garde
       *[other] { $number } Hoplites perses rejoignent l’Avant-garde
    }
    .means = Tant d’Hoplites perses rejoignent l’avant-garde où elle est ; une avant-garde disparue n’en reçoit pas
hellas-verb-spawn = { $monster } vient en { $at }{ GIVEN($or_at) ->
        [yes] {" "}(en { $or_at } dans l’édition anglaise)
       *[no] {""}
    } ; si ce Monstre est sur le plateau ou a été tué, { $others }
    .means = Mettre le Monstre dans cette Région ; s’il est déjà sur le plateau, ou a été tué, accomplir `else`. `or_at` : la Région pour une table qui joue avec celles de l’édition anglaise
hellas-verb-spy = un Espion va en { $what }
    .means = L’espion le plus à gauche de la piste de commandement va là ; rien ne se passe sans espion (LOH-A1GEN-02)
hellas-verb-spying-phase = une phase d’Espionnage : chaque Espion agit dans sa Région
    .means = Une phase d’espionnage (LOH-A2SPY-01)
hellas-verb-attitude = { $where ->
        [here] l’Attitude de ce Territoire
        [occupied] l’Attitude de chaque Territoire où se trouve un marqueur de Contrôle perse
        [on_track] l’Attitude de chaque Territoire dont vous n’avez pas le pion Gloire
       *[other] l’Attitude de ces Territoires ({ $things })
    } { $change ->
        [less] baisse
       *[more] monte
    } de { $size }
    .means = L’attitude de ces Territoires bouge d’autant, une case à la fois : en faveur du joueur selon LOH-SATT-11 à 13, contre lui selon LOH-SATT-15 et 16. `where` : le Territoire de cette quête ou de ce Monstre (`here`), chaque Territoire avec un pion de contrôle perse (`occupied`), chaque Territoire dont le pion Gloire est sur la piste (`on_track`)
hellas-verb-unrest = vous perdez { hellas-part-hoplites } { $in ->
        [each_region] dans chaque Région
       *[each_land] dans chaque Territoire
    } par point d’hostilité (Méfiante 1, Hostile 2)
    .means = Dans chaque Territoire (`each_land`), ou dans chaque Région (`each_region`), par numéro de Région, le joueur perd tant d’Hoplites de n’importe quelle couleur fois l’hostilité du Territoire (1 méfiant, 2 hostile), ou tous ceux qu’il y a
hellas-verb-desertion = là où ne se tient aucun Hoplite bleu, la moitié des jaunes est perdue, arrondie au supérieur
    .means = Là où aucun Hoplite loyal ne se trouve, la moitié des alliés, arrondie au-dessus, est perdue
hellas-verb-defection = les marqueurs de Contrôle jaunes des Territoires d’Attitude Méfiante ou Hostile sont retirés
    .means = Les pions de contrôle jaunes dans les Territoires méfiants et hostiles sont retirés ; les Hoplites restent
hellas-verb-destroy = { $which ->
        [tallest_occupied] le plus haut Monument situé dans une Région à marqueur de Contrôle perse perd un niveau
        [each_above_base] chaque Monument de plus d’un niveau perd un niveau
       *[other] ce Monument perd un niveau : { $of }
    }
    .means = Un Monument perd un niveau : celui d’un dieu ; le plus haut dans une Région avec un pion de contrôle perse (`tallest_occupied`), le joueur choisissant entre égaux ; ou tous ceux qui en ont plus d’un (`each_above_base`). Les Prêtres qui y sont restent (*décidé*). Avec son dernier niveau, la guerre est perdue (LOH-SMONU-02)
hellas-verb-persian-control = un marqueur de Contrôle perse va en { $what }
    .means = Un pion de contrôle perse est mis là, à la place de celui du joueur ; aucun s’il y en a déjà un. Avec le 13e, la guerre est perdue
hellas-verb-only-trails = jusqu’à la fin de la partie, vos unités ne peuvent prendre que ces Voies Maritimes : { $things }
    .means = Les Hoplites et le Héros du joueur ne peuvent prendre aucune autre voie maritime jusqu’à la fin de la partie ; les Monstres et les Perses le peuvent (LOH-QFAIL-10)

hellas-if-vanguard-below = l’Avant-garde a moins de { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
    .means = l’avant-garde est sur le plateau et a moins d’Hoplites
hellas-if-vanguard-in = l’Avant-garde est dans cette Région : { $things }
    .means = l’avant-garde est dans l’une d’elles
hellas-if-counter-below = le marqueur de Victoire est plus bas que celui de l’Invasion
    .means = le compteur de victoire est à gauche du marqueur d’Invasion
hellas-if-spy-in = un Espion est en { $what }
    .means = un espion est là
hellas-count-ill-will = point d’hostilité du Territoire où se trouve { hellas-part-own } Héros (Méfiante 1, Hostile 2)
    .means = hostilité du Territoire où est le Héros : 1 méfiant, 2 hostile, sinon 0 ; 0 en quête

## Questions and options

hellas-ask-replace-tokens = { $land } : les marqueurs de Contrôle jaunes deviennent-ils bleus ?
hellas-ask-spy-or-move = Écartez-vous l’Espion, ou déplacez-vous votre Héros ?
hellas-ask-unrest = Troubles dans un Territoire, « { $land } » : quel Hoplite perdez-vous ?
hellas-ask-spoils = Vous avez gagné en { $region } : que perdent les Perses ?
hellas-ask-destroyed = Quel Monument perd un niveau ?
hellas-option-destroyed = { $god }
    .costs = niveau { $level } sur { $levels }
hellas-option-win-over = Oui, dans ces Régions : { $regions } ({ $land })
hellas-option-keep-tokens = Non, ils restent jaunes
hellas-option-remove-spy = Écarter l’Espion en { $region }
    .costs = au lieu de tout le déplacement
hellas-option-move-hero = Déplacer votre Héros
hellas-option-persian-hoplites = Tous leurs Hoplites en { $region }
    .gives = { $number } s’en vont
hellas-option-persian-token = Leur marqueur de Contrôle en { $region }
hellas-why-oracle-lost = un Oracle détruit n’est jamais reconstruit

## What is told

hellas-opening = { $opening }. { $text }
hellas-ending = { $ending }. { $text }
hellas-script = Acte { $act }, Script { $number } : { $script }. { $text }
hellas-quest-failed = { $failure } ({ $quest }). { $text }
hellas-token = Un pion de la pile ; { $number ->
        [0] il n’en reste aucun
       *[other] il en reste { $number }
    }.
hellas-mobilization = Mobilisation : case { $number } sur { $last }.
hellas-invasion = Invasion : { $number }.
hellas-counter = Marqueur de Victoire : { $number }.
hellas-attitude = L’Attitude d’un Territoire, « { $land } » : { $before }, puis { $attitude }.
hellas-spy = Un Espion va en { $region } ; valeur de Stratégie : { $number }.
hellas-spy-at-work = L’Espion en { $region } est à l’œuvre{ GIVEN($token) ->
        [yes] {" "}(contrôle : { $token })
       *[no] {" "}(personne ne contrôle la Région)
    }.
hellas-spy-gone = L’Espion en { $region } a fini son œuvre et disparaît.
hellas-spy-removed = L’Espion en { $region } est écarté ; valeur de Stratégie : { $number }.
hellas-vanguard = L’Avant-garde se déplace ({ $start }, puis { $goal }).
    .clause = l’avant-garde arrive ({ $goal })
hellas-vanguard-routed = L’Avant-garde est en déroute en { $region }.
hellas-persian-card = Les Perses montrent { $card }, qui vaut { $number }.
hellas-persian-mobilization = Les Perses se mobilisent.
    .deed = Les Perses se mobilisent
hellas-conquered = { $number ->
        [one] { $number } Hoplite perse l’emporte en { $region }.
       *[other] { $number } Hoplites perses l’emportent en { $region }.
    }
    .clause = { $region } est conquise
hellas-terror = { $monster_first } sème la terreur en { $region }.
hellas-level-destroyed = Un niveau de Monument est détruit ({ $god }) ; { $number ->
        [0] il n’en reste aucun
       *[other] il en reste { $number }
    }.
hellas-trails-closed = Vos unités ne peuvent prendre que ces Voies Maritimes : { $trails }.
hellas-map-cleared = Tous les Hoplites quittent le plateau, et tous les Prêtres les Monuments.
hellas-oracle-lost = L’Oracle est perdu, en { $region } ; un Prêtre allié bloque une place sur chaque Monument.
hellas-victory-counter = Le marqueur de Victoire est à 0 : la guerre est gagnée.
hellas-victory-no-token = Il ne reste aucun marqueur de Contrôle perse : la guerre est gagnée.
hellas-victory-last-turn = Après le dernier tour, plus de Régions sont grecques que perses : la guerre est gagnée.
hellas-defeat-two-lands = Les Perses contrôlent deux Territoires : la guerre est perdue.
hellas-defeat-monument = Un Monument est tombé : la guerre est perdue.
hellas-defeat-thirteenth-token = Le treizième marqueur de Contrôle perse est posé : la guerre est perdue.
hellas-defeat-last-turn = Après le dernier tour, les Grecs ne contrôlent pas plus de Régions que les Perses : la guerre est perdue.

## On the board, in the terminal

hellas-board-attitude = Attitude : { $attitude }
hellas-board-persian = perse
hellas-board-vanguard = Avant-garde
hellas-board-spy = Espion
hellas-label-war = Guerre
hellas-label-tracks = Pistes
hellas-label-attitudes = Attitudes
hellas-label-unseen = Pions non vus
hellas-label-landing = Table A
hellas-label-calling = Table B
hellas-board-act = acte { $act }
hellas-board-pile = { $number ->
        [one] { $number } pion dans la pile
       *[other] { $number } pions dans la pile
    }
hellas-board-occupied = Régions perses : { $number } sur { $limit }
hellas-board-lands = Territoires perses : { $number } sur { $limit }
hellas-board-vanguard-in = Avant-garde en { $region }
hellas-board-spies = Espions : { $regions }
hellas-board-mobilization = Mobilisation { $at } sur { $last }
hellas-board-invasion = Invasion { $at } sur { $last }
hellas-board-command = Stratégie { $value } ({ $spies ->
        [one] { $spies } Espion sur la piste
       *[other] { $spies } Espions sur la piste
    })
hellas-board-counter = marqueur de Victoire { $at }
hellas-look-campaign = campagne
    .about = pistes, pions et Attitudes, et ce qu’ils signifient
hellas-look-chronicle = chronique
    .about = le récit jusqu’ici
hellas-look-tables = tables
    .about = tables A et B : quel pion amène quel Monstre et quelle Quête

## Ce qui ne va pas dans sa partie d’un paquet

hellas-fault-route-end = « { $oracle } », où se trouve l’oracle, attendu à la fin
hellas-fault-colours = trois couleurs différentes attendues
hellas-fault-spies = moins que les { $spaces } cases de la piste attendu
hellas-fault-lacking = « { $id } » manque
hellas-fault-script-taken = « { $other } » est déjà le script { $number } de l’acte { $act }
hellas-fault-mobilization = une ligne de mobilisation attendue, { $found } trouvées
hellas-fault-lower-token = jeton inférieur attendu en premier
hellas-fault-token-row = jeton { $token } attendu dans une ligne, trouvé dans { $found }
hellas-fault-no-neighbour-of = « { $there } » n’est pas voisine de « { $here } »
hellas-fault-ending = « { $wanted } » attendu, « { $found } » trouvé
hellas-fault-no-script = script { $number } manquant
hellas-fault-not-in-campaign = « { $id } » ne sert pas dans la campagne
hellas-fault-adds-nothing = une ligne qui n’ajoute rien est omise

## La guerre en chiffres, et ce qui approche

hellas-account-regions = Régions
hellas-account-counter = Marqueur de Victoire, qui gagne à 0
hellas-account-tokens = Marqueurs de Contrôle perses
hellas-account-lands = Territoires des Perses
hellas-alarm-counter = Le marqueur de Victoire est presque à 0 : la guerre est presque gagnée.
hellas-alarm-tokens = Il reste peu de marqueurs de Contrôle perses : au numéro { $number }, la guerre est perdue.
hellas-alarm-lands = Les Perses contrôlent un Territoire entier : au suivant, la guerre est perdue.
hellas-alarm-monument = Il ne reste qu’un niveau à un Monument : s’il tombe, la guerre est perdue.
hellas-alarm-last-turn = Il reste un jeton : la guerre finit avec lui.
