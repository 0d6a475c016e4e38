### A match in numbers, how it ended, and what everybody should know is near

hellas-account-measure = Percent of the nearest way to win

hellas-end-warlord = { $seat } controls { $count } whole lands in round { $round }, is { $way } and wins.
hellas-end-favored = { $seat } controls { $count } regions with a temple in round { $round }, is { $way } and wins.
hellas-end-slayer = { $seat } has slain { $count } monsters by round { $round }, is { $way } and wins.
hellas-end-king = { $seat } controls the region of the completed monument in round { $round }, is { $way } and wins.

hellas-deed-battles = Battles fought
hellas-deed-won = Battles won
hellas-deed-hunts = Hunts
hellas-deed-slain = Monsters slain
hellas-deed-quests = Quests done
hellas-deed-temples = Temples built
hellas-deed-recruited = Hoplites placed
hellas-deed-lost = Hoplites lost

hellas-alarm-warlord = { $seat } lacks one land to win as { $way }.
hellas-alarm-favored = { $seat } lacks one region with a temple to win as { $way }.
hellas-alarm-slayer = { $seat } lacks one monster to win as { $way }.
hellas-alarm-king = The countdown runs: whoever controls { $region } at its end wins as { $way }.
