"""What may be seen of a tournament: everything here is made by naming it, nothing by leaving something out."""

from collections.abc import Collection, Iterable, Mapping

import msgspec

from db.rows.tournaments import ActRow, EntrantRow, PairingRow
from play.formats.pairs import Reasons
from play.formats.views import ActView, EntrantView, PairingView, SeatView, TeamView, TournamentView
from play.rules.due import AT_ONCE
from play.rules.tables import unusual_options
from play.tournament_rules.checks import reserves, takes_late
from play.tournament_rules.pairing import pair_at
from play.tournament_rules.record import Tournament
from play.tournament_rules.results import Reckoned, reckoned
from play.tournament_rules.teams import are_teams, captain_of, members_of, resting, standings_of_teams


def view_of(
    tournament: Tournament,
    now: int,
    *,
    is_organiser: bool = False,
    channels: Mapping[int, int] | None = None,
    results: Reckoned | None = None,
    invited: Mapping[int, tuple[int, ...]] | None = None,
) -> TournamentView:
    """Return the tournament as everybody sees it `now`; organisers also see pairings that are not shown yet.

    `channels`: by pairing where its match is played, if it has a channel; `results`: as they are, if they are known.
    """
    row = tournament.row
    results = results or reckoned(tournament, now)
    shown = tournament.shown(now)
    pairings = tournament.pairings.values() if is_organiser else shown
    # When others are paired next tells who is left over, as long as only organisers see who is not.
    is_told = row.status == "running" and len(shown) == len(tournament.pairings)
    pairs_at = pair_at(tournament) if is_told else None
    return TournamentView(
        tournament=row.id,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        name=row.name,
        game=row.game,
        options=msgspec.json.decode(row.options, type=dict[str, str]),
        format=row.format,
        seats=row.seats,
        pace=row.pace,
        settings=tournament.settings,
        language=row.language,
        status=row.status,
        commitment=row.commitment,
        secret=row.secret if is_secret_out(tournament) else None,
        created_by=row.created_by,
        acts=row.acts,
        entrants=_entrants(tournament),
        organisers={each.organiser: each.name for each in tournament.organisers.values()},
        pairings=tuple(_pairing(tournament, each, now, (channels or {}).get(each.pairing)) for each in pairings),
        rows=results.rows,
        sheet=results.sheet,
        forbidden=tuple(sorted((min(pair), max(pair)) for pair in tournament.forbidden)),
        starts_at=row.starts_at,
        started_at=row.started_at,
        paused_at=row.paused_at,
        ended_at=row.ended_at,
        unusual=unusual_options(row.game, row.options),
        takes_late=takes_late(tournament, now),
        cup=results.cup,
        teams=_teams(tournament, now, invited or {}),
        pairs_at=None if pairs_at in {None, AT_ONCE} else pairs_at,
        league=row.league_id,
        season=row.season,
        division=row.division,
    )


def _teams(tournament: Tournament, now: int, invited: Mapping[int, tuple[int, ...]]) -> tuple[TeamView, ...]:
    """Return the teams in order of the standings; `invited`: by team, the ids of those who are asked."""
    if not are_teams(tournament):
        return ()
    return tuple(
        TeamView(
            row.team,
            tournament.teams.get(row.team, ""),
            row,
            members_of(tournament, row.team),
            captain_of(tournament, row.team),
            invited.get(row.team, ()),
        )
        for row in standings_of_teams(tournament, now)
    )


def is_secret_out(tournament: Tournament) -> bool:
    """Return whether the secret may be shown: it tells the secret of every match, so none may still run.

    A pairing can have its result, or be void, while its match runs on: the match itself counts.
    """
    return tournament.is_over and not any(
        row.status == "running" or (row.match_id is not None and row.over_at is None)
        for row in tournament.pairings.values()
    )


def acts_of(tournament: Tournament, rows: Iterable[ActRow], now: int) -> tuple[ActView, ...]:
    """Return acts as they may be seen: they hold numbers alone, and none tells of a pairing that is not shown yet."""
    # Byes too, of which nothing can be changed any more.
    hidden = tournament.pairings.keys() - {row.pairing for row in tournament.shown(now)}
    return tuple(view for row in rows if (view := _act(tournament, row, hidden)) is not None)


def _act(tournament: Tournament, row: ActRow, hidden: Collection[int]) -> ActView | None:
    """Return an act as it may be seen; None: not yet."""
    facts = msgspec.json.decode(row.facts)
    if hidden and row.kind == "paired":
        facts["pairings"] = [each for each in facts["pairings"] if each["pairing"] not in hidden]
        if not facts["pairings"]:
            return None
    if row.kind == "swapped":
        since = min((tournament.pairings[each].made_at for each in hidden), default=None)
        if since is not None and row.at >= since:
            return None
    return ActView(row.act, row.at, row.by_whom, facts)


def _entrants(tournament: Tournament) -> dict[int, EntrantView]:
    places = {row.entrant: place for place, row in enumerate(reserves(tournament), 1)}
    rest = resting(tournament) if are_teams(tournament) else frozenset()
    return {
        number: _entrant(row, places.get(number), is_resting=number in rest)
        for number, row in tournament.entrants.items()
    }


def _entrant(row: EntrantRow, reserve_place: int | None, *, is_resting: bool) -> EntrantView:
    return EntrantView(
        entrant=row.entrant,
        user_id=row.user_id,
        name=row.name,
        status=row.status,
        is_stopped=row.stopped_at is not None,
        is_helper=row.is_helper,
        is_checked_in=row.checked_in_at is not None,
        reserve_place=reserve_place,
        team=row.team,
        is_resting=is_resting,
    )


def _pairing(tournament: Tournament, row: PairingRow, now: int, channel_id: int | None) -> PairingView:
    seats = tournament.seats[row.pairing]
    return PairingView(
        pairing=row.pairing,
        stage=row.stage,
        round=row.round,
        match=row.match_id,
        status=row.status,
        seats=tuple(SeatView(each.entrant, each.place, each.twelfths, each.kind, each.score) for each in seats),
        why=msgspec.json.decode(row.why, type=Reasons),
        only_for=row.only_for,
        begun_at=row.begun_at,
        judged_at=row.judged_at,
        ended_at=row.ended_at,
        is_early=row.published_at is None or row.published_at > now,
        channel_id=channel_id,
    )
