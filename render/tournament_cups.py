"""What a knock-out in rounds is called on pages: its kind, its brackets, and how somebody stands in it. Pure."""

from play.formats.cups import Stake
from play.formats.settings import DOUBLE_CUPS, has_knock_out, stages_at_tables
from play.formats.views import CupPlace, PairingView, TournamentView
from text import Words


def has_cup(view: TournamentView) -> bool:
    """Return whether a tournament has a knock-out, alone or as its final, that is drawn anew in each round."""
    return has_knock_out(view.format, view.settings) and view.settings.cup != "pairs"


def is_only_cup(view: TournamentView) -> bool:
    """Return whether such a knock-out is all that is played, so that its order is the standings."""
    return view.format == "knock_out" and view.settings.cup != "pairs"


def is_double(view: TournamentView) -> bool:
    """Return whether who has lost once plays on in a second bracket."""
    return view.settings.cup in DOUBLE_CUPS


def has_tables(view: TournamentView) -> bool:
    """Return whether more than two meet in some matches."""
    return view.seats > 2 or any(stages_at_tables(view.format, view.settings))


def place_in_cup(view: TournamentView, entrant: int) -> CupPlace | None:
    """Return how an entrant stands in the knock-out, None if they are not in it."""
    return next((each for each in view.cup if each.entrant == entrant), None)


def state_text(place: CupPlace, words: Words) -> str:
    """Return how long somebody is in: `out in round 3`."""
    return words(f"cup-place-{place.state}", lost=len(place.lost_in), round=place.round)


def bracket_name(view: TournamentView, stake: Stake | None, words: Words) -> str:
    """Return in which bracket a match is, "" where there is one only and it is not the final."""
    if stake is None or (stake.bracket != "final" and not is_double(view)):
        return ""
    return words(f"cup-{stake.bracket}")


def has_lost_alone(pairing: PairingView) -> bool:
    """Return whether somebody has lost a round without a match, rather than had a bye."""
    return len(pairing.seats) == 1 and pairing.why.cup is not None and not pairing.seats[0].twelfths
