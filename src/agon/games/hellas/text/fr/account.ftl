### Une partie en chiffres, comment elle a fini, et ce que tout le monde doit savoir

hellas-account-measure = Pour cent de la voie la plus proche de la victoire

hellas-end-warlord = { $seat } contrôle { $count } Territoires entiers à la manche { $round }, est { $way } et gagne.
hellas-end-favored = { $seat } contrôle { $count } Régions avec un Temple à la manche { $round }, est { $way } et gagne.
hellas-end-slayer = { $seat } a tué { $count } Monstres à la manche { $round }, est { $way } et gagne.
hellas-end-king = { $seat } contrôle la Région du Monument achevé à la manche { $round }, est { $way } et gagne.

hellas-deed-battles = Batailles livrées
hellas-deed-won = Batailles gagnées
hellas-deed-hunts = Chasses
hellas-deed-slain = Monstres tués
hellas-deed-quests = Quêtes accomplies
hellas-deed-temples = Temples bâtis
hellas-deed-recruited = Hoplites placés
hellas-deed-lost = Hoplites perdus

hellas-alarm-warlord = Il manque à { $seat } un Territoire pour gagner : { $way }.
hellas-alarm-favored = Il manque à { $seat } une Région avec un Temple pour gagner : { $way }.
hellas-alarm-slayer = Il manque à { $seat } un Monstre pour gagner : { $way }.
hellas-alarm-king = Le compte à rebours court : qui contrôle { $region } à son terme gagne comme { $way }.
