"""How Sphinx writes the documentation: see build.py."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

project = "Agon"
author = "Agon"
copyright = "Agon; the games belong to their authors and publishers"
[version] = re.findall(
    r'^__version__: Final = "(.+)"', (ROOT / "src/agon/__init__.py").read_text("utf-8"), re.MULTILINE
)
release = version

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
exclude_patterns = ["*.py"]
default_role = "code"  # docstrings are read as they are, too: `name` is code
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyspiel", "open_spiel"]
python_use_unqualified_type_names = True
nitpicky = False

html_theme = "furo"
html_theme_options = {"announcement": '<a href="/">To the tables of Agon</a>'}
html_title = f"Agon {version}"
html_permalinks_icon = "#"
html_copy_source = False
html_show_sphinx = False
html_domain_indices = False
pygments_style = "default"
pygments_dark_style = "monokai"
