"""A database as services know it, and the two engines that it can be on."""
