"""Tetranomicon, 2-4 players: four eras of building, transport, artifacts, armies, trophies. SPEC.md has the rules."""
