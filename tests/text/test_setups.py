"""An impossible setup is explained in the reader's language, in whole sentences: by number, module and option."""

import pytest

from agon.games.registry import GAMES
from agon.kernel.errors import SetupError
from agon.kernel.game import Setup
from agon.kernel.match import Match
from agon.shelf.packs import bundled_pack
from agon.text.languages import LANGUAGES
from agon.text.reader import Rendered, interface_reader

Options = tuple[tuple[str, str], ...]


def refused(game: str, seats: int, modules: tuple[str, ...] = (), options: Options = ()) -> SetupError:
    setup = Setup(game, seats, "a seed", modules, options)
    with pytest.raises(SetupError) as error:
        Match.start(GAMES[game].play(bundled_pack(game), setup), setup)
    return error.value


def told(error: SetupError, language: str) -> str:
    assert error.message is not None
    said: Rendered = interface_reader(language).render(error.message, "")
    assert said.faults == []
    return said.text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("game", "seats", "modules", "english", "french"),
    [
        ("hybris", 3, ("duel",), "“Duel” is for 2 players, not for 3", "« Duel » est pour 2 joueurs, et non pour 3"),
        (
            "hybris",
            3,
            ("chronos",),
            "“Chronos” is for 1 player, not for 3",
            "« Chronos » est pour 1 joueur, et non pour 3",
        ),
        (
            "ephyran",
            5,
            (),
            "“Ephyran” is for 2, 3 or 4 players, not for 5",
            "« Ephyran » est pour 2, 3 ou 4 joueurs, et non pour 5",
        ),
        (
            "hellas",
            1,
            (),
            "“Lords of Hellas” is for 2, 3 or 4 players, not for 1; with the module “Persian Invasion” it is",
            "« Lords of Hellas » est pour 2, 3 ou 4 joueurs, et non pour 1 ; avec le module « L’Invasion perse », si",
        ),
        (
            "hybris",
            2,
            ("renaissance", "victory_of_influence"),
            "“Scenario: Renaissance” and “Variant: Victory of Influence” cannot be combined",
            "« Scénario : Renaissance » et « Variante : Victoire d’Influence » ne vont pas ensemble",
        ),
        ("hybris", 2, ("artemis", "artemis"), "“Artemis” is chosen twice", "« Artémis » est choisi deux fois"),
        (
            "hybris",
            2,
            ("duels",),
            "“Hybris: Disordered Cosmos” has no module “duels”; did you mean “duel”?",
            "« Hybris : Disordered Cosmos » n’a pas de module « duels » ; vouliez-vous dire « duel » ?",
        ),
    ],
)
def test_modules_that_cannot_be(game: str, seats: int, modules: tuple[str, ...], english: str, french: str) -> None:
    error = refused(game, seats, modules)
    assert (told(error, "en"), told(error, "fr")) == (english, french)


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        (
            (("seat_1", "artemis"),),
            "“First seat: plays Artemis” needs the module “Artemis”",
            "« Première place : joue Artémis » demande le module « Artémis »",
        ),
        (
            (("seat_1", "hera"),),
            "“First seat” cannot be “hera” (there is: any, zeus, poseidon, athena, hades)",
            "« Première place » ne peut pas être « hera » (il y a : any, zeus, poseidon, athena, hades)",
        ),
        (
            (("gifts", "on"),),
            "“Gifts before the first Age” needs the module “Chronos”",
            "« Cadeaux avant le premier Âge » demande le module « Chronos »",
        ),
        (
            (("olympian", "random"),),
            "“Hybris: Disordered Cosmos” has no option “olympian” here; did you mean “olympians”?",
            "« Hybris : Disordered Cosmos » n’a pas ici d’option « olympian » ; vouliez-vous dire « olympians » ?",
        ),
    ],
)
def test_options_that_cannot_be(options: Options, english: str, french: str) -> None:
    error = refused("hybris", 2, (), options)
    assert (told(error, "en"), told(error, "fr")) == (english, french)


def test_two_artemises_are_one_too_many() -> None:
    error = refused("hybris", 2, ("artemis",), (("seat_1", "artemis"), ("seat_2", "artemis")))
    assert told(error, "fr") == "« Première place » et « Deuxième place » demandent la même chose : joue Artémis"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(GAMES))
def test_every_refusal_of_a_module_has_its_words(game: str, language: str) -> None:
    # Given every module of a game that names its numbers, with nobody, and every pair that conflicts
    manifest = GAMES[game]
    alone = [(0, (module.id,)) for module in manifest.modules if module.seats]
    pairs = [(2, (module.id, other)) for module in manifest.modules for other in module.conflicts]
    for seats, modules in [(0, ()), *alone, *pairs]:
        # when somebody asks for it, then it is refused, and nothing is missing of the sentence
        assert told(refused(game, seats, modules), language)
