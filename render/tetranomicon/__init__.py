"""How Tetranomicon is shown: its pictures and its words."""
