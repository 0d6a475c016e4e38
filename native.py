"""Compiles what mypyc has written, each file by itself and no file twice.

mypyc writes one header with everything that any module declares, and numbers its texts, labels and passing values
throughout: a line more in one module, and every file reads differently. So each file is given only those declarations
that it uses, texts are named by what they say, and the rest is numbered anew in each file. A file that still reads the
same is not compiled again: its object lies in a folder, under the fingerprint of what it was made of.
"""

import os
import re
import shutil
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from time import time

NAME = re.compile(r"[A-Za-z_]\w*")
DECLARED = re.compile(r"(\w+)\s*(?:\([^()]*\)|\[[^\]]*\])?;\s*$")
INCLUDES = '#include "__native_{group}.h"\n#include "__native_internal_{group}.h"\n'
TEXT = re.compile(r"CPyStatics\[(\d+)\]; (/\* .* \*/)$", re.MULTILINE)
PASSING = re.compile(r"\b__(tmp|LL)\d+\b")
ARRAY = re.compile(r"^PyObject \*CPyStatics\[\d+\];$", re.MULTILINE)


# ---------------------------------------------------------------- what a file uses


class Header:
    """The declarations that mypyc has written for a group of modules, each by its name."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.chunks = [chunk for text in texts for chunk in chunks_of(text)]
        self.places = {name: place for place, chunk in enumerate(self.chunks) for name in names_of(chunk)}
        self.needs = [self.used(chunk) for chunk in self.chunks]

    def used(self, text: str) -> set[int]:
        """The places of the declarations that a text names."""
        return {self.places[name] for name in set(NAME.findall(text)) if name in self.places}

    def for_text(self, text: str) -> str:
        """All that a text needs, in the order in which it was declared."""
        found: set[int] = set()
        more = self.used(text)
        while more:
            found |= more
            more = set().union(*[self.needs[place] for place in more]) - found
        return "\n".join([self.chunks[place] for place in sorted(found)])


def chunks_of(text: str) -> list[str]:
    """The declarations of a header, one by one: those that others may have made too, with their guards."""
    chunks: list[str] = []
    lines: list[str] = []
    depth = 0
    for line in text.splitlines():
        if line.startswith("#ifndef MYPYC_DECLARED"):
            lines, depth = [line], 1
            continue
        if line.startswith("#endif") and lines:
            depth = 0
        elif line.startswith("#") and not lines:
            continue
        lines.append(line)
        depth += line.count("{") - line.count("}")
        if depth == 0 and line.endswith((";", "#endif")):
            chunks.append("\n".join(lines).strip())
            lines = []
    return chunks


def names_of(chunk: str) -> list[str]:
    """What a declaration declares."""
    body = "\n".join([line for line in chunk.splitlines() if not line.startswith("#")])
    found = DECLARED.search(body)
    return [found[1]] if found else []


def slimmed(folder: Path, group: str) -> None:
    """Give every file of a group only what it uses."""
    header = Header([Path(folder, f"__native{kind}_{group}.h").read_text("utf-8") for kind in ("", "_internal")])
    includes = INCLUDES.format(group=group)
    numbers: dict[str, str] = {}
    main = Path(folder, f"__native_{group}.c")
    for file in sorted(folder.glob("*.c")):
        text = file.read_text("utf-8")
        if file != main and text.startswith(includes):
            text = renumbered(named_texts(text.removeprefix(includes), numbers))
            own = header.for_text(text)
            file.write_text(f"#include <Python.h>\n#include <CPy.h>\n{own}\n{text}", "utf-8")
    main.write_text(ARRAY.sub(lambda array: array[0] + "\n" + aliases(numbers), main.read_text("utf-8")), "utf-8")


def named_texts(text: str, numbers: dict[str, str]) -> str:
    """A file in which texts have names instead of numbers, which are noted."""
    own: set[str] = set()

    def name(found: re.Match[str]) -> str:
        called = "CPyText_" + sha256(found[2].encode()).hexdigest()[:16]
        if numbers.setdefault(called, found[1]) != found[1]:
            return found[0]  # another one that is written alike in the comment
        own.add(called)
        return f"{called}; {found[2]}"

    body = TEXT.sub(name, text)
    hidden = '__attribute__((visibility("hidden")))'
    return "".join([f"extern PyObject *{called} {hidden};\n" for called in sorted(own)]) + body


def renumbered(text: str) -> str:
    """A file whose labels and passing values are numbered from 0 on."""
    places: dict[str, int] = {}
    return PASSING.sub(lambda found: f"__{found[1]}{places.setdefault(found[0], len(places))}", text)


def aliases(numbers: dict[str, str]) -> str:
    """Where in the array of all of them each text lies."""
    lines = [
        f'".globl {name}\\n.hidden {name}\\n.set {name}, CPyStatics + {number} * " CPY_WIDTH "\\n"'
        for name, number in numbers.items()
    ]
    width = '#if UINTPTR_MAX > 0xffffffffu\n#define CPY_WIDTH "8"\n#else\n#define CPY_WIDTH "4"\n#endif\n'
    return width + "__asm__(\n" + "\n".join(lines) + "\n);"


# ---------------------------------------------------------------- no file twice


class Objects:
    """Compiled files, in a folder, by the fingerprint of what they were made of."""

    def __init__(self, folder: Path, about: str) -> None:
        self.folder = folder
        self.about = about
        folder.mkdir(parents=True, exist_ok=True)

    def make(self, source: Path, made: Path, flags: list[str], compile: Callable[[Path], None]) -> None:
        """Compile a source, if it never was with these flags, and put the object where it is wanted."""
        said = " ".join([self.about, *flags])
        kept = self.folder / (sha256(said.encode() + source.read_bytes()).hexdigest() + made.suffix)
        if not kept.exists():
            begun = kept.with_name(f"{os.getpid()}-{kept.name}")
            compile(begun)
            begun.rename(kept)
        kept.touch()
        shutil.copyfile(kept, made)

    def forget(self, days: int) -> None:
        """Throw away what was of no use for so many days."""
        for kept in self.folder.glob("*.o"):
            if kept.stat().st_mtime < time() - days * 86400:
                kept.unlink()
