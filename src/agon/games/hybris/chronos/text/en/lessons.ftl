## An Age against Chronos

hybris-lesson-chronos = Alone against Chronos
    .about = Two Pillars, the Focus, your turns between his, and what his Concepts take
    .done = You win with more Victory Points than Chronos after Age 6, or with your sixth Upgrade. He gains by broken chains, by Avatars in Cities and by what he has stored: look at what each Concept asks for before you spend it.
hybris-lesson-chronos-pillars = Alone you take two Pillars each Age. Each stands over a Concept of Chronos, which is resolved at once: a chain breaks, or its Intensity grows. Take two.
    .title = Two Pillars
hybris-lesson-chronos-focus = One of the two Concepts is your Focus. The Concepts have their turns from left to right; at the Focus it is your turn, and its card lies in your hands instead of his. Choose one.
    .title = The Focus
hybris-lesson-chronos-plan = As ever, tokens say where your Hero and your Prophet will go. You have few characters in the first Age, so let none of them rest.
    .title = Planning
    .missed = A character without a token does nothing this Age, and Chronos never rests. Take it back and give it a token.
hybris-lesson-chronos-turn = It is your turn at the Focus: activate your Hero or your Prophet, and let them act.
    .title = Your turn
hybris-lesson-chronos-evil = Now the other Concepts. Each asks for something; who has it is left alone. Where one asks for more than you have, you choose the evil: its card strikes, Chronos takes what is his, or an Avatar comes.
    .title = The lesser evil
hybris-lesson-chronos-age = So it goes round, a turn for you and one for each Concept, until you pass. Do what you like, then pass, and see what the end of the Age brings: cards left face up bring Desolation.
    .title = The end of an Age
