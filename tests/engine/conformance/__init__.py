"""What any game must keep to, whatever its rules."""
