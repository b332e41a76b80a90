"""The slash group of each game, declared; how one is made."""
