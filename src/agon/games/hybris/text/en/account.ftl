### A match in numbers: points by source, deeds; and what everybody should know is near

hybris-account-measure = Victory Points
hybris-account-upgrades = Upgrades unlocked

## What is compared when nobody has won before

hybris-compared-held = Victory Points
hybris-compared-grandeur = Space on the Grandeur track, from its end
hybris-compared-unlocked = Upgrades unlocked
hybris-compared-items-removed = Pieces taken off Upgrade tiles
hybris-compared-trophies = Trophies

## Where points come from

hybris-points-tile = Technologies deployed
hybris-points-connection = Connections
hybris-points-affinity = Affinity of Cities
hybris-points-temple = Temples
hybris-points-technology = Powers of Technologies
hybris-points-quest = Quests
hybris-points-premonition = Premonitions
hybris-points-upgrade = Upgrades
hybris-points-power = Powers of the Olympian
hybris-points-hero = Heroes
hybris-points-olympian = Spark track
hybris-points-pillar = Pillars
hybris-points-primordial = Primordials
hybris-points-card = Conflict cards
hybris-points-slot = Slots
hybris-points-location = Locations
hybris-points-city = Services of Cities
hybris-points-kindness = Kindness
hybris-points-conversion = Prayers converted
hybris-points-forge = The Forge
hybris-points-oracle = Perceive
hybris-points-grandeur = First in Grandeur
hybris-points-grandeur-lost = Last in Grandeur
hybris-points-cities = Influence in Cities
hybris-points-scenario = The Scenario
hybris-points-variant = The Variant
hybris-points-paid = Paid
hybris-points-given = Given and received
hybris-points-other = Other

## What everybody did

hybris-deed-combats = Combats fought
hybris-deed-won = Combats won
hybris-deed-tiles = Technologies deployed
hybris-deed-quests = Quests achieved
hybris-deed-premonitions = Premonitions completed
hybris-deed-temples = Temples built
hybris-deed-aegis-earned = Aegis earned
hybris-deed-aegis-spent = Aegis spent

## What is near

hybris-alarm-ascension = { $seat } has unlocked { $unlocked } Upgrades: one more, and { $seat } ascends and wins.
hybris-alarm-scenario = { $seat } has unlocked { $unlocked } Upgrades and is one short of all.
hybris-alarm-last-age = Age { $age } has begun: it is the last.
