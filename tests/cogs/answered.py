"""Which verbs are answered; the product asks for one verb at a time."""

from cogs.interactions.routes import _routes


def answered_verbs() -> frozenset[str]:
    """Return every verb that is answered."""
    return frozenset(_routes)
