"""Dungeon Twister, the base box for two players: the rules of SPEC.md."""
