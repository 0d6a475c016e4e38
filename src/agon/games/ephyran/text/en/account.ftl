### A match in numbers, and what everybody should know is near

ephyran-account-measure = Prestige
ephyran-account-zones = Zones of the city
ephyran-compared-prestige = Prestige; the equal share the victory

ephyran-points-creatures = Different creatures
ephyran-points-complete = Complete territories
ephyran-points-printed = Magic objects on cards
ephyran-points-tokens = Magic tokens
ephyran-points-doubled = Doubled by the god
ephyran-points-city = City finished

ephyran-deed-built = Zones built or exchanged
ephyran-deed-played = Reinforcements played
ephyran-deed-cancelled = Reinforcements cancelled
ephyran-deed-tokens = Magic tokens taken

ephyran-alarm-last-round = This round is the last.
ephyran-alarm-city = One zone more, and the city of { $seat } is finished: the game would end with that round.
ephyran-alarm-pile = The draw pile is nearly empty: the game ends soon.
