# Things on the table, as questions, options and the log speak of them.

## Figures and places

hybris-prophet-number = Prophet { $number }
hybris-figure-of = { $figure } of { $owner }
hybris-the-primordial = the Primordial
hybris-in-reserve = in reserve
hybris-in-underworld = lying in the Underworld
hybris-on-tile = on an Upgrade tile
hybris-leads-anywhere = any Location
hybris-place-city = { $city }
hybris-place-slot = { $slot } ({ $location })

## Facts

hybris-card-facts = Strength { $strength }, Determination { $cost }{ GIVEN($elements) ->
        [no] {""}
       *[yes] , { $elements }
    }{ GIVEN($effects) ->
        [no] {""}
       *[yes] ; { $effects }
    }
hybris-city-facts = { GIVEN($kindness) ->
        [no] {""}
       *[yes] { $kindness }, then{" "}
    }{ GIVEN($followers) ->
        [no] { $service }
       *[yes] { $followers }, or { $service }
    }
hybris-kindness-bonuses = the bonuses of the Kindness track
hybris-will-fight = fight { $figure } of { $owner }
hybris-will-flee = { $figure } of { $owner } flees
hybris-leaves-factory = { $technology } of { $owner } leaves the Factory{ GIVEN($gives) ->
        [no] {""}
       *[yes] : { $gives }
    }
hybris-song-asks = “{ $song }”, { $conditions }
hybris-quest-epic = Epic, Song { $number } of { $songs }: { $song }
hybris-quest-clash = Clash, { $enemy }.{ GIVEN($conditions) ->
        [no] {""}
       *[yes] {" "}{ $conditions }
    }
