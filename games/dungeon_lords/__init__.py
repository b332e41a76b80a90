"""The rules of Dungeon Lords (SPEC.md). Pure."""
