"""What people type into commands: which match and which game they mean, suggestions, the moves of a game."""
