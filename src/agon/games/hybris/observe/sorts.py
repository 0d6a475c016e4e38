"""The kinds of things that an observation of Hybris counts, in the order of the box."""

from agon.games.hybris.book import Book
from agon.games.hybris.box import Box
from agon.games.hybris.names import (
    HIDDEN,
    city_thing,
    hero_thing,
    location_thing,
    olympian_thing,
    premonition_thing,
    primordial_thing,
    quest_thing,
    slot_thing,
    technology_thing,
)
from agon.games.hybris.offers import most_figures
from agon.games.hybris.schema.words import ALL_ACTIONS, CARD_TYPES, CHARACTERS, RESOURCES
from agon.games.hybris.view.combat import PURPOSES
from agon.games.hybris.view.players import TOKEN_PLACES
from agon.kernel.pens import Sort


class Sorts:
    """Made once for a box with its modules; what modules count beside it is under their own names in `more`."""

    def __init__(self, box: Box, book: Book) -> None:
        locations = [location_thing(box, location.index) for location in box.locations]
        self.faces = Sort([face.thing for face in box.faces])
        self.technologies = Sort([technology_thing(box, tile) for tile in range(len(box.technologies))])
        self.quests = Sort([quest_thing(box, quest.index) for quest in box.quests])
        self.premonitions = Sort([premonition_thing(box, card.index) for card in box.premonitions])
        self.primordials = Sort([primordial_thing(box, one.index) for one in box.primordials])
        self.primordials_seen = Sort([*self.primordials.things, HIDDEN])
        self.heroes = Sort([hero_thing(box, hero.index) for hero in box.heroes])
        self.olympians = Sort([olympian_thing(box, olympian.index) for olympian in box.olympians])
        self.cities = Sort([city_thing(box, city.index) for city in box.cities])
        self.slots = Sort([slot_thing(box, slot.index) for slot in box.slots])
        self.locations = Sort(locations)
        self.figures = Sort([f"figure/{number + 1}" for number in range(most_figures(box))])
        self.kinds = Sort(CHARACTERS)
        self.leads = Sort([*locations, "bonus", HIDDEN])
        """Where the token under a character leads."""
        self.places = Sort(["reserve", "underworld", "tile", "out", *self.slots.things, *locations])
        """Where a character is: a slot, or the artwork of a Location."""
        self.tokens = Sort(
            [f"{location}/{place}" for location in locations for place in (*TOKEN_PLACES.values(), "held")]
        )
        self.token_places = len(TOKEN_PLACES) + 1
        self.actions = Sort(ALL_ACTIONS)
        self.resources = Sort(RESOURCES)
        self.purposes = Sort(PURPOSES)
        self.card_types = Sort(CARD_TYPES)
        self.placed = Sort([*self.faces.things, HIDDEN])
        self.markers = Sort(["stop", "continue"])
        self.disciplines = Sort(["discipline/" + discipline.id for discipline in box.disciplines])
        self.sources = Sort(list(dict.fromkeys([power.source for power in box.powers])))
        self.source_of: list[int] = [self.sources.things.index(power.source) for power in box.powers]
        """Of each power, its place among the things that have one."""
        self.steps = Sort(list(book.steps))
        self.step_of: dict[str, int] = {step: number for number, step in enumerate(book.steps)}
        self.more: dict[str, Sort] = box.sorts
