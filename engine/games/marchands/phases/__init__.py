"""The verbs: one module per phase of a round, in the order of `flow`."""
