"""Leagues: who is in one, what organisers do, the seasons that open and end by themselves, how they are seen."""
