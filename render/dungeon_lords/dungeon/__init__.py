"""A lord's dungeon, alone and beside all others."""
