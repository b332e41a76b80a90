"""The common board and what is drawn like it: orders with minions, offers, seasons, what a round revealed."""
