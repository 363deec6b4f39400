# Everything a newcomer needs: `make play` and `make test` set themselves up.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HOT := $(shell cat hot.list)
SITE := src/tatami/server/site/index.html
WEB := $(shell find web -type f -not -path '*/node_modules/*' -not -path 'web/tests/*' -not -path 'web/fixtures/*')

.PHONY: play test check bench ready install build release web browser engines postgresql redis nginx container-steps playthroughs pictures clean

play: ready
	@$(BIN)/tatami serve

test: ready browser engines postgresql redis nginx
	@echo "== tests, compiled"
	@$(BIN)/python -m pytest -n 2
	@echo "== the same rules uncompiled"
	@TATAMI_PURE=1 $(BIN)/python -m pytest -n 2 tests/core tests/games

check: ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy examples/koikoi
	$(BIN)/tatami wire --check web/src
	cd web && npm run --silent check && npm run --silent test -- --silent
	$(BIN)/python -m pytest tests/test_architecture.py tests/test_catalogues.py

bench: $(VENV)/.built
	$(BIN)/tatami bench rules
	@$(BIN)/python -m tatami.bench.c_twin

playthroughs: $(VENV)/.built
	$(BIN)/python -m tests.games.test_playthroughs

# The page needs nothing of the rules and the packages, so that it is built beside them.
ready:
	@$(MAKE) --silent --no-print-directory --jobs=2 install web

install: $(VENV)/.built

web: $(SITE)

pictures: ready browser
	@$(BIN)/python -m tests.web.pictures

browser:
	@{ command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null || { \
		echo "== fetching Chromium, in which the pages are tested"; \
		root="$$([ "$$(id -u)" = 0 ] || echo sudo -n)"; \
		{ $$root apt-get update && $$root apt-get install --yes chromium; } >/dev/null 2>&1; } || \
		echo "== no Chromium here, and it could not be fetched: the tests of the pages will be skipped (Debian: apt-get install chromium)"

engines:
	@{ { command -v firefox-esr || command -v firefox; } && command -v WebKitWebDriver && command -v Xvfb; } >/dev/null || { \
		echo "== fetching Firefox and WebKitGTK, in which the boards are tested too"; \
		root="$$([ "$$(id -u)" = 0 ] || echo sudo -n)"; \
		{ $$root apt-get update && $$root apt-get install --yes --no-install-recommends firefox-esr webkit2gtk-driver xvfb; \
		} >/dev/null 2>&1; } || \
		echo "== no Firefox or WebKitGTK here, and they could not be fetched: their tests will be skipped (Debian: apt-get install firefox-esr webkit2gtk-driver xvfb)"

# The package would start a server of its own, which nobody here needs: the tests start theirs in a temporary folder.
postgresql:
	@{ command -v initdb || ls /usr/lib/postgresql/*/bin/initdb; } >/dev/null 2>&1 || { \
		echo "== fetching PostgreSQL, on which the server is tested"; \
		root="$$([ "$$(id -u)" = 0 ] || echo sudo -n)"; none=/etc/postgresql-common/createcluster.d/tatami.conf; \
		{ $$root mkdir -p "$${none%/*}" && echo "create_main_cluster = false" | $$root tee "$$none" && \
		$$root apt-get update && $$root apt-get install --yes postgresql; } >/dev/null 2>&1; \
		done=$$?; $$root rm -f "$$none" 2>/dev/null; [ $$done = 0 ]; } || \
		echo "== no PostgreSQL here, and it could not be fetched: the tests on it will be skipped (Debian: apt-get install postgresql)"

# As above: the package would start a server of its own, unless a policy says that none is to be started.
redis:
	@{ command -v redis-server || command -v valkey-server; } >/dev/null || { \
		echo "== fetching Redis, through which several processes are tested"; \
		root="$$([ "$$(id -u)" = 0 ] || echo sudo -n)"; \
		{ $$root apt-get update && $$root env RUNLEVEL=1 apt-get install --yes --no-install-recommends redis-server; \
		} >/dev/null 2>&1; } || \
		echo "== no Redis here, and it could not be fetched: the tests with it will be skipped (Debian: apt-get install redis-server)"

# As above.
nginx:
	@command -v nginx >/dev/null || { \
		echo "== fetching nginx, behind which the server is tested"; \
		root="$$([ "$$(id -u)" = 0 ] || echo sudo -n)"; \
		{ $$root apt-get update && $$root env RUNLEVEL=1 apt-get install --yes --no-install-recommends nginx; \
		} >/dev/null 2>&1; } || \
		echo "== no nginx here, and it could not be fetched: the tests behind it will be skipped (Debian: apt-get install nginx)"

# There may be no container engine here: the steps are carried out in roots laid over that of this machine.
container-steps:
	@$(PYTHON) -m tools.container_steps

web/node_modules/.ready: web/package.json web/package-lock.json web/.npmrc
	@command -v npm >/dev/null || { echo "The pages are built with Node 20.19 or newer and npm, and npm is not here: install them (Debian: apt-get install nodejs npm) and try again."; exit 1; }
	@node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' || { echo "The pages are built with Node 20.19 or newer, and this is $$(node --version): install a newer one and try again."; exit 1; }
	@echo "== fetching what the pages are built with"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(SITE): web/node_modules/.ready $(WEB)
	@echo "== building the pages"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

build: ready
	rm -rf build
	$(BIN)/python -m pip wheel --no-build-isolation --no-deps --wheel-dir dist .

# Needs the network for its own tools; everything that is built is then tried in empty environments.
release: ready $(VENV)/release/.ready
	@$(BIN)/python -m tools.release

$(VENV)/release/.ready: tools/release.txt
	@echo "== fetching what packages are checked with"
	@test -x $(VENV)/release/bin/python || $(PYTHON) -m venv $(VENV)/release
	@$(VENV)/release/bin/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r tools/release.txt
	@touch $@

$(VENV)/.ready: requirements.txt pyproject.toml
	@echo "== setting up $(VENV) with the pinned packages"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tatami needs Python 3.11 or newer; set PYTHON=python3.x")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@# Python compiles what is imported when it is imported; all the packages would take as long again as fetching them.
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.built: $(VENV)/.ready setup.py tools/compilation.py tools/cold.h hot.list $(HOT)
	@echo "== compiling the rules (about a minute)"
	@find src -name '*.so' -delete
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-build-isolation --no-deps --editable .
	@version="$$($(BIN)/tatami --version)" && echo "$$version" && case "$$version" in *uncompiled*) \
		echo "== no C compiler worked here: everything runs as Python, with the same results, many times slower";; esac
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/tatami/server/site .pytest_cache .mypy_cache .ruff_cache
	find . -name '*.so' -delete
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
