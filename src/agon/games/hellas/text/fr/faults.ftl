# Ce qui peut être faux dans un paquet de Lords of Hellas.

hellas-fault-attribute-bounds = pas plus que attribute_most attendu
hellas-fault-own-region = une région différente pour chacune attendue
hellas-fault-evolutions = une évolution par un pouvoir et une par des blessures attendues
hellas-fault-with-per = attendu avec `per`, et seulement là
hellas-fault-ascending = ordre croissant attendu
hellas-fault-has-already = « { $other } » a déjà « { $value } »
hellas-fault-artifact-kind = « { $artifact } » est du genre « { $kind } »
hellas-fault-no-wound = aucune carte n’inflige de blessure « { $symbol } »
hellas-fault-step = needs, pays ou les deux attendus
hellas-fault-temple-once = chaque temple attendu une fois
hellas-fault-unreachable = inaccessible depuis « { $start } »
hellas-fault-joined = « { $other } » relie déjà « { $first } » et « { $second } »
hellas-fault-by-land = « { $first } » et « { $second } » sont voisines par la terre
hellas-fault-no-region = n’a aucune région
hellas-fault-oracle-shrine = l’oracle n’a pas d’Autel à côté de lui
hellas-fault-no-god = aucun dieu de « { $attribute } »
hellas-fault-with-arrow = attendu avec une flèche, et seulement là
hellas-fault-own-neighbour = une région n’est pas sa propre voisine
hellas-fault-monument-here = un monument se dresse ici ; les monstres ne vont pas plus loin
hellas-fault-no-monument-here = manque ; aucun monument ne se dresse ici
hellas-fault-no-monument = ne mène à aucun monument
hellas-fault-not-in-return = « { $other } » ne nomme pas « { $region } » en retour
hellas-fault-no-neighbour = « { $arrow } » n’est pas voisine
hellas-fault-to-or-count = un seul des deux au plus attendu : to, count
hellas-fault-field-twice = « { $field } » se trouve déjà sous { $origin }
hellas-fault-beside-on = seulement à côté de `on`
hellas-fault-only-when = seulement avec when = « { $timing } »
hellas-fault-reaction-event = manque ; une réaction nomme son événement
hellas-fault-given-up = manque ; l’action à laquelle on renonce pour cela
hellas-fault-no-blessing = au moins une carte attendue
hellas-fault-no-site = la région n’en a pas
