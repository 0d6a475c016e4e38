# Les mots dont tous les jeux et toutes les commandes ont besoin.

## Listes et places

list-more = { $first }, { $rest }
list-last = { $first } et { $last }
seat-number = Joueur { $number }
seat-own = { $name } (vous)

## Peut-on revenir sur un choix ?

undo-free = libre
undo-consent = si les autres sont d’accord
undo-nothing = il n’y a rien à annuler
undo-other-seat = impossible, quelqu’un d’autre a choisi depuis
undo-chance = impossible, le hasard a parlé depuis
undo-reveal = impossible, une chose cachée a été vue depuis

## Plusieurs choix en une réponse

choose-one = Ici, une réponse est un seul choix.
choose-at-most = C’est trop à la fois : { $most } au plus.
choose-apart = Pas avec d’autres, ou pas aussi souvent : { $option }
choose-too-many = Ce serait un de trop : { $option }. Rien n’a été choisi.

## Fichiers

file-missing = { $path } : ce fichier n’existe pas
file-folder = { $path } : c’est un dossier, pas un fichier
file-no-folder = { $path } : son dossier n’existe pas
file-too-large = { $path } : trop grand pour un enregistrement
file-foreign = { $path } : existe déjà et n’est pas un enregistrement d’Agon ; on n’y touche pas
file-unreadable = { $path } : lecture impossible{ GIVEN($detail) ->
        [no] {""}
       *[yes] {" "}({ $detail })
    }
file-unwritable = { $path } : écriture impossible{ GIVEN($detail) ->
        [no] {""}
       *[yes] {" "}({ $detail })
    }

## Des tables qui ne peuvent pas être

setup-no-seat = « { $option } » : une table de { $seats } n’a pas ce siège
setup-twice = « { $first } » et « { $second } » demandent la même chose : { $value }
setup-no-module = « { $game } » n’a pas de module « { $name } »{ GIVEN($near) ->
        [yes] {" ; vouliez-vous dire « "}{ $near }{" » ?"}
       *[no] { GIVEN($known) ->
            [yes] {" (il y a : "}{ $known }{")"}
           *[no] {""}
        }
    }
setup-no-option = « { $game } » n’a pas ici d’option « { $name } »{ GIVEN($near) ->
        [yes] {" ; vouliez-vous dire « "}{ $near }{" » ?"}
       *[no] { GIVEN($known) ->
            [yes] {" (il y a : "}{ $known }{")"}
           *[no] {""}
        }
    }
setup-option-needs = « { $option } » demande le module « { $module } »
setup-no-value = « { $option } » ne peut pas être « { $value } » (il y a : { $known })
setup-value-needs = « { $option } : { $value } » demande le module « { $module } »
setup-module-twice = « { $module } » est choisi deux fois
setup-module-needs = « { $first } » demande le module « { $second } »
setup-modules-apart = « { $first } » et « { $second } » ne vont pas ensemble
setup-or = { $first } ou { $rest }
setup-seat-count = « { $what } » est pour { $allowed } { $most ->
        [one] joueur
       *[other] joueurs
    }, et non pour { $seats }{ GIVEN($adds) ->
        [yes] {" ; avec le module « "}{ $adds }{" », si"}
       *[no] {""}
    }
setup-other-pack = « { $pack } » est un paquet pour { $theirs }, et non pour { $ours }
setup-pack-lacks = « { $what } » n’est pas dans ce paquet
