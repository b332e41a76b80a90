"""A server: what its managers set, and what happens to its channels and threads."""
