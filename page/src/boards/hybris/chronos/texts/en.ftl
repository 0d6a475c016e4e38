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
board-hybris-chronos-part-played = Rules of the house that are played
board-hybris-chronos-part-left = Rules of the house left out: what the aid prints is played instead
board-hybris-chronos-seal = Forbidden ({ $owner })

## Sections of the books of rules

rules-section-chr-gen = Against Chronos
rules-section-chr-p1 = Phase 1: Pillars
rules-section-chr-p2 = Phase 2: Planning
rules-section-chr-p3 = Phase 3: Actions
rules-section-chr-pillar = Pillars
rules-section-chr-act = Activations
rules-section-chr-pass = Passing
rules-section-chr-cturn = The turn of Chronos
rules-section-chr-p4 = Phase 4: End of an Age
rules-section-chr-combat = Combat
rules-section-chr-defeat = Defeat
rules-section-chr-chain = Chained Concepts
rules-section-chr-anth = Anthros
rules-section-chr-cosm = Cosmos
rules-section-chr-gono = Gonos
rules-section-chr-temn = Temnein
rules-section-chr-ava = Avatars
rules-section-chr-move = Movement of Avatars
rules-section-chr-res = Resources of Chronos
rules-section-chr-upg = Upgrades of Chronos
rules-section-chr-shack = Shackles
rules-section-chr-deso = Desolation
rules-section-chr-alone = Words that speak of others
rules-section-chr-end = How it ends
rules-section-chr-house = Rules of the house
