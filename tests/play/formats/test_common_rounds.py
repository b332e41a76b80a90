"""A flow is put into rounds for programs that know rounds only, and one of them reckons it as we do then."""

import random

from play.formats.common_rounds import in_common_rounds
from play.formats.sheets import FULL, HALF, Line, Sheet, sheet
from play.formats.standings import standings
from play.formats.tie_breaks import TieBreak
from tests.play.formats.test_another_program import NAMES, theirs
from tests.sampling import sample

FLOWS, RECKONED = sample(30, 200), sample(5, 100)


def flow(entrants: int, matches: int, seed: int) -> Sheet:
    """Return a flow in which two call their match differently; whoever finds nobody has a bye, and one has left."""
    drawn = random.Random(seed)
    lines: dict[int, list[Line]] = {number: [] for number in range(1, entrants + 1)}
    met: set[frozenset[int]] = set()
    for _ in range(60 * entrants):
        one, other = drawn.sample(range(1, entrants + 1), 2)
        pair = frozenset((one, other))
        if pair in met or max(len(lines[one]), len(lines[other])) >= matches - (1 in pair):
            continue
        met.add(pair)
        points = drawn.choice((0, HALF, FULL))
        lines[one].append(Line(len(lines[one]) + 1, points, "played", (other,), 0))
        lines[other].append(Line(len(lines[other]) + 1, FULL - points, "played", (one,), 1))
    for entrant, own in lines.items():
        if entrant > 1:
            own += [Line(number, FULL, "bye") for number in range(len(own) + 1, matches + 1)]
    return sheet(lines, matches)


def test_both_have_a_match_in_the_same_round_and_keep_their_points() -> None:
    """Catches a match in two rounds, two matches of somebody in one, and rounds far beyond what is needed."""
    for seed in range(FLOWS):
        before = flow(9 + seed % 40, 3 + seed % 5, seed)
        after = in_common_rounds(before)
        assert after.rounds <= before.rounds + 1
        for entrant, lines in after.lines.items():
            assert after.twelfths(entrant) == before.twelfths(entrant)
            assert [line.round for line in lines] == list(range(1, after.rounds + 1))
            others = [line.opponents for line in lines if line.opponents]
            assert sorted(others) == sorted(line.opponents for line in before.lines[entrant] if line.opponents)
            for line in lines:
                for other in line.opponents:
                    assert after.lines[other][line.round - 1].opponents == (entrant,)


def test_another_program_reckons_it_as_we_do() -> None:
    """Catches a report of a flow that no program reads."""
    for seed in range(RECKONED):
        found = in_common_rounds(flow(10 + seed % 30, 4 + seed % 4, seed))
        expected = theirs(found, *NAMES)
        for row in standings(found, [TieBreak(name) for name, _ in NAMES.values()]):
            ours = [value.amount / unit for value, (_, unit) in zip(row.values, NAMES.values(), strict=True) if value]
            assert ours == [float(value) for value in expected[row.entrant]["tiebreakScore"]], (seed, row.entrant)


def test_a_match_that_counts_for_one_alone_is_a_round_without_an_opponent() -> None:
    lines = {
        1: [Line(1, FULL, "played", (2,), 0)],
        2: [Line(1, 0, "played", (1,), 1)],
        3: [Line(1, HALF, "played", (1,), 0)],
    }
    found = in_common_rounds(sheet(lines, 1))
    assert found.lines[3] == (Line(1, HALF, "absence"),)
    assert found.lines[1] == (Line(1, FULL, "played", (2,), 0),)
