# Artemis on the page.

board-hybris-quiver = The quiver of Artemis
board-hybris-quiver-of = Tokens of { $owner } in the quiver: { $count }
board-hybris-quiver-empty = no tokens yet
board-hybris-tokens-left = Olympian tokens in reserve: { $count }

## Signs

board-hybris-sign-rival-token = Token of a rival Olympian
board-hybris-sign-arrow = Arrow
