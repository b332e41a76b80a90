"""Playing a match: choosing and confirming, plans, looking at the table, decks of one's own, and the rules."""
