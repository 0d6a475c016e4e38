"""Which rules the tests prove, found by reading them."""

from pathlib import Path

import pytest

from agon.lab.coverage import UnreadableTests, proofs_in, proofs_of, sections

TESTS = """
import pytest

@pytest.mark.rule("R-1")
@pytest.mark.rule("R-2", "R-3")
def test_two_marks(): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("R-4"))])
def test_one_parameter(n): ...

@pytest.mark.rule("R-5")
class TestGroup:
    def test_inside(self): ...
    def helper(self): ...

@pytest.mark.rule("R-6")
@pytest.mark.skip
def test_not_run(): ...

@pytest.mark.rule("R-7")
@pytest.mark.xfail(reason="not yet")
def test_known_to_fail(): ...

@pytest.mark.rule("R-8")
def helper(): ...
"""


def test_marks_are_found_wherever_they_stand() -> None:
    found = [(rule, proof.name) for rule, proof in proofs_of("tests/test_x.py", TESTS)]
    assert found == [
        ("R-1", "test_two_marks"),
        ("R-2", "test_two_marks"),
        ("R-3", "test_two_marks"),
        ("R-4", "test_one_parameter"),
        ("R-5", "TestGroup::test_inside"),
    ]


def test_mark_of_a_whole_file() -> None:
    text = 'pytestmark = [pytest.mark.rule("R-1"), pytest.mark.soak]\ndef test_a(): ...\nasync def test_b(): ...'
    assert [proof.place for _, proof in proofs_of("t.py", text)] == ["t.py::test_a", "t.py::test_b"]
    assert not proofs_of("t.py", text.replace("soak", "skip"))


def test_folder_is_read_with_its_subfolders(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_a.py").write_text('@pytest.mark.rule("R-1")\ndef test_a(): ...', "utf-8")
    (tmp_path / "helper.py").write_text('@pytest.mark.rule("R-2")\ndef test_b(): ...', "utf-8")

    assert list(proofs_in(tmp_path)) == ["R-1"]
    assert proofs_in(tmp_path)["R-1"][0].place == f"{tmp_path.name}/deep/test_a.py::test_a"


def test_file_that_is_not_python_is_named() -> None:
    with pytest.raises(UnreadableTests, match=r"tests/test_x.py: line 2"):
        proofs_of("tests/test_x.py", "\ndef (")


def test_sections_keep_the_order_of_the_book() -> None:
    proofs = dict(proofs_of("t.py", '@pytest.mark.rule("B-Z-01")\ndef test_a(): ...'))
    parts = sections(["B-Z-01", "B-Z-02", "B-A-01"], {rule: [proof] for rule, proof in proofs.items()})
    assert parts == [("B-Z", ("B-Z-01", "B-Z-02"), ("B-Z-02",)), ("B-A", ("B-A-01",), ("B-A-01",))]
