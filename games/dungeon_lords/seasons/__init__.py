"""What comes by itself, round by round: offers, production, events, adventurers (SPEC 2.1, 2.5 to 2.10). Pure."""
