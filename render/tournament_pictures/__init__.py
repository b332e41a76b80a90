"""Pictures of tournaments, with their text alternatives: cross table, progress, bracket. Pure."""
