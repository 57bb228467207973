"""Numbered SQL files, each bringing a database from the version before to its own."""
