"""Words and pictures of Dungeon Lords."""
