# What is said of each component.

hybris-about-named = { $name }
hybris-about-reward = Reward: { $effects }.

## Boards and tracks

hybris-about-location = { $name }: Location.
hybris-about-location-conversions = Conversion table: { $rows }.
hybris-about-location-slots = Slots: { $slots }.
hybris-about-location-malus = With no slot left, on the artwork: { $effects }.
hybris-about-location-no-prophets = Prophets cannot go there.
hybris-about-location-adjacent = Adjacent: { $places }.

hybris-about-slot = { $name }: slot ({ $location }).
hybris-about-slot-brief = { $name } ({ $effects })
hybris-about-slot-bonus = Bonus: { $effects }.
hybris-about-slot-open = Any number of characters may stand on it.

hybris-about-conversion = { $name }, with { hybris-action-convert }: pay { $trade }{ $limit ->
        [0] {""}
        [one] {" "}({ $limit } time per action)
       *[other] {" "}({ $limit } times per action)
    }.
hybris-about-conversion-added = { $name }: a conversion that { $play } adds.
hybris-about-conversions = { $name }: with { hybris-action-convert }, at Olympus, make as many of these conversions as you can pay for.
hybris-about-rows = { $rows }.
hybris-about-conversion-row = { $cost }: { $effects }
hybris-clause-trade = { $cost } to { $effects }
hybris-about-workshop = { $name }: { $spaces } spaces, the first of which is A. A Technology that is conceived enters at A and pushes the others on; the longer it has waited, the less it costs to craft. Pushed past the last space, it goes to the Factory and its owner pays nothing.
hybris-about-workshop-space = { $name }: { $discount ->
        [0] a Technology here costs its full price to craft.
        [one] a Technology here costs { $discount } resource less to craft.
       *[other] a Technology here costs { $discount } resources less to craft.
    }
hybris-about-factory = { $name }: { $spaces } spaces. Crafted Technologies enter on the first and move on with { hybris-action-produce } and at the end of each Age; off the last one they go to their owner's storage. Whoever moves out a rival's: { $exit }.
hybris-about-factory-space = { $name }: { $last ->
        [yes] from here a Technology moves on to its owner's storage.
       *[no] from here a Technology moves on to the next space.
    }
hybris-about-storage = { $name }: finished Technologies that can be deployed. Each player has room for { $tiles }.

hybris-about-track-grandeur = Grandeur track: { $spaces } spaces, the first one in front. It sets who chooses a Pillar first and breaks ties; gaining Grandeur in front gives Victory Points, losing it at the back costs them.
hybris-about-track-determination = Determination track: { $values }. The cards you play in a Combat may not cost more than its value.
hybris-about-track-kindness = Kindness track: when you deploy, you gain the bonus of every space up to your cube, which then goes back to the first.
hybris-about-track-kindness-space = Kindness { $number }: { $effects }.

## The Mortal World

hybris-about-city = { $name }: City with { $spaces ->
        [one] { $spaces } Technology space
       *[other] { $spaces } Technology spaces
    }.
hybris-about-city-slot = Slot: { $effects }.
hybris-about-city-influence = { hybris-action-influence }: gain { $kindness } Kindness, then either { $followers ->
        [one] { $followers } Follower
       *[other] { $followers } Followers
    } or the Service ({ $service }).
hybris-about-city-affinity = Affinity: { $type }. A Technology of that type deployed there gives 1 Victory Point.
hybris-about-city-links = Links: { $links }.
hybris-about-space = { $name }: Technology space.
hybris-about-space-joints = Its edges meet { $joints }.
hybris-about-joint = { $space } ({ $edge })
hybris-about-joint-link = { $space } ({ $edge }, { $link })
hybris-about-link = { $name }: Technology Link between { $a } ({ $a_edge }) and { $b } ({ $b_edge }).
hybris-about-well = { $name }: Prayers that are generated go into it, Prayers that are gained come from it.
hybris-about-well-follower = With { $mark } to { $below } Prayers after some were added, the active player loses 1 Follower.
hybris-about-well-temple = With { $mark } or more, the first in Grandeur who has a Temple in a City destroys one, and the Well is emptied.

## Technologies and Conflict cards

hybris-about-technology = { $name }: Technology ({ $type }).
hybris-about-technology-cost = Crafting cost: { $amounts }.
hybris-about-technology-rewards = Deployed: { $amounts }.
hybris-about-technology-connectors = Connectors: { $edges }.

hybris-about-card = { $name }: Conflict card ({ $type }).
hybris-about-deck-common = In the deck of every Olympian.
hybris-about-deck-own = Deck: { $olympian }.
hybris-about-deck-enhanced = Enhanced card: { $olympian }.
hybris-about-deck-coliseum = Deck: Coliseum, { $copies ->
        [one] { $copies } copy
       *[other] { $copies } copies
    }.
hybris-about-card-strength = Strength { $strength }, Determination cost { $cost }.
hybris-about-card-elements = Shows { $elements }.
hybris-about-card-left = Combo on the left: completes { $symbol }, { SIGNED($bonus) } Strength.
hybris-about-card-left-any = Combo on the left: completes any image, { SIGNED($bonus) } Strength.
hybris-about-card-right = Combo on the right: begins { $symbol }.
hybris-about-card-effects = Effect: { $effects }.
hybris-about-symbol = { $name }: Combo image.
hybris-about-symbol-begun = Begun by { $cards }.
hybris-about-symbol-completed = Completed by { $cards }.

## Olympians

hybris-about-olympian = { $name }: Olympian, Aura { $aura }, Determination { $determination }.
hybris-about-power = { $name }. { $power }
hybris-about-power-of = A power of { $olympian }.
hybris-about-olympian-heroes = Heroes: { $heroes }. Prophets: { $prophets }.
hybris-about-olympian-upgrades = Upgrades: { $tiles }.
hybris-about-olympian-spark = Spark { $number }: { $effects }.
hybris-about-olympian-aid = Advice: { $aid }
hybris-about-prophets = { $name }: Prophets of { $olympian }.
hybris-about-prophet = { $name }: a Prophet ({ $prophets }).
hybris-about-prophets-flee = They cannot go to the Fates or the Coliseum, do not fight, and flee to the reserve when attacked.
hybris-about-hero = { $name }: Hero of { $olympian }.
hybris-about-hero-reserve = Starts in the reserve.
hybris-about-hero-tile = Starts on { $tile }.
hybris-about-coliseum-hero = { $name }: Hero of the Coliseum.
hybris-about-coliseum-hero-enemy = As an enemy: { $enemy }.
hybris-about-coliseum-hero-ally = Allied, this Hero gives you { $number ->
        [one] this power
       *[other] these powers
    }. { $powers }
hybris-about-upgrade = { $name }: Upgrade of { $olympian }.
hybris-about-upgrade-items = Pieces, from left to right: { $items }.
hybris-about-item-named = { $item } ({ $name })
hybris-about-upgrade-reward = With the last one: { $effects }.
hybris-about-upgrade-unlocked = Unlocked, it gives you { $number ->
        [one] this power
       *[other] these powers
    }. { $powers }

## Cards

hybris-about-pillar = { $name }: Divine Pillar { $number }.
hybris-about-pillar-upper = Upper half: { $effects }.
hybris-about-pillar-lower = Lower half: { $effects }.

hybris-about-premonition = { $name }: Premonition, difficulty { $tier } of 4.
hybris-about-premonition-place = Send a character to: { $place }.
hybris-about-premonition-conditions = On that turn: { $conditions }.

hybris-about-primordial = { $name }: Primordial { $letter }.
hybris-about-primordial-first = { $name }: Primordial, in the Underworld from the start.
hybris-about-primordial-aegis = { hybris-action-drain } gives { $aegis } Aegis while it lies on top.
hybris-about-primordial-wrath-1 = Wrath I, unless a Conflict card of yours lies beside the Oracle: { $effects }.
hybris-about-primordial-wrath-2 = Wrath II: { $effects }.
hybris-about-primordial-no-wrath = No Wrath.

hybris-about-epic = { $name }: Epic Quest of { $songs } Songs, difficulty { $tier } of 4.
hybris-about-epic-reward = Epic reward, with the last Song: { $effects }.
hybris-about-song = Song { $number ->
        [1] I
        [2] II
        [3] III
       *[4] IV
    }, { $title }: { $conditions }.
hybris-about-song-of = A Song of { $quest }.
hybris-about-clash = { $name }: Clash Quest, difficulty { $tier } of 4.
hybris-about-clash-enemy = Enemy: { $enemy }.

## Scenarios, Variants

hybris-about-scenario = { $name }: Scenario, complexity { $complexity }.
hybris-about-variant = { $name }: Variant.
hybris-about-play-players = For { $first } to { $last } players, { $duel ->
        [yes] in Duel mode as well.
       *[no] not in Duel mode.
    }
hybris-about-variant-no-scenario = Not with a Scenario.
hybris-about-variant-excludes = Not with { $variants }.
hybris-about-discipline = { $name }: discipline. Judged by { $best }.
hybris-about-token = { $name }: token. At the start: { $location }.
hybris-about-token-location = { $name }: laid under a Hero or a Prophet in Planning, it leads there.
hybris-about-token-bonus = { $name }: laid under a Hero or a Prophet in Planning, it leads to any Location; then it is gone.
hybris-about-counter = { $name }: a count that all players share.
