"""The rules of a league, pure: how a season ended and who stays -> the divisions of the next one, and its dates.

Each division of a season is a tournament of its own, so what happens in one is in play/tournament_rules/.
"""
