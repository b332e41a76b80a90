"""What seats have more of at the start: how much a table can agree on, and that it stays with who got it. Pure."""

from games.kernel.errors import Refusal
from games.kernel.handicap import HANDICAP, amounts, with_amounts, without
from games.kernel.ids import Seat
from play.rules.loaded import Loaded
from play.rules.record import PlayedGame

Setup = dict[str, str]
"""The options of a table, and what seats have more at the start."""


def check_setup(game: PlayedGame, setup: Setup, seats: int) -> None:
    """Refuse what so many seats cannot have more of, or what is written in another way.

    Raises:
        Refusal: `no_handicap`, `handicap_amount` (`most`).
    """
    if HANDICAP not in setup:
        return
    handicap = game.handicap_for(without(setup))
    if handicap is None:
        raise Refusal("no_handicap")
    try:
        given = amounts(setup, seats)
    except ValueError as fault:
        raise Refusal("handicap_amount", most=handicap.most) from fault
    if any(amount not in range(handicap.most + 1) for amount in given) or with_amounts(setup, given) != setup:
        raise Refusal("handicap_amount", most=handicap.most)


def given(loaded: Loaded, seat: int, who: int | None, amount: int, by: int) -> Setup:
    """Return the set-up of an open table when `by` has agreed that a seat has so much more at the start.

    `who` sits there, as `by` has seen it: None is a computer. Who could take more for themselves when others have
    joined could do it in the moment before they start the match.

    Raises:
        Refusal: `stale` (`revision`) if somebody else sits there by now, `handicap_for_yourself`, `no_handicap`,
            `handicap_amount` (`most`).
    """
    if seat not in range(len(loaded.seats)) or loaded.seats[seat].user_id != who:
        raise Refusal("stale", revision=loaded.row.revision)
    before = loaded.ahead()
    others = any(row.sitter == "person" and row.user_id != by for row in loaded.seats)
    if who == by and others and amount > before[seat]:
        raise Refusal("handicap_for_yourself")
    setup = with_amounts(loaded.options(), (*before[:seat], amount, *before[seat + 1 :]))
    check_setup(loaded.game, setup, len(loaded.seats))
    return setup


def without_seat(loaded: Loaded, seat: int) -> Setup:
    """Return the set-up of an open table when a seat is free: those behind move up, with what they have."""
    before = loaded.ahead()
    return with_amounts(loaded.options(), (*before[:seat], *before[seat + 1 :]))


def joined_again(loaded: Loaded, old: Loaded, user_id: int) -> Setup:
    """Return the set-up of a rematch of `old` when a person has joined it: what they had there they have again."""
    return with_amounts(loaded.options(), (*loaded.ahead(), had(old, user_id, loaded.game)))


def promised(old: Loaded, game: PlayedGame) -> dict[int, int]:
    """Return how much more each person has as soon as they join a rematch of `old`: of those who get anything."""
    people = (row.user_id for row in old.seats if row.user_id is not None)
    return {user_id: amount for user_id in people if (amount := had(old, user_id, game))}


def begun_again(loaded: Loaded, old: Loaded, by: int) -> Setup:
    """Return the set-up of a rematch of `old` where `by` sits first, then its computers, before anybody has joined."""
    # What a computer had that took a person's seat over goes with that person.
    kept = [
        _kept(old, Seat(row.seat), loaded.game) if row.user_id is None else 0 for row in old.seats if row.sitter == "ai"
    ]
    return with_amounts(loaded.options(), (had(old, by, loaded.game), *kept))


def had(old: Loaded, user_id: int, game: PlayedGame) -> int:
    """Return how much more a person had at the start of `old`, so far as they can have it in `game` now."""
    seat = next((row.seat for row in old.seats if row.user_id == user_id), None)
    return 0 if seat is None else _kept(old, Seat(seat), game)


def _kept(old: Loaded, seat: Seat, game: PlayedGame) -> int:
    """Return how much a seat has of the same good by the rules of now."""
    amount = old.ahead()[seat]
    if not amount:
        return 0
    before, now = (each.handicap_for(old.options()) for each in (old.game, game))
    is_known = before is not None and now is not None and before.id == now.id
    return min(amount, now.most) if is_known and now else 0
