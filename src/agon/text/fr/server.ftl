# La table dans le navigateur : ce que le serveur dit aux gens, et à qui le fait tourner.

## agon serve

serve-help = la table dans le navigateur
serve-about = Lance la table et l’ouvre dans le navigateur : jouer contre des bots, autour d’un écran, ou avec d’autres par un lien.
serve-help-host = l’adresse à écouter ; 0.0.0.0 laisse entrer votre réseau (127.0.0.1)
serve-help-port = le port à écouter (2466)
serve-help-database = où garder les parties : un fichier, ou l’adresse d’une base PostgreSQL
serve-help-pack = un dossier avec un paquet pour les tables ; peut être donné plusieurs fois
serve-help-workshop = le dossier d’un paquet à écrire dans la page, à /workshop
serve-help-no-browser = ne pas ouvrir la page
serve-help-config = lire les réglages dans ce fichier (TOML)
serve-help-show-config = montrer tous les réglages, leur sens et d’où ils viennent, puis finir
serve-help-workers = combien de processus servent sur ce port (1)
serve-ready = Agon est à l’adresse { $address }
serve-network = Sur ce réseau : { $address }
serve-kept = Les parties sont gardées dans { $path }
serve-end = Ctrl-C l’arrête ; les parties reprennent où elles en étaient.
serve-ended = À la prochaine.

## Forces des bots

bot-apprentice = Apprenti
    .about = Vient d’apprendre les règles : joue avec bon sens, et fait des erreurs.
bot-player = Joueur
    .about = Connaît le jeu et répond aussitôt, sans réfléchir longtemps.
bot-veteran = Vétéran
    .about = A vu bien des parties, et pense chaque tour jusqu’au bout.
bot-master = Maître
    .about = Prend un instant, et laisse rarement passer une occasion.
bot-champion = Champion
    .about = Le plus fort qui soit, et y met quelques secondes.

## Faire une table

server-no-pack = Ce serveur ne connaît pas ce paquet de { $game }.
server-no-workshop = Ce serveur n’a pas d’atelier : agon serve --workshop DIR en démarre un qui en a.
server-workshop-elsewhere = L’atelier est pour qui se trouve à la machine de ce serveur.
server-workshop-host = Un atelier écrit des fichiers de cette machine, il n’est donc servi qu’à elle, pas à l’adresse { $host }.
server-workshop-workers = Un atelier est servi par un seul processus : enlevez --workers.
server-workshop-faults = Le paquet a des fautes : corrigez d’abord ce qui est signalé.
server-workshop-unread = Un fichier du paquet n’est pas du TOML : corrigez-le dans un éditeur, ou annulez.
server-workshop-nowhere = Aucun paquet de ce jeu n’a { $kind } dans { $file }.
server-workshop-pairs = Une comparaison compte de 1 à { $most } paires.
server-no-game = Il n’y a pas de jeu « { $name } » (il y a : { $known }).
server-no-bot = Il n’y a pas de bot « { $name } » (il y a : { $known }).
server-bad-name = Un nom a { $most } caractères au plus, tous visibles.
server-not-for-bots = Les programmes peuvent prendre une place et jouer, rien d’autre.
server-name-of-bots = Les bots s’appellent ainsi, et un nom avec « (bot) » est celui d’un programme. Choisissez-en un autre.
server-bad-seed = Une graine a de 1 à { $most } caractères, tous visibles.
server-seed-open = On ne choisit la graine que là où ne s’assiéront que vous et des bots.

## Tables et places

server-no-table = Cette table n’existe pas. L’adresse est peut-être incomplète.
server-no-link = Ce lien ne mène à aucune place : il est incomplet, il a déjà servi, ou la personne assise là a rendu sa place.
server-not-removable = Ce n’est pas à vous de retirer cet appareil : la première personne venue à la place décide. Vos propres appareils se déconnectent sous « Vous ».
server-no-lesson = Cette leçon n’existe pas.
server-no-seat = Il n’y a pas de place { $number } à cette table.
server-full = Toutes les places sont prises. Vous pouvez regarder.
server-taken = Quelqu’un d’autre a cette place. Prenez-en une libre, ou regardez.
server-reserved = Cette place est gardée pour quelqu’un de la dernière partie. Qui est assis ici peut la donner à un bot, puis faire place.
server-not-yours = Cette place n’est pas la vôtre.
server-sit-first = Asseyez-vous d’abord : qui regarde ne peut pas faire cela.
server-not-away = Quelqu’un joue à cette place. Un bot peut prendre la suite après { $seconds } secondes d’absence.
server-pace-decides = Quelqu’un joue à cette place. Ce qui se passe quand son temps est écoulé a été convenu à la création de la table.
server-no-reaction = Il n’y a rien ici qu’une consigne puisse refuser.
server-no-seat-for-you = Vous ne pouvez pas vous asseoir à cette table. Vous pouvez regarder, ou jouer ailleurs.
server-yourself = C’est vous.
server-too-many-people = Il y a déjà { $most } personnes sur cette liste. Retirez-en une d’abord.
server-no-friend-link = Ce lien a servi, ou sa semaine est passée. Demandez-en un autre.
server-no-report = Ce signalement n’existe pas.
server-silenced = Qui tient l’ordre ici ne vous laisse pas parler à cette table.
server-barred = Qui tient l’ordre ici ne vous laisse pas regarder cette table.
server-not-host = Seul l’hôte de cette table le peut : qui y est assis depuis le plus longtemps.
server-no-line = Cette ligne n’existe pas.
server-no-speaker = Personne n’a parlé ici sous ce nom parmi ceux qui regardent.
server-nobody-there = Il n’y a personne.
server-mailed = Un message est en route vers cette adresse. Attendez une minute avant d’en demander un autre.
server-no-email-sign-in = Ici, on ne se connecte pas par courriel.
server-not-overdue = Il reste du temps à cette personne. Nul autre ne décide de sa place.
server-no-vote = Seules les personnes qui jouent ici, et à qui il reste du temps, décident de cette place.
server-short-pace = Il faut au moins { $least } secondes pour un choix.
server-open-seats = Il reste des places libres. Invitez quelqu’un, ou mettez-y des bots.
server-diverged = Cette partie a commencé avec d’autres règles et ne peut continuer avec celles-ci. Rien n’est perdu : l’Agon avec lequel elle a commencé peut l’ouvrir.

## Qui l’on est

server-nobody = Personne n’est encore connu ici. Prenez d’abord une place ou donnez-vous un nom.
server-no-device = Ce n’est pas un de vos appareils.
server-no-entrance = Ce lien ne fait entrer personne : il est incomplet, il a déjà servi, ou son temps est écoulé.
server-no-challenge = Cela a pris trop de temps, ou la réponse a déjà été donnée. Réessayez.
server-bad-passkey = Cette clé d’accès ne convient pas.
server-unknown-passkey = Personne n’a cette clé d’accès ici. Elle a peut-être été supprimée.
server-no-provider = Ici, on ne se connecte pas avec un compte d’ailleurs.
server-provider-down = Le site où vous avez votre compte ne répond pas comme il faut. Réessayez plus tard, ou entrez autrement.
server-provider-refused = Le site où vous avez votre compte ne vous a pas laissé entrer. Réessayez.
server-provider-untrue = Ce que le site où vous avez votre compte a dit de vous n’est pas digne de foi. Réessayez.
server-no-departure = Vous n’êtes pas parti vous connecter depuis ce navigateur, cela a duré trop longtemps, ou vous êtes déjà revenu. Réessayez.

## Jouer

server-not-started = La partie n’a pas encore commencé.
server-over = La partie est finie.
server-not-over = La partie n’est pas finie, et garde jusque-là ses secrets.
server-not-asked = Ce n’est pas à vous de choisir maintenant.
server-bot-plays = Un bot joue à cette place. Reprenez-la d’abord.
server-stale = La table a changé entre-temps. Rien n’a été choisi : regardez encore.
server-no-hints = À cette table on joue les uns contre les autres, et elle a été créée sans conseils.
server-no-hint = Aucun conseil n’a été trouvé cette fois. Réessayez dans un instant.
server-hints-wait = C’est beaucoup de conseils en peu de temps. Réfléchissez un moment par vous-même.
server-not-offered = Cela ne peut pas être choisi ici.
server-cannot-undo = Reprendre : { $reason }.
server-undo-asked = Quelqu’un demande déjà à reprendre un choix.
server-no-request = Personne ne vous demande votre accord en ce moment.
server-busy = Il se passe trop de choses à la fois à cette table. Rien n’a été fait : essayez encore.
server-empty-chat = Il n’y a rien à dire.
server-long-chat = C’est trop long : { $most } caractères au plus.
server-chat-full = On a assez parlé à cette table.

## Après la partie

server-no-choice = Il n’y a pas de moment { $number } ; ils vont de 0 à { $last }.
server-fork-end = La partie est finie à ce moment-là : il n’y a plus rien à jouer.
server-bad-record = Ce fichier ne peut pas être ouvert : { $detail }
server-record-slow = Ce fichier est trop long à rejouer.

## Parler au serveur

server-detail = { $detail }
server-broken = Quelque chose ne va pas dans Agon même. Rien n’a changé ; dites-nous ce que vous avez fait.
server-unreadable = Le serveur ne peut pas lire ce message ({ $detail }).
server-not-json = Le serveur attend ici du JSON.
server-not-a-number = « { $name } » doit être un nombre.
server-too-large = C’est trop grand : { $most } ko au plus.
server-too-fast = C’était trop en peu de temps. Attendez un moment.
server-too-many-sockets = Trop de tables sont ouvertes depuis votre adresse.
server-too-slow = Votre connexion est trop lente pour suivre. Elle est rouverte.
server-no-hello = La page n’a pas dit bonjour. Rechargez-la.
server-hello-twice = Bonjour a déjà été dit.
server-other-protocol = Agon a été renouvelé. Rechargez la page.
server-restarts = Le serveur redémarre. La partie reprend dans un instant.
server-cannot-keep = Il y a là un signe ou un nombre qui ne peut être conservé.
server-journal-full = On a tant fait à cette table en dehors du jeu qu’on ne peut plus qu’y jouer.
server-no-route = Il n’y a rien à cette adresse.
server-no-method = On ne demande pas cette adresse avec { $method }.
server-no-language = Agon ne parle pas « { $name } » (il parle : { $known }).
server-no-book = Il n’y a pas de livre « { $name } » (il y a : { $known }).
server-other-host = Ce serveur ne s’appelle pas « { $name } ». Qui le fait tourner peut admettre ce nom par AGON_HOSTS.
server-other-origin = Seules les pages de ce serveur peuvent faire cela.
server-no-page = Le serveur tourne, mais sa page n’a pas été construite.
server-no-page-how = Lancez « make page » là où sont les sources, puis rechargez.
server-no-docs = La documentation n’a pas été construite.
server-no-docs-how = Lancez « make docs » là où sont les sources, puis rechargez.

## Démarrer

server-bad-host = « { $host } » n’est pas une adresse de cette machine
server-port-used = le port { $port } est occupé, peut-être par un autre Agon{ $free ->
        [0] {""}
       *[other] {" "}; --port { NUMBER($free, useGrouping: 0) } est libre
    }
server-port-refused = { $host }, port { $port } : impossible d’y écouter ({ $detail })
server-database-address = « { $name } » ne commence pas l’adresse d’une base de données
server-database-kind = les parties ne peuvent pas être gardées dans « { $name } » : seulement dans un fichier SQLite ou dans PostgreSQL
server-database-driver = { $name } demande un paquet qui n’est pas installé : pip install "agon[postgres]"
server-database-folder = { $path } : impossible d’en faire un dossier de parties ({ $detail })
server-database-newer = { $path } : écrit par un Agon plus récent, laissé tel quel
server-unknown = la base de données s’est arrêtée en plein milieu, et l’on ne sait pas si c’est écrit. La table le montre dès que la base répond
server-removed = Cette table a été supprimée, ou ramenée à un moment antérieur, par qui fait tourner le serveur
server-no-operator = Ceci est pour les opérateurs, qui montrent leur clé (réglage operator_key)
server-banned = Vous ne pouvez pas entrer ici{ $why ->
        [no] {""}
       *[other]  : { $why }
    }
server-database-at = { $path } : { $problem } ({ $detail })
server-database-locked = un autre programme tient la base. Rien n’est perdu : essayez dans un instant
server-database-readonly = la base ne peut pas être écrite. Rien n’est perdu
server-database-full = le disque est plein. Rien n’est perdu
server-database-foreign = ce n’est pas une base d’Agon, ou elle est abîmée ; elle est laissée telle quelle
server-database-unreadable = la base ne peut pas être ouverte
server-database-missing = la base de données a été déplacée ou supprimée pendant que le serveur tournait. Rien de ce qui a reçu une réponse n’est perdu : remettez-la, ou relancez le serveur
server-database-fault = la base ne répond pas. Rien n’est perdu : essayez dans un instant
