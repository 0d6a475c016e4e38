# Qui sont les gens, et comment ils se trouvent.

## Liens vers des places

join-title = Invitation
join-invitation = Vous êtes invité·e à cette table. Prenez la place, et elle n’est qu’à vous : le lien sert une seule fois.
join-device = Ce lien amène votre place sur cet appareil. Il sert une seule fois.
join-here = cette place
join-sits-already = Vous êtes déjà à cette table. En prenant aussi cette place, vous verrez les deux mains : l’invitation était peut-être pour quelqu’un d’autre.
join-take-invitation = Prendre cette place
join-take-device = Jouer sur cet appareil
join-watch = Regarder seulement

## Appareils

device-name = { GIVEN($browser) ->
        [yes] { GIVEN($system) ->
            [yes] { $browser } sur { $system }
           *[no] { $browser }
        }
       *[no] { GIVEN($system) ->
            [yes] { $system }
           *[no] un appareil
        }
    }
device-here = cet appareil
device-joined = Un appareil a rejoint votre place : { $device }. Le menu de votre place les liste tous.
devices-seat = Appareils qui jouent cette place
devices-remove = Retirer de la place

## Qui l’on est

you-title = Vous
you-nobody = Personne n’a besoin d’un compte pour jouer. Donnez-vous un nom, ou connectez-vous si vous êtes déjà venu·e.
you-guest = Vous êtes de passage : vos parties ne sont que sur cet appareil. Créez une clé d’accès ou un lien de secours, et elles vous restent.
you-kept = Vos parties sont sur tous vos appareils.
you-name = Votre nom
you-sign-in = Je suis déjà venu·e
you-sign-in-about = Avec une clé d’accès, ou en ouvrant votre lien de secours sur cet appareil. Les parties commencées ici vous suivent.
you-sign-in-passkey = Se connecter avec une clé d’accès
you-passkeys = Clés d’accès
you-passkeys-about = Une clé que garde votre appareil, ouverte comme vous l’ouvrez lui-même. Rien à retenir, rien à donner.
you-passkey = Créée avec { $device }
you-passkey-add = Créer une clé d’accès
you-passkey-remove = Supprimer
you-recovery = Lien de secours
you-recovery-about = Un lien à garder en lieu sûr : qui l’ouvre est vous, une fois.
you-recovery-there = Vous avez un lien de secours. Un nouveau le remplace.
you-recovery-make = Créer un lien de secours
you-recovery-replace = Le remplacer
you-devices = Vos appareils
you-sign-out = Déconnecter
you-device-add = Lien pour un autre de vos appareils
you-device-about = Valable un quart d’heure, et une fois. Cet appareil sera vous, à toutes vos tables.
person-joined = Un appareil s’est connecté comme vous : { $device }. Sous « Vous », il se déconnecte.
person-no-passkey = Aucune clé d’accès n’a servi.
enter-title = Cet appareil est-il à vous ?
enter-about = Ce lien connecte cet appareil comme la personne qui l’a créé, à toutes ses tables. Il sert une fois.
enter-guest = Les parties commencées sur cet appareil vous suivent.
enter-kept = Sur cet appareil vous étiez quelqu’un d’autre, qui peut revenir avec ses propres clés.
enter-do = Oui, me connecter

## Où l’on se rencontre

meet-title = L’agora
meet-quick = Jouer avec qui attend
meet-quick-about = Vous prenez place là où quelqu’un attend ce jeu, ou attendez vous-même la personne suivante. La partie commence quand tout le monde est là.
meet-waiting = Tables ouvertes
meet-waiting-none = Personne n’attend pour l’instant.
meet-make = Ouvrir une table que d’autres trouvent
meet-playing = Parties à regarder
meet-playing-none = Aucune partie ne se joue en public pour l’instant.
meet-nobody-here = personne n’y est à présent
meet-watching = { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
rematch-join = Rejoindre la revanche
rematch-made = Les autres rejouent : une place vous est gardée.
tables-invited = une place vous est gardée

## Le temps dont chacun dispose

pace-title = Rythme
pace-label = Combien de temps pour un choix ?
pace-about = Sans limite convient à qui se parle. Les secondes conviennent à une soirée ensemble : ce qu’un choix prend de plus sort de la réserve. Les jours conviennent à une partie par correspondance, où chacun joue quand il peut.
pace-none = sans limite
pace-live = { $seconds } s par choix, { $minutes } min en réserve
pace-days = { $days ->
        [one] un jour par choix
       *[other] { $days } jours par choix
    }
pace-then-label = Et quand le temps de quelqu’un est écoulé ?
pace-offer-bot = un bot prend la suite
pace-offer-once = un bot fait ce choix
pace-offer-vote = les autres votent
pace-bot = Force de ce bot
pace-then-none = Rien ne se passe tout seul. Quand quelqu’un se fait attendre depuis trois jours, les autres peuvent convenir qu’un bot joue à sa place.
pace-then-bot = Quand le temps de quelqu’un est écoulé, un bot ({ $bot }) joue jusqu’à son retour. La personne voit ce qu’il a fait, et reprend aussitôt.
pace-then-once = Quand le temps de quelqu’un est écoulé, un bot ({ $bot }) fait ce seul choix à sa place.
pace-then-vote = Quand le temps de quelqu’un est écoulé, tout le monde attend, sauf si tous les autres conviennent qu’un bot ({ $bot }) joue à sa place.
vote-about = Le temps de { $name } est écoulé. Si tous ceux qui sont dans les temps en conviennent, un bot prend la suite ; la personne peut reprendre à tout moment.
vote-so-far = Pour un bot jusqu’ici : { $names }
vote-bot = Laisser un bot jouer
vote-wait = Attendre encore
absence-title = Votre temps était écoulé
absence-about = { $count ->
        [0] Un bot joue pour vous depuis { $time }, et n’a encore rien choisi.
        [one] Un bot joue pour vous depuis { $time }, et a choisi une fois.
       *[other] Un bot joue pour vous depuis { $time }, et a choisi { $count } fois.
    }

## C’est votre tour

notices-title = Quand c’est votre tour
notices-about = Si vous n’êtes pas à la table, on peut vous prévenir : un message par tour, avec un lien vers la table.
notices-this-browser = ce navigateur ({ $name })
notices-browser = { $name }
notices-unconfirmed = Un courriel y a été envoyé : ouvrez son lien, et vous y serez prévenu.
notices-failing = Rien n’a pu être envoyé depuis longtemps. Retirez-le, ou activez-le de nouveau.
notices-try = Essayer
notices-tried = Un message est en route.
notices-not-tried = Le message n’a pas pu être envoyé.
notices-remove = Retirer
notices-add = Activer
notices-add-push = Me prévenir par ce navigateur
notices-no-push = Les navigateurs préviennent là où la page a une connexion sûre (https) et, sur un iPhone, a été ajoutée à l’écran d’accueil.
notices-denied = Le navigateur ne le permet pas. Cela se change dans ses réglages pour cette page.
notices-email = Par courriel à
notices-webhook = Dans Discord, Slack ou ntfy
notices-webhook-about = L’adresse d’un webhook telle que le service la montre, ou ntfy://sujet. Qui lit là-bas peut ouvrir la table et regarder.
notices-often = À quel rythme
notices-often-each = à chaque tour
notices-often-daily = une fois par jour
notices-daily-at = à
notices-quiet-from = Silence de
notices-quiet-until = à
notices-quiet-about = Entre-temps rien n’est envoyé ; ce qui attend vient ensuite, en un message. Deux fois la même heure : jamais de silence.
confirm-title = Quand c’est votre tour
confirm-about = Voulez-vous être prévenu à cette adresse quand c’est votre tour ?
confirm-do = Oui, me prévenir
confirm-done = Vous serez désormais prévenu à cette adresse. Chaque message permet d’y mettre fin.
confirm-gone = Ce lien ne vaut plus rien.

## Les amis, et ceux qu’on préfère ne pas croiser

friends-title = Amis
friends-about = Vous voyez les tables que des amis font pour leurs amis. Il faut être deux à le vouloir, et chacun peut y mettre fin.
friends-none = Personne encore. Envoyez un lien, ou demandez-le dans le menu d’une place après une partie.
friend-nameless = Quelqu’un sans nom
friend-here = est là
friend-shows = peut voir quand je suis là
friend-accept = Oui, soyons amis
friend-decline = Non, merci
friend-remove = Retirer
friend-waiting = n’a pas encore répondu
friend-already = Vous êtes amis.
friend-ask = Proposer d’être amis
friend-asked = Votre question attend sur sa page « Vous ».
friend-link = Lien pour un ami
friend-link-about = Qui l’ouvre et accepte devient votre ami : une seule fois, dans la semaine.
friend-title = Devenir amis ?
friend-about = { GIVEN($name) ->
        [yes] { $name } aimerait que vous soyez amis.
       *[no] Quelqu’un aimerait que vous soyez amis.
    } Chacun trouverait les tables que l’autre fait pour ses amis. À chacun de dire si l’autre voit quand il est là.
friend-yours = Ce lien est le vôtre : envoyez-le à un ami.
friend-gone = Ce lien a servi, ou sa semaine est passée.
friend-agree = Oui, soyons amis
shun-mute = Ne plus montrer ce que cette personne dit
shun-block = Bloquer
shun-block-about = Vous ne lisez plus rien de cette personne, elle ne trouve aucune de vos tables et ne peut s’y asseoir. Elle n’en sait rien.
shun-muted = Vous ne lisez plus rien de cette personne. Votre page « Vous » permet de revenir dessus.
shun-blocked = Cette personne ne peut plus ni vous écrire, ni s’asseoir à vos tables. Votre page « Vous » permet de revenir dessus.
shun-unheard = Vous ne lisez pas ce que cette personne dit.
shunned-title = Ceux que vous préférez ne pas croiser
shunned-mute = Vous ne lisez pas ce que cette personne dit.
shunned-block = Bloqué
shunned-forgive = Revenir dessus
report-open = Signaler
report-why = Que s’est-il passé ? Qui tient ce site le lira.
report-send = Envoyer le signalement
report-done = Qui tient ce site en est averti.
order-hide = Cacher cette ligne
order-silence = Lui retirer la parole ici
order-speak = Lui rendre la parole
order-bar = Ne plus laisser regarder
chat-players = À la table
chat-watchers = Entre ceux qui regardent
chat-watcher = Quelqu’un
chat-hidden = Cette ligne a été cachée.
chat-about-line = Ce qu’on peut faire à propos de { $name }
chat-watch-name = Qui regarde et veut parler a d’abord besoin d’un nom.
meet-friends = Les tables de vos amis
meet-found = Qui trouve cette table ?
meet-found-about = Qui a le lien peut toujours venir. L’agora est l’endroit où les tables attendent des joueurs : la vôtre peut y être vue de vos amis, qui sont sur votre page, ou de tous.
meet-found-link = qui en a le lien
meet-found-friends = mes amis, dans l’agora
meet-found-all = tout le monde, dans l’agora, et peut regarder
operator-reports = Signalements
operator-no-reports = Rien n’a été signalé.
operator-settle = Réglé

## Se connecter par courriel

email-title = Se connecter par courriel
email-about = Un lien est envoyé à votre adresse ; ouvert dans le quart d’heure, il connecte l’appareil. Une adresse nouvelle ici devient la vôtre.
email-address = Courriel
email-send = Recevoir un lien
email-sent = Un lien est en route.
email-own = Vous vous connectez avec { $email }.
email-remove = Ne plus se connecter avec elle

## Se connecter avec un compte d’ailleurs

provider-title = Se connecter par { $provider }
provider-about = Qui a un compte là-bas peut être connu ici grâce à lui. { $provider } ne dit rien de vous, sinon un mot qui vous représente. Un compte nouveau ici devient le vôtre.
provider-go = Se connecter par { $provider }
provider-own = Vous vous connectez avec votre compte chez { $provider }.
provider-remove = Ne plus se connecter avec lui
provider-back = Connexion
provider-not-in = Vous n’êtes pas connecté.
provider-again = Retour à votre page
