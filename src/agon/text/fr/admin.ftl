# agon admin : pour qui fait tourner un serveur.

admin-help = s’occuper d’un serveur : ses tables, qui peut entrer, les sauvegardes
admin-help-list = lister les tables, celles qui ont changé en dernier d’abord
admin-help-show = montrer ce qu’on sait d’une table
admin-help-export = écrire la partie d’une table dans un fichier, finie ou non ; le fichier dit tout, la graine aussi
admin-help-delete = supprimer des tables pour toujours ; les serveurs en marche les ferment
admin-help-ban = exclure quelqu’un
admin-help-unban = laisser quelqu’un revenir
admin-help-bans = lister les exclus
admin-help-reports = lister ce qui a été signalé
admin-help-settle = un signalement est réglé
admin-help-report = son identifiant, comme dans la liste
admin-help-order = tenir l’ordre à une table, comme son hôte le pourrait
admin-help-what = cacher une ligne, faire taire quelqu’un ou lui rendre la parole, écarter qui regarde, renommer une place
admin-help-whom = le numéro d’une ligne, d’une place, ou le nom qu’un signalement donne à qui regarde
admin-help-name = le nouveau nom
admin-reports = { $count ->
        [one] { $count } signalement
       *[other] { $count } signalements
    }
admin-settled = C’est réglé.
admin-ordered = C’est fait. Les serveurs le montrent dans la seconde.
admin-ordered-before = C’était déjà le cas.
admin-help-expire = supprimer les vieilles tables et les invités jamais revenus, comme le disent les réglages expire_…
admin-help-backup = écrire tout dans un fichier, serveurs en marche
admin-help-restore = remettre une sauvegarde dans la base, serveurs en marche
admin-help-move = tout copier dans une autre base, vide, par exemple de SQLite à PostgreSQL
admin-help-ratings = refaire tous les classements à partir des résultats, dans l’ordre où ils ont été classés
admin-help-archive = écrire toutes les parties publiques d’un mois dans un fichier
admin-help-again = depuis le début
admin-help-month = un mois des archives, comme 2026-11
admin-help-archive-file = le fichier à écrire, comme agon-2026-11.zip
admin-rated = { $count ->
        [one] { $count } partie classée
       *[other] { $count } parties classées
    }
admin-archived = { $path } : { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
admin-help-game = de ce jeu
admin-help-stage = à ce stade
admin-help-idle = inchangées depuis autant de jours
admin-help-most = au plus autant (100)
admin-help-table = une table, par son adresse ou par l’étiquette qu’en donnent journaux et listes
admin-help-record = le fichier à écrire, par exemple partie.agon
admin-help-who = une adresse, un réseau comme 203.0.113.0/24, ou qui tient une place : TABLE/2
admin-help-unban-who = comme dans la liste des exclus ; d’un long mot, son début
admin-help-days = pour autant de jours (pour toujours)
admin-help-why = ce qu’on leur dit
admin-help-dry-run = dire seulement combien
admin-help-file = le fichier de la sauvegarde
admin-help-replace = à la place de tout ce qui s’y trouve
admin-help-target = la base où copier
admin-listed = { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-exported = Écrit : { $path }
admin-deleted = { $count ->
        [one] { $count } table supprimée
       *[other] { $count } tables supprimées
    }
admin-would-delete = { $count ->
        [one] { $count } table serait supprimée
       *[other] { $count } tables seraient supprimées
    }
admin-guests-gone = { $count ->
        [one] { $count } invité supprimé
       *[other] { $count } invités supprimés
    }
admin-guests-would-go = { $count ->
        [one] { $count } invité serait supprimé
       *[other] { $count } invités seraient supprimés
    }
admin-no-policy = rien n’est jamais vieux : réglez expire_lobby, expire_playing, expire_over ou expire_guests
admin-banned = { $count ->
        [one] { $count } exclu
       *[other] { $count } exclus
    }
admin-unbanned = { $count } de retour
admin-bans = { $count } exclus
admin-backed-up = { $path } : { $count } lignes
admin-restored = { $count } lignes remises
admin-moved = { $count } lignes copiées dans { $path }
admin-no-stage = « { $name } » n’est pas un stade ; il y a : { $known }
admin-nobody-there = personne ne tient la place { $number }
admin-who = « { $name } » n’est ni une adresse, ni un réseau, ni une place comme TABLE/2
admin-cannot-write = { $path } : impossible d’écrire ({ $detail })
admin-no-backup = { $path } : n’est pas une sauvegarde d’Agon ({ $detail })
admin-cut-short = { $path } : est incomplète ; rien n’a changé
admin-newer-backup = { $path } : faite par un Agon plus récent ; rien n’a changé
admin-would-replace = il y a des tables dans cette base ; --replace met la sauvegarde à leur place
admin-not-empty = il y a déjà des tables dans cette base ; rien n’a changé
