"""How long an answer has, and whose time is up."""
