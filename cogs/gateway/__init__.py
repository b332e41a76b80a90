"""What the connection to Discord brings: which shards are there, what is kept of servers, who is on them."""
