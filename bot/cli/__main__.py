"""Lets `python -m bot.cli` do what `comptoir` does."""

import sys

from bot.cli import main

if __name__ == "__main__":
    sys.exit(main())
