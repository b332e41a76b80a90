"""Pearls: the exercise of docs/adding-a-game.md, a whole small game that only tests play."""
