"""Settings: from a file, the environment and the command line; what is wrong is said before anything is served."""

import tomllib
from pathlib import Path

import pytest

from agon.server.configured import FIELDS, configured, meaning_of, shown, variable
from agon.server.problems import Problem
from agon.server.settings import Settings
from agon.text.languages import LANGUAGES
from agon.text.reader import interface_reader


def test_the_command_line_goes_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "agon.toml"
    file.write_text('port = 1\nworkers = 2\nsockets = 5\nhosts = ["a.example"]\n')

    found = configured(str(file), {"AGON_PORT": "2", "AGON_WORKERS": "3"}, {"port": "4", "host": None}).settings

    assert (found.port, found.workers, found.sockets, found.hosts) == (4, 3, 5, ("a.example",))
    assert found.host == Settings().host


def test_lists_in_the_environment_have_commas(tmp_path: Path) -> None:
    assert configured("", {"AGON_HOSTS": "a.example, b.example ,"}, {}).settings.hosts == ("a.example", "b.example")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("port = 70000", "0 to 65535"),
        ('port = "x"', "0 to 65535"),
        ("workers = 0", "1 to 64"),
        ('limits = "perhaps"', "off, on"),
        ('hosts = "a"', "list"),
        ("ports = 3", "no setting “ports”"),
        ("port = ", "is not TOML"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_place_and_what_would_be_right(
    tmp_path: Path, text: str, said: str
) -> None:
    file = tmp_path / "agon.toml"
    file.write_text(text)

    with pytest.raises(Problem) as wrong:
        configured("", {"AGON_CONFIG": str(file)}, {})

    assert said in str(wrong.value)
    assert str(file) in str(wrong.value)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(Problem, match=r"nowhere\.toml"):
        configured("nowhere.toml", {}, {})


def test_what_is_shown_can_be_read_again_and_has_no_password(tmp_path: Path) -> None:
    given = {"AGON_DATABASE_URL": "postgresql://agon:hush@db/agon", "AGON_PORT": "77"}
    text = "\n".join(shown(configured("", given, {}), interface_reader("en")))

    assert "hush" not in text
    assert "AGON_PORT" in text
    assert tomllib.loads(text)["port"] == 77


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FIELDS)
def test_every_setting_has_a_meaning(name: str, language: str) -> None:
    assert interface_reader(language).knows(meaning_of(FIELDS[name]).id)
    assert variable(name) == f"AGON_{name.upper()}"
