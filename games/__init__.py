"""Rules of the games: pure values and functions, no clock, no input or output, no words, no global randomness."""
