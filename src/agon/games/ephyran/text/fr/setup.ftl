# Ce qu’une table peut décider d’avance : chaque option, ses valeurs, et ce que chacune change.

ephyran-name = Ephyran
    .about = Bâtissez la plus prestigieuse cité des dieux, une demi-carte à la fois. De 2 à 4 joueurs.

ephyran-setup-gods = Dieux
ephyran-setup-gods-random = chacun reçoit un dieu au hasard
ephyran-setup-gods-draft = chacun choisit un dieu, le premier joueur d’abord

ephyran-setup-first-player = Premier joueur
ephyran-setup-first-player-random = tiré au hasard
ephyran-setup-first-player-seat-1 = qui occupe la première place

ephyran-setup-deck = Pioche
ephyran-setup-deck-full = toutes les cartes servent, quel que soit le nombre de joueurs
ephyran-setup-deck-scaled = moins de cartes à moins de joueurs, pour une partie plus courte

ephyran-setup-take-back = Carte défaussée à l’instant
ephyran-setup-take-back-allowed = on peut la reprendre aussitôt, ce qui revient à passer
ephyran-setup-take-back-forbidden = on ne peut pas la reprendre à la fin du même tour

ephyran-setup-draw-two = Cartes piochées par Castor & Pollux
ephyran-setup-draw-two-either = chacune vient de la pioche ou de la défausse, comme en fin de tour
ephyran-setup-draw-two-pile = les deux viennent de la pioche

ephyran-setup-hand-swap = Carte remplacée depuis la main
ephyran-setup-hand-swap-hand = avec Échange de Territoire, elle vient en main ; un Dionysos va au Tartare
ephyran-setup-hand-swap-tartarus = avec Échange de Territoire, elle va au Tartare et l’on pioche une carte

ephyran-setup-destroy-chooser = Zone détruite
ephyran-setup-destroy-chooser-victim = qui la perd la choisit
ephyran-setup-destroy-chooser-attacker = qui joue le Renfort la choisit

ephyran-setup-token-limit = Jetons magiques
ephyran-setup-token-limit-zone = un au plus par zone
ephyran-setup-token-limit-territory = on en pose un au plus par Territoire ; celui qui arrive avec sa zone reste

ephyran-setup-reactions = Annulation
ephyran-setup-reactions-any = tout adversaire peut annuler un Renfort
ephyran-setup-reactions-target = seul celui qu’un Renfort vise peut l’annuler ; s’il ne vise personne, tout adversaire le peut

ephyran-setup-lock = Verrou
ephyran-setup-lock-any = un Territoire se verrouille dès sa première zone
ephyran-setup-lock-complete = seul un Territoire de quatre zones se verrouille
