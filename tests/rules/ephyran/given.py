"""Positions of Ephyran in one line each.

    t = given(hands={0: ["graeae"]}, cities={1: "lagoon 1-3, lands dionysus"}, draw_pile=2)
    t.play("play/*graeae")

A *card word* is a card's id, `dionysus` (that seat's own), a reinforcement (`graeae`: any card with that half) or
a zone (`lagoon-1`: any card with that half). What no test asked for goes to the draw pile or to Tartarus, so that
every card and token is on the table exactly once; that is checked again after every key.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import EllipsisType

from agon.games.ephyran.state import CITY_FINISHED, HAND_SIZE, NONE, NOT_YET, PILE_EMPTY, TERRITORY, Ephyran
from agon.games.registry import find_game
from agon.kernel.chance import seeded
from agon.kernel.game import Setup
from agon.kernel.modules import check_setup
from rules.ephyran.table import Table, ephyran, zone_of

GODS = ("poseidon", "gaia", "aeolus", "hephaestus")
WHOLE = "lagoon 1-4, lands 1-4, forest 1-4, mountain 1-4"
ONE_SHORT = "lagoon 1-4, lands 1-4, forest 1-4, mountain 1-3"  # 15 zones: mountain-4 is missing
ANY = "any"
REST = (...,)  # all that nobody asked for

Words = Sequence[str | EllipsisType]


def fresh(seats: int = 2, seed: str = "a seed", options: Mapping[str, str] | None = None) -> Table:
    """A match as it is set up by the rules, at its first question."""
    setup = Setup("ephyran", seats, seed, options=tuple((options or {}).items()))
    check_setup(find_game("ephyran"), setup)
    state = ephyran().begin(setup, seeded(seed))
    assert isinstance(state, Ephyran)
    return Table(state)


def given(
    seats: int = 2,
    *,
    hands: Mapping[int, Sequence[str]] | None = None,
    cities: Mapping[int, str] | None = None,
    locks: Mapping[int, str] | None = None,
    tokens: Mapping[tuple[int, str], str] | None = None,
    draw_pile: Words | int = REST,
    discard: Sequence[str] = (),
    supply: Words = REST,
    gods: Sequence[str] = GODS,
    first: int = 0,
    active: int = 0,
    options: Mapping[str, str] | None = None,
) -> Table:
    """A position, at the beginning of the turn of `active`.

    `hands` are filled up with cards of two zones that are of no use there, as far as possible. A city is written as
    rows: `lagoon 1-3` for any cards, `lagoon hippocamp dionysus` for creatures (or card ids) from zone 1 on; a card
    that nobody named bears no printed symbol. A token is known to the owner of its zone. `draw_pile` and `supply`
    begin with what is drawn first, and a number is a pile of that many cards; the last card of `discard` is its top.
    """
    setup = Setup("ephyran", seats, "given", options=tuple((options or {}).items()))
    check_setup(find_game("ephyran"), setup)
    g = ephyran().begin(setup, seeded(setup.seed))
    assert isinstance(g, Ephyran)
    whole_box = ephyran().census(g)
    stock = Stock(g)
    piles: list[Sequence[str]] = [words(draw_pile), discard]
    stock.reserve([w for ws in [*(hands or {}).values(), *piles] for w in ws], (cities or {}).values())
    for p in g.players:
        p.god = g.box.gods.index(gods[p.seat])
        p.hand, p.known = [], []
    g.gods = [god for god, name in enumerate(g.box.gods) if name not in gods[:seats]]
    wanted = [(seat, zone, word) for seat, city in (cities or {}).items() for zone, word in rows(g, city)]
    for seat, zone, word in sorted(wanted, key=lambda want: want[2] == ANY):  # what is named, first
        card = stock.zone(zone) if word == ANY else stock.creature(seat, zone, word)
        p = g.players[seat]
        p.city[zone] = card
        p.have |= 1 << zone
        p.dionysus |= (card >= g.box.deck_size) << zone
    for seat, territories in (locks or {}).items():
        for name in territories.split():
            territory = g.box.territories.index(name)
            g.players[seat].locks[territory] = stock.take(seat, "athena_shield")
            g.players[seat].free &= ~TERRITORY[territory]
    for seat, hand in (hands or {}).items():
        p = g.players[seat]
        p.hand = [stock.take(seat, word) for word in hand]
        p.known = [card for card in p.hand if card >= g.box.deck_size]  # everybody was dealt one
    g.discard_pile = [stock.take(NONE, word) for word in discard]
    top = [stock.take(NONE, word) for word in words(draw_pile)]
    for p in g.players:
        useful = p.have | p.have << 1 | 0x1111  # to add, to exchange, to swap, to take a Dionysus
        for rival in g.players:
            useful |= rival.dionysus
        while len(p.hand) < HAND_SIZE:
            p.hand.append(stock.useless(useful))
    rest = stock.rest()[::-1]  # the least useful on top
    left = draw_pile if isinstance(draw_pile, int) else len(rest) if ... in draw_pile else 0
    g.draw_pile = rest[:left] + top[::-1]
    g.tartarus = rest[left:] + stock.dionysus()
    lay_tokens(g, tokens or {}, supply)
    g.first, g.active = first, active
    g.finished = [p.seat for p in g.players if p.have == 0xFFFF]
    g.ending = CITY_FINISHED if g.finished else NOT_YET if g.draw_pile else PILE_EMPTY
    g.step = "turn"
    assert ephyran().census(g) == whole_box, "cards or tokens were lost or doubled in setting up"
    return Table(g)


def words(pile: Words | int) -> list[str]:
    return [] if isinstance(pile, int) else [word for word in pile if isinstance(word, str)]


def lay_tokens(g: Ephyran, tokens: Mapping[tuple[int, str], str], supply: Words) -> None:
    """Tokens on zones, the supply with its next token last, and the others lost."""
    left = list(range(len(g.box.token_object)))

    def take(name: str) -> int:
        token = next(token for token in left if g.box.objects[g.box.token_object[token]] == name)
        left.remove(token)
        return token

    for (seat, zone_name), name in tokens.items():
        p, zone = g.players[seat], zone_of(g, zone_name)
        assert p.have >> zone & 1, f"no zone {zone_name} there for a token"
        p.tokens[zone] = take(name)
        p.magic |= 1 << zone
        g.seen[p.tokens[zone]] = 1 << seat
    top = [take(word) for word in words(supply)]
    g.supply = (left if ... in supply else []) + top[::-1]
    g.lost = [] if ... in supply else left


def rows(g: Ephyran, city: str) -> list[tuple[int, str]]:
    """The zones of a city and the word for the card on each."""
    found: list[tuple[int, str]] = []
    for row in city.split(","):
        name, *cards = row.split()
        if cards[0][0].isdigit():
            low, _, high = cards[0].partition("-")
            assert [low, *cards[1:]] == ["1"], f"a territory is built from zone 1 on, unlike {row!r}"
            cards = [ANY] * int(high or low)
        found += enumerate(cards, 4 * g.box.territories.index(name))
    return found


class Stock:
    """The cards that lie nowhere yet."""

    def __init__(self, g: Ephyran) -> None:
        self.box = g.box
        self.left = [*g.draw_pile, *(card for p in g.players for card in p.hand)]
        # The least useful first: what no test named should rarely be of use to anybody.
        self.left.sort(key=lambda card: (-sum(zone % 4 for zone in g.box.zones_of[card]), card))
        self.named: set[int] = set()

    def reserve(self, hand_words: Iterable[str], cities: Iterable[str]) -> None:
        """Keep the cards that are named by their id from being picked for anything else."""
        city_words = [word for rows in cities for word in rows.replace(",", " ").split()]
        self.named = {self.box.card_ids.index(w) for w in [*hand_words, *city_words] if w in self.box.card_ids}

    def take(self, seat: int, word: str) -> int:
        """A card for a card word."""
        if word == "dionysus":
            word = f"dionysus_{seat + 1}"
        if word in self.box.card_ids:
            return self._remove([self.box.card_ids.index(word)], word)
        reinforcements = [reinforcement.id for reinforcement in self.box.reinforcements]
        if word in reinforcements:
            index = reinforcements.index(word)
            return self._pick([card for card in self.left if self.box.reinforcement_of[card] == index], word)
        territory, _, number = word.partition("-")
        assert territory in self.box.territories, f"no card word: {word!r}"
        return self.zone(4 * self.box.territories.index(territory) + int(number) - 1)

    def zone(self, zone: int) -> int:
        """Any plain card that can be this zone, rather one of two zones."""
        fitting = [card for card in self.left if zone in self.box.zones_of[card] and self._plain(card)]
        fitting.sort(key=lambda card: self.box.reinforcement_of[card] != NONE)
        return self._pick(fitting, self.box.zone_thing(zone))

    def creature(self, seat: int, zone: int, word: str) -> int:
        """A card that shows this creature there, or the card of that id."""
        if word == "dionysus" or word in self.box.card_ids:
            return self.take(seat, word)
        creature = self.box.creatures.index(word)
        fitting = [card for card in self.left if self.box.creature_at[card][zone] == creature and self._plain(card)]
        return self._pick(fitting, f"{word} at {self.box.zone_thing(zone)}")

    def useless(self, useful: int) -> int:
        """A card of two zones, rather one that can be none of those in a mask."""
        fitting = [card for card in self.left if len(self.box.zones_of[card]) == 2]
        fitting.sort(key=lambda card: sum(useful >> zone & 1 for zone in self.box.zones_of[card]))
        return self._pick(fitting, "a hand")

    def rest(self) -> list[int]:
        return [card for card in self.left if card < self.box.deck_size]

    def dionysus(self) -> list[int]:
        return [card for card in self.left if card >= self.box.deck_size]

    def _plain(self, card: int) -> bool:
        return card < self.box.deck_size and set(self.box.printed_at[card]) == {NONE}

    def _pick(self, cards: list[int], wanted: str) -> int:
        return self._remove([card for card in cards if card not in self.named], wanted)

    def _remove(self, cards: list[int], wanted: str) -> int:
        left = [card for card in cards if card in self.left]
        assert left, f"no card is left for {wanted}"
        self.left.remove(left[0])
        return left[0]
