"""Slash commands: `/game …`, the everyday verbs of all games, `/play` and `/help`."""
