# What a table can decide beforehand: each option, its values, the modules, and what each of them changes.

hybris-name = Hybris: Disordered Cosmos
    .about = Gods of the last days of Olympus raise Temples, forge wonders and send out Heroes before the Primordials wake. For 2 to 4 players; alone, against Chronos.

hybris-setup-olympians = Olympians
hybris-setup-olympians-choose = each player in turn chooses one of those left
hybris-setup-olympians-random = those left are dealt at random

hybris-setup-seat-1 = First seat
hybris-setup-seat-1-any = plays any Olympian
hybris-setup-seat-1-zeus = plays Zeus
hybris-setup-seat-1-poseidon = plays Poseidon
hybris-setup-seat-1-athena = plays Athena
hybris-setup-seat-1-hades = plays Hades

hybris-setup-seat-2 = Second seat
hybris-setup-seat-2-any = plays any Olympian
hybris-setup-seat-2-zeus = plays Zeus
hybris-setup-seat-2-poseidon = plays Poseidon
hybris-setup-seat-2-athena = plays Athena
hybris-setup-seat-2-hades = plays Hades

hybris-setup-seat-3 = Third seat
hybris-setup-seat-3-any = plays any Olympian
hybris-setup-seat-3-zeus = plays Zeus
hybris-setup-seat-3-poseidon = plays Poseidon
hybris-setup-seat-3-athena = plays Athena
hybris-setup-seat-3-hades = plays Hades

hybris-setup-seat-4 = Fourth seat
hybris-setup-seat-4-any = plays any Olympian
hybris-setup-seat-4-zeus = plays Zeus
hybris-setup-seat-4-poseidon = plays Poseidon
hybris-setup-seat-4-athena = plays Athena
hybris-setup-seat-4-hades = plays Hades

hybris-setup-psychopomp-coliseum = Hades and a beaten Hero of the Coliseum
hybris-setup-psychopomp-coliseum-counts = Psychopomp gives 1 Victory Point for him as well
hybris-setup-psychopomp-coliseum-ignored = Psychopomp counts the characters of other players only

hybris-setup-wrath-wounds = An Olympian wounded at the end of an Age, by a Wrath or later
hybris-setup-wrath-wounds-next-rest = lies through the whole next Age, until its Rest
hybris-setup-wrath-wounds-age-end = has stood up when the next Age begins

hybris-setup-wrath-newcomers = A Hero who joined in this Age and the Wrath at its end
hybris-setup-wrath-newcomers-wait = cannot fight it: there is no use of him before the next Age
hybris-setup-wrath-newcomers-fight = may fight it: that is no action

## Modules

hybris-module-renaissance = Scenario: Renaissance
    .about = Four Ages with a richer start; five unlocked Upgrades win at once. A good first game.
hybris-module-gigantomachy = Scenario: Gigantomachy
    .about = Nothing but Clashes; every monster that is not beaten in time breaches the wall.
hybris-module-games-of-elis = Scenario: The Games of Elis
    .about = A discipline is judged in every Age, and laurels are worth more the more one has.
hybris-module-persephones-winter = Scenario: Persephone's Winter
    .about = Summers and winters take turns, and in winter Followers are hard to keep.
hybris-module-apple-of-discord = Scenario: The Apple of Discord
    .about = Whoever holds the Apple profits from it, and is attacked for it.
hybris-module-victory-of-influence = Variant: Victory of Influence
    .about = Cities are scored after Ages 3 and 6; who alone leads in four of them wins at once.
hybris-module-victory-of-awakening = Variant: Victory of Awakening
    .about = The first to unlock five Upgrades wins; Victory Points do not.
hybris-module-grip-of-the-oracle = Variant: Grip of the Oracle
    .about = More Premonitions, dearer Omens, heavier Wraths.
hybris-module-duel = Duel
    .about = For two players: two Pillars each, a Posture for each Age, tokens that favour or forbid slots.
