# Ce qui peut être faux dans un paquet d’Ephyran.

ephyran-fault-dionysus = « dionysus_ » est réservé aux cartes de Dionysos
ephyran-fault-no-zone = au moins une zone attendue
ephyran-fault-too-many-cards = { $most } cartes au plus attendues, { $found } trouvées
ephyran-fault-doubled = « { $territory } » est déjà doublé par « { $other } »
ephyran-fault-same-zone = deux zones différentes attendues, { $zone } trouvée deux fois
ephyran-fault-home = « { $creature } » vit dans « { $home } », pas dans « { $zone } »
ephyran-fault-costs-points = « { $magic } » coûte des points : il n’est donc jamais imprimé
ephyran-fault-nothing-to-draw = plus que les { $dealt } cartes distribuées attendues, { $found } trouvées
ephyran-fault-keep = moins que les { $drawn } cartes piochées attendu, { $found } trouvé
ephyran-fault-copies = au moins { $least } exemplaires attendus, { $found } trouvés
