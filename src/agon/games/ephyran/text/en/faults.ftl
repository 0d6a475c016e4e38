# What can be wrong with a pack of Ephyran.

ephyran-fault-dionysus = "dionysus_" is kept for the cards of Dionysus
ephyran-fault-no-zone = expected at least one zone
ephyran-fault-too-many-cards = expected at most { $most } cards, found { $found }
ephyran-fault-doubled = "{ $territory }" is doubled by "{ $other }" already
ephyran-fault-same-zone = expected two different zones, found { $zone } twice
ephyran-fault-home = "{ $creature }" lives in "{ $home }", not in "{ $zone }"
ephyran-fault-costs-points = "{ $magic }" costs points, so it is never printed
ephyran-fault-nothing-to-draw = expected more than the { $dealt } cards dealt, found { $found }
ephyran-fault-keep = expected less than the { $drawn } drawn, found { $found }
ephyran-fault-copies = expected at least { $least } copies, found { $found }
