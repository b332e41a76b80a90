"""A match as it is loaded, shown to somebody, changed by moves and votes, and stored."""
