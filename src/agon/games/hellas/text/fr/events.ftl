# Ce qui s’est passé, pour le journal.

## Mise en place, tours et rounds

hellas-temple-card = La carte Temple de cette partie : { $temple_card }.
hellas-starting-player = { $seat } choisit en premier un Héros.
hellas-hero = { $seat } joue { $hero } (armée : { $colour }).
    .deed = { $seat } joue { $hero }
hellas-start = { $seat } commence en { $region }.
hellas-turn = Nouveau tour : { $seat }.
hellas-round = Le round { $number } commence.
    .deed = La manche { $number } commence
hellas-regular = { $seat } : { $regular }.
    .deed = { $seat } : { $regular }
hellas-special = { $seat } : { $special }.
    .deed = { $seat } : { $special }
hellas-extra-action = { $seat } a une action spéciale de plus ce tour-ci.
hellas-power = { $seat } : { $power }.
hellas-marked = { $seat } pose un pion Action Utilisée : { $special }.
hellas-unmarked = { $seat } retire un pion Action Utilisée : { $special }.
hellas-power-marked = { $seat } pose un pion Action Utilisée : { $power }.
hellas-power-unmarked = { $seat } retire un pion Action Utilisée : { $power }.

## Ce que l’on a

hellas-drew = { $seat } pioche { $number ->
        [one] { $number } carte Combat
       *[other] { $number } cartes Combat
    }.
hellas-drew-card = { $seat } pioche { $card }.
hellas-discarded = { $seat } défausse { $card }.
hellas-reshuffled = Les cartes Combat défaussées sont mélangées et forment la pioche.
hellas-looked = { $seat } regarde { $kind ->
        [neutral_artifact] { $number ->
                [one] { $number } Artéfact Neutre
               *[other] { $number } Artéfacts Neutres
            } et en garde un
        [blessing] { $number ->
                [one] { $number } Bénédiction
               *[other] { $number } Bénédictions
            } et en garde une
       *[combat_card] { $number ->
                [one] { $number } carte Combat
               *[other] { $number } cartes Combat
            } et en garde une
    }.
hellas-looked-card = { $seat } regarde { $looked }.
hellas-artifact = { $seat } reçoit cet Artéfact : { $artifact }.
    .clause = reçoit { $artifact }
hellas-blessing = { $seat } garde cette Bénédiction : { $blessing }.
    .clause = garde { $blessing }
hellas-draft = Donne de Bénédictions : { $number } cartes circulent, { $seat } d’abord.
hellas-draft-card = { $seat } a cette Bénédiction en main : { $blessing }.
hellas-priests = { $seat } gagne { $priests }.
hellas-priests-lost = { $seat } perd { $priests }.
hellas-injured = { $seat } : le Héros subit une Blessure ({ $attribute }).
    .cost = { $seat } : blessure ({ $attribute })
hellas-healed = { $seat } : une Blessure du Héros est soignée ({ $attribute }).
hellas-attribute = { $seat } : { $attribute } vaut maintenant { $number }.
hellas-glory = { $seat } prend un pion Gloire, « { $land } »{ GIVEN($owner) ->
        [yes] , détenu jusque-là par { $owner }
       *[no] {""}
    }.
    .clause = prend le jeton de Gloire : { $land }
hellas-glory-paid = { $seat } rend un pion Gloire : « { $land } ».

## La carte

hellas-hoplites-placed = { $commander_side ->
        [persians] Des Hoplites perses arrivent en { $region } : { $number }.
       *[player] { $commander } place { $number ->
                [one] { $number } Hoplite { $colour }
               *[other] { $number } Hoplites { $colour }s
            } en { $region }.
    }
    .clause = { $commander_side ->
        [persians] des Perses arrivent ({ $region })
       *[player] { $number ->
                [one] { $number } hoplite
               *[other] { $number } hoplites
            } ({ $region })
    }
hellas-hoplites-moved = { $commander_side ->
        [persians] Des Hoplites perses ({ $number }) quittent cette Région : { $start }. Ils vont en { $goal }.
       *[player] { $commander } déplace { $hoplites } ({ $start }, puis { $goal }).
    }
    .clause = hoplites ({ $goal })
hellas-hoplites-lost = { $commander_side ->
        [persians] Les Perses perdent { $number ->
                [one] { $number } Hoplite
               *[other] { $number } Hoplites
            } en { $region }.
       *[player] { $commander } perd { $number ->
                [one] { $number } Hoplite
               *[other] { $number } Hoplites
            } en { $region }.
    }
    .cost = { $commander } perd { $number ->
        [one] { $number } hoplite
       *[other] { $number } hoplites
    }
hellas-hoplites-saved = { $seat } sauve { $number ->
        [one] { $number } Hoplite
       *[other] { $number } Hoplites
    } en { $region }.
hellas-fortified = { $commander } : un Hoplite { $colour } est Retranché en { $region }.
hellas-unfortified = { $commander } : le Hoplite { $colour } Retranché en { $region } quitte la Cité.
hellas-withdrawn = { $commander_side ->
        [persians] Les Perses se replient ({ $start }, puis { $goal }).
       *[player] { $commander } se replie ({ $start }, puis { $goal }).
    }
hellas-control = { $commander_side ->
        [persians] Les Perses prennent le contrôle en { $region }.
       *[player] { $commander } prend le contrôle en { $region } ({ $colour }).
    }
    .clause = prend { $region }
hellas-control-lost = { $commander_side ->
        [persians] Les Perses perdent le contrôle en { $region }.
       *[player] { $commander } perd le contrôle en { $region } ({ $colour }).
    }
hellas-hero-moved = { $seat } : le Héros se déplace ({ $start }, puis { $goal }).
    .clause = le Héros va ({ $goal })
hellas-hero-placed = { $seat } : le Héros est placé en { $goal }{ GIVEN($start) ->
        [yes] {" "}(avant : { $start })
       *[no] {""}
    }.
    .clause = le Héros va ({ $goal })
hellas-hero-back = { $seat } : le Héros est de retour en { $region }.
hellas-prayed = { $seat } envoie un Prêtre en Adoration : { $god }, Monument de niveau { $number }.
    .clause = prie ({ $god })
hellas-temple = { $seat } bâtit un Temple en { $region }. { $number ->
        [0] Il n’en reste aucun.
        [one] Il en reste { $number }.
       *[other] Il en reste { $number }.
    }
    .clause = bâtit un Temple ({ $region })
hellas-monument = { $seat } élève un Monument au niveau { $number } : { $god }.
    .clause = élève le Monument ({ $god }, { $number })
hellas-monument-complete = Un Monument est achevé : { $god }. { $seat } prend la carte Activation.
hellas-countdown = { $seat } retire un pion de la carte Activation ; { $number ->
        [0] il n’en reste aucun
       *[other] il en reste { $number }
    }.

## Batailles

hellas-battle = Bataille en { $region } : { $attacker } contre { $defender }.
    .fight = { $attacker } contre { $defender }
hellas-battle-off = Il n’y a finalement pas de Bataille en { $region } : { $attacker } contre { $defender }.
hellas-battle-card = { $seat } joue { $card }, qui vaut { $number } ({ $casualties ->
        [0] sans Perte jusqu’ici
        [one] { $casualties } Perte jusqu’ici
       *[other] { $casualties } Pertes jusqu’ici
    }).
hellas-battle-bonus = { $seat } : { SIGNED($number) } en Force d’Armée.
hellas-card-value = { $seat } : { $card } vaut maintenant { $number }.
hellas-passed = { $seat } ne joue plus de carte en { $region }.
hellas-army-strengths = Force d’Armée : { $attacker } { $attack }, { $defender } { $defence }.
    .by = { $attack } : { $defence }
hellas-battle-won = { $winner_side ->
        [persians] Les Perses gagnent la Bataille en { $region } contre { $loser }.
       *[player] { $winner } gagne la Bataille en { $region } contre { $loser }.
    }
    .clause = { $winner } gagne ({ $region })
    .banner = { $winner } gagne la bataille ({ $region })

## Monstres, événements et Quêtes

hellas-event = Carte Événement : { $event }.
    .deed = Événement : { $event }
hellas-event-skipped = La carte est sans effet : { $event }.
hellas-monster = { $monster_first } vient en { $region }.
    .clause = { $monster_first } arrive ({ $region })
hellas-monster-moved = { $monster_first } se déplace ({ $start }, puis { $goal }).
    .clause = { $monster_first } va ({ $goal })
hellas-evolved = { $monster_first } évolue : { $evolution }.
hellas-die = { $seat } lance le dé pour { $monster } : { $face }.
hellas-region-attack = { $monster_first } attaque en { $region }.
    .clause = { $monster_first } attaque ({ $region })
hellas-quest = Une Quête en { $region } : { $quest }.
hellas-quest-discarded = Il n’y a pas d’emplacement libre pour cette Quête : { $quest }.
hellas-quest-step = { $seat } entre à l’étape { $step } d’une Quête : { $quest }.
hellas-quest-done = { $seat } accomplit une Quête : { $quest }.
    .clause = achève { $quest }

## Chasses

hellas-hunt = { $seat } chasse { $monster } en { $region }.
    .clause = chasse { $monster } ({ $region })
    .fight = { $seat } contre { $monster }
hellas-wound = { $seat } inflige un Dégât ; cible : { $monster }, { $symbol }.
hellas-restored = { $monster_first } perd tous ses Dégâts.
hellas-attack-drawn = { $seat } regarde { $attack_card }.
hellas-attack = { $monster_first } attaque { $seat } : { $attack_card }, il faut une défense de { $number }.
hellas-defends = { $seat } se défend : { $card }.
hellas-defence-bonus = { $seat } : { SIGNED($number) } pour la défense.
hellas-defended = { $seat } repousse l’attaque { $of_monster } : { $attack_card }.
hellas-parried = { $seat } pare d’un bouclier l’attaque { $of_monster } : { $attack_card }.
hellas-undefended = { $seat } reçoit l’attaque { $of_monster } : { $attack_card }.
hellas-special-attack = { $seat } subit l’Attaque Spéciale { $of_monster }.
hellas-hunt-failed = La Chasse { $of_monster } échoue pour { $seat }.
    .clause = la chasse échoue
    .banner = La chasse { $of_monster } échoue ({ $seat })
hellas-slain = { $seat } tue { $monster } en { $region }.
    .clause = tue { $monster }
    .banner = { $seat } tue { $monster }

## Comment on gagne

hellas-won-warlord = { $seat } contrôle assez de Territoires pour être Seigneur de la Guerre de Hellas, et gagne.
hellas-won-favored = { $seat } contrôle assez de Temples pour être Élu des Dieux, et gagne.
hellas-won-slayer = { $seat } a tué assez de Monstres pour être Tueur de Monstres, et gagne.
hellas-won-king = { $seat } contrôle la Région du Monument achevé, est Roi des Rois, et gagne.
