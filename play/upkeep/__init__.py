"""What the bot does for the people who run it: a backup each day."""
