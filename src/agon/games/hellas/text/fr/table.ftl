# Ce qui se demande à table, ce qu’on peut répondre, et pourquoi telle chose est impossible.
# Une option a un groupe (`group`) et dit à part ce qu’elle rapporte (`gives`) et ce qu’elle coûte (`costs`).

## Questions : mise en place et tours

hellas-ask-hero = Quel Héros prenez-vous ?
hellas-ask-start = Où commence { $hero }, avec { $number } Hoplites ?
hellas-ask-regular = Round { $round }, à vous de jouer avec { $hero } : quelle action standard, ou place à l’action spéciale ?
hellas-ask-special = Quelle action spéciale accomplit { $hero } ?{ $number ->
        [0] {""}
        [1] {""}
       *[other] {" "}({ $number } sont dues ce tour-ci.)
    }
hellas-ask-end-of-turn = Autre chose avant la fin de votre tour ?
hellas-ask-repeat = Avant de bâtir : répétez-vous une de vos actions spéciales utilisées ?
hellas-ask-move-hoplite = Quel Hoplite se déplace ? ({ $left ->
        [one] Encore { $left } déplacement
       *[other] Encore { $left } déplacements
    } ; les Batailles viennent à la fin.)
hellas-ask-move-hero = Où va { $hero } ? (Vitesse { $speed } ; rester sur place est aussi un déplacement.)
hellas-ask-place-hero = Dans quelle Région placez-vous { $hero } ?
hellas-ask-board = { GIVEN($quest) ->
        [yes] { $hero } : monter à cette Quête, { $quest } ?
       *[no] { $hero } : monter à une Quête ?
    }
hellas-ask-pray = Sur quel Monument va votre Prêtre ?
hellas-ask-use-artifact = Quel Artéfact utilisez-vous ?
hellas-ask-march-from = De quelle Région part votre armée ?
hellas-ask-march-army = { $region } : combien de Hoplites partent ? (Couleur : { $colour })
hellas-ask-march-to = { $region } : où va votre armée de { $number } ?
hellas-ask-send-from = De quelle Région déplacez-vous une armée ?
hellas-ask-send-one = Quel Hoplite part ?
hellas-ask-temple = Où bâtissez-vous ?
hellas-ask-prepare = Comment vous préparez-vous ?
hellas-ask-recruit = Où placez-vous des Hoplites ?{ $free ->
        [yes] {" "}(Vous pouvez en placer moins.)
       *[no] {""}
    }
hellas-ask-build-monument = Quel Monument élevez-vous d’un niveau ?
hellas-ask-unmark = D’où retirez-vous un pion Action Utilisée ?

## Questions : effets et cartes

hellas-ask-order = Lequel de ceux-ci vient d’abord ?
hellas-ask-use-power = Utilisez-vous ceci maintenant : { $power } ?
    .reaction = utiliser des pouvoirs
hellas-ask-branch = { GIVEN($source) ->
        [no] Que choisissez-vous ?
       *[yes] { $source } : que choisissez-vous ?
    }
hellas-ask-may = { GIVEN($source) ->
        [no] Le voulez-vous ?
       *[yes] { $source } : le voulez-vous ?
    }
hellas-ask-pay = { GIVEN($source) ->
        [no] Payez-vous ?
       *[yes] { $source } : payez-vous ?
    }
hellas-ask-rival = Quel rival ?
hellas-ask-discard = Quelle carte Combat défaussez-vous ?{ $over ->
        [yes] {" "}(Votre limite de main est { $limit }.)
       *[no] {""}
    }
hellas-ask-pay-card = Quelle carte Combat payez-vous ?
hellas-ask-exchange = Quelle carte Combat échangez-vous contre une nouvelle ?
hellas-ask-injury = Quelle caractéristique subit la Blessure ?
hellas-ask-heal = Quelle caractéristique est soignée ?
hellas-ask-raise = Quelle caractéristique augmente ?
hellas-ask-lower = Quelle caractéristique baisse ?
hellas-ask-pay-glory = Quel pion Gloire rendez-vous ?
hellas-ask-glory = Quel pion Gloire prenez-vous ?
hellas-ask-blessing = Laquelle de ces { $number } Bénédictions gardez-vous ? Les autres passent plus loin.
hellas-ask-pick = { $kind ->
        [neutral_artifact] Lequel de ces Artéfacts
        [blessing] Laquelle de ces Bénédictions
       *[combat_card] Laquelle de ces cartes Combat
    } gardez-vous ?

## Questions : Batailles

hellas-ask-next-battle = Quelle Bataille se livre d’abord ?
hellas-ask-battle-card = Bataille en { $region } contre { $rival }, vous { $role ->
        [attacker] attaquez
       *[defender] défendez
    } : Force { $own } contre { $other }. Quelle carte Combat jouez-vous ?
hellas-ask-bring = Quels Hoplites viennent en renfort en { $region }, contre { $rival } ? Force { $own } contre { $other }{ $role ->
        [attacker] , vous attaquez
       *[defender] , vous défendez
    }.
hellas-ask-lose-hoplite = Quel Hoplite perdez-vous en { $region } ?
hellas-ask-kill = À qui est le Hoplite tué en { $region } ?
hellas-ask-withdraw = { GIVEN($region) ->
        [yes] { $region } : où se replie votre armée ?
       *[no] Où se replie votre armée ?
    }

## Questions : Chasses et Monstres

hellas-ask-hunt = Quel Monstre chassez-vous ?
hellas-ask-wound = Vous attaquez { $monster } : quelles cartes pour un Dégât ? ({ $left ->
        [one] Il reste { $left } symbole
       *[other] Il reste { $left } symboles
    }, { $struck ->
        [0] aucun Dégât encore
        [one] { $struck } Dégât infligé
       *[other] { $struck } Dégâts infligés
    } dans cette attaque.)
hellas-ask-symbol = Quel symbole { $of_monster } est couvert ?
hellas-ask-symbol-of = Quel symbole de quel Monstre est couvert ?
hellas-ask-attack-card = { $seat } chasse { $monster }, et vous jouez son attaque : quelle carte ?
hellas-ask-defence = { $monster_first } attaque ({ $attack_card }) : il faut une défense de { $needed }, la vôtre vaut { $total }. Sans défense : { $effects }. Que répondez-vous ?
hellas-ask-trophy = Quel trophée de la Chasse { $of_monster } prenez-vous ?
hellas-ask-monsters-act = Quel Monstre agit maintenant, et comment ?
hellas-ask-monster-acts = Que fait { $monster } ?
hellas-ask-which-monster = Quel Monstre se déplace ?
hellas-ask-monster-goal = Où va { $monster } ?

## Faits à côté des options

hellas-fact-population = Force de Population { $number }
hellas-fact-yours = à vous
hellas-fact-controlled = contrôle : { $commander }
hellas-fact-city = Cité
hellas-fact-sparta = Sparte
hellas-fact-army = { $commander } : { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }
hellas-fact-hero = Héros ({ $owner })
hellas-fact-thing = { $thing }
hellas-arrival = { $what ->
        [battle] Bataille contre { $rival }{ $number ->
                [0] {" "}(un marqueur de Contrôle)
                [one] {" "}({ $number } Hoplite)
               *[other] {" "}({ $number } Hoplites)
            }
        [own] déjà à vous, { $here } sur place
        [taken] prend le contrôle { $side ->
                [persians] aux Perses
               *[other] (avant : { $rival })
            }
        [control] prend le contrôle ({ $here } sur { $needed })
       *[few] pas encore le contrôle ({ $here } sur { $needed })
    }
hellas-card-facts = { $symbol }, valeur { $value }{ $casualties ->
        [0] {""}
        [one] , { $casualties } Perte
       *[other] , { $casualties } Pertes
    }{ GIVEN($effects) ->
        [yes] {" "}; { $effects }
       *[no] {""}
    }
hellas-attack-facts = défense de { $value } ; sans défense : { $effects }

## Options : tours

hellas-option-hero = { $hero }. { $power }
    .gives = au départ : { $bonus }
hellas-option-start = { $region }
    .gives = { $control ->
            [yes] à vous aussitôt
           *[no] {""}
        }
    .costs = { $facts }
hellas-option-regular = { $action }
    .group = Actions standard
    .gives = { $gives }
hellas-gives-hoplite-movement = jusqu’à { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    }, d’une Région chacun
hellas-gives-hero-movement = jusqu’à { $number ->
        [one] { $number } Région
       *[other] { $number } Régions
    }
hellas-gives-quest-step = étape { $step }, { $quest }
hellas-gives-prayer = un Prêtre sur { $number } dans votre réserve
hellas-option-go-on = Passer à l’action spéciale
    .group = Suite
hellas-option-end-turn = Finir le tour
    .group = Suite
hellas-option-no-special = Pas d’autre action spéciale
    .group = Suite
hellas-option-special = { $action }
    .group = Actions spéciales
    .gives = { $gives }
hellas-gives-recruit = jusqu’à { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    } ({ $regions })
hellas-gives-march = une armée part d’une de ces Régions : { $regions }
hellas-gives-temple = pour un Prêtre, { $regions } ({ $left ->
        [one] { $left } Temple reste
       *[other] { $left } Temples restent
    })
hellas-gives-prepare = deux choix : soigner, piocher, recruter là où est votre Héros
hellas-gives-usurp = prendre le contrôle en { $region }
hellas-gives-hunt = { $monsters }, avec { $number ->
        [one] { $number } carte de plus
       *[other] { $number } cartes de plus
    }
hellas-gives-monument = un niveau ; { $number ->
        [0] vous ne gagnez pas de Prêtre
        [one] vous gagnez { $number } Prêtre
       *[other] vous gagnez { $number } Prêtres
    } ; pions retirés, Artéfacts rechargés ; finit le round
hellas-gives-pass = pions retirés de votre fiche, Artéfacts rechargés
hellas-option-power = { $power } : { $effects }
    .group = Pouvoirs
    .costs = { GIVEN($action) ->
            [yes] au lieu de cette action : { $action }
           *[no] {""}
        }
hellas-option-any-time = { $power } : { $effects }
    .group = À tout moment
hellas-option-prepare-heal = Soigner une Blessure ({ $hero })
    .gives = { $injuries ->
            [one] { $injuries } Blessure
           *[other] { $injuries } Blessures
        } en ce moment
hellas-option-prepare-draw = Piocher une carte Combat
    .gives = main : { $hand } sur { $limit }
hellas-option-prepare-recruit = Recruter un Hoplite en { $region }
    .gives = { $supply } en réserve
hellas-option-repeat = { $action }
    .gives = { $gives }
hellas-option-no-repeat = Ne rien répéter
hellas-option-unmark = { $thing }
hellas-option-unmark-card = { $thing }. { $power }
hellas-option-no-unmark = Plus aucun pion

## Options : la carte

hellas-option-region = { $region }{ $here ->
        [yes] {" "}(rester)
       *[no] {""}
    }
    .gives = { $facts }
hellas-option-from = { $region }
    .gives = { $number ->
            [one] { $number } Hoplite peut partir
           *[other] { $number } Hoplites peuvent partir
        }
hellas-option-march-to = { $region }
    .gives = { $arrival }
hellas-option-halt = Faire halte ici
hellas-option-no-army = Ne déplacer aucune armée
hellas-option-move = { $start }, puis { $goal } ({ $colour })
    .group = Déplacer
    .gives = { $arrival }
hellas-option-fortify = { $region } : un Hoplite { $colour } entre dans la Cité
    .group = Cités
hellas-option-unfortify = { $region } : le Hoplite { $colour } sort de la Cité
    .group = Cités
hellas-option-no-move = Plus de déplacement
    .group = Arrêter
hellas-option-recruit-all-place = Autant que possible dans chaque Région
hellas-option-recruit-all-fortified = Autant que possible dans chaque Région, dont un dans chaque Cité libre
hellas-option-recruit-place = { $region } : { $number ->
        [one] 1 Hoplite
       *[other] { $number } Hoplites
    }
    .gives = { $arrival }
    .costs = { $here } des vôtres en ce moment
hellas-option-recruit-fortified = { $region } : { $number ->
        [one] 1 Hoplite, Retranché dans la Cité
       *[other] { $number } Hoplites, dont un Retranché dans la Cité
    }
    .gives = { $arrival }
    .costs = { $here } des vôtres en ce moment
hellas-option-no-recruit = N’en plus placer
hellas-option-hoplite-lose = { $region } : un Hoplite { $colour }
    .costs = { $number } sur place
hellas-option-hoplite-send = { $region } : un Hoplite { $colour }
    .costs = { $number } sur place
hellas-option-army = { $number ->
        [0] Aucun
       *[other] { $hoplites }
    }
    .costs = { $left ->
            [0] aucun ne reste
            [one] { $left } reste
           *[other] { $left } restent
        }
hellas-option-bring = { $region } : { $hoplites }
    .costs = { $left ->
            [0] aucun ne reste
            [one] { $left } reste
           *[other] { $left } restent
        }
hellas-option-no-bring = N’en plus amener
hellas-option-victim = { $owner } ({ $region })
    .costs = { $number } sur place
hellas-option-battle = { $region }, contre { $rival }
    .gives = { $own } contre { $number }
hellas-option-temple = { $oracle ->
        [yes] { $region } : l’Oracle
       *[no] { $region }
    }
    .gives = +1 Prêtre{ $draft ->
            [draft] , puis une donne de Bénédictions
            [oracle] , puis la récompense de la carte Temple
           *[none] {""}
        }
    .costs = Temple { $temples } sur les { $needed } qui font gagner
hellas-option-pray = { $god } : { $most ->
        [yes] { $attribute } reste à { $value }
       *[no] { $attribute } +1 (maintenant { $value })
    }
    .gives = { $effects }
    .costs = { $room ->
            [one] { $room } place libre
           *[other] { $room } places libres
        }
hellas-option-monument = { $god }
    .gives = niveau { $level } sur { $levels }
hellas-option-board = { $hero }, étape { $number } : { $quest }
    .gives = { $last ->
            [yes] accomplit la Quête
           *[no] {""}
        }
    .costs = { $asks }
hellas-option-no-board = Ne pas y monter

## Options : effets et cartes

hellas-option-effects = { $effects }
hellas-option-pay = { $pays ->
        [injury] Subir { $amounts } : { $effects }
       *[goods] Payer { $amounts } : { $effects }
    }
hellas-option-may = Oui : { $effects }
hellas-option-no = Non
hellas-option-no-pay = Ne pas payer
hellas-option-no-power = Ne pas l’utiliser maintenant
hellas-option-injure = { $attribute }
    .costs = { $level ->
            [1] vaut toujours 1
           *[other] vaut 1 au lieu de { $level }
        }
hellas-option-heal = { $attribute }
    .gives = vaut de nouveau { $level } au lieu de { $value }
hellas-option-raise = { $attribute }
    .gives = maintenant { $level }
hellas-option-lower = { $attribute }
    .costs = maintenant { $level }
hellas-option-seat = { $owner }{ GIVEN($hero) ->
        [yes] {" "}({ $hero })
       *[no] {""}
    }
    .gives = { $cards ->
            [one] { $cards } carte Combat
           *[other] { $cards } cartes Combat
        }
hellas-option-land = { $land }
    .gives = vous en contrôlez { $own } sur { $all }
hellas-option-card = { $card } ({ $facts })
hellas-option-no-exchange = Ne plus échanger
hellas-option-battle-card = { $card } ({ $symbol }){ GIVEN($effects) ->
        [yes] {" "}: { $effects }
       *[no] {""}
    }
    .gives = { SIGNED($value) }
    .costs = { $casualties ->
            [0] {""}
            [one] { $casualties } Perte
           *[other] { $casualties } Pertes
        }
hellas-option-pass = Ne plus jouer de carte
hellas-option-blessing = { $blessing } ({ $god }). { $powers }
hellas-option-artifact = { $artifact }. { $power }
hellas-option-no-artifact = Ne plus en utiliser

## Options : Chasses et Monstres

hellas-option-monster = { $monster_first }{ GIVEN($region) ->
        [yes] {" "}({ $region })
       *[no] {""}
    }
    .gives = symboles restants : { $left } sur { $all }
hellas-option-monster-to = { $region }
    .gives = { $facts }
hellas-option-monster-moves = Déplacement : { $region }
    .group = { $monster_first }
    .gives = { $facts }
hellas-option-region-attack = Attaque : { $effects }
    .group = { $monster_first }
hellas-option-wound-card = { $card } ({ $symbol })
    .gives = { $any ->
            [yes] un Dégât de n’importe quel type
           *[no] un Dégât : { $symbol }
        }
hellas-option-wound-set = { $cards } ({ $number } fois ce symbole : { $symbol })
    .gives = un Dégât de n’importe quel type
hellas-option-no-wound = { $struck ->
        [0] Renoncer à la Chasse
       *[other] Ne plus attaquer
    }
hellas-option-symbol = { $symbol }
    .gives = { $last ->
            [yes] le dernier : tue { $monster }
           *[no] { $left } ensuite
        }
hellas-option-symbol-of = { $symbol } { $of_monster }
    .gives = { $last ->
            [yes] le dernier : tue { $monster }
           *[no] { $left } ensuite
        }
hellas-option-attack-card = { $attack_card } : { $facts }
hellas-option-defend = { $card } ({ $symbol })
    .gives = { SIGNED($value) }, { $total } sur { $needed }
hellas-option-parry = Parer : { $card } ({ $symbol })
    .gives = arrête l’attaque
    .costs = { $injuries ->
            [one] { $injuries } Blessure
           *[other] { $injuries } Blessures
        } ; vous piochez { $draws }
hellas-option-no-defence = { $played ->
        [0] Ne pas se défendre
       *[other] Renoncer à la défense
    }
    .costs = { $effects }
hellas-option-trophy-priest = Un Prêtre
hellas-option-trophy-artifact = Un Artéfact Neutre de la pioche
hellas-option-trophy-own = { $artifact }. { $power }

## Pourquoi pas

hellas-why-done = vous l’avez déjà fait ce tour-ci
hellas-why-no-hoplites = vous n’avez pas de Hoplite sur le plateau
hellas-why-hoplites-stuck = aucun de vos Hoplites ne peut se déplacer
hellas-why-no-priest = il n’y a pas de Prêtre dans votre réserve
hellas-why-no-monument = aucun Monument n’a de place libre que vous puissiez prendre
hellas-why-no-artifact = vous n’avez pas d’Artéfact
hellas-why-artifacts-spent = vos Artéfacts sont épuisés, ou n’auraient pas d’effet
hellas-why-marked = un pion Action Utilisée s’y trouve
hellas-why-no-city = vous ne contrôlez aucune Région qui a une Cité
hellas-why-no-recruits = aucun Hoplite ne peut être placé dans vos Cités
hellas-why-no-army = aucun de vos Hoplites ne pourrait partir
hellas-why-no-site = vous ne contrôlez aucun Autel libre pour lequel reste un Temple
hellas-why-no-monster = il n’y a pas de Monstre dans la Région de votre Héros
hellas-why-no-preparation = il n’y a rien à préparer
hellas-why-on-quest = votre Héros est en Quête
hellas-why-controlled = vous avez déjà le contrôle en { $region }, et aucun Hoplite ne peut y être recruté
hellas-why-no-glory = vous ne détenez pas ce pion Gloire : « { $land } »
hellas-why-no-usurp = personne n’usurpe en { $region }
hellas-why-no-injury = votre Héros n’a pas de Blessure
hellas-why-no-cards = il ne reste aucune carte Combat à piocher
hellas-why-no-levy = aucun Hoplite ne peut être recruté dans la Région de votre Héros
hellas-why-spent = il est épuisé jusqu’à ce qu’on le recharge
hellas-why-own-moment = il a un moment à lui
hellas-why-useless = il n’aurait pas d’effet maintenant
hellas-why-hero-taken = ce Héros revient à { $owner }
hellas-why-hero-there = un Héros s’y trouve ({ $owner })
hellas-why-too-far = c’est à { $steps } Régions, et la Vitesse de votre Héros est { $speed }
hellas-why-trail = vos unités ne peuvent pas prendre cette Voie Maritime
hellas-why-moved = il n’y reste aucun Hoplite qui ne se soit pas déplacé
hellas-why-held = les Hoplites ne peuvent pas partir, à cause de ce Monstre : { $monster }
hellas-why-guarded = un Héros interdit l’entrée à vos Hoplites ({ $owner })
hellas-why-city-taken = un Hoplite est déjà dans la Cité
hellas-why-city-foreign = vous ne contrôlez pas la Région
hellas-why-city-new = vous ne contrôliez pas la Région avant cette action
hellas-why-city-alone = un seul Hoplite à la fois entre dans la Cité en marchant
hellas-why-back = l’armée en vient
hellas-why-not-from-there = votre attaque n’en venait pas
hellas-why-unsafe = elle est tenue par { $rival }
hellas-why-no-way = aucune voie n’y mène en ce moment
hellas-why-full = toutes ses places sont prises
hellas-why-barred = un Monstre barre le Monument
hellas-why-complete = il est achevé
hellas-why-temple-there = un Temple s’y dresse
hellas-why-foreign = vous ne contrôlez pas la Région
hellas-why-no-temples-left = il ne reste plus de Temple
hellas-why-step-needs = cette condition n’est pas remplie : { $needs }
hellas-why-step-price = vous ne pouvez pas payer { $price }
hellas-why-hunt-needs = qui veut le chasser doit remplir cette condition : { $needs }
hellas-why-no-hunt = il ne peut pas être chassé
hellas-why-casualties = elle coûte { $need ->
        [one] { $need } Perte
       *[other] { $need } Pertes
    }, et votre armée ne peut plus en supporter que { $left }
hellas-why-symbol = le Monstre n’a plus ce symbole
hellas-why-shield = un bouclier n’inflige pas de Dégât
hellas-why-defence = toutes vos cartes ensemble valent { $most }, et non { $needed }
hellas-why-worthless = elle n’ajouterait rien à votre défense
hellas-why-injured = elle a déjà une Blessure
hellas-why-healthy = elle n’a pas de Blessure
hellas-why-high = elle ne peut plus augmenter
hellas-why-low = elle ne peut pas baisser
hellas-why-no-branch = cela ne peut être payé, ou n’aurait pas d’effet
hellas-why-glory-held = quelqu’un le détient
