# What can be wrong with a pack of Lords of Hellas.

hellas-fault-attribute-bounds = expected no more than attribute_most
hellas-fault-own-region = expected a region of its own for each
hellas-fault-evolutions = expected one evolution by a power, one by wounds
hellas-fault-with-per = expected with `per`, and only there
hellas-fault-ascending = expected in ascending order
hellas-fault-has-already = "{ $other }" has "{ $value }" already
hellas-fault-artifact-kind = "{ $artifact }" is of the kind "{ $kind }"
hellas-fault-no-wound = no card deals a wound of "{ $symbol }"
hellas-fault-step = expected needs, pays, or both
hellas-fault-temple-once = expected each temple once
hellas-fault-unreachable = cannot be reached from "{ $start }"
hellas-fault-joined = "{ $other }" joins "{ $first }" and "{ $second }" already
hellas-fault-by-land = "{ $first }" and "{ $second }" are neighbours by land
hellas-fault-no-region = has no region
hellas-fault-oracle-shrine = the oracle has no shrine beside it
hellas-fault-no-god = no god of "{ $attribute }"
hellas-fault-with-arrow = expected with an arrow, and only there
hellas-fault-own-neighbour = a region is not its own neighbour
hellas-fault-monument-here = a monument stands here; monsters go no further
hellas-fault-no-monument-here = missing; no monument stands here
hellas-fault-no-monument = leads to no monument
hellas-fault-not-in-return = "{ $other }" does not name "{ $region }" in return
hellas-fault-no-neighbour = "{ $arrow }" is no neighbour
hellas-fault-to-or-count = expected at most one of: to, count
hellas-fault-field-twice = "{ $field }" stands under { $origin } already
hellas-fault-beside-on = only beside `on`
hellas-fault-only-when = only with when = "{ $timing }"
hellas-fault-reaction-event = missing; a reaction names its event
hellas-fault-given-up = missing; the action that is given up for it
hellas-fault-no-blessing = expected at least one card
hellas-fault-no-site = the region has none
