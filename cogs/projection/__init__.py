"""Discord shows what is stored: tables, direct messages, reports of trouble; old messages are put away."""
