# Every recipe is one or two lines; `make` lists them.
.DEFAULT_GOAL := help
.PHONY: help setup demo test test-parts test-server test-extension test-e2e check check-fast format schema portal reference extension components bench bench-runtime bench-miniwob
PY := .venv/bin/python
BIN := cd extension && node_modules/.bin

help: ## list what can be made
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 18

setup: ## install everything that is needed, build the extension (quick when nothing changed)
	@.ci/setup

demo: setup ## watch the copilot carry out a goal on a local site (HEADED=1 shows the browser)
	@HEADED=$(HEADED) $(PY) -m e2e.demo

test: setup components test-parts test-e2e ## everything: checks, unit, browser and end-to-end tests

# Each of them leaves half of the processors idle.
test-parts: setup components
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check-fast test-extension test-server

components:
	@.ci/setup components

test-server: components ## the server's tests
	$(PY) -m pytest tests -p no:cacheprovider -n 4 --dist worksteal

test-extension: components ## the extension's tests, in Node and in a real Chromium
	@.ci/setup extension
	$(BIN)/vitest run

test-e2e: components ## the product as its user sees it, in a real browser
	$(PY) -m pytest e2e -p no:cacheprovider --timeout 180 -n 3 --dist loadfile

check: check-fast ## check-fast, formatting, layers and style
	$(PY) -m pytest tests/test_layers.py tests/test_style.py tests/test_schema.py -p no:cacheprovider -q
	$(PY) -m ruff format --check server tests e2e
	$(BIN)/biome format .

check-fast: ## generated files fresh, lint and types
	$(PY) -m browser_copilot.protocol.export --check
	node extension/scripts/build-portal.mjs --check
	$(PY) -m ruff check server tests e2e
	$(PY) -m mypy
	$(BIN)/biome lint . && node_modules/.bin/tsc --noEmit && node_modules/.bin/tsc --noEmit -p tsconfig.node.json

format: ## rewrite every source file in the project's format
	$(PY) -m ruff check --fix server tests e2e; $(PY) -m ruff format server tests e2e
	$(BIN)/biome check --write .

portal: ## rebuild the portal's website, which is committed with the server
	node extension/scripts/build-portal.mjs

schema: ## regenerate shared-schema/ and the extension's types and validators from the Python models
	$(PY) -m browser_copilot.protocol.export

reference: ## regenerate docs/REFERENCE.md and docs/COMMANDS.md from the code
	$(PY) -m tests.reference

extension: ## build the extension into extension/.output/chrome-mv3
	@.ci/setup extension

bench: components ## link, page summaries and actions against Playwright's, tokens per step, time of the demo
	$(PY) -m e2e.bench

bench-runtime: ## time to stop, events a second, sessions at once, crashes against the site's own ledger (DATABASE=postgresql)
	$(PY) -m e2e.bench.runtime --database $(or $(DATABASE),sqlite)

bench-miniwob: ## MiniWoB++ tasks carried out by the skills alone
	$(PY) -m pip install --quiet --no-deps miniwob==1.1.0
	$(PY) -m e2e.bench.miniwob
