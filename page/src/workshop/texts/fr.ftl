# L’atelier : un paquet que l’on écrit dans la page.

bench-title = L’atelier
bench-about = { $id } { $version }, dans { $folder }
bench-entries = Cartes du paquet
bench-find = Chercher une carte
bench-kind = Sorte de carte
bench-own-entries = Autrement que dans la boîte ({ $count })
bench-own = nouvelle
bench-changed = changée
bench-removed = retirée
bench-beneath = comme dans la boîte
bench-pick = Choisissez une carte à gauche, ou faites-en une à vous à partir d’elle.
bench-form = Ce que dit le paquet
bench-preview = Ce qui en résulte
bench-stale = Le paquet a des fautes ; voici ce qu’il donnait sans elles.
bench-no-card = Aucune carte n’en est faite à elle seule.
bench-undo = Annuler
bench-redo = Rétablir
bench-save = Enregistrer dans le dossier
bench-saved = Enregistré.
bench-unsaved = { $count ->
        [0] Tout est dans le dossier.
        [one] Un fichier n’est pas encore dans le dossier ; il est gardé ici malgré tout.
       *[other] { $count } fichiers ne sont pas encore dans le dossier ; ils sont gardés ici malgré tout.
    }
bench-zip = Télécharger en zip
bench-try = Mettre sur une table
bench-take-out = Retirer cette carte
bench-restore = Revenir à la boîte
bench-gone = Cette carte n’est pas dans le paquet.
bench-new = Une nouvelle sur ce modèle
bench-new-id = Son identifiant (minuscules, chiffres, _)
bench-make = La faire
bench-taken = Il y en a une de cet identifiant.
bench-add-to = Ajouter à { $name }
bench-add-field = Ajouter un champ à { $name }
bench-remove-field = Enlever { $name }
bench-which = Ce qu’est { $name }
bench-faults = { $count ->
        [0] Rien à redire.
        [one] Une faute
       *[other] { $count } fautes
    }
bench-notes = { $count ->
        [one] Une remarque
       *[other] { $count } remarques
    }
bench-diff = Ce qu’il change
bench-no-changes = Il ne dit rien d’autre que la boîte.
bench-weigh = Son effet sur le jeu
bench-weigh-about = Des parties entre bots, chacune jouée avec les cartes habituelles puis avec celles-ci, sur la même graine. Barres claires : comme d’habitude ; barres foncées : avec ce paquet ; le cadre contient la vraie valeur, dans 95 cas sur 100, pour toutes ensemble.
bench-bots = Bots
bench-pairs = Paires de parties
bench-begin = Comparer
bench-stop = Arrêter
bench-running = { $pairs } paires sur { $wanted }.
bench-stopped = Arrêté après { $pairs } paires sur { $wanted }.
bench-done = { $pairs } paires jouées.
bench-failed = Interrompu après { $pairs } paires ; le journal du serveur dit pourquoi.
bench-of-then = Le paquet a changé depuis.
bench-figures = { $first } → { $second }
bench-between = différence entre { $low } et { $high }
bench-unknown = trop tôt pour dire de combien
bench-verdict-more = plus
bench-verdict-less = moins
bench-verdict-same = aucune différence qui compte
bench-verdict-open = pas encore clair
