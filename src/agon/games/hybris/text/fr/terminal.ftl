# La table dans le terminal : les étiquettes, et les faits à côté. Ce qui commence par {" "} suit un nom.

hybris-board-line = { $label } : { $facts }
hybris-board-semicolon =  ;{" "}

## Le moment

hybris-label-age = Âge
hybris-board-age-of = { $age } sur { $ages }
hybris-board-phase-setup = mise en place
hybris-board-phase-pillars = Piliers
hybris-board-phase-planning = Planification
hybris-board-phase-actions = Action
hybris-board-phase-end = Fin d’Âge
hybris-board-over = la partie est finie
hybris-board-fear = Peur après l’Âge { $age } ({ $letter })
hybris-board-open-planning = jetons posés à découvert
hybris-board-turn = {" "}en action : { $place }{ GIVEN($action) ->
        [no] {""}
       *[yes] , { $action }
    }
hybris-label-order = Ordre
hybris-board-plays = {" "}joue
hybris-board-passed = {" "}a passé
hybris-board-first-pick = {" "}choisit d’abord
hybris-label-chosen = Choisis
hybris-label-well = Puits
hybris-board-well-holds = { $prayers ->
        [one] { $prayers } Prière
       *[other] { $prayers } Prières
    }
hybris-board-well-marks = { $follower } ou plus coûtent un Fidèle, { $temple } un Temple
hybris-label-pillars = Piliers
hybris-board-pillar-prayer = {" "}+1 Prière
hybris-board-pillar-resolved = {" "}(résolu)
hybris-label-disciplines = Disciplines
hybris-board-discipline = Âge { $age } : { $discipline }

## Les Lieux

hybris-board-empty = vide
hybris-board-hidden = caché
hybris-board-malus = complet : −{ $effects }
hybris-label-actions = Actions
hybris-label-artwork = Lieu complet
hybris-board-open-slot = tous peuvent s’y tenir
hybris-board-barred = personne ne peut y venir
hybris-board-owned = { $thing } ({ $owner })
hybris-board-crowd = { $seats }
hybris-board-you = vous
hybris-board-slot = emplacement ({ $facts })
hybris-board-cards = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
hybris-label-deck = Pioche
hybris-label-discard = Défausse
hybris-label-played = Jouées, pas encore défaussées
hybris-label-completing = Révélées, pas encore défaussées
hybris-label-gone = Écartées
hybris-board-songs = {" "}(Chants { $done }/{ $songs })
hybris-board-clash = {" "}(Affrontement { $base } + { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
hybris-label-oracle = Oracle
hybris-label-omens = Présages
hybris-board-no-omen = aucun Présage
hybris-board-omens-missing = il manque : { $elements }
hybris-label-primordials = Primordiaux
hybris-board-asleep = Primordiaux :{" "}
hybris-board-seen-by = {" "}vu par{" "}
hybris-label-premonitions = Prémonitions
hybris-label-underworld = Enfers
hybris-board-to-fight = à combattre : { $heroes }
hybris-board-drain = { $name } au-dessus, Drainer donne { $aegis } Aegis
hybris-label-defeated = Vaincus

## Technologies et Villes

hybris-label-forge = Forge
hybris-label-piles = Piles
hybris-board-pile = { $type } { $tiles }
hybris-label-workshop = Atelier
hybris-board-workshop-space = { $space }{ $discount ->
        [0] {""}
       *[other] {" "}(−{ $discount })
    }{" "}
hybris-label-factory = Usine
hybris-label-storage = Stockage
hybris-board-city-slot = { $prayers ->
        [0] libre
        [one] { $prayers } Prière au Puits
       *[other] { $prayers } Prières au Puits
    }
hybris-board-temples = Temples :{" "}
hybris-label-temples = Temples
hybris-board-free-spaces = { $count ->
        [one] case { $spaces } vide
       *[other] cases { $spaces } vides
    }
hybris-board-connectors = (connexions : { $edges })
hybris-label-connected = Connectées
hybris-board-pair = { $first } et { $second }
hybris-board-by-link = {" "}({ $link })
hybris-board-brief = Entre parenthèses, le coût de Fabrication : A pour Aegis, F pour Fidèles.
hybris-board-brief-tile = { $name } ({ $aegis ->
        [0] {""}
       *[other] { $aegis }A
    }{ $followers ->
        [0] {""}
       *[other] { $aegis ->
            [0] {""}
           *[other] {" "}
        }{ $followers }F
    })

## Les joueurs

hybris-head-points = Points
    .short = Pts
hybris-head-grandeur = Grandeur
    .short = Grand.
hybris-head-aegis = Aegis
    .short = Aegis
hybris-head-followers = Fidèles
    .short = Fid.
hybris-head-prayers = Prières
    .short = Pri.
hybris-head-kindness = Bonté
    .short = Bonté
hybris-head-determination = Détermination
    .short = Dét.
hybris-head-cards = Cartes
    .short = Cart.
hybris-head-premonitions = Prémonitions
    .short = Prém.
hybris-head-sparks = Étincelles
    .short = Étin.
hybris-head-unlocked = Améliorations
    .short = Amél.
hybris-head-laurels = Lauriers
hybris-head-trophies = Trophées

hybris-label-characters = Personnages
hybris-board-figure-ready = { $figure } disponible
hybris-board-figure-reserve = { $figure } en réserve
hybris-board-figure-at = { $figure } { $place }
hybris-board-figure-back = { $figure } revenu en réserve
hybris-board-figure-defeated = { $figure } aux Enfers
hybris-board-figure-wounded = { $figure } blessé
hybris-board-with-token = { $figure } avec un jeton ({ $token })
hybris-label-on-tiles = Sur les tuiles
hybris-board-count-might = { SIGNED($number) } en Combat
hybris-board-count-victories = { $number ->
        [one] { $number } Combat gagné
       *[other] { $number } Combats gagnés
    }
hybris-board-count-laurels = { $number ->
        [one] { $number } laurier
       *[other] { $number } lauriers
    }
hybris-board-count-trophies = { $number ->
        [one] { $number } trophée
       *[other] { $number } trophées
    }
hybris-label-upgrades = Améliorations
hybris-label-power = Pouvoir
hybris-label-sparks = Étincelles
hybris-label-upgrade = Amélioration
hybris-board-unlocked = {" "}débloquée
hybris-board-pieces = ({ $done } sur { $all } retirées ; reste : { $items })
hybris-label-tokens = Jetons
hybris-board-tokens-reserve = en réserve : { $tokens }
hybris-board-tokens-held = en réserve ou posés : { $tokens }
hybris-board-tokens-used = utilisés : { $tokens }
hybris-board-tokens-unavailable = de retour à l’Âge suivant : { $tokens }
hybris-board-tokens-bonus = { $count ->
        [one] { $count } Lieu Bonus
       *[other] { $count } Lieux Bonus
    }
hybris-label-used = Pouvoirs utilisés
hybris-label-trophies = Trophées
hybris-label-known-cards = Cartes connues
hybris-label-known-premonitions = Prémonitions connues
hybris-board-olympian-tokens = { $count ->
        [one] { $count } jeton restant
       *[other] { $count } jetons restants
    }
hybris-board-enhanced = carte Améliorée pas encore gagnée

## Les cartes

hybris-board-hand = Votre main
hybris-board-hand-brief = Votre main : Force et Détermination ; « voir main » dit ce qu’elles font
hybris-board-card = { $strength } pour { $cost }{ GIVEN($elements) ->
        [no] {""}
       *[yes] , { $elements }
    }
hybris-board-foreseen-brief = Vos Prémonitions ; « voir main » dit ce qu’elles demandent
hybris-board-premonition-place = {" "}({ $place })
hybris-board-foreseen = Vos Prémonitions
hybris-head-strength = Force
    .short = For.
hybris-head-cost = Détermination
    .short = Dét.
hybris-board-combo = { GIVEN($left) ->
        [no] {""}
       *[yes] complète { $left } pour { SIGNED($bonus) }
    }{ GIVEN($right) ->
        [no] {""}
       *[yes] { GIVEN($left) ->
            [no] {""}
           *[yes] ,{" "}
        }commence { $right }
    }
hybris-board-any-image = toute image
hybris-board-premonition = { $place } : { $conditions }. Récompense : { $reward }.

## Le Combat

hybris-board-combat-clash = Combat : un Affrontement
hybris-board-combat-ally = Combat pour un allié
hybris-board-combat-wrath = Combat contre un Primordial
hybris-board-combat-slot = Combat pour l’emplacement : { $city }
hybris-board-combat-contest = Combat pour un déploiement : { $city }
hybris-board-side-attacker = Attaquant
hybris-board-side-defender = Défenseur
hybris-label-conditions = Conditions
hybris-board-no-card = aucune carte encore
hybris-board-card-hidden = une carte face cachée
hybris-board-card-placed = { $card }, face cachée
hybris-board-combo-bonus = {" "}Combo { SIGNED($bonus) }
hybris-board-total = { $total } en tout
hybris-board-total-cards = cartes { $strength }
hybris-board-total-combos = Combos { $strength }
hybris-board-total-effects = effets { SIGNED($strength) }
hybris-board-total-enemy = force propre et Éléments { SIGNED($strength) }
hybris-board-determination = Détermination { $spent } sur { $limit } dépensée, reste { $left }
hybris-board-stopped = s’est arrêté
hybris-board-marker-continue = continue
hybris-board-marker-stop = s’arrête
hybris-board-bound-no-retreat = une carte reprise est défaussée
hybris-board-bound-must-show = prochaine carte face visible
hybris-board-bound-must-press-on = doit continuer
hybris-board-bound-spared = épargné s’il perd
hybris-board-bound-cap = aucune carte ne compte plus de { $cap }
hybris-board-bound-toll = chaque carte coûte { $amounts }
hybris-board-bound-kept = { $card } revient en main
hybris-board-enemy-cards = Cartes tirées pour l’ennemi

## Ce que l’on peut regarder

hybris-look-hand = main
    .about = vos cartes et vos Prémonitions, votre pioche et votre défausse
hybris-look-players = joueurs
    .about = tout ce que chacun peut savoir de tous
hybris-look-places = lieux
    .about = les six plateaux : actions, emplacements, ce que coûte un Lieu complet
hybris-look-cities = villes
    .about = les cinq Villes, leurs Technologies et leurs Liens
hybris-look-forge = forge
    .about = Atelier, Usine et Stockage, avec chaque Technologie
hybris-look-technologies = technologies
    .about = tout ce que l’on peut encore concevoir
hybris-look-pillars = piliers
    .about = les deux parties de chaque Pilier
hybris-look-quests = quêtes
    .about = les Quêtes, Chant par Chant
hybris-look-oracle = oracle
    .about = Présages, Primordiaux, Prémonitions
hybris-look-coliseum = colisée
    .about = ses Héros, comme ennemis et comme alliés
hybris-look-underworld = enfers
    .about = ce que donne Drainer, et qui s’y trouve
hybris-look-combat = combat
    .about = les deux zones, carte par carte
hybris-look-player = son plateau : { $olympian }
