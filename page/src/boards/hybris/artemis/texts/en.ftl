# Artemis on the page.

board-hybris-quiver = The quiver of Artemis
board-hybris-quiver-of = Tokens of { $owner } in the quiver: { $count }
board-hybris-quiver-empty = no tokens yet
board-hybris-tokens-left = Olympian tokens in reserve: { $count }

## Sections of the books of rules

rules-section-cat-art = Artemis
