"""Battles: the plans before, the ground, the people, what choices would leave of them."""
