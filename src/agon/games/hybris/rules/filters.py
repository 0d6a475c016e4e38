"""What else a power may ask of its event, by name: `{ placed = "other", with = "own_olympian" }`."""

from agon.cards.phrases import Phrase
from agon.games.hybris.book import Book
from agon.games.hybris.box.numbers import ALLY, HERO, NONE, OLYMPIAN, PROPHET
from agon.games.hybris.player import ARTWORK, Player
from agon.games.hybris.rules.links import connections
from agon.games.hybris.scenes import ROLES, Scene, Source
from agon.games.hybris.state import Hybris


def kind_of(g: Hybris, scene: Scene) -> int:
    """The kind of the character that a scene is about; NONE for nobody."""
    if scene.character == NONE:
        return OLYMPIAN if scene.divine else NONE
    return g.players[scene.actor].characters[scene.character].kind


def is_of(kind: int, wanted: int) -> bool:
    """An ally from the Coliseum is a Hero as well."""
    return kind == wanted or (kind == ALLY and wanted == HERO)


def is_this(source: Source, scene: Scene) -> bool:
    """Whether the scene is about the very ally whose power it is."""
    return source.character != NONE and (scene.actor, scene.character) == (source.seat, source.character)


def of_character(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    if event.words["character"] == "this":
        return is_this(source, scene)
    return is_of(kind_of(g, scene), event.numbers["character"])


def location_of(g: Hybris, place: int) -> int:
    """The Location where a figure stands; NONE when it stands nowhere."""
    if place >= ARTWORK:
        return place - ARTWORK
    return g.box.slots[place].location if place >= 0 else NONE


def olympian_of(p: Player) -> int:
    """The number of the figure of the Olympian among its player's characters."""
    for number, character in enumerate(p.characters):
        if character.kind == OLYMPIAN:
            return number
    raise AssertionError("every player has an Olympian")


def beside(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`with = "own_olympian"`: where the owner's Olympian stands; `with = "this"`: the tile that has the power."""
    if event.words["with"] == "this":
        return scene.space != NONE and any(joint.space == source.space for joint in connections(g, scene.space))
    p = g.players[source.seat]
    return location_of(g, p.characters[olympian_of(p)].place) == scene.location


def not_at(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    return scene.location != event.numbers["not_at"]


def where(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`where = "here"`: in the City of the tile."""
    return scene.city == source.city


def tile_type(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    return g.box.technologies[scene.tile].type == event.numbers["type"]


def own_type(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`tile = "own_type"`: of a type that the owner has in a City."""
    type = g.box.technologies[scene.tile].type
    return any(
        g.spaces.owners[space] == source.seat and g.box.technologies[tile].type == type
        for space, tile in enumerate(g.spaces.tiles)
        if tile != NONE and not g.asleep >> space & 1
    )


def contested(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`contested = false`: it could have been, and nobody did."""
    if event.numbers["contested"]:
        return scene.contested
    return scene.contestable and not scene.contested


def against(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """Against the owner, the owner's figure of the Olympian, any player, a player's fighter (no Prophet), or anyone."""
    word = event.words["against"]
    if word == "anyone":
        return True
    if word == "player":
        return scene.other != NONE
    if word == "fighter":
        return scene.other != NONE and is_fought(g, scene.other)
    if scene.other != source.seat:
        return False
    if word == "self":
        return True
    assert g.combat is not None
    side = g.combat.side_of(source.seat)
    assert side is not None
    return g.players[source.seat].characters[side.character].kind == OLYMPIAN


def is_fought(g: Hybris, seat: int) -> bool:
    """Whether that player's figure in the Combat is one that fights, rather than a Prophet who fled."""
    side = None if g.combat is None else g.combat.side_of(seat)
    return side is not None and g.players[seat].characters[side.character].kind != PROPHET


def role(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """Attackers and Defenders there are only against a player, or an enemy that makes them.  HYB-GODS-05"""
    assert g.combat is not None
    if g.combat.against_game():
        return g.combat.role == ROLES[event.words["role"]]
    side = g.combat.attacker if event.words["role"] == "attacker" else g.combat.defender
    return side.seat == scene.actor


def concerns_owner(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """Of events that happen to somebody: to the owner of the power."""
    return scene.other == source.seat


def whosever(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`whose = "anybody"`: a Hero of the Coliseum, too, who is nobody's ally (`of_somebody` keeps him from others)."""
    return True


def of_somebody(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """Of those who were defeated: a player's, an Olympian of the game, or whoever a power says it means."""
    return scene.actor != NONE or scene.divine or "whose" in event.words


def write_filters(book: Book) -> None:
    book.add_filter("character", of_character)
    book.add_filter("with", beside)
    book.add_filter("not_at", not_at)
    book.add_filter("where", where)
    book.add_filter("type", tile_type)
    book.add_filter("tile", own_type)
    book.add_filter("contested", contested)
    book.add_filter("against", against)
    book.add_filter("role", role)
    book.add_filter("whose", whosever)
    book.add_event_filter("defeated", of_somebody)
    book.add_event_filter("pushed_out", concerns_owner)
    book.add_event_filter("pillar_lower", concerns_owner)
