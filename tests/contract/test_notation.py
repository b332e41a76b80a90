"""Every game: moves print to one line, lines parse back, and nonsense is refused without harm."""

from hypothesis import strategies as st

from games.kernel.errors import IllegalMove, NotationError
from games.kernel.game import AnyGame
from tests.contract.moments import Moment, moments
from tests.contract.searching import searched
from tests.contract.strange_moves import strange_moves
from text import words
from text.aliases import aliases

MOST_CHARACTERS = 100
"""What Discord allows for the value of an autocomplete entry."""

FATES = {"no notation", "not allowed", "made"}
"""What may become of a line: it fails only with NotationError or IllegalMove."""


@searched
def test_legal_moves_print_and_parse(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game))
    names = aliases(game.id)
    for seat in moment.seats:
        view = moment.view(seat)
        lines = set()
        for move in game.legal_moves(moment.state, seat):
            line = game.print_move(move)
            assert line == " ".join(line.split())
            assert 0 < len(line) <= MOST_CHARACTERS
            assert game.parse_move(line, view, {}) == move
            assert game.parse_move(f"  {line.upper()} ", view, {}) == move
            assert game.parse_move(line, view, names) == move
            lines.add(line)
        assert len(lines) == len(game.legal_moves(moment.state, seat))


@searched
def test_any_text_is_a_move_or_no_notation(game: AnyGame, data: st.DataObject) -> None:
    moment, text = data.draw(moments(game)), data.draw(st.text(max_size=40))
    assert {_fate(moment, seat, text) for seat in moment.seats} <= FATES


@searched
def test_almost_moves_are_a_move_or_no_notation(game: AnyGame, data: st.DataObject) -> None:
    moment = data.draw(moments(game, running=True))
    seat = data.draw(st.sampled_from(game.decisions(moment.state))).seat
    line = game.print_move(data.draw(st.sampled_from(game.legal_moves(moment.state, seat))))
    known = st.sampled_from(sorted(aliases(game.id)) or ["no name"])
    words = data.draw(st.permutations([*line.split(), "9", "из", "-1", "²", "0x1", "A1", data.draw(known)]))
    assert _fate(moment, seat, " ".join(words[: data.draw(st.integers(0, len(words)))])) in FATES


@searched
def test_strange_moves_print(game: AnyGame, data: st.DataObject) -> None:
    """The log line of a refusal can name any move that decodes, even if its ids mean nothing."""
    moment = data.draw(moments(game))
    for move in strange_moves(moment):
        assert isinstance(game.print_move(move), str)


def _fate(moment: Moment, seat: int, text: str) -> str:
    """Return what becomes of `text` when it is typed as a move: one of `FATES`, or what is wrong with it."""
    own, names = moment.seats[seat], aliases(moment.game.id)
    try:
        move = moment.game.parse_move(text, moment.view(own), names)
    except NotationError as refusal:
        is_known = words("en").has(f"refusal-{refusal.code}") or words("en").has(
            f"{moment.game.id}-refusal-{refusal.code}"
        )
        return "no notation" if is_known else refusal.code
    line = moment.game.print_move(move)
    if moment.game.parse_move(line, moment.view(own), names) != move:
        return f"{line!r} is another move"
    try:
        moment.apply(moment.state, own, move)
    except IllegalMove:
        return "not allowed"
    is_free = any(decision.free for decision in moment.game.decisions(moment.state))
    return "made" if is_free or move in moment.game.legal_moves(moment.state, own) else f"{line!r} is made, not listed"
