# Ce que regardent les bots : les mots qui disent pourquoi une chose vaut mieux qu’une autre.

ephyran-feature-prestige = prestige
ephyran-feature-zones-built = zones construites
ephyran-feature-zones-of-the-god-s-territory = zones du territoire du dieu
ephyran-feature-territories-the-hand-can-go-on-with = territoires que la main peut continuer
ephyran-feature-cards-that-will-fit-later = cartes qui serviront plus tard
ephyran-feature-reinforcements-in-hand = renforts en main
ephyran-feature-zones-beyond-the-twelfth = zones après la douzième
ephyran-feature-dionysus-in-hand = Dionysos en main
ephyran-feature-turns-to-wait = tours à attendre
ephyran-feature-zones-locked = zones verrouillées
ephyran-feature-whole-territories-locked = territoires entiers verrouillés
ephyran-feature-whole-territories-left-open = territoires entiers laissés ouverts
ephyran-feature-prestige-the-hand-can-build-at-once = prestige que la main peut bâtir aussitôt
ephyran-feature-reinforcements-that-draw-cards = renforts qui font piocher
ephyran-feature-reinforcements-that-attack = renforts qui attaquent
ephyran-feature-reinforcements-that-defend = renforts qui défendent
ephyran-feature-zones-whose-creature-is-there-twice = zones dont la créature est déjà là
