"""Services for tournaments: entering, organising, and what goes on by itself."""
