# `make` alone says what there is. Needs Python 3.11 or newer; uses uv if it is there, else venv and pip.

# the first Python that really runs (a version manager's shim may exist and fail) and is new enough
PYTHON ?= $(shell for python in python3.14 python3.13 python3.12 python3.11 python3; do \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && echo "$$python" && break; done)
UV ?= $(shell command -v uv 2>/dev/null)
BIN := .venv/bin
READY := .venv/ready
BENCH_READY := .venv/bench-ready
BENCH_PACKAGES = $$($(BIN)/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["dependency-groups"]["bench"])')

# further words for the programs started, as in: make lab LAB_ARGS=--no-browser
LAB_ARGS ?=
APP_ARGS ?=
ARGS ?=
TEST_ARGS ?=

# where it is set, every kernel that a test or a page starts would compile the whole kit anew
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup lab app worksheet test types test-browser test-long bench screenshot clean

help:
	@echo "make lab         open the notebooks in JupyterLab, beginning with the welcome"
	@echo "make app         show the same notebooks as pages without code (Voila)"
	@echo "make worksheet   write a worksheet, as in: make worksheet ARGS='zero_seven --count 10 -o sheet.pdf'"
	@echo "make test        check the style and the types, then run all tests, notebooks and browser included"
	@echo "make test-long   run the tests that take minutes"
	@echo "make bench       install other game libraries and compare speeds with them"
	@echo "make screenshot  make docs/panel.png anew"
	@echo "make clean       remove what make made; saved games stay"
	@echo
	@echo "The first of them sets everything up in .venv, which takes a minute; nothing outside this folder is changed."

setup: $(READY)

$(READY): pyproject.toml requirements.lock
	@test -n "$(UV)$(PYTHON)" || { echo "gamekit needs Python 3.11 or newer, or uv; neither was found." >&2; exit 1; }
ifneq ($(UV),)
	"$(UV)" venv --quiet --allow-existing $(if $(PYTHON),--python "$(PYTHON)") .venv
	"$(UV)" pip install --quiet --python $(BIN)/python --require-hashes -r requirements.lock
	"$(UV)" pip install --quiet --python $(BIN)/python --no-deps -e .
else
	"$(PYTHON)" -m venv .venv
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements.lock
	$(BIN)/python -m pip install --quiet --no-deps -e .
endif
	@touch $@

$(BENCH_READY): $(READY)
ifneq ($(UV),)
	"$(UV)" pip install --quiet --python $(BIN)/python $(BENCH_PACKAGES)
else
	$(BIN)/python -m pip install --quiet $(BENCH_PACKAGES)
endif
	@touch $@

lab: $(READY)
	JUPYTER_CONFIG_PATH="$(CURDIR)/config" $(BIN)/jupyter lab $(LAB_ARGS) notebooks/00_welcome.ipynb

# A page that was closed leaves its kernel behind: one that nobody has been looking at for an hour is stopped.
app: $(READY)
	@echo "The welcome is at /voila/render/00_welcome.ipynb of the address below, the Polish one at /voila/render/pl/00_welcome.ipynb."
	JUPYTER_CONFIG_PATH="$(CURDIR)/config" JUPYTER_PATH="$(CURDIR)/share/jupyter" $(BIN)/voila --template=gamekit \
		--MappingKernelManager.cull_interval=60 --MappingKernelManager.cull_idle_timeout=3600 $(APP_ARGS) notebooks

worksheet: $(READY)
	$(BIN)/python -m figures.worksheet $(ARGS)

test: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/pytest -n 2 --dist loadfile --nbmake tests notebooks --ignore tests/browser $(TEST_ARGS)
	$(MAKE) --jobs 2 --output-sync=target types test-browser

# two browsers, each with servers of its own, beside the types: each of them waits a good deal for the others
types: $(READY)
	$(BIN)/mypy

test-browser: $(READY)
	$(BIN)/pytest -n 2 --dist loadfile tests/browser $(TEST_ARGS)

test-long: $(READY)
	$(BIN)/pytest -m long $(TEST_ARGS)

bench: $(BENCH_READY)
	$(BIN)/python -m benchmarks

screenshot: $(READY)
	$(BIN)/python tests/screenshot.py

clean:
	rm -rf .venv build dist site outputs test-results .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
	find . -name .ipynb_checkpoints -prune -exec rm -rf {} +
