"""What one person asks for: who, where, in which language, by which verb; and the one way to answer in time."""
