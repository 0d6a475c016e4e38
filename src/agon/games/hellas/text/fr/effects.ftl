# Les verbes des effets, les conditions, les comptes, les modificateurs, les occasions et les moments.

## À qui : votre Héros ; son Héros

hellas-part-own = { $person ->
        [they] son
       *[you] votre
    }
hellas-part-own-f = { $person ->
        [they] sa
       *[you] votre
    }
hellas-part-own-plural = { $person ->
        [they] ses
       *[you] vos
    }

## Les formes des verbes : gagnez ; gagner ; gagne

hellas-do-gain = { $form ->
        [does] gagne
        [to] gagner
       *[do] gagnez
    }
hellas-do-lose = { $form ->
        [does] perd
        [to] perdre
       *[do] perdez
    }
hellas-do-discard = { $form ->
        [does] défausse
        [to] défausser
       *[do] défaussez
    }
hellas-do-draw = { $form ->
        [does] pioche
        [to] piocher
       *[do] piochez
    }
hellas-do-look = { $form ->
        [does] regarde
        [to] regarder
       *[do] regardez
    }
hellas-do-keep = { $form ->
        [does] garde
        [to] garder
       *[do] gardez
    }
hellas-do-raise = { $form ->
        [does] augmente
        [to] augmenter
       *[do] augmentez
    }
hellas-do-lower = { $form ->
        [does] baisse
        [to] baisser
       *[do] baissez
    }
hellas-do-take = { $form ->
        [does] prend
        [to] prendre
       *[do] prenez
    }
hellas-do-heal = { $form ->
        [does] soigne
        [to] soigner
       *[do] soignez
    }
hellas-do-recruit = { $form ->
        [does] recrute
        [to] recruter
       *[do] recrutez
    }
hellas-do-bring = { $form ->
        [does] amène
        [to] amener
       *[do] amenez
    }
hellas-do-move = { $form ->
        [does] déplace
        [to] déplacer
       *[do] déplacez
    }
hellas-do-kill = { $form ->
        [does] tue
        [to] tuer
       *[do] tuez
    }
hellas-do-save = { $form ->
        [does] sauve
        [to] sauver
       *[do] sauvez
    }
hellas-do-place = { $form ->
        [does] place
        [to] placer
       *[do] placez
    }
hellas-do-perform = { $form ->
        [does] accomplit
        [to] accomplir
       *[do] accomplissez
    }
hellas-do-put = { $form ->
        [does] pose
        [to] poser
       *[do] posez
    }
hellas-do-hold = { $form ->
        [does] résout
        [to] résoudre
       *[do] résolvez
    }
hellas-do-hunt = { $form ->
        [does] chasse
        [to] chasser
       *[do] chassez
    }
hellas-do-deal = { $form ->
        [does] inflige
        [to] infliger
       *[do] infligez
    }
hellas-do-suffer = { $form ->
        [does] subit
        [to] subir
       *[do] subissez
    }
hellas-do-add = { $form ->
        [does] ajoute
        [to] ajouter
       *[do] ajoutez
    }
hellas-do-play = { $form ->
        [does] joue
        [to] jouer
       *[do] jouez
    }
hellas-do-remove = { $form ->
        [does] retire
        [to] retirer
       *[do] retirez
    }

## Ce que l’on a

hellas-verb-gain = { hellas-do-gain } { $amounts }
hellas-verb-lose = { hellas-do-lose } { $amounts }
hellas-verb-pay = { $head ->
        [yes] { $pays ->
                [injury] { hellas-do-suffer }
               *[other] { $form ->
                        [does] paie
                        [to] payer
                       *[do] payez
                    }
            }
       *[no] { $form ->
                [does] peut{" "}
                [to] {""}
               *[do] vous pouvez{" "}
            }{ $pays ->
                [injury] subir
               *[other] payer
            }
    } { $amounts }{ $apart ->
        [yes] {" "}: { $effects }
       *[no] {" "}pour { $effects }
    }
hellas-verb-pick = { hellas-do-look } { $of } { $what ->
        [neutral_artifact] Artéfacts Neutres
        [blessing] Bénédictions
       *[combat_card] cartes Combat
    } de la pioche et { $form ->
        [does] en garde
        [to] en garder
       *[do] gardez-en
    } 1
hellas-verb-fill-hand = { hellas-do-draw } des cartes Combat jusqu’à { hellas-part-own-f } limite de main
hellas-verb-discard = { hellas-do-discard } { $what ->
        [one] 1 carte Combat
        [one_at_random] 1 carte Combat au hasard
        [half] la moitié de { hellas-part-own-plural } cartes Combat, arrondie au supérieur
        [all_but_one] toutes { hellas-part-own-plural } cartes Combat sauf 1
       *[to_speed] des cartes Combat jusqu’à n’en avoir pas plus que la Vitesse de { hellas-part-own } Héros
    }
hellas-verb-exchange = { hellas-do-discard } autant de cartes Combat que voulu et { $form ->
        [does] en pioche
        [to] en piocher
       *[do] piochez-en
    } autant
hellas-verb-raise = { hellas-do-raise } { $to ->
        [0] { $what ->
                [chosen] { $count ->
                        [0] une caractéristique au choix
                       *[other] { $count } caractéristiques différentes au choix
                    }
               *[other] la caractéristique { $attribute } de { hellas-part-own } Héros
            } de 1
       *[other] à { $to } une caractéristique au choix qui est plus basse
    }
hellas-verb-lower = { hellas-do-lower } de 1 { $what ->
        [chosen] une caractéristique au choix
        [highest] la plus haute caractéristique de { hellas-part-own } Héros
       *[other] la caractéristique { $attribute } de { hellas-part-own } Héros
    }
hellas-verb-injury = { hellas-do-suffer } { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }
hellas-verb-heal = { hellas-do-heal } { $what ->
        [all] toutes les Blessures
       *[one] 1 Blessure
    }
hellas-verb-glory = { hellas-do-take } { $what ->
        [land_of_start] le pion Gloire du Territoire où commence { hellas-part-own } Héros
       *[unheld] un pion Gloire au choix que personne ne détient
    }

## Ce qui se trouve sur le plateau

hellas-part-hoplites = { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-verb-recruit = { hellas-do-recruit } jusqu’à { hellas-part-hoplites } { $at ->
        [controlled] dans une Région contrôlée
        [city] dans une Région contrôlée qui a une Cité
        [each_city] dans chaque Région contrôlée qui a une Cité
        [hero] dans la Région de { hellas-part-own } Héros
        [left] dans la Région que l’armée a quittée
       *[battle] dans la Région de la Bataille
    }
hellas-verb-bring = { hellas-do-bring } dans la Bataille { $what ->
        [any] autant de { hellas-part-own-plural } Hoplites que voulu
       *[up_to_speed] jusqu’à autant de { hellas-part-own-plural } Hoplites que la Vitesse de { hellas-part-own } Héros
    }, depuis { $from ->
        [one_neighbour] une Région voisine
       *[neighbours] les Régions voisines
    }
hellas-verb-send = { hellas-do-move } { $reach ->
        [any] vers n’importe quelle Région
        [speed] d’autant de Régions au plus que la Vitesse de { hellas-part-own } Héros
       *[other] de { $range ->
                [one] { $range } Région
               *[other] { $range } Régions
            } au plus
    } { $what ->
        [army] autant de { hellas-part-own-plural } Hoplites d’une même Région que voulu, ensemble
       *[one] un de { hellas-part-own-plural } Hoplites
    }
hellas-verb-kill = { hellas-do-kill } { $whose ->
        [enemy] { $number ->
                [one] { $number } Hoplite ennemi
               *[other] { $number } Hoplites ennemis
            }
       *[other] { hellas-part-hoplites }
    } { $at ->
        [battle] dans la Bataille
        [hero] dans la Région de { hellas-part-own } Héros
        [monster] dans la Région du Monstre
        [monster_and_neighbours] dans la Région du Monstre et dans chaque Région voisine
       *[entering] parmi ceux qui sont venus
    }
hellas-verb-save = { hellas-do-save } jusqu’à { $number } d’entre eux
hellas-verb-control = { hellas-do-take } le contrôle de la Région de { hellas-part-own } Héros
hellas-verb-place-hero = { hellas-do-place } { hellas-part-own } Héros dans n’importe quelle Région
hellas-verb-move-monster = { $what ->
        [itself] le Monstre va dans la Région du Monument le plus haut
        [here] { hellas-do-move } un Monstre de la Région de { hellas-part-own } Héros vers n’importe quelle Région
       *[any] { hellas-do-move } un Monstre du plateau{ $to ->
                [any] {" "}vers n’importe quelle Région
               *[other] {" "}de { $range ->
                        [one] { $range } Région
                       *[other] { $range } Régions
                    } au plus
            }
    }

## Actions et phases

hellas-verb-act = { hellas-do-perform } l’action spéciale Chasse, même si elle porte un pion
hellas-verb-extra-action = { hellas-do-perform } une action spéciale de plus ce tour-ci
hellas-verb-mark = { $what ->
        [recruit] { hellas-do-put } un pion Action Utilisée sur Recrutement
       *[this] { hellas-do-put } un pion Action Utilisée sur cette carte
    }
hellas-verb-unmark = { hellas-do-remove } jusqu’à { $number ->
        [one] { $number } pion Action Utilisée
       *[other] { $number } pions Action Utilisée
    } de { hellas-part-own-plural } actions spéciales et cartes
hellas-verb-blessing-draft = { hellas-do-hold } une donne de Bénédictions et { $form ->
        [does] choisit
        [to] choisir
       *[do] choisissez
    } en premier
hellas-verb-monster-phase = { hellas-do-hold } une phase des Monstres

## Chasses

hellas-verb-start-hunt = { hellas-do-hunt } un Monstre dans la Région de { hellas-part-own } Héros, sans piocher les cartes de la Force
hellas-verb-wound = { hellas-do-deal } { $number ->
        [one] { $number } Dégât
       *[other] { $number } Dégâts
    } { $on ->
        [hunted] au Monstre chassé
        [hero_region] à un Monstre de la Région de { hellas-part-own } Héros
       *[any] à n’importe quel Monstre du plateau
    }
hellas-verb-restore = le Monstre perd tous ses Dégâts
hellas-verb-special-attack = { hellas-do-suffer } l’Attaque Spéciale du Monstre
hellas-verb-end-hunt = la Chasse finit en échec

## Batailles

hellas-verb-army-strength = { hellas-do-add } { $number } à { hellas-part-own-f } Force d’Armée
hellas-verb-card-value = la carte qui vient d’être jouée vaut { $number } de plus
hellas-verb-play-card = { hellas-do-play } { $number ->
        [one] une carte Combat
       *[other] { $number } cartes Combat
    } de plus

## Choix, autres joueurs, ce qui dure

hellas-verb-choose = { $branches }
hellas-verb-may = { $form ->
        [does] peut { $effects }
        [to] { $effects }
       *[do] vous pouvez { $effects }
    }
hellas-verb-if = { $condition }, { $effects }{ GIVEN($others) ->
        [yes] {" "}; sinon, { $others }
       *[no] {""}
    }
hellas-verb-for-each = { $effects } par { $counted }
hellas-verb-rival = { $which ->
        [opponent] votre adversaire { $effects }
       *[chosen] un rival au choix { $effects }
    }
hellas-verb-controller = qui contrôle la Région du Monstre { $effects }
hellas-verb-heroes = le joueur de chaque Héros présent dans la Région du Monstre ou une Région voisine { $effects }
hellas-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}par { $counted }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
hellas-verb-forbid = { $what ->
        [leave] les Hoplites ne peuvent pas quitter la Région du Monstre
        [enter] les Hoplites rivaux ne peuvent pas entrer dans la Région de votre Héros
        [recruit] personne ne peut recruter dans la Région du Monstre
        [prayer] aucun Prêtre ne peut aller sur le Monument de la Région du Monstre
       *[hunt] le Monstre ne peut pas être chassé
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }

## La campagne

hellas-part-spaces = { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }
hellas-verb-mobilization = la Mobilisation avance de { hellas-part-spaces }
hellas-verb-mobilization-space = le marqueur de Mobilisation va sur la case { $number }
hellas-verb-invasion = l’Invasion { $change ->
        [less] recule
       *[more] avance
    } de { hellas-part-spaces }
hellas-verb-reinforce = { $number ->
        [one] { $number } Hoplite perse rejoint l’Avant-garde
       *[other] { $number } Hoplites perses rejoignent l’Avant-garde
    }
hellas-verb-spawn = { $monster } vient en { $at }{ GIVEN($or_at) ->
        [yes] {" "}(en { $or_at } dans l’édition anglaise)
       *[no] {""}
    } ; si ce Monstre est sur le plateau ou a été tué, { $others }
hellas-verb-spy = un Espion va en { $what }
hellas-verb-spying-phase = une phase d’Espionnage : chaque Espion agit dans sa Région
hellas-verb-attitude = { $where ->
        [here] l’Attitude de ce Territoire
        [occupied] l’Attitude de chaque Territoire où se trouve un marqueur de Contrôle perse
        [on_track] l’Attitude de chaque Territoire dont vous n’avez pas le pion Gloire
       *[other] l’Attitude de ces Territoires ({ $things })
    } { $change ->
        [less] baisse
       *[more] monte
    } de { $size }
hellas-verb-unrest = vous perdez { hellas-part-hoplites } { $in ->
        [each_region] dans chaque Région
       *[each_land] dans chaque Territoire
    } par point d’hostilité (Méfiante 1, Hostile 2)
hellas-verb-desertion = là où ne se tient aucun Hoplite bleu, la moitié des jaunes est perdue, arrondie au supérieur
hellas-verb-defection = les marqueurs de Contrôle jaunes des Territoires d’Attitude Méfiante ou Hostile sont retirés
hellas-verb-destroy = { $which ->
        [tallest_occupied] le plus haut Monument situé dans une Région à marqueur de Contrôle perse perd un niveau
        [each_above_base] chaque Monument de plus d’un niveau perd un niveau
       *[other] ce Monument perd un niveau : { $of }
    }
hellas-verb-persian-control = un marqueur de Contrôle perse va en { $what }
hellas-verb-only-trails = jusqu’à la fin de la partie, vos unités ne peuvent prendre que ces Voies Maritimes : { $things }

## Conditions, telles qu’elles suivent « si »

hellas-if-all = { $parts }
hellas-if-any = { $parts }
hellas-if-attribute = la caractéristique { $attribute } { $person ->
        [hunter] du chasseur
       *[other] de { hellas-part-own } Héros
    } est { $at_least ->
        [0] inférieure à { $below }
       *[other] d’au moins { $at_least }
    }
hellas-if-has = { $person ->
        [hunter] le chasseur a
        [they] ce joueur a
       *[you] vous avez
    } au moins { $amounts }
hellas-if-controls = { $person ->
        [they] ce joueur contrôle
       *[you] vous contrôlez
    } au moins { $at_least ->
        [one] { $at_least } { $what ->
                [temple] Temple
               *[city] Cité
            }
       *[other] { $at_least } { $what ->
                [temple] Temples
               *[city] Cités
            }
    }
hellas-if-hand = { hellas-part-own-f } main est vide
hellas-if-hero-in = { $person ->
        [they] leur
       *[you] votre
    } Héros est { $what ->
        [battle] dans la Région de la Bataille
        [next_to_battle] dans une Région voisine de la Bataille
        [temple] dans une Région qui a un Temple
       *[here] présent
    }
hellas-if-neutral = personne ne contrôle la Région de { hellas-part-own } Héros
hellas-if-role = { $person ->
        [they] ce joueur est
       *[you] vous êtes
    } { $what ->
        [attacker] l’attaquant
       *[defender] le défenseur
    }
hellas-if-battle-in = la Région de la Bataille a une Cité
hellas-if-glory-of = { $person ->
        [they] ce joueur détient
       *[you] vous détenez
    } le pion Gloire du Territoire
hellas-if-numbers = { $person ->
        [they] ce joueur a
       *[you] vous avez
    } { $what ->
        [more] plus
       *[fewer] moins
    } de Hoplites que les ennemis
hellas-if-outleads = { hellas-part-own } Héros a plus de Commandement que celui de l’ennemi
hellas-if-fortified = { $person ->
        [they] ce joueur a
       *[you] vous avez
    } un Hoplite Retranché dans la Bataille
hellas-if-injured = le Héros avait une Blessure avant cette attaque
hellas-if-wounds = le Monstre a au moins { $number ->
        [one] { $number } Dégât
       *[other] { $number } Dégâts
    }
hellas-if-vanguard-below = l’Avant-garde a moins de { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-if-vanguard-in = l’Avant-garde est dans cette Région : { $things }
hellas-if-counter-below = le marqueur de Victoire est plus bas que celui de l’Invasion
hellas-if-spy-in = un Espion est en { $what }

## Comptes, tels qu’ils suivent « par »

hellas-count-attribute = point de { $attribute } de { hellas-part-own } Héros
hellas-count-lower-of = point de la plus basse de ces caractéristiques de { hellas-part-own } Héros ({ $things })
hellas-count-hoplites = { $per ->
        [0] Hoplite
       *[other] groupe de { $per } Hoplites
    } que { $person ->
        [they] ce joueur a
       *[you] vous avez
    } dans la Bataille
hellas-count-hand = carte Combat de { hellas-part-own-f } main
hellas-count-wounds = { $what ->
        [covered] symbole du Monstre couvert par un Dégât
        [uncovered] symbole du Monstre sans Dégât
       *[all] symbole du Monstre
    }
hellas-count-ill-will = point d’hostilité du Territoire où se trouve { hellas-part-own } Héros (Méfiante 1, Hostile 2)

## Modificateurs

hellas-part-more = { $change ->
        [less] { $size } de moins
       *[more] { $size } de plus
    }
hellas-modify-army-strength = { hellas-part-own-plural } armées ont { hellas-part-more } en Force d’Armée
hellas-modify-combat-card-value = chaque carte Combat { $person ->
        [they] que ce joueur joue
       *[you] que vous jouez
    } dans une Bataille vaut { hellas-part-more }
hellas-modify-enemy-cards = l’adversaire ne peut jouer que { $number ->
        [one] { $number } carte Combat
       *[other] { $number } cartes Combat
    }
hellas-modify-first-casualties = les Pertes de la première carte Combat { $person ->
        [they] que ce joueur joue
       *[you] que vous jouez
    } dans une Bataille ne comptent pas
hellas-modify-own-casualties = { $person ->
        [they] ce joueur a
       *[you] vous avez
    } { $size ->
        [one] { $size } Perte
       *[other] { $size } Pertes
    } de { $change ->
        [less] moins
       *[more] plus
    }
hellas-modify-enemy-casualties = l’ennemi a { $size ->
        [one] { $size } Perte
       *[other] { $size } Pertes
    } de { $change ->
        [less] moins
       *[more] plus
    }
hellas-modify-defeat-losses = { $person ->
        [they] si ce joueur gagne
       *[you] si vous gagnez
    }, l’ennemi perd { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    } pour sa défaite au lieu de 1
hellas-modify-hand-limit = { hellas-part-own-f } limite de main est { $number }
hellas-modify-population-strength = pour { $person ->
        [they] ce joueur
       *[you] vous
    }, la Force de Population de toutes les Régions vaut { hellas-part-more }
hellas-modify-march-range = { hellas-part-own-plural } Marches vont jusqu’à { $number ->
        [one] { $number } Région
       *[other] { $number } Régions
    }
hellas-modify-march-to = cette Marche peut aller dans n’importe quelle Région
hellas-modify-usurp-recruits = l’Usurpation recrute jusqu’à { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-modify-attack-value = chaque attaque du Monstre vaut { hellas-part-more }
hellas-modify-first-attack-value = la première attaque du Monstre dans chaque Chasse vaut { hellas-part-more }
hellas-modify-first-attack = si la première attaque du Monstre dans une Chasse reste sans défense, la Chasse finit
hellas-modify-hunt-cards = les Chasses de ce Monstre commencent avec autant de cartes que cette caractéristique du Héros : { $attribute }

## Occasions, telles qu’elles suivent « quand »

hellas-on-turn-starts = votre tour commence
hellas-on-hero-moved = votre Déplacement du Héros est terminé
hellas-on-recruited = vous avez accompli un Recrutement
hellas-on-march-begins = vous avez choisi l’armée d’une Marche
hellas-on-marched = votre Marche est arrivée
hellas-on-prepared = vous avez accompli une Préparation
hellas-on-temple-built = vous avez bâti un Temple
hellas-on-monument-built = un Monument est bâti, ou que vous passez dans la campagne
hellas-on-battle-starts = { $by ->
        [self] vous attaquez
        [other] vous êtes attaqué
       *[any] commence une de vos Batailles
    }
hellas-on-fighting = vous allez jouer une carte Combat dans une Bataille
hellas-on-card-played = vous avez joué une carte Combat
hellas-on-cards-over = les deux camps de votre Bataille ont passé
hellas-on-casualties = votre Bataille est décidée
hellas-on-battle-won = vous avez gagné une Bataille
hellas-on-hoplites-killed = vos Hoplites vont être tués
hellas-on-hoplites-enter = des Hoplites entrent dans la Région du Monstre
hellas-on-hunt-starts = vous commencez une Chasse
hellas-on-hunting = vous allez attaquer dans une Chasse ou répondre à une attaque
hellas-on-defending = vous comptez les cartes d’une défense

## Moments

hellas-part-under-which = { GIVEN($condition) ->
        [yes] , { $condition }
       *[no] {""}
    }
hellas-when-passive = Toujours{ hellas-part-under-which } : { $effects }.
hellas-when-gained = À l’obtention{ hellas-part-under-which } : { $effects }.
hellas-when-use = Utilisation d’Artéfacts{ hellas-part-under-which } : { $effects }.
hellas-when-once-per-turn = Une fois à chacun de vos tours{ hellas-part-under-which } : { $effects }.
hellas-when-any-time = À tout moment{ hellas-part-under-which } : { $effects }.
hellas-when-instead = À la place de cette action : { $action }{ hellas-part-under-which }. Effet : { $effects }.
hellas-when-special = Comme action spéciale{ hellas-part-under-which } : { $effects }.
hellas-when-reaction = Quand { $event }{ hellas-part-under-which } : { $effects }{ $limit ->
        [turn] {" "}(une fois par tour)
        [hunt] {" "}(une fois par Chasse)
       *[other] {""}
    }.
