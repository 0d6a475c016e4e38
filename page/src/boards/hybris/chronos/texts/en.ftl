# Chronos on the page.

board-hybris-stage-chronos = The board of Chronos
board-hybris-combat-avatar = Combat against { $enemy }{ GIVEN($city) ->
        [no] {""}
       *[yes] : { $city }
    }
board-hybris-chronos-at-home = on the board of Chronos
board-hybris-chronos-turn = Its turn in the round of Concepts.
board-hybris-chronos-present = Present here: { $seats }.
board-hybris-chronos-chosen = Its Pillar was taken by { $owner }.
board-hybris-chronos-chains = Chains left: { $count }.
board-hybris-chronos-asks = It asks for { $asks }.
board-hybris-chronos-intensity = Intensity: { $count }
board-hybris-chronos-deck = Cards left in its deck: { $count }.
board-hybris-chronos-pile = Tiles to come: { $count }.
board-hybris-chronos-tucked = Seen, at the bottom of the deck: { $names }.
board-hybris-chronos-next = On top of the deck: { $name }.
board-hybris-chronos-boon = Boon
board-hybris-chronos-stored = { $resource } of Chronos: { $count } of { $places }
board-hybris-chronos-dearer = Each Craft costs { $number } more in this Age.
board-hybris-chronos-tokens = Tokens in the reserve of Chronos: { $count }.
board-hybris-chronos-avatar-deck = Conflict cards of the Avatars: { $count }
board-hybris-chronos-shackles = Shackles
board-hybris-chronos-asleep = Asleep, face down, until the end of Age { $age }.
board-hybris-chronos-part-concepts = The Concepts
board-hybris-chronos-part-up = Face up
board-hybris-chronos-part-foreseen = On top of a deck, as you know
board-hybris-chronos-part-tucked = At the bottom of their decks
board-hybris-chronos-part-avatars = The Avatars
board-hybris-chronos-part-discard = Cards that the Avatars have played
board-hybris-chronos-part-turned = Tiles turned over
board-hybris-chronos-part-gone = Out of the game
board-hybris-chronos-part-endings = How it ends
board-hybris-chronos-part-played = House rules in play
board-hybris-chronos-part-left = House rules left out: what the aid prints is played instead
board-hybris-chronos-seal = Forbidden ({ $owner })

## Signs

board-hybris-sign-chain = Chain
board-hybris-sign-shackle = Shackle
board-hybris-sign-intensity = Intensity
board-hybris-sign-seal = Sealed slot
board-hybris-sign-sleep = Asleep until a later Age
board-hybris-sign-avatar = Avatar
