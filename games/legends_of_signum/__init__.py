"""Legends of Signum: two heroes, their cities and their bands on an open field."""
