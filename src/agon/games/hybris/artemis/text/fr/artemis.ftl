# Artémis : le module, ses mots, ses questions, ce qui est dit d’elle.

hybris-module-artemis = Artémis
    .about = Un cinquième Olympien : la chasseresse, qui prend les jetons de ses rivaux et en fait des flèches, des trophées et des Étincelles.

hybris-setup-seat-1-artemis = joue Artémis
hybris-setup-seat-2-artemis = joue Artémis
hybris-setup-seat-3-artemis = joue Artémis
hybris-setup-seat-4-artemis = joue Artémis

## Ses mots

hybris-do-return = { $form ->
        [does] rend
        [to] rendre
       *[do] rendez
    }
hybris-part-may-return = { $form ->
        [does] peut rendre
        [to] rendre si l’on veut
       *[do] vous pouvez rendre
    }
hybris-part-tokens = { $number ->
        [one] 1 jeton Olympien
       *[other] { $number } jetons Olympien
    }
hybris-verb-hunt = { hybris-do-take } { hybris-part-tokens } { $of ->
        [prey] d’un adversaire présent
        [opponent] de { hybris-part-own-m } adversaire (contre le jeu : de n’importe qui)
        [actor] de ce joueur
        [each] de chaque adversaire
       *[any] { $number ->
            [one] d’un adversaire au choix
           *[other] d’adversaires au choix
        }
    }
    .means = Artémis prend tant de jetons Olympien de la proie qui est là (`of = "prey"`), de l’adversaire (`opponent`), de l’acteur (`actor`), de chaque adversaire (`each`) ; sinon de qui elle veut
hybris-verb-release = { $head ->
        [yes] { hybris-do-return }
       *[no] { hybris-part-may-return }
    } { hybris-part-tokens }{ $of ->
        [opponent] {" "}de { hybris-part-own-m } adversaire
       *[any] {""}
    }{ $subject ->
        [other]  : { $effects }
       *[own] {" "}pour { $effects }
    }{ $times ->
        [0] {""}
       *[other] {" "}({ $times } fois au plus)
    }
    .means = Rendre tant de jetons (`of` l’adversaire), puis `then` ; avec `times`, jusqu’à tant de fois
hybris-verb-arrows = { hybris-part-may-return } des jetons Olympien contre de la Force : +2 pour un jeton de { hybris-part-own-m } adversaire, +1 pour tout autre, +{ $number } en tout au plus
    .means = Rendre des jetons pour de la Force : 2 pour un du joueur combattu, sinon 1 ; tant au plus
hybris-count-quiver = { $use ->
        [each] { $per ->
            [0] jeton adverse { hybris-part-which-one-has }
           *[other] groupe de { $per } jetons adverses { hybris-part-which-one-has }
        }
       *[most] le plus de jetons adverses
    }
    .means = jetons que détient Artémis ; avec `per`, une fois par tant
hybris-count-arrows-shot = { $use ->
        [each] jeton rendu dans ce Combat
       *[most] le plus de jetons rendus dans ce Combat
    }
    .means = jetons rendus pour de la Force dans ce Combat
hybris-modify-arrows = { hybris-part-own-many } flèches peuvent donner { $size } de Force de plus en tout
    .means = combien de Force de plus peuvent donner en tout les jetons rendus dans un Combat
hybris-modify-hunting = { hybris-part-own-many } Prophètes chassent aussi
    .means = `prophets` : ses Prophètes chassent aussi
hybris-on-hunts = { $by ->
        [self] votre Olympien ou l’un de vos Héros arrive dans un Lieu (dans le Monde Mortel, une Ville) où se trouve un personnage adverse
        [other] l’Olympien ou un Héros d’un autre joueur arrive là où se trouve un personnage adverse
       *[any] un Olympien ou un Héros arrive là où se trouve un personnage adverse
    }
    .means = du personnage : un Olympien ou un Héros d’Artémis vient là où se trouve un personnage adverse
hybris-on-token-taken = { $by ->
        [self] vous prenez
        [other] un autre joueur prend
       *[any] un joueur prend
    } un jeton Olympien adverse
    .means = de qui l’a pris : un jeton d’un autre joueur a été pris
hybris-on-pilgrimage = { hybris-part-one-performs } { hybris-action-influence } ou { hybris-action-deploy } dans une Ville où vous avez un Temple
    .means = de qui agit : une Influence ou un déploiement là où Artémis a un Temple
hybris-on-fight-begins = { $by ->
        [self] un de vos Combats commence
        [other] un Combat d’un autre joueur commence
       *[any] un Combat commence
    } (contre le jeu : dès que sa Force est connue)
    .means = du combattant : un Combat commence ; contre le jeu, une fois sa Force connue

## Questions et options

hybris-ask-hunt = Vous prenez un jeton Olympien : à qui ?
hybris-ask-return-token = Vous rendez un jeton Olympien : à qui ?
hybris-ask-release = { GIVEN($source) ->
        [no] Rendez-vous des jetons ?
       *[yes] { $source } : rendez-vous des jetons ?
    }
hybris-ask-arrows = Combat contre { $enemy }, { $own } à { $other } : tirez-vous ? Vos flèches peuvent encore donner { $left } de Force.
hybris-option-prey = { $owner }
    .gives = en a { $reserve } en réserve ; vous en tenez { $held }
hybris-option-token-of = Un jeton pris à { $owner }
    .costs = vous en tenez { $held }
hybris-option-release = Rendre { $number ->
        [one] 1 jeton
       *[other] { $number } jetons
    } : { $effects }
hybris-option-keep-tokens = Les garder
hybris-option-arrow = Tirer un jeton pris à { $owner } : { SIGNED($strength) } de Force
    .costs = vous en tenez { $held }
hybris-option-no-arrow = Ne plus tirer
hybris-why-no-reserve = { $owner } n’a plus de jeton en réserve
hybris-why-no-prey = { $owner } n’est pas en cause
hybris-why-not-held = vous ne tenez aucun jeton pris à { $owner }
hybris-why-other-token = un jeton pris à { $owner } ne convient pas ici

## Ce qui est dit

hybris-hunted = { $seat } prend un jeton Olympien à { $owner }.
hybris-hunted-enemy = { $seat } prend un jeton de l’ennemi.
hybris-token-back = { $seat } rend un jeton Olympien à { $owner }.
hybris-token-back-enemy = { $seat } rend un jeton à l’ennemi.
hybris-token-lent = { $owner } n’a plus de jeton Olympien et en reprend un à { $seat }.
hybris-arrow = { $seat } tire un jeton pris à { $owner } : { SIGNED($strength) } de Force.
hybris-arrow-enemy = { $seat } tire un jeton de l’ennemi : { SIGNED($strength) } de Force.

## Sur le plateau

hybris-board-quiver = { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } pris à { $owner }
hybris-board-quiver-enemy = { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
    } de l’ennemi
