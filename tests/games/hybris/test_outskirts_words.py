"""The Outskirts and the Hangars in words: cards, tiles, questions, options, refusals, events, in both languages."""

import pytest

from agon.games.hybris.box.numbers import FIRE
from agon.games.hybris.cardtext import names
from agon.games.hybris.cataclysm.outskirts import questions as o
from agon.games.hybris.cataclysm.outskirts.describe import speech
from agon.games.hybris.cataclysm.outskirts.explore import explore
from agon.games.hybris.cataclysm.schema.words import REQUIREMENTS, TASKS
from agon.games.hybris.describe import describe as describe_option
from agon.games.hybris.events import tell
from agon.games.hybris.refusals import refusals
from agon.games.hybris.rules.questions import CRAFT_TILE, STOP, TURN
from agon.kernel.ask import Ask
from agon.text.languages import LANGUAGES
from agon.text.reader import Reader
from games.hybris.tables import described, in_english, texts
from rules.hybris.given import box, take_cards
from rules.hybris_cataclysm.camps import atop, board, card, explorer, hangar, man, outpost, place_of, task_option

KINDS = ("exploration", "module", "mk_tile", "mk", "ability")
CATACLYSM = box(("cataclysm",))
THINGS = [thing for thing in names(CATACLYSM) if thing.split("/")[0] in KINDS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_tile_and_ability_is_said(language: str) -> None:
    assert len(THINGS) == 24 + 10 + 20 + 5 + 15
    for thing in [*THINGS, "location/outskirts", "slot/outskirts_1", "token/outskirts"]:
        assert described(CATACLYSM, language, thing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_requirement_and_every_task_has_a_message(language: str) -> None:
    reader = Reader(language, {}, ())
    words = [*REQUIREMENTS.verbs.values(), *TASKS.verbs.values()]
    assert [verb.says for verb in words if not reader.knows(verb.says)] == []


@pytest.mark.parametrize(
    ("thing", "text"),
    [
        (
            "exploration/debris_study",
            "engage a Worker of the Camp, transfer 1 Worker to the Camp and discard a Conflict",
        ),
        ("exploration/debris_study", "whenever a character arrives at the Forge or an Olympian arrives at Olympus"),
        ("exploration/debris_study", "2 Sites. Site 2: gain 1 Research."),
        ("module/scientist", "Module of Debris Study, a power for good."),
        ("exploration/strange_fumaroles", "It asks: spend 2 Workers in the Camp. Success: gain 2 Energy."),
        ("mk_tile/matrix_dynamo", "Yellow Task: perform Drain."),
        ("mk_tile/matrix_dynamo", "Red Task: pay 3 Followers. Blue Task: have a Technology of type Science in a City."),
        ("mk_tile/quantum_conductor", "legs of MK-Zeus II."),
        ("ability/edict", "Once per Age: spend 2 Energy: each other player"),
        ("ability/mute_legion", "you may spend 1 Energy to"),
        ("module/waxed_wings", "you may spend 1 Energy: your Hero goes to the reserve"),
    ],
)
def test_cards_say_what_they_do(thing: str, text: str) -> None:
    assert text in described(CATACLYSM, "en", thing)


def test_after_a_colon_the_reader_is_spoken_to_again() -> None:
    text = described(CATACLYSM, "fr", "ability/edict").translate({0xA0: " ", 0x202F: " "})
    assert (
        "dépensez 2 Énergies : chaque autre joueur perd 1 Fidèle ou 1 Point de Victoire ; puis gagnez 3 Points" in text
    )


# ---------------------------------------------------------------- questions, options, refusals


def test_every_option_is_described() -> None:
    numbers = [value for name, value in vars(o).items() if isinstance(value, int) and name.isupper()]
    assert sorted(speech().options) == sorted(numbers)


def test_workers_for_the_camp() -> None:
    g = outpost()
    hangar(g).workers, board(g).camp = 1, 2
    ask = Ask(o.TRANSFER_WORKERS, 0, [o.TRANSFER << 16, o.TRANSFER << 16 | 1, o.TRANSFER << 16 | 257])
    assert texts(g, ask) == [
        "How many Workers do you send to the Camp? You have 1, the Camp 2.",
        "Send nobody | 2 in the Camp",
        "Send 1 Worker | 3 in the Camp",
        "Send 1 Worker, and one of the supply by your Foreman | 4 in the Camp",
    ]
    assert [describe_option(g, ask, option).key for option in ask.options] == [
        "transfer/0",
        "transfer/1",
        "transfer/1-and-foreman",
    ]


def test_an_echelon_says_what_it_costs_and_gives() -> None:
    g = outpost()
    hangar(g).echelons[0], board(g).camp = 2, 1
    ask = Ask(o.ADVANCE_TOKEN, 0, [o.ADVANCE << 16 | 1, STOP << 16])
    assert texts(g, ask) == [
        "You are on echelon 3 of the Exploration track and draw 3 cards. Do you advance? Workers in the Camp: 1.",
        "Advance to echelon 4: 3 cards | on success: gain 2 Research | 1 Worker of the Camp and your Foreman",
        "Stay on this echelon",
    ]
    [refusal] = refusals(g, ask)
    assert in_english(g, refusal.reason) == "the Camp has 1 Worker and 2 are needed"


def test_a_card_and_why_it_cannot_be_tried() -> None:
    g = outpost()
    take_cards(g.players[0], [card for card in g.players[0].deck if not g.box.card(card).element_mask >> FIRE & 1][:1])
    hangar(g).workers, board(g).camp = 1, 1
    board(g).shown = card(g, "debris_study").index
    ask = Ask(o.WILL_ATTEMPT, 0, [STOP << 16])
    assert texts(g, ask)[1:] == ["Let it fail"]
    [refusal] = refusals(g, ask)
    assert in_english(g, refusal.reason) == "you cannot discard a Conflict card that shows Fire"
    hangar(g).workers = 0
    [refusal] = refusals(g, ask)
    assert in_english(g, refusal.reason) == "you cannot transfer 1 Worker to the Camp"


def test_tasks_on_ones_own_turn() -> None:
    g = outpost()
    man(g, 0, "quantum_conductor")
    option = task_option(g, 0, "quantum_conductor", 1)
    refused = {refusal.key: in_english(g, refusal.reason) for refusal in refusals(g, Ask(TURN, 0, []))}
    assert refused["task/quantum_conductor/2"] == "you cannot pay for it"
    text = in_english(g, describe_option(g, Ask(TURN, 0, [option]), option).message)
    assert text == "Quantum Conductor: pay 2 Aegis | 2 Tasks are left"
    hangar(g).done[place_of(g, 0, "quantum_conductor")] = 0b101
    text = in_english(g, describe_option(g, Ask(TURN, 0, [option]), option).message)
    assert text.startswith("Quantum Conductor: pay 2 Aegis | activates the tile: gain 2 Victory Points")


def test_why_no_tile_can_be_sent() -> None:
    g = outpost()
    hangar(g).research, hangar(g).active, hangar(g).sent = 2, 1, 2
    found = [in_english(g, refusal.reason) for refusal in refusals(g, Ask(CRAFT_TILE, 0, []))]
    assert found == [
        "it is activated already",
        "it is in the Factory already",
        "you have 2 Research and need 3",
        "you have 2 Research and need 3",
    ]


def test_tiles_that_get_a_worker() -> None:
    g = outpost()
    hangar(g).workers = 2
    ask = Ask(o.POST_WORKERS, 0, [o.POST << 16, o.POST << 16 | 1, o.POST << 16 | 3])
    assert texts(g, ask) == [
        "Which tiles get a Worker? You have 2.",
        "None",
        "Quantum Conductor",
        "Quantum Conductor and Thunderbolt",
    ]
    assert [describe_option(g, ask, option).key for option in ask.options] == [
        "post/none",
        "post/legs",
        "post/legs-arm",
    ]


# ---------------------------------------------------------------- what is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happens_is_told_and_only_the_explorer_hears_of_the_cards(language: str) -> None:
    g = outpost()
    hangar(g).echelons[0] = 2
    g.players[0].followers = 2
    atop(g, "refugees_on_the_road", "nomad_fair")
    play = explore(g, g.players[0], explorer(g))
    try:
        ask = next(play)
        while True:
            assert isinstance(ask, Ask)
            ask = play.send(ask.options[0])
    except StopIteration:
        pass
    reader = Reader(language, names(g.box), ("Ann", "Bob", "Cid"))
    assert g.log is not None
    for event in g.log:
        text, faults = reader.render(tell(g.box, event, 0), "")
        assert (faults, bool(text)) == ([], True)
    told = [reader.say(tell(g.box, event, 1)) for event in g.log if event[1] >> 1 & 1]
    assert not any("Fair" in line or "Foire" in line for line in told)
