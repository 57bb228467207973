"""A Discord on loopback for demos, tests and load."""
