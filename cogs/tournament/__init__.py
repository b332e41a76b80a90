"""Tournaments: the groups `/tournament`, for everybody, and `/organise`, for organisers.

| module | holds |
|---|---|
| `entering.py` | taking part: join, withdraw, check in, be back, the next match, help, one's own matches |
| `teams.py` | teams: make one, ask others, agree, the order of boards |
| `looking.py` | the card, standings, pairings, why, rules, files, the list of a server |
| `setting_up.py` | a new tournament, the page of organisers, the settings |
| `acts.py` | the table of all that organisers do, with how it is asked for, typed and answered |
| `asking.py` | what acts ask for: fields of forms, options of commands |
| `organising.py` | acts around a tournament that answer with more than that they are done |
| `deciding.py` | acts about entrants and matches that are more than what was asked for |
| `answering.py` | the page that organisers are answered with |
"""

from cogs.interactions.commands import group

GROUP = group("tournament")
ORGANISE = group("organise")
