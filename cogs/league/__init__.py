"""Leagues: the group `/league`, for everybody and, of it the last ones, for organisers.

| module | holds |
|---|---|
| `taking_part.py` | join, leave, skip a season, one's own division |
| `looking.py` | the message of a league, its divisions, history, rules, the list of a server |
| `organising.py` | a new league, its settings, opening and starting it, removing somebody, closing it |
"""

from cogs.interactions.commands import group

GROUP = group("league")
