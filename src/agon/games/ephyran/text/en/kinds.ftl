# Kinds of things, as they are looked up.

ephyran-kind-god = Gods
ephyran-kind-territory = Territories
ephyran-kind-creature = Creatures
ephyran-kind-reinforcement = Reinforcements
ephyran-kind-magic = Magic objects
ephyran-kind-dionysus = Dionysus
ephyran-kind-athena-token = Athena token
ephyran-kind-card = Cards
