"""What can happen in a tournament: each act is stored and never changed, and the tournament follows from all of them.

Acts name entrants and organisers by their numbers, never users or names, so that forgetting a person changes no act.
A typed reason can be blanked.
"""

from typing import Final, TypeAlias

import msgspec

from play.formats.pairs import Reasons
from play.formats.settings import Settings

BOT: Final = 0
"""In place of an entrant or organiser: the bot, because the time had come."""


NO_START: Final = 0
"""In place of the time of a start: an organiser starts it by hand."""


class _Act(msgspec.Struct, frozen=True, tag_field="kind"):
    """Any act; its tag is the kind that is stored beside its facts."""


class Opened(_Act, frozen=True, tag="opened"):
    """Everybody can enter from now on; the commitment to the secret is shown."""


class Edited(_Act, frozen=True, tag="edited"):
    """Before the start: other settings. What is None stays; `starts_at` can be `NO_START`."""

    name: str | None = None
    game: str | None = None
    options: dict[str, str] | None = None
    format: str | None = None
    seats: int | None = None
    pace: str | None = None
    language: str | None = None
    starts_at: int | None = None
    settings: Settings | None = None


class Joined(_Act, frozen=True, tag="joined"):
    """Somebody has entered under a new number; as a reserve if there was no place."""

    entrant: int
    is_reserve: bool = False


class TeamMade(_Act, frozen=True, tag="team_made"):
    """An entrant has entered a team, of which they are the captain; what it is called is stored beside acts."""

    team: int
    entrant: int


class TeamJoined(_Act, frozen=True, tag="team_joined"):
    """An entrant plays for a team, at the board after those who are in it."""

    team: int
    entrant: int


class TeamOrdered(_Act, frozen=True, tag="team_ordered"):
    """A captain has put the members of a team in order, by number: the first plays at board 1."""

    team: int
    order: tuple[int, ...]


class TeamRested(_Act, frozen=True, tag="team_rested"):
    """A captain lets a member rest in the next round, or not any more."""

    team: int
    entrant: int
    is_resting: bool = True


class Promoted(_Act, frozen=True, tag="promoted"):
    """A reserve has a place now, before the start."""

    entrant: int


class CheckedIn(_Act, frozen=True, tag="checked_in"):
    """An entrant has said before the start that they are there."""

    entrant: int


class Withdrew(_Act, frozen=True, tag="withdrew"):
    """An entrant does not go on; `is_forgotten`: since they asked to be forgotten."""

    entrant: int
    is_forgotten: bool = False


class Removed(_Act, frozen=True, tag="removed"):
    """An organiser has taken an entrant out."""

    entrant: int
    reason: str = ""


class Stopped(_Act, frozen=True, tag="stopped"):
    """An entrant did not come to a match, and is not paired until they say that they are back."""

    entrant: int


class Back(_Act, frozen=True, tag="back"):
    """An entrant who did not come is there again; `is_forgiven`: an organiser says so."""

    entrant: int
    is_forgiven: bool = False


class Hurried(_Act, frozen=True, tag="hurried"):
    """An entrant would play the next match today (`Next now`, in flow)."""

    entrant: int


class Offered(_Act, frozen=True, tag="offered_help"):
    """An entrant helps, once finished, those who find nobody; or does not any more."""

    entrant: int
    is_helper: bool


class Replaced(_Act, frozen=True, tag="replaced"):
    """A reserve takes over the number, points and seats of an entrant; `reserve` is the number that this leaves."""

    entrant: int
    reserve: int
    reason: str = ""


class Started(_Act, frozen=True, tag="started"):
    """Nobody is a reserve any more but those beyond the places; the settings are frozen."""


class Paused(_Act, frozen=True, tag="paused"):
    """Nothing new is paired; matches go on."""

    reason: str = ""


class Resumed(_Act, frozen=True, tag="resumed"):
    """Pairing goes on."""


class Ended(_Act, frozen=True, tag="ended"):
    """All is played, or nobody is left to be paired."""


class Cancelled(_Act, frozen=True, tag="cancelled"):
    """An organiser has called the tournament off."""

    reason: str = ""


class NewPairing(msgspec.Struct, frozen=True):
    """One pairing of a round: its entrants in the order of seats; a single one has a bye worth `twelfths`."""

    pairing: int
    entrants: tuple[int, ...]
    why: Reasons = Reasons()
    only_for: int | None = None
    twelfths: int | None = None


class Paired(_Act, frozen=True, tag="paired"):
    """Pairings of a stage and round, to be shown from `published_at` on; in flow a `round` is a day."""

    stage: int
    round: int
    published_at: int
    pairings: tuple[NewPairing, ...]


class Swapped(_Act, frozen=True, tag="swapped"):
    """Two entrants of pairings that are not shown yet have changed places."""

    one: int
    other: int
    reason: str = ""


class Published(_Act, frozen=True, tag="published"):
    """An organiser shows the newest pairings now."""


class Begun(_Act, frozen=True, tag="begun"):
    """The match of a pairing runs; it is adjudicated at `judged_at`, None: never."""

    pairing: int
    match: int
    judged_at: int | None = None


class Extended(_Act, frozen=True, tag="extended"):
    """An organiser has given a match more time."""

    pairing: int
    judged_at: int
    reason: str = ""


class SeatResult(msgspec.Struct, frozen=True):
    """What a pairing gave one seat; `kind`: played, forfeit, bye, adjudicated or corrected.

    Where the best of a table go on: gone, of who had left before a match was over.
    """

    place: int
    twelfths: int
    kind: str = "played"
    score: int | None = None


class Scored(_Act, frozen=True, tag="scored"):
    """A pairing has a result, by seat: of its match, by its limit, or since somebody did not come.

    `reason`: of an organiser who has adjudicated it.
    """

    pairing: int
    seats: tuple[SeatResult, ...]
    reason: str = ""


class Corrected(_Act, frozen=True, tag="corrected"):
    """An organiser has put another result in place of one; later pairings stay."""

    pairing: int
    seats: tuple[SeatResult, ...]
    reason: str = ""


class Voided(_Act, frozen=True, tag="voided"):
    """A pairing counts as played by nobody, as its match was stopped or its limit came."""

    pairing: int
    reason: str = ""


class Forbade(_Act, frozen=True, tag="forbade"):
    """Two entrants never meet, or may again."""

    one: int
    other: int
    is_allowed: bool = False


Act: TypeAlias = (
    Opened
    | Edited
    | Joined
    | TeamMade
    | TeamJoined
    | TeamOrdered
    | TeamRested
    | Promoted
    | CheckedIn
    | Withdrew
    | Removed
    | Stopped
    | Back
    | Hurried
    | Offered
    | Replaced
    | Started
    | Paused
    | Resumed
    | Ended
    | Cancelled
    | Paired
    | Swapped
    | Published
    | Begun
    | Extended
    | Scored
    | Corrected
    | Voided
    | Forbade
)
"""What can happen, as it is stored."""

decoder: Final = msgspec.json.Decoder[Act](Act)


def kind_of(act: Act) -> str:
    """Return the kind under which an act is stored."""
    return str(act.__struct_config__.tag)
