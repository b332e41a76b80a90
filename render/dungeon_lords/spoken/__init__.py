"""The pictures told in words, for alt texts and for who reads text only."""
