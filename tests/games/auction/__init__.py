"""Auction: the small game with every kind of secret, which only tests play."""
