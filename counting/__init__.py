"""What is counted while the bot runs, for those who watch it: pure Python, below every layer, also when nobody asks."""
