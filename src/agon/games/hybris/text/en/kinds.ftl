# Kinds of things, as they are looked up.

hybris-kind-olympian = Olympians
hybris-kind-enemy = Enemies
hybris-kind-power = Powers of Olympians
hybris-kind-upgrade = Upgrades
hybris-kind-prophets = Prophets
hybris-kind-hero = Heroes
hybris-kind-technology = Technologies
hybris-kind-card = Conflict cards
hybris-kind-symbol = Combo images
hybris-kind-quest = Quests
hybris-kind-premonition = Premonitions
hybris-kind-pillar = Divine Pillars
hybris-kind-primordial = Primordials
hybris-kind-location = Locations
hybris-kind-slot = Slots
hybris-kind-city = Cities
hybris-kind-well = Prayer Well
hybris-kind-track = Tracks
hybris-kind-workshop = Workshop
hybris-kind-conversion = Conversions
hybris-kind-token = Tokens
hybris-kind-scenario = Scenarios
hybris-kind-variant = Variants
hybris-kind-discipline = Disciplines
