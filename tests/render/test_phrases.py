"""Names with markup or mentions, who is awaited, the colour of the edge."""

import pytest
from msgspec.structs import replace

from games import registry
from games.kernel.game import Decision, Outcome
from games.kernel.ids import Seat
from games.kernel.observation import Face
from play.rules.tables import NAMES
from render.phrases import (
    QUIET,
    SEAT_ACCENTS,
    accent,
    awaited,
    duration,
    escaped,
    label,
    named,
    pace_name,
    plain_title,
    seat_names,
    seated,
    span,
)
from render.tournaments import match_title
from tests.render.pages.scenes import gathering_observation, seen
from text import LANGUAGES, words

ENGLISH = words("en")


@pytest.mark.parametrize(
    ("name", "shown"),
    [("Ann", "Ann"), ("*Ann*", r"\*Ann\*"), ("a_b", r"a\_b"), ("<@123>", r"\<\@123\>"), ("@everyone", r"\@everyone"),
     ("`x`", r"\`x\`"), ("[a](b)", r"\[a\](b)"), ("two\nlines", "twolines"), ("\u202eAnn", "Ann"), ("a\\b", r"a\\b"),
     ("# Ann", r"\# Ann"), ("Ёж", "Ёж"),
     ("- Ann", r"\- Ann"), ("+ Ann", r"\+ Ann"), ("12. Ann", r"12\. Ann"), ("Ann-B", "Ann-B"), ("-# Ann", r"\-\# Ann"),
     ("a\u0085b", "ab"), ("\u3164\u2800", ""), ("\ud800Ann", "Ann"), ("\u00adAnn", "Ann")],
)  # fmt: skip
def test_escaped(name: str, shown: str) -> None:
    assert escaped(name) == shown


def test_labels_take_names_as_they_are_but_cut() -> None:
    assert label(Face(Seat(0), "*Ann*"), ENGLISH) == "*Ann*"
    assert len(label(Face(Seat(0), "x" * 50), ENGLISH)) == 32


def test_seats_without_a_name() -> None:
    assert label(Face(Seat(1), "", "ai"), ENGLISH) == "Computer 2"
    assert label(Face(Seat(1), "", "person"), ENGLISH) == "Player 2"
    assert label(Face(Seat(1), "edda", "person"), ENGLISH) == "edda"
    assert label(Face(Seat(1), "\u3164\u200b", "person"), ENGLISH) == "Player 2"
    assert named(Face(Seat(2), "Vera"), ENGLISH) == "▲ **Vera**"


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_have_names_in_every_language(language: str) -> None:
    shown = [label(Face(Seat(0), name, "ai"), words(language)) for name in NAMES]
    assert len(set(shown)) == len(NAMES)
    assert not set(shown) & set(NAMES)


def test_a_list_of_seats_says_who_is_a_computer() -> None:
    computer = Face(Seat(1), "edda", "ai", level="random")
    table = gathering_observation(2)
    assert seated(table, computer, ENGLISH) == "■ **Edda** (computer, plays at random)"
    bold = Face(Seat(1), "edda", "ai", level="normal.1.brawler")
    maze = gathering_observation(2, "dungeon_twister")
    assert seated(maze, bold, ENGLISH) == "■ **Edda** (computer, normal, Brawler)"
    assert seated(table, Face(Seat(1), "edda"), ENGLISH) == "■ **edda**"


@pytest.mark.parametrize(
    ("game", "language", "said"),
    [
        ("tetranomicon", "en", "■ **Edda** (computer, normal) · head start: 3 coins"),
        ("tetranomicon", "ru", "■ **Эдда** (компьютер, обычный) · фора: 3\u00a0монеты"),
        ("dungeon_lords", "ru", "■ **Эдда** (компьютер, обычный) · фора: 3\u00a0золота"),
        ("dungeon_twister", "ru", "■ **Эдда** (компьютер, обычный) · фора: 3\u00a0очка"),
        ("legends_of_signum", "ru", "■ **Эдда** (компьютер, обычный) · фора: 3\u00a0процветания"),
    ],
)
def test_a_list_of_seats_says_who_has_more_at_the_start(game: str, language: str, said: str) -> None:
    table = replace(gathering_observation(2, game), handicap=registry.find(game).handicap_for({}))
    face = Face(Seat(1), "edda", "ai", level="normal.1", ahead=3)
    assert seated(table, face, words(language)) == said


def test_seat_names() -> None:
    observation = replace(gathering_observation(2), faces=(Face(Seat(0), "Ann"), Face(Seat(1), "Boris")))
    assert seat_names(observation, (Seat(1), Seat(0)), ENGLISH) == "■ **Boris**, ● **Ann**"


def _deciding(*decisions: Decision, deadline: int | None = None) -> str:
    return awaited(replace(seen("auction", 0), decisions=decisions, deadline_at=deadline), ENGLISH)


def test_awaited_for_what_and_until_when() -> None:
    assert _deciding(Decision(Seat(0), "open"), deadline=77) == (
        "Waiting for ● **Ann** (Turn up the next lot). Time runs out <t:77:R>."
    )


def test_no_time_runs_out_while_all_who_are_awaited_are_away() -> None:
    """Catches a deadline told as one that comes nearer, and a rest where time runs against somebody else."""
    known = seen("auction", 0)
    away = tuple(replace(face, excused_until=50 if face.seat == 0 else None) for face in known.faces)
    asked = replace(known, faces=away, decisions=(Decision(Seat(0), "open"),), deadline_at=77)
    assert awaited(asked, ENGLISH).endswith("). No time runs until <t:50:f>.")
    both = replace(asked, decisions=(Decision(Seat(0), "open"), Decision(Seat(1), "pledge")))
    assert awaited(both, ENGLISH).endswith("Time runs out <t:77:R>.")


def test_awaited_sealed_counts_and_names_who_is_missing() -> None:
    sealed = [Decision(Seat(seat), "bid", sealed=True, owed=seat in {1, 3}) for seat in range(4)]
    assert _deciding(*sealed) == "Sealed: 2 of 4. Waiting for ■ **Борис**, ◆ **Глеб** (Seal a bid)."


def test_awaited_of_several_kinds() -> None:
    said = _deciding(Decision(Seat(0), "open"), Decision(Seat(1), "pledge"))
    assert said == "Waiting for ● **Ann** (Turn up the next lot). Waiting for ■ **Борис** (Put coins on the lot)."


def test_nobody_awaited() -> None:
    assert _deciding() == ""
    assert _deciding(Decision(Seat(0), "bid", sealed=True, owed=False), deadline=77) == ""


def test_only_called_people_are_mentioned() -> None:
    observation = replace(seen("auction", 0), decisions=(Decision(Seat(0), "open"), Decision(Seat(1), "open")))
    assert awaited(observation, ENGLISH, [Seat(1)]) == "Waiting for ● **Ann**, ■ <@1001> (Turn up the next lot)."


def test_accent_is_of_the_one_awaited_or_the_one_who_won() -> None:
    observation = replace(seen("auction", 0), decisions=(Decision(Seat(2), "open"),))
    assert accent(observation) == SEAT_ACCENTS[2]
    assert accent(replace(observation, decisions=(Decision(Seat(2), "bid"), Decision(Seat(0), "bid")))) == QUIET
    assert accent(replace(observation, outcome=Outcome((2, 1, 3, 4), (1, 2, 0, 0)))) == SEAT_ACCENTS[1]
    assert accent(replace(observation, outcome=Outcome((1, 1, 3, 4), (2, 2, 0, 0)))) == QUIET


@pytest.mark.parametrize(
    ("seconds", "english", "russian"),
    [
        (86_340, "23 h 59 min", "23 ч 59 мин"),
        (5_400, "1 h 30 min", "1 ч 30 мин"),
        (216_000, "2 d 12 h", "2 дн. 12 ч"),
        (129_600, "36 hours", "36 часов"),
        (172_800, "2 days", "2 дня"),
        (1_500, "25 minutes", "25 минут"),
    ],
)
def test_a_span_has_two_units_where_one_would_not_be_read(seconds: int, english: str, russian: str) -> None:
    assert span(seconds, words("en")) == duration(seconds, words("en")) == english
    assert span(seconds, words("ru")) == duration(seconds, words("ru")) == russian


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "1 minute"), (89, "1 minute"), (86_399, "1 day"), (180_300, "2 d 2 h"), (259_000, "3 days")],
)
def test_a_duration_is_rounded_to_what_it_tells(seconds: int, said: str) -> None:
    assert duration(seconds, words("en")) == said


def test_a_pace_of_hours_and_minutes() -> None:
    assert pace_name("1439m", words("en")) == "23 h 59 min per decision"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [("Ann", "Boris"), ("Ann · A", *["Maximilian of the Long Names"] * 3)], ids=len)
def test_a_contest_is_the_last_word_in_the_name_of_its_match(names: tuple[str, ...], language: str) -> None:
    """Catches threads of a league that begin alike, as phones show them, and a long name that cuts off the number."""
    said = words(language)
    own = match_title("A league · of its own, season 2, division 1", "division", enumerate(names), (1, 3), said)
    full, short = plain_title(12, "auction", said, own, 100), plain_title(12, "auction", said, own)
    people, number, contest = full.split(" · ")
    assert people.startswith("Ann") and "12" in number and contest.startswith("A league of its") and len(full) <= 100
    assert short.startswith("Ann") and "12" in short and len(short) <= 32
