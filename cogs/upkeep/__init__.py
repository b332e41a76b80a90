"""What the bot does by itself for the people who run it: a backup each day, alarms, a sign of life."""
