"""What the tests share: a small complete game, played games, and ways to scramble secrets."""
