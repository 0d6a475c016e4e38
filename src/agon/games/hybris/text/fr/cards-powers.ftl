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
    .means = du personnage : un personnage a été choisi pour être activé, payé, et son jeton montré ; `character` = son genre
hybris-on-arrives = { $by ->
        [self] vous envoyez { $own_character } dans un Lieu, avant qu’il prenne place
        [other] un autre joueur envoie { $character } dans un Lieu, avant qu’il prenne place
       *[any] un joueur envoie { $character } dans un Lieu, avant qu’il prenne place
    }
    .means = du personnage : un personnage a sa destination (dans le Monde Mortel, sa Ville) et n’a pas encore pris d’emplacement
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
    .means = du personnage : un personnage est sur un emplacement ou sur l’illustration, après le bonus de l’emplacement ou le malus ; `with = "own_olympian"` : là où est l’Olympien du propriétaire ; `not_at` : pas dans ce Lieu
hybris-on-pillar-lower = vous recevez l’avantage du Pilier d’un autre joueur
    .means = du propriétaire du Pilier : le propriétaire du pouvoir a reçu la moitié inférieure d’un Pilier
hybris-on-convert = { hybris-part-one-performs } { hybris-action-convert }
    .means = de qui agit : une Conversion d’au moins une ligne est terminée
hybris-part-one-performs = { $by ->
        [self] vous accomplissez
        [other] un autre joueur accomplit
       *[any] un joueur accomplit
    }
hybris-on-craft = { hybris-part-one-performs } { hybris-action-craft }{ $tile ->
        [own_type] {" "}avec une Technologie d’un type que vous avez déployé
       *[any] {""}
    }
    .means = de qui agit : une tuile a été fabriquée et payée (pas poussée de la case C) ; `tile = "own_type"` : d’un type que le propriétaire a déployé
hybris-on-train = { hybris-part-one-performs } { hybris-action-train }
    .means = de qui agit : S’Entraîner a été accompli
hybris-on-resurrect = { hybris-part-one-performs } { hybris-action-resurrect }
    .means = de qui agit : Ressusciter a été accompli
hybris-on-drain = { hybris-part-one-performs } { hybris-action-drain }
    .means = de qui agit : Drainer a été accompli
hybris-on-influence-begins = { $by ->
        [self] vous commencez
        [other] un autre joueur commence
       *[any] un joueur commence
    } { hybris-action-influence }
    .means = de qui agit : une Influence commence ; Fidèles ou Service ne sont pas encore choisis
hybris-on-influence = { hybris-part-one-performs } { hybris-action-influence }{ $where ->
        [here] {" "}{ hybris-part-place-here }
       *[any] {""}
    }
    .means = de qui agit : une Influence est terminée ; `where = "here"`
hybris-on-contest-window = vous pouvez contester le déploiement d’un autre joueur
    .means = de qui déploie : on demande au propriétaire du pouvoir s’il conteste
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
    .means = de qui déploie : une tuile a été posée et ses récompenses données (étape 4), avant son propre pouvoir immédiat ; `where`, `type` ; `contested = false` : contester était possible selon les règles et personne ne l’a fait
hybris-on-connect = { $by ->
        [self] vous connectez
        [other] un autre joueur connecte
       *[any] un joueur connecte
    } une Technologie à celle-ci
    .means = de qui déploie : une tuile déployée plus tard est connectée à celle-ci, après les points de HYB-DEPLOY-21
hybris-on-pushed-out = { $by ->
        [self] votre action
        [other] l’action d’un autre joueur
       *[any] une action
    } fait sortir de l’Usine une Technologie à vous
    .means = de qui agit : une tuile du propriétaire a quitté l’Usine par l’action de ce joueur
hybris-on-combat-started = { $by ->
        [self] vous engagez
        [other] un autre joueur engage
       *[any] un joueur engage
    } un Combat contre { $against ->
        [own_olympian] votre Olympien
       *[self] vous
    }
    .means = de l’attaquant : un Combat contre un joueur commence, avant son premier round ; `against` = le propriétaire (`self`), ou sa figurine (`own_olympian`). Pas quand un Prophète fuit
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
    .means = du gagnant : un Combat a été gagné, `against` un joueur (`player`), un Héros ou l’Olympien d’un joueur (`fighter`) ou n’importe qui (`anyone`), le jeu compris ; `role` ; `character = "this"` l’a livré. Après les suites pour le perdant. Faire fuir un Prophète en est un, sans perdant
hybris-on-clash-won = { $by ->
        [self] vous gagnez
        [other] un autre joueur gagne
       *[any] un joueur gagne
    } un Affrontement
    .means = du gagnant : une Quête d’Affrontement a été gagnée, après sa récompense
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
    .means = du personnage : un Héros ou un Olympien a été vaincu en Combat ou a échoué à un Chant, et est couché où il doit ; pas par `defeat`, et pas un Prophète en fuite
hybris-on-hero-to-underworld = un Héros{ $by ->
        [self] {" "}à vous
        [other] {" "}d’un autre joueur
       *[any] {""}
    } va aux Enfers
    .means = du Héros : un Héros ou un allié a été couché aux Enfers, pour quelque raison que ce soit
hybris-on-temple-built = { $by ->
        [self] vous bâtissez
        [other] un autre joueur bâtit
       *[any] un joueur bâtit
    } un Temple
    .means = du Temple : un Temple a été posé dans une Ville
hybris-on-temple-destroyed = un débordement détruit un Temple{ $by ->
        [self] {" "}à vous
        [other] {" "}d’un autre joueur
       *[any] {""}
    }
    .means = du Temple : un débordement a retiré un Temple d’une Ville
hybris-on-overflow = le Puits déborde{ $by ->
        [self] {" "}et que vous êtes le joueur actif
        [other] {" "}et qu’un autre joueur est actif
       *[any] {""}
    }
    .means = du joueur actif : un contrôle du Puits a trouvé 9 Prières ou plus : après le départ du Fidèle ou du Temple, avant que le Puits soit vidé
hybris-on-action-phase-start = la Phase d’Action commence
    .means = de personne : les jetons sont posés, personne n’a agi
hybris-on-action-phase-end = tout le monde a passé
    .means = de personne : tous ont passé, avant l’Orientation
hybris-on-rest-done = le Repos est fini
    .means = de personne : après le Repos
hybris-on-quest-expired = une Quête quitte inachevée la zone la plus à droite
    .means = de personne : une Quête a quitté la zone de droite inachevée
hybris-on-primordial-enters = un Primordial entre aux Enfers
    .means = de personne : la Peur a mis un Primordial sur la pile des Enfers
hybris-on-fear-end = les deux Courroux sont passés
    .means = de personne : après les deux Colères, avant que les cartes à côté de l’Oracle soient enlevées
hybris-on-age-over = un Âge est fini
    .means = de personne : après la phase de Fin d’Âge et les pouvoirs de sa fin, avant ceux de la fin de la partie

## Ce que changent les pouvoirs ; il y en a `$amount` de plus ou de moins, selon `$change`

hybris-part-more-or-less = { $change ->
        [less] de moins
       *[more] de plus
    }
hybris-modify-strength = { SIGNED($number) } de Force au Combat
    .means = le total du joueur dans chaque Combat, même sous 0
hybris-modify-card-strength = { SIGNED($number) } de Force par carte Conflit face visible { hybris-part-ones-own }
    .means = la Force de chaque carte Conflit à soi face visible pour laquelle `while` vaut
hybris-modify-activation-cost = une activation coûte { $size } Aegis { hybris-part-more-or-less }
    .means = Aegis pour activer
hybris-modify-craft-cost = { hybris-action-craft } coûte { $size } { $size ->
        [one] ressource
       *[other] ressources
    } { hybris-part-more-or-less }
    .means = ressources d’un coût de Fabrication, en tout ; le joueur choisit lesquelles, en plus de la réduction de l’Atelier
hybris-modify-omen-cost = { hybris-action-omen } coûte { $size } { $size ->
        [one] Fidèle
       *[other] Fidèles
    } { hybris-part-more-or-less }
    .means = Fidèles d’un Présage
hybris-modify-influence-followers = { hybris-action-influence } donne { $size } { $size ->
        [one] Fidèle
       *[other] Fidèles
    } { hybris-part-more-or-less }
    .means = tous les Fidèles que donne une Influence, ceux de son Temple compris (HYB-GODS-04)
hybris-modify-city-followers = choisir les Fidèles avec { hybris-action-influence } en donne { $size } { hybris-part-more-or-less }
    .means = les Fidèles de la bannière d’une Ville, quand ils sont choisis
hybris-modify-influence = { hybris-action-influence } donne à la fois les Fidèles et le Service
    .means = Influencer donne les deux ; seulement le Service là où les Fidèles sont interdits
hybris-modify-drain = { hybris-action-drain } donne { $size } Aegis { hybris-part-more-or-less }
    .means = Aegis que donne Drainer
hybris-modify-slot-prayers = les emplacements des Villes génèrent { $number } { $number ->
        [one] Prière
       *[other] Prières
    }
    .means = *fixé* : les Prières que génère un emplacement de Ville
hybris-modify-kindness-reset = après un déploiement, { hybris-part-own-f } Bonté revient à la case { $number }
    .means = *fixé* : où revient le cube après un déploiement
hybris-modify-factory-entry = { hybris-part-own-many } Technologies entrent à l’Usine par la case { $number }
    .means = *fixé* : où les tuiles à soi entrent à l’Usine, poussées de la case C de l’Atelier ou par Guidance aussi ; cette case est libérée par la poussée habituelle, celles d’avant restent comme elles sont
hybris-modify-temple-bonus = { hybris-part-own-many } Temples donnent leurs deux bonus au choix, avec { hybris-action-influence } comme avec { hybris-action-deploy }
    .means = un Temple donne ses deux choix, à Influencer et à Déployer
hybris-modify-contestable = { $what ->
        [no] { hybris-part-own-many } déploiements ne peuvent pas être contestés
       *[yes] { hybris-part-own-many } déploiements peuvent être contestés
    }
    .means = ce déploiement ne peut être contesté
hybris-modify-contest-price = qui conteste { hybris-part-own-many } déploiements doit d’abord payer { $amounts }
    .means = ce qu’un autre joueur doit payer avant de contester un déploiement ; qui ne le peut, ne peut contester
hybris-modify-defeated-hero-to = { hybris-part-own-many } Héros vaincus vont dans { hybris-part-own-f } réserve et non aux Enfers
    .means = un Héros à soi vaincu en Combat va dans la réserve, sans jeton ; c’est une défaite, mais pas `hero_to_underworld`
hybris-modify-overflow-spares = un débordement ne prend { $what ->
        [followers] aucun de { hybris-part-own-many } Fidèles
       *[temples] aucun de { hybris-part-own-many } Temples
    }
    .means = un débordement ne prend aucun des Fidèles du joueur (`followers`, ni Grandeur pour eux), ou aucun de ses Temples (`temples`) : le suivant sur la piste qui en a un le perd. *Décidé*
hybris-modify-wrath-2 = le Courroux II est subi { $number } fois de plus
    .means = combien de fois de plus la Colère II est appliquée
