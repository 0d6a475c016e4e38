"""What is installed: the engine alone without anything else, each part with one line where it is missing, and the page
and the documentation as they were built.
"""

import os
import runpy
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable
from importlib.metadata import PathDistribution
from pathlib import Path

import pytest

from agon.cli.extras import extra_of
from agon.text.bare_words import BareWords

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif("AGON_COMPILED" in os.environ, reason="it builds from the source")

PLAYED = """
import agon
match = agon.start("ephyran", ["Melissa", "Theon"], seed="corinth")
print(match.question)
print(match.play("greedy", "random").result.winners)
print(agon.start("hellas", 1, modules=["persian_invasion"], seed="a").play("random").over)
print(len(agon.series("hybris", ["random", "random"], games=1, jobs=1).games))
try:
    agon.start("ephyran", 9)
except agon.SetupError as error:
    print(error)
"""


def build(source: Path, into: Path, *targets: str) -> None:
    wanted = [word for target in targets for word in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(into), *wanted]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("AGON_")}
    subprocess.run(command, cwd=source, env=environment, check=True, capture_output=True)


def alone(site: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    """Python with the standard library and what was installed there."""
    begin = f"import sys, runpy; sys.path.insert(0, {str(site)!r}); sys.argv[0] = 'agon'; "
    command = [sys.executable, "-I", "-S", "-c", begin + words[0], *words[1:]]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_wheel_has_what_it_promises_and_needs_nothing(tmp_path: Path) -> None:
    # Given a wheel and a source distribution, built from here
    build(ROOT, tmp_path, "sdist", "wheel")
    [wheel], [packed] = tmp_path.glob("*.whl"), tmp_path.glob("*.tar.gz")
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)

    # Then the page and the documentation are in it, and nothing must be installed beside it
    for file in ("page/index.html", "docs/index.html", "docs/tutorials/study/index.html"):
        assert (site / "agon" / "server" / file).is_file(), file
    [about] = site.glob("*.dist-info")
    needed = PathDistribution(about).requires or []
    assert [line for line in needed if "extra ==" not in line] == []
    page = (site / "agon" / "server" / "docs" / "index.html").read_text("utf-8")
    assert "<script>" not in page, "what stands in the page itself is not run (server/http/guard.py)"
    assert "<style" not in page
    assert " style=" not in page

    # And it plays by itself
    played = alone(site, PLAYED)
    assert played.stderr == ""
    assert "Your turn: what will you do?" in played.stdout
    assert played.stdout.splitlines()[-3:-1] == ["True", "1"]

    # And what is missing is told in one line
    for command, extra in (("sim ephyran", "terminal"), ("play ephyran", "terminal"), ("serve", "server")):
        told = alone(site, "from agon.cli.main import main; sys.exit(main())", "--lang", "en", *command.split())
        assert told.returncode == 2, told
        assert f'pip install "agon[{extra}]"' in told.stderr
        assert len(told.stderr.splitlines()) == 1
    assert 'pip install "agon[rl]"' in alone(site, "import agon.rl").stderr.splitlines()[-1]

    # When a wheel is built from the source distribution, then nothing is built that was built before
    with tarfile.open(packed) as archive:
        archive.extractall(tmp_path, filter="data")
    [source] = [place for place in tmp_path.iterdir() if (place / "hatch_build.py").is_file()]
    assert not (source / "page" / "node_modules").exists()
    for part in ("page", "docs"):
        assert runpy.run_path(str(source / part / "build.py"))["is_built"]()
    build(source, tmp_path / "again", "wheel")
    [again] = (tmp_path / "again").glob("*.whl")
    with zipfile.ZipFile(again) as one, zipfile.ZipFile(wheel) as other:
        assert one.namelist() == other.namelist()


@pytest.mark.soak
@pytest.mark.parametrize(
    ("extra", "done"),
    [
        ("", "import agon; print(agon.start('ephyran', 2).question)"),
        ("[terminal]", "from agon.cli.main import main; main(['sim', 'ephyran', '--games', '2', '--plain'])"),
        ("[server]", "from agon.cli.main import main; main(['serve', '--show-config'])"),
        ("[rl]", "import agon.rl; print(agon.rl.single('ephyran', ['random']).reset(seed=1))"),
        ("[lab]", "from agon.cli.main import main; main(['train', '--help'])"),
        ("[all]", "import agon.rl; from agon.cli.main import main; main(['serve', '--show-config'])"),
    ],
)
def test_every_part_installs_into_a_fresh_place(extra: str, done: str, tmp_path: Path) -> None:
    build(ROOT, tmp_path, "wheel")
    [wheel] = tmp_path.glob("*.whl")
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    subprocess.run([python, "-m", "pip", "install", "-q", f"{wheel}{extra}"], check=True)
    done_there = subprocess.run([python, "-c", done], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done_there.returncode == 0, done_there.stderr
    assert done_there.stdout


NEEDED = [
    "rich>=13; extra == 'big'",
    "fluent-runtime; extra == 'big'",
    "numpy; extra == 'big'",
    "numpy; extra == 'small'",
]


@pytest.mark.parametrize(
    ("module", "extra"), [("numpy", "small"), ("rich", "big"), ("fluent", "big"), ("flu", ""), ("", ""), ("agony", "")]
)
def test_the_smallest_part_that_brings_a_library_is_named(module: str, extra: str) -> None:
    assert extra_of(module, [*NEEDED, "always>=1"]) == extra


# ---------------------------------------------------------------- words without Fluent


@pytest.fixture
def said() -> Callable[..., str]:
    words = BareWords()
    words.read("hail = Hail, { $name }!\n    .short = hail\n")
    words.read("many = { $count ->\n    [one] one\n   *[other] { $count }\n }\n")
    words.read("long =\n    two\n    lines\n")
    return lambda id, part="", **values: words.format(id, part, values)[0]


def test_what_is_simple_is_said_without_fluent(said: Callable[..., str]) -> None:
    assert said("hail", name="Theon") == "Hail, Theon!"
    assert said("hail", "short", name="Theon") == "hail"
    assert said("hail", "missing") == ""


def test_what_is_not_is_told_by_its_id_and_values(said: Callable[..., str]) -> None:
    assert said("many", count=3) == "many 3"
    assert said("long") == "long"
