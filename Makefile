# Every target sets itself up: Python 3.11+ and make are all that is needed.
PYTHON ?= python3
BIN := .venv/bin
MARK := .venv/.installed
WORKERS ?= 2

.PHONY: help run test lint format bench chaos clean
help:  ## Show what can be made
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 10

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Comptoir needs Python 3.11 or newer; set PYTHON=..."; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install -q --upgrade pip

$(MARK)-run: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install -q -c constraints.txt -e .
	@touch $@

$(MARK)-dev: .venv/bin/python pyproject.toml constraints.txt
	$(BIN)/python -m pip install -q -c constraints.txt -e '.[dev]'
	@touch $@

$(MARK)-bench: $(MARK)-dev
	$(BIN)/python -m pip install -q -c constraints.txt -e '.[dev,bench]'
	@touch $@

run: $(MARK)-run  ## Play: on Discord with DISCORD_TOKEN, on a local page without
	$(BIN)/comptoir run

test: lint  ## Lint, types, import contracts and all tests
	$(BIN)/python -m pytest -n $(WORKERS) --dist loadgroup

lint: $(MARK)-dev  ## ruff, mypy --strict and the import contracts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(MARK)-dev  ## Sort imports and format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(MARK)-bench  ## Measure against peers, into build/bench.json
	$(BIN)/python -m tests.bench

chaos: $(MARK)-dev  ## Kill and restart the bot 500 times in running games
	$(BIN)/python -m tests.chaos

clean:  ## Forget the virtual environment and what was built
	rm -rf .venv build .mypy_cache .ruff_cache .pytest_cache
