"""What the bot does for the people who run it: a backup each day, and matches packed that are over."""
