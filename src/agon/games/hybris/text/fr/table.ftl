# Ce qui se demande à table, ce qu’on peut répondre, et pourquoi telle chose est impossible.
# Une option a un groupe (`group`) et dit à part ce qu’elle rapporte (`gives`) et ce qu’elle coûte (`costs`).

## Questions avant et entre les tours

hybris-ask-olympian = Quel Olympien serez-vous ? (L’Aura la plus basse commence en tête de la Grandeur.)
hybris-ask-take-tile = Quelle Technologie prenez-vous ?
hybris-ask-pillar = Quel Pilier prenez-vous ?
hybris-ask-pillar-beside = Quel Pilier prenez-vous en plus ? (Vous avez : { $taken }.)
hybris-ask-plan = Quel jeton placez-vous sous { $figure } ?
hybris-ask-swap-figure = Sous qui échangez-vous le jeton ?
hybris-ask-swap-token = { $figure } a ce jeton : { $token }. Lequel prend sa place ?

## Questions d’un tour

hybris-ask-turn = Âge { $age }, à vous de jouer : qui activez-vous ? (Aegis : { $aegis })
hybris-ask-destination = Où va { $figure } ?
hybris-ask-slot = { $place } : quel emplacement pour { $figure } ?
hybris-ask-action = { $place } : que fait { $figure } ?
hybris-ask-end-of-turn = Autre chose avant la fin de votre tour ?
hybris-ask-upper = Utilisez-vous la partie haute de votre Pilier ?

## Questions des plateaux

hybris-ask-convert = Quelle conversion faites-vous ?
hybris-ask-conceive = Quelle Technologie concevez-vous ?
hybris-ask-craft = Laquelle de vos Technologies fabriquez-vous ?
hybris-ask-price = Votre Technologie peut se payer de plusieurs façons : laquelle ?
hybris-ask-storage = Votre stockage est plein : quelle Technologie quitte la partie ?
hybris-ask-own-tile = Laquelle de vos Technologies { $where ->
        [workshop] faites-vous avancer à l’Atelier
        [factory] faites-vous avancer à l’Usine
       *[city] déplacez-vous vers une autre case des Villes
    } ?
hybris-ask-omen = Quelle carte posez-vous près de l’Oracle, jusqu’à ce que se révèle le prochain Primordial ?
hybris-ask-resurrect = Lequel de vos Héros revient des Enfers ?
hybris-ask-tile = De quelle tuile Amélioration retirez-vous la pièce ?
hybris-ask-item = Quelle pièce retirez-vous d’abord ?
hybris-ask-temple-city = Dans quelle Ville bâtissez-vous votre Temple ?
hybris-ask-lose-temple = Lequel de vos Temples s’effondre ?

## Questions que posent les effets

hybris-ask-order = Lequel de vos pouvoirs vient d’abord ?
hybris-ask-use-power = Utilisez-vous { $power } ?
hybris-ask-branch = { GIVEN($source) ->
        [no] Que choisissez-vous ?
       *[yes] { $source } : que choisissez-vous ?
    }
hybris-ask-may = { GIVEN($source) ->
        [no] Le voulez-vous ?
       *[yes] { $source } : le voulez-vous ?
    }
hybris-ask-pay = { GIVEN($source) ->
        [no] Payez-vous ?
       *[yes] { $source } : payez-vous ?
    }
hybris-ask-act = Effectuez-vous l’action { $action } ?
hybris-ask-figure = Qui est renvoyé dans la réserve ?
hybris-ask-rival = Vous pouvez regarder ce que cache un adversaire : lequel ?
hybris-ask-city = Dans quelle Ville accomplissez-vous Influencer ?
hybris-ask-space = { GIVEN($technology) ->
        [no] Sur quelle case la déplacez-vous ?
       *[yes] { $city } : sur quelle case déployez-vous { $technology } ?
    }
hybris-ask-lose-card = Vous perdez une carte Conflit : laquelle ?
hybris-ask-lose-premonition = Vous perdez une Prémonition : laquelle ?
hybris-ask-pay-card = Avec quelle carte Conflit payez-vous ?
hybris-ask-discard = Quelle carte Conflit défaussez-vous ?
hybris-ask-recover = Quelle carte de votre défausse reprenez-vous ?
hybris-ask-show-card = La Prémonition demande de montrer des cartes : laquelle montrez-vous ? (Vous la gardez.)
hybris-ask-defeat = Lequel de vos Héros est vaincu ?

## Questions du Monde Mortel

hybris-ask-influence = Influencer à { $city } : les Fidèles ou le Service ?
hybris-ask-temple-influence = Votre Temple y ajoute une chose à Influencer : laquelle ?
hybris-ask-deploy = Quelle Technologie déployez-vous ?
hybris-ask-contest = { $owner } déploie { $technology } à { $city } : qui envoyez-vous contester, pour { $flees ->
        [1] faire fuir { $figure }
       *[other] combattre { $figure }
    } ?
    .reaction = contester les déploiements
hybris-ask-reward = Vous avez contesté { $technology } : quelle récompense prenez-vous ?
hybris-ask-reward-order = { $technology } : quelle récompense prenez-vous d’abord ?
hybris-ask-temple-deploy = Votre Temple y ajoute une chose au déploiement : laquelle ?

## Questions de Combat et de Quête

hybris-ask-play-card = Vous avez { $own }, { $enemy } a { $other } : quelle carte jouez-vous ? (Détermination restante : { $left })
hybris-ask-play-alone = Vous avez { $own }, { $enemy } en reste à { $other } : jouez-vous encore une carte ? (Détermination restante : { $left })
hybris-ask-place-card = Vous avez { $own }, { $enemy } a { $other } : quelle carte posez-vous face cachée ? (Détermination restante : { $left })
hybris-ask-place-openly = Vous avez { $own }, { $enemy } a { $other } : quelle carte posez-vous face visible, comme vous le devez ? (Détermination restante : { $left })
hybris-ask-marker = Face cachée : { $card }. Vous avez { $own }, { $enemy } a { $other } : continuer ou arrêter ?
hybris-ask-clash-discard = { $quest } ({ $enemy }) : quelle carte défaussez-vous avant l’Affrontement, comme il le demande ?
hybris-ask-clash-hero = L’Affrontement est gagné au prix d’un Héros : lequel sacrifiez-vous ?
hybris-ask-weaken = Quelle carte adverse affaiblissez-vous ?
hybris-ask-champion = Courroux : qui combat { $primordial } pour vous ?{ GIVEN($enemy) ->
        [no] {""}
       *[yes] {" "}({ $enemy })
    }
hybris-ask-quest = Quelle Quête tentez-vous ?
hybris-ask-song-figure = { GIVEN($song) ->
        [no] Le Chant demande un personnage : qui est renvoyé dans la réserve ?
       *[yes] Le Chant « { $song } » demande un personnage : qui est renvoyé dans la réserve ?
    }
hybris-ask-song-reveal = { GIVEN($song) ->
        [no] Le Chant demande des Éléments : quelle carte montrez-vous ? (Vous la gardez.)
       *[yes] Le Chant « { $song } » demande { $elements } : quelle carte montrez-vous ? (Vous la gardez.)
    }
hybris-ask-song-discard = { GIVEN($song) ->
        [no] Le Chant demande des Éléments : quelle carte défaussez-vous ?
       *[yes] Le Chant « { $song } » demande { $elements } : quelle carte défaussez-vous ?
    }
hybris-ask-next-song = Quelle carte défaussez-vous pour tenter aussitôt le Chant suivant ? { $song }{ GIVEN($reward) ->
        [no] {""}
       *[yes]  ; récompense : { $reward }
    }
hybris-ask-helper = Quel Héros vous a aidé chez les Moires ? Son propriétaire est récompensé.
hybris-ask-enemy = Quel Héros du Colisée combattez-vous ?

## Options avant et entre les tours

hybris-option-olympian = { $olympian }. Pouvoirs : { $powers }
    .gives = Détermination { $determination }
    .costs = Aura { $aura }
hybris-option-pillar = { $pillar } (Pilier { $number }) : { $upper }
    .gives = { $prayer ->
            [1] avec 1 Prière dessus
           *[other] {""}
        }
    .costs = mais { $lower }
hybris-option-token = { $location }
    .gives = { $actions }
    .warns = { GIVEN($idle) ->
            [no] {""}
           *[yes] rien à y faire pour l’instant : { $idle }
        }
hybris-option-bonus-token = Un jeton Lieu Bonus : n’importe quel Lieu (vous en avez { $left })
hybris-option-no-token = Aucun jeton

## Options d’un tour

hybris-option-activate = { $figure }{ GIVEN($leads) ->
        [no] {""}
       *[yes]  : { $leads }
    }
    .group = Activer un personnage
    .costs = { GIVEN($cost) ->
            [no] ne coûte rien
           *[yes] coûte { $cost }
        }
hybris-option-go = { $location }
    .group = Aller dans un Lieu
    .gives = { $actions }
hybris-option-slot = { $slot }{ GIVEN($others) ->
        [no] {""}
       *[yes] , où se tient déjà { $others }
    }
    .gives = { $bonus }
hybris-option-city-slot = { $city }. Influencer : { $facts }
    .gives = { $prayers ->
            [0] {""}
            [one] met { $prayers } Prière dans le Puits
           *[other] met { $prayers } Prières dans le Puits
        }{ $overflow ->
            [0] {""}
            [1] , ce qui vous coûte un Fidèle
           *[other] , qui déborde
        }
    .costs = { $holder }
hybris-option-action = { $action }
    .group = Agir
    .gives = { GIVEN($gives) ->
            [no] {""}
           *[yes] maintenant : { $gives }
        }
hybris-option-upper = { $pillar } : { $upper }
hybris-option-resolve-pillar = { $pillar } : { GIVEN($upper) ->
        [no] sa partie haute est recouverte
       *[yes] sa partie haute, si vous voulez : { $upper }
    }
    .group = Résoudre votre Pilier
    .costs = { GIVEN($lower) ->
            [no] {""}
           *[yes] puis { $lower }
        }
hybris-option-resolve-concept = { $pillar } : { GIVEN($upper) ->
        [no] sa partie haute ne sert pas ici
       *[yes] sa partie haute, si vous voulez : { $upper }
    }
    .group = Résoudre votre Pilier
    .costs = { GIVEN($profit) ->
            [no] {""}
           *[yes] puis { $profit }
        }
hybris-option-complete = { $premonition } : { $reward }
    .group = Accomplir une Prémonition
    .costs = puisque ceci est vrai : { $conditions }
hybris-option-task = { $tile } : { $task }
    .group = Accomplir une Tâche
    .gives = { $left ->
            [0] active la tuile : { $rewards }
            [one] il reste 1 Tâche
           *[other] il reste { $left } Tâches
        }
hybris-option-power = { $power } : { $effects }
    .group = Utiliser un pouvoir
hybris-option-pass = Passer{ $left ->
        [0] {""}
        [one] , en reprenant { $left } jeton
       *[other] , en reprenant { $left } jetons
    }
    .group = Passer
    .costs = { GIVEN($lower) ->
            [no] {""}
           *[yes] votre Pilier : { $lower }
        }
hybris-option-pass-chronos = { $passing }
    .group = { hybris-option-pass.group }
    .costs = { GIVEN($profit) ->
            [no] {""}
           *[yes] votre Pilier : { $profit }{ GIVEN($card) ->
                [no] {""}
               *[yes] {" ; "}
            }
        }{ GIVEN($card) ->
            [no] {""}
           *[yes] { $card } : { $effects }
        }
hybris-option-end-turn = Finir le tour
    .group = Finir le tour
hybris-option-no-upper = S’en passer

## Options des plateaux

hybris-option-convert = { $effects }
    .costs = coûte { $cost }
hybris-option-stop-converting = Plus de conversion
hybris-option-technology = { $technology }. { $power }
    .group = { $type }
    .gives = { GIVEN($rewards) ->
            [no] {""}
           *[yes] { $deployed ->
                [1] donne { $rewards }
               *[other] déployée : { $rewards }
            }
        }
    .costs = { GIVEN($cost) ->
            [no] {""}
           *[yes] { $paid ->
                [1] coûte { $cost }
               *[other] à la Fabrication, coûte { $cost }
            }
        }{ $less ->
            [0] {""}
           *[other] , { $less } de moins ici
        }
hybris-option-no-tile = Aucune
hybris-option-price = { $total ->
        [0] Ne rien payer
       *[other] Payer { $amounts }
    }
hybris-option-tile = { $upgrade } : { $item }{ GIVEN($reward) ->
        [no] {""}
       *[yes] , puis { $reward }
    }
    .gives = { $gives }
    .costs = { $left ->
            [0] débloque la tuile
            [one] { $left } pièce y reste
           *[other] { $left } pièces y restent
        }
hybris-option-city = { $city } ({ $affinity }). Influencer : { $facts }
    .costs = { $tiles ->
            [0] {""}
            [one] vous y avez { $tiles } Technologie
           *[other] vous y avez { $tiles } Technologies
        }
hybris-option-space = { $space }
    .gives = { $connected ->
            [0] {""}
           *[other] connexion avec { $tiles }
        }
hybris-option-resource = { $amount }

## Options que proposent les effets

hybris-option-branch = { $effects }
hybris-option-pay = Payer { $amounts } : { $effects }
hybris-option-may = Oui : { $effects }
hybris-option-no = Non
hybris-option-no-pay = Ne pas payer
hybris-option-no-power = Ne pas l’utiliser maintenant
hybris-option-no-action = Ne pas l’effectuer
hybris-option-no-more = Pas plus
hybris-option-same-token = Remettre le même jeton
hybris-option-lose-premonition = { $premonition } ({ $place }) : { $reward }
    .costs = demande ceci : { $conditions }
hybris-option-card = { $card } ({ $facts })
hybris-option-figure = { $figure } ({ $place }){ GIVEN($token) ->
        [no] {""}
       *[yes] , jeton : { $token }
    }
hybris-option-rival-figure = { $figure } ({ $owner }, { $place })
hybris-option-seat = { $owner }
    .gives = a { $cards ->
            [one] { $cards } carte Conflit
           *[other] { $cards } cartes Conflit
        }, { $premonitions ->
            [one] { $premonitions } Prémonition
           *[other] { $premonitions } Prémonitions
        }

## Options du Monde Mortel

hybris-option-followers = Les Fidèles : gagnez { $amount }
hybris-option-service = Le Service : { $effects }
hybris-option-contest = { $figure } ({ $place }){ GIVEN($token) ->
        [no] {""}
       *[yes] , jeton : { $token }
    }
    .gives = à gagner, au choix : { $rewards }
    .costs = { GIVEN($cost) ->
            [no] {""}
           *[yes] coûte { $cost }
        }
hybris-option-again = { $figure } encore une fois ({ $place }){ GIVEN($token) ->
        [no] {""}
       *[yes] , jeton : { $token }
    }
    .gives = à gagner, au choix : { $rewards }
    .costs = { GIVEN($cost) ->
            [no] {""}
           *[yes] coûte { $cost }
        }
hybris-option-no-contest = Ne pas contester
hybris-option-reward-points = Les points : gagnez { $gives }
hybris-option-reward-prayers = Les Prières : gagnez { $gives }
hybris-option-reward-favours = La piste de Bonté : { $gives }

## Options de Combat et de Quête

hybris-option-play-card = { $card }{ GIVEN($effects) ->
        [no] {""}
       *[yes]  : { $effects }
    }
    .gives = Force { SIGNED($strength) }{ $combo ->
            [0] {""}
           *[other] , Combo { SIGNED($combo) }
        }, { $total } en tout
    .costs = coûte { $cost } de Détermination{ $dear ->
            [1] , trop pour continuer avec elle
           *[other] , il en reste { $left }
        }
hybris-option-stop-playing = Ne plus jouer de carte
hybris-option-continue = Continuer : retourner { $card }, pour { $total } en tout (Détermination restante : { $left })
hybris-option-stop-combat = Arrêter : reprendre la carte et ne plus en jouer
hybris-option-opposing-card = { $card }, Force { $strength }
hybris-option-epic = { $quest }. { $asks }
    .gives = { $last ->
            [1] donne { GIVEN($reward) ->
                [no] {""}
               *[yes] ceci : { $reward },{" "}
            }et la récompense Épique : { $whole }
           *[other] { GIVEN($reward) ->
                [no] {""}
               *[yes] donne ceci : { $reward }
            }
        }
    .costs = { GIVEN($fails) ->
            [yes] vous ne pouvez pas le remplir : { $fails } subirait une défaite
           *[no] { $last ->
                [1] {""}
               *[other] le dernier Chant donne davantage : { $whole }
            }
        }
hybris-option-clash = { $quest }. { $asks }
    .gives = si vous gagnez : { $reward }
    .costs = { GIVEN($fails) ->
            [no] {""}
           *[yes] vous avez trop peu d’Améliorations débloquées : { $fails } subirait une défaite
        }
hybris-option-next-song = { $card } ({ $facts })
    .costs = { GIVEN($fails) ->
            [no] {""}
           *[yes] { $anyway ->
                [1] vous ne pouvez pas remplir le Chant suivant : { $fails } subirait une défaite
               *[other] sans elle, vous ne pouvez pas remplir le Chant suivant : { $fails } subirait une défaite
            }
        }
hybris-option-stop-singing = S’arrêter là
hybris-option-enemy = { $hero }, { $enemy }. S’allie à vous si vous gagnez. { $powers }

## Pourquoi un personnage ne peut être activé ou envoyé

hybris-why-activated = son activation de cet Âge est passée
hybris-why-in-underworld = gît aux Enfers
hybris-why-on-tile = encore sur une tuile Amélioration
hybris-why-wounded = se remet d’une blessure jusqu’à la fin de l’Âge
hybris-why-no-token = n’a pas de jeton
hybris-why-no-aegis = vous avez { $have } Aegis et il en faut { $need }
hybris-why-no-action-at =
    { $known ->
        [0] { $location } : aucune action n’y est possible
       *[other] { $location } : aucune action n’y est possible ({ $reasons })
    }
hybris-why-action = { $action } : { $why }
hybris-why-no-destination = aucun Lieu n’offre d’action
hybris-why-away = n’est pas dans votre réserve
hybris-why-prophet-contests = les Prophètes ne contestent pas
hybris-why-prophet-place = les Prophètes ne peuvent pas y aller
hybris-why-no-action = aucune action n’y serait possible
hybris-why-no-city = aucun emplacement de Ville ne peut être pris
hybris-why-slot-taken = { $figure } ({ $owner }) s’y tient
hybris-why-slot-own = votre { $figure } s’y tient
hybris-why-slot-prophet = { $figure } ({ $owner }) s’y tient, et un Prophète ne chasse personne
hybris-why-slot-peace = { $figure } ({ $owner }) s’y tient, et l’on ne se bat pas dans cette Ville
hybris-why-slot-forbidden = un jeton Interdit s’y trouve

## Pourquoi un jeton, un Pilier ou un Olympien ne peut être pris

hybris-why-token-used = vous l’avez utilisé pendant cet Âge
hybris-why-token-unavailable = vous l’avez utilisé à l’Âge précédent : il revient au prochain
hybris-why-token-under = il est sous un autre personnage
hybris-why-token-none = vous n’en avez pas
hybris-why-token-prophet = les Prophètes ne vont jamais chez les Moires ni au Colisée
hybris-why-pillar-taken = { $owner } le détient
hybris-why-olympian-taken = { $owner } incarne cet Olympien

## Pourquoi une chose n’est pas possible maintenant

hybris-why-dear = cela coûte { $cost }, plus que vous n’avez
hybris-why-first-tile = elle coûte plus de { $most } ressources
hybris-why-cannot-pay = vous ne pouvez pas le faire en entier
hybris-why-limit = pas plus { $limit ->
        [one] d’une fois
       *[other] de { $limit } fois
    } par action
hybris-why-one-conversion = il faut au moins une conversion
hybris-why-no-prayers = vous avez trop peu de Prières
hybris-why-no-workshop = aucune de vos Technologies n’est à l’Atelier
hybris-why-craft-dear = vous ne pouvez payer aucune des vôtres à l’Atelier
hybris-why-not-yours = elle est à { $owner }
hybris-why-no-factory = l’Usine est vide
hybris-why-no-piles = il ne reste aucune Technologie
hybris-why-omen-follower = vous avez trop peu de Fidèles
hybris-why-omen-full = les quatre Éléments sont déjà près de l’Oracle
hybris-why-omen-card = aucune carte de votre main ne montre un Élément encore absent près de l’Oracle
hybris-why-omen-element = elle ne montre aucun Élément encore absent près de l’Oracle
hybris-why-no-defeated = aucun de vos Héros n’est aux Enfers
hybris-why-no-quest = aucune Quête n’est visible
hybris-why-no-enemy = il ne reste aucun Héros au Colisée
hybris-why-storage-empty = votre stockage est vide
hybris-why-city-full = aucune case Technologie n’est libre dans cette Ville
hybris-why-space-taken = { $technology } s’y trouve
hybris-why-item-elsewhere = sa pièce de gauche en est une autre : { $item }
hybris-why-temple-there = vous y avez un Temple
hybris-why-ally = combat désormais pour { $owner }
hybris-why-pillar-first = il faut d’abord résoudre votre Pilier
hybris-why-pillar-resolved = il a été résolu pendant cet Âge
hybris-why-premonition-place = il y faut un personnage envoyé pendant ce tour : { $place }
hybris-why-premonition-conditions = ses conditions ne sont pas remplies : { $conditions }
hybris-why-power-used = il a servi pendant cet Âge
hybris-why-power-idle = il ne ferait rien maintenant

## Pourquoi une carte ne peut être jouée

hybris-why-determination = elle coûte { $cost } de Détermination, et il vous en reste { $left }
hybris-why-toll = vous ne pouvez pas payer { $toll } pour elle
hybris-why-weapons = pas plus { $number ->
        [one] d’une Arme
       *[other] de { $number } Armes
    } dans ce Combat
hybris-why-bound = vous devez continuer
