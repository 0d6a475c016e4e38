# Les verbes des effets.

## Les formes des verbes : gagnez ; gagner ; gagne

hybris-do-gain = { $form ->
        [does] gagne
        [to] gagner
       *[do] gagnez
    }
hybris-do-generate = { $form ->
        [does] génère
        [to] générer
       *[do] générez
    }
hybris-do-lose = { $form ->
        [does] perd
        [to] perdre
       *[do] perdez
    }
hybris-do-pay = { $form ->
        [does] paie
        [to] payer
       *[do] payez
    }
hybris-do-discard = { $form ->
        [does] défausse
        [to] défausser
       *[do] défaussez
    }
hybris-do-keep = { $form ->
        [does] garde
        [to] garder
       *[do] gardez
    }
hybris-do-take = { $form ->
        [does] prend
        [to] prendre
       *[do] prenez
    }
hybris-do-swap = { $form ->
        [does] échange
        [to] échanger
       *[do] échangez
    }
hybris-do-perform = { $form ->
        [does] accomplit
        [to] accomplir
       *[do] accomplissez
    }
hybris-do-use = { $form ->
        [does] utilise
        [to] utiliser
       *[do] utilisez
    }
hybris-do-receive = { $form ->
        [does] reçoit
        [to] recevoir
       *[do] recevez
    }
hybris-do-look = { $form ->
        [does] regarde
        [to] regarder
       *[do] regardez
    }
hybris-do-choose = { $form ->
        [does] choisit
        [to] choisir
       *[do] choisissez
    }
hybris-do-move = { $form ->
        [does] déplace
        [to] déplacer
       *[do] déplacez
    }
hybris-do-remove = { $form ->
        [does] retire
        [to] retirer
       *[do] retirez
    }
hybris-do-send = { $form ->
        [does] envoie
        [to] envoyer
       *[do] envoyez
    }
hybris-do-send-back = { $form ->
        [does] renvoie
        [to] renvoyer
       *[do] renvoyez
    }
hybris-do-suffer = { $form ->
        [does] subit
        [to] subir
       *[do] subissez
    }
hybris-do-lay = { $form ->
        [does] couche
        [to] coucher
       *[do] couchez
    }
hybris-do-bring = { $form ->
        [does] ramène
        [to] ramener
       *[do] ramenez
    }
hybris-do-turn = { $form ->
        [does] retourne
        [to] retourner
       *[do] retournez
    }
hybris-do-reveal = { $form ->
        [does] révèle
        [to] révéler
       *[do] révélez
    }
hybris-do-fight = { $form ->
        [does] livre
        [to] livrer
       *[do] livrez
    }
hybris-do-reopen = { $form ->
        [does] rouvre
        [to] rouvrir
       *[do] rouvrez
    }
hybris-do-add = { $form ->
        [does] ajoute
        [to] ajouter
       *[do] ajoutez
    }
hybris-do-end = { $form ->
        [does] termine
        [to] terminer
       *[do] terminez
    }
hybris-do-win = { $form ->
        [does] gagne
        [to] gagner
       *[do] gagnez
    }

## Ce que l’on a et ce que l’on fait

hybris-verb-gain = { hybris-do-gain } { $amounts }{ $at ->
        [here] , à bâtir { hybris-part-place-here }
       *[none] {""}
    }
hybris-clause-generate = { hybris-do-generate } { $number } { hybris-resource-prayer }
hybris-verb-lose = { hybris-do-lose } { $amounts }
hybris-verb-pay = { $head ->
        [yes] { hybris-do-pay }
       *[no] { hybris-part-may-pay }
    } { $amounts } pour { $effects }{ $times ->
        [0] {""}
       *[other] {" "}(jusqu’à { $times } fois)
    }
hybris-part-may-pay = { $form ->
        [does] peut payer
        [to] payer au besoin
       *[do] vous pouvez payer
    }
hybris-verb-give = { $form ->
        [does] vous donne
        [to] donner au propriétaire
       *[do] donnez au propriétaire
    } { $amounts }
hybris-verb-discard = { hybris-do-discard } { $number } { hybris-resource-conflict-card }
hybris-verb-hand-limit = { hybris-do-discard } jusqu’à ne garder que { $number } { hybris-resource-conflict-card } en main
hybris-verb-recover = { hybris-do-take } en main { $number } { hybris-resource-conflict-card } au choix de { hybris-part-own-f } défausse
hybris-verb-swap-token = { hybris-do-swap } le jeton d’un de { hybris-part-own-many } personnages pas encore activés contre un jeton de { hybris-part-own-f } réserve{ $number ->
        [one] {""}
       *[other] , { $number } fois
    }
hybris-verb-act = { hybris-do-perform } { $what }{ $at ->
        [here] {" "}{ hybris-part-place-here }
        [any_city] {" "}dans n’importe quelle Ville, peu importe qui s’y trouve
       *[none] {""}
    }{ $discount ->
        [0] {""}
        [one] {" "}pour { $discount } ressource de moins
       *[other] {" "}pour { $discount } ressources de moins
    }
hybris-verb-service = { hybris-do-use } le Service de { $here ->
        [tile] cette Ville
       *[there] la Ville
    }
hybris-verb-repeat = { hybris-do-receive } encore une fois cet avantage, mais pas les autres joueurs
hybris-verb-look = { hybris-do-look } en secret { $what ->
        [rival_hand] la main d’un adversaire
        [rival_premonitions] les Prémonitions d’un adversaire
        [rival_tokens] les jetons de tous les personnages d’un adversaire
       *[next_primordial] le prochain Primordial
    }
hybris-verb-pick-pillar = { hybris-do-choose } { hybris-part-own-m } Pilier avant tous les autres cet Âge-ci
hybris-verb-take-tile = { hybris-do-take } n’importe quelle Technologie des piles de l’Olympe pour l’Usine, en payant son coût de Fabrication
hybris-verb-move-tile = { hybris-do-move } { $what ->
        [factory] à la case suivante une de { hybris-part-own-many } Technologies de l’Usine
        [workshop] à la case suivante une de { hybris-part-own-many } Technologies de l’Atelier, de la case C à l’Usine sans rien payer
       *[city] une autre de { hybris-part-own-many } Technologies déployées vers n’importe quelle case Technologie vide
    }
hybris-verb-destroy = { hybris-do-remove } de la partie un de { hybris-part-own-many } Temples d’une Ville
hybris-verb-redirect = { hybris-do-send } le personnage dans un Lieu adjacent à celui de son jeton
hybris-verb-malus = { hybris-do-suffer } aussi le malus du Lieu
hybris-verb-wound = { hybris-do-lay } { hybris-part-own-m } Olympien, blessé, dans { hybris-part-own-f } réserve jusqu’au Repos
hybris-verb-defeat = { hybris-do-lay } aux Enfers { $what ->
        [other_hero] un autre de { hybris-part-own-many } Héros invaincus
       *[hero] un de { hybris-part-own-many } Héros invaincus
    }{ $head ->
        [yes] {""}
       *[no] {" "}(à défaut, 1 Grandeur est perdue)
    }
hybris-verb-send-back = { $of ->
        [rival] { hybris-do-send-back } 1 { hybris-part-sent-kind } adverse { $from } dans la réserve de son propriétaire
       *[own] { hybris-do-bring } { hybris-part-sent-back } { $from } dans { hybris-part-own-f } réserve
    }
hybris-part-sent-kind = { $kind ->
        [prophet] Prophète
       *[hero] Héros
    }
hybris-part-sent-back = { $kind ->
        [this] ce Héros
        [prophet] { $count ->
            [0] 1 de { hybris-part-own-many } Prophètes
            [-1] tous { hybris-part-own-many } Prophètes
           *[other] jusqu’à { $count } de { hybris-part-own-many } Prophètes
        }
       *[hero] { $count ->
            [0] 1 de { hybris-part-own-many } Héros
            [-1] tous { hybris-part-own-many } Héros
           *[other] jusqu’à { $count } de { hybris-part-own-many } Héros
        }
    }

## Choix, répétitions, autres joueurs

hybris-verb-choose = { $branches }
hybris-verb-may = { $form ->
        [does] peut { $effects }
        [to] au besoin { $effects }
       *[do] vous pouvez { $effects }
    }
hybris-verb-if = { $form ->
        [do] { $condition }{ hybris-part-set-apart } { $effects }{ GIVEN($others) ->
            [yes] {" "}; sinon, { $others }
           *[no] {""}
        }
       *[to] { $effects } { $condition }{ GIVEN($others) ->
            [yes] , sinon { $others }
           *[no] {""}
        }
    }
hybris-part-set-apart = { $apart ->
        [yes] {" "}:
       *[no] ,
    }
hybris-verb-for-each = { $order ->
        [before] pour chaque { $counted }{ hybris-part-at-most }, { $effects }
       *[after] { $effects } par { $counted }{ hybris-part-at-most }
    }
hybris-verb-others = chaque autre joueur { $effects }
hybris-verb-each-player = chaque joueur { $effects }
hybris-verb-owner = vous { $effects }
hybris-verb-rival = { $which ->
        [foremost] l’adversaire en tête de la Grandeur (personne, si c’est { $person ->
            [they] lui-même
           *[you] vous
        })
        [opponent] { hybris-part-own-m } adversaire
        [sent_back] son propriétaire
       *[actor] ce joueur
    } { $effects }
hybris-verb-helper = le propriétaire d’un autre Héros { $at } (à { hybris-part-own-m } choix) { $effects }
hybris-verb-leader = le joueur qui a { $counted }, au moins 1, { $effects }{ $second_from ->
        [0] {""}
       *[other] {" "}; à { $second_from } joueurs ou plus, le suivant { $others }
    }

## Ce qui dure

hybris-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}par { $counted }{ hybris-part-at-most }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
hybris-verb-allow = { $what ->
        [share_slot] { hybris-part-who-allowed } peut prendre un emplacement occupé sans Combat, en recevoir le bonus et y agir{ GIVEN($effects) ->
            [yes] {" "}; au terme d’une telle activation, { $effects }
           *[no] {""}
        }
        [contest_when_activated] { hybris-part-one-may } contester avec { $who ->
            [olympian] un Olympien
           *[hero] un Héros
        } déjà activé, où qu’il se trouve
       *[aegis_for_follower] dans les coûts de Fabrication, { hybris-part-one-may } payer de l’Aegis à la place de Fidèles
    }
hybris-part-who-allowed = { $who ->
        [hero] chacun de { hybris-part-own-many } Héros
       *[olympian] { hybris-part-own-m } Olympien
    }
hybris-part-one-may = { $person ->
        [they] ce joueur peut
       *[you] vous pouvez
    }
hybris-verb-forbid = { $what ->
        [contest] personne ne peut contester
        [combat] personne ne peut engager de Combat
        [city_followers] Influencer ne donne que le Service, pas les Fidèles de la Ville
       *[wrath_1] le Courroux I n’est pas appliqué
    }{ GIVEN($at) ->
        [yes] {" "}à { $at }
       *[no] {""}
    }
hybris-verb-next-age = à l’Âge suivant, les jetons de tous sont dévoilés à la fin de la Planification

## Combat

hybris-verb-strength = { hybris-do-gain } { SIGNED($number) } de Force{ $until ->
        [age_end] {" "}dans chaque Combat jusqu’à la fin de l’Âge
       *[now] {""}
    }
hybris-verb-weaken = { $which ->
        [each] chaque carte { hybris-part-card-named } adverse
       *[strongest] la plus forte carte { hybris-part-card-named } adverse
    } { $by ->
        [0] compte pour { $to ->
            [0] 0 de Force
           *[other] { $to } de Force au plus
        }
       *[other] perd { $by } de Force
    }{ $lasts ->
        [combat] , celles à venir comprises
       *[now] {""}
    }
hybris-part-card-named = { GIVEN($type) ->
        [yes] { $type }
       *[no] Conflit
    }
hybris-verb-combat-determination = { hybris-do-gain } { SIGNED($number) } de Détermination pour ce Combat
hybris-verb-on-win = { $form ->
        [do] si vous gagnez le Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } si { $person ->
            [they] ce joueur gagne
           *[you] vous gagnez
        } le Combat
    }
hybris-verb-on-loss = { $form ->
        [do] si vous perdez le Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } si { $person ->
            [they] ce joueur perd
           *[you] vous perdez
        } le Combat
    }
hybris-verb-bind = { $what ->
        [no_retreat] la carte que { hybris-part-own-m } adversaire reprendrait en s’arrêtant est défaussée
        [face_up] au prochain round, { hybris-part-own-m } adversaire pose sa carte le premier, face visible
       *[must_press_on] au prochain round, { hybris-part-own-m } adversaire doit Continuer s’il a une carte à la portée de sa Détermination
    }
hybris-verb-toll = jusqu’à la fin du Combat, { hybris-part-own-m } adversaire paie { $amounts } par carte qu’il révèle encore, ou doit s’arrêter
hybris-verb-reveal-top = { $number ->
        [one] { hybris-do-reveal } la carte du dessus de { hybris-part-own-m } paquet : sa Force compte, puis elle est défaussée
       *[other] { hybris-do-reveal } les { $number } cartes du dessus de { hybris-part-own-m } paquet : leur Force compte, puis elles sont défaussées
    }
hybris-verb-keep-card = { hybris-do-take } cette carte en main après le Combat
hybris-verb-spare = { hybris-part-own-m } Héros va dans la réserve et non aux Enfers, et un Olympien vaincu ne coûte pas de Grandeur
hybris-verb-combat = { hybris-do-fight } un Combat contre le jeu ({ hybris-clause-enemy }) avec { hybris-part-own-m } Olympien ou un Héros invaincu : { $form ->
        [do] si vous gagnez, { $effects } ; si vous perdez, { $others }
       *[to] victoire : { $effects } ; défaite : { $others }
    }
hybris-clause-enemy = Force { $base }{ $cards ->
        [0] {""}
        [one] {" "}plus celle d’une carte du Colisée
       *[other] {" "}plus celle de { $cards } cartes du Colisée
    }{ GIVEN($bonus) ->
        [yes] , { $bonus } en vue
       *[no] {""}
    }
hybris-clause-enemy-bonus = { SIGNED($number) } par { $element }

## Quêtes, Scénarios, Duel

hybris-verb-reset = { hybris-do-reopen } tous les Chants de cette Quête, qui reste dans sa zone
hybris-verb-trophy = { hybris-do-keep } la carte Quête en trophée
hybris-verb-take-token = { hybris-do-take } { $what }
hybris-verb-counter = { hybris-do-add } 1 au compte « { $what } »
hybris-verb-score = { hybris-do-gain } des Points de Victoire par { $counted } : { $figures } en tout
hybris-verb-score-cities = dans chaque Ville, qui a seul le plus d’influence gagne { $first } Points de Victoire et, à { $second_from } joueurs ou plus, chacun des suivants { $second } ; à égalité en tête, chacun en gagne { $tie }, et il n’y a pas de deuxième
hybris-verb-end-game = { hybris-do-end } la partie : { $compared } l’emporte
hybris-verb-win-game = { hybris-do-win } la partie sur-le-champ
hybris-verb-remove-tokens = { hybris-do-send-back } jusqu’à { $number } jetons face visible de { hybris-part-own-m } adversaire dans sa réserve
hybris-verb-flip-tokens = { hybris-do-turn } { $whose ->
        [rival] { $count ->
            [0] tous les jetons adverses
           *[other] { $count } des jetons adverses
        }
       *[own] { $count ->
            [0] tous { hybris-part-own-many } jetons
           *[other] { $count } de { hybris-part-own-many } jetons
        }
    }{ $side ->
        [forbidden] {" "}montrant Interdit
       *[any] {""}
    } présents dans les Lieux
