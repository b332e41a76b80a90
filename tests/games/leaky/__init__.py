"""Copies of the auction that each break one rule of the contract, to show that every contract check can fail."""
