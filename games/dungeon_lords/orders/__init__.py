"""Orders: chosen in secret, shown, carried out square by square (SPEC 2.2 to 2.4, 3.1 to 3.3, 4.1). Pure."""
