"""A tournament as files: for spreadsheets (CSV), for programs (JSON), for Swiss programs and arbiters (TRF16). Pure.

Files are for everybody: they name people by number and name in the tournament, never by their user ids, and leave out
what only organisers see yet.
"""

import csv
import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal

import msgspec

from play.formats.common_rounds import in_common_rounds
from play.formats.settings import BY_MATCH
from play.formats.sheets import FULL
from play.formats.standings import Row
from play.formats.tie_breaks import Reckoning, TieBreak
from play.formats.trf16 import report
from play.formats.views import PairingView, SeatView, TeamView, TournamentView
from render.phrases import seen
from render.tie_breaks import with_edition
from render.tournaments import group_name, plain_entrant, plain_team
from text import Words

FORMAT: Final = "sealed-orders-standings"
VERSION: Final = 1
FOR_ARBITERS: Final = frozenset({"swiss", "round_robin", "flow", "division"})
"""The formats that TRF16 has room for: two meet. A knock-out after them is left out."""

_BOM: Final = "\ufeff"
"""Without it Excel takes UTF-8 for something else."""

_FORMULA: Final = re.compile(r"^\s*[=+\-@|%\uff1d\uff0b\uff0d\uff20]")
"""What a spreadsheet may compute or run, wide signs too."""

_SEPARATORS: Final = {"en": ",", "ru": ";"}
"""Of fields: where the comma is the decimal sign, spreadsheets want a semicolon."""

_OF_A_SEAT: Final = ("number", "name", "points", "kind", "place", "score")
_TWO: Final = 2


def files_of(view: TournamentView, words: Words) -> dict[str, bytes]:
    """Return the files of a tournament by name; that for arbiters only if its format has room in it."""
    stem = f"tournament-{view.tournament}"
    found = {
        f"{stem}-standings.csv": _csv(_standings(view, words), words),
        f"{stem}-pairings.csv": _csv(_pairings(view, words), words),
        f"{stem}-standings.json": as_json(view, words),
    }
    if view.teams:
        found[f"{stem}-teams.csv"] = _csv(_teams(view, words), words)
    if view.cup:
        found[f"{stem}-knock-out.csv"] = _csv(_knock_out(view, words), words)
    if view.format in FOR_ARBITERS and view.seats == _TWO and view.rows:
        found[f"{stem}-trf16.txt"] = as_trf16(view, words).encode()
    return found


def as_trf16(view: TournamentView, words: Words) -> str:
    """Return the first stage in FIDE's report format; matches that are in no rounds are put into some for it."""
    names = {row.entrant: _named(view, row.entrant, words) for row in view.rows}
    places = {row.entrant: place for place, row in enumerate(view.rows, 1)}
    sheet = in_common_rounds(view.sheet) if view.format in BY_MATCH else view.sheet
    return report(sheet, names, places, seen(view.name))


def as_json(view: TournamentView, words: Words) -> bytes:
    """Return all that everybody can see of a tournament; ids are text, points twelfths, times unix seconds."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "id": str(view.tournament),
        "name": view.name,
        "game": view.game,
        "options": dict(view.options),
        "meets": view.format,
        "seats": view.seats,
        "pace": view.pace,
        "status": view.status,
        "commitment": view.commitment,
        "secret": view.secret,
        "settings": msgspec.to_builtins(view.settings) | {"role_id": None},
        "starts_at": view.starts_at,
        "started_at": view.started_at,
        "ended_at": view.ended_at,
        "entrants": [
            {"number": number, "name": _named(view, number, words), "status": each.status, **_team_json(view, number)}
            for number, each in sorted(view.entrants.items())
        ],
        "teams": [_whole_team_json(each, words) for each in view.teams],
        "pairings": [_pairing_json(each) for each in _public(view)],
        "standings": [_row_json(row, view.settings.tie_breaks) for row in view.rows],
        "knock_out": [msgspec.to_builtins(each) for each in view.cup],
        "forbidden": [list(pair) for pair in view.forbidden],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1)


def _public(view: TournamentView) -> Iterator[PairingView]:
    return (each for each in view.pairings if not each.is_early)


def _pairing_json(pairing: PairingView) -> dict[str, Any]:
    return {
        "stage": pairing.stage,
        "round": pairing.round,
        "pairing": pairing.pairing,
        "match": None if pairing.match is None else str(pairing.match),
        "status": pairing.status,
        "only_for": pairing.only_for,
        "why": msgspec.to_builtins(pairing.why),
        "begun_at": pairing.begun_at,
        "ended_at": pairing.ended_at,
        "seats": [
            {
                "entrant": seat.entrant,
                "place": seat.place,
                "twelfths": seat.twelfths,
                "kind": seat.kind,
                "score": seat.score,
            }
            for seat in pairing.seats
        ],
    }


def _row_json(row: Row, tie_breaks: Sequence[TieBreak]) -> dict[str, Any]:
    return {
        "place": row.place,
        **({"group": row.group} if row.group else {}),
        "entrant": row.entrant,
        "twelfths": row.twelfths,
        "tie_breaks": [
            {"name": each.name, "edition": each.edition, **_value_json(value)}
            for each, value in zip(tie_breaks, row.values, strict=True)
        ],
    }


def _team_json(view: TournamentView, entrant: int) -> Mapping[str, Any]:
    team = view.team_of(entrant)
    return {} if team is None else {"team": team.team}


def _whole_team_json(team: TeamView, words: Words) -> Mapping[str, Any]:
    """Return a team with what it had in each round; of who is asked to play for it nothing is told."""
    return {
        "team": team.team,
        "name": plain_team(team, words),
        "place": team.row.place,
        "twelfths": team.row.twelfths,
        "match_twelfths": team.row.match_points,
        "boards": list(team.row.boards),
        "captain": team.captain,
        "members": list(team.members),
        "results": [
            {
                "round": each.round,
                "opponent": each.opponent or None,
                "twelfths": each.twelfths,
                "others": each.others,
                "is_open": each.is_open,
            }
            for each in team.row.results
        ],
    }


def _value_json(value: Reckoning | None) -> Mapping[str, Any]:
    """Return a value with its terms; `unit`: how many of `amount` make one point."""
    found: Mapping[str, Any] = {"amount": None} if value is None else msgspec.to_builtins(value)
    return found


def _standings(view: TournamentView, words: Words) -> Iterator[Sequence[str]]:
    names = (with_edition(each, words) for each in view.settings.tie_breaks)
    has_groups = any(row.group for row in view.rows)
    group = ("board", "team") if view.teams else ("group",) if has_groups else ()
    yield [*_titles(words, *group, "place", "number", "name", "points"), *names, words("cup-file-status")]
    for row in view.rows:
        entrant = view.entrants.get(row.entrant)
        yield [
            *_group(view, row, words, has_groups=has_groups),
            str(row.place),
            str(row.entrant),
            _named(view, row.entrant, words),
            _decimal(row.twelfths, FULL, words),
            *("" if each is None else _decimal(each.amount, each.unit, words) for each in row.values),
            "" if entrant is None else _said("entrant", entrant.status, words),
        ]


def _group(view: TournamentView, row: Row, words: Words, *, has_groups: bool) -> Iterator[str]:
    """Yield the group of a row, or the board where its entrant was put in their team, and the team."""
    if view.teams:
        yield str(row.group)
        yield _team_of(view, row.entrant, words)
    elif has_groups:
        yield group_name(row.group)


def _team_of(view: TournamentView, entrant: int, words: Words) -> str:
    team = view.team_of(entrant)
    return "" if team is None else plain_team(team, words)


def _teams(view: TournamentView, words: Words) -> Iterator[Sequence[str]]:
    """Yield the teams in order, with the points of all their boards, of their matches and of each board."""
    boards = range(1, view.settings.boards + 1)
    yield [
        *_titles(words, "place", "team", "points", "won"),
        *(words("cup-file-board-points", board=board) for board in boards),
        *_titles(words, "members"),
    ]
    for each in view.teams:
        yield [
            str(each.row.place),
            plain_team(each, words),
            _decimal(each.row.twelfths, FULL, words),
            _decimal(each.row.match_points, FULL, words),
            *(_decimal(twelfths, FULL, words) for twelfths in each.row.boards),
            words.listed(_named(view, member, words) for member in each.members),
        ]


def _knock_out(view: TournamentView, words: Words) -> Iterator[Sequence[str]]:
    """Yield the order in a knock-out that is drawn anew in each round, with who lost when."""
    yield _titles(words, "place", "number", "name", "state", "last", "lost")
    for each in view.cup:
        lost = " ".join(map(str, each.lost_in))
        named, state = _named(view, each.entrant, words), _said("state", each.state, words)
        yield [str(each.place), str(each.entrant), named, state, str(each.round), lost]


def _pairings(view: TournamentView, words: Words) -> Iterator[Sequence[str]]:
    """Yield a line for each seat, so that tables of two and of four look alike."""
    of_team = ("board", "team") if view.teams else ()
    yield _titles(words, "stage", "round", "pairing", "match", "status", "seat", *_OF_A_SEAT, *of_team)
    for each in _public(view):
        match = "" if each.match is None else str(each.match)
        for place, seat in enumerate(each.seats, 1):
            yield [
                str(each.stage),
                str(each.round),
                str(each.pairing),
                match,
                _said("pairing", each.status, words),
                str(place),
                *_seat(view, seat, words),
                *((str(each.why.board or ""), _team_of(view, seat.entrant, words)) if view.teams else ()),
            ]


def _seat(view: TournamentView, seat: SeatView, words: Words) -> Iterable[str]:
    yield str(seat.entrant)
    yield _named(view, seat.entrant, words)
    yield "" if seat.twelfths is None else _decimal(seat.twelfths, FULL, words)
    yield _said("kind", seat.kind or "", words)
    yield "" if seat.place is None else str(seat.place)
    yield "" if seat.score is None else str(seat.score)


def _said(of: Literal["entrant", "pairing", "kind", "state"], code: str, words: Words) -> str:
    """Return a code in the words of the file's language; programs find the code in the JSON."""
    key = f"cup-file-{of}-{code}"
    return words(key) if words.has(key) else code


def _titles(words: Words, *names: str) -> list[str]:
    return [words(f"cup-file-{name}") for name in names]


def _named(view: TournamentView, entrant: int, words: Words) -> str:
    return plain_entrant(view.entrants.get(entrant), entrant, words)


def _decimal(amount: int, unit: int, words: Words) -> str:
    """Return an amount as a decimal number, as spreadsheets of the language read it."""
    written = f"{amount / unit:.4f}".rstrip("0").rstrip(".")
    return written.replace(".", words.tenths(1)[1])


def _csv(lines: Iterable[Sequence[str]], words: Words) -> bytes:
    out = io.StringIO()
    writer = csv.writer(out, delimiter=_SEPARATORS[words.language], lineterminator="\r\n")
    writer.writerows([_harmless(field) for field in line] for line in lines)
    return f"{_BOM}{out.getvalue()}".encode()


def _harmless(field: str) -> str:
    """Return a field that no spreadsheet takes for a formula."""
    return f"'{field}" if _FORMULA.match(field) else field
