"""What happens at a table, told without a word about Discord's wire."""
