# Ce que l’on cherche : règles par chapitre, choses, signes, et la recherche dans tout cela.

reference-tab-rules = Règles
reference-tab-cards = Cartes et pièces
reference-tab-symbols = Signes
reference-tabs = Ce que l’on consulte
reference-games = Jeux
reference-contents = Sommaire
reference-book-about = Chaque règle dans nos propres mots, avec la page du livre imprimé. Ce que le livre laisse ouvert est décidé dans les notes sous la règle. Les noms soulignés mènent à la chose.
reference-turn = Chapitres voisins
reference-example = Exemple
reference-inferred = le livre ne le dit pas ainsi
reference-notes = { $count ->
        [one] Note de la rédaction
       *[other] Notes de la rédaction ({ $count })
    }
reference-all-of-kind = { $kind } : les { $count }
reference-chapters = Chapitres à ce sujet
reference-named = { $count ->
        [one] La règle qui en parle
       *[other] Règles qui en parlent ({ $count })
    }
reference-more-rules = { $count ->
        [one] Une autre
       *[other] { $count } autres
    }
reference-beside = Il y est question de
reference-show = Montrer sur la table
reference-thing = Consultation
reference-ways = Chemins
reference-back = Retour
reference-page = Ouvrir en page

## Recherche

reference-search = Tout chercher
reference-search-hint = Ulysse, ou : comment gagner ?
reference-search-about = Règles, cartes, pièces, mots des livres : tapez un nom ou une question, en français ou en anglais.
reference-found = { $count ->
        [0] Rien de tel
        [one] 1 résultat
       *[other] { $count } résultats
    }
reference-found-chapter = Chapitre
reference-found-rule = Règle
reference-found-thing = Carte ou pièce
reference-found-term = Mot du livre
reference-found-seat = Joueur
reference-here = sur la table

## Parcours

reference-filter-kind = Sorte
reference-any-kind = toutes
reference-filter-module = Provenance
reference-any-module = le jeu et ses ajouts
reference-filter-words = Mots dessus
reference-things = { $count ->
        [0] Rien de tel
        [one] 1 chose
       *[other] { $count } choses
    }

## Signes

legend-about = Ce que représentent les signes des plateaux, tuiles et cartes. Un clic en dit davantage.
legend-resources = Ressources
legend-elements = Éléments
legend-cards = Sortes de cartes Conflit
legend-technologies = Sortes de Technologies
legend-actions = Actions
legend-special = Actions spéciales
legend-attributes = Attributs
legend-places = Lieux
legend-images = Images des cartes
legend-foes = Ennemis
legend-tracks = Pistes
legend-others = Autres
