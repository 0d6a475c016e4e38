# Les verbes des effets, les conditions, les comptes, les modificateurs, les occasions et les moments.

## À qui : votre Héros ; son Héros

hellas-part-own = { $person ->
        [they] son
       *[you] votre
    }
hellas-part-own-f = { $person ->
        [they] sa
       *[you] votre
    }
hellas-part-own-plural = { $person ->
        [they] ses
       *[you] vos
    }

## Les formes des verbes : gagnez ; gagner ; gagne

hellas-do-gain = { $form ->
        [does] gagne
        [to] gagner
       *[do] gagnez
    }
hellas-do-lose = { $form ->
        [does] perd
        [to] perdre
       *[do] perdez
    }
hellas-do-discard = { $form ->
        [does] défausse
        [to] défausser
       *[do] défaussez
    }
hellas-do-draw = { $form ->
        [does] pioche
        [to] piocher
       *[do] piochez
    }
hellas-do-look = { $form ->
        [does] regarde
        [to] regarder
       *[do] regardez
    }
hellas-do-keep = { $form ->
        [does] garde
        [to] garder
       *[do] gardez
    }
hellas-do-raise = { $form ->
        [does] augmente
        [to] augmenter
       *[do] augmentez
    }
hellas-do-lower = { $form ->
        [does] baisse
        [to] baisser
       *[do] baissez
    }
hellas-do-take = { $form ->
        [does] prend
        [to] prendre
       *[do] prenez
    }
hellas-do-heal = { $form ->
        [does] soigne
        [to] soigner
       *[do] soignez
    }
hellas-do-recruit = { $form ->
        [does] recrute
        [to] recruter
       *[do] recrutez
    }
hellas-do-bring = { $form ->
        [does] amène
        [to] amener
       *[do] amenez
    }
hellas-do-move = { $form ->
        [does] déplace
        [to] déplacer
       *[do] déplacez
    }
hellas-do-kill = { $form ->
        [does] tue
        [to] tuer
       *[do] tuez
    }
hellas-do-save = { $form ->
        [does] sauve
        [to] sauver
       *[do] sauvez
    }
hellas-do-place = { $form ->
        [does] place
        [to] placer
       *[do] placez
    }
hellas-do-perform = { $form ->
        [does] accomplit
        [to] accomplir
       *[do] accomplissez
    }
hellas-do-put = { $form ->
        [does] pose
        [to] poser
       *[do] posez
    }
hellas-do-hold = { $form ->
        [does] résout
        [to] résoudre
       *[do] résolvez
    }
hellas-do-hunt = { $form ->
        [does] chasse
        [to] chasser
       *[do] chassez
    }
hellas-do-deal = { $form ->
        [does] inflige
        [to] infliger
       *[do] infligez
    }
hellas-do-suffer = { $form ->
        [does] subit
        [to] subir
       *[do] subissez
    }
hellas-do-add = { $form ->
        [does] ajoute
        [to] ajouter
       *[do] ajoutez
    }
hellas-do-play = { $form ->
        [does] joue
        [to] jouer
       *[do] jouez
    }
hellas-do-remove = { $form ->
        [does] retire
        [to] retirer
       *[do] retirez
    }

## Ce que l’on a

hellas-verb-gain = { hellas-do-gain } { $amounts }
    .means = Gagner, dans la limite de la réserve et du paquet
hellas-verb-lose = { hellas-do-lose } { $amounts }
    .means = En perdre autant qu’il y en a
hellas-verb-pay = { $head ->
        [yes] { $pays ->
                [injury] { hellas-do-suffer }
               *[other] { $form ->
                        [does] paie
                        [to] payer
                       *[do] payez
                    }
            }
       *[no] { $form ->
                [does] peut{" "}
                [to] {""}
               *[do] vous pouvez{" "}
            }{ $pays ->
                [injury] subir
               *[other] payer
            }
    } { $amounts }{ $apart ->
        [yes] {" "}: { $effects }
       *[no] {" "}pour { $effects }
    }
    .means = Si le joueur le veut et le peut en entier : payer, puis `then`. Avec `symbol`, les cartes doivent le porter
hellas-verb-pick = { hellas-do-look } { $of } { $what ->
        [neutral_artifact] Artéfacts Neutres
        [blessing] Bénédictions
       *[combat_card] cartes Combat
    } de la pioche et { $form ->
        [does] en garde
        [to] en garder
       *[do] gardez-en
    } 1
    .means = Regarder en secret tant de cartes du paquet des Artéfacts Neutres, des cartes Combat ou des Bénédictions, ou toutes celles qu’il y a ; en garder une, remélanger les autres. Un Artéfact arrive chargé et est montré, comme une Bénédiction
hellas-verb-fill-hand = { hellas-do-draw } des cartes Combat jusqu’à { hellas-part-own-f } limite de main
    .means = Piocher des cartes Combat jusqu’à la limite de main
hellas-verb-discard = { hellas-do-discard } { $what ->
        [one] 1 carte Combat
        [one_at_random] 1 carte Combat au hasard
        [half] la moitié de { hellas-part-own-plural } cartes Combat, arrondie au supérieur
        [all_but_one] toutes { hellas-part-own-plural } cartes Combat sauf 1
       *[to_speed] des cartes Combat jusqu’à n’en avoir pas plus que la Vitesse de { hellas-part-own } Héros
    }
    .means = Défausser une carte Combat au choix (`one`) ; une au hasard (`one_at_random`) ; la moitié de la main, arrondie au-dessus, au choix (`half`) ; toutes sauf une (`all_but_one`) ; jusqu’à la vitesse du Héros à ce moment (`to_speed`)
hellas-verb-exchange = { hellas-do-discard } autant de cartes Combat que voulu et { $form ->
        [does] en pioche
        [to] en piocher
       *[do] piochez-en
    } autant
    .means = Défausser de sa main autant de cartes qu’on veut, puis en piocher autant
hellas-verb-raise = { hellas-do-raise } { $to ->
        [0] { $what ->
                [chosen] { $count ->
                        [0] une caractéristique au choix
                       *[other] { $count } caractéristiques différentes au choix
                    }
               *[other] la caractéristique { $attribute } de { hellas-part-own } Héros
            } de 1
       *[other] à { $to } une caractéristique au choix qui est plus basse
    }
    .means = Cette caractéristique, ou une au choix (`chosen`), monte de 1 pour de bon, jusqu’à 5. `to` : une plus basse prend cette valeur. `count` : tant de caractéristiques différentes. Une caractéristique blessée monte sous sa blessure. *Décidé*
hellas-verb-lower = { hellas-do-lower } de 1 { $what ->
        [chosen] une caractéristique au choix
        [highest] la plus haute caractéristique de { hellas-part-own } Héros
       *[other] la caractéristique { $attribute } de { hellas-part-own } Héros
    }
    .means = Elle baisse de 1 pour de bon, jusqu’à 1 : celle-ci, une au choix du joueur (`chosen`), ou la plus haute (`highest`) sans compter sa blessure, le joueur choisissant entre égales. *Décidé*
hellas-verb-injury = { hellas-do-suffer } { $number ->
        [one] { $number } Blessure
       *[other] { $number } Blessures
    }
    .means = Tant de blessures, l’une après l’autre ; le propriétaire du Héros choisit pour chacune une caractéristique saine (LOH-MHERO-08). Sans cela elle est perdue, mais dans une Chasse la quatrième y met fin (LOH-MHNT-12)
hellas-verb-heal = { hellas-do-heal } { $what ->
        [all] toutes les Blessures
       *[one] 1 Blessure
    }
    .means = Soigner une blessure au choix, ou toutes
hellas-verb-glory = { hellas-do-take } { $what ->
        [land_of_start] le pion Gloire du Territoire où commence { hellas-part-own } Héros
       *[unheld] un pion Gloire au choix que personne ne détient
    }
    .means = Prendre le pion Gloire du Territoire où commence le Héros (`land_of_start`), ou un au choix que personne ne détient (`unheld`)

## Ce qui se trouve sur le plateau

hellas-part-hoplites = { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-verb-recruit = { hellas-do-recruit } jusqu’à { hellas-part-hoplites } { $at ->
        [controlled] dans une Région contrôlée
        [city] dans une Région contrôlée qui a une Cité
        [each_city] dans chaque Région contrôlée qui a une Cité
        [hero] dans la Région de { hellas-part-own } Héros
        [left] dans la Région que l’armée a quittée
       *[battle] dans la Région de la Bataille
    }
    .means = Placer jusqu’à tant d’Hoplites : dans une Région contrôlée au choix (`controlled`) ; dans une Région contrôlée qui a une Cité (`city`), ou dans chacune (`each_city`) ; dans la Région du Héros (`hero`), comme le fait la Préparation (LOH-MSPEC-15 à 17) ; dans la Région qu’une armée vient de quitter (`left`), sauf si des Hoplites ennemis s’y trouvent ; dans celle de la bataille (`battle`), où ils se battent. Jamais là où est le Sphinx. Le contrôle suit comme pour des Hoplites qui s’y sont déplacés. Dans la campagne, leur couleur est celle du pion de la Région (LOH-SSPEC-04)
hellas-verb-bring = { hellas-do-bring } dans la Bataille { $what ->
        [any] autant de { hellas-part-own-plural } Hoplites que voulu
       *[up_to_speed] jusqu’à autant de { hellas-part-own-plural } Hoplites que la Vitesse de { hellas-part-own } Héros
    }, depuis { $from ->
        [one_neighbour] une Région voisine
       *[neighbours] les Régions voisines
    }
    .means = Des Hoplites à soi non fortifiés viennent dans la bataille : autant qu’on veut (`any`), ou jusqu’à la vitesse du Héros (`up_to_speed`) ; d’une voisine au choix (`one_neighbour`), ou de toutes (`neighbours`). C’est un déplacement, mais qui ne change pas où se retire un attaquant battu. *Décidé*
hellas-verb-send = { hellas-do-move } { $reach ->
        [any] vers n’importe quelle Région
        [speed] d’autant de Régions au plus que la Vitesse de { hellas-part-own } Héros
       *[other] de { $range ->
                [one] { $range } Région
               *[other] { $range } Régions
            } au plus
    } { $what ->
        [army] autant de { hellas-part-own-plural } Hoplites d’une même Région que voulu, ensemble
       *[one] un de { hellas-part-own-plural } Hoplites
    }
    .means = `army` : autant qu’on veut des Hoplites non fortifiés d’une Région vont ensemble, jusqu’à `range` Régions ; `one` : un seul va, jusqu’à la vitesse du Héros (`reach = "speed"`). Ils entrent de Région en Région, s’arrêtent où sont des Hoplites ennemis ou un contrôle ennemi, et s’y battent ; le contrôle est regardé là où ils s’arrêtent. `reach = "any"` : mis aussitôt dans une Région quelconque, sans intermédiaire ; battus là, ils se retirent d’où ils sont venus si c’est à côté, sinon dans une voisine quelconque. Une armée peut rester où elle est. *Décidé*
hellas-verb-kill = { hellas-do-kill } { $whose ->
        [enemy] { $number ->
                [one] { $number } Hoplite ennemi
               *[other] { $number } Hoplites ennemis
            }
       *[other] { hellas-part-hoplites }
    } { $at ->
        [battle] dans la Bataille
        [hero] dans la Région de { hellas-part-own } Héros
        [monster] dans la Région du Monstre
        [monster_and_neighbours] dans la Région du Monstre et dans chaque Région voisine
       *[entering] parmi ceux qui sont venus
    }
    .means = Tant d’Hoplites, ou tous ceux qu’il y a : de la bataille (`battle`) ; dans la Région du Héros (`hero`) ; dans celle du Monstre (`monster`) ; tant dans celle-ci et dans chaque Région voisine (`monster_and_neighbours`) ; de ceux qui viennent d’entrer (`entering`). `whose = "enemy"` : pas ceux du joueur. Si le dernier ennemi tombe avant une bataille, il n’y en a pas (LOH-MBAT-21)
hellas-verb-save = { hellas-do-save } jusqu’à { $number } d’entre eux
    .means = Jusqu’à tant d’Hoplites à soi qu’on est en train de tuer restent : pour les pertes et pour une bataille perdue aussi, pas pour ce qu’on paie, ni pour une armée qui ne peut se retirer. *Décidé*
hellas-verb-control = { hellas-do-take } le contrôle de la Région de { hellas-part-own } Héros
    .means = Prendre le contrôle de la Région du Héros, sauf si des Hoplites ennemis s’y trouvent. *Décidé*
hellas-verb-place-hero = { hellas-do-place } { hellas-part-own } Héros dans n’importe quelle Région
    .means = Mettre le Héros dans une Région quelconque. Ce n’est pas un Déplacement du Héros : aucune quête n’est abordée, et un Héros en quête y reste (LOH-MQST-10)
hellas-verb-move-monster = { $what ->
        [itself] le Monstre va dans la Région du Monument le plus haut
        [here] { hellas-do-move } un Monstre de la Région de { hellas-part-own } Héros vers n’importe quelle Région
       *[any] { hellas-do-move } un Monstre du plateau{ $to ->
                [any] {" "}vers n’importe quelle Région
               *[other] {" "}de { $range ->
                        [one] { $range } Région
                       *[other] { $range } Régions
                    } au plus
            }
    }
    .means = Un Monstre quelconque du plateau (`any`), au choix, va de 1 à `range` Régions ; celui qui est `here` dans la Région du Héros, au choix, va dans une Région quelconque ; le Monstre lui-même (`itself`) va dans celle du plus haut Monument (`tallest_monument`), le joueur choisissant entre égaux. Il n’attaque pas. Dans la campagne, il suit les flèches de sa nouvelle Région

## Actions et phases

hellas-verb-act = { hellas-do-perform } l’action spéciale Chasse, même si elle porte un pion
    .means = Accomplir cette action spéciale, bien qu’elle soit marquée
hellas-verb-extra-action = { hellas-do-perform } une action spéciale de plus ce tour-ci
    .means = Une action spéciale de plus à ce tour, libre et marquée comme d’habitude ; perdue avec la Construction de Monument. Dans la campagne, elle prend un pion de la pile ; il y a une seule phase d’événement, pour le dernier pion placé
hellas-verb-mark = { $what ->
        [recruit] { hellas-do-put } un pion Action Utilisée sur Recrutement
       *[this] { hellas-do-put } un pion Action Utilisée sur cette carte
    }
    .means = Mettre un pion Action Utilisée sur cette carte (`this`), qui ne fait rien tant qu’il n’est pas enlevé ; sur le Recrutement (`recruit`, campagne : un pion de ceux qui sont partis, qui n’est pas un script)
hellas-verb-unmark = { hellas-do-remove } jusqu’à { $number ->
        [one] { $number } pion Action Utilisée
       *[other] { $number } pions Action Utilisée
    } de { hellas-part-own-plural } actions spéciales et cartes
    .means = Enlever jusqu’à tant de pions Action Utilisée de ses actions spéciales et de ses cartes, au choix. Dans la campagne, ils quittent le jeu
hellas-verb-blessing-draft = { hellas-do-hold } une donne de Bénédictions et { $form ->
        [does] choisit
        [to] choisir
       *[do] choisissez
    } en premier
    .means = Tenir un choix de Bénédictions, le joueur d’abord (LOH-MBLS-01)
hellas-verb-monster-phase = { hellas-do-hold } une phase des Monstres
    .means = Une phase des Monstres ; le joueur lance le dé et prend toutes les décisions (LOH-MMON-02). Dans la campagne, selon ses propres règles et son ordre (LOH-SDIE-01)

## Chasses

hellas-verb-start-hunt = { hellas-do-hunt } un Monstre dans la Région de { hellas-part-own } Héros, sans piocher les cartes de la Force
    .means = Chasser un Monstre dans la Région du Héros, sans l’action spéciale ni son pion ; pas offert s’il n’y en a pas
hellas-verb-wound = { hellas-do-deal } { $number ->
        [one] { $number } Dégât
       *[other] { $number } Dégâts
    } { $on ->
        [hunted] au Monstre chassé
        [hero_region] à un Monstre de la Région de { hellas-part-own } Héros
       *[any] à n’importe quel Monstre du plateau
    }
    .means = Couvrir tant de symboles au choix : du Monstre chassé (`hunted`) ; d’un Monstre dans la Région du Héros (`hero_region`) ; d’un Monstre quelconque du plateau (`any`). Dans une Chasse, cela compte comme infligé dans celle-ci, marques et dernière blessure comprises, mais pas comme l’attaque du Héros (LOH-MHNT-01) ; en dehors, aucune marque n’est payée (LOH-MTRO-07). *Décidé*
hellas-verb-restore = le Monstre perd tous ses Dégâts
    .means = Toutes les blessures du Monstre sont enlevées. Ce qui a été infligé dans cette Chasse l’a été, et ses marques peuvent encore payer. *Décidé*
hellas-verb-special-attack = { hellas-do-suffer } l’Attaque Spéciale du Monstre
    .means = Accomplir l’attaque spéciale du plateau du Monstre
hellas-verb-end-hunt = la Chasse finit en échec
    .means = La Chasse est finie et a échoué

## Batailles

hellas-verb-army-strength = { hellas-do-add } { $number } à { hellas-part-own-f } Force d’Armée
    .means = Tant de force d’armée en plus pour le joueur dans cette bataille
hellas-verb-card-value = la carte qui vient d’être jouée vaut { $number } de plus
    .means = La carte Combat qui vient d’être jouée, dans une bataille ou une défense, vaut tant de plus
hellas-verb-play-card = { hellas-do-play } { $number ->
        [one] une carte Combat
       *[other] { $number } cartes Combat
    } de plus
    .means = Jouer une carte Combat de plus, bien que tous aient passé ; elle est résolue comme d’habitude et reste sans réponse. *Décidé*

## Choix, autres joueurs, ce qui dure

hellas-verb-choose = { $branches }
    .means = Accomplir exactement une des listes offertes
hellas-verb-may = { $form ->
        [does] peut { $effects }
        [to] { $effects }
       *[do] vous pouvez { $effects }
    }
    .means = Accomplir la liste, ou non
hellas-verb-if = { $condition }, { $effects }{ GIVEN($others) ->
        [yes] {" "}; sinon, { $others }
       *[no] {""}
    }
    .means = Selon la condition à ce moment
hellas-verb-for-each = { $effects } par { $counted }
    .means = Aussi souvent que le dit le compte, compté une fois, au début ; les quantités sont multipliées et prises comme un seul effet
hellas-verb-rival = { $which ->
        [opponent] votre adversaire { $effects }
       *[chosen] un rival au choix { $effects }
    }
    .means = Un autre joueur accomplit la liste : un au choix du joueur (`chosen`), ou l’adversaire de la bataille (`opponent`). Il n’y en a pas dans la campagne
hellas-verb-controller = qui contrôle la Région du Monstre { $effects }
    .means = Qui contrôle la Région du Monstre accomplit la liste ; personne si elle est neutre
hellas-verb-heroes = le joueur de chaque Héros présent dans la Région du Monstre ou une Région voisine { $effects }
    .means = Le propriétaire de chaque Héros dans la Région du Monstre ou dans une voisine accomplit la liste, dans l’ordre du tour à partir du joueur
hellas-verb-modify = { $modifier }{ GIVEN($counted) ->
        [yes] {" "}par { $counted }
       *[no] {""}
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
    .means = Change quelque chose pour le joueur : dans un pouvoir passif toujours tant que `while` vaut, multiplié par le compte de `per` ; comme tout autre effet, pour la bataille ou la Marche en cours. Celui d’un Monstre change les Chasses de ce Monstre, pour tous
hellas-verb-forbid = { $what ->
        [leave] les Hoplites ne peuvent pas quitter la Région du Monstre
        [enter] les Hoplites rivaux ne peuvent pas entrer dans la Région de votre Héros
        [recruit] personne ne peut recruter dans la Région du Monstre
        [prayer] aucun Prêtre ne peut aller sur le Monument de la Région du Monstre
       *[hunt] le Monstre ne peut pas être chassé
    }{ GIVEN($condition) ->
        [yes] {" "}{ $condition }
       *[no] {""}
    }
    .means = Pas permis, sauf si la condition vaut pour qui le ferait. D’un Monstre, dans sa Région et pour tous : les Hoplites ne peuvent partir (`leave`), retrait compris ; personne ne peut recruter (`recruit`) ; aucun Prêtre ne peut être envoyé au Monument (`prayer`) ; il ne peut être chassé (`hunt`). D’un Héros : les Hoplites adverses ne peuvent entrer dans la Région du Héros en se déplaçant (`enter`), retrait compris ; ils peuvent y être recrutés. Les Perses ne sont jamais gênés. Pour le retrait, *décidé*

## La campagne

hellas-part-spaces = { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }

## Conditions, telles qu’elles suivent « si »

hellas-if-all = { $parts }
    .means = toutes valent
hellas-if-any = { $parts }
    .means = une d’elles vaut
hellas-if-attribute = la caractéristique { $attribute } { $person ->
        [hunter] du chasseur
       *[other] de { hellas-part-own } Héros
    } est { $at_least ->
        [0] inférieure à { $below }
       *[other] d’au moins { $at_least }
    }
    .means = la valeur du Héros, une blessée comptant 1, est aussi haute, ou plus basse
hellas-if-has = { $person ->
        [hunter] le chasseur a
        [they] ce joueur a
       *[you] vous avez
    } au moins { $amounts }
    .means = tant de Prêtres sont dans la réserve du joueur, ou tant d’Artéfacts chez lui
hellas-if-controls = { $person ->
        [they] ce joueur contrôle
       *[you] vous contrôlez
    } au moins { $at_least ->
        [one] { $at_least } { $what ->
                [temple] Temple
               *[city] Cité
            }
       *[other] { $at_least } { $what ->
                [temple] Temples
               *[city] Cités
            }
    }
    .means = le joueur contrôle tant de Régions avec un Temple (`temple`), l’Oracle compris, ou avec une Cité (`city`), Sparte comprise
hellas-if-hand = { hellas-part-own-f } main est vide
    .means = le joueur n’a pas de carte Combat
hellas-if-hero-in = { $person ->
        [they] leur
       *[you] votre
    } Héros est { $what ->
        [battle] dans la Région de la Bataille
        [next_to_battle] dans une Région voisine de la Bataille
        [temple] dans une Région qui a un Temple
       *[here] présent
    }
    .means = le Héros du joueur est dans la Région de la bataille (`battle`), dans une voisine (`next_to_battle`), dans une Région avec un Temple (`temple`), ou ici (`here`)
hellas-if-neutral = personne ne contrôle la Région de { hellas-part-own } Héros
    .means = personne ne contrôle la Région du Héros ; dans la campagne, aucun des deux camps
hellas-if-role = { $person ->
        [they] ce joueur est
       *[you] vous êtes
    } { $what ->
        [attacker] l’attaquant
       *[defender] le défenseur
    }
    .means = le joueur est attaquant (`attacker`) ou défenseur (`defender`) dans la bataille
hellas-if-battle-in = la Région de la Bataille a une Cité
    .means = sa Région a une Cité
hellas-if-glory-of = { $person ->
        [they] ce joueur détient
       *[you] vous détenez
    } le pion Gloire du Territoire
    .means = le joueur détient le pion Gloire de son Territoire
hellas-if-numbers = { $person ->
        [they] ce joueur a
       *[you] vous avez
    } { $what ->
        [more] plus
       *[fewer] moins
    } de Hoplites que les ennemis
    .means = le joueur y a plus, ou moins, d’Hoplites que l’ennemi. Contre un pion de contrôle perse, l’ennemi a la moitié de la valeur d’Invasion, arrondie au-dessus (LOH-SCRD-01) ; contre des Hoplites perses, leurs figurines comptent, 1 chacune (*décidé*)
hellas-if-outleads = { hellas-part-own } Héros a plus de Commandement que celui de l’ennemi
    .means = le commandement du Héros du joueur est plus haut que celui de l’ennemi, où qu’ils soient ; celui de Xerxès est la valeur de commandement (LOH-SCRD-02)
hellas-if-fortified = { $person ->
        [they] ce joueur a
       *[you] vous avez
    } un Hoplite Retranché dans la Bataille
    .means = le joueur y a un Hoplite fortifié
hellas-if-injured = le Héros avait une Blessure avant cette attaque
    .means = le Héros avait une blessure avant que cette carte Attaque soit jouée
hellas-if-wounds = le Monstre a au moins { $number ->
        [one] { $number } Dégât
       *[other] { $number } Dégâts
    }
    .means = tant de symboles du Monstre sont couverts

## Comptes, tels qu’ils suivent « par »

hellas-count-attribute = point de { $attribute } de { hellas-part-own } Héros
    .means = la valeur du Héros, une blessée comptant 1
hellas-count-lower-of = point de la plus basse de ces caractéristiques de { hellas-part-own } Héros ({ $things })
    .means = la plus basse de ces valeurs
hellas-count-hoplites = { $per ->
        [0] Hoplite
       *[other] groupe de { $per } Hoplites
    } que { $person ->
        [they] ce joueur a
       *[you] vous avez
    } dans la Bataille
    .means = Hoplites à soi dans la bataille ; avec `per`, une fois par tant
hellas-count-hand = carte Combat de { hellas-part-own-f } main
    .means = cartes Combat dans la main du joueur
hellas-count-wounds = { $what ->
        [covered] symbole du Monstre couvert par un Dégât
        [uncovered] symbole du Monstre sans Dégât
       *[all] symbole du Monstre
    }
    .means = symboles du Monstre, ceux de ses évolutions compris : couverts (`covered`), découverts (`uncovered`), tous (`all`)

## Modificateurs

hellas-part-more = { $change ->
        [less] { $size } de moins
       *[more] { $size } de plus
    }
hellas-modify-army-strength = { hellas-part-own-plural } armées ont { hellas-part-more } en Force d’Armée
    .means = la force d’armée du joueur dans chaque bataille
hellas-modify-combat-card-value = chaque carte Combat { $person ->
        [they] que ce joueur joue
       *[you] que vous jouez
    } dans une Bataille vaut { hellas-part-more }
    .means = la valeur de chaque carte Combat que le joueur joue dans une bataille
hellas-modify-enemy-cards = l’adversaire ne peut jouer que { $number ->
        [one] { $number } carte Combat
       *[other] { $number } cartes Combat
    }
    .means = *fixé*, au plus bas : combien de cartes Combat l’adversaire peut jouer dans la bataille
hellas-modify-first-casualties = les Pertes de la première carte Combat { $person ->
        [they] que ce joueur joue
       *[you] que vous jouez
    } dans une Bataille ne comptent pas
    .means = les pertes de la première carte que le joueur joue dans une bataille ne comptent pas, ni pour LOH-MBAT-09
hellas-modify-own-casualties = { $person ->
        [they] ce joueur a
       *[you] vous avez
    } { $size ->
        [one] { $size } Perte
       *[other] { $size } Pertes
    } de { $change ->
        [less] moins
       *[more] plus
    }
    .means = les pertes du joueur dans cette bataille, jamais moins de 0
hellas-modify-enemy-casualties = l’ennemi a { $size ->
        [one] { $size } Perte
       *[other] { $size } Pertes
    } de { $change ->
        [less] moins
       *[more] plus
    }
    .means = les pertes de l’adversaire dans cette bataille
hellas-modify-defeat-losses = { $person ->
        [they] si ce joueur gagne
       *[you] si vous gagnez
    }, l’ennemi perd { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    } pour sa défaite au lieu de 1
    .means = *fixé* : combien d’Hoplites l’adversaire perd pour avoir perdu cette bataille, au lieu de 1
hellas-modify-hand-limit = { hellas-part-own-f } limite de main est { $number }
    .means = *fixé* : la limite de main
hellas-modify-population-strength = pour { $person ->
        [they] ce joueur
       *[you] vous
    }, la Force de Population de toutes les Régions vaut { hellas-part-more }
    .means = la force de population de toutes les Régions pour le joueur, jamais moins de 1
hellas-modify-march-range = { hellas-part-own-plural } Marches vont jusqu’à { $number ->
        [one] { $number } Région
       *[other] { $number } Régions
    }
    .means = *fixé* : combien de Régions une Marche peut parcourir ; comme `send`
hellas-modify-march-to = cette Marche peut aller dans n’importe quelle Région
    .means = cette Marche peut aller dans une Région quelconque, sans intermédiaire
hellas-modify-usurp-recruits = l’Usurpation recrute jusqu’à { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
    .means = *fixé* : combien d’Hoplites recrute l’Usurpation, au plus
hellas-modify-attack-value = chaque attaque du Monstre vaut { hellas-part-more }
    .means = la valeur de chaque carte Attaque de ce Monstre
hellas-modify-first-attack-value = la première attaque du Monstre dans chaque Chasse vaut { hellas-part-more }
    .means = celle de sa première dans chaque Chasse
hellas-modify-first-attack = si la première attaque du Monstre dans une Chasse reste sans défense, la Chasse finit
    .means = si sa première dans une Chasse n’est pas parée, la Chasse finit aussi
hellas-modify-hunt-cards = les Chasses de ce Monstre commencent avec autant de cartes que cette caractéristique du Héros : { $attribute }
    .means = cette caractéristique, au lieu de la force, donne les cartes du début d’une Chasse

## Occasions, telles qu’elles suivent « quand »

hellas-on-turn-starts = votre tour commence
    .means = du joueur actif : un tour commence, avant toute action
hellas-on-hero-moved = votre Déplacement du Héros est terminé
    .means = du joueur actif : un Déplacement du Héros est terminé, dans une Région ou sur une quête
hellas-on-recruited = vous avez accompli un Recrutement
    .means = du joueur actif : l’action spéciale Recrutement est terminée
hellas-on-march-begins = vous avez choisi l’armée d’une Marche
    .means = du joueur actif : l’armée d’une Marche est choisie, son but ne l’est pas
hellas-on-marched = votre Marche est arrivée
    .means = du joueur actif : une Marche est arrivée, avant sa bataille
hellas-on-prepared = vous avez accompli une Préparation
    .means = du joueur actif : l’action spéciale Préparation est terminée
hellas-on-temple-built = vous avez bâti un Temple
    .means = du bâtisseur : la Construction de Temple est terminée, son choix de Bénédictions et la récompense de l’Oracle compris
hellas-on-monument-built = un Monument est bâti, ou que vous passez dans la campagne
    .means = du bâtisseur : les pions sont enlevés et les Artéfacts chargés, avant la phase des Monstres ; dans la campagne, quand Passer l’a fait (LOH-SSPEC-14)
hellas-on-battle-starts = { $by ->
        [self] vous attaquez
        [other] vous êtes attaqué
       *[any] commence une de vos Batailles
    }
    .means = de l’attaquant : une bataille commence, avant sa première carte : `self` si le propriétaire attaque, `other` s’il est attaqué, `any` pour les deux. Jamais pour qui n’y prend pas part
hellas-on-fighting = vous allez jouer une carte Combat dans une Bataille
    .means = de qui joue : le propriétaire va jouer une carte Combat dans une bataille, ou passer
hellas-on-card-played = vous avez joué une carte Combat
    .means = de qui a joué : le propriétaire a joué une carte Combat dans une bataille, avant son effet, ou dans une défense
hellas-on-cards-over = les deux camps de votre Bataille ont passé
    .means = de personne : les deux camps de la bataille du propriétaire ont passé
hellas-on-casualties = votre Bataille est décidée
    .means = de personne : la bataille du propriétaire est décidée, personne n’a encore perdu d’Hoplite
hellas-on-battle-won = vous avez gagné une Bataille
    .means = du gagnant : une bataille est gagnée, après les pertes, le retrait et le contrôle. Toute victoire sur les Perses en est une
hellas-on-hoplites-killed = vos Hoplites vont être tués
    .means = de leur propriétaire : des Hoplites du propriétaire vont être tués
hellas-on-hoplites-enter = des Hoplites entrent dans la Région du Monstre
    .means = de leur propriétaire : des Hoplites sont venus dans la Région du Monstre en se déplaçant, tous ceux d’un même déplacement ensemble ; pas les Perses
hellas-on-hunt-starts = vous commencez une Chasse
    .means = du chasseur : une Chasse a commencé et ses cartes sont piochées
hellas-on-hunting = vous allez attaquer dans une Chasse ou répondre à une attaque
    .means = du chasseur : le chasseur va attaquer, ou répondre à une attaque
hellas-on-defending = vous comptez les cartes d’une défense
    .means = du chasseur : le chasseur a joué des cartes pour se défendre et va les compter

## Moments

hellas-part-under-which = { GIVEN($condition) ->
        [yes] , { $condition }
       *[no] {""}
    }
hellas-when-passive = Toujours{ hellas-part-under-which } : { $effects }.
hellas-when-gained = À l’obtention{ hellas-part-under-which } : { $effects }.
hellas-when-use = Utilisation d’Artéfacts{ hellas-part-under-which } : { $effects }.
hellas-when-once-per-turn = Une fois à chacun de vos tours{ hellas-part-under-which } : { $effects }.
hellas-when-any-time = À tout moment{ hellas-part-under-which } : { $effects }.
hellas-when-instead = À la place de cette action : { $action }{ hellas-part-under-which }. Effet : { $effects }.
hellas-when-special = Comme action spéciale{ hellas-part-under-which } : { $effects }.
hellas-when-reaction = Quand { $event }{ hellas-part-under-which } : { $effects }{ $limit ->
        [turn] {" "}(une fois par tour)
        [hunt] {" "}(une fois par Chasse)
       *[other] {""}
    }.
