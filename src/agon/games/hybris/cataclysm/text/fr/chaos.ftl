# Chaos : le module Cataclysme, ce qu’une table en décide, ses mots, ses cartes, ses questions, ce qui en est dit.

hybris-module-cataclysm = Cataclysme
    .about = Ouvriers, Hangars et machines divines aux Alentours, et Chaos, attiré par chaque Aegis : si les cinq Villes tombent, tout le monde perd.

hybris-setup-hunger = Faim de Chaos
hybris-setup-hunger-normal = affamé : comme le disent les cartes
hybris-setup-hunger-calm = somnolent : il s’éveille pour 1 Aegis de plus
hybris-setup-hunger-keen = vorace : il s’éveille pour 1 Aegis de moins
hybris-setup-hunger-starving = sans fond : il s’éveille pour 2 Aegis de moins

hybris-setup-lost-interception = Un Olympien battu en Interception
hybris-setup-lost-interception-wounded = est blessé et perd 1 Grandeur
hybris-setup-lost-interception-unharmed = est indemne

## Ses mots

hybris-verb-momentum = { $number ->
        [-3] Chaos perd 3 Momentum
        [-2] Chaos perd 2 Momentum
        [-1] Chaos perd 1 Momentum
       *[other] Chaos gagne { $number } Momentum
    }
    .means = Le Chaos gagne tant d’Élan, ou en perd (négatif) ; jamais au-delà de ses limites
hybris-verb-advance-chaos = { $number ->
        [-2] Chaos recule de 2 cases
        [-1] Chaos recule d’1 case
        [1] Chaos avance d’1 case
       *[other] Chaos avance de { $number } cases
    }
    .means = Le Chaos avance de tant de cases, ou recule (négatif) ; jamais au-delà de ses limites
hybris-verb-creep = { $number ->
        [2] Chaos avance sur la case 2 s’il est sur la case 1
       *[other] Chaos avance d’1 case, jamais au-delà de la case { $number } (sur la case 3 seulement si son Momentum et les Villes détruites font 3 ensemble)
    }
    .means = Le Chaos avance de 1, jamais au-delà de cette case ; sur la case 3 seulement avec un Élan et des Villes détruites de 3 ensemble
hybris-verb-gather = Chaos gagne 1 Momentum s’il en a ensuite { $number } au plus
    .means = Le Chaos gagne 1 Élan s’il n’en a alors pas plus que cela
hybris-verb-hush = l’Attraction ne fait rien
    .means = L’Attraction qui vient d’être piochée ne fait rien
hybris-verb-scry = { hybris-do-look } { $number ->
        [one] la première carte Chaos
       *[other] les { $number } premières cartes Chaos (remises dans l’ordre voulu)
    }
    .means = Regarder tant de cartes Chaos et les remettre dans l’ordre de son choix
hybris-verb-foresee = { hybris-do-look } la première carte Cataclysme
    .means = Regarder la première carte Cataclysme
hybris-verb-doom = { hybris-do-look } les { $number } premières cartes Cataclysme et { hybris-do-choose } celle qui sert
    .means = Regarder tant de cartes Cataclysme et en utiliser une
hybris-verb-discard-element = { hybris-do-discard } 1 carte Conflit avec { $what }, s’il y en a une en main
    .means = Défausser une carte Conflit qui le montre, si on en a une
hybris-if-chaos-space = Chaos est sur la case { $number }
hybris-modify-target-acquired = { hybris-part-own-many } Héros ont aussi Cible Acquise
hybris-on-losing = { $by ->
        [self] vous allez perdre un Combat
        [other] un autre joueur va perdre un Combat
       *[any] un joueur va perdre un Combat
    }
hybris-on-attraction = { $by ->
        [self] une carte Chaos est piochée pour l’Aegis que vous gagnez
        [other] une carte Chaos est piochée pour l’Aegis d’un autre joueur
       *[any] une carte Chaos est piochée pour de l’Aegis
    }
hybris-on-chaos-fight = { $by ->
        [self] vous combattez Chaos
        [other] un autre joueur combat Chaos
       *[any] un joueur combat Chaos
    }
hybris-on-piece-absorbed = { $by ->
        [self] une de vos Technologies ou un de vos Temples est absorbé
        [other] une Technologie ou un Temple d’un autre joueur est absorbé
       *[any] une Technologie ou un Temple est absorbé
    }
hybris-on-chaos-advances = Chaos avance
hybris-on-interception = Chaos peut être intercepté
hybris-on-city-falls = une Ville va tomber
hybris-on-city-destroyed = une Ville est détruite

## Ses cartes

hybris-about-chaos = { $name } : un Olympien que personne ne joue. Il combat avec son Momentum et { $cards ->
        [one] 1 carte
       *[other] { $cards } cartes
    } à lui ; avec { $unleashed } Momentum il se déchaîne et avance de { $advance } cases.
hybris-about-repelled = Repoussé avec { $momentum } Momentum : { $effects }.
hybris-about-chaos-card = { $name }, carte Chaos de Force { $strength } ({ $copies ->
        [one] 1 exemplaire
       *[other] { $copies } exemplaires
    })
hybris-about-chaos-attraction = Attraction{ $least ->
        [0] {""}
       *[other] {" "}à partir de { $least } Aegis
    } : { $effects }.
hybris-about-chaos-conflict = En Combat{ $least ->
        [0] {""}
       *[other] {" "}à partir de { $least } Momentum
    } : { $effects }.
hybris-about-cataclysm-card = « { $name } ». { $city } est détruite et absorbée.

hybris-about-hunger = { $name } : une Attraction demande { $number ->
        [-2] 2 Aegis de moins que sur
        [-1] 1 Aegis de moins que sur
        [0] l’Aegis qu’indiquent
       *[other] { $number } Aegis de plus que sur
    } les cartes.

## Questions et options

hybris-ask-intercept = Chaos (Momentum { $momentum }) va détruire une Ville : { $olympian } doit-il l’intercepter ?
    .reaction = intercepter Chaos
hybris-ask-doom = Quelle Ville est détruite ?
hybris-ask-scry = Quelle carte Chaos sera piochée la prochaine ?
hybris-option-intercept = Intercepter avec { $olympian }
    .costs = { $energy ->
            [one] { $energy } Énergie
           *[other] { $energy } Énergies
        } sur { $held }
    .gives = { $target ->
            [0] {""}
           *[other] Cible Acquise : { SIGNED($target) } de Force
        }
hybris-option-no-intercept = Le laisser passer
hybris-option-fall = { $card }
hybris-option-chaos-card = { $card }
hybris-why-city-destroyed = { $city } est détruite

## Ce qui est dit

hybris-momentum = Chaos gagne un Momentum et en a { $momentum }.
hybris-momentum-lost = Chaos perd { $lost } Momentum et en a { $momentum }.
hybris-unleashed = Chaos se déchaîne : le Puits et le Camp sont vidés.
    .deed = Chaos se déchaîne
hybris-chaos-advances = Chaos avance sur la case { $number }.
    .deed = Chaos avance sur la case { $number }
hybris-chaos-retreats = Chaos recule sur la case { $number }.
hybris-chaos-returns = { $city } n’est plus. Chaos revient sur la case 1.
hybris-attraction = { $seat } a gagné { $aegis } Aegis, et Chaos s’agite : { $card }.
hybris-chaos-combat = { $figure }, pour { $seat }, combat Chaos{ $walls ->
        [0] {""}
       *[other] {" "}(remparts : { SIGNED($walls) })
    }{ $target ->
        [0] {""}
       *[other] {" "}(Cible Acquise : { SIGNED($target) })
    }.
    .fight = { $figure } contre Chaos
hybris-chaos-card = Chaos combat avec { $card }, Force { $strength }.
hybris-no-such-card = { $seat } n’a pas de carte avec { $element } à défausser.
hybris-intercepts = { $seat } intercepte Chaos.
hybris-intercept-declined = { $seat } laisse passer Chaos.
hybris-repelled = { $seat } repousse Chaos sur la case 1{ $momentum ->
        [0] {""}
       *[other]  ; il perd { $momentum } Momentum
    }.
    .clause = { $seat } repousse Chaos
hybris-city-falls = « { $fall } ». { $city } est détruite.
    .clause = { $city } tombe
hybris-absorbs = { $city } : { $pieces ->
        [0] rien à absorber
        [one] Chaos absorbe 1 pièce
       *[other] Chaos absorbe { $pieces } pièces
    }.
hybris-tile-lost = { $owner } perd { $technology } avec { $city }.
hybris-figure-lost = { $seat } : { $figure } quitte la partie.
hybris-scried = { $seat } regarde { $count ->
        [one] la première carte Chaos
       *[other] les { $count } premières cartes Chaos
    }.
hybris-saw-chaos-card = { $seat } a vu { $card } dans le paquet Chaos.
hybris-foresaw = { $seat } regarde { $count ->
        [one] la première carte Cataclysme
       *[other] les { $count } premières cartes Cataclysme
    }.
hybris-saw-fall = { $seat } a vu « { $fall } » dans le paquet Cataclysme.
hybris-chaos-wins = La dernière Ville est tombée. Chaos a gagné.
hybris-lost-to-chaos = À l’Âge { $age }, la dernière Ville est détruite : tout le monde a perdu contre Chaos.

## La table dans le terminal

hybris-board-chaos-space = case { $space } sur { $spaces }
hybris-board-chaos-momentum = Momentum { $momentum } sur { $limit }
hybris-board-ruins = { GIVEN($cities) ->
        [no] les { $left } Villes sont debout
       *[yes] détruites : { $cities } (reste { $left })
    }
hybris-board-chaos-deck = { $cards ->
        [one] { $cards } carte Chaos
       *[other] { $cards } cartes Chaos
    }, { $discarded } en défausse
hybris-board-chaos-falls = { $cards ->
        [one] { $cards } carte Cataclysme
       *[other] { $cards } cartes Cataclysme
    }
hybris-board-destroyed = détruite
hybris-board-known-card = { $card } ({ $place ->
        [1] sur le dessus
       *[other] à la place { $place } depuis le dessus
    })
hybris-label-momentum = Momentum
hybris-label-falls = Cartes Cataclysme
hybris-label-fallen = Sur les ruines
hybris-label-attraction = Attraction
hybris-board-combat-chaos = Combat contre Chaos
hybris-board-bound-no-combo = aucun Combo
hybris-board-bound-mute = le texte des cartes ne compte pas
hybris-board-bound-blunt = les cartes de type { $type } ne comptent pas
hybris-look-chaos = chaos
    .about = Chaos sur sa piste, son Momentum, ses cartes et ce qu’il apporte

## Rapports

hybris-report-attracted = Cartes Chaos tirées pour un gain d’Aegis
hybris-report-fought = Cartes Chaos tirées dans un Combat
hybris-report-fell = Villes détruites
hybris-report-chaos = Ce qu’il advint de Chaos

## La partie en chiffres, et ce qui approche

hybris-deed-repelled = Chaos repoussé
hybris-alarm-chaos = Chaos est sur sa dernière case : à son prochain pas, une Ville tombe.
hybris-alarm-last-city = Il ne reste qu’une Ville : si elle tombe, tout le monde a perdu.
