"""The routes of all verbs: whoever asks here can be sure that every module that answers has been imported."""

from cogs.handlers import around, deciding, gathering, looking, opening, outside, personal, rulebook
from cogs.requests.routes import Route, answered_verbs, route_of

MODULES = (around, deciding, gathering, looking, opening, outside, personal, rulebook)

__all__ = ["MODULES", "Route", "answered_verbs", "route_of"]
