## The Outskirts

hybris-lesson-outskirts = Workers, the Outskirts and Chaos
    .about = A Worker in your Hangar, exploring, Energy, and what draws Chaos near
    .done = Each gain of Aegis turns up a Chaos card and may draw it nearer; what it reaches it destroys, and when all five Cities have fallen everybody has lost. Defend, together if you must: whoever drives it back is rewarded.
hybris-lesson-outskirts-worker = Before each Age Workers go to your Hangar, one on a tile. Its Tasks can be done only with a Worker on it, and when all are done you have a machine of the gods. Put your Worker on a tile.
    .title = A Worker
    .missed = A Worker without a tile does nothing for a whole Age. Take it back and put it on a tile.
hybris-lesson-outskirts-explore = The Outskirts are a Location like the others. Odysseus has their token: activate him. Exploring costs nothing but Workers; Defending means a Combat against Chaos, for which you have neither walls nor cards yet. Explore.
    .title = The Outskirts
    .missed = Chaos shows a Strength of about 6, and you have one card. Take it back and explore.
hybris-lesson-outskirts-camp = Workers in the Camp, which all share, move your token up a track: more cards to choose from, better rewards. Advance, then keep one of the cards. If it asks for something that you do not have, it fails, and no more than that.
    .title = The Camp
hybris-lesson-outskirts-energy = Energy drives what stands in your Hangar. You have one: use the Loom of Cities before your turn ends.
    .title = Energy
    .missed = The turn is over, and the Energy unused. Take it back and use the Loom of Cities first.
hybris-lesson-outskirts-chaos = End your turn and pass; your rival goes on alone. At the end of the Age a Worker who has no Task left goes, and Chaos comes one space nearer. Watch it.
    .title = Chaos
