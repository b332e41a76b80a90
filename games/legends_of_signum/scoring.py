"""How a match ended, and how it would end now (SPEC 14, 17). Pure. Scores are prosperity."""

from collections.abc import Collection

from games.kernel.game import Outcome
from games.kernel.ids import Seat
from games.legends_of_signum.course import partners, team_prosperity
from games.legends_of_signum.sides import characters_of, hero_of
from games.legends_of_signum.state import State, Table
from games.legends_of_signum.values import health_left


def outcome(state: State) -> Outcome | None:
    """Return places and prosperity by seat, None while the match runs; several winners of different teams: a draw."""
    result = state.table.result
    return None if result is None else _placed(state.table, result.winners, result.reason)


def standing(state: State) -> Outcome:
    """Return how the match would end by what decides at the round limit (14.2)."""
    return outcome(state) or _placed(state.table, leaders(state.table), "round_limit")


def leaders(table: Table) -> tuple[Seat, ...]:
    """Return who wins at the round limit: prosperity, health left on heroes, characters, else a draw (14.2)."""

    def worth(seat: Seat) -> tuple[int, int, int]:
        mates = partners(table, seat)
        heroes = [hero for mate in mates if (hero := hero_of(table, mate)) is not None]
        return (
            team_prosperity(table, seat),
            sum(health_left(table, hero) for hero in heroes),
            sum(len(characters_of(table, mate)) for mate in mates),
        )

    left = [seat for seat in table.order if not table.players[seat].gone]
    best = max(worth(seat) for seat in left)
    return tuple(sorted({mate for seat in left if worth(seat) == best for mate in partners(table, seat)}))


def _placed(table: Table, winners: Collection[Seat], reason: str) -> Outcome:
    places = tuple(1 if seat in winners else len(winners) + 1 for seat in range(len(table.players)))
    return Outcome(places, tuple(player.prosperity for player in table.players), reason)
