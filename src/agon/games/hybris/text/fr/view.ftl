# Ce qui est sur la table, comme en parlent les questions, les options et le journal.

## Figurines et lieux

hybris-prophet-number = Prophète { $number }
hybris-figure-of = { $figure } ({ $owner })
hybris-the-primordial = le Primordial
hybris-in-reserve = en réserve
hybris-in-underworld = aux Enfers
hybris-on-tile = sur une tuile Amélioration
hybris-leads-anywhere = n’importe quel Lieu
hybris-place-city = { $city }
hybris-place-slot = { $slot } ({ $location })

## Faits

hybris-card-facts = Force { $strength }, Détermination { $cost }{ GIVEN($elements) ->
        [no] {""}
       *[yes] , { $elements }
    }{ GIVEN($effects) ->
        [no] {""}
       *[yes]  ; { $effects }
    }
hybris-city-facts = { GIVEN($kindness) ->
        [no] {""}
       *[yes] { $kindness }, puis{" "}
    }{ GIVEN($followers) ->
        [no] { $service }
       *[yes] { $followers }, ou { $service }
    }
hybris-kindness-bonuses = les bonus de la piste de Bonté
hybris-will-fight = combattre { $figure } ({ $owner })
hybris-will-flee = { $figure } ({ $owner }) s’enfuit
hybris-leaves-factory = { $technology } sort de l’Usine, pour { $owner }{ GIVEN($gives) ->
        [no] {""}
       *[yes]  : { $gives }
    }
hybris-song-asks = « { $song } », { $conditions }
hybris-quest-epic = Épopée, Chant { $number } sur { $songs } : { $song }
hybris-quest-clash = Affrontement, { $enemy }.{ GIVEN($conditions) ->
        [no] {""}
       *[yes] {" "}{ $conditions }
    }
