hybris-module-toy = Fèves
    .about = Chaque Âge, on tire un sort ; qui dit juste à pile ou face gagne des fèves, et les fèves sont des points.
hybris-verb-toss = { $form ->
        [does] joue
       *[do] jouez
    } { $number ->
        [one] 1 fève
       *[other] { $number } fèves
    } à pile ou face
    .means = Dire pile ou face, ou ni l’un ni l’autre ; qui a raison gagne tant de fèves
hybris-about-lot = { $name }, un sort
hybris-about-lot-does = Chacun : { $effects }.
hybris-ask-toss = Dites-vous pile ou face ?
hybris-side-heads = pile
hybris-side-tails = face
hybris-option-call = Dire { $side }
hybris-option-no-toss = Ne rien dire
hybris-why-called-again = vous avez dit { $side } la dernière fois
hybris-lot-drawn = Le sort de cet Âge est { $lot }.
hybris-toss-won = { $seat } a raison et gagne { $number ->
        [one] 1 fève
       *[other] { $number } fèves
    }.
hybris-toss-lost = { $seat } a tort.
hybris-points-beans = Fèves
