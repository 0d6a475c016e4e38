# Quand agissent les pouvoirs, à quelle occasion, et ce qu’ils changent.

## Les moments

hybris-when-immediate = Immédiat{ hybris-part-under-which } : { $effects }.
hybris-when-age-start = Début de l’Âge{ hybris-part-under-which } : { $effects }.
hybris-when-age-end = Fin de l’Âge{ hybris-part-under-which } : { $effects }.
hybris-when-passive = Passif{ hybris-part-under-which } : { $effects }.
hybris-when-once-per-age = Une fois par Âge{ $turn ->
        [both] , à votre tour ou quand { $event }
        [event] , quand { $event }
       *[own] {""}
    }{ hybris-part-under-which } : { $effects }.
hybris-when-reaction = Réaction, quand { $event }{ hybris-part-under-which } : { $effects }{ $limit ->
        [0] {""}
        [one] {" "}({ $limit } fois par Âge au plus)
       *[other] {" "}({ $limit } fois par Âge au plus)
    }.
hybris-when-game-end = Fin de la partie{ hybris-part-under-which } : { $effects }.
hybris-part-under-which = { $ages_number ->
        [0] {""}
        [one] , à l’Âge { $ages }
       *[other] , aux Âges { $ages }
    }{ GIVEN($condition) ->
        [yes] , { $condition }
       *[no] {""}
    }

## À qui ils sont, dans les Scénarios et les Variantes

hybris-who-if = { $effects } { $condition }
hybris-who-everybody = pour chaque joueur, { $effects }
hybris-who-each = chaque joueur { $effects }
hybris-who-actor = ce joueur { $effects }
hybris-who-last = le dernier joueur en Grandeur { $effects }

## Les occasions, telles qu’elles suivent « quand »

hybris-on-activated = { $by ->
        [self] vous activez { $own_character }
        [other] un autre joueur active { $character }
       *[any] un joueur active { $character }
    }
hybris-on-arrives = { $by ->
        [self] vous envoyez { $own_character } dans un Lieu, avant qu’il prenne place
        [other] un autre joueur envoie { $character } dans un Lieu, avant qu’il prenne place
       *[any] un joueur envoie { $character } dans un Lieu, avant qu’il prenne place
    }
hybris-on-placed = { $by ->
        [self] vous avez placé { $own_character }
        [other] un autre joueur a placé { $character }
       *[any] un joueur a placé { $character }
    }{ $with ->
        [own_olympian] {" "}là où se tient votre Olympien
       *[none] {""}
    }{ GIVEN($not_at) ->
        [yes] {" "}(mais pas { $not_at })
       *[no] {""}
    }
hybris-on-pillar-lower = vous recevez l’avantage du Pilier d’un autre joueur
hybris-on-convert = { hybris-part-one-performs } { hybris-action-convert }
hybris-part-one-performs = { $by ->
        [self] vous accomplissez
        [other] un autre joueur accomplit
       *[any] un joueur accomplit
    }
hybris-on-craft = { hybris-part-one-performs } { hybris-action-craft }{ $tile ->
        [own_type] {" "}avec une Technologie d’un type que vous avez déployé
       *[any] {""}
    }
hybris-on-train = { hybris-part-one-performs } { hybris-action-train }
hybris-on-resurrect = { hybris-part-one-performs } { hybris-action-resurrect }
hybris-on-drain = { hybris-part-one-performs } { hybris-action-drain }
hybris-on-influence-begins = { $by ->
        [self] vous commencez
        [other] un autre joueur commence
       *[any] un joueur commence
    } { hybris-action-influence }
hybris-on-influence = { hybris-part-one-performs } { hybris-action-influence }{ $where ->
        [here] {" "}{ hybris-part-place-here }
       *[any] {""}
    }
hybris-on-contest-window = vous pouvez contester le déploiement d’un autre joueur
hybris-on-deploy = { $by ->
        [self] vous déployez
        [other] un autre joueur déploie
       *[any] un joueur déploie
    } une Technologie{ GIVEN($type) ->
        [yes] {" "}de type { $type }
       *[no] {""}
    }{ $where ->
        [here] {" "}{ hybris-part-place-here }
       *[any] {""}
    }{ $contested ->
        [no] {" "}et que personne ne conteste, alors qu’on le pouvait
        [yes] {" "}et que quelqu’un conteste
       *[any] {""}
    }
hybris-on-connect = { $by ->
        [self] vous connectez
        [other] un autre joueur connecte
       *[any] un joueur connecte
    } une Technologie à celle-ci
hybris-on-pushed-out = { $by ->
        [self] votre action
        [other] l’action d’un autre joueur
       *[any] une action
    } fait sortir de l’Usine une Technologie à vous
hybris-on-combat-started = { $by ->
        [self] vous engagez
        [other] un autre joueur engage
       *[any] un joueur engage
    } un Combat contre { $against ->
        [own_olympian] votre Olympien
       *[self] vous
    }
hybris-on-combat-won = { $character ->
        [this] ce Héros gagne
       *[any] { $by ->
            [self] vous gagnez
            [other] un autre joueur gagne
           *[any] un joueur gagne
        }
    } un Combat{ $against ->
        [fighter] {" "}contre le Héros ou l’Olympien d’un joueur
        [player] {" "}contre un joueur
       *[anyone] {""}
    }{ $role ->
        [attacker] {" "}comme Attaquant
        [defender] {" "}comme Défenseur
       *[any] {""}
    }
hybris-on-clash-won = { $by ->
        [self] vous gagnez
        [other] un autre joueur gagne
       *[any] un joueur gagne
    } un Affrontement
hybris-on-defeated = { $character ->
        [this] ce Héros est vaincu
       *[any] { $by ->
            [self] votre Héros ou votre Olympien est vaincu
            [other] { $whose ->
                [anybody] un Héros ou un Olympien qui n’est pas à vous est vaincu
               *[other] le Héros ou l’Olympien d’un autre joueur est vaincu
            }
           *[any] un Héros ou un Olympien est vaincu
        }
    }, au Combat ou par un Chant
hybris-on-hero-to-underworld = un Héros{ $by ->
        [self] {" "}à vous
        [other] {" "}d’un autre joueur
       *[any] {""}
    } va aux Enfers
hybris-on-temple-built = { $by ->
        [self] vous bâtissez
        [other] un autre joueur bâtit
       *[any] un joueur bâtit
    } un Temple
hybris-on-temple-destroyed = un débordement détruit un Temple{ $by ->
        [self] {" "}à vous
        [other] {" "}d’un autre joueur
       *[any] {""}
    }
hybris-on-overflow = le Puits déborde{ $by ->
        [self] {" "}et que vous êtes le joueur actif
        [other] {" "}et qu’un autre joueur est actif
       *[any] {""}
    }
hybris-on-action-phase-start = la Phase d’Action commence
hybris-on-action-phase-end = tout le monde a passé
hybris-on-rest-done = le Repos est fini
hybris-on-quest-expired = une Quête quitte inachevée la zone la plus à droite
hybris-on-primordial-enters = un Primordial entre aux Enfers
hybris-on-fear-end = les deux Courroux sont passés
hybris-on-age-over = un Âge est fini

## Ce que changent les pouvoirs ; il y en a `$amount` de plus ou de moins, selon `$change`

hybris-part-more-or-less = { $change ->
        [less] de moins
       *[more] de plus
    }
hybris-modify-strength = { SIGNED($number) } de Force au Combat
hybris-modify-card-strength = { SIGNED($number) } de Force par carte Conflit face visible { hybris-part-ones-own }
hybris-modify-activation-cost = une activation coûte { $size } Aegis { hybris-part-more-or-less }
hybris-modify-craft-cost = { hybris-action-craft } coûte { $size } { $size ->
        [one] ressource
       *[other] ressources
    } { hybris-part-more-or-less }
hybris-modify-omen-cost = { hybris-action-omen } coûte { $size } { $size ->
        [one] Fidèle
       *[other] Fidèles
    } { hybris-part-more-or-less }
hybris-modify-influence-followers = { hybris-action-influence } donne { $size } { $size ->
        [one] Fidèle
       *[other] Fidèles
    } { hybris-part-more-or-less }
hybris-modify-city-followers = choisir les Fidèles avec { hybris-action-influence } en donne { $size } { hybris-part-more-or-less }
hybris-modify-influence = { hybris-action-influence } donne à la fois les Fidèles et le Service
hybris-modify-drain = { hybris-action-drain } donne { $size } Aegis { hybris-part-more-or-less }
hybris-modify-slot-prayers = les emplacements des Villes génèrent { $number } { $number ->
        [one] Prière
       *[other] Prières
    }
hybris-modify-kindness-reset = après un déploiement, { hybris-part-own-f } Bonté revient à la case { $number }
hybris-modify-factory-entry = { hybris-part-own-many } Technologies entrent à l’Usine par la case { $number }
hybris-modify-temple-bonus = { hybris-part-own-many } Temples donnent leurs deux bonus au choix, avec { hybris-action-influence } comme avec { hybris-action-deploy }
hybris-modify-contestable = { $what ->
        [no] { hybris-part-own-many } déploiements ne peuvent pas être contestés
       *[yes] { hybris-part-own-many } déploiements peuvent être contestés
    }
hybris-modify-contest-price = qui conteste { hybris-part-own-many } déploiements doit d’abord payer { $amounts }
hybris-modify-defeated-hero-to = { hybris-part-own-many } Héros vaincus vont dans { hybris-part-own-f } réserve et non aux Enfers
hybris-modify-overflow-spares = un débordement ne prend { $what ->
        [followers] aucun de { hybris-part-own-many } Fidèles
       *[temples] aucun de { hybris-part-own-many } Temples
    }
hybris-modify-wrath-2 = le Courroux II est subi { $number } fois de plus
