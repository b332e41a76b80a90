"""Combat (SPEC 5): planning and battles of one year, from the end of autumn to the end of the fourth round.

Planning decides in secret: `battleground`, `plan_traps` and `plan` are sealed; traps are never opened, since answers
changed would tell of the hand, the others when all have planned. A plan that is ready stays in the list as `plan` with
owed=False and the one move Replan. A stage is public, so what is asked next depends on public facts alone (the number
of traps in hand, not their kinds). In battles everything is public but traps given up (`lair.py`).
"""
