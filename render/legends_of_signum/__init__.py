"""Words and pictures of Legends of Signum."""
