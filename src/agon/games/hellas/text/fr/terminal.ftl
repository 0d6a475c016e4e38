# La table dans le terminal : des étiquettes, et des faits à côté. Ce qui commence par {" "} suit un nom.

## Le moment

hellas-label-round = Moment
hellas-board-round = round { $round }
hellas-board-turn = tour :{" "}
hellas-board-acted = action spéciale accomplie
hellas-board-over = la partie est finie
hellas-board-countdown = { $god } : Monument achevé, { $left ->
        [one] { $left } pion
       *[other] { $left } pions
    } sur la carte Activation :
hellas-label-temples = Temples
hellas-board-temples = { $left } encore à bâtir
hellas-label-decks = Pioches
hellas-board-deck-combat = { $cards } Combat
hellas-board-deck-attack = { $cards } Attaque
hellas-board-deck-event = { $cards } Événement
hellas-board-deck-blessing = { $cards } Bénédictions
hellas-board-deck-artifact = { $cards } Artéfacts Neutres

## La carte

hellas-map-strength = Force de Population
    .short = For
hellas-map-sites = on y trouve :
    .short = Sites
hellas-map-armies = {""}
    .short = Contrôle, Hoplites
hellas-map-here = {""}
    .short = Qui s’y trouve
hellas-map-near = voisines :
    .short = Près (~ par mer)
hellas-board-none = aucun
hellas-board-you = vous
hellas-board-owned = { $thing } ({ $owner })
hellas-board-land = { $land } ({ $facts })
hellas-board-master = entièrement tenu : { $holder }
hellas-board-glory = pion Gloire : { $owner }
hellas-board-by-sea = { $region } par mer
hellas-board-temple = Temple
hellas-board-shrine = Autel
hellas-board-oracle = Oracle
hellas-board-no-oracle = site de l’Oracle
hellas-board-level = { $god } { $level }/{ $levels }
hellas-board-control = contrôle :{" "}
hellas-board-waiting = plus de marqueur :{" "}
hellas-board-hoplites = {" "}{ $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-board-fortified = {" "}(1 en Cité)
hellas-board-quest = Quête : { $quest }
hellas-label-map = Carte
hellas-label-monuments = Monuments
hellas-board-places = {" "}({ $free ->
        [0] complet
        [one] { $free } place
       *[other] { $free } places
    })
hellas-label-monsters = Monstres
hellas-board-at = { $thing } ({ $region })
hellas-board-wounds = (symboles couverts : { $covered } sur { $all })
hellas-board-rolling = {" "}(doit encore agir)
hellas-board-slain = , tué
hellas-label-quests = Quêtes
hellas-board-step = {" "}(étape { $step })

## Joueurs

hellas-head-leadership = Commandement
    .short = Com
hellas-head-strength = Force
    .short = For
hellas-head-speed = Vitesse
    .short = Vit
hellas-head-priests = Prêtres
    .short = Prê
hellas-head-cards = cartes
    .short = Crt
hellas-head-regions = Régions
    .short = Rég
hellas-head-lands = Territoires
    .short = Ter
hellas-head-temples = Temples
    .short = Tmp
hellas-head-slain = Monstres tués
    .short = Tués
hellas-head-king = Roi des Rois
    .short = Roi
hellas-head-artifacts = Artéfacts
    .short = Art
hellas-head-blessings = Bénédictions
    .short = Bén
hellas-head-glory = pions Gloire
hellas-head-value = valeur
    .short = Val
hellas-head-casualties = Pertes
    .short = Per
hellas-board-goal = { $has } sur { $needs }
hellas-label-hero = Héros
hellas-label-glory = Pions Gloire
hellas-label-artifacts = Artéfacts
hellas-label-blessings = Bénédictions
hellas-label-kept = Quêtes gardées
hellas-label-trophies = Tués
hellas-label-done = Fait ce tour-ci
hellas-label-marked = Pions posés sur
hellas-label-supply = Réserve
hellas-board-spent = {" "}(épuisé)
hellas-board-supply = { $colour } : { $hoplites ->
        [one] { $hoplites } Hoplite
       *[other] { $hoplites } Hoplites
    }, { $tokens ->
        [one] { $tokens } marqueur de Contrôle
       *[other] { $tokens } marqueurs de Contrôle
    }
hellas-board-priests = { $number ->
        [one] { $number } Prêtre
       *[other] { $number } Prêtres
    }
hellas-board-hand = Vos cartes Combat ({ $hand } sur { $limit })
hellas-board-symbol = { $symbol }.
hellas-board-effects = Dans une Bataille : { $effects }.

## Batailles et Chasses

hellas-board-battle = Bataille en { $region }
hellas-board-role = { $role ->
        [attacker] attaque
       *[defender] défend
    }
hellas-board-strength = Force { $number }
hellas-board-army = { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-board-bonus = { SIGNED($number) } par effet
hellas-board-casualties = { $number ->
        [one] { $number } Perte
       *[other] { $number } Pertes
    }
hellas-board-passed = a passé
hellas-board-hunt = Chasse en { $region } : { $monster } ({ $owner })
hellas-label-uncovered = À couvrir
hellas-label-covered = Couverts
hellas-label-dealt = Infligés
hellas-label-drawn = Au choix
hellas-label-attack = Attaque
hellas-board-attack = défense { $total } sur { $needed }
hellas-label-evolution = Évolution
hellas-label-gone = Parties
hellas-label-discard = Défausse
hellas-label-deck-combat = Combat
hellas-label-deck-attack = Attaques
hellas-label-deck-event = Événements
hellas-label-deck-blessing = Bénédictions
hellas-label-deck-artifact = Artéfacts
hellas-board-hidden = cachée
hellas-board-brief = Un Hoplite d’une Région à une autre ; `why` dit ce qui ne se peut pas.

## Ce qui se regarde de plus près

hellas-look-map = carte
    .about = les Territoires et les Régions de la Grèce, qui s’y trouve, et ce qui est voisin
hellas-look-hand = main
    .about = vos cartes Combat
hellas-look-players = joueurs
    .about = ce qui se trouve devant chacun
hellas-look-monuments = monuments
    .about = les dieux, et ce que fait une Adoration
hellas-look-monsters = monstres
    .about = chaque Monstre : symboles, attaques, évolutions
hellas-look-quests = quêtes
    .about = les Quêtes, étape par étape
hellas-look-decks = pioches
    .about = pioches, défausses et carte Temple
hellas-look-battle = bataille
    .about = la Bataille en cours
hellas-look-hunt = chasse
    .about = la Chasse en cours
hellas-look-player = le plateau ({ $hero })
