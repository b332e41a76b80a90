"""What of a tournament is drawn from its secret: lots, and the secrets of its matches."""

import hmac

from db.tournaments import TournamentRow


def lots_of(row: TournamentRow) -> bytes:
    """Return the seed of the lots of pairing and standings, which is secret until the end."""
    return hmac.digest(bytes.fromhex(row.secret), b"lots", "sha256")
