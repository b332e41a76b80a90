"""Words and pictures of Dungeon Twister."""
