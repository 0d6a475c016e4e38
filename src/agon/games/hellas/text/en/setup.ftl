# What a table can decide beforehand: every option, its values, the modules, and what each changes.

hellas-name = Lords of Hellas
    .about = Heroes, hoplites and monsters in a Greece of regions and monuments: rule lands, build temples, slay monsters, or outlast them all. For 2 to 4 players; alone, against the Persian invasion.

hellas-setup-heroes = Heroes
hellas-setup-heroes-choose = each in turn chooses among those left
hellas-setup-heroes-random = those left are dealt at random

hellas-setup-seat-1 = First seat
hellas-setup-seat-1-any = plays any hero
hellas-setup-seat-1-achilles = plays Achilles
hellas-setup-seat-1-heracles = plays Heracles
hellas-setup-seat-1-perseus = plays Perseus
hellas-setup-seat-1-helen = plays Helen

hellas-setup-seat-2 = Second seat
hellas-setup-seat-2-any = plays any hero
hellas-setup-seat-2-achilles = plays Achilles
hellas-setup-seat-2-heracles = plays Heracles
hellas-setup-seat-2-perseus = plays Perseus
hellas-setup-seat-2-helen = plays Helen

hellas-setup-seat-3 = Third seat
hellas-setup-seat-3-any = plays any hero
hellas-setup-seat-3-achilles = plays Achilles
hellas-setup-seat-3-heracles = plays Heracles
hellas-setup-seat-3-perseus = plays Perseus
hellas-setup-seat-3-helen = plays Helen

hellas-setup-seat-4 = Fourth seat
hellas-setup-seat-4-any = plays any hero
hellas-setup-seat-4-achilles = plays Achilles
hellas-setup-seat-4-heracles = plays Heracles
hellas-setup-seat-4-perseus = plays Perseus
hellas-setup-seat-4-helen = plays Helen

hellas-setup-army-1 = First seat, army
hellas-setup-army-1-any = the one that goes with the hero, or another
hellas-setup-army-1-red = red
hellas-setup-army-1-yellow = yellow
hellas-setup-army-1-blue = blue
hellas-setup-army-1-green = green

hellas-setup-army-2 = Second seat, army
hellas-setup-army-2-any = the one that goes with the hero, or another
hellas-setup-army-2-red = red
hellas-setup-army-2-yellow = yellow
hellas-setup-army-2-blue = blue
hellas-setup-army-2-green = green

hellas-setup-army-3 = Third seat, army
hellas-setup-army-3-any = the one that goes with the hero, or another
hellas-setup-army-3-red = red
hellas-setup-army-3-yellow = yellow
hellas-setup-army-3-blue = blue
hellas-setup-army-3-green = green

hellas-setup-army-4 = Fourth seat, army
hellas-setup-army-4-any = the one that goes with the hero, or another
hellas-setup-army-4-red = red
hellas-setup-army-4-yellow = yellow
hellas-setup-army-4-blue = blue
hellas-setup-army-4-green = green

hellas-setup-slain-monster-event = Event card of a slain monster
hellas-setup-slain-monster-event-discard = is discarded, and that was the event
hellas-setup-slain-monster-event-redraw = is discarded, and another one is drawn

## Modules

hellas-module-persian-invasion = Persian Invasion
    .about = A campaign of two acts for one player: Achilles unites Greece against Xerxes, script by script.

hellas-setup-script-regions = Where scripts 20 and 22 land their monsters
hellas-setup-script-regions-french = as in the French edition
hellas-setup-script-regions-english = as in the English edition

hellas-setup-monster-artifacts = Artifacts of monsters in the campaign
hellas-setup-monster-artifacts-off = are not used
hellas-setup-monster-artifacts-on = can be trophies

hellas-setup-persian-conquest = Persian hoplites conquer a region
hellas-setup-persian-conquest-french = if they are stronger than its population, as in the French edition
hellas-setup-persian-conquest-english = if they are as strong as its population, as in the English edition
