# Artémis sur la page.

board-hybris-quiver = Le carquois d’Artémis
board-hybris-quiver-of = Jetons de { $owner } dans le carquois : { $count }
board-hybris-quiver-empty = aucun jeton encore
board-hybris-tokens-left = Jetons Olympien en réserve : { $count }

## Parties des livres de règles

rules-section-cat-art = Artémis
