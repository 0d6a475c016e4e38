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
