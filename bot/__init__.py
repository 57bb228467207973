"""Discord, storage and the command line."""
