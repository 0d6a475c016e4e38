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
    .means = Gagner. Avec `at`, le Temple doit être posé dans cette Ville ; si c’est impossible, le gain est perdu et la pièce reste
hybris-clause-generate = { hybris-do-generate } { $number } { hybris-resource-prayer }
hybris-verb-lose = { hybris-do-lose } { $amounts }
    .means = Perdre, avec la Grandeur à défaut (HYB-CORE-02). Avec `element`, seules les cartes Conflit qui le montrent peuvent être prises, et en avoir trop peu est un manque
hybris-verb-pay = { $head ->
        [yes] { hybris-do-pay }
       *[no] { hybris-part-may-pay }
    } { $amounts } pour { $effects }{ $times ->
        [0] {""}
       *[other] {" "}(jusqu’à { $times } fois)
    }
    .means = Si le joueur le veut et le peut en entier : payer, puis `then`. Avec `times`, jusqu’à tant de fois, demandé à chaque fois
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
    .means = Le joueur remet au propriétaire de la carte tout ce qu’il en a, jusqu’à cette quantité ; rien à défaut. Le propriétaire gagne ce qui a été remis, ce qui n’est pas un `gain` de la réserve commune
hybris-verb-discard = { hybris-do-discard } { $number } { hybris-resource-conflict-card }
    .means = Défausser de sa main tant de cartes Conflit au choix, ou toutes celles qu’on a ; rien à défaut
hybris-verb-hand-limit = { hybris-do-discard } jusqu’à ne garder que { $number } { hybris-resource-conflict-card } en main
    .means = Défausser des cartes Conflit au choix jusqu’à n’en avoir que tant (HYB-DECK-03)
hybris-verb-recover = { hybris-do-take } en main { $number } { hybris-resource-conflict-card } au choix de { hybris-part-own-f } défausse
    .means = Reprendre en main tant de cartes Conflit au choix de sa défausse
hybris-verb-swap-token = { hybris-do-swap } le jeton d’un de { hybris-part-own-many } personnages pas encore activés contre un jeton de { hybris-part-own-f } réserve{ $number ->
        [one] {""}
       *[other] , { $number } fois
    }
    .means = Tant de fois : échanger en secret le jeton sous un de ses personnages pas encore activés contre un jeton de sa réserve ; les limites des Prophètes valent
hybris-verb-act = { hybris-do-perform } { $what }{ $at ->
        [here] {" "}{ hybris-part-place-here }
        [any_city] {" "}dans n’importe quelle Ville, peu importe qui s’y trouve
       *[none] {""}
    }{ $discount ->
        [0] {""}
        [one] {" "}pour { $discount } ressource de moins
       *[other] {" "}pour { $discount } ressources de moins
    }
    .means = Accomplir cette action ici et maintenant, sans personnage (HYB-CORE-05) ; ses propres coûts sont payés. Celle qui coûte quelque chose (convert, craft, omen) peut être refusée, une autre est accomplie si elle peut l’être. `at = "here"` ou `"any_city"`, pour Influencer seulement : sans bonus d’emplacement ni Combat, qui que ce soit s’y trouve ; Temple, Service et événements comme d’habitude. `discount`, pour Fabriquer seulement : tant de ressources en moins, en plus des autres réductions. S’Accomplir, Combattre et Déployer ne peuvent être accordés
hybris-verb-service = { hybris-do-use } le Service de { $here ->
        [tile] cette Ville
       *[there] la Ville
    }
    .means = Appliquer une fois le Service de cette Ville. Ce n’est pas une Influence : ni Bonté, ni Fidèles, ni événement
hybris-verb-repeat = { hybris-do-receive } encore une fois cet avantage, mais pas les autres joueurs
    .means = Recevoir une fois encore, seul, ce qui se trouve dans `others` de la moitié inférieure qui vient d’être reçue
hybris-verb-look = { hybris-do-look } en secret { $what ->
        [rival_hand] la main d’un adversaire
        [rival_premonitions] les Prémonitions d’un adversaire
        [rival_tokens] les jetons de tous les personnages d’un adversaire
       *[next_primordial] le prochain Primordial
    }
    .means = Regarder en secret le `next_primordial` (comme Présage, HYB-ORACLE-05), la main (`rival_hand`), les Prémonitions (`rival_premonitions`) ou les jetons sous tous les personnages (`rival_tokens`) d’un adversaire au choix
hybris-verb-pick-pillar = { hybris-do-choose } { hybris-part-own-m } Pilier avant tous les autres cet Âge-ci
    .means = À cet Âge, le joueur choisit un Pilier avant tous les autres (Duel : aux deux tours)
hybris-verb-take-tile = { hybris-do-take } n’importe quelle Technologie des piles de l’Olympe pour l’Usine, en payant son coût de Fabrication
    .means = Choisir une tuile des piles de l’Olympe et payer son coût de Fabrication, sans réduction de l’Atelier mais avec tous les modificateurs en vigueur ; la poser, fabriquée, sur la case 1 de l’Usine, en poussant comme Fabriquer. Peut être refusé ; pas d’événement `craft`. *Décidé*
hybris-verb-move-tile = { hybris-do-move } { $what ->
        [factory] à la case suivante une de { hybris-part-own-many } Technologies de l’Usine
        [workshop] à la case suivante une de { hybris-part-own-many } Technologies de l’Atelier, de la case C à l’Usine sans rien payer
       *[city] une autre de { hybris-part-own-many } Technologies déployées vers n’importe quelle case Technologie vide
    }
    .means = Une tuile à soi : dans une `city`, une autre que celle-ci va sur une case vide quelconque (pas un déploiement : ni récompenses, ni contestation, ni événement ; son pouvoir vaut désormais là) ; dans l’Usine (`factory`), elle entre sur la case suivante en poussant ce qui s’y trouve, au-delà de la case 3 dans le stock ; dans l’Atelier (`workshop`), elle change de place avec ce qui est sur la case suivante, au-delà de la case C à l’Usine, sans coût
hybris-verb-destroy = { hybris-do-remove } de la partie un de { hybris-part-own-many } Temples d’une Ville
    .means = Retirer du jeu un de ses propres Temples dans une Ville ; pas de `temple_destroyed`
hybris-verb-redirect = { hybris-do-send } le personnage dans un Lieu adjacent à celui de son jeton
    .means = Le personnage va dans un Lieu adjacent (HYB-DUEL-15) à celui de son jeton ; le jeton sert comme d’habitude. L’activation est permise si l’un d’eux offre une action. *Décidé*
hybris-verb-malus = { hybris-do-suffer } aussi le malus du Lieu
    .means = Subir le malus de ce Lieu, comme sur son illustration, en plus de ce que l’emplacement a donné
hybris-verb-wound = { hybris-do-lay } { hybris-part-own-m } Olympien, blessé, dans { hybris-part-own-f } réserve jusqu’au Repos
    .means = Son Olympien va dans la réserve, couché jusqu’au Repos ; ni défaite, ni Grandeur perdue
hybris-verb-defeat = { hybris-do-lay } aux Enfers { $what ->
        [other_hero] un autre de { hybris-part-own-many } Héros invaincus
       *[hero] un de { hybris-part-own-many } Héros invaincus
    }{ $head ->
        [yes] {""}
       *[no] {" "}(à défaut, 1 Grandeur est perdue)
    }
    .means = L’effet de Défaite (HYB-DEFEAT-08) sur un `hero` invaincu à soi, au choix, ou sur un autre que celui qui combat (`other_hero`). Sans tel Héros : perdre 1 Grandeur
hybris-verb-send-back = { $of ->
        [rival] { hybris-do-send-back } 1 { hybris-part-sent-kind } adverse { $from } dans la réserve de son propriétaire
       *[own] { hybris-do-bring } { hybris-part-sent-back } { $from } dans { hybris-part-own-f } réserve
    }
    .means = Jusqu’à `count` (1) personnages à soi de ce genre, au choix, vont de cet endroit à la réserve, sans jeton. Des Enfers : les Héros vaincus qui s’y trouvent. `of = "rival"` : un personnage adverse, dans la réserve de son propriétaire. `kind = "this"` : ce Héros
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
    .means = Accomplir exactement une des listes offertes
hybris-verb-may = { $form ->
        [does] peut { $effects }
        [to] au besoin { $effects }
       *[do] vous pouvez { $effects }
    }
    .means = Accomplir la liste, ou non
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
    .means = Selon la condition à ce moment
hybris-part-set-apart = { $apart ->
        [yes] {" "}:
       *[no] ,
    }
hybris-verb-for-each = { $order ->
        [before] pour chaque { $counted }{ hybris-part-at-most }, { $effects }
       *[after] { $effects } par { $counted }{ hybris-part-at-most }
    }
    .means = Aussi souvent que le dit le compte, `max` fois au plus. Il est compté une fois, au début. Si `do` ne contient que `gain`, `lose` et `strength`, leurs quantités sont multipliées et prises comme un seul effet (un contrôle du Puits, un seul défaut ; HYB-APPX-13) ; sinon `do` est accompli tant de fois. *Décidé*
hybris-verb-others = chaque autre joueur { $effects }
    .means = Chacun des autres joueurs, dans l’ordre de Grandeur
hybris-verb-each-player = chaque joueur { $effects }
    .means = Chaque joueur, dans l’ordre de Grandeur
hybris-verb-owner = vous { $effects }
    .means = Dans une liste remise à un autre joueur : le propriétaire de la carte accomplit ceci
hybris-verb-rival = { $which ->
        [foremost] l’adversaire en tête de la Grandeur (personne, si c’est { $person ->
            [they] lui-même
           *[you] vous
        })
        [opponent] { hybris-part-own-m } adversaire
        [sent_back] son propriétaire
       *[actor] ce joueur
    } { $effects }
    .means = Un autre joueur accomplit la liste : le premier de tous (`foremost`) sur la piste de Grandeur (rien si c’est le joueur), l’adversaire (`opponent`) du Combat (rien contre le jeu), l’acteur (`actor`) qui a causé l’événement, ou le propriétaire du personnage qui vient d’être renvoyé (`sent_back`)
hybris-verb-helper = le propriétaire d’un autre Héros { $at } (à { hybris-part-own-m } choix) { $effects }
    .means = Le propriétaire d’un tel personnage à cet endroit, autre que celui qui agit et choisi par le joueur, accomplit `do` ; ce peut être le joueur
hybris-verb-leader = le joueur qui a { $counted }, au moins 1, { $effects }{ $second_from ->
        [0] {""}
       *[other] {" "}; à { $second_from } joueurs ou plus, le suivant { $others }
    }
    .means = Qui en a le plus, et au moins 1, accomplit `do` ; le suivant, qui doit aussi en avoir 1, `second`, si au moins `second_from` jouent. À égalité, le joueur le plus en arrière sur la piste de Grandeur

## Ce qui dure

hybris-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}par { $counted }{ hybris-part-at-most }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
    .means = Change quelque chose pour le joueur : dans un pouvoir passif toujours tant que `while` vaut, multiplié par le compte de `per` (`max` au plus) ; comme effet d’un pouvoir avec événement, pour l’action de cet événement seulement
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
    .means = Lève une règle. `share_slot` : son Olympien peut prendre un emplacement où se trouve un personnage, en gagne le bonus et agit, sans Combat ; `after` est accompli à la fin d’une activation qui s’en est servi. `contest_when_activated` : à la question de contester, on peut envoyer un Héros déjà activé d’un Lieu, sans jeton ; le choisir utilise le pouvoir. `aegis_for_follower` : pour payer un coût de Fabrication, chaque Fidèle peut être un Aegis
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
    .means = Personne ne peut le faire (dans cette Ville) : `contest` ; `combat` (on ne peut y entrer sur un emplacement occupé) ; `city_followers` (Influencer n’offre que le Service ; un Temple peut encore donner son Fidèle) ; `wrath_1` (n’est pas appliquée)
hybris-verb-next-age = à l’Âge suivant, les jetons de tous sont dévoilés à la fin de la Planification
    .means = À la Planification de l’Âge suivant, les jetons de tous sont posés en secret mais dévoilés ensemble à la fin

## Combat

hybris-verb-strength = { hybris-do-gain } { SIGNED($number) } de Force{ $until ->
        [age_end] {" "}dans chaque Combat jusqu’à la fin de l’Âge
       *[now] {""}
    }
    .means = Tant de Force en plus dans ce Combat. `until = "age_end"` : dans chaque Combat de ses personnages jusqu’au début de la phase de Fin d’Âge, Colères non comprises
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
    .means = La carte adverse la plus forte (`strongest`), ou chacune (`each`), de ce type s’il est donné, perd `by` de Force, ou compte pour `to` au plus ; jamais moins de 0. À égalité de force, le joueur de l’effet choisit. Éléments et Combo restent. `lasts = "combat"` : aussi les cartes qui viennent ensuite. Les cartes révélées pour un ennemi du jeu peuvent être affaiblies, bien que rien d’autre sur elles ne compte
hybris-part-card-named = { GIVEN($type) ->
        [yes] { $type }
       *[no] Conflit
    }
hybris-verb-combat-determination = { hybris-do-gain } { SIGNED($number) } de Détermination pour ce Combat
    .means = La limite de Détermination est plus haute d’autant jusqu’à la fin de ce Combat ; la piste ne bouge pas
hybris-verb-on-win = { $form ->
        [do] si vous gagnez le Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } si { $person ->
            [they] ce joueur gagne
           *[you] vous gagnez
        } le Combat
    }
    .means = Gardé jusqu’à ce que le Combat soit décidé ; accompli si son joueur a gagné, avant tout ce que donne la victoire
hybris-verb-on-loss = { $form ->
        [do] si vous perdez le Combat{ hybris-part-set-apart } { $effects }
       *[to] { $effects } si { $person ->
            [they] ce joueur perd
           *[you] vous perdez
        } le Combat
    }
    .means = De même si son joueur a perdu, avant les suites de la défaite
hybris-verb-bind = { $what ->
        [no_retreat] la carte que { hybris-part-own-m } adversaire reprendrait en s’arrêtant est défaussée
        [face_up] au prochain round, { hybris-part-own-m } adversaire pose sa carte le premier, face visible
       *[must_press_on] au prochain round, { hybris-part-own-m } adversaire doit Continuer s’il a une carte à la portée de sa Détermination
    }
    .means = Le joueur adverse, jusqu’à la fin de ce Combat : `no_retreat` : une carte qu’il reprendrait en s’arrêtant est défaussée. Au round suivant : `face_up` : il pose sa carte le premier, face visible, les marqueurs restent secrets ; `must_press_on` : s’il a une carte à sa portée, il doit en poser une et Continuer. Sans effet dès qu’un camp joue seul
hybris-verb-toll = jusqu’à la fin du Combat, { hybris-part-own-m } adversaire paie { $amounts } par carte qu’il révèle encore, ou doit s’arrêter
    .means = Jusqu’à la fin de ce Combat, le joueur adverse paie cela pour chaque carte qu’il révèle encore, seul ou dans un round ; qui ne peut payer doit s’arrêter
hybris-verb-reveal-top = { $number ->
        [one] { hybris-do-reveal } la carte du dessus de { hybris-part-own-m } paquet : sa Force compte, puis elle est défaussée
       *[other] { hybris-do-reveal } les { $number } cartes du dessus de { hybris-part-own-m } paquet : leur Force compte, puis elles sont défaussées
    }
    .means = Révéler tant de cartes de son propre paquet, ajouter leur Force imprimée, les défausser ; rien d’autre sur elles ne compte
hybris-verb-keep-card = { hybris-do-take } cette carte en main après le Combat
    .means = Après le Combat, cette carte revient en main et non dans la défausse
hybris-verb-spare = { hybris-part-own-m } Héros va dans la réserve et non aux Enfers, et un Olympien vaincu ne coûte pas de Grandeur
    .means = Le Héros vaincu va dans la réserve, sans jeton, et non aux Enfers ; un Olympien vaincu est blessé mais aucune Grandeur n’est perdue. C’est une défaite tout de même
hybris-verb-combat = { hybris-do-fight } un Combat contre le jeu ({ hybris-clause-enemy }) avec { hybris-part-own-m } Olympien ou un Héros invaincu : { $form ->
        [do] si vous gagnez, { $effects } ; si vous perdez, { $others }
       *[to] victoire : { $effects } ; défaite : { $others }
    }
    .means = Un Combat contre le jeu : le joueur choisit un de ses Héros invaincus ou son Olympien. La défaite habituelle, puis `loss` ; ou `win`. Un Olympien battu après le Repos reste couché pendant l’Âge suivant, sauf si la table lit HYB-DEFEAT-03 autrement
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
    .means = Les jetons sur cette Épopée reviennent à leurs propriétaires et elle reste dans sa zone, tous les Chants de nouveau ouverts. L’action de qui l’a finie est terminée. *Décidé*
hybris-verb-trophy = { hybris-do-keep } la carte Quête en trophée
    .means = Garder la carte Quête gagnée au lieu de la retirer
hybris-verb-take-token = { hybris-do-take } { $what }
    .means = Prendre le jeton neutre où qu’il soit
hybris-verb-counter = { hybris-do-add } 1 au compte « { $what } »
    .means = Avancer de 1 le compteur commun
hybris-verb-score = { hybris-do-gain } des Points de Victoire par { $counted } : { $figures } en tout
    .means = Gagner les points qui sont dans la liste pour le compte (le premier pour 1) ; aucun pour 0, le dernier pour plus qu’il n’y en a
hybris-verb-score-cities = dans chaque Ville, qui a seul le plus d’influence gagne { $first } Points de Victoire et, à { $second_from } joueurs ou plus, chacun des suivants { $second } ; à égalité en tête, chacun en gagne { $tie }, et il n’y a pas de deuxième
    .means = Chaque Ville donne `first` à qui y a seul le plus d’influence (`influence` de la Variante) et, si au moins `second_from` jouent, `second` à chacun des suivants ; les joueurs à égalité en tête reçoivent `tie` chacun et il n’y a pas de second. Une influence de 0 ne rapporte rien
hybris-verb-end-game = { hybris-do-end } la partie : { $compared } l’emporte
    .means = La partie est finie ; les comptes sont comparés dans l’ordre
hybris-verb-win-game = { hybris-do-win } la partie sur-le-champ
    .means = Le joueur gagne aussitôt
