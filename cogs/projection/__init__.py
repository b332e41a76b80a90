"""Discord shows what is stored: tables, private letters, word of trouble; old messages are put away."""
