"""Who may do what with a match, and where they must be: the one table that all code asks. Pure.

What a person may do comes from what they are to the match, their roles, and from where they ask. Whether the match is
in a state that allows it at all, the services say.
"""

from collections.abc import Mapping
from typing import Literal

import msgspec

from games.kernel.errors import Refusal
from play.rules.moment import MatchCard

Role = Literal["host", "heir", "player", "left", "invited", "viewer", "staff", "organiser"]
"""`host`: of the match, and still at the table; `heir`: a player while the host is silent, away or not on the server;
`player`: has a seat; `left`: gave a seat up; `invited`: to an open table, or to take a seat over; `viewer`: can see the
channel of the match; `staff`: manages the server of the match; `organiser`: of its tournament. A tournament's table has
neither host nor heir."""

Where = Literal["table", "server", "elsewhere", "direct"]
"""`table`: the channel of the match; `server`: another channel of its server; `elsewhere`: another server; `direct`:
direct messages with the bot, unless the match is played there."""

Act = Literal[
    "look", "join", "decline", "leave", "play", "resign", "invite", "seat", "start", "free", "cancel", "stop", "agree",
    "carry", "offer", "take", "move", "rematch", "organise"
]  # fmt: skip
"""`look`: at the table, the log, the replay, the file; `play`: moves, plans, undo, hints; `seat`: send people away,
seat computers and agree on rules before the start; `free`: the seat of somebody who has left the server; `cancel`: an
open table; `stop`: call any match off at once; `agree`: to a motion of a running match; `carry`: a repair to which all
present agree, while somebody away could object (play/seats/carrying.py refuses who has or had a seat); `offer`: one's
own seat to somebody else; `take`: a seat over that is on offer; `move`: to another channel; `organise`: the match's
tournament."""

ANYWHERE: frozenset[Where] = frozenset(("table", "server", "elsewhere", "direct"))
HOME: frozenset[Where] = frozenset(("table", "server"))

RIGHTS: Mapping[Act, Mapping[Role, frozenset[Where]]] = {
    "look": {"player": ANYWHERE, "left": ANYWHERE, "invited": ANYWHERE, "viewer": HOME},
    "join": {"invited": ANYWHERE, "viewer": HOME},
    "decline": {"invited": ANYWHERE},
    "leave": {"player": ANYWHERE},
    "play": {"player": ANYWHERE},
    "resign": {"player": ANYWHERE},
    "invite": {"player": ANYWHERE},
    "seat": {"host": ANYWHERE, "heir": ANYWHERE},
    "start": {"host": ANYWHERE, "heir": ANYWHERE},
    "free": {"host": ANYWHERE, "heir": ANYWHERE, "staff": HOME},
    "cancel": {"host": ANYWHERE, "heir": ANYWHERE},
    "stop": {"staff": HOME},
    "agree": {"player": ANYWHERE},
    "carry": {"staff": HOME},
    "offer": {"player": ANYWHERE, "organiser": HOME},
    "take": {"invited": ANYWHERE, "viewer": HOME, "organiser": HOME},
    "move": {"player": HOME, "staff": HOME},
    "rematch": {"player": ANYWHERE, "left": ANYWHERE},
    "organise": {"organiser": HOME},
}
"""Who may do what, from where. Rights never follow a match: its server stays the one where it was opened."""

BY_ORGANISERS: frozenset[Act] = frozenset(("offer", "take"))
"""At a tournament's table only its organisers do this, unless the tournament lets players offer their seats."""

REFUSED: Mapping[Act, str] = {
    "look": "closed_match",
    "join": "closed_match",
    "decline": "not_invited",
    "leave": "not_a_player",
    "play": "not_a_player",
    "resign": "not_a_player",
    "invite": "not_a_player",
    "seat": "not_the_host",
    "start": "not_the_host",
    "free": "not_the_host",
    "cancel": "not_the_host",
    "stop": "not_the_host",
    "agree": "not_a_player",
    "carry": "not_staff",
    "offer": "not_a_player",
    "take": "closed_match",
    "move": "not_at_table",
    "rematch": "not_a_player",
    "organise": "not_the_organiser",
}
"""The code that refuses an act. Where somebody has the right, but not from there: `not_here`."""


class Standing(msgspec.Struct, frozen=True):
    """What a person is to a match, and where they ask. `is_by_organisers`, `by_invitation`: as in `MatchCard`."""

    roles: frozenset[Role]
    where: Where
    is_by_organisers: bool = False
    by_invitation: bool = False

    def holding(self, act: Act) -> frozenset[Role]:
        """Return the roles that give a right to `act`, be it from elsewhere."""
        counted = self.roles & {"organiser"} if self.is_by_organisers and act in BY_ORGANISERS else self.roles
        counted = counted & {"invited"} if self.by_invitation and act == "join" else counted
        return counted & RIGHTS[act].keys()


def roles_of(
    card: MatchCard, user_id: int, now: int, *, is_viewer: bool, is_staff: bool, is_organiser: bool = False
) -> frozenset[Role]:
    """Return what that person is to a match `now`; whether the host is on the server is not known here."""
    faces = [face for face in card.faces if face.user_id == user_id]
    is_player = any(face.has_person for face in faces)
    held: Mapping[Role, bool] = {
        "host": is_player and card.host_user_id == user_id,
        "heir": is_player and card.host_user_id != user_id and _is_host_silent(card, now),
        "player": is_player,
        "left": bool(faces) and not is_player,
        "invited": user_id in card.invited,
        "viewer": is_viewer,
        "staff": is_staff,
        # Who plays in a match, or has played in it, decides nothing about it.
        "organiser": is_organiser and card.tournament_id is not None and not faces,
    }
    return frozenset(role for role, is_held in held.items() if is_held)


def _is_host_silent(card: MatchCard, now: int) -> bool:
    """Return whether the host of an open table has done nothing for too long, or that of a running match is away."""
    if card.tournament_id is not None:
        return False
    if card.heirs_from is not None:
        return now >= card.heirs_from
    return any(face.user_id == card.host_user_id and face.sitter == "away" for face in card.faces)


def may(act: Act, standing: Standing) -> bool:
    """Return whether somebody may do that from where they are."""
    return any(standing.where in RIGHTS[act][role] for role in standing.holding(act))


def check(act: Act, standing: Standing, card: MatchCard) -> None:
    """Refuse what somebody may not do.

    Raises:
        Refusal: `closed_match`, `closed_from_here` (`match`), `not_a_player`, `not_invited`, `not_the_host` (`host`),
            `no_host`, `not_staff`, `not_at_table`, `not_the_organiser`, `invited_only` (`host`: who can invite); for
            somebody who may do it elsewhere `not_here` (`channels`: that of the match), `server_of_match` (it has no
            channel yet) or `stays_direct` (it is played in direct messages).
    """
    if may(act, standing):
        return
    if standing.holding(act):
        if not card.guild_id:
            raise Refusal("stays_direct")
        at = card.channel_id
        raise Refusal("server_of_match") if at is None else Refusal("not_here", channels=(str(at),))
    can_look = bool(standing.roles & RIGHTS["look"].keys())
    if act == "join" and standing.by_invitation and can_look:
        raise Refusal("invited_only", host=card.host_name)
    code = "not_the_organiser" if standing.is_by_organisers and act in BY_ORGANISERS and can_look else REFUSED[act]
    if code == "not_the_host":
        raise Refusal("no_host") if card.tournament_id is not None else Refusal(code, host=card.host_name)
    if code == "closed_match":
        # Who sees the channel can look from its server; from elsewhere that is not known.
        is_away = card.guild_id is not None and standing.where in ("direct", "elsewhere")
        raise Refusal("closed_from_here" if is_away else code, match=card.match)
    raise Refusal(code)


def check_organising(standing: Standing) -> None:
    """Refuse who may not organise a tournament, whatever match it is about.

    Raises:
        Refusal: `not_the_organiser`, `server_of_tournament` (an organiser who asks from elsewhere).
    """
    if not may("organise", standing):
        raise Refusal("server_of_tournament" if standing.holding("organise") else "not_the_organiser")
