"""Computer players of every game: one door, and the ways in which they decide. Pure; imports the kernel only."""
