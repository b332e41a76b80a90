"""Which matches change ratings, and who comes before whom there."""

from collections.abc import Sequence

import pytest

from db.rows.seats import SeatRow
from games.kernel.game import Outcome
from games.kernel.observation import EntryKind
from games.kernel.ratings import WhyUnrated
from play.rules.rated_matches import Answer, Contender, Counted, SeatCount, counted, ladder_of, seat_counts

ENDED_AT = 5_000
PLAYED = SeatCount(own=8)
TAKEN = SeatCount(own=8, has_changed=True)


def seat(number: int, **fields: object) -> SeatRow:
    """Return a seat of a person, with these fields."""
    row = {"match_id": 1, "seat": number, "user_id": 1001 + number, "name": "", "sitter": "person", "level": ""}
    return SeatRow(**{**row, "salt": "", "joined_at": 0, **fields})  # type: ignore[arg-type]


def judge(
    *seats: SeatRow, places: Sequence[int] = (1, 2, 3), counts: Sequence[SeatCount] = (), **fields: object
) -> Counted:
    """Return what counts of a match with these seats, all of which were played unless `counts` say otherwise."""
    outcome = Outcome(tuple(places[: len(seats)]), (0,) * len(seats))
    sides = fields.pop("sides", range(len(seats)))
    counts = counts or [PLAYED] * len(seats)
    return counted(seats, sides, fields.pop("outcome", outcome), counts, ENDED_AT, **fields)  # type: ignore[arg-type]


def places(found: Counted) -> dict[int, int]:
    """Return the place of each seat that is rated."""
    return {each.seat: each.place for each in found.contenders}


def test_a_match_of_people_counts_as_it_ended() -> None:
    assert judge(seat(0), seat(1), places=(2, 1)).contenders == (Contender(0, 0, 2), Contender(1, 1, 1))


@pytest.mark.parametrize(
    ("why", "found"),
    [
        ("void", judge(seat(0), seat(1), outcome=None)),
        ("agreed", judge(seat(0), seat(1), is_agreed=True)),
        ("practice", judge(seat(0), seat(1), is_practice=True)),
        ("computers", judge(seat(0), seat(1), seat(2, sitter="ai", user_id=None))),
        ("few_answers", judge(seat(0), seat(1), counts=[PLAYED, SeatCount(own=2, in_place=9)])),
        ("handicap", judge(seat(0), seat(1), has_handicap=True)),
        ("decks", judge(seat(0), seat(1), has_decks=True)),
        ("alone", judge(seat(0), seat(1), counts=[PLAYED, TAKEN])),
        ("alone", judge(seat(0), seat(1, user_id=None))),
        ("alone", judge(seat(0), seat(1), sides=(0, 0))),
    ],
)
def test_what_changes_no_rating(why: WhyUnrated, found: Counted) -> None:
    assert found == Counted(why=why)


def test_a_seat_that_changed_hands_is_left_out_and_the_others_are_compared() -> None:
    taken = judge(seat(0), seat(1), seat(2), places=(3, 1, 2), counts=[PLAYED, TAKEN, PLAYED])
    computer = seat(1, sitter="ai", user_id=None)
    given = judge(seat(0), computer, seat(2), places=(3, 1, 2), counts=[PLAYED, TAKEN, PLAYED])
    assert places(taken) == places(given) == {0: 2, 2: 1}


def test_who_let_others_answer_for_more_than_a_quarter_comes_behind_who_played() -> None:
    """A stand-in that wins would otherwise win for somebody who was not there."""
    counts = [SeatCount(own=30, in_place=10), SeatCount(own=29, in_place=10), PLAYED]
    found = judge(seat(0), seat(1), seat(2), places=(2, 1, 3), counts=counts)
    assert places(found) == {0: 1, 2: 2, 1: 3}
    assert [each.gone_at for each in found.contenders] == [None, ENDED_AT, None]


def test_who_is_gone_stays_where_the_outcome_has_them_and_behind_who_hardly_answered() -> None:
    counts = [SeatCount(own=5, gone_at=700), SeatCount(own=5, in_place=9), PLAYED]
    found = judge(seat(0, away_revision=9), seat(1), seat(2), places=(3, 1, 2), counts=counts)
    assert places(found) == {2: 1, 1: 2, 0: 3}
    assert found.contenders[0].gone_at == 700


def test_who_goes_away_from_several_matches_loses_one() -> None:
    three = (seat(0, away_revision=9), seat(1), seat(2))
    assert places(judge(*three, places=(3, 1, 2), forgiven=[0])) == {1: 1, 2: 2}
    assert judge(*three[:2], places=(2, 1), forgiven=[0]) == Counted(why="alone")


def test_who_resigns_loses_every_time() -> None:
    """Else whoever resigns all lost matches of a fortnight would lose one."""
    counts = [SeatCount(own=5, has_resigned=True), PLAYED]
    found = judge(seat(0, left_revision=9), seat(1), places=(2, 1), counts=counts, forgiven=[0])
    assert found.contenders == (Contender(0, 0, 2), Contender(1, 1, 1))


def test_partners_share_a_place_also_if_one_of_them_is_gone() -> None:
    four = (seat(0), seat(1), seat(2, left_revision=4), seat(3))
    found = judge(*four, places=(1, 3, 1, 3), sides=(0, 1, 0, 1))
    assert places(found) == {0: 1, 2: 1, 1: 2, 3: 2}


def entry(
    number: int, kind: EntryKind, at: int = 0, *, undoes: int | None = None, amended: bool = False, notation: str = ""
) -> Answer:
    """Return an entry of the first seat."""
    return Answer(kind, 0, at, amended, undoes, notation, number)


def test_answers_count_that_were_not_taken_back_and_were_given_once() -> None:
    entries = [entry(2, "move"), entry(3, "move"), entry(4, "undo", undoes=3), entry(5, "move", amended=True)]
    assert seat_counts(entries, 1) == (SeatCount(own=1),)


def test_who_comes_back_was_not_gone() -> None:
    gone = [entry(2, "move"), entry(3, "default", 10), entry(4, "away", 20)]
    assert seat_counts(gone, 1) == (SeatCount(own=1, in_place=1, gone_at=20),)
    assert seat_counts([*gone, entry(5, "back", 30)], 1)[0].gone_at is None
    assert seat_counts([*gone, entry(5, "move", 30)], 1)[0].gone_at is None


def test_a_seat_changes_hands_by_a_person_or_by_the_first_computer_there() -> None:
    assert seat_counts([entry(2, "taken")], 1)[0].has_changed
    assert seat_counts([entry(2, "computer", notation="hard.1")], 1)[0].has_changed
    assert not seat_counts([entry(2, "computer", notation="hard.1 easy.1")], 1)[0].has_changed


def test_two_and_more_are_other_games_where_they_differ() -> None:
    assert ladder_of("dungeon_lords", 2) != ladder_of("dungeon_lords", 3) == ladder_of("dungeon_lords", 4)
    assert ladder_of("legends_of_signum", 2) == ladder_of("legends_of_signum", 4)
