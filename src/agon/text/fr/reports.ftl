# Les commandes qui rendent compte : rules, pack, sim et bench.

## Nombres

reports-decimal-mark = ,
reports-thousands-mark = { "\u202F" }
reports-percent = { $number }{ "\u00A0" }%

## Ce qui peut clocher

reports-kind-book = livre
reports-kind-bot = bot
reports-not-whole = { $flag } veut un nombre entier de 1 à { $most }, pas « { $value } »
reports-not-positive = { $flag } veut un nombre au-dessus de 0, pas « { $value } »
reports-no-folder = { $folder } : ce dossier n’existe pas
reports-no-rule = il n’y a pas de règle « { $rule } »{ GIVEN($near) ->
        [yes] { "" } ; vouliez-vous dire { $near } ?
       *[no] { "" }
    }
reports-other-game = { $folder } : un paquet pour { $other }, pas pour { $game }
reports-broken-pack = { $folder } : { $fault }{ $more ->
        [0] { "" }
        [one] {" "}(et { $more } autre défaut : agon pack check { $folder })
       *[other] {" "}(et { $more } autres défauts : agon pack check { $folder })
    }
reports-file-there = { $file } : existe déjà, et rien n’est écrasé
reports-file-unwritable = { $file } : impossible d’écrire : { $why }
reports-kind-engine = moteur
reports-kind-format = format
reports-journal-unwritable = { $folder } : inutilisable : { $why }
reports-journal-no-series = { $folder } : existe déjà et n’est pas une série d’agon sim ; rien n’est écrasé
reports-journal-other = { $folder } : contient une autre série, et rien n’est écrasé : { $command }
reports-journal-busy = { $folder } : quelqu’un d’autre y écrit en ce moment
reports-journal-broken-row = { $file } : la ligne { $line } n’est pas une partie d’une série
reports-journal-no-parquet = Parquet demande polars : pip install "agon[lab]"

reports-ray-missing = --engine ray demande Ray : pip install "agon[ray]"
reports-ray-no-address = « { $address } » n’est pas l’adresse d’une grappe ; en voici : 127.0.0.1:6379, ray://host:10001 ou auto
reports-ray-unreached = pas de grappe Ray à { $address } : { $why }
reports-ray-other-version = la grappe a Agon { $there } et ici c’est { $here } : il faut le même partout

## Aide

reports-help-examples = Exemples :
reports-help-json = affiche du JSON, pour d’autres programmes

reports-help-rules = montrer les règles des livres, et lesquelles sont prouvées par un test
reports-help-rules-book = un seul livre
reports-help-rules-missing = liste les règles sans test
reports-help-rules-show = montre une règle en entier, avec ses tests
reports-help-rules-search = montrer les règles qui ont tous ces mots, en français ou en anglais, et les cartes qui s’appellent ainsi
reports-help-rules-tests = cherche les tests dans ce dossier

reports-help-pack = commencer un paquet de cartes à soi, le vérifier, ou lire ce que disent ses cartes
reports-help-pack-new = Commence un paquet qui se pose sur celui du jeu : il ajoute, change et retire.
reports-help-pack-copy = Copie le paquet entier fourni avec un jeu dans un nouveau dossier, pour l’y changer.
reports-help-pack-game = le jeu
reports-help-pack-new-folder = un dossier qui n’existe pas encore
reports-help-pack-check = Vérifie un paquet : chaque défaut avec son fichier, sa ligne et sa colonne, ou bien ce qu’il contient.
reports-help-pack-folders = le dossier du paquet ; de plusieurs, chacun se pose sur le précédent
reports-help-pack-show = Montre ce que contient un paquet, avec les mots tirés de ses données.
reports-help-pack-pack = un jeu, pour le paquet fourni avec lui, ou le dossier d’un paquet
reports-help-pack-schema = les schémas JSON des paquets d’un jeu, avec lesquels un éditeur complète et vérifie ce que vous tapez
reports-help-pack-schema-folder = où les écrire, un fichier chacun ; sinon, tous sont affichés
reports-help-pack-diff = Dit en phrases ce qu’un paquet fait autrement qu’un autre, ou que celui de son jeu.
reports-help-pack-diff-first = un jeu, ou le dossier d’un paquet
reports-help-pack-diff-second = l’autre ; sans lui, A est comparé au paquet de son jeu
reports-help-pack-words = Montre les mots dont sont faites les cartes d’un jeu, et ce qui suit chacun d’eux.
reports-help-pack-word = seulement ces mots
reports-help-pack-things = seulement ceux-ci : un genre comme « god », un identifiant, ou une partie d’un nom

reports-help-sim = faire jouer beaucoup de parties à des bots, et voir qui gagne
reports-help-sim-seats = les bots, repris jusqu’à ce que chaque joueur en ait un ; les places tournent (greedy,random)
reports-help-sim-players = combien jouent ; sinon autant qu’il y a de bots
reports-help-sim-games = combien de parties (400)
reports-help-sim-seed = rejoue la même série
reports-help-sim-jobs = combien de processus jouent ; sinon un par processeur
reports-help-sim-report = montre aussi combien de fois chaque carte, lieu ou voie a servi
reports-help-sim-out = écrire chaque partie dans ce dossier dès qu’elle finit ; la même commande reprend où elle s’est arrêtée
reports-help-sim-decisions = avec --out : aussi une ligne par décision, avec traits, options, choix et valeur
reports-help-sim-records = avec --out : aussi l’enregistrement de chaque partie, pour agon replay
reports-help-sim-format = comment les lignes sont écrites (jsonl) ; parquet demande agon[lab]
reports-help-sim-engine = qui joue : des processus de cette machine (local), ou Ray, ici ou sur la grappe à une adresse

reports-help-report = montrer ce que dit une série gardée par agon sim --out ; rien n’est joué
reports-help-report-folder = le dossier de la série
reports-help-report-page = l’écrire comme page web : un seul fichier, dans chaque langue, claire et sombre

reports-help-tune = déplacer des nombres vers ce qu’un jeu devrait être
reports-help-tune-file = ce qui peut être déplacé, et ce qui est voulu (docs/lab.md)
reports-help-tune-out = où les essais sont gardés, et le paquet qui en sort ; sinon à côté du fichier
reports-help-study = jouer, reprendre et raconter ce que demande un petit fichier TOML
reports-help-study-run = Jouer ce que demande le fichier, ou le reprendre, et le raconter.
reports-help-study-report = Raconter ce qui a été joué jusqu’ici.
reports-help-study-file = l’étude
reports-help-study-out = où garder ses parties ; sinon à côté du fichier, dans un dossier qui porte son empreinte

reports-help-compare = comparer deux bots, deux règlements ou deux paquets sur les mêmes graines, jusqu’à ce que ce soit clair
reports-help-compare-subject = un bot (mcts:60), des options (gods=draft), le dossier d’un paquet, ou « usual » : le jeu tel quel
reports-help-compare-seats = qui joue, quand on compare des règlements ou des paquets (greedy)
reports-help-compare-players = combien jouent (2)
reports-help-compare-games = tant de parties au plus, des deux ensemble (4000)
reports-help-compare-within = un écart trop petit pour compter, en part (0.02)
reports-help-compare-measure = ne s’arrêter que sur cette mesure : length, score, best, won, seat:1, god:god/gaia ; share pour les bots

reports-help-tournament = faire rencontrer chaque bot à chaque autre, et les classer
reports-help-cup-bots = les bots, chacun une fois (random,apprentice,greedy)
reports-help-cup-games = combien de parties par rencontre (40)
reports-help-cup-ladder = une échelle en tant de tours, où se rencontrent les voisins, au lieu que chacun rencontre chacun

reports-help-bench = mesurer la vitesse d’un jeu ici, sur un seul processeur
reports-help-bench-game = le jeu ; sinon le premier qu’il y a
reports-help-bench-players = combien jouent ; sinon autant que possible
reports-help-bench-seconds = la durée de chaque mesure (3)

## agon rules

reports-rules-section = section
reports-rules-count = règles
reports-rules-tested = avec un test
reports-rules-without = sans
reports-rules-total = { $book } : { $tested } règles sur { $rules } ont un test.
reports-rules-no-tests = { $book } : { $rules } règles. Lesquelles ont un test, on ne le sait pas ici : les tests viennent avec le code source d’Agon, pas avec ce qui est installé. Nommez leur dossier avec --tests.
reports-rules-unknown = { $test } porte la marque { $rule }, qui n’est dans aucun livre.
reports-rules-place = { $book }{ $page ->
        [0] { "" }
       *[other] , page { $page }
    }
reports-rules-note = Note : { $note }
reports-rules-sentence = { $source ->
        [core-rulebook] Dans la règle anglaise, page { $page }
        [FAQ] Dans la FAQ, page { $page }
        [solo-FAQ] Dans la FAQ du mode solo, page { $page }
        [cards] Sur une carte
        [map] Sur le plateau
       *[book] Dans le livre, page { $page }
    } : « { $words } … »
reports-rules-ruling = Lu ainsi : { $ruling }
reports-rules-ours = Le livre ne le dit pas : { $why }
reports-rules-test = Test : { $test }
reports-rules-no-test = Aucun test.
reports-rules-not-looked = Les tests ne sont pas ici pour qu’on les regarde.
reports-rules-none-found = Aucune règle n’a tous ces mots.

## agon pack

reports-pack-made = Un paquet à vous. Changez-le, puis : agon pack check { $folder }
reports-pack-sound = Le paquet { $pack } { $version } pour { $game } est en ordre.
reports-pack-over = Il se pose sur { $over } : ajouts { $added }, changements { $changed }, retraits { $removed }.
reports-pack-notes = Différent du livre, ou pas dans toutes les langues ; cela se joue quand même :
reports-pack-contents = Ce qu’il contient
reports-pack-shown = Montré
reports-pack-kind = genre
reports-pack-entries = entrées
reports-pack-rulebook = livret
reports-pack-public = public
reports-pack-house = maison
reports-pack-from-rulebook = (livret)
reports-pack-from-public = (public)
reports-pack-from-house = (maison)
reports-pack-hooks = { $hooks ->
        [0] Aucun crochet : tout ce que font ses cartes est dit par des verbes.
        [one] { $hooks } crochet : du code pour ce que les verbes ne peuvent dire.
       *[other] { $hooks } crochets : du code pour ce que les verbes ne peuvent dire.
    }
reports-pack-digest = Empreinte { $digest }
reports-diff-head = { $after } à côté de { $before } : { $added } { $added ->
        [0] nouveauté
        [1] nouveauté
       *[other] nouveautés
    }, { $changed } { $changed ->
        [0] changement
        [1] changement
       *[other] changements
    }, { $removed } { $removed ->
        [0] retrait
        [1] retrait
       *[other] retraits
    }.
reports-diff-title = { $how ->
        [added] Nouveau : { $what }
        [removed] Retiré : { $what }
       *[changed] Changé : { $what }
    }
reports-diff-name = S’appelait jusqu’ici « { $before } ».
reports-diff-instead = Dit « { $after } » au lieu de « { $before } ».
reports-diff-gone = Ne dit plus « { $before } ».
reports-diff-new = Dit désormais « { $after } ».
reports-diff-field = Le champ { $field } vaut { $after }, et valait { $before }.
reports-diff-nothing = rien
reports-words-card = Sur une carte : « { $text } »
reports-words-verb = Verbes
reports-words-if = Conditions
reports-words-count = Comptes
reports-words-modify = Modificateurs
reports-words-on = Événements
reports-words-song = Ce que demandent les Chants
reports-words-clash = Ce que demandent les Affrontements
reports-words-requirement = Ce que demandent les cartes Exploration
reports-words-task = Tâches
reports-pack-nothing = rien dans le paquet { $pack } ne s’appelle { $words }
reports-pack-neither = { $name } : ni un jeu ({ $games }) ni un dossier

## agon sim

reports-sim-needs-out = { $flag } écrit dans un dossier : nommez-en un avec --out
reports-sim-too-many = { $bots } bots ne tiennent pas sur { $players ->
        [one] { $players } place
       *[other] { $players } places
    }
reports-sim-playing = On joue
reports-sim-stopped = Arrêté après { $played } parties sur { $games }.
reports-sim-enough = Connu d’aussi près que demandé après { $played } parties sur { $games } au plus.
reports-sim-by-bot = Par bot
reports-sim-by-seat = Par place
reports-sim-by-god = Par dieu
reports-sim-by-hero = Par héros
reports-sim-by-olympian = Par Olympien
reports-sim-by-turn = Par ordre du tour
reports-sim-seat = place { $number }
reports-sim-turn = joueur { $number }
reports-sim-games = parties
reports-sim-wins = victoires
reports-sim-interval = 95{ "\u00A0" }%
reports-sim-fair = équité
reports-sim-verdict = ±
reports-sim-score = score
reports-sim-offered = possible dans
reports-sim-used = servi dans
reports-sim-share = part
reports-sim-won-used = gagné si servi
reports-sim-won-there = gagné si là
reports-sim-use-visited = Lieux visités
reports-sim-use-action = Actions accomplies
reports-sim-use-conceived = Technologies conçues
reports-sim-use-crafted = Technologies arrivées à l’Usine, fabriquées ou poussées
reports-sim-use-deployed = Technologies déployées
reports-sim-use-type = Types de Technologies déployées
reports-sim-use-achieved = Quêtes accomplies, quand elles sont sorties
reports-sim-use-sung = Épopées dont un Chant fut chanté, quand elles sont sorties
reports-sim-use-quests = Sortes de Quêtes accomplies
reports-sim-use-recruited = Héros du Colisée recrutés
reports-sim-use-unlocked = Améliorations débloquées, quand leur Olympien jouait
reports-sim-use-pillar = Piliers divins choisis
reports-sim-use-completed = Prémonitions accomplies, quand quelqu’un les a piochées
reports-sim-use-played = Cartes et renforts joués, quand quelqu’un les avait
reports-sim-use-revealed = Primordiaux révélés
reports-sim-use-built = Créatures bâties
reports-sim-games-title = Parties
reports-sim-played = parties
reports-sim-asks = questions par partie (95{ "\u00A0" }%)
reports-sim-choices = dont avec un choix
reports-sim-lengths = la plus courte – la plus longue
reports-sim-speed = vitesse
reports-sim-rate = { $rate } parties/s, { $jobs ->
        [one] { $jobs } processus
       *[other] { $jobs } processus
    }
reports-sim-how = Une victoire partagée compte à parts égales. Intervalles à 95{ "\u00A0" }% : de Wilson pour les victoires (jamais trop étroit quand elles sont partagées), de Student pour les moyennes. L’équité est la part des places tenues ; + et − marquent une part dont l’intervalle l’exclut, ce qui arrive une fois sur vingt par hasard.
reports-sim-how-won = Gagné si servi : la part de la victoire de qui s’en est servi ; gagné si là : de tous ceux qui l’avaient à portée. Qui mène a plus d’occasions de se servir des choses : un écart seul ne prouve pas qu’une chose est forte ; agon compare avec un paquet sans elle le prouve.
reports-sim-timed = Un bot qui réfléchit un temps donné ne rejoue pas forcément de même.
reports-sim-again = De nouveau la même série : { $command }
reports-sim-watch = Pour regarder une de ses parties : { $command }

## agon report

reports-report-nothing = { $folder } : aucune partie d’une série
reports-report-changed = { $folder } : ses paquets ou les règles ont changé depuis
reports-page-language = Français
reports-page-title = L’équilibre de { $game }
reports-page-facts = { $games } parties entre bots. Un point est ce qui fut mesuré, le trait qui le traverse l’intervalle à 95{ "\u00A0" }% ; la barre dressée est la part équitable.
reports-page-ends = Comment les parties ont fini
reports-page-lengths = Questions par partie
reports-page-mean = { $value } en moyenne.
reports-page-written = Écrit : { $file }

## agon study

reports-study-playing = On joue { $name }
reports-study-hash = Empreinte { $hash }, gardée dans { $folder }
reports-study-series = Série { $name }
reports-study-wrong = { $file } : { $what }
reports-study-at = { $where } : { $what }
reports-study-words = { $text }
reports-study-unread = illisible : { $why }
reports-study-no-toml = n’est pas du TOML : { $why }
reports-study-unknown = il n’y a pas de « { $key } » ici ; il y a { $known }
reports-study-kind = { $key } doit être { $kind }
reports-study-text = un texte
reports-study-number = un nombre entier de 1 à 1000000
reports-study-amount = un nombre
reports-study-part = une part entre 0 et 1
reports-study-texts = une liste de textes
reports-study-words-table = une table de textes
reports-study-table = une table
reports-study-tables = une liste de tables
reports-study-twice = deux séries s’appellent « { $name } »
reports-study-bad-name = « { $name } » n’est pas un nom de série : il faut des lettres, des chiffres, - et _
reports-study-no-game = aucun jeu n’est nommé
reports-study-no-seats = personne n’y est assis
reports-study-no-series = il n’y a pas de série « { $name } » ; il y a { $known }
reports-study-no-pair = { $first } et { $second } ne s’apparient pas : jeu, joueurs ou graine diffèrent
reports-study-nothing = { $folder } : rien n’est joué encore ; agon study run { $file } le joue

## agon compare

reports-not-share = { $flag } attend une part entre 0 et 1, et non « { $value } »
reports-kind-measure = mesure
reports-compare-what = « { $text } » n’est ni un bot, ni une option comme gods=draft, ni le dossier d’un paquet
reports-compare-unlike = « { $first } » et « { $second } » ne se comparent pas : nommez deux bots, ou deux règlements ou paquets différents
reports-compare-title = Côte à côte
reports-compare-difference = écart
reports-compare-interval = 95{ "\u00A0" }%, tous ensemble
reports-compare-effect = effet
reports-compare-by-length = questions par partie
reports-compare-by-score = score
reports-compare-by-best = meilleur score
reports-compare-by-won = parties que quelqu’un a gagnées
reports-compare-by-share = part de la victoire
reports-compare-same = Aucun écart au-delà de { $within } après { $games } parties.
reports-compare-differ = Après { $games } parties, ceci diffère : { $names }. Rien d’autre ne diffère au-delà de { $within }.
reports-compare-differ-open = Après { $games } parties, ceci diffère : { $names }. Pas encore clair à { $within } près : { $undecided }.
reports-compare-open = Après { $games } parties, ce n’est pas encore clair à { $within } près : { $names }.
reports-compare-how = Chaque partie de l’un est appariée avec celle de l’autre qui a la même graine. Les intervalles sont des suites de confiance : ils valent à tout moment et tous ensemble, si bien qu’on peut regarder, et s’arrêter, quand on veut. L’effet est en écarts types des différences. +, − : le second a plus, moins ; = : pas d’écart qui compte ; ? : pas encore clair. Dieux et autres : de combien ils gagnent plus que leur juste part.

## agon tournament

reports-cup-bots = { $bots } bots différents ne font pas un tournoi à des tables de { $players } : au moins 2 y sont assis, et personne deux fois
reports-cup-playing = Rencontre { $number } : { $bots }
reports-cup-title = Classement
reports-cup-rating = cote
reports-cup-rank = α-rank
reports-cup-how = Cotes de Bradley et Terry à l’échelle des échecs : 400 points de plus gagnent dix parties contre une ; la moyenne est 1500. Intervalles à 95{ "\u00A0" }% par bootstrap sur les parties. α-rank : la part d’une population qui finit par le choisir ; ceux qui se battent en cercle se la partagent.
reports-cup-seed = De nouveau le même : --seed { $seed }

## agon bench

reports-bench-title = { $game }, { $players } joueurs, au hasard sur un processeur
reports-bench-best = meilleure
reports-bench-median = médiane de 3
reports-bench-rate-decisions = décisions/s
reports-bench-rate-games = parties/s
reports-bench-more = Copies et recherche
reports-bench-decisions-per-game = décisions par partie
reports-bench-forced-per-game = réponses sans choix par partie
reports-bench-clone-at-step-us = clone au début d’une étape, µs
reports-bench-clone-in-step-us = clone au milieu d’une étape, µs
reports-bench-clone-in-reaction-us = clone pendant qu’un rival réagit, µs
reports-bench-state-copy-us = copie de l’état, µs
reports-bench-world-us = monde tiré au sort, µs
reports-bench-search-per-s = recherche, itérations/s
reports-bench-digests = Parties à comparer
reports-bench-play = Au hasard
reports-bench-copies = Copies
reports-bench-search = Recherche
reports-bench-build-plain = Code source, { $python }.
reports-bench-build-partly = En partie compilé, { $python }.
reports-bench-build-compiled = Compilé, { $python }.
reports-bench-how = Une décision est une question qui a au moins deux options, posée, tranchée au hasard et exécutée. Les temps sont ceux du processeur.

## Apprendre et juger

reports-help-analyse = revoir une partie jouée : les chances, les choix les plus coûteux, et ce qui aurait été mieux
reports-help-analyse-picture = dessiner les chances dans ce fichier SVG
reports-analyse-looking = examen de chaque choix
reports-analyse-curve = Les chances de gagner, en pour cent, du premier choix au dernier
reports-analyse-mistakes = Ce qui a coûté le plus
reports-analyse-none = Rien de mieux n’a été trouvé pour aucun choix.
reports-analyse-choice = Choix { $number }, { $name } : { $cost } de victoire abandonnés
reports-analyse-chosen = choisi : { $option } ({ $chance })
reports-analyse-better = mieux : { $option } ({ $chance })
reports-analyse-reason = { $points } { $feature }
reports-help-train = laisser les bots apprendre de leurs propres parties ; on peut s’arrêter et reprendre à tout moment
reports-help-train-rounds = tours d’apprentissage, chacun d’après ce que les précédents ont enseigné (8)
reports-help-train-games = parties d’un tour (150)
reports-help-train-budget = itérations de recherche pour chaque choix (32)
reports-help-train-trust = part de ce qui est appris qui compte, en pour cent ; le reste est ce que le jeu déclare (100)
reports-help-train-ladder = parties contre ce que le jeu déclare, une fois tout appris (40)
reports-help-train-out = le dossier des parties et des leçons, repris s’il existe
reports-train-needs = l’apprentissage a besoin de { $name } : pip install "agon[lab]"
reports-train-playing = apprentissage
reports-train-round = tour { $number } sur { $rounds }
reports-train-ladder = un match contre ce que le jeu déclare
reports-train-rounds = Tours
reports-train-number = tour
reports-train-games = parties
reports-train-foreseen = prévu
reports-train-file = leçons
reports-train-result = { $bot } gagne { $share } ({ $low } – { $high }) de { $games } parties contre les poids que le jeu déclare.
reports-train-time = { $seconds } secondes de ce processus, et celles de ses auxiliaires.
reports-train-reliability = Les chances du dernier tour, dont personne n’avait appris
reports-train-called = annoncé
reports-train-won = gagné
reports-train-positions = positions

## Tuning

reports-tune-printed = { $number } ne peut pas être déplacé : il n’est pas de notre main, mais { $origin }
reports-tune-no-entry = il n’y a pas de { $number } dans { $file }
reports-tune-no-field = il n’y a pas de { $number } dans le paquet
reports-tune-no-number = { $number } n’est pas un nombre
reports-tune-outside = { $number } est { $value }, qui n’est pas entre { $low } et { $high }
reports-tune-bounds = une entrée se nomme genre/id, low est au-dessous de high, et within est plus que 0
reports-tune-measure = il n’y a pas de mesure « { $name } » ; il y a { $known }
reports-tune-unmet = aucune partie n’avait affaire à « { $name } »
reports-tune-nothing = { $file } : il faut au moins un [[number]] et un [[goal]]
reports-tune-folder = { $folder } : { $why }
reports-tune-other = { $folder } : un autre réglage y est gardé
reports-tune-playing = Essai { $number }
reports-tune-goals = Buts
reports-tune-goal = voulu
reports-tune-before = tel quel
reports-tune-after = réglé
reports-tune-fresh-before = tel quel, autres graines
reports-tune-fresh-after = réglé, autres graines
reports-tune-distance = distance
reports-tune-numbers = Ce qui changerait
reports-tune-was = est
reports-tune-is = serait
reports-tune-without = laissé tel quel
reports-tune-reason = { $measure } : { $value }
reports-tune-used = parties où quelqu’un a utilisé { $thing }
reports-tune-how = { $tries } essais sur les mêmes graines. La distance est la somme des (écart ÷ ce qui est proche)² : au-dessous de 1, tout est proche. Chaque changement qui n’aidait pas a été repris ; ce que le jeu serait sans chacun des autres est à côté, selon le but qu’il sert le plus. Sur les autres graines rien n’a été cherché.
reports-tune-nothing-better = Rien de ce qui a été essayé n’est plus proche que ce qui est là.
reports-tune-no-better = Sur d’autres graines ce n’est pas meilleur que tel quel, donc aucun paquet n’a été écrit. Plus de parties en disent plus.
reports-tune-kept = Le paquet est dans { $folder } : agon play { $game } --pack { $folder }
