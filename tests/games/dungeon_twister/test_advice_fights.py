"""Combat cards of computers are mixed, so that knowing how they are drawn helps nobody (SPEC 4.6.4)."""

from games.ai.matrix import Mixture, matrix_of, mixture
from games.ai.player import choose
from games.ai.question import Asked, Question
from games.ai.quick import QuickChance
from games.dungeon_twister.advice import ADVICE, OPPONENTS
from games.dungeon_twister.moves import Combat
from games.kernel import codec
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from tests.games.dungeon_twister.scenes import GAME, E, Scene, W, scene

FIGHT = scene("w.WAR c4, w.MEK d8, w.GOB k3, e.CLE c3, e.TRO u3, e.THI s8").after("fight WAR e.CLE")


def order(here: Scene, seat: Seat) -> Asked:
    return Asked(codec.encode(GAME.observe(here.state, seat)), seat, "combat")


def best_replies(values: tuple[tuple[int, ...], ...], mixed: Mixture) -> tuple[float, float]:
    """Return what the rows get at most against the mixture of the columns, and at least the other way round."""
    against_columns = max(sum(map(int.__mul__, line, mixed.columns)) for line in values) / sum(mixed.columns)
    against_rows = min(sum(map(int.__mul__, line, mixed.rows)) for line in zip(*values, strict=True)) / sum(mixed.rows)
    return against_columns, against_rows


def test_matching_pennies_are_mixed_evenly() -> None:
    """Catches a mixture that settles on one answer, and sides that are mixed up."""
    mixed = mixture([[1_000_000, 0], [0, 1_000_000]])
    assert abs(mixed.value - 0.5) < 0.01
    assert all(0.45 < part / sum(mixed.rows) < 0.55 for part in mixed.rows)


def test_a_better_answer_is_given_alone() -> None:
    mixed = mixture([[700_000, 600_000], [400_000, 300_000]])
    assert abs(mixed.value - 0.6) < 0.01
    assert mixed.rows[0] > 50 * mixed.rows[1]
    assert mixed.columns[1] > 50 * mixed.columns[0]


def test_no_card_is_known_beforehand() -> None:
    """Catches a mixture that can be used: 400 fights show three cards at least, and a reply gains 0.03 at most."""
    for seat in (W, E):
        question = Question(GAME, ADVICE, order(FIGHT, seat), QuickChance(1))
        matrix = matrix_of(question, FIGHT.state, seat, Seat(1 - seat))
        mixed = mixture(matrix.values)
        high, low = best_replies(matrix.values, mixed)
        assert high / 1_000_000 <= mixed.value + 0.03
        assert low / 1_000_000 >= mixed.value - 0.03
        drawn = [QuickChance(seed).weighted(mixed.rows) for seed in range(400)]
        assert len({matrix.rows[place].move for place in drawn}) >= 3


def test_cards_are_drawn_from_the_mixture_whatever_lies() -> None:
    """Catches a level that answers to the card that the sample had to draw for the other seat."""
    laid = FIGHT.after("combat 6")
    for level in ("normal.3", "hard.3"):
        moves = [
            choose(GAME, OPPONENTS.for_trials(), order(laid, E), level, Chance(bytes([seed]), 1)).move
            for seed in range(12)
        ]
        assert all(isinstance(move, Combat) for move in moves)
        assert len(set(moves)) > 1
