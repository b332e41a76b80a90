"""Tournaments: the groups `/tournament`, for everybody, and `/organise`, for organisers.

| module | holds |
|---|---|
| `entering.py` | taking part: join, withdraw, check in, be back, the next match, help, one's own matches |
| `looking.py` | the card, standings, pairings, why, rules, files, the list of a server |
| `setting_up.py` | a new tournament and its settings, until it is open |
| `organising.py` | start, publish, pause, cancel, people taken in by a list |
| `deciding.py` | what organisers decide about entrants and matches |
| `next_round.py` | the matches that the next round waits for, and their end |
| `answering.py` | what organisers are answered, and their modals |
"""

from cogs.interactions.commands import group

GROUP = group("tournament")
ORGANISE = group("organise")
