# Sortes de choses, telles qu’on les cherche.

ephyran-kind-god = Dieux
ephyran-kind-territory = Territoires
ephyran-kind-creature = Créatures
ephyran-kind-reinforcement = Renforts
ephyran-kind-magic = Objets magiques
ephyran-kind-dionysus = Dionysos
ephyran-kind-athena-token = Jeton d’Athéna
ephyran-kind-card = Cartes
