# Ce qu’une table peut décider d’avance : chaque option, ses valeurs, les modules, et ce que chacun change.

hellas-name = Lords of Hellas
    .about = Héros, Hoplites et Monstres dans une Grèce de Régions et de Monuments : régnez sur des Territoires, bâtissez des Temples, tuez des Monstres, ou tenez plus longtemps que tous. De 2 à 4 joueurs ; seul, contre l’invasion perse.

hellas-setup-heroes = Héros
hellas-setup-heroes-choose = chacun à son tour choisit parmi ceux qui restent
hellas-setup-heroes-random = ceux qui restent sont tirés au hasard

hellas-setup-seat-1 = Première place
hellas-setup-seat-1-any = joue n’importe quel Héros
hellas-setup-seat-1-achilles = joue Achille
hellas-setup-seat-1-heracles = joue Héraclès
hellas-setup-seat-1-perseus = joue Persée
hellas-setup-seat-1-helen = joue Hélène

hellas-setup-seat-2 = Deuxième place
hellas-setup-seat-2-any = joue n’importe quel Héros
hellas-setup-seat-2-achilles = joue Achille
hellas-setup-seat-2-heracles = joue Héraclès
hellas-setup-seat-2-perseus = joue Persée
hellas-setup-seat-2-helen = joue Hélène

hellas-setup-seat-3 = Troisième place
hellas-setup-seat-3-any = joue n’importe quel Héros
hellas-setup-seat-3-achilles = joue Achille
hellas-setup-seat-3-heracles = joue Héraclès
hellas-setup-seat-3-perseus = joue Persée
hellas-setup-seat-3-helen = joue Hélène

hellas-setup-seat-4 = Quatrième place
hellas-setup-seat-4-any = joue n’importe quel Héros
hellas-setup-seat-4-achilles = joue Achille
hellas-setup-seat-4-heracles = joue Héraclès
hellas-setup-seat-4-perseus = joue Persée
hellas-setup-seat-4-helen = joue Hélène

hellas-setup-army-1 = Première place, armée
hellas-setup-army-1-any = celle du Héros, ou une autre
hellas-setup-army-1-red = rouge
hellas-setup-army-1-yellow = jaune
hellas-setup-army-1-blue = bleue
hellas-setup-army-1-green = verte

hellas-setup-army-2 = Deuxième place, armée
hellas-setup-army-2-any = celle du Héros, ou une autre
hellas-setup-army-2-red = rouge
hellas-setup-army-2-yellow = jaune
hellas-setup-army-2-blue = bleue
hellas-setup-army-2-green = verte

hellas-setup-army-3 = Troisième place, armée
hellas-setup-army-3-any = celle du Héros, ou une autre
hellas-setup-army-3-red = rouge
hellas-setup-army-3-yellow = jaune
hellas-setup-army-3-blue = bleue
hellas-setup-army-3-green = verte

hellas-setup-army-4 = Quatrième place, armée
hellas-setup-army-4-any = celle du Héros, ou une autre
hellas-setup-army-4-red = rouge
hellas-setup-army-4-yellow = jaune
hellas-setup-army-4-blue = bleue
hellas-setup-army-4-green = verte

hellas-setup-slain-monster-event = Carte Événement d’un Monstre tué
hellas-setup-slain-monster-event-discard = est défaussée, et ce fut l’événement
hellas-setup-slain-monster-event-redraw = est défaussée, et on en pioche une autre
