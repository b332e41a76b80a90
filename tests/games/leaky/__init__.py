"""Copies of the auction that each break one promise, so that every contract check is seen to fail when it should."""
