"""What is stored about a person, apart from matches."""
