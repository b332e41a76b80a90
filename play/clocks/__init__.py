"""What time alone brings about: deadlines, the end of pauses and of matches that nobody plays, questions to these."""
