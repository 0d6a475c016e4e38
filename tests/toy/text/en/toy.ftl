hybris-module-toy = Beans
    .about = A lot is drawn in each Age; who calls the right side of a toss wins beans, and beans are points.
hybris-verb-toss = { $form ->
        [does] tosses
       *[do] toss
    } for { $number ->
        [one] 1 bean
       *[other] { $number } beans
    }
    .means = Call heads or tails, or neither; whoever is right wins so many beans
hybris-about-lot = { $name }, a lot
hybris-about-lot-does = Everybody: { $effects }.
hybris-ask-toss = Do you call a side?
hybris-side-heads = heads
hybris-side-tails = tails
hybris-option-call = Call { $side }
hybris-option-no-toss = Call nothing
hybris-why-called-again = you called { $side } the last time
hybris-lot-drawn = The lot of this Age is { $lot }.
hybris-toss-won = { $seat } is right and wins { $number ->
        [one] 1 bean
       *[other] { $number } beans
    }.
hybris-toss-lost = { $seat } is wrong.
hybris-points-beans = Beans
