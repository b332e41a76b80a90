"""Chance and seals that anybody can check."""
