"""Ratings: how strong people are in each game, from matches between people, as a number with how sure it is."""
