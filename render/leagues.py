"""What leagues, their members and divisions are called on pages, and who goes where. Pure.

A page about a league carries its mark: its number, and its sign, which tells it from another one that had the number
before a restore.
"""

from collections.abc import Iterator

import msgspec

from play.formats.divisions import matches_each
from play.formats.league_views import LeagueView, Move, PlaceView, move_of
from play.formats.views import TournamentView, has_results
from render.limits import clipped
from render.phrases import NAME, escaped, game_name, option_line, seen
from text import Words

TITLE = 60
ARROWS: dict[Move, str] = {"up": "▲", "down": "▼", "": ""}
OVER = frozenset({"ended", "cancelled"})


class Ranked(msgspec.Struct, frozen=True):
    """Somebody in the standings of a division.

    `played`: of their matches so many are over, of so many `matches`; `move`: where they go as it is now; `is_gone`:
    they have left the division; `place` 0: nobody has a result yet.
    """

    place: int
    entrant: int
    member: int
    name: str
    twelfths: int
    played: int
    matches: int
    move: Move
    is_gone: bool = False


def league_mark(view: LeagueView) -> str:
    """Return the mark of a league: `12-6a1b2c`."""
    return f"{view.league}-{view.sign}"


def league_name(view: LeagueView) -> str:
    """Return the name of a league for a paragraph."""
    return escaped(clipped(view.name, TITLE))


def plain_member(view: LeagueView, member: int, words: Words) -> str:
    """Return the name of a member for a button or a list; who was forgotten is a number."""
    found = view.members.get(member)
    return clipped(seen("" if found is None else found.name), NAME) or words("league-member", number=member)


def member_name(view: LeagueView, member: int, words: Words) -> str:
    """Return the name of a member for a paragraph."""
    return escaped(plain_member(view, member, words))


def league_game_lines(view: LeagueView, words: Words) -> tuple[str, ...]:
    """Return the game with the options that differ from its rules."""
    chosen = (option_line(view.game, option, view.options[option], words) for option in view.unusual)
    return (game_name(view.game, words), *chosen)


def promises(view: LeagueView) -> tuple[tuple[int, str], ...]:
    """Return the hashes of secrets by season: of the one that is played, and of the next one once none is."""
    season = view.season
    found = () if season is None else ((season.season, season.commitment),)
    if view.status in {"open", "running"} and view.is_between:
        return (*found, (1 if season is None else season.season + 1, view.commitment))
    return found


def at_once_line(view: LeagueView, words: Words) -> str:
    """Return how many matches everybody plays in a full division, and how many of them at the same time."""
    matches, at_once = matches_each(view.size, view.seats), view.settings.at_once
    key = "league-rule-at-once" if at_once < matches else "league-rule-all-at-once"
    return words(key, count=at_once, matches=matches)


def ranking(view: LeagueView, division: TournamentView, words: Words) -> Iterator[Ranked]:
    """Yield the standings of a division of the newest season, the best first; without results all by number."""
    count, number = len(division.rows), division.division or 0
    is_ranked = has_results(division)
    ordered = division.rows if is_ranked else sorted(division.rows, key=lambda row: row.entrant)
    played = [each for each in division.in_place() if each.status != "void"]
    season = view.season
    for place, row in enumerate(ordered, 1):
        member = 0 if season is None else season.members.get((number, row.entrant), 0)
        pairings = [each for each in played if each.seat_of(row.entrant) is not None]
        entrant = division.entrants.get(row.entrant)
        yield Ranked(
            place=row.place if is_ranked else 0,
            entrant=row.entrant,
            member=member,
            name=member_name(view, member, words),
            twelfths=row.twelfths,
            played=sum(each.status == "ended" for each in pairings),
            matches=len(pairings),
            move=move_of(place, count, number, len(view.divisions), view.settings) if is_ranked else "",
            is_gone=entrant is not None and entrant.status in {"withdrawn", "removed"},
        )


def over_of(division: TournamentView) -> tuple[int, int]:
    """Return how many matches of a division are over, and how many there are."""
    every = [each for each in division.in_place() if len(each.seats) > 1]
    return sum(each.status in {"ended", "void"} for each in every), len(every)


def winners(places: tuple[PlaceView, ...], division: int) -> tuple[int, ...]:
    """Return which members have won a division."""
    return tuple(each.member for each in places if (each.division, each.place) == (division, 1))


def day(at: int) -> str:
    """Return a day, which Discord shows in the reader's language."""
    return f"<t:{at}:D>"
