"""The command line: every module here that has `add` brings one command."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pkgutil import iter_modules


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; what it returns is the exit code."""
    words = sys.argv[1:] if argv is None else list(argv)
    parser = argparse.ArgumentParser("comptoir", description="Merchant board games on Discord.")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    modules = [found.name for found in iter_modules(__path__)]
    # Only what was asked for is loaded, so that a simulation does not wait for Discord's library.
    asked = [name for name in modules if words[:1] == [name]]
    for name in asked or modules:
        module = import_module(f"{__name__}.{name}")
        if hasattr(module, "add"):
            module.add(subparsers)
    args = parser.parse_args(words)
    try:
        return int(args.run(args))
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        # Who read our output has left; nothing more is to be said, not even at the very end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
