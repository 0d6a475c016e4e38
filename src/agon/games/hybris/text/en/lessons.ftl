## A turn and the places

hybris-lesson-turns = A turn, and what the places are for
    .about = Pillars, planning, activating characters, Cities, the Oracle and your Olympian
    .done = That was most of an Age: plan, send everybody out one by one, then pass. When all have passed, the next Age begins with new Pillars.
hybris-lesson-turns-pillar = You are Athena. An Age begins with a Pillar: its number decides who plays first, its upper half is yours to use once in this Age, its lower half goes to everybody else. Take one of the two that are on offer.
    .title = A Pillar for the Age
hybris-lesson-turns-heroes = Now you plan in secret: under each character you lay a token that says where they will go. Heroes are good in the Mortal World, where Cities lie and where they can fight. Send both there.
    .title = Planning: your Heroes
hybris-lesson-turns-prophets = Prophets do not fight, but they serve you well elsewhere. Send one to the Oracle and the other to Olympus.
    .title = Planning: your Prophets
hybris-lesson-turns-activate = Players now take turns. In a turn you activate one character, for 1 Aegis, and it goes where its token says. Activate a Hero.
    .title = A turn
hybris-lesson-turns-city = In the Mortal World each City has one slot. Whoever takes it also brings Prayers into the Well. Choose a City: each says what Influence gives there.
    .title = A City
hybris-lesson-turns-influence = Standing there, your Hero performs one action of the place. Influence brings the City’s Kindness, and then either its Followers or its Service. Perform it.
    .title = An action
hybris-lesson-turns-end = Choose what you want of the City. Followers and Aegis pay for things, Kindness becomes points when you deploy. Then end your turn.
    .title = What you have gained
hybris-lesson-turns-oracle = At the Oracle, Perceive gives you a point and a Premonition: a secret goal that pays when you meet it. Activate the Prophet who goes there. If a rival disturbs you meanwhile, answer as you like.
    .title = The Oracle
hybris-lesson-turns-olympian = Your Olympian needs no token and costs nothing: Athena goes wherever you want when her turn comes. Finish your turn, then activate her and go to Olympus.
    .title = Your Olympian
hybris-lesson-turns-resolve = When your Olympian acts, your Pillar is resolved: before her action, after it, or before her turn ends. Resolve it now, and use its upper half.
    .title = Resolving your Pillar
    .missed = Declined, the upper half is lost for this Age. Take it back and use it.

## Technologies

hybris-lesson-technologies = Technologies, from idea to City
    .about = Deploy, Conceive, Craft, Produce, and what a tile brings
    .done = Idea, Workshop, Factory, storage, City: five places, and a few turns of work for each tile. Connections and Temples make the last step worth more.
hybris-lesson-technologies-deploy = A Technology lies ready in your storage. A Hero in a City can deploy it there: it pays its points and Prayers, your Kindness gives more, and it stays on the map. Activate Odysseus, choose a City and a space.
    .title = Deploy
hybris-lesson-technologies-conceive = New ideas come from Olympus. Your Prophet can conceive any tile of the piles; it goes to the Workshop. The five on offer are cheap to build. Read them by pointing at them, and take one.
    .title = Conceive
hybris-lesson-technologies-craft = At the Forge you pay for an idea, and it enters the Factory. The further it has moved in the Workshop, the cheaper it is. Activate Diomedes and craft yours.
    .title = Craft
hybris-lesson-technologies-produce = Each tile that enters the Factory pushes the others on; what is pushed out goes into its owner’s storage, ready to be deployed. Produce pushes, too. Send Athena to the Forge and produce.
    .title = Produce

## Combat and Quests

hybris-lesson-combat = Combat and Quests
    .about = Strength, Conflict cards, Determination, and a Clash at the Fates
    .done = Against other players it is the same with cards laid face down, and either side may stop. Beaten Heroes lie in the Underworld until somebody brings them back.
hybris-lesson-combat-might = Odysseus is about to fight a Cyclops. First get strong: Athena holds the Pillar of Ambition, which gives +3 Strength in every Combat of this Age. Activate her and resolve the Pillar.
    .title = Strength for an Age
hybris-lesson-combat-fates = Quests lie open at the Fates. Finish your turn, then activate Odysseus, whose token leads there, and perform Achieve.
    .title = The Fates
hybris-lesson-combat-quest = Polyphemus is a Clash: a Combat against the game, for a reward. His Strength is printed, and one card of the Coliseum is added to it. Attempt it.
    .title = A Clash
hybris-lesson-combat-cards = Play cards until your total is higher than his, then stop. Each red dot on a card costs one Determination, a card without dots is free; neighbours whose symbols match form a combo and add Strength. Stratagem brings new cards: keep what helps.
    .title = Cards
    .missed = You stopped too early: an equal total would not do, and Odysseus is beaten. Take back what you can, or begin again, and play on until your total is higher.

## Upgrades, and how one wins

hybris-lesson-upgrades = Upgrades, and how one wins
    .about = Prayers into pieces, pieces off their tiles, and the two ways to win
    .done = Whoever unlocks all six Upgrades ascends and wins at once. Otherwise points decide after the last Age. You know enough for a whole game now: try it with the owl at your side.
hybris-lesson-upgrades-olympus = Your six Upgrade tiles hold pieces: Sparks, Heroes, Prophets, Temples. Take the last piece off a tile and its power is yours for the rest of the game. Prayers buy pieces, at Olympus: send Athena there and perform Convert.
    .title = At Olympus
hybris-lesson-upgrades-convert = Look at your tiles before you pay. Little Owl holds nothing but one Spark; Ergane holds two more pieces behind hers. Convert Prayers for a Spark, and take it off the Little Owl.
    .title = The right piece
    .missed = Ergane still holds two pieces, so nothing is unlocked. Take it back, and take the Spark off the Little Owl.
hybris-lesson-upgrades-rest = Unlocked! What the tile says is yours now, and often it pays at once. Spend the rest of your Prayers on points if you like, resolve your Pillar, and end the turn.
    .title = An Upgrade
hybris-lesson-upgrades-pass = When you can do no more, you pass: tokens that you did not use come back, and the Age ends when all have passed. Your rival may come first; answer as you like.
    .title = Passing
