"""Views turned into pictures and words; pure functions."""
