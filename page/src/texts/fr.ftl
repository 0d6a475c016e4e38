# La page elle-même. Ce que disent le serveur et les jeux est dans leurs propres fichiers.

## La page

page-home = Accueil
page-tools = Outils
page-places = Lieux
page-language = Langue
page-language-name = { $language ->
        [fr] Français
       *[en] English
    }
page-settings = Réglages et touches
page-loading = Un instant…
page-pair = { $first } : { $second }
page-close = Fermer
page-look = De plus près
page-cancel = Annuler
page-retry = Réessayer
page-reload = Recharger
page-unreachable = Le serveur ne répond pas. Une nouvelle tentative a lieu d’elle-même.
page-offline = La connexion est coupée ; rien n’a été envoyé.
page-try-now = Essayer maintenant
page-read = Lire les règles
page-reconnecting = Reconnexion…
page-renewed = Une partie de la page n’a pas pu être chargée : le serveur est absent, ou sa page est plus récente.
page-understood = Compris
page-broken = Quelque chose a mal tourné dans la page. La recharger devrait suffire.
lost-title = Rien ne se dresse ici
lost-about = L’énigme n’a pas de réponse : cette adresse ne mène nulle part.

## Réglages

settings-theme = Lumière
settings-theme-system = comme le système
settings-theme-light = ivoire
settings-theme-dark = noir
settings-motion = Les pièces bougent
settings-motion-calm = calmement
settings-motion-brisk = vite
settings-motion-none = pas du tout
settings-pace = Tours des autres
settings-pace-readable = le temps de lire
settings-pace-quick = vite
settings-pace-off = d’un coup
settings-twice = Un second clic confirme ce qu’un clic sur le plateau choisirait
settings-size = Texte
settings-size-normal = habituel
settings-size-large = grand
settings-size-larger = plus grand
settings-palette = Couleurs des joueurs
settings-palette-vase = comme sur un vase
settings-palette-distinct = faciles à distinguer
settings-volume = Lyre et tambour : votre tour, les combats, ce qui approche, la fin
settings-volume-at = { $volume ->
        [0] silencieux
       *[other] { $volume } sur 100
    }
settings-notices = Me prévenir quand c’est à moi et que je suis ailleurs
keys-title = Touches
keys-1 = 1, 2, … 12
    .about = aller à ce choix ; Entrée le prend, ou le coche quand il en faut plusieurs
keys-enter = Entrée
    .about = choisir ce qui est coché
keys-o = O
    .about = à la liste des choix
keys-b = B
    .about = au plateau ; les flèches s’y promènent
keys-r = R
    .about = la règle derrière la question
keys-w = W
    .about = pourquoi pas ?
keys-u = U
    .about = revenir en arrière
keys-l = L
    .about = chronique
keys-c = C
    .about = discussion
keys-t = T
    .about = à propos de cette table
keys-n = N
    .about = la partie en chiffres
keys-arrows = ← →
    .about = un pas en arrière, un pas en avant, quand on revoit une partie
keys-slash = /
    .about = tout chercher : règles, cartes, ce qui est sur la table
keys-escape = Échap
    .about = lâcher

## Accueil

start-tagline = Les jeux de plateau de la Grèce mythique, selon les règles : seul, autour d’un écran, ou avec des amis au loin.
start-rules = Règles
start-play = Jouer maintenant
start-alone = Seul : { $name }
start-make = Ouvrir une table
start-learn = Apprendre en jouant
start-rivals = Rivaux
start-strength = De quelle force ?
start-begin = Commencer
start-docs = Documentation (en anglais)
start-footer = Les jeux, leurs règles et leurs noms appartiennent à leurs auteurs et éditeurs. Les figures ont été dessinées pour Agon.
tables-title = Vos tables
tables-your-turn = à vous
tables-playing = en cours
tables-lobby = pas encore commencée
tables-over = terminée
tables-won = { $count ->
        [0] perdu
       *[other] victoire : { $winners }
    }
tables-all = Montrer les { $count }
tables-take-off = Retirer de la liste : { $game }, { $when }
tables-take-off-short = Retirer de la liste
tables-taken-off = Retirée de la liste. La table est conservée et son lien fonctionne toujours.
tables-put-back = Remettre
tables-off = Retirées de la liste : { $count }
open-title = Ouvrir une partie
open-about = Une partie téléchargée (.agon) peut être revue, et rejouée à partir de n’importe quel moment.

## Nouvelle table

new-title = Une nouvelle table
new-game = Jeu
new-modules = Extensions et modes
new-seats = Qui joue ?
new-players = Joueurs
new-hot-seat = { $count } personnes jouent à cet écran : un rideau tombe entre leurs tours.
new-invite = { $count ->
        [one] Pour la place libre, vous recevrez un lien à envoyer.
       *[other] Pour les places libres, vous recevrez des liens à envoyer.
    }
new-watch = Personne ne joue ici : vous regardez les bots.
new-options = Comment joue-t-on ?
new-options-about = Rien ici n’attend de réponse : ce qui est déjà choisi est ce que dit le livre, ou la lecture habituelle quand il en laisse deux.
new-rule = La règle derrière « { $option } »
new-one-by-one = Une par une : { $count } règles{ $changed ->
        [0] {""}
       *[other] , dont { $changed } autrement
    }
new-mixed = Pas tout à fait ce qui est coché ci-dessus : { $changed ->
        [one] une règle est choisie
       *[other] { $changed } règles sont choisies
    } autrement plus bas.
new-pack = Cartes
new-pack-usual = Celles de la boîte
new-pack-about = Des cartes d’un auteur s’ajoutent à celles de la boîte. Ces parties ne comptent dans aucune statistique ni aucun classement.
table-pack = Avec le paquet { $pack }
new-more = Plus
new-seed = Graine du hasard
new-seed-about = La même graine distribue la même partie. Laissez vide pour une neuve.
new-make = Ouvrir la table
module-needs = demande { $names }
module-conflicts = ne va pas avec { $names }

## Places

seat-open = libre, par un lien
seat-open-name = Place libre { $number }
seat-who = Place { $number } : qui s’y assied ?
seat-me = à cet écran
seat-bot = un bot
seat-strength = Place { $number } : force
seat-name = Nom
seat-name-of = Place { $number } : nom
seat-language = Place { $number } : langue
seat-language-own = dans sa propre langue
seat-bot-name = Bot { $number }
seat-here = est là
seat-away = est absent
seat-menu = { $name } : place
seat-take-over = Rejouer à cette place
seat-hand-over = Laisser un bot jouer pour moi
seat-hand-over-other = Laisser un bot jouer ici
seat-rename = Enregistrer
seat-device = Lien pour un autre appareil
seat-device-about = L’appareil qui ouvre ce lien joue aussi cette place. Il sert une fois ; gardez-le pour vous.
seat-leave-sure = La place sera libre pour d’autres, et vos liens vers elle ne vaudront plus.
seat-change-bot = Une autre force
seat-make-room = Faire place à quelqu’un
seat-make-room-about = Le bot se lève : vous pouvez envoyer un lien vers la place, et qui ouvre la table peut s’y asseoir.
seat-leave = Quitter la place

## Avant la partie

lobby-welcome = Asseyez-vous, ou regardez quand la partie commence.
lobby-full = Toutes les places sont prises. Vous pourrez regarder dès que la partie commence.
lobby-waiting = On attend que tout le monde soit assis.
lobby-ready = Tout le monde est assis. Quand vous voulez.
lobby-open = encore personne
lobby-sit = M’asseoir ici
lobby-sit-too = Quelqu’un à cet écran
lobby-invite = Inviter
lobby-bot = Un bot
lobby-share = Copier le lien de cette table
lobby-about-link = Qui a le lien de la table peut prendre une place libre, ou regarder.
lobby-copied = Le lien est copié.

## À table

table-about-title = À propos de cette table
table-about-since = Commencée le { $date }.
table-about-parent = La partie dont elle est la suite
table-about-watch = Lien pour regarder
share-title = Agon : une place à table
share-copy = Copier
share-send = Envoyer
share-local = Seule cette machine peut ouvrir ce lien. Pour laisser entrer les autres, arrêtez le serveur et relancez-le avec : agon serve --host 0.0.0.0
table-by-the-book = Comme dans le livre.
table-closed = Cette table est fermée
question-label = La question
question-thinking = { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
question-waiting = On attend { $names }
question-absent = Personne n’est là pour { $name }
question-watching = Vous regardez.
question-skip = Passer
options-open = { $count } choix
options-all = Les { $count } choix
several-exactly = { $count } sur { $most } choisis
several-up-to = { $count } choisis, { $most } au plus
several-confirm = Confirmer
preview-open = La suite est ouverte.
preview-nothing = Rien d’autre n’arrive aussitôt.
preview-show = Ce qui suivrait : { $option }
standing-choose = Non, désormais…
standing-about = Les questions de cette sorte reçoivent d’elles-mêmes un non, au rythme d’une personne. Vous seul le voyez, et un clic suffit pour revenir dessus.
standing-turn = jusqu’à mon prochain tour
standing-round = pour cette manche
standing-revoked = jusqu’à nouvel ordre
standing-order = Non pour { $reaction }, { $until ->
        [turn] jusqu’à votre prochain tour
        [round] pour cette manche
       *[revoked] jusqu’à nouvel ordre
    }
standing-over = Une consigne a dit non pour { $reaction }, { $count } fois. Elle a pris fin.
standing-count = { $count }×
standing-withdraw = Annuler la consigne : { $order }
standing-used = Votre consigne a dit non pour { $reaction }.
since-title = Depuis votre dernier tour
since-count = { $count } de plus
since-again = Revoir sur le plateau
deed-caption = { $head }{ GIVEN($clauses) ->
        [no] {""}
       *[yes]  : { $clauses }
    }{ $points ->
        [0] {""}
       *[other] {" "}({ SIGNED($points) })
    }
why-title = Pourquoi pas ?
why-nothing = Il ne manque rien de ce qu’on pourrait attendre.
undo-title = Revenir : { $reason }
undo-button = Revenir : { $reason }
undo-short = Revenir
undo-request = { $name } demande à revenir sur son dernier choix.
undo-agree = D’accord
undo-refuse = Refuser
undo-waiting = On attend { $names }
undo-withdraw = Retirer
clock-thinks = réfléchit jusqu’à { $seconds } s
clock-waits = interrogé depuis { $time }
clock-left = encore { $time }
clock-days = { $days } j
clock-hours = { $hours } h
side-open = Chronique et discussion
side-choices = Choix
side-log = Chronique
side-chat = Discussion
log-all = Tout montrer depuis le début
chat-title = Ce qui a été dit
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Dire
curtain-pass = À { $name }
curtain-alone = Passez l’écran à { $name }. Que personne d’autre ne regarde.
curtain-open = C’est moi, { $name }

## Règles

rules-title = Règles
rules-open = Règles
rules-link = règle
rules-behind = Les règles derrière
rules-books = Livres
rules-page = page { $page }

## Ensuite

outcome-title = Résultat
outcome-won = { $count ->
        [0] Défaite
        [one] Victoire de { $winners }
       *[other] { $winners } se partagent la victoire
    }
outcome-stopped = Cette partie s’arrête ici, avant sa fin. On peut la continuer.
outcome-again = Encore une
numbers-title = La partie en chiffres
numbers-open = Points par source
numbers-points = Points par source
numbers-ways = Voies vers la victoire
numbers-deeds = Ce que chacun a fait
numbers-compared = Comparé à la fin, l’un après l’autre
numbers-time = Temps pris
numbers-turn = { $who } prend la tête après le choix { $after }
numbers-turns = Un repère montre où la tête a changé de main pour longtemps ; il y mène.
outcome-save = Télécharger
replay-title-short = Revoir
replay-first = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-moment = Moment
replay-at = { $at } / { $last }
replay-view = Vu par
replay-spectator = un spectateur
replay-share = Lien vers ce moment
replay-end = Retour au résultat
fork-title = Continuer d’ici
fork-about = Une nouvelle table commence après le choix { $at } : prenez la place que vous voulez, contre des bots ou avec d’autres.
fork-begin = Continuer
fair-title = Le hasard est-il honnête ici ?
fair-about = Avant le premier choix, la graine de tous les mélanges est fixée et son empreinte montrée. À la fin, la graine est montrée aussi : chacun peut vérifier que rien n’a changé.
fair-open = La graine de cette partie était connue d’avance, comme dans les leçons, les reprises et les fichiers ouverts.
fair-holds = Vérifié : la graine « { $seed } » a bien cette empreinte.
fair-known = C’est celle que cet appareil a vue au début.
fair-broken = La graine « { $seed } » n’a pas l’empreinte montrée au début !

## Plateaux

board-module-empty = rien encore
board-empty = pas construite
board-open = Ouvert.
board-draw = Pioche
board-discard = Défausse
board-tartarus = Tartare
board-tokens = Jetons
board-lost = Jetons perdus : { $count }
board-prestige = prestige
board-rivals = Les cités des rivaux

## Hybris

board-hybris-below = Vos autres plateaux
board-hybris-hand = Votre main
board-hybris-deck = Votre paquet
board-hybris-own-discard = Votre défausse
board-hybris-discard = Défausse
board-hybris-played = Jouées, pas encore défaussées
board-hybris-coliseum-deck = Cartes du Colisée
board-hybris-premonition-deck = Prémonitions
board-hybris-quest-deck = Quêtes à venir
board-hybris-quests-gone = Quêtes achevées ou parties
board-hybris-gone = Hors du jeu : { $names }.
board-hybris-might = Force dans chaque Combat de cet Âge
board-hybris-trophies = Trophées
board-hybris-malus = Pour qui ne trouve plus d’emplacement
board-hybris-fear-about = Un Primordial est révélé à la fin de cet Âge : ses Courroux frappent tout le monde, le premier sauf qui a une carte à côté de l’Oracle.
board-hybris-last-age = La partie finit avec cet Âge.
board-hybris-phase-setup = On dresse la table : Olympiens, premières tuiles.
board-hybris-phase-pillars = Chacun prend un Pilier : son numéro donne l’ordre des tours, ses moitiés ce qu’il apporte.
board-hybris-phase-planning = Chacun pose des jetons Lieu face cachée sous ses personnages.
board-hybris-phase-actions = Tour à tour, chacun active un personnage, utilise un Pilier ou passe.
board-hybris-phase-end = Les personnages rentrent, les Quêtes avancent, la Forge travaille, la Peur peut venir.
board-hybris-token-hidden = avec un jeton face cachée
board-hybris-activated = activé
board-hybris-seen-by = Vu par { $seats }.
board-hybris-known = Carte connue de { $seats }.
board-hybris-owner = Appartient à { $owner }.
board-hybris-resolved = Résolu pendant cet Âge.
board-hybris-pillar-prayer = Une Prière s’y trouve, pour qui le prendra.
board-hybris-passed = a passé
board-hybris-all-out = tous sont sortis
board-hybris-away = { $count ->
        [one] { $count } sorti
       *[other] { $count } sortis
    }
board-hybris-token-reserve = en réserve
board-hybris-token-under = sous une figurine
board-hybris-token-used = utilisé pendant cet Âge
board-hybris-token-unavailable = indisponible pendant cet Âge
board-hybris-token-held = en réserve ou sous une figurine
board-hybris-sparks = Étincelles retirées : { $count }. Chacune donne ce que montre sa case.
board-hybris-kindness = Bonté : { $count } sur 5 ; puis la Détermination
board-hybris-grandeur = Rang de Grandeur : { $place }
board-hybris-grandeur-place = { $place ->
        [1] 1er
       *[other] { $place }e
    }
board-hybris-grandeur-track = Ordre de Grandeur
board-hybris-well = Puits de Prières : { $prayers ->
        [one] { $prayers } Prière
       *[other] { $prayers } Prières
    }
board-hybris-drain = { $primordial } : Drainer donne { $aegis } Aegis
board-hybris-beneath = Dessous : { $names }.
board-hybris-fallen = Ceux qui gisent aux Enfers
board-hybris-sung = Chant { $number } chanté par { $seat }.
board-hybris-face-down = Un Primordial, face cachée ({ $letter })
board-hybris-omens = Cartes posées en Présage
board-hybris-unlocked = débloquée
board-hybris-open-player = Le plateau de { $name }
board-hybris-fold = Replier, regarder le monde
board-hybris-stage-combat = Combat
board-hybris-stage-pillars = Les six Piliers
board-hybris-stage-olympians = Choisissez votre Olympien
board-hybris-stage-technologies = Technologies de l’Olympe
board-hybris-stage-discard = Votre défausse
board-hybris-combat-clash = Affrontement : { $enemy }
board-hybris-combat-ally = Le Colisée : { $enemy }
board-hybris-combat-wrath = Le Courroux d’un Primordial
board-hybris-combat-slot = Combat pour un emplacement
board-hybris-combat-contest = Un déploiement est contesté{ GIVEN($city) ->
        [no] {""}
       *[yes] {" "}: { $city }
    }
board-hybris-stopped = s’est arrêté
board-hybris-continues = continue
board-hybris-placed = Une carte est posée face cachée
board-hybris-combos = { $count ->
        [one] { $count } Combo
       *[other] { $count } Combos
    }
board-hybris-total = Total : { $total }
board-hybris-determination = Détermination restante : { $left } sur { $limit }
board-hybris-enemy = { $base } et { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## Une première partie

learn-title = Apprendre en jouant
learn-about = De courtes leçons : une position préparée, quelque chose à faire, et la chouette à côté du plateau.
learn-minutes = environ { $minutes } minutes
learn-begin = Commencer
learn-again = Encore une fois
learn-done = terminée
learn-all = Les leçons de tous les jeux
learn-whole = Votre première partie entière
learn-whole-about = Une partie contre un bot où tout est expliqué la première fois que cela compte.
lesson-step = Étape { $step } sur { $steps }
lesson-take-back = Revenir en arrière
lesson-again = Recommencer la leçon
lesson-following = La leçon suivante
lesson-all = Toutes les leçons
lesson-play-on = Continuer la partie
lesson-fold = Replier ou déplier ce que dit la chouette
lesson-label = La chouette explique
lesson-next = Compris
lesson-stop = Je connais la suite
lesson-ephyran-welcome = Vous bâtissez une cité des dieux : quatre Territoires de quatre zones, de bas en haut. La cité qui vaut le plus de prestige à la fin l’emporte. Rien ne peut mal tourner ici : ce qui est possible brille en turquoise, et presque tout peut s’annuler.
    .title = Bienvenue à Éphyran
lesson-ephyran-god = Voici votre dieu. Dans l’un des quatre Territoires, vos points comptent double : il est marqué ×2 au bas de votre cité.
    .title = Votre dieu
lesson-ephyran-hand = Votre main. Chaque carte a deux moitiés, et une seule servira : deux zones au choix, ou une zone et un Renfort. Pointez une moitié pour la lire.
    .title = Deux moitiés, un usage
lesson-ephyran-build = Chaque Territoire se construit dans l’ordre, de 1 à 4. Pointez une moitié qui brille pour voir ce qu’elle rapporte et ce que vous abandonnez, puis cliquez-la, ou l’endroit où elle va.
    .title = Construire une zone
lesson-ephyran-draw = Chaque tour finit par une carte : inconnue, de la pioche, ou visible, sur le dessus de la défausse.
    .title = Piocher
lesson-ephyran-undo = Un regret ? « Revenir » dit toujours d’avance si c’est libre. Dès qu’une carte cachée a été vue, ça ne l’est plus.
    .title = Revenir en arrière
lesson-ephyran-rivals = Votre rival construit aussi. Sa cité, les cartes que tous lui ont vu prendre et tout ce qu’il a fait depuis votre dernier tour sont sous vos yeux.
    .title = Votre rival
lesson-ephyran-points = Une créature vaut 1 point dans son Territoire, mais une deuxième de la même espèce n’apporte rien. Quatre différentes, sans Dionysos, donnent un point de plus. Cherchez donc la variété.
    .title = Ce qui compte
lesson-ephyran-reinforcement = Cette moitié est un Renfort : son effet est immédiat, mais la zone de la carte est abandonnée, et les rivaux peuvent en annuler certains avec une carte de défense.
    .title = Les Renforts
lesson-ephyran-dionysus = Dionysos va sur n’importe quelle zone suivante. Mais tous vos Dionysos ensemble valent 1 point, et un rival qui a la bonne zone peut l’emporter.
    .title = Dionysos
lesson-ephyran-exchange = La zone du dessus d’un Territoire peut être échangée contre une autre carte du même numéro. L’ancienne va à la défausse.
    .title = Échanger
lesson-ephyran-retrieve = Le Dionysos d’un rival est à découvert : avec la zone où il se tient, mettez la vôtre à sa place et emportez-le dans votre cité.
    .title = Prendre Dionysos
lesson-ephyran-react = Votre rival joue un Renfort. Avec la bonne carte de défense vous pouvez l’annuler, sinon laissez faire. On vous le demande même si vous n’en avez pas, pour que votre silence ne dise rien.
    .title = Annulez-vous ?
lesson-ephyran-token = Un objet magique ! Vous seul le connaissez. Posez-le face cachée sur une de vos zones : ses points comptent à la fin.
    .title = Magie
lesson-ephyran-destroy = Seules les zones non recouvertes peuvent être perdues : cédez ce qui vous coûte le moins.
    .title = Une perte
lesson-ephyran-lock = Un Territoire verrouillé est à l’abri des rivaux, et de vous : on n’y construit plus rien avant de le déverrouiller.
    .title = Verrouiller
lesson-ephyran-stuck = Aucune carte ne convient ? Défaussez-en une et piochez, ou servez-vous d’un Renfort.
    .title = Quand rien ne va
lesson-ephyran-end = La partie finit quand une cité a ses 16 zones, ou quand la pioche est vide. Finir premier donne un bonus, mais une cité bâclée peut valoir moins : comparez avant de courir.
    .title = La fin approche
lesson-ephyran-last = C’est le dernier tour. Chacun le termine, puis on compte le prestige.
    .title = Dernier tour
lesson-ephyran-over = Bien joué ! Avec « Revoir », parcourez chaque coup, regardez depuis n’importe quelle place, et continuez d’où vous voulez.
    .title = La fin
lesson-hybris-welcome = Vous êtes l’un des derniers dieux de l’Olympe. Envoyez votre Olympien, vos Héros et vos Prophètes dans sept Lieux, élevez des Temples, forgez des merveilles. Le plus de Points de Victoire après quatre Âges l’emporte ; cinq Améliorations débloquées gagnent sur-le-champ. Ce qui est possible brille en turquoise, et pointer une chose dit ce qu’elle est.
    .title = Bienvenue dans Hybris
lesson-hybris-olympian = C’est vous. Chaque Olympien a ses propres pouvoirs, qui agissent dès que leur moment vient, et quatre conseils : pointez le portrait pour les lire.
    .title = Votre Olympien
lesson-hybris-upgrades = Six tuiles, chacune avec des pièces : Étincelles, Temples, Prophète, Héros. Elles partent de gauche à droite, et chacune apporte quelque chose. La dernière partie, la tuile donne sa récompense et reste débloquée pour de bon.
    .title = Tuiles Amélioration
lesson-hybris-technology = Dans ce Scénario vous commencez avec une Technologie achevée. Son coin montre son coût, le nombre doré ses points une fois déployée, la flamme les Prières qu’elle fait naître, les languettes sombres où elle se connecte à ses voisines.
    .title = Une première Technologie
lesson-hybris-pillar = Chaque Âge commence par un Pilier. Son numéro fixe l’ordre des tours, les petits d’abord. La moitié haute est pour vous, une fois, au tour de votre Olympien ; la moitié basse va alors à tous les autres. Une Prière posée sur un Pilier est aussitôt à vous.
    .title = Piliers Divins
lesson-hybris-plan = Chacun pose maintenant des jetons face cachée sous ses Héros et Prophètes : c’est là que chacun ira. Votre Olympien n’en a pas besoin et va où il veut. Les Prophètes ne vont jamais chez les Moires ni au Colisée. Cliquez un jeton ou son Lieu.
    .title = Planifier en secret
lesson-hybris-turn = À votre tour, activez une figurine, ou passez pour le reste de l’Âge. Un Héros ou Prophète coûte 1 Aegis et va où le dit son jeton ; votre Olympien est gratuit.
    .title = Votre tour
lesson-hybris-resources = L’Aegis active les figurines et fabrique les Technologies ; elle vient des Enfers. Les Fidèles fabriquent et servent ; ils viennent des Villes. Les Prières se changent à l’Olympe en points, Étincelles et Temples.
    .title = De quoi vivre
lesson-hybris-destination = Cette figurine peut aller dans tout Lieu où elle pourra agir. Chacun a ses actions, écrites sous son nom : pointez-en un pour lire ce qu’elles font.
    .title = Où aller ?
lesson-hybris-slot = Un emplacement libre donne le bonus qui y est peint. Quand tous sont pris, on se place sur l’illustration et l’on subit ce que dit l’étiquette rouge. Dans une Ville, un emplacement tenu par un rival peut se disputer.
    .title = Emplacements
lesson-hybris-action = Maintenant, exactement une des actions de ce Lieu. Pointer un choix montre ce qui changerait, avant de choisir.
    .title = Une action
lesson-hybris-resolve = Au tour de votre Olympien, votre Pilier se résout aussi : avant le déplacement, avant l’action ou après, à votre choix. La moitié haute s’utilise ou non ; les autres reçoivent la moitié basse de toute façon.
    .title = Votre Pilier
lesson-hybris-premonition = Vous seul voyez les cartes violettes. Envoyez quelqu’un au lieu nommé, remplissez la condition, et montrez la carte pour sa récompense. Celle-ci est accomplie.
    .title = Une Prémonition s’accomplit
lesson-hybris-undo = Vous changez d’avis ? « Revenir » dit d’avance si c’est libre : ça l’est tant que rien de caché n’a été vu.
    .title = Revenir en arrière
lesson-hybris-convert = À l’Olympe les Prières deviennent des points, de la Grandeur, des Étincelles, des Temples ou une figurine, autant de fois que vous pouvez payer.
    .title = Convertir des Prières
lesson-hybris-conceive = Une Technologie commence par une idée : choisissez-en une, elle va à l’Atelier de la Forge. Plus elle y est poussée, moins elle coûte. Puis Fabriquer la mène à l’Usine, et Produire la sort vers votre stockage.
    .title = Concevoir
lesson-hybris-craft = Payez son prix en Aegis et Fidèles, moins la remise de sa case, et la tuile entre à l’Usine. Qui pousse la tuile d’un rival hors de l’Usine y gagne un point.
    .title = Fabriquer
lesson-hybris-influence = L’Influence dans une Ville augmente votre Bonté, puis apporte ses Fidèles ou son Service. Qui y possède un Temple reçoit un peu plus.
    .title = Influence
lesson-hybris-deploy = Une Technologie achevée se déploie sur une case de cette Ville. Elle donne ses points et ses Prières, et se connecte aux voisines dont les languettes touchent les siennes, même par les routes entre Villes.
    .title = Déployer
lesson-hybris-contest = Un rival déploie. Avec un Héros ou votre Olympien qui n’a pas encore agi, vous pouvez contester, sans frais : un Prophète fuit, les autres se battent. Ou laissez faire ; une consigne peut répondre à votre place jusqu’à une autre question.
    .title = Contestez-vous ?
lesson-hybris-combat = Jouez des cartes : le grand nombre est la Force, les points la Détermination qu’elles coûtent, et la vôtre est limitée. Les deux totaux s’affichent au fur et à mesure. Vous pouvez vous arrêter à tout moment.
    .title = Combat
lesson-hybris-combo = Quand la moitié d’image au bord droit d’une carte rejoint l’autre moitié au bord gauche de la suivante, c’est un Combo : son bonus s’ajoute.
    .title = Combos
lesson-hybris-marker = Votre carte est face cachée. Continuer la révèle et poursuit ; s’arrêter la reprend et met fin à votre part. Votre rival décide en même temps.
    .title = Continuer ou s’arrêter
lesson-hybris-quest = Une Épopée se chante Chant par Chant : chacun demande quelque chose et le paie, et qui chante le dernier reçoit la récompense de l’Épopée. Un Affrontement est un Combat contre un monstre.
    .title = Quêtes
lesson-hybris-omen = Posez à côté de l’Oracle une carte qui montre un Élément nouveau et payez un Fidèle : elle vous protège du premier Courroux du prochain Primordial, et vous pouvez regarder celui-ci dès maintenant.
    .title = Présages
lesson-hybris-well = Les Prières s’y amassent. S’il en tient 9 ou plus après votre ajout, vous perdez un Fidèle ; à 14 un Temple tombe, celui du plus grand en Grandeur, et le Puits se vide.
    .title = Le Puits de Prières
lesson-hybris-rivals = Ce que votre rival possède, qui peut encore agir et où en sont ses Améliorations est visible ; la flèche ouvre tout son plateau. « Depuis votre dernier tour », dans la chronique, dit ce qu’il a fait.
    .title = Votre rival
lesson-hybris-pass = Plus personne ne peut agir : passez. Les jetons non utilisés reviennent dans votre réserve, et l’Âge finit quand tous ont passé.
    .title = Passer
lesson-hybris-age = Les figurines sont rentrées, la Forge a travaillé, les Quêtes ont avancé. Le plus grand en Grandeur choisit d’abord son Pilier : mieux vaut de la Grandeur avant qu’un Âge commence.
    .title = Un nouvel Âge
lesson-hybris-unlocked = Une tuile d’argile est une Amélioration débloquée : son pouvoir est à vous jusqu’à la fin. La cinquième gagne sur-le-champ : voyez où il ne reste qu’une pièce.
    .title = Débloquée
lesson-hybris-fear = À la fin de cet Âge un Primordial s’éveille. Qui a une carte à côté de l’Oracle échappe à son premier Courroux ; le second frappe tout le monde.
    .title = La Peur
lesson-hybris-last = C’est le dernier Âge : ce qui ne rapporte rien maintenant ne rapportera plus. Déployez ce qui est achevé, convertissez vos Prières, chantez ce qui peut l’être.
    .title = Le dernier Âge
lesson-hybris-over = Bien joué ! Sous « Revoir » vous pouvez parcourir chaque coup, regarder depuis n’importe quelle place, et rejouer depuis n’importe quel moment.
    .title = La fin

## Une première partie de Lords of Hellas

lesson-hellas-welcome = Une Grèce de Héros, de Monstres et de Monuments qui s’élèvent : vous menez un Héros et une armée, et il y a quatre façons de gagner. Ce qui est possible brille en turquoise, et tout se lit en le pointant.
    .title = Bienvenue en Hellas
lesson-hellas-start = Choisissez où commencent votre Héros et vos premiers Hoplites. Le nombre noir d’une Région est sa population : autant de Hoplites qu’il en faut pour la contrôler. Un petit nombre se prend vite, une Cité servira plus tard.
    .title = Votre première Région
lesson-hellas-goals = Ces quatre nombres sont les façons de gagner : des Territoires entiers, des Régions avec un Temple, des Monstres tués, ou le Monument dont vous tenez la Région à la fin du compte. Le premier au bout de l’une gagne aussitôt.
    .title = Quatre façons de gagner
lesson-hellas-regular = À votre tour, chaque action normale se fait une fois, dans n’importe quel ordre : déplacer des Hoplites, déplacer le Héros, adorer, utiliser des Artéfacts. Puis vient une action spéciale, qui finit le tour.
    .title = Votre tour
lesson-hellas-hoplites = Autant de Hoplites que votre Commandement se déplacent d’une Région chacun. Cliquez d’où l’un part, puis où il va. Tous se déplacent d’abord ; les Batailles suivent.
    .title = Déplacer des Hoplites
lesson-hellas-hero = Votre Héros va aussi loin que sa Vitesse, par terre ou par les routes maritimes en pointillé, à travers tout. Il rencontre Monstres et Quêtes ; il ne livre pas de Bataille à lui seul.
    .title = Déplacer le Héros
lesson-hellas-quest = Votre Héros peut partir pour cette Quête. Elle a trois étapes : ce qui est écrit est exigé au départ, et payé en avançant. La dernière étape donne la récompense et le jeton Gloire de son Territoire.
    .title = Une Quête
lesson-hellas-pray = Un Prêtre va sur un Monument et augmente de 1, pour de bon, la caractéristique de son dieu. Dès le niveau 2, le dieu ajoute un pouvoir, plus fort à chaque niveau. Le Prêtre y reste jusqu’à ce que quelqu’un construise un Monument.
    .title = Une prière
lesson-hellas-special = Une action spéciale par tour. Celle que vous choisissez reçoit un pion et ne peut plus servir jusqu’à ce que quelqu’un construise un Monument : cela libère les actions de tous et finit le round.
    .title = L’action spéciale
lesson-hellas-recruit = De nouveaux Hoplites viennent dans les Cités que vous contrôlez, et à Sparte. L’un d’eux peut se fortifier dans la Cité : il défend, et meurt le dernier.
    .title = Recruter
lesson-hellas-prepare = Préparez-vous deux fois, de la même façon ou non : guérir une blessure, piocher une carte Combat, ou amener un Hoplite à votre Héros. Les cartes gagnent Batailles et Chasses, gardez-en.
    .title = Se préparer
lesson-hellas-march = Toute une armée va d’une Région à une voisine. Où un rival a des Hoplites, c’est la Bataille ; où il n’y a personne, assez de Hoplites prennent le contrôle.
    .title = Marcher
lesson-hellas-temple = Un Temple se dresse sur un sanctuaire d’une Région que vous contrôlez, et donne un Prêtre. Après certains Temples, des Bénédictions font le tour : chacun en garde une.
    .title = Un Temple
lesson-hellas-blessing = Une Bénédiction agit jusqu’à la fin de la partie. Gardez-en une ; les autres passent à votre voisin. Pointez-les pour lire ce qu’elles font.
    .title = Les Bénédictions
lesson-hellas-monument = Un Monument grandit d’un niveau ; les actions utilisées et les Artéfacts de tous sont de nouveau libres, et vous recevez un Prêtre par Temple que vous contrôlez. Puis les Monstres s’agitent et un Événement est révélé. Quand un Monument est achevé, le compte commence.
    .title = Construire un Monument
lesson-hellas-battle = La force, ce sont les Hoplites et les cartes jouées, une à la fois, à tour de rôle, jusqu’à ce que tous deux passent. Les crânes sont les Hoplites que la carte vous coûte. Le plus faible en perd un de plus et se retire.
    .title = Une Bataille
lesson-hellas-hunt = Chaque blessure couvre un symbole : défaussez une carte qui le montre. Trois arcs, deux épées ou une faucille blessent n’importe quel symbole. Quand vous arrêtez, le Monstre attaque. Couvrez-les tous, et il est tué.
    .title = Une Chasse
lesson-hellas-defence = Le Monstre attaque. Défaussez des cartes qui valent autant que lui, ou un bouclier au prix d’une blessure, ou subissez ce dont la carte menace.
    .title = Il riposte
lesson-hellas-undo = Vous changez d’avis ? « Revenir » dit d’avance si c’est libre : ça l’est tant que rien de caché n’a été vu.
    .title = Revenir
lesson-hellas-control = Ces Régions sont à vous : le marqueur reste même si vos Hoplites partent, jusqu’à ce qu’un autre la prenne. Le contrôle compte pour Territoires, Temples, Cités et Monuments.
    .title = Le contrôle
lesson-hellas-monsters = Quand on construit un Monument, on lance un dé pour chaque Monstre : il se déplace, ou attaque sa Région. Les signes sont les blessures qu’il lui faut, et elles restent ; ceux qui sont marqués peuvent donner un Artéfact ou un Prêtre.
    .title = Les Monstres
lesson-hellas-quests = Les Quêtes se trouvent dans la Région nommée. Un Héros qui y finit son déplacement peut y partir.
    .title = Les Quêtes
lesson-hellas-rivals = À quel point vos rivaux approchent de la victoire se lit près de leurs noms ; la flèche ouvre toute leur fiche. Un nombre qui luit d’or est à un pas de gagner : arrêtez-le.
    .title = Vos rivaux
lesson-hellas-glory = Le jeton Gloire d’un Territoire est à vous jusqu’à ce qu’un autre le gagne. Avec lui vous pouvez usurper : prendre sans combat la Région de ce Territoire où est votre Héros.
    .title = La Gloire
lesson-hellas-injury = Une caractéristique blessée compte 1 jusqu’à sa guérison. Un Héros à trois blessures ne peut en subir une quatrième : la Chasse est alors finie.
    .title = Une blessure
lesson-hellas-artifact = Un Artéfact agit quand vous l’utilisez, puis est épuisé jusqu’à ce que quelqu’un construise un Monument. L’Artéfact d’un dieu suit la Région de son Monument.
    .title = Les Artéfacts
lesson-hellas-countdown = Un Monument est achevé. À chaque action spéciale de son bâtisseur, un pion s’en va ; au dernier, qui contrôle sa Région est Roi des Rois et gagne.
    .title = Le compte
lesson-hellas-over = Bien joué ! Par « Revoir », vous pouvez repasser chaque coup, regarder de chaque place, et reprendre de n’importe où. Seul, l’Invasion perse vous attend.
    .title = La fin

## Lords of Hellas

board-hellas-map = La carte de la Grèce
board-hellas-round = Round { $round }
board-hellas-glory-free = Le pion Gloire d’un Territoire, { $land } : il n’est encore à personne
board-hellas-glory-of = Le pion Gloire d’un Territoire, { $land } : { $name }
board-hellas-glory-held = Gloire : { $lands }
board-hellas-temples-left = { $number ->
        [one] { $number } Temple restant
       *[other] { $number } Temples restants
    }
board-hellas-pile-combat = Cartes Combat : { $number } dans la pioche, { $discard } défaussées
board-hellas-pile-attack = Cartes d’attaque des Monstres : { $number } dans la pioche
board-hellas-pile-event = Événements : { $number } dans la pioche, { $discard } défaussés
board-hellas-pile-blessing = Bénédictions : { $number } dans la pioche
board-hellas-pile-artifact = Artéfacts neutres : il en reste { $number }
board-hellas-discard = Cartes défaussées
board-hellas-countdown = { $name } a achevé ce Monument : { $god }. Tours restants : { $left }
board-hellas-fortified = un Hoplite fortifié dans la Cité ({ $colour })
board-hellas-temple-here = un Temple
board-hellas-monument = Monument, { $god } : niveau { $level } sur { $levels }
board-hellas-praying = Un Prêtre y prie ({ $name }).
board-hellas-monster-label = { $monster }, symboles restants : { $left } sur { $all }
board-hellas-symbols-left = symboles restants : { $left } sur { $all }
board-hellas-covered = { $symbol }, couvert
board-hellas-monsters = Monstres sur la carte
board-hellas-quests = Quêtes
board-hellas-no-quest = aucune Quête
board-hellas-on-quest = en Quête : { $quest }, étape { $step }
board-hellas-goal = { $way } : { $has } sur { $needs }
board-hellas-good-region = { $number ->
        [one] { $number } Région
       *[other] { $number } Régions
    }
board-hellas-good-land = { $number ->
        [0] aucun Territoire entier
        [one] { $number } Territoire entier : { $lands }
       *[other] { $number } Territoires entiers : { $lands }
    }
board-hellas-good-temple = { $number ->
        [one] { $number } Temple
       *[other] { $number } Temples
    }
board-hellas-good-monster = { $number ->
        [0] aucun Monstre tué
        [one] { $number } Monstre tué : { $names }
       *[other] { $number } Monstres tués : { $names }
    }
board-hellas-good-priest = Prêtres : { $number } disponibles, { $praying } en prière, { $supply } en réserve
board-hellas-good-card = Cartes Combat : { $number }, au plus { $limit }
board-hellas-good-artifact = Artéfacts : { $number } chargés sur { $all }
board-hellas-good-blessing = { $number ->
        [one] { $number } Bénédiction
       *[other] { $number } Bénédictions
    }
board-hellas-injured = blessure : { $level } une fois guérie
board-hellas-supply = En réserve : { $hoplites } Hoplites, { $tokens } jetons Contrôle
board-hellas-open-player = La fiche : { $name }
board-hellas-actions = Actions
board-hellas-done = { $action } : fait ce tour-ci
board-hellas-marked = { $action } : utilisée, un jeton la couvre
board-hellas-spent = Épuisé jusqu’à la prochaine recharge des Artéfacts.
board-hellas-used = Déjà utilisée.
board-hellas-trophy = Trophée ({ $name }).
board-hellas-hand = Cartes Combat en main : { $number } sur { $limit }
board-hellas-no-cards = aucune carte Combat
board-hellas-fold = Mettre de côté
board-hellas-stage-battle = La Bataille
board-hellas-stage-hunt = La Chasse
board-hellas-stage-offer = Choisissez
board-hellas-stage-cards = Cartes
board-hellas-stage-player = Un joueur
board-hellas-battle = Bataille : { $region }
board-hellas-attacker = attaque
board-hellas-defender = défend
board-hellas-passed = ne joue plus de carte
board-hellas-strength = Force de l’armée : { $number }
board-hellas-hoplites = { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
board-hellas-casualties = { $number ->
        [one] { $number } perte
       *[other] { $number } pertes
    }
board-hellas-hunt = { $monster } : la Chasse ({ $name })
board-hellas-struck = { $number ->
        [one] { $number } blessure infligée
       *[other] { $number } blessures infligées
    }
board-hellas-choose-attack = Deux cartes pour le Monstre : l’une attaque, l’autre est écartée sans être montrée.
board-hellas-attack-chosen = { $name } choisit l’attaque du Monstre.
board-hellas-defence = défense : { $total } sur { $value }
board-hellas-draft-of = Les Bénédictions circulent : { $name } choisit parmi { $number }.

## Pour les opérateurs

operator-title = Opérateurs
operator-key = La clé des opérateurs
operator-enter = Entrer
operator-leave = Oublier la clé
operator-counts = Tables : { $lobby } pas commencées, { $playing } en cours, { $over } finies ; { $acts } actes
operator-stage = Stade
operator-all = toutes
operator-idle = Inchangées depuis (jours)
operator-head-tag = Table
operator-head-game = Jeu
operator-head-stage = Stade
operator-head-seats = Places
operator-head-acts = Actes
operator-head-changed = Changée
operator-head-what = Que faire
operator-show = Montrer
operator-export = Exporter
operator-remove = Supprimer
operator-sure-remove = Supprimer { $tag } pour toujours ?
operator-bans = Exclus
operator-who = Adresse, réseau ou place (TABLE/2)
operator-why = Ce qu’on leur dit
operator-days = Jours (0 : pour toujours)
operator-ban = Exclure
operator-unban = Laisser revenir
operator-for-ever = pour toujours
operator-whole = Tout
operator-expire = Supprimer les vieilles tables
operator-sure-expire = Supprimer { $count ->
        [one] { $count } vieille table
       *[other] { $count } vieilles tables
    } pour toujours ?
operator-backup = Sauvegarder
operator-restore = Restaurer…
operator-sure-restore = Mettre la sauvegarde à la place de tout ce qui s’y trouve ?
operator-target = Une autre base, vide
operator-move = Tout y copier

## Signes, par ce qu’ils représentent

board-hybris-sign-strength = Force
board-hybris-sign-tile = Technologie
board-hybris-sign-contest = Contester
board-hybris-sign-immediate = Immédiat
board-hybris-sign-passive = Permanent
board-hybris-sign-reaction = Chaque fois que cela arrive
board-hybris-sign-age-start = Au début d’un Âge
board-hybris-sign-age-end = À la fin d’un Âge
board-hybris-sign-once-per-age = Une fois par Âge
board-hybris-sign-game-end = À la fin de la partie
board-hybris-sign-bonus = Bonus d’une case
board-hybris-sign-others = Les autres joueurs
board-hybris-sign-back = Renvoyer dans la réserve
board-hybris-sign-win = En cas de victoire
board-hybris-sign-skull = En cas de défaite
board-hybris-sign-anvil = Atelier et Usine
board-hybris-sign-olympian = Olympien
board-hybris-sign-pillar = Pilier Divin
board-hybris-sign-more = La suite en toutes lettres
board-hybris-sign-scroll = Quête
board-hybris-sign-link = Lien
board-hellas-sign-priest = Prêtre
board-hellas-sign-temple = Temple
board-hellas-sign-region = Région
board-hellas-sign-land = Territoire
board-hellas-sign-glory = Gloire
board-hellas-sign-skull = Perte
board-hellas-sign-card = Carte de combat
board-hellas-sign-artifact = Artéfact
board-hellas-sign-blessing = Bénédiction
board-hellas-sign-injury = Blessure du Héros
board-hellas-sign-wound = Blessure
board-hellas-sign-quest = Quête
board-hellas-sign-monster = Monstre
board-hellas-sign-spy = Espion
board-hellas-sign-monument = Monument
board-hellas-sign-more = La suite en toutes lettres
