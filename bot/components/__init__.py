"""Components on Discord: what a question looks like and what a press means."""
