"""What a server shows of all that goes on there: its overview, and the results that are told."""
