PYTHON ?= python3
BIN := .venv/bin
# One more at work than there are processors: many tests wait for a server or a browser.
WORKERS := $(shell expr $$(getconf _NPROCESSORS_ONLN) + 1)
PYTEST := -n $(WORKERS) --dist worksteal
PAGE := src/agon/server/page/.built-from
DOCS := src/agon/server/docs/.built-from
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path '*/server/page/*' -not -path '*/server/docs/*')
DOCS_SOURCES := $(shell find docs -type f -not -name '*.pyc') CHANGELOG.md CONTRIBUTING.md src/agon/api.py $(wildcard src/agon/rl/*.py)
PAGE_SOURCES := $(shell find page -type f -not -path '*/node_modules/*' -not -name '*.pyc')

# What Python has compiled is kept: without that every start of `agon` takes a second longer.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help install play terminal page docs style chromium test test-fast test-ray coverage mutants soak bench bench-table bench-people shutdown siege chaos wheel test-compiled clean lessons

help: ## print this
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' Makefile

install: .venv/stamp $(PAGE) $(DOCS) ## create .venv with Agon and the tools to work on it, and build the page and the documentation

play: .venv/ready $(PAGE) ## start the table and open it in the browser
	$(BIN)/agon serve

terminal: .venv/ready ## play a game in the terminal
	$(BIN)/agon play ephyran

page: install ## check the page: how it is written, its types, its unit tests
	$(BIN)/python page/build.py check

docs: .venv/stamp ## write the tables of words into the pages of docs, and build the documentation that is served at /docs
	$(BIN)/python docs/write.py
	$(BIN)/python docs/build.py
	@touch $(DOCS)

chromium: ## find a browser for the tests of the page, or install Debian's
	@command -v chromium-headless-shell >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get -qq update && apt-get -qqy install chromium-headless-shell; } >/dev/null 2>&1 \
		|| { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null \
		|| { [ "$$(id -u)" = 0 ] && apt-get -qqy install chromium; } >/dev/null 2>&1 \
		|| echo 'No Chromium here, and none could be installed: the tests of the page are skipped.' >&2

lessons: install ## write the positions where lessons begin, after cards or rules have changed
	PYTHONPATH=tests $(BIN)/python -m lessons.write

style: install ## how the Python is written, its types and its layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo

test: install chromium ## style, types, layers and every test but the long runs; ARGS go to pytest
	$(MAKE) --no-print-directory -j 2 page style
	$(BIN)/pytest $(PYTEST) -m "not soak" $(ARGS)

test-fast: install ## the tests alone, failed ones first, up to the first failure; ARGS go to pytest
	$(BIN)/pytest $(PYTEST) -m "not soak" --failed-first --exitfirst $(ARGS)

coverage: install ## lines and branches that the tests take, without the page and the long runs; ARGS go to pytest
	rm -rf .coverage
	-$(BIN)/coverage run -m pytest $(PYTEST) -m "not soak" --ignore=tests/page $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage html -q
	$(BIN)/coverage json -q
	$(BIN)/python tests/covered.py .coverage/covered.json

mutants: install ## changes of the rules that no test notices, of a sample; ARGS such as --sample 100 --only hellas
	PYTHONPATH=tests nice -n 19 $(BIN)/python -m mutants $(ARGS)

soak: export AGON_SOAK_GAMES ?= 10000
soak: install .venv-compiled/stamp ## the long runs: random games of every way to play, AGON_SOAK_GAMES each, and the suite in full
	PYTHONPATH=tests .venv-compiled/bin/python tests/soak.py --games $(AGON_SOAK_GAMES)
	$(BIN)/pytest $(PYTEST) -o timeout=0 -k "soak or conformance" $(ARGS)

test-ray: install ## series on a Ray cluster of several nodes of this machine, of which one is killed
	$(BIN)/python -m pip install -q --group cluster
	$(BIN)/pytest -n0 tests/lab/test_ray.py $(ARGS)

bench: .venv-bench/stamp ## speed of the plain source and of the compiled wheel, beside other engines
	$(BIN)/python bench/run.py

bench-table: install ## the table under load: choices a second and how long one takes, on SQLite and PostgreSQL
	$(BIN)/python bench/table.py $(ARGS)
	$(BIN)/python bench/browser.py

bench-people: install ## how many tables of people, who think five seconds about a choice, feel no delay; then what waiting tables cost
	for game in ephyran hybris; do $(BIN)/python bench/table.py $$game --people 5 --seconds 30 \
		--matches 250 500 1000 1500 --workers 1 2 4 $(ARGS); done
	$(BIN)/python bench/standing.py

shutdown: install ## end busy servers two hundred times, and see how long each takes
	$(BIN)/python bench/shutdown.py $(ARGS)

siege: install ## hostile clients, and what an innocent table beside them feels of it
	$(BIN)/python bench/siege.py $(ARGS)

chaos: install ## kills, freezes, cuts, full disks and wrong clocks on both databases, and what came of them; ARGS such as --faults 1000
	PYTHONPATH=tests $(BIN)/python -m chaos $(ARGS)

wheel: dist/stamp ## build dist/*.whl with the rules and the bots compiled; needs a C compiler, and compiles nothing twice
	@ls dist/*.whl

test-compiled: .venv-compiled/stamp ## every test but the long runs, on the compiled wheel; ARGS go to pytest
	@.venv-compiled/bin/python -c 'import agon.kernel as k; print("Testing", k.__file__)'
	AGON_COMPILED=1 .venv-compiled/bin/pytest $(PYTEST) -m "not soak" $(ARGS)

clean: ## remove everything the other targets make
	rm -rf .venv .venv-bench .venv-compiled dist page/node_modules src/agon/server/page src/agon/server/docs
	rm -rf .coverage .hypothesis .mutants .objects .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} +

# What playing needs, and the Node that builds the page.
.venv/ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo 'Agon needs Python 3.11 or newer. Name yours: make PYTHON=python3.12' >&2; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --upgrade pip
	AGON_CHECKOUT=1 $(BIN)/python -m pip install -q -e '.[server]' --group page
	@touch $@

.venv/stamp: .venv/ready
	AGON_CHECKOUT=1 $(BIN)/python -m pip install -q -e '.[all]' --group dev
	@touch $@

$(PAGE): .venv/ready $(PAGE_SOURCES)
	$(BIN)/python page/build.py
	@touch $@

$(DOCS): .venv/stamp $(DOCS_SOURCES)
	$(BIN)/python docs/build.py
	@touch $@

dist/stamp: .venv/stamp hatch_build.py expand.py native.py $(SOURCES) $(PAGE) $(DOCS)
	@command -v "$${CC:-gcc}" cc >/dev/null \
		|| { echo 'The compiled wheel needs a C compiler, such as gcc; the plain source does not.' >&2; exit 1; }
	@$(BIN)/python -c 'import os, sys, sysconfig; \
		sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' \
		|| { echo 'The compiled wheel needs the headers of Python, such as python3-dev.' >&2; exit 1; }
	rm -rf dist
	AGON_COMPILE=1 $(BIN)/hatchling build -t wheel
	@touch $@

.venv-compiled/stamp: GROUP = dev
.venv-bench/stamp: GROUP = bench
.venv-compiled/stamp .venv-bench/stamp: dist/stamp
	$(BIN)/python -m venv $(@D)
	$(@D)/bin/python -m pip install -q --upgrade pip
	$(@D)/bin/python -m pip install -q --group $(GROUP) "$$(echo dist/*.whl)[all]"
	$(@D)/bin/python -m pip install -q --no-deps --force-reinstall dist/*.whl
	@touch $@
