"""A small web page on which a person plays every person of the sandbox."""
