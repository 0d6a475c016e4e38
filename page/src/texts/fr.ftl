# La page elle-même. Ce que disent le serveur et les jeux est dans leurs propres fichiers.

## La page

page-home = Accueil
page-tools = Outils
page-language = Langue
page-language-name = { $language ->
        [fr] Français
       *[en] English
    }
page-settings = Réglages et touches
page-loading = Un instant…
page-close = Fermer
page-cancel = Annuler
page-retry = Réessayer
page-reload = Recharger
page-unreachable = Le serveur ne répond pas. Une nouvelle tentative a lieu d’elle-même.
page-offline = La connexion est coupée ; rien n’a été envoyé.
page-reconnecting = Reconnexion…
page-broken = Quelque chose a mal tourné dans la page. La recharger devrait suffire.
lost-title = Rien ne se dresse ici
lost-about = L’énigme n’a pas de réponse : cette adresse ne mène nulle part.

## Réglages

settings-theme = Lumière
settings-theme-system = comme le système
settings-theme-light = ivoire
settings-theme-dark = noir
settings-motion = Coups des autres
settings-motion-calm = l’un après l’autre
settings-motion-brisk = vite
settings-motion-none = d’un coup, sans mouvement
settings-sound = Une lyre sonne quand c’est à vous
settings-notices = Me prévenir quand c’est à moi et que je suis ailleurs
settings-name = Votre nom à table
keys-title = Touches
keys-1 = 1–9
    .about = aller à ce choix ; Entrée le prend
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
keys-slash = /
    .about = chercher dans les règles
keys-escape = Échap
    .about = lâcher

## Accueil

start-tagline = Les jeux de plateau de la Grèce mythique, selon les règles : seul, autour d’un écran, ou avec des amis au loin.
start-rules = Règles
start-play = Jouer maintenant
start-make = Ouvrir une table
start-learn = Apprendre en jouant
start-rivals = Rivaux
start-strength = De quelle force ?
start-begin = Commencer
start-footer = Les jeux, leurs règles et leurs noms appartiennent à leurs auteurs et éditeurs. Les figures ont été dessinées pour Agon.
tables-title = Vos tables
tables-your-turn = à vous
tables-playing = en cours
tables-lobby = pas encore commencée
tables-over = terminée
tables-all = Montrer les { $count }
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
new-more = Plus
new-seed = Graine du hasard
new-seed-about = La même graine distribue la même partie. Laissez vide pour une neuve.
new-make = Ouvrir la table
module-needs = demande { $names }
module-conflicts = ne va pas avec { $names }

## Places

seat-open = libre, pour quelqu’un que vous invitez
seat-open-name = Place libre { $number }
seat-who = Place { $number } : qui s’y assied ?
seat-me = à cet écran
seat-bot = un bot
seat-strength = Place { $number } : force
seat-name = Nom
seat-name-of = Place { $number } : nom
seat-language = Place { $number } : langue
seat-here = est là
seat-away = est absent
seat-menu = { $name } : place
seat-take-over = Rejouer à cette place
seat-hand-over = Laisser un bot jouer pour moi
seat-hand-over-other = Laisser un bot jouer ici
seat-hand-over-about = Possible quand quelqu’un est absent depuis une minute.
seat-rename = Enregistrer
seat-device = Lien pour un autre appareil
seat-device-about = Qui ouvre ce lien joue à cette place. Gardez-le pour vous.
seat-leave = Quitter la place

## Avant la partie

lobby-welcome = Asseyez-vous, ou regardez quand la partie commence.
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

table-closed = Cette table est fermée
question-label = La question
question-thinking = { $names } réfléchit…
question-waiting = On attend { $names }
question-skip = Passer
options-open = { $count } choix
options-all = Les { $count } choix
preview-open = La suite est ouverte.
standing-order = { $option }, jusqu’à une autre question
standing-about = La question reçoit d’elle-même cette réponse, quoi qu’on joue, jusqu’à ce qu’on vous demande autre chose.
since-title = Depuis votre dernier tour
since-count = { $count } de plus
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
side-open = Chronique et discussion
side-choices = Choix
side-log = Chronique
side-chat = Discussion
log-all = Montrer les { $count } lignes
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
rules-all = Toutes les règles
rules-books = Livres
rules-search = Chercher dans les règles
rules-found = { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-page = page { $page }

## Ensuite

outcome-title = Résultat
outcome-won = { $count ->
        [one] Victoire de { $winners }
       *[other] { $winners } se partagent la victoire
    }
outcome-stopped = Cette partie s’arrête ici, avant sa fin. On peut la continuer.
outcome-again = Encore une
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
replay-end = Retour au résultat
fork-title = Continuer d’ici
fork-about = Une nouvelle table commence après le choix { $at } : prenez la place que vous voulez, contre des bots ou avec d’autres.
fork-begin = Continuer
fair-title = Le hasard est-il honnête ici ?
fair-about = Avant le premier choix, la graine de tous les mélanges est fixée et son empreinte montrée. À la fin, la graine est montrée aussi : chacun peut vérifier que rien n’a changé.
fair-open = La graine de cette partie était connue d’avance, comme dans les leçons, les reprises et les fichiers ouverts.
fair-holds = Vérifié : la graine « { $seed } » a bien cette empreinte.
fair-broken = La graine « { $seed } » n’a pas l’empreinte montrée au début !

## Plateaux

board-empty = pas construite
board-open = Ouvert.
board-draw = Pioche
board-discard = Défausse
board-tartarus = Tartare
board-tokens = Jetons
board-lost = Jetons perdus : { $count }
board-prestige = prestige
board-rivals = Les cités des rivaux

## Une première partie

lesson-label = La chouette explique
lesson-next = Compris
lesson-stop = Je connais la suite
lesson-ephyran-welcome = Vous bâtissez une cité des dieux : quatre Territoires de quatre zones, de bas en haut. La cité qui vaut le plus de prestige à la fin l’emporte. Rien ne peut mal tourner ici : ce qui est possible brille en turquoise, et presque tout peut s’annuler.
    .title = Bienvenue à Éphyran
lesson-ephyran-god = Voici votre dieu. Dans l’un des quatre Territoires, vos points comptent double : il est marqué ×2 au-dessus de votre cité.
    .title = Votre dieu
lesson-ephyran-hand = Votre main. Chaque carte a deux moitiés, et une seule servira : deux zones au choix, ou une zone et un Renfort. Pointez une moitié pour la lire.
    .title = Deux moitiés, un usage
lesson-ephyran-build = Chaque Territoire se construit dans l’ordre, de 1 à 4. Cliquez une moitié qui brille, puis l’endroit où elle va ; avant de confirmer, vous voyez ce qu’elle rapporte et ce que vous abandonnez.
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
