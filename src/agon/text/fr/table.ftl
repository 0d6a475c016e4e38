# Une partie dans le terminal : titres, invites, commandes.

## Jouer

table-welcome = { $game } : { $seats }
table-hint = Choisissez par numéro ou par clé. « ? » dit pourquoi pas, « aide » tout le reste.
table-table = La table
table-since = Depuis votre dernier tour
table-thinking = { $name } réfléchit…
table-only = { $question } { $answer } (Rien d’autre n’est possible.)
table-choose-exactly = Choisissez-en { $count } en une réponse, par exemple « { $example } ».
table-choose-up-to = Jusqu’à { $most } en une réponse, par exemple « { $example } ».
table-enter = Rien d’autre n’est possible : Entrée suffit.
table-group = { $heading } :
table-footer = annuler : { $undo } ; ? pour savoir pourquoi pas ; voir pour les détails ; aide
table-end = La fin
table-briefs = « liste » les montre en entier, « liste étincelle » celles qui en parlent, « ? 12 » en explique une.
table-none-about = aucune option ne parle de « { $text } »
table-looks = Ce que vous pouvez voir de près
table-whole = table
table-left-out = Faute de place ne sont pas là : { $words }. « voir table » montre tout, « voir » et un mot cette partie.
table-look-thing = Ou toute chose par son nom : une carte, un lieu, une tuile.
table-no-thing = il n’y a rien à voir du nom de « { $text } » ; « voir » donne la liste
table-won = { $count ->
        [0] Défaite
        [one] Victoire : { $winners }
       *[other] Victoire partagée : { $winners }
    }
table-total = En tout
table-compared = À la fin on compare, l’un après l’autre :
table-tally = { $seat } : { GIVEN($total) ->
        [no] { $items }
       *[yes] { $total ->
                [one] { $total } point
               *[other] { $total } points
            } ({ $items })
    }.
table-scores = Les points à ce jour
table-row = { $what }
table-turn = { $who } prend la tête après le choix { $after } sur { $last }.
table-alarm = Attention : { $alarm }
table-log = Le journal, { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
table-goodbye = À bientôt.

## Plusieurs personnes devant le même écran

table-curtain = Passez le clavier : { $name }.
table-curtain-press = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.
table-agree = { $other }, { $seat } peut-il revenir sur le dernier choix ?
table-not-agreed = { $other } n’est pas d’accord.
table-taken-back = { $seat } est revenu sur le dernier choix.
table-cannot-undo = annuler : { $reason }

## Oui et non

table-yes-or-no = [o/N]
table-no-or-yes = [O/n]
table-yes-words = o oui y yes
table-no-words = n non no

## Sauvegarder

table-saved = Partie sauvegardée : { $path }
table-go-on = Pour la reprendre : agon play --load { $path }{ $packs }
table-over = Cette partie est finie. Pour la revoir : agon replay { $path }
table-analyse = Pour savoir ce qui aurait été mieux : agon analyse { $path }
table-no-hints = On joue ici les uns contre les autres, sans être convenus de conseils : agon play --hints
table-hint-says = Un bot fort choisirait { $number } : { $option }
table-hint-chance = chances de gagner ensuite : { $chance } %
table-hint-reason = pourquoi : { $points } { $feature }
table-save-first = Sauvegarder la partie avant de partir ?
table-keep = Sauvegarder la partie, pour la revoir avec agon replay ?

## Pourquoi pas

table-why-not = Ce qu’on ne peut pas faire ici
table-nothing-refused = Rien de ce qu’on attendrait ne manque.
table-refusal = { GIVEN($group) ->
        [no] {""}
       *[yes] { $group } :{" "}
    }{ $what } : { $why } [{ $rules }]
table-rules = Les règles en cause
table-rule = { $id } : { $text }
table-rule-page = { $id } (page { $page }) : { $text }
table-note = Note : { $note }
table-no-rule = la règle { $id } n’existe pas
table-key = Clé : { $key }

## Réponses qui n’en sont pas

table-no-number = il n’y a pas d’option { $number } ; elles vont de 1 à { $most }
table-no-such = « { $text } » n’est ni une option ni une commande ; « aide » en donne la liste
table-option-also = { $first } ; { $rest }
table-several = « { $text } » peut être { $keys }{ $more ->
        [0] {""}
       *[other] {" "}et { $more } de plus
    }

## Commandes

table-help = Ce que vous pouvez taper
table-help-answers = Le numéro d’une option, sa clé, ou le début d’une seule clé. Quand une question en prend plusieurs, les uns après les autres : « 1 4 7 ».
command-why = pourquoi
    .form = ? [N|ID]
    .about = pourquoi pas, et les règles en cause ; ? 3 explique l’option 3, ? EPH-TURN-01 une règle
command-hint = conseil
    .form = conseil
    .about = ce que choisirait ici un bot fort, et pourquoi
command-undo = annuler
    .form = annuler
    .about = revenir sur le dernier choix, quand c’est possible
command-log = journal
    .form = journal [N]
    .about = tout ce qui s’est passé, ou les N dernières entrées
command-view = table
    .form = table
    .about = montrer encore la table
command-look = voir
    .form = voir [QUOI]
    .about = une partie de la table en entier, ou toute chose par son nom ; seul, ce qu’il y a à voir
command-list = liste
    .form = liste [MOT]
    .about = toutes les options en entier, ou celles qui parlent de quelque chose
command-score = points
    .form = points
    .about = les points à ce jour
command-save = sauver
    .form = sauver [F]
    .about = sauvegarder la partie, dans le fichier F s’il est donné, et jouer encore
command-lang = langue
    .form = langue en|fr
    .about = changer de langue
command-help = aide
    .form = aide
    .about = cette liste
command-quit = quitter
    .form = quitter
    .about = partir ; on peut d’abord sauvegarder

## Revoir une partie

replay-title = { $game } : { $seats }, { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    }
replay-chances = Chances de gagner : { $chances }
replay-chance = { $seat } { $chance } %
replay-where = Choix { $at } sur { $last }, vu par { $seat }
replay-spectator = un spectateur
replay-stops = L’enregistrement s’arrête ici, avant la fin de la partie.
replay-stops-there = L’enregistrement ne se rejoue pas plus loin : { $where }
replay-sound = { $file } : se rejoue à l’identique, { $choices ->
        [one] { $choices } choix
       *[other] { $choices } choix
    }
replay-diverges = { $file } : ne se rejoue pas : { $where }
replay-note = { $file } : { $note }
replay-other-packs = cet enregistrement a été fait avec d’autres paquets : { $theirs } ; ici { $ours }. Ouvrez-le avec les mêmes, dans cet ordre
replay-other-pack = l’enregistrement a été fait avec une autre édition du paquet ({ $theirs } ; ici { $ours })
replay-other-rules = l’enregistrement a été fait avec la version { $theirs } des règles ; ici { $ours }
replay-rules-outgrown = cet enregistrement a été fait avec la version { $theirs } des règles de { $game }, corrigées depuis (maintenant version { $ours }) : sur ses { $choices } choix, { $played } peuvent encore être rejoués
replay-pack-outgrown = cet enregistrement de { $game } a été fait avec un paquet antérieur ({ $pack }) : sur ses { $choices } choix, { $played } peuvent encore être rejoués
replay-cut = l’enregistrement est coupé : il va jusqu’au choix { $choices }
replay-no-seat = il n’y a pas de place { $number } ; elles vont de 1 à { $seats }, et 0 est un spectateur
replay-no-choice = il n’y a pas de choix { $number } ; ils vont de 0 à { $last }

step-next = suivant
    .form = Entrée
    .about = le choix suivant
step-back = retour
    .form = retour
    .about = le choix précédent
step-jump = aller
    .form = aller N
    .about = là où N choix étaient faits
step-seat = place
    .form = place N
    .about = voir la partie depuis la place N ; 0 : en spectateur
step-view = table
    .form = table
    .about = montrer la table
step-look = voir
    .form = voir [QUOI]
    .about = une partie de la table en entier, ou toute chose par son nom
step-log = journal
    .form = journal [N]
    .about = ce qui s’est passé, ou les N dernières entrées
step-score = points
    .form = points
    .about = les points à ce moment
step-lang = langue
    .form = langue en|fr
    .about = changer de langue
step-help = aide
    .form = aide
    .about = cette liste
step-quit = quitter
    .form = quitter
    .about = arrêter
