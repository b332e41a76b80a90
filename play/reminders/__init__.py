"""Who is to be told that a match waits for them."""
