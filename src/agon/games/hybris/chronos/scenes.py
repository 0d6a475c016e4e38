"""What an effect or an event of the mode against Chronos is about, beyond what every scene says."""

from agon.cards.phrases import Phrase
from agon.games.hybris.box.numbers import NONE
from agon.games.hybris.scenes import Scene, Source
from agon.games.hybris.state import Hybris
from agon.kernel.for_compiler import mypyc_attr


@mypyc_attr(acyclic=True)
class ConceptScene(Scene):
    """The effects of a Concept card, of its Concept (`own`)."""

    concept: int = NONE


@mypyc_attr(acyclic=True)
class ChainScene(Scene):
    """A chain of a Concept has broken, and why."""

    concept: int = NONE
    cause: str = ""


@mypyc_attr(acyclic=True)
class AvatarScene(Scene):
    """Something of an Avatar's has happened."""

    avatar: int = NONE


def concept_scene(seat: int, concept: int) -> ConceptScene:
    scene = ConceptScene(seat)
    scene.concept = concept
    return scene


def own_concept(scene: Scene) -> int:
    """The Concept of the card whose effects these are."""
    assert isinstance(scene, ConceptScene), "only a Concept card has a Concept of its own"
    return scene.concept


def of_cause(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`{ chain_broken = "any", cause = "overflow" }`."""
    return isinstance(scene, ChainScene) and scene.cause == event.words["cause"]


def of_avatar(g: Hybris, source: Source, event: Phrase, scene: Scene) -> bool:
    """`{ chronos_income = "any", avatar = "kronos" }`."""
    return isinstance(scene, AvatarScene) and scene.avatar == event.numbers["avatar"]
