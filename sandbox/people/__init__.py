"""People in front of a Discord client: what they do, what they see."""
