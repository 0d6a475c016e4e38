## A turn, and the land

hellas-lesson-lands = A turn, and the land
    .about = Moving hoplites and your hero, control, a temple, combat cards, recruits
    .done = Temples are one of the four ways to win; the others are lands, monsters and the crown. A round ends when somebody builds a monument, and then the monsters move.
hellas-lesson-lands-hoplites = You lead Achilles and two hoplites in Corinthia. A turn begins with regular actions, each once. Hoplite Movement: send one hoplite to Boeotia, which has a city.
    .title = Hoplites
hellas-lesson-lands-hero = Hero Movement: Achilles goes as far as his speed. He takes part in quests and hunts, not in the fight for land. Bring him to Boeotia or Attica.
    .title = Your hero
hellas-lesson-lands-temple = After the regular actions comes one special action. A temple can be built in a region that you control, and brings a priest. Go on, and build one in Corinthia.
    .title = A special action
hellas-lesson-lands-control = A region is yours when your hoplites there are worth its population. One is too few for Boeotia: bring the other. If you are offered a blessing first, keep the one that you like.
    .title = Control
hellas-lesson-lands-prepare = A special action can be used again only after a monument was built, so each counts. Prepare gives combat cards, for battles and hunts: draw at least one.
    .title = Prepare
hellas-lesson-lands-recruit = Recruit puts new hoplites into cities that you control. Finish preparing, and on your next turn recruit in Boeotia.
    .title = Recruit

## A prayer and a hunt

hellas-lesson-hunt = A prayer and a hunt
    .about = Priests, what gods give, and how a monster is wounded
    .done = A monster that is covered with wounds is slain, and its trophy is yours; so many of them win the game. What it does in return depends on its cards.
hellas-lesson-hunt-pray = A temple gave you a priest. Prayer is a regular action: a priest at a monument raises an attribute of your hero for good. Pray to Zeus for strength.
    .title = A prayer
hellas-lesson-hunt-hunt = Achilles stands in Crete, where the Minotaur is. Go on to the special action and hunt: you draw as many cards as you have strength.
    .title = The hunt
hellas-lesson-hunt-wound = Each monster shows the symbols that must be covered. A combat card with such a symbol wounds it; when you stop, the monster strikes back. Deal a wound.
    .title = A wound

## A battle, and the ways to win

hellas-lesson-battle = A battle, and the ways to win
    .about = A march, combat cards, losses, and what wins a game
    .done = Who holds enough whole lands or temples, has slain enough monsters, or holds the land of a finished monument when the count is over, has won. How far everybody is stands under each name, and in the numbers (key N).
hellas-lesson-battle-march = Your rival holds Euboea and its city; you have four hoplites next to it, in Boeotia. Hoplite Movement moves a few by one region; March, a special action, moves a whole army. Go on, and march on Euboea with all four.
    .title = March
    .missed = One hoplite alone against a city and the cards of whoever holds it: that battle is lost before the first card. Take it back and march with all of them.
hellas-lesson-battle-card = Where two armies meet they fight. Each hoplite counts 1; in turns both play combat cards for more. Flank Attack adds 2 to its value if you are more: play it.
    .title = Combat cards
    .missed = Whoever passes plays no more cards in this battle, and your rival does. Take it back and play Flank Attack.
hellas-lesson-battle-losses = You are ahead. Skulls on cards are hoplites that you lose, even as the winner, so stop here: the loser loses one more and withdraws, and the region is yours whatever its population.
    .title = Enough is enough
hellas-lesson-battle-monument = Four things win a game: whole lands, the colours of the map; temples, on shrines that you hold; monsters slain; and the crown, for who holds the region of a finished monument. On your next turn go on, and build at one: all special actions are free again, and monsters move.
    .title = Four ways to win
