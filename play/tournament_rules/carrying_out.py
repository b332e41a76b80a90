"""What an act makes of a tournament: the one place where anything of it changes.

An act that is stored has been judged before, so nothing is refused here. Folding all acts from the first gives the
tournament again (play/tournaments/rebuilding.py).
"""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from db.rows.tournaments import EntrantRow, PairingRow, PairingSeatRow
from play.formats.pairs import Reasons
from play.formats.settings import TEAMS
from play.tournament_rules import acts
from play.tournament_rules.acts import Act
from play.tournament_rules.histories import OPEN
from play.tournament_rules.record import GONE, Tournament


def carry_out(tournament: Tournament, act: Act, at: int) -> Tournament:
    """Return the tournament after an act that happened `at` (unix seconds); its entrant of a `Joined` is there."""
    after = _RULES[type(act)](tournament, act, at)
    return replace(after, row=replace(after.row, acts=tournament.row.acts + 1))


def _row(tournament: Tournament, **changed: object) -> Tournament:
    return replace(tournament, row=replace(tournament.row, **changed))


def _entrants(tournament: Tournament, *rows: EntrantRow) -> Tournament:
    return replace(tournament, entrants={**tournament.entrants, **{row.entrant: row for row in rows}})


def _entrant(tournament: Tournament, number: int, **changed: object) -> Tournament:
    return _entrants(tournament, replace(tournament.entrants[number], **changed))


def _pairing(tournament: Tournament, number: int, **changed: object) -> Tournament:
    row = replace(tournament.pairings[number], **changed)
    return replace(tournament, pairings={**tournament.pairings, number: row})


def _opened(tournament: Tournament, _act: acts.Opened, _at: int) -> Tournament:
    return _row(tournament, status="open")


def _edited(tournament: Tournament, act: acts.Edited, _at: int) -> Tournament:
    plain = ("name", "game", "format", "seats", "pace", "language", "starts_at")
    changed = {name: getattr(act, name) for name in plain if getattr(act, name) is not None}
    for name in ("options", "settings"):
        if getattr(act, name) is not None:
            changed[name] = msgspec.json.encode(getattr(act, name)).decode()
    if act.starts_at == acts.NO_START:
        changed["starts_at"] = None
    return _row(tournament, **changed)


def _joined(tournament: Tournament, act: acts.Joined, at: int) -> Tournament:
    is_running = tournament.row.status in {"running", "paused"}
    status = "reserve" if act.is_reserve else "playing" if is_running else "entered"
    since = at if status == "playing" else None
    return _entrant(tournament, act.entrant, status=status, joined_at=at, free_since=since, left_at=None)


def _team_joined(tournament: Tournament, act: acts.TeamMade | acts.TeamJoined, _at: int) -> Tournament:
    boards = [row.board or 0 for row in tournament.entrants.values() if row.team == act.team]
    return _entrant(tournament, act.entrant, team=act.team, board=max(boards, default=0) + 1)


def _team_ordered(tournament: Tournament, act: acts.TeamOrdered, _at: int) -> Tournament:
    rows = [replace(tournament.entrants[entrant], board=board) for board, entrant in enumerate(act.order, 1)]
    return _entrants(tournament, *rows)


def _team_rested(tournament: Tournament, act: acts.TeamRested, at: int) -> Tournament:
    return _entrant(tournament, act.entrant, hasty_at=at if act.is_resting else None)


def _promoted(tournament: Tournament, act: acts.Promoted, at: int) -> Tournament:
    is_running = tournament.row.status in {"running", "paused"}
    return _entrant(
        tournament, act.entrant, status="playing" if is_running else "entered", free_since=at if is_running else None
    )


def _checked_in(tournament: Tournament, act: acts.CheckedIn, at: int) -> Tournament:
    return _entrant(tournament, act.entrant, checked_in_at=at)


def _withdrew(tournament: Tournament, act: acts.Withdrew, at: int) -> Tournament:
    return _gone(tournament, act.entrant, "withdrawn", at)


def _removed(tournament: Tournament, act: acts.Removed, at: int) -> Tournament:
    return _gone(tournament, act.entrant, "removed", at)


def _gone(tournament: Tournament, entrant: int, status: str, at: int) -> Tournament:
    """Return the tournament without an entrant; before the start they are of no team any more."""
    of_team = {} if tournament.row.started_at is not None else {"team": None, "board": None}
    return _entrant(tournament, entrant, status=status, left_at=at, free_since=None, **of_team)


def _stopped(tournament: Tournament, act: acts.Stopped, at: int) -> Tournament:
    return _entrant(tournament, act.entrant, stopped_at=at)


def _back(tournament: Tournament, act: acts.Back, at: int) -> Tournament:
    row = tournament.entrants[act.entrant]
    return _entrant(tournament, act.entrant, stopped_at=None, free_since=at if row.free_since is not None else None)


def _hurried(tournament: Tournament, act: acts.Hurried, at: int) -> Tournament:
    return _entrant(tournament, act.entrant, hasty_at=at)


def _offered(tournament: Tournament, act: acts.Offered, _at: int) -> Tournament:
    return _entrant(tournament, act.entrant, is_helper=act.is_helper)


def _replaced(tournament: Tournament, act: acts.Replaced, at: int) -> Tournament:
    """Give a number to the person of a reserve; who had it is found under the reserve's number, out of play."""
    old, new = tournament.entrants[act.entrant], tournament.entrants[act.reserve]
    is_running = tournament.row.status in {"running", "paused"}
    came = replace(
        old,
        user_id=new.user_id,
        name=new.name,
        salt=new.salt,
        status="playing" if is_running else "entered",
        stopped_at=None,
        left_at=None,
        hasty_at=None,
        is_helper=new.is_helper,
        free_since=at if is_running and running_of(tournament)[act.entrant] < tournament.settings.at_once else None,
        successor_of=act.reserve,
    )
    went = replace(
        new, user_id=old.user_id, name=old.name, salt=old.salt, status="removed", left_at=at, free_since=None,
        successor_of=act.entrant,
    )  # fmt: skip
    return _entrants(tournament, came, went)


def _started(tournament: Tournament, _act: acts.Started, at: int) -> Tournament:
    playing = [
        replace(row, status="playing", free_since=at) for row in tournament.entrants.values() if row.status == "entered"
    ]
    return _row(_entrants(tournament, *playing), status="running", started_at=at)


def _paused(tournament: Tournament, _act: acts.Paused, at: int) -> Tournament:
    return _row(tournament, status="paused", paused_at=at)


def _resumed(tournament: Tournament, _act: acts.Resumed, _at: int) -> Tournament:
    return _row(tournament, status="running", paused_at=None)


def _ended(tournament: Tournament, _act: acts.Ended, at: int) -> Tournament:
    return _row(tournament, status="ended", ended_at=at, paused_at=None)


def _cancelled(tournament: Tournament, _act: acts.Cancelled, at: int) -> Tournament:
    # Of a draft nobody knew, so no channel is to show its end.
    channel_id = None if tournament.row.status == "draft" else tournament.row.channel_id
    return _row(tournament, status="cancelled", ended_at=at, paused_at=None, channel_id=channel_id)


def _paired(tournament: Tournament, act: acts.Paired, at: int) -> Tournament:
    number = tournament.row.id
    pairings, seats = dict(tournament.pairings), dict(tournament.seats)
    busy: list[int] = []
    for new in act.pairings:
        is_bye = len(new.entrants) == 1
        pairings[new.pairing] = PairingRow(
            number, new.pairing, act.stage, act.round, None, "ended" if is_bye else "due",
            msgspec.json.encode(new.why).decode(), at, act.published_at, ended_at=at if is_bye else None,
            only_for=new.only_for,
        )  # fmt: skip
        seats[new.pairing] = tuple(
            PairingSeatRow(number, new.pairing, seat, entrant, kind="bye", twelfths=new.twelfths, place=1)
            if is_bye
            else PairingSeatRow(number, new.pairing, seat, entrant)
            for seat, entrant in enumerate(new.entrants)
        )
        busy += new.entrants
    after = replace(tournament, pairings=pairings, seats=seats)
    if tournament.row.format == TEAMS:
        # Who rests does so in one round.
        after = _entrants(after, *(replace(row, hasty_at=None) for row in after.entrants.values() if row.hasty_at))
    return _with_freedom(after, busy, at)


def _swapped(tournament: Tournament, act: acts.Swapped, at: int) -> Tournament:
    other = {act.one: act.other, act.other: act.one}
    hidden = {row.pairing for row in tournament.hidden(at)}
    seats = {
        number: tuple(replace(seat, entrant=other.get(seat.entrant, seat.entrant)) for seat in found)
        if number in hidden
        else found
        for number, found in tournament.seats.items()
    }
    changed = {number for number in hidden if seats[number] != tournament.seats[number]}
    rows = dict(tournament.pairings)
    for number in changed:
        only_for = rows[number].only_for
        old = msgspec.json.decode(rows[number].why, type=Reasons)
        # What is at stake there stays, whoever plays for it.
        why = msgspec.json.encode(Reasons(is_swapped=True, group=old.group, cup=old.cup)).decode()
        rows[number] = replace(
            rows[number], why=why, only_for=None if only_for is None else other.get(only_for, only_for)
        )
    return replace(tournament, seats=seats, pairings=rows)


def _published(tournament: Tournament, _act: acts.Published, at: int) -> Tournament:
    pairings = {
        number: replace(row, published_at=at) if row.published_at is not None and row.published_at > at else row
        for number, row in tournament.pairings.items()
    }
    return replace(tournament, pairings=pairings)


def _begun(tournament: Tournament, act: acts.Begun, at: int) -> Tournament:
    return _pairing(tournament, act.pairing, match_id=act.match, status="running", begun_at=at, judged_at=act.judged_at)


def _extended(tournament: Tournament, act: acts.Extended, _at: int) -> Tournament:
    return _pairing(tournament, act.pairing, judged_at=act.judged_at)


def _scored(tournament: Tournament, act: acts.Scored | acts.Corrected, at: int) -> Tournament:
    rows = tuple(
        replace(row, place=result.place, twelfths=result.twelfths, kind=result.kind, score=result.score)
        for row, result in zip(tournament.seats[act.pairing], act.seats, strict=True)
    )
    after = _pairing(tournament, act.pairing, status="ended", ended_at=tournament.pairings[act.pairing].ended_at or at)
    return _without_match(tournament, replace(after, seats={**after.seats, act.pairing: rows}), act.pairing, at)


def _voided(tournament: Tournament, act: acts.Voided, at: int) -> Tournament:
    rows = tuple(
        replace(row, place=None, twelfths=None, kind=None, score=None) for row in tournament.seats[act.pairing]
    )
    after = _pairing(tournament, act.pairing, status="void", ended_at=at)
    return _without_match(tournament, replace(after, seats={**after.seats, act.pairing: rows}), act.pairing, at)


def _without_match(before: Tournament, after: Tournament, pairing: int, at: int) -> Tournament:
    """Return a tournament in which those of a pairing are free that was open `before`; else they were free already."""
    if before.pairings[pairing].status not in OPEN:
        return after
    return _with_freedom(after, [row.entrant for row in after.seats[pairing]], at)


def _forbade(tournament: Tournament, act: acts.Forbade, _at: int) -> Tournament:
    pair = frozenset((act.one, act.other))
    return replace(
        tournament, forbidden=tournament.forbidden - {pair} if act.is_allowed else tournament.forbidden | {pair}
    )


def running_of(tournament: Tournament) -> Counter[int]:
    """Return in how many pairings without a result each entrant is."""
    return Counter(
        seat.entrant
        for row in tournament.pairings.values()
        if row.status in OPEN
        for seat in tournament.seats[row.pairing]
    )


def _with_freedom(tournament: Tournament, entrants: Iterable[int], at: int) -> Tournament:
    """Return the tournament in which these, who were just paired or have finished, begin to wait anew if they are free.

    So a second match at once begins a day later.
    """
    running, most = running_of(tournament), tournament.settings.at_once
    are_teams = tournament.row.format == TEAMS
    rows = [tournament.entrants[number] for number in dict.fromkeys(entrants)]
    changed = [
        replace(
            row,
            free_since=at if running[row.entrant] < most else None,
            hasty_at=row.hasty_at if are_teams else None,
        )
        for row in rows
        if row.status not in GONE
    ]
    return _entrants(tournament, *changed)


_RULES: Final[dict[type, Callable[[Tournament, Any, int], Tournament]]] = {
    acts.Opened: _opened,
    acts.Edited: _edited,
    acts.Joined: _joined,
    acts.TeamMade: _team_joined,
    acts.TeamJoined: _team_joined,
    acts.TeamOrdered: _team_ordered,
    acts.TeamRested: _team_rested,
    acts.Promoted: _promoted,
    acts.CheckedIn: _checked_in,
    acts.Withdrew: _withdrew,
    acts.Removed: _removed,
    acts.Stopped: _stopped,
    acts.Back: _back,
    acts.Hurried: _hurried,
    acts.Offered: _offered,
    acts.Replaced: _replaced,
    acts.Started: _started,
    acts.Paused: _paused,
    acts.Resumed: _resumed,
    acts.Ended: _ended,
    acts.Cancelled: _cancelled,
    acts.Paired: _paired,
    acts.Swapped: _swapped,
    acts.Published: _published,
    acts.Begun: _begun,
    acts.Extended: _extended,
    acts.Scored: _scored,
    acts.Corrected: _scored,
    acts.Voided: _voided,
    acts.Forbade: _forbade,
}
