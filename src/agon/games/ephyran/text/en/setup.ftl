# What a table can decide beforehand: each option, its values, and what each of them changes.

ephyran-name = Ephyran
    .about = Build the most prestigious city of the gods, one half-card at a time. 2 to 4 players.

ephyran-setup-gods = Gods
ephyran-setup-gods-random = each player is dealt a god at random
ephyran-setup-gods-draft = each player picks a god, the first player first

ephyran-setup-first-player = First player
ephyran-setup-first-player-random = drawn at random
ephyran-setup-first-player-seat-1 = whoever sits first

ephyran-setup-deck = Deck
ephyran-setup-deck-full = every card is used, however many play
ephyran-setup-deck-scaled = fewer cards with fewer players, for a shorter game

ephyran-setup-take-back = Card just discarded
ephyran-setup-take-back-allowed = it may be taken back at once, which amounts to passing
ephyran-setup-take-back-forbidden = it may not be taken back at the end of that same turn

ephyran-setup-draw-two = Cards drawn by Castor & Pollux
ephyran-setup-draw-two-either = each comes from either pile, as at the end of a turn
ephyran-setup-draw-two-pile = both come from the draw pile

ephyran-setup-hand-swap = Card replaced from the hand
ephyran-setup-hand-swap-hand = with Territory Swap, it comes into the hand; a Dionysus goes to Tartarus
ephyran-setup-hand-swap-tartarus = with Territory Swap, it goes to Tartarus and a card is drawn

ephyran-setup-destroy-chooser = Zone destroyed
ephyran-setup-destroy-chooser-victim = whoever loses it chooses which
ephyran-setup-destroy-chooser-attacker = whoever plays the reinforcement chooses which

ephyran-setup-token-limit = Magic tokens
ephyran-setup-token-limit-zone = one at most on each zone
ephyran-setup-token-limit-territory = one at most is placed in each territory; one that comes with its zone stays

ephyran-setup-reactions = Cancelling
ephyran-setup-reactions-any = every rival may cancel a reinforcement
ephyran-setup-reactions-target = only whoever it is aimed at may cancel it; what is aimed at nobody, every rival may

ephyran-setup-lock = Locking
ephyran-setup-lock-any = a territory can be locked from its first zone on
ephyran-setup-lock-complete = only a territory of four zones can be locked
