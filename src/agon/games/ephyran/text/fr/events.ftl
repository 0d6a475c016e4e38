# Ce qui s’est passé, pour le journal.

ephyran-god-given = { $seat } joue { $god }.
ephyran-shuffled = On mélange { $cards } cartes et { $tokens } jetons magiques.
ephyran-first = { $seat } prend le jeton d’Athéna et joue en premier.
ephyran-kept = { $seat } garde { $card }.
ephyran-token-travelled = Le jeton lié à Dionysos le suit en { $zone }, chez { $seat }.
ephyran-turn = À { $seat } de jouer.
    .deed = { $seat }
ephyran-built = { $seat } pose { $creature } en { $zone }.
    .clause = bâtit { $creature } sur { $zone }
ephyran-exchanged = { $seat } pose { $creature } en { $zone } à la place de la carte { $old }, défaussée.
    .clause = pose { $creature } sur { $zone } à la place de { $old }
ephyran-retrieved = { $seat } prend Dionysos chez { $owner } et met { $creature } à sa place, en { $zone }.
    .clause = prend Dionysos à { $owner }
ephyran-dionysus-placed = { $seat } pose Dionysos en { $zone }.
    .clause = place Dionysos sur { $zone }
ephyran-discarded = { $seat } défausse { $card }.
    .clause = défausse { $card }
ephyran-drew = { $seat } pioche { $card }.
    .clause = pioche { $card }
ephyran-drew-hidden = { $seat } pioche une carte.
    .clause = pioche une carte
ephyran-took-discard = { $seat } prend { $card } dans la défausse.
    .clause = prend { $card } dans la défausse
ephyran-left = { $seat } met { $card } sur la défausse.
ephyran-played = { $seat } joue { $reinforcement }, avec { $card }.
    .clause = joue { $reinforcement }
ephyran-aims-hand = { $seat } veut remplacer { $zone } par une carte de sa main.
ephyran-aims-zone = { $seat } veut échanger { $zone } avec { $owner }.
ephyran-aims-token = { $seat } veut voler chez { $owner } le jeton de { $zone }.
ephyran-aims-rival = { $seat } vise { $owner }.
    .clause = contre { $owner }
ephyran-cancelled = { $seat } annule { $reinforcement }, que jouait { $owner }, avec { $card }.
    .clause = { $seat } annule { $reinforcement }
ephyran-swapped = { $seat } et { $owner } échangent leurs cartes en { $zone }.
    .clause = échange { $zone } avec { $owner }
ephyran-swapped-hand = { $seat } pose { $creature } en { $zone } à la place de la carte { $old }.
    .clause = pose { $creature } sur { $zone }
ephyran-token-taken = { $seat } prend un jeton magique.
ephyran-token-seen = { $seat } regarde le jeton : { $object }.
ephyran-token-placed = { $seat } pose le jeton face cachée en { $zone }.
    .clause = pose un jeton sur { $zone }
ephyran-token-stolen = { $seat } vole chez { $owner } le jeton de { $zone }.
    .clause = vole le jeton de { $owner } sur { $zone }
ephyran-token-lost = { $seat } perd le jeton de { $zone }.
ephyran-token-revealed = { $seat } retourne le jeton de { $zone } : { $object }.
ephyran-destroyed = { $seat } perd { $zone } : { $creature } va au Tartare.
    .clause = { $seat } perd { $zone }
ephyran-locked = { $seat } verrouille { $territory }.
    .clause = verrouille { $territory }
ephyran-unlocked = { $seat } déverrouille { $territory } chez { $owner }.
    .clause = déverrouille { $territory } de { $owner }
ephyran-pile-empty = La pioche est vide : ce tour de table est le dernier.
ephyran-finished = { $seat } termine sa cité : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de bonus. Ce tour de table est le dernier.
    .clause = termine sa cité
ephyran-scored = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de prestige en tout.

## Pourquoi la partie a pris fin

ephyran-end-city = { $seat } a terminé sa cité, et le tour de table a été achevé. { $won }
ephyran-end-pile = La pioche s’est épuisée, et le tour de table a été achevé. { $won }
ephyran-won = { $count ->
        [1] { $winners } gagne avec { $points } de prestige{ $ahead ->
            [0] {""}
           *[other] , { $ahead } de plus que le suivant
        }.
       *[other] { $winners } partagent la victoire avec { $points } de prestige chacun.
    }
