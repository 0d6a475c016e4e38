# Les Alentours et les Hangars : mots des cartes, questions, ce qui est dit, ce qui est sur le plateau.

## Lieux et actions

hybris-at-outskirts = aux Alentours
hybris-from-outskirts = des Alentours
hybris-action-explore = Explorer
hybris-action-defend = Défendre
hybris-does-explore = envoyez des Ouvriers au Camp et avancez sur la piste Exploration ; piochez autant de cartes Exploration que le dit votre Échelon, gardez-en une et tentez-la. Un succès rapporte une récompense de la piste et ramène votre jeton au début
hybris-does-defend = envoyez des Ouvriers au Camp et avancez sur la piste Défense ; combattez Chaos avec la Force de votre Échelon. Une victoire le repousse, rapporte une récompense de la piste et ramène votre jeton au début

## Biens du Hangar

hybris-good-energy = { $number ->
        [one] 1 Énergie
       *[other] { $number } Énergies
    }
hybris-good-research = { $number } R&D
hybris-good-worker = { $number ->
        [one] { $number } Ouvrier
       *[other] { $number } Ouvriers
    }
hybris-good-foreman = le Chef d’Atelier
hybris-good-camp-worker = { $number ->
        [one] { $number } Ouvrier au Camp
       *[other] { $number } Ouvriers au Camp
    }
hybris-good-echelon = { $number ->
        [one] 1 Échelon sur la piste de votre choix
       *[other] { $number } Échelons sur les pistes de votre choix
    }
hybris-good-task = { $number ->
        [one] 1 Tâche d’une tuile avec Ouvrier
       *[other] { $number } Tâches de tuiles avec Ouvrier
    }

## Mots des cartes

hybris-do-spend = { $form ->
        [does] dépense
        [to] dépenser
       *[do] dépensez
    }
hybris-part-may-spend = { $form ->
        [does] peut dépenser
        [to] dépenser si l’on veut
       *[do] vous pouvez dépenser
    }
hybris-verb-earn = { hybris-do-gain } { $goods }
    .means = Gagner ce qui est dans un Hangar ou au Camp : `energy` `research` `worker` `foreman` `camp_worker`, aussi `echelon` et `task` (perdue sans Ouvrier sur une tuile)
hybris-verb-spend = { $head ->
        [yes] { hybris-do-spend }
       *[no] { hybris-part-may-spend }
    } { $goods }{ $subject ->
        [other]  : { $effects }
       *[own] {" "}pour { $effects }
    }
    .means = Payer de ces biens, puis `then`. Un pouvoir qui commence ainsi est offert, et l’utiliser, c’est dépenser
hybris-verb-forfeit = { hybris-do-lose } { $goods }
    .means = Perdre de ces biens ; un Camp vide ne coûte pas de Grandeur
hybris-if-camp = il y a au moins { $number } Ouvriers au Camp
hybris-if-mk-active = { hybris-part-one-has } au moins { $number } tuiles MK activées
hybris-if-seats = on joue à { $number }
hybris-count-camp = Ouvrier du Camp
hybris-count-built-cities = Ville où { $person ->
        [they] ce joueur a
       *[you] vous avez
    } un Temple ou une Technologie
hybris-modify-explore-draw = { hybris-action-explore } fait piocher { $size } cartes de plus
hybris-modify-mk-research = envoyer une tuile MK à la Forge coûte { $size } R&D de moins
hybris-on-visited = { $by ->
        [self] { $own_character } arrive
        [other] { $character } d’un autre joueur arrive
       *[any] { $character } arrive
    } { $at }
hybris-on-performed = { hybris-part-one-performs } { $action ->
        [conceive] { hybris-action-conceive }
        [craft] { hybris-action-craft }
        [design] { hybris-action-conceive } ou { hybris-action-craft }
        [produce] { hybris-action-produce }
        [perceive] { hybris-action-perceive }
        [omen] { hybris-action-omen }
       *[explore] { hybris-action-explore }
    }
hybris-on-aegis-gained = { $by ->
        [self] vous gagnez
        [other] un autre joueur gagne
       *[any] un joueur gagne
    } { $at_least ->
        [0] de l’Aegis
       *[other] { $at_least } Aegis ou plus d’un coup
    }
hybris-on-premonition = { $by ->
        [self] vous complétez
        [other] un autre joueur complète
       *[any] un joueur complète
    } une Prémonition
hybris-on-combat-over = un Combat est fini

## Ce que demandent les cartes Exploration

hybris-requirement-engage = engager un Ouvrier du Camp
hybris-requirement-transfer = transférer { $number ->
        [one] 1 Ouvrier
       *[other] { $number } Ouvriers
    } au Camp
hybris-requirement-pay = payer { $amounts }
hybris-requirement-spend = dépenser { $goods }
hybris-requirement-discard = défausser { $number ->
        [one] 1 carte Conflit
       *[other] { $number } cartes Conflit
    }
hybris-requirement-discard-element = défausser une carte Conflit portant { $what }
hybris-requirement-discard-type = défausser une carte Conflit de type { $what }
hybris-requirement-discard-strength = défausser des cartes Conflit pour { $number } de Force en tout
hybris-requirement-show-elements = montrer des cartes Conflit portant { $number } Éléments différents
hybris-requirement-heroes = avoir { $number } Héros invaincus

## Ce que demandent les Tâches

hybris-task-pay = payer { $amounts }
hybris-task-discard-element = défausser une carte Conflit portant { $what }
hybris-task-discard-strength = défausser des cartes Conflit pour { $number } de Force en tout
hybris-task-deployed = avoir une Technologie de type { $what } dans une Ville
hybris-task-temple = avoir un Temple dans une Ville
hybris-task-kindness = avoir { $number } Bontés
hybris-task-heroes = avoir { $number } Héros invaincus
hybris-task-sparks = avoir { $number ->
        [one] 1 Étincelle
       *[other] { $number } Étincelles
    }
hybris-task-act = { $what ->
        [convert] { hybris-action-convert }
        [conceive] { hybris-action-conceive }
        [resurrect] { hybris-action-resurrect }
        [drain] { hybris-action-drain }
        [achieve] { hybris-action-achieve }
        [perceive] { hybris-action-perceive }
        [train] { hybris-action-train }
       *[deploy] { hybris-action-deploy }
    }
hybris-task-complete = compléter une Prémonition
hybris-task-combat = participer à un Combat
hybris-task-gain = { $what ->
        [determination] gagner de la Détermination
        [prophet] retirer un Prophète d’une Amélioration
       *[rival_token] gagner un jeton Olympien adverse
    }

## Cartes et tuiles

hybris-about-adventure = { $name } : Aventure.
hybris-about-event = { $name } : Événement.
hybris-about-exploration-asks = Il faut : { $asks }.
hybris-about-exploration-success = Succès : { $effects }.
hybris-about-exploration-failure = Échec : { $effects }.
hybris-about-adventure-progress = L’Ouvrier passe au Site suivant quand { $steps }.
hybris-about-sites = { $number } Sites{ GIVEN($bonuses) ->
        [yes] . { $bonuses }.
       *[no] .
    }
hybris-about-site = Site { $number } : { $effects }
hybris-about-adventure-module = Au-delà du dernier Site : le Module { $module }.
hybris-about-module = { $name } : Module, un pouvoir définitif ({ $card }).
hybris-about-mk-tile = { $name } : { $part ->
        [head] tête
        [core] cœur
        [arm] bras
       *[legs] jambes
    } ({ $mk }).
hybris-about-task = Tâche { $colour ->
        [red] rouge
        [blue] bleue
        [yellow] jaune
       *[green] verte
    } : { $task }.
hybris-about-mk = { $name } : ce qu’il peut faire de son Énergie.
hybris-about-ability = { $name } : { $does }
hybris-about-echelon = Échelon { $number } de la piste { $track ->
        [explore] Exploration : { $bonus ->
            [one] 1 carte piochée
           *[other] { $bonus } cartes piochées
        }
       *[defend] Défense : { SIGNED($bonus) } de Force contre Chaos
    }. { $cost ->
        [0] Tout jeton y commence.
        [one] Il coûte 1 Ouvrier du Camp.
       *[other] Il coûte { $cost } Ouvriers du Camp.
    }
hybris-about-hangar = Le Hangar contient { $energy } Énergies, { $research } R&D et { $workers } Ouvriers, un Chef d’Atelier et les quatre tuiles de votre MK.

## Questions et options

hybris-ask-transfer = Combien d’Ouvriers envoyez-vous au Camp ? Vous en avez { $workers }, le Camp { $camp }.
hybris-option-transfer = { $number ->
        [0] N’envoyer personne
        [one] Envoyer 1 Ouvrier
       *[other] Envoyer { $number } Ouvriers
    }{ $foreman ->
        [1] , et un de la réserve générale par le Chef d’Atelier
       *[0] {""}
    }
    .gives = { $camp } au Camp
hybris-ask-advance = { $track ->
        [explore] Vous êtes à l’Échelon { $echelon } de la piste Exploration et piochez { $bonus ->
            [one] 1 carte
           *[other] { $bonus } cartes
        }
       *[defend] Vous êtes à l’Échelon { $echelon } de la piste Défense : { SIGNED($bonus) } de Force
    }. Avancez-vous ? Ouvriers au Camp : { $camp }.
hybris-option-advance = Avancer à l’Échelon { $echelon } : { $track ->
        [explore] { $bonus } cartes
       *[defend] { SIGNED($bonus) } de Force
    }
    .gives = { GIVEN($reward) ->
            [yes] en cas de succès : { $reward }
           *[no] {""}
        }
    .costs = { $workers ->
            [0] {""}
            [one] 1 Ouvrier du Camp
           *[other] { $workers } Ouvriers du Camp
        }{ $foreman ->
            [1] { $workers ->
                [0] votre Chef d’Atelier
               *[other] {" "}et votre Chef d’Atelier
            }
           *[0] {""}
        }
hybris-option-stay = Rester à cet Échelon
hybris-ask-exploration = Laquelle de ces cartes gardez-vous ?
hybris-option-exploration = { $card }. Il faut : { $asks }
    .gives = succès : { $gives }
    .costs = échec : { $fails }
hybris-option-adventure = une Aventure de { $sites } Sites, puis { $module }
hybris-ask-attempt = { $card } : il faut { $asks }. Le faites-vous ? Sinon : { $fails }.
hybris-option-attempt = Tenter : { $asks }
    .gives = { $gives }
hybris-option-fail = Laisser échouer
hybris-ask-track-reward = { $track ->
        [explore] Quelle récompense de la piste Exploration ?
       *[defend] Quelle récompense de la piste Défense ?
    }
hybris-option-track-reward = Échelon { $echelon } : { $effects }
hybris-ask-foreman = Votre Chef d’Atelier est-il l’un des Ouvriers ?
hybris-option-by-workers = { $number ->
        [one] { $number } Ouvrier
       *[other] { $number } Ouvriers
    }, le Chef d’Atelier reste
hybris-option-by-foreman = Le Chef d’Atelier{ $number ->
        [0] {""}
        [one] {" "}et 1 Ouvrier
       *[other] {" "}et { $number } Ouvriers
    }
hybris-ask-spend = { GIVEN($source) ->
        [no] Le dépensez-vous ?
       *[yes] { $source } : le dépensez-vous ?
    }
hybris-option-spend = Dépenser { $goods } : { $effects }
hybris-option-no-spend = Ne rien dépenser
hybris-ask-track = Sur quelle piste avancez-vous gratuitement ?
hybris-option-echelon = { $track ->
        [explore] Exploration
       *[defend] Défense
    }, à l’Échelon { $echelon }
hybris-ask-task = Quelle Tâche est accomplie ?
hybris-option-send = Envoyer aussi { $tile } à l’Usine
    .gives = à son retour : { $rewards }
    .costs = { $cost } R&D
hybris-ask-promote = Quel Ouvrier devient Chef d’Atelier ?
hybris-option-promote = { GIVEN($tile) ->
        [yes] { $tile } : son Ouvrier
       *[no] Un de la réserve
    }
hybris-ask-recruit = Combien de Fidèles deviennent Ouvriers ? Vous en avez { $followers }, et de la place pour { $free }.
hybris-option-recruit = { $number ->
        [0] Aucun
        [one] { $number } Fidèle
       *[other] { $number } Fidèles
    }
    .gives = { $workers ->
            [one] { $workers } Ouvrier
           *[other] { $workers } Ouvriers
        }
hybris-ask-post = Quelles tuiles reçoivent un Ouvrier ? Vous en avez { $workers }.
hybris-option-post = { $number ->
        [0] Aucune
       *[other] { $tiles }
    }
hybris-ask-keep-worker = { $tile } : l’Ouvrier est épuisé. Payez-vous 1 Aegis pour le garder ? Vous en avez { $aegis }.
hybris-option-keep-worker = { $tile } : garder l’Ouvrier
    .costs = 1 Aegis
hybris-option-let-go = Laisser partir l’Ouvrier
hybris-ask-send = Dépensez-vous votre R&D pour envoyer aussi une tuile MK à l’Usine ?
hybris-ask-trade-research = Combien de R&D deviennent des Points de Victoire ? Vous en avez { $research }.
hybris-option-trade = { $number ->
        [0] Aucune
       *[other] { $number } R&D
    }
    .gives = { $number ->
            [0] {""}
            [one] 1 Point de Victoire
           *[other] { $number } Points de Victoire
        }
hybris-ask-task-card = Quelle carte défaussez-vous pour la Tâche ?
hybris-ask-explore-card = { $card } : quelle carte défaussez-vous ?
hybris-ask-explore-show = { $card } : quelle carte montrez-vous ?

hybris-why-lacking = vous ne pouvez pas { $asks }
hybris-why-camp = le Camp a { $have ->
        [one] { $have } Ouvrier
       *[other] { $have } Ouvriers
    } et il en faut { $need }
hybris-why-echelon = votre jeton n’a pas atteint cet Échelon
hybris-why-task = vous ne pouvez pas la payer
hybris-why-unmanned = il n’y a pas d’Ouvrier sur cette tuile
hybris-why-active = elle est déjà activée
hybris-why-sent = elle est déjà à l’Usine
hybris-why-research = vous avez { $have } R&D et il en faut { $need }
hybris-why-last-echelon = votre jeton est au dernier Échelon

## Ce qui est dit

hybris-energy = { $seat } gagne { hybris-good-energy }.
hybris-energy-spent = { $seat } dépense { hybris-good-energy }.
hybris-energy-lost = { $seat } { $number ->
        [0] n’a pas d’Énergie à perdre
       *[other] perd { hybris-good-energy }
    }.
hybris-research = { $seat } gagne { $number } R&D.
hybris-research-spent = { $seat } donne { $number } R&D.
hybris-research-lost = { $seat } { $number ->
        [0] n’a pas de R&D à perdre
       *[other] perd { $number } R&D
    }.
hybris-worker = { $seat } gagne { hybris-good-worker }.
hybris-worker-spent = { $seat } paie { hybris-good-worker }.
hybris-worker-lost = { $seat } { $number ->
        [0] n’a pas d’Ouvrier à perdre
       *[other] perd { hybris-good-worker }
    }.
hybris-foreman = { $seat } : un Ouvrier devient Chef d’Atelier.
hybris-foreman-gone = { $seat } : le Chef d’Atelier retourne à la réserve générale.
hybris-foreman-recruits = { $seat } : le Chef d’Atelier ajoute un Ouvrier au Camp, qui en a { $camp }.
hybris-camp = { hybris-good-worker } de plus au Camp : { $camp } en tout.
hybris-camp-spent = { $seat } paie { hybris-good-camp-worker } ; il en reste { $camp }.
hybris-camp-lost = Le Camp { $number ->
        [0] n’a pas d’Ouvrier à perdre.
       *[other] perd { hybris-good-worker } ; il en reste { $camp }.
    }
hybris-transferred = { $seat } envoie { hybris-good-worker } au Camp, qui en a { $camp }.
hybris-engaged = { $seat } engage un Ouvrier ; Ouvriers au Camp : { $camp }.
hybris-echelon = { $seat } : le jeton est à l’Échelon { $echelon } de la piste { $track ->
        [explore] Exploration
       *[defend] Défense
    }.
hybris-track-reward = { $seat } prend la récompense de l’Échelon { $echelon } de la piste { $track ->
        [explore] Exploration
       *[defend] Défense
    }.
hybris-explored = Vous piochez { $exploration }.
hybris-explored-hidden = { $seat } pioche une carte Exploration.
hybris-exploration = { $seat } garde { $exploration }.
hybris-exploration-done = { $exploration } : un succès pour { $seat }.
    .clause = réussit { $exploration }
hybris-exploration-failed = { $exploration } : un échec pour { $seat }.
hybris-adventure = { $seat } se lance dans { $exploration }.
hybris-site = { $seat }, { $exploration } : l’Ouvrier atteint le Site { $site }.
hybris-module = { $seat } a accompli une Aventure et gagne le Module { $module }.
hybris-task = { $seat } accomplit une Tâche ({ $mk_tile }) : { $task }.
hybris-mk-active = { $seat } active { $mk_tile }.
hybris-mk-sent = { $seat } envoie { $mk_tile } à l’Usine.
    .clause = envoie { $mk_tile }
hybris-recruited = { $seat } : { $number ->
        [one] { $number } Fidèle devient Ouvrier
       *[other] { $number } Fidèles deviennent Ouvriers
    }.
hybris-posted = { $seat } met un Ouvrier sur { $mk_tile }.
hybris-exhausted = { $seat } : l’Ouvrier sur { $mk_tile } est épuisé et s’en va.

## La table dans le terminal

hybris-board-camp = Camp : { $workers ->
        [0] personne
        [one] 1 Ouvrier
       *[other] { $workers } Ouvriers
    }
hybris-board-camp-workers = { $workers ->
        [one] { $workers } Ouvrier
       *[other] { $workers } Ouvriers
    }
hybris-board-explorations = { $cards ->
        [one] { $cards } carte Exploration
       *[other] { $cards } cartes Exploration
    }
hybris-label-camp = Camp
hybris-label-explorations = Cartes Exploration
hybris-label-track-explore = Piste Exploration
hybris-label-track-defend = Piste Défense
hybris-label-hangar = Hangar
hybris-label-mk = MK
hybris-label-mk-tile = Tuile MK
hybris-label-adventure = Aventure
hybris-label-module = Module
hybris-head-energy = Énergie
    .short = Én.
hybris-head-research = R&D
    .short = R&D
hybris-head-workers = Ouvriers
    .short = Ouv.
hybris-head-foreman = Chef d’Atelier
    .short = Chef
hybris-head-explore = piste Exploration
    .short = Expl.
hybris-head-defend = piste Défense
    .short = Déf.
hybris-head-mk = tuiles MK
    .short = MK
hybris-board-mk-part = { $part ->
        [head] tête
        [core] cœur
        [arm] bras
       *[legs] jambes
    }
hybris-board-mk-active = activée
hybris-board-mk-sent = à l’Usine
hybris-board-mk-worker = {" "}avec Ouvrier
hybris-board-tasks = { $done } sur { $tasks } Tâches
hybris-board-task-done = {" "}faite
hybris-board-adventure = { $card }, Site { $site } sur { $sites }
hybris-board-hangar-energy = Énergie { $number } sur { $limit }
hybris-board-hangar-research = R&D { $number } sur { $limit }
hybris-board-hangar-workers = Ouvriers { $number } sur { $limit }
hybris-board-hangar-foreman = un Chef d’Atelier
hybris-board-hangar-no-foreman = pas de Chef d’Atelier
hybris-board-hangar-recruits = { $number ->
        [one] 1 Fidèle devient Ouvrier
       *[other] { $number } Fidèles deviennent Ouvriers
    }
hybris-board-hangar-post = un Ouvrier va sur { $tile }
hybris-look-outskirts = alentours
    .about = Camp, cartes Exploration, et les deux pistes Échelon par Échelon
hybris-look-hangars = hangars
    .about = ce que contient chaque Hangar, Tâche par Tâche

## Rapports

hybris-report-explored = Cartes Exploration réussies, quand on les a gardées
hybris-report-accomplished = Modules obtenus, quand leur Aventure a commencé
hybris-report-reaped = Récompenses des pistes
hybris-report-activated = Tuiles MK activées, quand leur Olympien jouait
hybris-report-sent = Tuiles MK envoyées par la Forge, quand leur Olympien jouait
hybris-report-ability = Capacités des MK utilisées, quand leur Olympien jouait

## La partie en chiffres

hybris-points-research = Recherche
hybris-points-exploration = Explorations
hybris-points-mk-tile = Tuiles MK
hybris-points-module = Modules
hybris-points-ability = Capacités
hybris-deed-explored = Explorations réussies
hybris-deed-machines = Tuiles MK envoyées
