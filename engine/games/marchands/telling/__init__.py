"""Events in words to be."""
