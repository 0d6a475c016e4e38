"""Compiles the rules and the bots into the wheel with mypyc. `make wheel` turns it on."""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext


class Compile(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return

        # Outside the checkout: a library left beside its source would be imported instead of it.
        # On `self`, so that it lasts until the wheel is written.
        self.work = TemporaryDirectory(prefix="agon-")
        work = Path(self.work.name)

        sources = [str(f) for p in self.config["packages"] for f in sorted(Path("src", p).rglob("*.py"))]
        options = [
            "--config-file=",
            f"--cache-dir={work / 'mypy'}",
            f"--python-version={sys.version_info.major}.{sys.version_info.minor}",
        ]
        modules = mypycify(
            [*options, *sources],
            opt_level="3",
            debug_level="0",
            target_dir=str(work / "c"),
            group_name="agon",
        )
        build = build_ext(Distribution({"name": "agon", "ext_modules": modules}))
        build.build_lib = str(work / "lib")
        build.build_temp = str(work / "tmp")
        build.ensure_finalized()
        build.run()

        for library in (work / "lib").rglob("*.*"):
            build_data["force_include"][str(library)] = str(library.relative_to(work / "lib"))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
