"""Who sits where: the table before the start, who comes, leaves, is away, or takes over."""
