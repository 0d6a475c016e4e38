"""Combat, quests and the Coliseum."""

from agon.games.hybris.book import Book


def write_combat(book: Book) -> None:
    """Every action and word of these chapters."""
    # Imported here, since the Fates and the Coliseum stand on the modules of this very package.
    from agon.games.hybris.rules.coliseum import write_coliseum
    from agon.games.hybris.rules.combat.game_combat import write_enemies
    from agon.games.hybris.rules.combat.terms import write_combat_terms
    from agon.games.hybris.rules.combat.words import write_combat_verbs
    from agon.games.hybris.rules.fates import write_fates

    write_combat_verbs(book)
    write_combat_terms(book)
    write_enemies(book)
    write_fates(book)
    write_coliseum(book)
