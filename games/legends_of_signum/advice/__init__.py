"""What the computers of Legends of Signum know about it."""

from games.legends_of_signum.advice.signum import OPPONENTS

__all__ = ["OPPONENTS"]
