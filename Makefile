# Needs only make and Python 3.11 or newer. `make help` lists what can be made.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

# PYTHON=... names the Python that .venv is built from; without it the first of these that is new enough is taken.
PYTHONS := python3.13 python3.12 python3.11 python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_ROOT_USER_ACTION=ignore $(PY) -m pip install --quiet --no-input --require-hashes
COMPILE := UV_CUSTOM_COMPILE_COMMAND="make lock" $(PY) -m uv --no-config pip compile --quiet --universal \
	--python-version 3.11 --generate-hashes $(if $(UPGRADE),--upgrade)
SOURCES = $(wildcard address.py bot.py config.py cogs counting games render text play db playground tests)
PYTEST := $(PY) -m pytest
# More workers than two cores: tests that wait for sockets and for killed processes leave a core free.
PARALLEL := -n 4 --dist worksteal
# What `make check` runs, without the tests marked as slow. Left out are processes and sockets, and long searches:
# crash, failures, load, loopback, malformed, mutation, playground, quarter, season, secrecy; and bench, hunt and browser,
# which have targets of their own. Of whole bots it runs what a mistake anywhere in cogs/ would break.
WHOLE := $(addprefix tests/whole/test_,buttons.py deciding.py secrets.py tetranomicon.py)
FAST := $(addprefix tests/,architecture cogs contract db games golden play refusals render text tooling) $(WHOLE) \
	$(wildcard tests/test_*.py)

# A .venv whose Python has gone or never came is built anew.
BROKEN := $(shell $(PY) -c "" 2>/dev/null || echo rebuild)

.PHONY: help play setup setup-postgres setup-dev check test hunt browser bench load arena balance backup commands lock clean

help: ## List what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

# Exit status 3: there is no token. Settings that cannot be used are left for bot.py to report.
HAS_TOKEN := $(PY) -c "import config, sys; sys.exit(0 if config.read_settings().token else 3)" 2>/dev/null

play: setup ## Run the bot, or the local playground in a browser when no DISCORD_TOKEN is set
	@$(HAS_TOKEN); if [ $$? = 3 ]; then $(MAKE) $(VENV)/.playground; fi
	@exec $(PY) bot.py

setup: $(VENV)/.runtime ## Build .venv with what the bot needs

setup-postgres: $(VENV)/.postgres ## Add to .venv what a database on PostgreSQL needs

setup-dev: $(VENV)/.dev ## Add to .venv what tests, lint and types need

check: setup-dev lint ## Lint, types and the fast tests, for every change (about a minute on 2 cores)
	@$(MAKE) -j 2 types fast

test: setup-dev lint ## Lint, types and all tests, before a change is handed over (about ten minutes on 2 cores)
	@$(MAKE) -j 2 types tests

# Tests start many processes, each of which would compile every module anew.
check test hunt: export PYTHONDONTWRITEBYTECODE :=

hunt: setup-dev ## Run all tests and the long searches with many more Hypothesis examples
	TESTS_HUNT=1 $(PYTEST) $(PARALLEL)

browser: setup-dev chromium ## Play the playground in a real Chromium, headless
	PYTEST_TIMEOUT=3600 $(PYTEST) tests/playground -n 0 -m browser

bench: $(VENV)/.bench ## Measure speed and print the numbers
	PYTEST_TIMEOUT=1800 $(PYTEST) tests/bench -n 0 -s -m bench

# The database of many matches is made once and kept in load/; `python -m tests.load --help` says what else can be set.
load: setup-dev setup-postgres ## Play on 10,000 servers at once and print a table (about ten minutes); PLANS=, OPTIONS=--short or --all
	$(PY) -m tests.load $(PLANS) $(OPTIONS)

# Every series in a file of its own, so that it can be stopped and continued.
ARENA_GAMES = $(or $(GAME),tetranomicon dungeon_lords dungeon_twister legends_of_signum)
ARENA_PAIR = $(or $(PAIR),normal easy)
ARENA_SEATS = $(or $(SEATS),2)

arena: setup ## Let computers play each other; GAME=, PAIR="hard normal", SEATS=, SECONDS= of a game
	@mkdir -p arena
	@for game in $(ARENA_GAMES); do \
		$(PY) -m games arena $$game $(ARENA_PAIR) --seats $(ARENA_SEATS) $(if $(SECONDS),--seconds $(SECONDS)) \
			--file "arena/$$game-$(ARENA_SEATS)-$(subst $() ,-,$(strip $(ARENA_PAIR))).jsonl" || exit; \
	done

balance: setup ## Count what wins between equal computers, for docs/balance.md; GAME=, SEATS=, MATCHES=, SECONDS= of a game
	@mkdir -p arena
	@for game in $(ARENA_GAMES); do \
		$(PY) -m games balance $$game --seats $(ARENA_SEATS) $(if $(MATCHES),--matches $(MATCHES)) \
			$(if $(SECONDS),--seconds $(SECONDS)) --file "arena/balance-$$game-$(ARENA_SEATS).jsonl" \
			--page docs/balance.md || exit; \
	done

backup: setup ## Copy the database while the bot runs; TO=file names the copy
	@$(PY) -m db backup $(if $(TO),"$(TO)")

commands: setup-dev ## Write the tables of docs/commands.md and docs/commands.ru.md anew
	@$(PY) -m tests.cogs.command_pages

lock: setup-dev ## Pin requirements*.txt anew from requirements*.in; UPGRADE=1 takes the newest versions
	$(COMPILE) requirements.in -o requirements.txt >/dev/null
	$(COMPILE) requirements-build.in -c requirements.txt -o requirements-build.txt >/dev/null
	$(COMPILE) requirements-postgres.in -c requirements.txt -o requirements-postgres.txt >/dev/null
	$(COMPILE) requirements-playground.in -c requirements.txt -o requirements-playground.txt >/dev/null
	$(COMPILE) requirements-dev.in -c requirements-playground.txt -o requirements-dev.txt >/dev/null
	$(COMPILE) requirements-bench.in -c requirements-dev.txt -o requirements-bench.txt >/dev/null

clean: ## Remove .venv, caches and test screenshots; data/ stays
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find tests -name screenshots -type d -prune -exec rm -rf {} +

$(VENV)/.runtime: requirements-build.txt requirements.txt $(BROKEN)
	@lacks_venv=; \
	for python in $(if $(PYTHON),"$(PYTHON)",$(PYTHONS)); do \
		"$$python" -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null || continue; \
		"$$python" -c "import ensurepip, venv" 2>/dev/null || { lacks_venv="$$python"; continue; }; \
		echo "Building $(VENV) with $$("$$python" --version) ($$python)"; \
		exec "$$python" -m venv --clear $(VENV); \
	done; \
	if [ -n "$$lacks_venv" ]; then \
		package=$$("$$lacks_venv" -c "import sys; print('python%d.%d-venv' % sys.version_info[:2])"); \
		echo "$$lacks_venv has no venv module. On Debian or Ubuntu: apt-get install $$package" >&2; \
	else \
		echo "Python 3.11 or newer is needed; tried: $(if $(PYTHON),$(PYTHON),$(PYTHONS))." >&2; \
		echo "Install it, or name it: make PYTHON=/path/to/python3.11 ..." >&2; \
	fi; \
	exit 1
	@$(PIP) -r requirements-build.txt
	@$(PIP) --no-build-isolation -r requirements.txt
	@touch $@

$(VENV)/.postgres: requirements-postgres.txt $(VENV)/.runtime
	@echo "Adding what a database on PostgreSQL needs"
	@$(PIP) --no-build-isolation -r requirements-postgres.txt
	@touch $@

$(VENV)/.playground: requirements-playground.txt $(VENV)/.runtime
	@echo "Adding the local playground"
	@$(PIP) --no-build-isolation -r requirements-playground.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt $(VENV)/.runtime
	@echo "Adding what tests, lint and types need"
	@$(PIP) --no-build-isolation -r requirements-dev.txt
	@touch $@

$(VENV)/.bench: requirements-bench.txt $(VENV)/.dev
	@echo "Adding what the measurements are compared with"
	@$(PIP) --no-build-isolation -r requirements-bench.txt
	@touch $@

.PHONY: chromium compiled fast journeys lint rebuild tests types
lint: setup-dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types:
	$(PY) -m mypy --strict $(SOURCES)

fast:
	$(PYTEST) -n 2 --dist worksteal --hypothesis-profile=check -m "not slow and not hunt and not browser and not bench" $(FAST)

tests: compiled
	$(PYTEST) $(PARALLEL) --costs

# Compiles tests once; otherwise every worker would. What is wrong the tests tell.
compiled:
	@$(PYTEST) --collect-only -q -n 0 >/dev/null 2>&1 || true

# The three of the browser's tests that are short enough to run beside all others (.ci/run).
journeys: setup-dev chromium
	PYTEST_TIMEOUT=900 $(PYTEST) tests/playground/test_journeys.py -n 0 -m journey

chromium:
	@if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get update -q && apt-get install -q -y --no-install-recommends chromium chromium-driver fonts-dejavu-core; \
	fi; \
	if command -v chromium >/dev/null && command -v chromedriver >/dev/null; then exit 0; fi; \
	echo "Chromium and its driver are needed (commands chromium and chromedriver)." >&2; \
	echo "On Debian: sudo apt-get install chromium chromium-driver" >&2; \
	exit 1
