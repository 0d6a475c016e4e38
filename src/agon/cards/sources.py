"""Powers as cards have them, and the sources of those that work now."""

from typing import Final, Generic, TypeVar

from agon.cards.phrases import Condition, Effect, Phrase

PASSIVE: Final = "passive"
"""The timing of a power that works as long as its thing is there."""


class Power:
    """What a thing does and when. `index` is its place among all powers of the box, for marking it as used."""

    def __init__(self, index: int, source: str, when: str) -> None:
        self.index: int = index
        self.source: str = source
        """The thing that has it, such as `technology/beacon_herm`."""
        self.when: str = when
        self.timing: str = ""
        """The name under which the rules look for it when it is time; empty: it lasts, or waits for events alone."""
        self.events: list[Phrase] = []
        """On what it reacts. The word of each is whose event it must be: `self`, `other` or `any`; its other arguments
        are what else must be true of it."""
        self.condition: Condition | None = None
        self.limit: int = 0
        """How often it may be used while what is noted of it lasts; 0: every time."""
        self.effects: list[Effect] = []


W = TypeVar("W", bound=Power, covariant=True)  # the game's powers


class Source(Generic[W]):
    """A power that works now, and whose it is. Subclasses of a game say where it comes from."""

    def __init__(self, power: W, seat: int) -> None:
        self.power: W = power
        self.seat: int = seat  # NONE: nobody's, but the game's


F = TypeVar("F", bound=Source[Power])  # the game's sources


class Standing(Generic[F]):
    """One effect of a passive power: `modify`, `forbid` and the like."""

    def __init__(self, source: F, effect: Effect) -> None:
        self.source: F = source
        self.effect: Effect = effect


class Arsenal(Generic[F]):
    """Everything that works now. It is replaced, never changed, so copies of a state share it."""

    def __init__(self) -> None:
        self.powers: dict[str, list[F]] = {}
        """By event, or by timing."""
        self.timed: dict[str, dict[int, list[F]]] = {}
        """By timing, then by seat."""
        self.standing: dict[str, list[Standing[F]]] = {}
        """By what they change, allow or forbid."""

    def enlist(self, source: F) -> None:
        """File it under every name by which the rules look for it, once under each: it may wait for one event in two
        forms.
        """
        power = source.power
        if power.when == PASSIVE:
            for effect in power.effects:
                self.standing.setdefault(standing_name(effect), []).append(Standing(source, effect))
        for event in power.events:
            found = self.powers.setdefault(event.verb, [])
            if not found or found[-1] is not source:
                found.append(source)
        if power.timing:
            self.powers.setdefault(power.timing, []).append(source)
            self.timed.setdefault(power.timing, {}).setdefault(source.seat, []).append(source)


def standing_name(effect: Effect) -> str:
    """`craft_cost` for a modifier, `allow share_slot` and `forbid contest` for the others."""
    return f"{effect.verb} {effect.word}" if effect.modifier is None else effect.modifier.verb
