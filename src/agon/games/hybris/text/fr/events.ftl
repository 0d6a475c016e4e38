# Ce qui s’est passé, pour le journal.

## Mise en place et phases

hybris-olympian = { $seat } incarne { $olympian }.
hybris-first-tile = { $seat } commence avec { $technology } dans son stockage.
hybris-age = L’Âge { $age } commence.
    .deed = L’Âge { $age } commence
hybris-pillar = { $seat } prend le Pilier { $pillar }.
    .deed = { $seat } prend le Pilier { $pillar }
hybris-pillar-prayer = { $seat } gagne la Prière posée sur le Pilier { $pillar }.
hybris-first-pick = { $seat } choisit son Pilier avant tous les autres pendant cet Âge.
hybris-token-shown = { $seat } retourne un jeton ({ $figure }) : { GIVEN($location) ->
        [no] n’importe quel Lieu
       *[yes] { $location }
    }.

## Tours

hybris-activated = { $seat } active { $figure }{ GIVEN($location) ->
        [no] {""}
       *[yes]  : { $location }
    }.
    .deed = { $seat } envoie { $figure }
hybris-placed = { GIVEN($location) ->
        [no] { $seat } : { $figure } prend l’emplacement à { $slot }.
       *[yes] { $seat } : { $figure } prend l’emplacement « { $slot } » ({ $location }).
    }
    .where = { GIVEN($location) ->
        [no] ({ $slot })
       *[yes] ({ $location })
    }
hybris-on-artwork = { $seat } : { $figure } ne trouve plus d’emplacement ({ $location }).
    .where = ({ $location }, sans emplacement libre)
hybris-action = { $seat } : { $action }.
    .otherwise = { $action }
hybris-passed = { $seat } passe.
    .deed = { $seat } passe
hybris-upper = { $seat } utilise la partie haute du Pilier { $pillar }.
    .clause = partie haute ({ $pillar })
hybris-lower = Les autres reçoivent la partie basse du Pilier { $pillar }, que détient { $seat }.
hybris-power = { $way ->
        [used] { $seat } utilise { $power }.
        [may] { $seat } peut utiliser { $power }.
        [if] { $seat } : { $power } ({ $effects }).
       *[plain] { $seat } : { $power }.
    }
hybris-table-power = { $table_power }, pour { $seat }.

## Ce qui se gagne et se perd

hybris-gained = { $number ->
        [0] { $seat } n’a rien à gagner ici ({ $what }).
       *[other] { $seat } gagne { $amount }.
    }
hybris-lost = { $number ->
        [0] { $seat } n’a rien à perdre ({ $what }).
       *[other] { $seat } perd { $amount }.
    }
hybris-paid = { $seat } paie { $amount }.
hybris-given = { $seat } remet { $amount } à { $owner }.
hybris-vp = { $seat } gagne { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    }.
    .tally = { $points }
hybris-vp-lost = { $points ->
        [0] { $seat } n’a pas de Point de Victoire à perdre.
        [one] { $seat } perd { $points } Point de Victoire.
       *[other] { $seat } perd { $points } Points de Victoire.
    }
    .tally = -{ $points }
hybris-grandeur = { $seat } gagne de la Grandeur et passe à la case { $space_number }.
hybris-grandeur-lost = { $seat } perd de la Grandeur et recule à la case { $space_number }.
hybris-kindness = { $seat } : la Bonté passe à { $space_number }.
hybris-determination = { $seat } : la Détermination passe à la case { $space_number }.
hybris-generated = { $prayers ->
        [one] { $prayers } Prière va
       *[other] { $prayers } Prières vont
    } dans le Puits, qui en contient { $well }.
hybris-well-emptied = Le Puits a débordé : il est vidé.

## Cartes

hybris-drew = { $seat } pioche { $card }.
hybris-drew-hidden = { $seat } pioche une carte Conflit.
hybris-trained = { $seat } pioche { $card } au Colisée.
hybris-trained-hidden = { $seat } pioche une carte du Colisée.
hybris-enhanced = { $seat } prend en main sa carte Conflit Améliorée.
hybris-discarded = { $seat } défausse { $card }.
hybris-recovered = { $seat } reprend { $card } dans sa défausse.
hybris-card-shown = { $seat } montre { $card }.
hybris-premonition = { $seat } pioche la Prémonition { $premonition }.
hybris-premonition-hidden = { $seat } pioche une Prémonition.
hybris-premonition-dropped = { $seat } défausse la Prémonition { $premonition }.
hybris-premonition-completed = { $seat } accomplit la Prémonition { $premonition }.
    .clause = réalise { $premonition }

## Secrets

hybris-looked-hand = { $seat } regarde la main d’un adversaire : { $owner }.
hybris-looked-premonitions = { $seat } regarde les Prémonitions d’un adversaire : { $owner }.
hybris-looked-tokens = { $seat } regarde les jetons d’un adversaire : { $owner }.
hybris-saw-card = { $owner } tient { $card }.
hybris-saw-premonition = { $owner } a la Prémonition { $premonition }.
hybris-saw-token = { $owner } a placé sous { $figure } : { GIVEN($location) ->
        [no] n’importe quel Lieu
       *[yes] { $location }
    }.
hybris-swapped = { $seat } échange sans le montrer un jeton ({ $figure }).

## L’Olympe, la Forge, l’Oracle

hybris-converted = { GIVEN($row) ->
        [no] { $seat } fait la conversion qu’ajoute la Variante.
       *[yes] { $seat } convertit { $row }.
    }
hybris-conceived = { $seat } conçoit { $technology }.
    .clause = conçoit { $technology }
hybris-crafted = { $seat } : { $technology } entre à l’Usine.
    .clause = fabrique { $technology }
hybris-advanced = { $seat } : { $technology } avance.
hybris-stored = { $seat } range { $technology } dans son stockage.
hybris-scrapped = { $seat } n’a plus de place : { $technology } quitte la partie.
hybris-moved = { $seat } déplace { $technology } sur la case { $space }.
hybris-omen = { $seat } pose { $card } près de l’Oracle.
    .clause = pose une carte à côté de l’Oracle
hybris-primordial-seen = { $seat } regarde le prochain Primordial : { $primordial }.
hybris-primordial = Peur : { $revealed } se révèle.{ GIVEN($wrath_1) ->
        [no] {""}
       *[yes] {" "}Courroux I, sauf si vous avez une carte près de l’Oracle : { $wrath_1 }.
    }{ GIVEN($wrath_2) ->
        [no] {""}
       *[yes] {" "}Courroux II : { $wrath_2 }.
    }
    .deed = Peur : { $revealed } est révélé

## Tuiles Amélioration et Temples

hybris-item = { $seat } retire une pièce ({ $upgrade }) : { $item }.
hybris-unlocked = { $seat } débloque { $upgrade }.
    .clause = débloque { $upgrade }
hybris-ascended = { $seat } a débloqué assez d’Améliorations et s’élève.
    .clause = s’élève
hybris-temple = { $seat } bâtit un Temple à { $city }.
    .clause = bâtit un Temple à { $city }
hybris-temple-destroyed = { $seat } voit s’effondrer son Temple à { $city }.
hybris-temple-used = { $seat } reçoit le bonus de son Temple à { $city }.

## Le Monde Mortel

hybris-influence = { $seat } influence { $city }.
hybris-service = { $seat } utilise le Service à { $city }.
hybris-deployed = { $seat } déploie { $technology } sur la case { $space }.
    .clause = déploie { $technology }
hybris-reward = { $seat } prend une récompense ({ $technology }) : { $reward ->
        [0] ses points
        [1] ses Prières
       *[other] la piste de Bonté
    }.
hybris-affinity = À { $city }, l’affinité récompense { $seat }.
hybris-connected = { $seat } : { $technology } est en connexion avec { $number ->
        [one] { $number } Technologie
       *[other] { $number } Technologies
    }.
hybris-contested = { $seat } envoie { $figure } contester le déploiement à { $city }, face à { $owner }.
hybris-contest-declined = { $seat } ne conteste pas.
hybris-contest-won = { $seat } : { $figure } l’emporte et se tient désormais à { $city }.
    .clause = gagne la contestation à { $city }

## Combat

hybris-combat = Combat : { $figure }, pour { $seat }, contre { $other_figure }, pour { $owner }.
    .fight = { $figure } contre { $other_figure }
hybris-combat-game = Combat : { $figure }, pour { $seat }, contre { GIVEN($quest) ->
        [yes] { $quest }
       *[no] { GIVEN($hero) ->
            [yes] { $hero }
           *[no] le Primordial
        }
    }.
    .fight = { $figure } contre { GIVEN($quest) ->
        [yes] { $quest }
       *[no] { GIVEN($hero) ->
            [yes] { $hero }
           *[no] le Primordial
        }
    }
hybris-enemy-card = On révèle { $card } pour l’ennemi : { SIGNED($strength) }{ $elemental ->
        [0] {""}
       *[other] , { SIGNED($elemental) } pour ses Éléments
    }.
hybris-enemy-strength = L’ennemi a une Force de { $strength } en tout.
hybris-placed-card = { $seat } pose une carte face cachée.
hybris-placed-openly = { $seat } pose { $card } face visible.
hybris-marker = { $seat } { $marker ->
        [0] s’arrête
       *[other] continue
    }.
hybris-took-back = { $seat } reprend sa carte.
hybris-played = { $seat } joue { $card } : { SIGNED($strength) }{ $combo ->
        [0] {""}
       *[other] , Combo { SIGNED($combo) }
    }.
hybris-revealed-top = { $seat } révèle { $card } de sa pioche : { SIGNED($strength) }.
hybris-strength = { $seat } : { SIGNED($number) } de Force dans ce Combat.
hybris-might = { $seat } : { SIGNED($number) } de Force dans tous les Combats de cet Âge.
hybris-resolve = { $seat } dispose de { $number } de Détermination en plus dans ce Combat.
hybris-weakened = { $seat } affaiblit { $card }, qui compte maintenant { $strength }.
hybris-bound = { $seat } contraint { $owner } : { $effect }.
hybris-toll = { $seat } impose un péage à { $owner } : { $effect }.
hybris-totals = Attaquant { $attack }, Défenseur { $defence }.
hybris-combat-over = { GIVEN($winner) ->
        [yes] { $winner } gagne le Combat
       *[no] { $loser } perd le Combat
    } (Attaquant { $attack }, Défenseur { $defence }).
    .clause = { GIVEN($winner) ->
        [yes] { $winner } gagne le Combat, { $attack } à { $defence }
       *[no] { $loser } perd le Combat, { $attack } à { $defence }
    }
    .banner = { GIVEN($winner) ->
        [yes] { $winner } gagne le Combat
       *[no] { $loser } perd le Combat
    }
    .by = { $attack } : { $defence }
hybris-card-kept = { $seat } reprend { $card } en main.
hybris-defeated = { $seat } : { $figure } subit une défaite.
    .cost = { $figure } : défaite
hybris-to-underworld = { $seat } : { $figure } gît aux Enfers.
    .cost = { $figure } gît aux Enfers
hybris-spared = { $seat } : { $figure } échappe aux Enfers et retourne dans la réserve.
    .cost = { $figure } : épargné
hybris-fled = { $seat } : { $figure } s’enfuit dans la réserve.
    .cost = { $figure } s’enfuit
hybris-flight-won = { $seat } : { $figure } a gagné ce Combat.
hybris-wounded = { $seat } : son Olympien est blessé.
    .cost = blessure de l’Olympien ({ $seat })
hybris-sent-back = { $seat } : { $figure } retourne dans la réserve.
hybris-resurrected = { $seat } : { $figure } revient des Enfers.
    .clause = { $figure } revient des Enfers
hybris-ally = { $hero } s’allie à { $seat }.
    .clause = { $hero } devient allié

## Quêtes

hybris-quest-chosen = { $seat } tente une Quête : { $quest }.
hybris-song = { $seat } accomplit le Chant « { $song } » ({ $quest }).
    .clause = achève un Chant ({ $quest })
hybris-song-failed = { $seat } échoue au Chant « { $song } » ({ $quest }).
hybris-epic = { $seat } achève l’Épopée : { $quest }.
    .clause = achève { $quest }
hybris-clash = { $seat } gagne l’Affrontement : { $quest }.
    .clause = gagne { $quest }
hybris-quest-reset = La Quête recommence : { $quest }.
hybris-trophy = { $seat } garde un trophée : { $quest }.
hybris-quest = Nouvelle Quête : { $quest }.
hybris-quest-expired = { $quest } : la Quête part, personne ne l’a achevée à temps.

## Scénarios, Variantes, Duel

hybris-token-taken = { $seat } prend { $token }.
hybris-counter = { $counter } : { $number }.
hybris-discipline = Épreuve de l’Âge { $age } : { $discipline }.
hybris-city-scored = { $seat } marque { $points ->
        [one] { $points } Point de Victoire
       *[other] { $points } Points de Victoire
    } pour { $city } (influence { $number }).
hybris-game-ended = La partie est terminée.
hybris-won = { $seat } gagne sur-le-champ.

## Pourquoi la partie a pris fin

hybris-won-ascended = { $seat } a débloqué { $unlocked } Améliorations et s’élève à l’Âge { $age }, quels que soient les points.
hybris-won-at-once = { $seat } a accompli à l’Âge { $age } ce que demande { $by } et gagne sur-le-champ, quels que soient les points.
hybris-won-by-held = { $seat } a le plus de Points de Victoire, { $count }{ $first ->
        [0] {" "}contre { $next } pour { $second }
       *[other] , ce qui départage
    }.
hybris-won-by-grandeur = { $first ->
        [0] { $seat } est en tête de la piste de Grandeur.
       *[other] Il y a égalité, et { $seat } devance { $second } sur la piste de Grandeur.
    }
hybris-won-by-trophies = Le rempart a cédé, et { $seat } a le plus de trophées : { $count } contre { $next } pour { $second }.
hybris-won-by-unlocked = { $seat } a débloqué le plus d’Améliorations : { $count } contre { $next } pour { $second }.
hybris-won-by-items-removed = { $seat } a retiré le plus de pièces de ses tuiles Amélioration, { $count }, ce qui départage.
