"""What a seat cannot know is redrawn; what it knows stays."""

import pytest

from agon.games.hybris.box.numbers import COLISEUM, FATES, FORGE, HERO, NONE, PROPHET
from agon.games.hybris.census import census
from agon.games.hybris.hidden import determinize
from agon.games.hybris.player import AT_HAND, BONUS_TOKEN, UNDER, USED, Player
from agon.games.hybris.rules.combat.cards import within_limits
from agon.games.hybris.rules.combat.player_combat import place_cards, take_back
from agon.games.hybris.rules.combat.questions import PRESSED_ON
from agon.games.hybris.rules.decks import draw_coliseum, draw_conflict, settle, show_in_hand
from agon.games.hybris.rules.resources import discard
from agon.games.hybris.scenes import FOR_SLOT, Combat, Side
from agon.games.hybris.state import Hybris
from agon.games.hybris.view import view
from agon.kernel.chance import seeded
from agon.kernel.game import SPECTATOR
from games.hybris.tables import begun, busy, state_of
from rules.hybris.given import figure_of, given, run

WORLDS = 20


def worlds(g: Hybris, seat: int, count: int = WORLDS) -> list[Hybris]:
    """Some worlds that a seat cannot tell from this one."""
    chance = seeded("worlds")
    sampled = [g.copy() for _ in range(count)]
    for world in sampled:
        determinize(world, seat, chance)
        assert view(world, seat) == view(g, seat)
        assert census(world) == census(g)
    return sampled


def lay(p: Player, kind: int, token: int) -> None:
    """Put a token under the first figure of a kind."""
    figure_of(p, kind).token = token
    if token == BONUS_TOKEN:
        p.bonus_tokens -= 1
    else:
        p.tokens[token] = UNDER


# ---------------------------------------------------------------- cards


def test_own_hand_stays_and_a_rivals_is_dealt_anew() -> None:
    g = given("zeus", "hades", "athena")
    for p in g.players:
        draw_conflict(g, p, 4)

    sampled = worlds(g, 0)

    assert all(sorted(world.players[0].hand) == sorted(g.players[0].hand) for world in sampled)
    assert len({tuple(world.players[1].hand) for world in sampled}) > 1
    assert len({tuple(world.players[0].deck) for world in sampled}) > 1


def test_who_watches_knows_no_hand() -> None:
    g = given("zeus", "hades")

    sampled = worlds(g, SPECTATOR)

    assert all(len({tuple(world.players[seat].hand) for world in sampled}) > 1 for seat in (0, 1))


def test_a_card_that_was_shown_stays_where_it_was_seen() -> None:
    g = given("zeus", "hades", "athena")
    draw_conflict(g, g.players[1], 3)
    seen = g.players[1].hand[0]
    show_in_hand(g, g.players[1], seen, 1 << 0)

    assert all(seen in world.players[1].hand for world in worlds(g, 0))
    assert not all(seen in world.players[1].hand for world in worlds(g, 2))


def test_a_card_that_left_the_hand_is_known_no_more() -> None:
    g = given("zeus", "hades")
    rival = g.players[1]
    seen = rival.hand[0]
    show_in_hand(g, rival, seen, ~(1 << 1))
    rival.hand.remove(seen)
    rival.deck.append(seen)

    sampled = worlds(g, 0)

    assert {seen in world.players[1].hand for world in sampled} == {False}
    assert all(seen in world.players[1].deck for world in sampled)
    assert [world.players[1].shown for world in sampled] == [{}] * WORLDS


def test_coliseum_cards_are_anybodys_until_they_are_seen() -> None:
    g = given("zeus", "hades", "athena")
    rival = g.players[1]
    draw_coliseum(g, rival, 2)
    hidden, seen = rival.hand[-2:]
    show_in_hand(g, rival, seen, ~(1 << 1))
    settle(g, rival, seen)

    sampled = worlds(g, 0)

    assert all(seen in world.players[1].hand for world in sampled)
    assert {trained_by(world, 1) for world in sampled} == {2}
    assert len({tuple(world.players[1].hand) for world in sampled}) > 2
    assert any(hidden not in world.players[1].hand for world in sampled)


def test_a_coliseum_card_that_was_discarded_stays_its_players() -> None:
    g = given("zeus", "hades")
    rival = g.players[1]
    draw_coliseum(g, rival, 1)
    card = rival.hand[-1]
    discard(g, rival, card)
    rival.deck += rival.discard
    rival.discard = []

    for world in worlds(g, 0):
        assert card in world.players[1].hand + world.players[1].deck


def test_as_many_copies_are_a_players_as_were_seen_at_once() -> None:
    """One was seen and went back to the deck: the next one may be that one or another, nobody can tell."""
    g = given("zeus", "hades")
    rival = g.players[1]
    net = g.box.card_ids.index("coliseum-net")
    for _ in range(2):
        g.coliseum_deck.remove(net)
        rival.hand.append(net)
    discard(g, rival, net)
    rival.deck.append(rival.discard.pop())

    discard(g, rival, net)

    assert rival.settled == [net]
    assert {trained_by(world, 1) for world in worlds(g, 0)} == {1}
    assert len({net in world.players[1].hand + world.players[1].deck for world in worlds(g, 0, 40)}) == 2
    rival.hand.append(rival.deck.pop())
    discard(g, rival, net)
    assert rival.settled == [net, net]


def trained_by(g: Hybris, seat: int) -> int:
    """How many Coliseum cards a player has in hand and deck."""
    p = g.players[seat]
    return len([card for card in p.hand + p.deck if g.box.card(card).deck == "coliseum"])


# ---------------------------------------------------------------- a card face down in a Combat


def face_down(g: Hybris) -> Side:
    """Seat 1 has placed a card in a Combat against seat 0, whose own is placed too."""
    combat = Combat(FOR_SLOT, Side(0, 0), Side(1, 0))
    g.combat = combat
    for side in (combat.attacker, combat.defender):
        draw_conflict(g, g.players[side.seat], 4)
        side.hidden = g.players[side.seat].hand.pop()
    return combat.defender


def test_the_card_that_lies_face_down_may_be_any() -> None:
    g = given("zeus", "hades")
    face_down(g)

    sampled = worlds(g, 0)

    placed = [world.combat.defender.hidden for world in sampled if world.combat is not None]
    assert len(set(placed)) > 1
    assert all(
        world.combat.attacker.hidden == g.combat.attacker.hidden for world in sampled if world.combat and g.combat
    )


def test_a_known_card_may_be_the_one_that_was_placed() -> None:
    g = given("zeus", "hades")
    side = face_down(g)
    show_in_hand(g, g.players[1], side.hidden, 1)

    placed = [world.combat.defender.hidden for world in worlds(g, 0) if world.combat is not None]

    assert side.hidden in placed
    assert set(placed) != {side.hidden}


def placed_by_rival(g: Hybris) -> list[int]:
    return [world.combat.defender.hidden for world in worlds(g, 0) if world.combat is not None]


def test_who_is_bound_to_press_on_has_a_card_that_allows_it() -> None:
    g = given("zeus", "hades")
    side = face_down(g)
    g.players[1].determination = 1
    assert not all(within_limits(g, side, card, []) for card in placed_by_rival(g))
    side.must_press_on = True

    assert all(within_limits(g, side, card, []) for card in placed_by_rival(g))


def test_a_marker_that_nobody_sees_yet_tells_nothing_of_the_card() -> None:
    g = given("zeus", "hades")
    side = face_down(g)
    g.players[1].determination = 1
    before = placed_by_rival(g)

    side.marker = PRESSED_ON

    assert placed_by_rival(g) == before


@pytest.mark.parametrize("no_retreat", [False, True])
@pytest.mark.parametrize("sung", [False, True])
def test_one_trained_card_seen_twice_is_known_to_be_one(no_retreat: bool, sung: bool) -> None:
    """In hand, for a Song, and again when it is placed openly."""
    g = given("athena", "zeus")
    p = g.players[1]
    card = g.coliseum_deck.pop()
    p.hand, g.players[0].hand = [card], []
    if sung:
        show_in_hand(g, p, card, ~(1 << p.seat))
        settle(g, p, card)
    g.combat = combat = Combat(FOR_SLOT, Side(0, 0), Side(1, 0))
    combat.defender.must_show, combat.defender.no_retreat = True, no_retreat
    run(place_cards(g, combat))
    take_back(g, combat.defender)
    g.combat = None

    determinize(g, 0, seeded("a world"))

    assert p.settled == [card]


# ---------------------------------------------------------------- tokens


def test_tokens_of_a_rival_are_dealt_anew_but_none_too_far_for_a_prophet() -> None:
    g = given("zeus", "hades")
    lay(g.players[1], HERO, 0)
    lay(g.players[1], PROPHET, FORGE)

    sampled = worlds(g, 0, 60)

    hero = [figure_of(world.players[1], HERO).token for world in sampled]
    prophet = [figure_of(world.players[1], PROPHET).token for world in sampled]
    assert {g.box.location_tokens[token] for token in hero} >= {COLISEUM, FATES, FORGE}
    assert not {g.box.location_tokens[token] for token in prophet} & {COLISEUM, FATES}


def test_a_token_that_was_seen_stays() -> None:
    g = given("zeus", "hades")
    lay(g.players[1], HERO, FORGE)
    figure_of(g.players[1], HERO).seen = 1

    assert {figure_of(world.players[1], HERO).token for world in worlds(g, 0)} == {FORGE}
    assert len({figure_of(world.players[1], HERO).token for world in worlds(g, SPECTATOR)}) > 1


def test_a_bonus_token_may_lie_where_nobody_knows() -> None:
    g = given("zeus", "hades")
    g.players[1].bonus_tokens = 2
    lay(g.players[1], HERO, BONUS_TOKEN)

    sampled = worlds(g, 0, 60)

    under = [figure_of(world.players[1], HERO).token == BONUS_TOKEN for world in sampled]
    assert set(under) == {True, False}
    total = [world.players[1].bonus_tokens + lies for world, lies in zip(sampled, under, strict=True)]
    assert set(total) == {2}


def test_of_two_tokens_alike_it_tells_nothing_which_was_used() -> None:
    """The Mortal World has two: a world with the one used and a world with the other give the same worlds."""
    dumps = []
    for used in (6, 7):
        g = given("zeus", "hades")
        g.players[1].tokens[used] = USED
        lay(g.players[1], HERO, 13 - used)
        [world] = worlds(g, 0, 1)
        dumps.append(world.dump())

    assert dumps[0] == dumps[1]


# ---------------------------------------------------------------- decks and what lies face down


def test_premonitions_that_were_seen_stay() -> None:
    g = given("zeus", "hades", "athena")
    seen = g.players[1].premonitions[0]
    g.players[1].foreseen[seen] = 1

    assert all(world.players[1].premonitions == [seen] for world in worlds(g, 0))
    assert len({world.players[1].premonitions[0] for world in worlds(g, 2)}) > 1


def test_a_primordial_is_one_of_its_letter_until_it_was_seen() -> None:
    g = given("zeus", "hades")
    g.primordials_seen[0] = 1

    sampled = worlds(g, 0, 40)

    assert {world.primordials[0] for world in sampled} == {g.primordials[0]}
    letters = {g.box.primordials[world.primordials[1]].letter for world in sampled}
    assert letters == {1}
    assert len({world.primordials[1] for world in sampled}) == 3


def test_disciplines_to_come_are_unknown() -> None:
    g = given("zeus", "hades", "athena", modules=("games_of_elis",))
    g.age = 2

    sampled = worlds(g, 0)

    assert {tuple(world.disciplines[:3]) for world in sampled} == {tuple(g.disciplines[:3])}
    assert len({tuple(world.disciplines[3:]) for world in sampled}) > 1


def test_before_anybody_is_seated_only_decks_are_hidden() -> None:
    g = state_of(begun(3, "draft"))

    assert len({tuple(world.quest_deck) for world in worlds(g, 0)}) > 1


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(
    ("seats", "modules"), [(2, ()), (3, ()), (4, ()), (2, ("duel",)), (3, ("games_of_elis",))], ids=str
)
def test_every_world_looks_the_same_to_the_seat(seats: int, modules: tuple[str, ...]) -> None:
    """And a world drawn from it gives the same worlds again."""
    chance = seeded(f"property/{seats}/{modules}")
    for match in busy(begun(seats, "property", modules), "property"):
        if len(match.choices) % 5 and not match.over:
            continue
        for seat in range(SPECTATOR, seats):
            g = state_of(match)
            redrawn = g.copy()
            determinize(redrawn, seat, chance)
            assert view(redrawn, seat) == view(g, seat)
            assert census(redrawn) == census(g)
            again = g.copy()
            once_more = redrawn.copy()
            determinize(again, seat, seeded("again"))
            determinize(once_more, seat, seeded("again"))
            if not answered_in_secret(g):
                assert again.dump() == once_more.dump()


def answered_in_secret(g: Hybris) -> bool:
    """Whether a marker was chosen that is not shown yet: no world is ever sampled from what was answered so."""
    sides = [] if g.combat is None else [g.combat.attacker, g.combat.defender]
    return any(side.hidden != NONE and side.marker != NONE for side in sides)


def test_own_tokens_are_never_touched() -> None:
    g = given("zeus", "hades")
    lay(g.players[0], HERO, FORGE)

    for world in worlds(g, 0):
        assert world.players[0].dump() | {"deck": []} == g.players[0].dump() | {"deck": []}
        assert world.players[0].tokens.count(AT_HAND) == g.players[0].tokens.count(AT_HAND)
        assert NONE not in world.players[0].hand
