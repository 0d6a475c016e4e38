## The first turns of the war

hellas-lesson-campaign = Alone against Xerxes
    .about = Your turn, the token that answers it, the tracks of the war, allies, a temple and a prayer
    .done = Act I ends when Invasion has reached its last space; until then unite Greece: lands with you are allies in act II, where every victory brings the end of the war nearer. Every track says what it means when you point at it.
hellas-lesson-campaign-loyal = You lead Achilles and loyal troops in Laconia. A turn is as in any game: regular actions, then a special one. Hoplite Movement: send one to Arcadia.
    .title = Loyal troops
hellas-lesson-campaign-token = After your special action Xerxes answers: a token is drawn, a script is read and done, and the tracks move. Prepare yourself: draw your cards, and see what he does.
    .title = His answer
    .missed = Pass takes back used actions; yours are all still there. Take it back and prepare.
hellas-lesson-campaign-control = Mobilization grows until the Persians march, and Invasion is their strength in all regions that they hold. A second hoplite makes Arcadia yours: bring it.
    .title = The tracks of the war
hellas-lesson-campaign-temple = Quests done and monsters slain win the trust of a land; terror loses it. For both your hero has to grow. Go on, and build a temple: it brings a priest, and the next token.
    .title = A temple
hellas-lesson-campaign-prayer = A priest at a monument makes your hero better for good, and in the campaign the gods give more the higher they are. Pray to one.
    .title = A prayer
