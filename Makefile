# xibc: headless Interface Builder.
#
#   make demo    install what is needed, build, and compile the sample template into a picture
#   make test    run the tests
#   make install PREFIX=/usr/local

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

PREFIX ?= /usr/local
CORPUS ?=
# What damaged copies of the documents are made from; none are when it is empty.
SEEDS ?= 1
SWIFT ?= swift
XIBC := .build/release/xibc
# Imports that the manifest does not declare are errors: that keeps the arrows between modules going down.
STRICT := --explicit-target-dependency-import-check error

# pkg-config's -pthread makes the package manager warn; everything else is shown.
QUIET := { grep -v 'prohibited flag(s)' || true; }

PACKAGES := libxml2-dev libcairo2-dev libpango1.0-dev libgdk-pixbuf-2.0-dev pkg-config fonts-inter fonts-wqy-microhei
DEMO := build/demo

.PHONY: demo test build setup lint format registries reference bench docs install check-corpus check-program ci clean

demo: build
	@mkdir -p $(DEMO)
	@echo "xibc compile Templates/AppCell.xib --data Samples/apps.plist --in Samples/AppManager/Main.storyboard …"
	@$(XIBC) compile Templates/AppCell.xib --data Samples/apps.plist --assets Samples/Assets.xcassets \
	  --columns 3 --cell 85x90 --top 60 --row-spacing auto --in Samples/AppManager/Main.storyboard -o $(DEMO)/grid.png
	@$(XIBC) compile Templates/AppCell.xib --data Samples/apps.plist --assets Samples/Assets.xcassets \
	  --columns 3 --cell 85x90 --top 60 --row-spacing auto --in Samples/AppManager/Main.storyboard 2>/dev/null
	@echo "The grid is drawn in $(DEMO)/grid.png"

build: setup
	@$(SWIFT) build -c release --product xibc $(STRICT) -q 2>&1 | $(QUIET)

# Installs the system packages when one of them is missing. Debian and Ubuntu; elsewhere it says what is needed.
setup:
	@Scripts/install-packages $(PACKAGES)

test: setup
	@$(SWIFT) build --build-tests $(STRICT) -q 2>&1 | $(QUIET)
	$(SWIFT) test --skip-build

lint:
	$(SWIFT) format lint --strict --recursive Package.swift Plugins Sources Samples Tests Benchmarks

format:
	$(SWIFT) format --in-place --recursive Package.swift Plugins Sources Samples Tests Benchmarks

# The lists of kinds, rules and commands, from the files that declare them.
registries:
	Scripts/make-registries

# The page of all elements and attributes, from the tables in the sources.
reference: build
	$(XIBC) explain --reference > Documentation/Elements.md

bench: setup
	$(SWIFT) run -c release Benchmarks $(CORPUS)

# Checks over real documents, for those who have a folder of them: make check-corpus CORPUS=DIR SEEDS="1 2 3"
check-corpus: build
	@test -n "$(CORPUS)" || { echo "Say which documents: make check-corpus CORPUS=DIR"; exit 64; }
	Scripts/check-corpus $(XIBC) $(CORPUS) $(SEEDS)

# Uses the built program as somebody with an app would.
check-program: build
	Scripts/check-program $(XIBC)
	Scripts/check-plugin $(XIBC)

# The documentation, built with the toolchain's docc into build/docs.
docs: setup
	$(SWIFT) package dump-symbol-graph --minimum-access-level public >/dev/null
	docc convert Sources/XibCompiler/XibCompiler.docc --fallback-display-name xibc --fallback-bundle-identifier xibc \
	  --additional-symbol-graph-dir .build/symbolgraphs --output-path build/docs

install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
	  $(DESTDIR)$(PREFIX)/share/bash-completion/completions $(DESTDIR)$(PREFIX)/share/zsh/site-functions \
	  $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
	$(SWIFT) build -c release --product xibc --static-swift-stdlib --scratch-path .build/static -q
	install -m 755 .build/static/release/xibc $(DESTDIR)$(PREFIX)/bin/xibc
	$(XIBC) man > $(DESTDIR)$(PREFIX)/share/man/man1/xibc.1
	$(XIBC) completions bash > $(DESTDIR)$(PREFIX)/share/bash-completion/completions/xibc
	$(XIBC) completions zsh > $(DESTDIR)$(PREFIX)/share/zsh/site-functions/_xibc
	$(XIBC) completions fish > $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/xibc.fish

ci:
	bash .ci/run

clean:
	$(SWIFT) package clean
	rm -rf build
