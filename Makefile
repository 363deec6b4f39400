# Everything a newcomer needs: `make play` and `make test` set themselves up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := $(shell cat hot.list)

.PHONY: play test check bench install build playthroughs clean

play: $(VENV)/.built
	@$(BIN)/tatami play tenno --seats 4 --bots ronin

test: $(VENV)/.built
	@echo "== tests, compiled"
	@$(BIN)/python -m pytest -n 2
	@echo "== the same rules uncompiled"
	@TATAMI_PURE=1 $(BIN)/python -m pytest -n 2 tests/core tests/games

check: $(VENV)/.built
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/tatami wire --check web/src
	$(BIN)/python -m pytest tests/test_architecture.py tests/test_catalogues.py

bench: $(VENV)/.built
	$(BIN)/tatami bench rules
	@$(BIN)/python bench/against_c.py

playthroughs: $(VENV)/.built
	$(BIN)/python -m tests.games.test_playthroughs

install: $(VENV)/.built

build: install
	$(BIN)/python -m pip wheel --no-build-isolation --no-deps --wheel-dir dist .

$(VENV)/.ready: requirements.txt pyproject.toml
	@echo "== setting up $(VENV) with the pinned packages"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tatami needs Python 3.11 or newer; set PYTHON=python3.x")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.built: $(VENV)/.ready setup.py hot.list $(HOT)
	@echo "== compiling the rules (half a minute, on a busy machine two)"
	@rm -rf build
	@find src -name '*.so' -delete
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@$(BIN)/tatami --version
	@if $(BIN)/tatami --version | grep -q uncompiled; then \
		echo "== no C compiler worked here: everything runs as Python, with the same results, many times slower"; fi
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info .pytest_cache .mypy_cache .ruff_cache
	find . -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
