"""Pages that are the same in every game: the open table, the table, looking back, rules, settings, notices. Pure."""
