"""What a season is made of when it opens, and what becomes of members when one has ended. Pure."""

import hmac
from collections.abc import Collection, Mapping

import msgspec
from msgspec.structs import replace

from db.rows.leagues import MemberRow, PlaceRow
from play.league_rules.moving import Finish, Member, Shape, by_rating, drawn, next_divisions
from play.league_rules.record import League


class Ended(msgspec.Struct, frozen=True):
    """How a division ended: its entrants by place, with twelfths; who did not come, or left it, and is not back."""

    division: int
    places: Mapping[int, tuple[int, int]]
    gone: Collection[int] = ()


def divisions_of(league: League, ratings: Mapping[int, float]) -> tuple[tuple[int, ...], ...]:
    """Return the members of each division of the next season, the top one first; nothing: they are too few.

    Only members who are in play; those of the newest season move, all others are newcomers. `ratings`: of members, of
    whom one is known. What is by lot follows from the secret of the season.
    """
    playing = {row.member for row in league.of_status("in")}
    finishes = [Finish(row.member, row.division, row.place or 0) for row in league.places]
    staying = playing & {row.member for row in league.places}
    new = [Member(number, ratings.get(number)) for number in sorted(playing - staying)]
    seed = bytes.fromhex(league.row.secret)
    settings = league.settings
    if settings.first == "rating":
        order = by_rating(new, seed)
    else:
        # Later newcomers come in in the order in which they joined.
        order = tuple(each.number for each in new) if league.row.season else drawn(new, seed)
    shape = Shape(league.row.size, league.row.seats, settings.moving, settings.moving)
    return next_divisions(finishes, staying, order, shape)


def division_secret(secret: str, division: int) -> bytes:
    """Return the secret of a division, which follows from that of its season (hexadecimal)."""
    return hmac.digest(bytes.fromhex(secret), f"division/{division}".encode(), "sha256")


def final_places(league: League, ended: Collection[Ended]) -> tuple[PlaceRow, ...]:
    """Return the places of the newest season as they stay; who is in no standings is the last."""
    by_division = {each.division: each for each in ended}
    found: list[PlaceRow] = []
    for row in league.places:
        places = by_division[row.division].places if row.division in by_division else {}
        place, twelfths = places.get(row.entrant, (len(places) + 1, 0))
        found.append(replace(row, place=place, twelfths=twelfths))
    return tuple(found)


def absent_after(league: League, ended: Collection[Ended]) -> tuple[MemberRow, ...]:
    """Return the members who sit out from now on, since they did not come to matches of the season and are not back."""
    gone = {(each.division, entrant) for each in ended for entrant in each.gone}
    members = [row.member for row in league.places if (row.division, row.entrant) in gone]
    rows = [league.members[number] for number in members]
    return tuple(replace(row, status="absent") for row in rows if row.status in {"in", "resting"})


def back_from_rest(league: League) -> tuple[MemberRow, ...]:
    """Return those who sit out the season that opens, as they are then: in the next one they play."""
    return tuple(replace(row, status="in") for row in league.of_status("resting"))
