# Artémis sur la page.

board-hybris-quiver = Le carquois d’Artémis
board-hybris-quiver-of = Jetons de { $owner } dans le carquois : { $count }
board-hybris-quiver-empty = aucun jeton encore
board-hybris-tokens-left = Jetons Olympien en réserve : { $count }

## Signes

board-hybris-sign-rival-token = Jeton d’un Olympien rival
board-hybris-sign-arrow = Flèche
