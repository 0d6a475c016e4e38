# Ce que chacun a joué, sa force, les tournois, les archives.

## Résultats

club-title = Le club
club-history = Ce que vous avez joué
club-history-none = Rien encore : une partie compte quand elle est terminée.
club-bars-about = La barre montre ce qui a été gagné ; le trait doré, ce que donnerait le hasard seul ; la ligne fine, s’il y a assez de parties, l’intervalle où se trouve la vérité dans 95 cas sur 100.
club-show-me = Les autres peuvent me voir
club-show-me-about = avec mon nom, dans les classements, dans les archives et sur ma propre page ; de mes parties, seulement les publiques
club-my-profile = Ma page
club-profile-none = Aucune partie n’est encore terminée.
club-public-matches = Parties publiques
club-more = Plus anciennes
club-you = vous
club-somebody = quelqu’un
club-bot = { $name } (bot)
club-won = a gagné
club-won-of = { $won } sur { $games }
club-seats = { $count } à la table
club-no-module = le jeu seul
club-by-against = Contre
club-against-people = des personnes
club-against-bots = des bots
club-against-alone = en solitaire
club-by-seats = Selon le nombre de joueurs
club-by-module = Avec
club-by-god = Selon le dieu
club-by-olympian = Selon l’Olympien
club-by-hero = Selon le héros
club-longest = Partie la plus longue
club-most-choices = Le plus de choix
club-best = Meilleur score
club-streak = Victoires de suite
club-minutes = { $minutes } min
club-hours = { $hours } h
club-days = { $days ->
        [one] un jour
       *[other] { $days } jours
    }

## Classements

club-rated = Classée
club-rated-about = Le résultat modifie les classements. On ne reprend rien qui demande l’accord des autres ; qui abandonne laisse jouer un bot et finit dernier ; un apprenti joue pour qui n’a plus de temps.
club-rating-people = Cote contre des personnes
club-rating-bots = Cote contre des bots
club-rating-about = { $games ->
        [one] après une partie
       *[other] après { $games } parties
    } ; au moins { $least }, presque sûrement
club-leaders = Classements
club-leaders-about = D’après la force que chacun a au moins, presque sûrement. Y figure qui a { $enough } parties classées et souhaite être vu.
club-leaders-none = Personne encore. Jouez une partie classée, et soyez en tête.
club-leader = { $points } ± { $spread }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }

## Archives

club-archive = Archives
club-archive-about = Les parties publiques terminées, avec les noms de qui l’a accepté. Chacun peut s’en servir.
club-archive-none = Aucune partie de ce genre.
club-all = tout
club-module = Module
club-level = Tous au moins
club-level-from = { $points } ou plus
club-since = Du
club-until = Au
club-see = Revoir
club-download = Télécharger la partie
club-months = Toutes les parties d’un mois
club-month = { $month }, { $size } Mo

## Tournois

club-contests = Tournois
contest-new = Créer un tournoi
contest-make = Le créer
contest-none = Aucun tournoi en ce moment.
contest-yours = le vôtre
contest-people = { $count } sur { $most }
contest-kind = Genre
contest-kind-league = Championnat
contest-kind-league-about = Tant de rondes ; chacun joue à chacune et retrouve les mêmes le moins souvent possible. Les points décident.
contest-kind-knockout = Élimination
contest-kind-knockout-about = De chaque table, la meilleure personne continue, jusqu’à la dernière.
contest-stage-open = ouvert
contest-stage-playing = en cours
contest-stage-over = terminé
contest-stage-off = annulé
contest-round = Ronde { $round }
contest-begins = commence le { $day }
contest-name = Nom
contest-seats = Par table
contest-rounds = Rondes
contest-terms = { $rounds ->
        [0] { $kind } : tables de { $seats }.
        [1] { $kind } : tables de { $seats }, une ronde.
       *[other] { $kind } : tables de { $seats }, { $rounds } rondes.
    }
contest-won = Remporté par { $name }
contest-most = Nombre de personnes au plus
contest-bot = Des bots complètent la dernière table
contest-no-bot = non : elle est plus petite, ou quelqu’un se repose
contest-filled = Des bots complètent la dernière table ({ $bot }).
contest-pace-about = Quand une ronde commence, toutes ses tables s’ouvrent et le temps court : on joue pour qui ne vient pas.
contest-listed = Chacun peut trouver ce tournoi et ses tables
contest-begins-at = Commence tout seul
contest-begins-about = Vide : quand vous le direz.
contest-join = Participer
contest-leave = Ne plus participer
contest-begin = Commencer : tirer la première ronde
contest-few = Il peut commencer dès que deux personnes participent.
contest-invite = Lien pour participer
contest-call-off = L’annuler
contest-call-off-do = L’annuler vraiment
contest-entrants = Qui participe
contest-standings = Classement
contest-nobody = Personne encore.
contest-order-league = Selon les points ; à égalité, les parties gagnées, puis les points de tous ceux qu’on a rencontrés, puis le sort.
contest-order-knockout = Selon la ronde atteinte ; à égalité, les points, les parties gagnées, les points de tous ceux qu’on a rencontrés, puis le sort.
contest-decides = victoires { $wins } · rencontres { $rivals } · sort { $lot }
contest-gone = parti
contest-tables = Tables
contest-alone = se repose : un point
contest-see = Revoir
contest-watch = Regarder
contest-play = À votre table

## Être oublié

club-forget = Être oublié ici
club-forget-about = Votre nom, vos appareils et vos clés disparaissent, partout et pour toujours. Le résultat de vos parties reste, comme celui de quelqu’un.
club-forget-do = Oui, oubliez-moi
club-forget-not = Non
