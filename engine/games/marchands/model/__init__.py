"""The nouns: roads, positions, actions, events and what a viewer sees."""
