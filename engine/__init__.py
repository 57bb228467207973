"""Rules of the games: pure, synchronous, deterministic."""
