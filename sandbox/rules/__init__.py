"""What Discord allows: lengths, counts, permissions, mentions."""
