## A city of your own

ephyran-lesson-first-city = Your first city
    .about = A turn, the two piles, a reinforcement and Dionysus
    .done = That is all there is to a turn. Whoever has the most prestige when the draw pile runs out, or when a city is complete, wins. Play on if you like.

ephyran-lesson-first-city-build = Every card shows two halves, a creature for one territory or a creature for another. A city grows from zone 1 upwards in each of its four territories. Your satyr belongs to zone 1 of Gaia’s Lands: click the lit zone, or the answer below.
    .title = Build a zone
ephyran-lesson-first-city-open = At the end of a turn you draw a card, so your hand stays at five. When a card lies on the discard pile you may take it instead of an unknown one. You see what you get, and your rival sees it too. Take the open card.
    .title = The open card
    .missed = That was the draw pile: nobody knows what one gets there, and what was seen cannot be unseen. Begin again and take the open card.
ephyran-lesson-first-city-reinforce = Some halves are reinforcements: instead of building you play them for what they do. The card that you have just taken is one: it takes a magic token. Play it, look at the token, and lay it face down on one of your zones. It may be worth points or cost them, and your rival cannot know.
    .title = A reinforcement
ephyran-lesson-first-city-dionysus = Dionysus can be any zone. Begin a second territory with him.
    .title = Dionysus fits everywhere
ephyran-lesson-first-city-grow = Each zone that you add makes its territory worth more; what your city is worth stands beside your name. Build twice more. The list says what each card gives, and what you give up with its other half.
    .title = Let it grow
ephyran-lesson-first-city-discard = When nothing fits, a turn is discarding a card and drawing another. Discard what you can do without, but remember that your rival may pick it up.
    .title = When nothing fits
