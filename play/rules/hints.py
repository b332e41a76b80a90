"""What somebody is told who asks for a hint: what a computer would do that sees what they see. Pure.

It is told by a computer of its own, as a computer player is (play/rules/seeds.py), with another seed: so a hint says
nothing of what others hide, and nothing of what a computer would do that moves at this seat.
"""

from games.kernel import codec
from games.kernel.errors import Refusal
from games.kernel.hints import Hint
from games.kernel.ids import Seat
from play.rules.allows import hints_at
from play.rules.loaded import Loaded
from play.rules.orders import Answer, Order, offered
from play.rules.record import Move
from play.rules.seeds import order_of
from play.rules.turns import check_turn, own_seat
from play.rules.visible import drafted


def asked_for(loaded: Loaded, user_id: int, revision: int | None) -> Order:
    """Return what is asked of a computer for a person who looked at the match at `revision`; None: as it is now.

    Raises:
        Refusal: `not_running` (`status`), `not_a_player`, `hint_away` (they are away themselves), `no_advice`,
            `hints_off` (`by`: the `table` or the `tournament`), `stale` (`revision`), `not_your_decision` (`awaited`,
            `count`), `hint_answered` (they have answered, and the others have not yet).
    """
    seat = own_seat(loaded, user_id)
    if loaded.seats[seat].is_away:
        raise Refusal("hint_away")
    rule = hints_at(loaded.row, loaded.game)
    if rule == "none":
        raise Refusal("no_advice")
    if rule == "off":
        raise Refusal("hints_off", by="table" if loaded.row.tournament_id is None else "tournament")
    check_turn(loaded, seat, revision)
    if not any(row.seat == seat and row.is_owed for row in loaded.asked):
        raise Refusal("hint_answered")
    return order_of(loaded, seat, str(offered(loaded.game, len(loaded.seats))[-1]), "hint")


def hint_of(loaded: Loaded, seat: Seat, answer: Answer) -> Hint:
    """Return the answer of a computer as the person at `seat` is told it."""
    game = loaded.game
    best = codec.decode_move(game, answer.move)
    others = () if answer.runner_up is None else (codec.decode_move(game, answer.runner_up),)
    return Hint(
        drafted(loaded, seat, (best, *others)),
        answer.behind,
        tuple(reason.term for reason in answer.reasons if reason.gain > 0),
        tuple(reason.term for reason in answer.reasons if reason.gain < 0),
        answer.level,
        _place(loaded, seat, best),
    )


def _place(loaded: Loaded, seat: Seat, move: Move) -> tuple[int | None, int] | None:
    """Return topic and number of a move among all that `seat` can choose now, if it is listed."""
    topics = loaded.game.topics(loaded.state, seat)
    for place, topic in enumerate(topics):
        moves = loaded.game.moves_about(loaded.state, seat, topic)
        if move in moves:
            return (place if len(topics) > 1 else None), list(moves).index(move)
    return None
