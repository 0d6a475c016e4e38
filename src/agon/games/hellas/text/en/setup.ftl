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
