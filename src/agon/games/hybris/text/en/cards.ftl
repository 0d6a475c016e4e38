# Words that what the components do is put together from.
# Messages named hybris-part-... stand only inside other messages and take their arguments.

## How clauses are joined


## Whose, and where. Three of "your", since French has three

hybris-part-own-m = { $person ->
        [they] their
       *[you] your
    }
hybris-part-own-f = { $person ->
        [they] their
       *[you] your
    }
hybris-part-own-many = { $person ->
        [they] their
       *[you] your
    }
hybris-part-one-has = { $person ->
        [they] they have
       *[you] you have
    }
hybris-part-which-one-has = { $person ->
        [they] they have
       *[you] you have
    }
hybris-part-place-here = { $here ->
        [tile] in this City
       *[there] there
    }
hybris-part-at-most = { $max ->
        [0] {""}
       *[other] {" "}(at most { $max })
    }

## Resources, and amounts of them

hybris-amount = { $number } { $resource }
hybris-amount-showing = { $number } { $resource } showing { $element }
hybris-amount-enhanced = { hybris-part-own-f } Enhanced Conflict card

hybris-resource-vp = { $number ->
        [one] Victory Point
       *[other] Victory Points
    }
hybris-resource-aegis = { $number ->
        [one] Aegis
       *[other] Aegis
    }
hybris-resource-follower = { $number ->
        [one] Follower
       *[other] Followers
    }
hybris-resource-prayer = { $number ->
        [one] Prayer
       *[other] Prayers
    }
hybris-resource-grandeur = { $number ->
        [one] Grandeur
       *[other] Grandeur
    }
hybris-resource-kindness = { $number ->
        [one] Kindness
       *[other] Kindness
    }
hybris-resource-determination = { $number ->
        [one] Determination
       *[other] Determination
    }
hybris-resource-conflict-card = { $number ->
        [one] Conflict card
       *[other] Conflict cards
    }
hybris-resource-coliseum-card = { $number ->
        [one] Coliseum card
       *[other] Coliseum cards
    }
hybris-resource-premonition = { $number ->
        [one] Premonition
       *[other] Premonitions
    }
hybris-resource-bonus-location = { $number ->
        [one] Bonus Location token
       *[other] Bonus Location tokens
    }
hybris-resource-generated-prayer = { $number ->
        [one] generated Prayer
       *[other] generated Prayers
    }
hybris-resource-enhanced-card = { $number ->
        [one] Enhanced Conflict card
       *[other] Enhanced Conflict cards
    }
hybris-resource-temple = { $number ->
        [one] Temple
       *[other] Temples
    }
hybris-resource-spark = { $number ->
        [one] Spark
       *[other] Sparks
    }
hybris-resource-prophet = { $number ->
        [one] Prophet
       *[other] Prophets
    }
hybris-resource-hero = { $number ->
        [one] Hero
       *[other] Heroes
    }
hybris-resource-character = { $number ->
        [one] Prophet or Hero
       *[other] Prophets or Heroes
    }
hybris-resource-laurel = { $number ->
        [one] laurel
       *[other] laurels
    }

## Elements, types, pieces, edges

hybris-element-fire = Fire
hybris-element-water = Water
hybris-element-earth = Earth
hybris-element-air = Air
hybris-element-times = { $number } { $element }

hybris-type-architecture = Architecture
hybris-type-culture = Culture
hybris-type-military = Military
hybris-type-science = Science
hybris-type-social = Social

hybris-card-type-weapon = Weapon
hybris-card-type-manoeuvre = Manoeuvre
hybris-card-type-miracle = Miracle

hybris-item-spark = Spark
hybris-item-temple = Temple
hybris-item-prophet = Prophet
hybris-item-hero = Hero

hybris-edge-n = top
hybris-edge-e = right
hybris-edge-s = bottom
hybris-edge-w = left

hybris-letter-alpha = alpha
hybris-letter-beta = beta
hybris-letter-gamma = gamma

hybris-character-any = a character
hybris-character-olympian = an Olympian
hybris-character-hero = a Hero
hybris-character-prophet = a Prophet
hybris-character-ally = an allied Coliseum Hero
hybris-character-this = this Hero
hybris-own-character-any = one of your characters
hybris-own-character-olympian = your Olympian
hybris-own-character-hero = one of your Heroes
hybris-own-character-prophet = one of your Prophets
hybris-own-character-ally = one of your allied Coliseum Heroes

## Places

hybris-at-olympus = at Olympus
hybris-at-coliseum = at the Coliseum
hybris-at-underworld = in the Underworld
hybris-at-fates = at the Fates
hybris-at-oracle = at the Oracle
hybris-at-forge = at the Forge
hybris-at-mortal-world = in the Mortal World
hybris-at-city = in { $city }

hybris-from-olympus = from Olympus
hybris-from-coliseum = from the Coliseum
hybris-from-underworld = from the Underworld
hybris-from-fates = from the Fates
hybris-from-oracle = from the Oracle
hybris-from-forge = from the Forge
hybris-from-mortal-world = from the Mortal World
hybris-from-city = from { $city }
hybris-from-here = from { $here ->
        [tile] this City
       *[there] there
    }

## Actions, and what each does

hybris-action-convert = Convert
hybris-action-conceive = Conceive
hybris-action-craft = Craft
hybris-action-produce = Produce
hybris-action-perceive = Perceive
hybris-action-omen = Omen
hybris-action-achieve = Achieve
hybris-action-train = Train
hybris-action-fight = Fight
hybris-action-resurrect = Resurrect
hybris-action-drain = Drain
hybris-action-influence = Influence
hybris-action-deploy = Deploy

hybris-action-line = { $action }: { $does }.
hybris-does-convert = pay Prayers for rows of the conversion table, as often as you like
hybris-does-conceive = take any Technology from the piles to space A of the Workshop
hybris-does-craft = pay the cost of one of your Technologies in the Workshop, { $b } less on space B and { $c } less on C; it goes to the Factory
hybris-does-produce = every Technology in the Factory moves on by 1 space; off the last one it goes to its owner's storage, which holds { $storage }. If you move out a rival's, { $exit }
hybris-does-perceive = gain 1 Victory Point and 1 Premonition
hybris-does-omen = lay a Conflict card with a new Element beside the Oracle and pay 1 Follower; look at the next Primordial, whose Wrath I will spare you
hybris-does-achieve = attempt a Song of an Epic, or fight a Clash
hybris-does-train = gain 1 Coliseum card
hybris-does-fight = fight a Hero of the Coliseum, who becomes your ally if you win
hybris-does-resurrect = bring one of your defeated Heroes back to your reserve
hybris-does-drain = gain as much Aegis as the Primordial on top of the pile gives
hybris-does-influence = gain the City's Kindness, then either its Followers or its Service; a Temple of yours adds 1 Kindness or 1 Follower
hybris-does-deploy = lay a stored Technology in the City; gain its Victory Points, its Prayers and the bonuses of your Kindness track, and 1 Victory Point for each Technology connected to it. Others may contest
