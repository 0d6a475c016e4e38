"""What there is on each kind of thing. The page has the same types: `python -m agon.server.typescript`."""

from typing import Literal, TypedDict

from agon.games.hybris.faces.tokens import Deed, Row
from agon.kernel.words import Message

# ---------------------------------------------------------------- boards


class LocationFace(TypedDict):
    """A board of the ring, or the Mortal World."""

    kind: Literal["location"]
    actions: list[str]
    malus: Row
    conversions: list[str]  # things: the rows that are printed there


class SlotFace(TypedDict):
    """A place for a character: what it gives."""

    kind: Literal["slot"]
    bonus: Row


class ConversionFace(TypedDict):
    """A row of the conversion table."""

    kind: Literal["conversion"]
    cost: Row
    gives: Row


class CityFace(TypedDict):
    """A City: its banner and its slot."""

    kind: Literal["city"]
    prayers: int
    kindness: int
    followers: int
    service: Row
    affinity: str


class WorkshopFace(TypedDict):
    """A space of the Workshop: what Craft costs less there; nothing is printed on the Workshop as a whole."""

    kind: Literal["workshop"]
    discount: int | None


class WellFace(TypedDict):
    """The Well: how many Prayers it takes to lose Followers, and Temples."""

    kind: Literal["well"]
    follower: int
    temple: int


class TrackFace(TypedDict):
    """A track: what each space gives, or what it stands for."""

    kind: Literal["track"]
    gives: list[Row]
    values: list[int]


# ---------------------------------------------------------------- tiles and cards


class TechnologyFace(TypedDict):
    """A Technology tile."""

    kind: Literal["technology"]
    type: str
    cost: Row
    vp: int
    prayers: int
    edges: list[str]  # with a connector
    power: Row


class ComboFace(TypedDict):
    """The half of an image on the left edge of a card, which may be `any`, and the Strength for completing it."""

    symbol: str
    bonus: int


class ConflictCardFace(TypedDict):
    """A Conflict card."""

    kind: Literal["card"]
    type: str
    deck: str
    strength: int
    cost: int
    elements: list[str]
    left: ComboFace | None
    right: str | None
    effects: Deed | None


class PillarFace(TypedDict):
    """A Divine Pillar."""

    kind: Literal["pillar"]
    upper: Deed
    lower: Deed


class EnemyFace(TypedDict):
    """Whom the game fights with: its Strength, the cards drawn for it, the Elements that make it stronger."""

    base: int
    cards: int
    elements: list[str]


class SongFace(TypedDict):
    """A Song of an Epic."""

    title: str  # a thing
    needs: Row
    reward: Row


class QuestFace(TypedDict):
    """A Quest: an Epic has Songs, a Clash an enemy and conditions."""

    kind: Literal["quest"]
    form: Literal["epic", "clash"]
    tier: int
    songs: list[SongFace]
    enemy: EnemyFace | None
    conditions: list[Message]
    reward: Row


class PrimordialFace(TypedDict):
    """A Primordial."""

    kind: Literal["primordial"]
    aegis: int


class PremonitionFace(TypedDict):
    """A Premonition."""

    kind: Literal["premonition"]
    place: str  # a thing
    conditions: Message
    reward: Row


# ---------------------------------------------------------------- Olympians


class PowerFace(TypedDict):
    """A power by its name, and when it works."""

    power: str  # a thing
    when: str


class OlympianFace(TypedDict):
    """An Olympian: powers from the start, and what each Spark gives that is taken off."""

    kind: Literal["olympian"]
    powers: list[PowerFace]
    sparks: list[Row]


class HeroFace(TypedDict):
    """A Hero; those of the Coliseum are enemies first."""

    kind: Literal["hero"]
    enemy: EnemyFace | None


class UpgradeFace(TypedDict):
    """An Upgrade tile: its pieces from left to right, the reward for the last one, what it can do once unlocked."""

    kind: Literal["upgrade"]
    items: list[str]
    reward: Row
    power: Row
