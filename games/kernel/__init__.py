"""What every game shares: the Game protocol, ids, decisions, steps, chance, refusals, and what an observer is shown."""
