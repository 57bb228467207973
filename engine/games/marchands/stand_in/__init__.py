"""Somebody who plays for an absent merchant."""
