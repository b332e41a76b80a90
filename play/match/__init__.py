"""One match as it is stored, shown to somebody, changed by a move, and ended."""
