"""Hand, board, close-ups, info, log, replay, more: what a reader looks at privately."""

from typing import Any

import pytest
from msgspec.structs import replace

from games.kernel.ids import Seat
from games.kernel.observation import OWN, EntryKind, LogEntry
from render import verbs
from render.game_pages import Lens
from render.naming import tag_of
from render.pages.log import log_page
from render.pages.log_lines import all_lines, entry_lines, lasting
from render.pages.looking import board_page, close_up_page, hand_page, info_page
from render.pages.more import cancel_page, extra_page, forget_page, more_page, resign_page
from render.pages.parts import is_news
from render.pages.replay import parse_step, replay_page
from render.pages.since import since_page
from render.phrases import label
from tests.contract.observations import observation_of
from tests.render.pages.reading import button_of, buttons, fits, presses, selects, text
from tests.render.pages.scenes import (
    GAMES,
    LONG_NAMES,
    crowded_observation,
    everything_happened,
    gathering_observation,
    moment,
    seen,
    with_long_names,
)
from text import LANGUAGES, words

ENGLISH = words("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("revision", [1, 20, 10**6])
def test_private_looks_fit(game: str, revision: int, language: str) -> None:
    localized = words(language)
    for observer in (None, Seat(0), Seat(3)):
        observation = with_long_names(seen(game, revision, observer=observer))
        for shown in (
            hand_page(observation, localized),
            board_page(observation, localized),
            info_page(observation, LONG_NAMES[0], "weekly", localized),
            more_page(observation, localized, may_cancel=True),
        ):
            assert fits(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_position_fits(language: str) -> None:
    observation, localized = crowded_observation(), words(language)
    for shown in (
        hand_page(observation, localized),
        board_page(observation, localized),
        more_page(observation, localized, may_cancel=True),
        extra_page(observation, "income", localized),
    ):
        assert fits(shown)


def test_only_who_is_away_is_offered_the_way_back() -> None:
    observation = seen("tetranomicon", 9, observer=Seat(1))
    away = replace(observation.faces[1], sitter="away")
    mine = replace(observation, faces=(observation.faces[0], away, *observation.faces[2:]))
    assert (verbs.RETURN, "") in presses(more_page(mine, ENGLISH))
    assert (verbs.RETURN, "") not in presses(more_page(replace(mine, observer=Seat(0)), ENGLISH))


def test_a_hand_page_without_a_hand() -> None:
    assert "nobody has anything yet" in text(hand_page(gathering_observation(2), ENGLISH))
    assert "You're watching this match" in text(hand_page(seen("auction", 3, observer=None), ENGLISH))


def test_the_hand_page_has_a_button_to_move() -> None:
    assert (verbs.MENU, "") in presses(hand_page(seen("tetranomicon", 9), ENGLISH))
    waiting = seen("tetranomicon", 9)
    other = Seat((waiting.decisions[0].seat + 1) % 4)
    assert (verbs.MENU, "") in presses(hand_page(seen("tetranomicon", 9, observer=other), ENGLISH))
    assert (verbs.MENU, "") not in presses(hand_page(seen("tetranomicon", 9, observer=None), ENGLISH))


def test_the_board_shows_every_picture_over_the_full_width() -> None:
    shown = board_page(seen("tetranomicon", 9), ENGLISH)
    kinds = [type(block).__name__ for block in shown.blocks]
    assert kinds[:4] == ["Paragraph", "Picture", "Rule", "Picture"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", ["pools", "standings", "A", "F", "P"])
def test_close_ups(part: str, language: str) -> None:
    shown = close_up_page(crowded_observation(), part, words(language))
    assert fits(shown)
    assert len(shown.pictures()) == 1


def test_a_card_is_drawn_large_although_it_is_not_in_the_list() -> None:
    observation = crowded_observation()
    shown = close_up_page(observation, "Fidea", ENGLISH)
    assert "Fidea" in text(shown) and len(shown.pictures()) == 1


def test_an_unknown_close_up_shows_the_board() -> None:
    assert close_up_page(seen("tetranomicon", 9), "nothing", ENGLISH) == board_page(seen("tetranomicon", 9), ENGLISH)


def test_info_has_commitment_and_people() -> None:
    said = text(info_page(gathering_observation(3, computers=1), "Ann", "none", ENGLISH))
    assert "0123456789abcdef" * 4 in said and "(computer, plays at random)" in said and "no time limit" in said


def test_the_log_begins_with_unseen_entries() -> None:
    observation = replace(crowded_observation(), read_revision=30)
    shown = log_page(everything_happened(), observation, ENGLISH)
    assert fits(shown)
    assert "New for you:" in text(shown)
    seen_all = log_page(everything_happened(), replace(observation, read_revision=10**6), ENGLISH)
    assert "New since" not in text(seen_all)
    assert seen_all == log_page(everything_happened(), replace(observation, read_revision=10**6), ENGLISH, 10**6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_of_the_log_fits_and_nothing_is_lost(language: str) -> None:
    observation, localized = crowded_observation(), words(language)
    shown = [log_page(everything_happened(), observation, localized, place) for place in range(40)]
    assert all(fits(each) for each in shown)
    different = list(dict.fromkeys(text(each) for each in shown))
    assert 2 < len(different) < 40
    lines = [line for each in different for line in each.splitlines()[2:]]
    assert lines == [line for entry in everything_happened() for line in entry_lines(entry, observation, localized)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_new_comes_in_parts_and_nothing_is_lost(language: str) -> None:
    history, localized = everything_happened()[1:], words(language)
    observation = replace(crowded_observation(), read_revision=0, revision=history[-1].revision)
    lines, parts = list[str](), 0
    while observation.read_revision != observation.revision:
        new = [entry for entry in history if entry.revision > (observation.read_revision or 0)]
        shown, until = since_page(observation, new, localized)
        assert fits(shown) and until > (observation.read_revision or 0)
        is_last = until == observation.revision
        assert len(shown.pictures()) == (2 if is_last else 0)
        assert ((verbs.SINCE, "") in presses(shown)) == (not is_last)
        lines += text(shown).splitlines()[1:]
        observation, parts = replace(observation, read_revision=until), parts + 1
    assert parts > 2
    assert all(line in "\n".join(lines) for line in all_lines(lasting(history), observation, localized))


def test_what_is_new_is_marked_since_the_log_was_read() -> None:
    observation = seen("tetranomicon", 12)
    new = [entry for entry in observation.log if entry.revision > 9]
    looked = replace(observation, read_revision=9, seen_revision=observation.revision)
    shown, _ = since_page(looked, new, ENGLISH)
    marked = board_page(observation, ENGLISH, Lens(since=9)).pictures()
    assert shown.pictures() == marked[:2] != board_page(observation, ENGLISH, Lens(since=12)).pictures()[:2]
    nothing, until = since_page(replace(observation, read_revision=observation.revision), (), ENGLISH)
    assert "Nothing new" in text(nothing) and until == observation.revision


def test_what_is_new_is_offered_where_others_have_acted() -> None:
    observation = seen("tetranomicon", 12)
    assert is_news(replace(observation, read_revision=0))
    assert not is_news(replace(observation, read_revision=observation.revision))
    own = tuple(replace(entry, seat=observation.observer) for entry in observation.log)
    assert not is_news(replace(observation, log=own, read_revision=0))
    assert not is_news(replace(observation, observer=None))


def test_the_log_turns_its_pages() -> None:
    first = log_page(everything_happened(), crowded_observation(), ENGLISH, 0)
    turning = [button for button in buttons(first) if button.action.verb == verbs.LOG]
    assert [(button.action.arg, button.disabled) for button in turning] == [("0", True), ("1", False)]


def test_an_empty_log() -> None:
    assert "Nothing has happened yet." in text(log_page((), gathering_observation(2), ENGLISH))


def _entry(**fields: Any) -> LogEntry:
    plain: dict[str, Any] = {
        "revision": 3,
        "kind": "move",
        "seat": Seat(0),
        "notation": "",
        "events": (),
        "made_at": 0,
    }
    return LogEntry(**{**plain, **fields})


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (_entry(kind="undo"), "● **Ann** undoes the last move."),
        (_entry(kind="resign"), "● **Ann** resigns."),
        (_entry(kind="freed"), "● **Ann** has left the server; the seat was released."),
        (_entry(kind="default"), "● **Ann**: time ran out, so a default move was made."),
        (_entry(receipt="ABCD"), "● **Ann**: answer sealed, receipt `ABCD`."),
        (_entry(kind="resign", undone=True), "~~● **Ann** resigns.~~"),
    ],
)
def test_lines_about_the_entry_itself(entry: LogEntry, line: str) -> None:
    assert entry_lines(entry, seen("auction", 3), ENGLISH) == (line,)


def test_a_default_move_of_an_empty_seat() -> None:
    observation = seen("auction", 3)
    left = replace(observation, faces=(replace(observation.faces[0], sitter="absent"), *observation.faces[1:]))
    assert entry_lines(_entry(kind="default"), left, ENGLISH) == (
        "● **Ann**: nobody is playing this seat, so a default move was made.",
    )


def test_a_line_tells_who_decided_then() -> None:
    """Time ran out twice; only after that the seat was away, and it is so no more."""
    kinds = ("default", "default", "away", "default", "back", "default")
    log = tuple(_entry(revision=number, kind=kind) for number, kind in enumerate(kinds))
    observation = replace(seen("auction", 3), log=log)
    late, gone = "time ran out, so", "is away, so"
    told = [entry_lines(entry, observation, ENGLISH)[0] for entry in log if entry.kind == "default"]
    assert [next(words for words in (late, gone) if words in line) for line in told] == [late, late, gone, late]
    for first, said in ((2, gone), (3, gone), (5, late)):
        part = replace(observation, log=log[first:], faces=(replace(observation.faces[0], sitter="person"),))
        entry = next(each for each in part.log if each.kind == "default")
        assert said in entry_lines(entry, part, ENGLISH)[0]


def test_who_takes_a_seat_over_is_not_named_for_what_was_before() -> None:
    kinds = ("default", "away", "offered", "taken", "default")
    log = tuple(_entry(revision=number, kind=kind) for number, kind in enumerate(kinds))
    observation = replace(seen("auction", 3), log=log)
    told = [entry_lines(entry, observation, ENGLISH)[0] for entry in log]
    assert ["Ann" in line for line in told] == [False, False, False, True, True]
    assert told[1] == "● The former player is away now: time ran out twice in a row."


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_takes_a_seat_over_replaces_who_had_it(language: str) -> None:
    """Nobody's name is known of entries of older programs, nor once they are forgotten."""
    observation, said = seen("auction", 3), words(language)
    known, unknown = (entry_lines(_entry(kind="taken", former_name=name), observation, said) for name in ("V_e_ra", ""))
    assert known == (said("entry-replaces", player="● **Ann**", former="**V\\_e\\_ra**"),)
    assert unknown == (said("entry-taken", player="● **Ann**"),)


def test_who_takes_their_seat_back_is_named_for_what_they_did_before_the_computer() -> None:
    """Only what the computer did between is not theirs; another level of it brings nobody else."""
    noted = {"computer": "normal.1", "taken": OWN}
    kinds: tuple[EntryKind, ...] = ("called", "computer", "computer", "default", "taken", "default")
    log = [_entry(revision=number, kind=kind, notation=noted.get(kind, "")) for number, kind in enumerate(kinds)]
    log[2] = replace(log[2], notation="hard.1 normal.1")
    observation = replace(seen("tetranomicon", 3), log=tuple(log))
    told = [entry_lines(entry, observation, ENGLISH)[0] for entry in log]
    assert ["Ann" in line for line in told] == [True, False, False, False, True, True]
    assert told[4] == "● **Ann** has taken this seat back from the computer."
    lent = replace(observation, log=tuple(log[:3]))
    said = [entry_lines(replace(each, former_name="V_e_ra"), lent, ENGLISH)[0] for each in log[1:3]]
    assert said == [
        "● **Ann**, a computer (normal), plays on for **V\\_e\\_ra**.",
        "● **Ann** plays at another level from now on: hard.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", ["", verbs.PUBLIC, "0", "3"])
def test_replay_fits_at_every_step(viewer: str, language: str) -> None:
    for revision in (0, 1, 30, 10**6):
        observation = replace(with_long_names(seen("tetranomicon", revision, observer=None)), status="ended")
        shown = replay_page(observation, everything_happened(), words(language), viewer, is_over=True)
        assert fits(shown)
        assert len(shown.pictures()) == 1


def test_replay_has_buttons_to_walk() -> None:
    observation = seen("tetranomicon", 5, observer=None)
    history = everything_happened()
    shown = replay_page(observation, history, ENGLISH)
    steps = [parse_step(arg) for verb, arg in presses(shown) if verb == verbs.REPLAY]
    assert steps == [(0, ""), (4, ""), (6, ""), (history[-1].revision, "")]
    begin = replay_page(seen("tetranomicon", 0, observer=None), history, ENGLISH)
    assert [button.disabled for button in buttons(begin)] == [True, True, False, False]


def test_replay_jumps_to_first_and_last_and_keeps_the_observer() -> None:
    history = everything_happened()
    shown = replay_page(seen("tetranomicon", 5, observer=None), history, ENGLISH, "p")
    options = selects(shown)["replay|jump"].options
    assert len(options) == 25
    assert parse_step(options[0].value) == (0, "p")
    assert parse_step(options[-1].value) == (history[-1].revision, "p")


@pytest.mark.parametrize(("language", "second"), [("en", "Era I · move 12"), ("ru", "Эпоха I · ход 12")])
def test_replay_jumps_to_rounds_in_the_language_of_the_reader(language: str, second: str) -> None:
    history = everything_happened()
    begun = next(entry for entry in history if any(tag_of(event) == "initiative" for event in entry.events))
    shown = replay_page(seen("tetranomicon", begun.revision, observer=None), history, words(language))
    options = selects(shown)["replay|jump"].options
    said = [option.label for option in options]
    assert second.replace("12", str(begun.revision)) in said
    assert [option.label for option in options if option.chosen] == [second.replace("12", str(begun.revision))]
    assert not any(entry.notation and entry.notation in label for entry in history for label in said)


def test_a_step_of_the_replay_names_a_player_once() -> None:
    """Would catch "● Ann: card 5 · move 134 · Ann", where a round is called by the player whose turn it is."""
    at = moment("dungeon_twister", 2)
    shown = observation_of(at, None, recent=at.revision + 1)
    history = shown.log
    labels = [option.label for option in selects(replay_page(shown, history, ENGLISH))["replay|jump"].options]
    names = [label(face, ENGLISH) for face in shown.faces]
    assert [each for each in labels if any(name in each for name in names)]
    assert [each for each in labels if any(each.count(name) > 1 for name in names)] == []


def test_an_observer_can_be_chosen_only_after_the_end() -> None:
    history = everything_happened()
    running = replay_page(seen("tetranomicon", 5, observer=None), history, ENGLISH)
    assert "replay|viewer" not in selects(running)
    # A step of a match that is over shows the match as it was: running.
    ended = replay_page(seen("tetranomicon", 5, observer=None), history, ENGLISH, "2", is_over=True)
    options = selects(ended)["replay|viewer"].options
    assert [option.value.partition(".")[2] for option in options] == ["p", "0", "1", "2", "3"]
    assert [option.value.partition(".")[2] for option in options if option.chosen] == ["2"]


def test_a_match_of_one_step_has_no_buttons_to_walk() -> None:
    shown = replay_page(seen("tetranomicon", 0, observer=None), everything_happened()[:1], ENGLISH)
    assert fits(shown)
    assert not presses(shown)


@pytest.mark.parametrize(
    ("arg", "step"), [("12", (12, "")), ("12.p", (12, "p")), ("12..first", (12, "")), ("12.3.on", (12, "3")),
                      ("", (None, "")), ("x", (None, ""))],
)  # fmt: skip
def test_parse_step(arg: str, step: tuple[int | None, str]) -> None:
    assert parse_step(arg) == step


def test_more() -> None:
    observation = replace(seen("tetranomicon", 9), undoable=True)
    shown = more_page(observation, ENGLISH)
    assert not button_of(shown, verbs.UNDO).disabled
    assert (verbs.EXTRA, "income") in presses(shown)
    nothing = replace(observation, undoable=False)
    assert button_of(more_page(nothing, ENGLISH), verbs.UNDO).disabled
    assert ENGLISH("more-no-undo") in text(more_page(nothing, ENGLISH))
    assert ENGLISH("more-no-undo") not in text(more_page(replace(nothing, status="ended"), ENGLISH))
    assert verbs.CANCEL not in [verb for verb, _ in presses(shown)]
    spectator = more_page(seen("tetranomicon", 9, observer=None), ENGLISH)
    assert verbs.RESIGN not in [verb for verb, _ in presses(spectator)]
    assert fits(more_page(gathering_observation(2), ENGLISH))


def test_who_plays_against_computers_alone_is_offered_nothing_for_others() -> None:
    """Would catch buttons that call, remove or invite people, or tell them something, where there are none."""
    with_others = seen("tetranomicon", 9, observer=Seat(0))
    computers = tuple(replace(face, sitter="ai", user_id=None, level="easy.1") for face in with_others.faces[1:])
    alone = replace(with_others, faces=(with_others.faces[0], *computers))
    for_others = {verbs.REMIND, verbs.OFFER, verbs.KICK, verbs.WEBHOOK}
    assert for_others <= {verb for verb, _ in presses(more_page(with_others, ENGLISH, is_host=True))}
    mine = {verb for verb, _ in presses(more_page(alone, ENGLISH, is_host=True))}
    assert not for_others & mine and {verbs.VOTE, verbs.UNDO, verbs.RESIGN} <= mine
    watched = {verb for verb, _ in presses(more_page(replace(alone, observer=None), ENGLISH))}
    assert verbs.KICK in watched, "staff free the seat of somebody who has left"


def test_extra_pages() -> None:
    shown = extra_page(seen("tetranomicon", 9), "income", ENGLISH)
    assert "buildings would pay" in text(shown)
    assert extra_page(seen("tetranomicon", 9), "nothing", ENGLISH) == more_page(seen("tetranomicon", 9), ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_ends_something_for_good_asks_first(language: str) -> None:
    observation, localized = seen("auction", 3), words(language)
    asked = {
        verbs.RESIGN: resign_page(observation, localized),
        verbs.CANCEL: cancel_page(observation, localized),
        verbs.FORGET: forget_page(2, 1, localized),
    }
    back = {verbs.RESIGN: verbs.MORE, verbs.CANCEL: verbs.MORE, verbs.FORGET: verbs.PRIVACY}
    for verb, shown in asked.items():
        assert fits(shown)
        assert presses(shown) == [(verb, verbs.YES), (back[verb], "")]
        assert button_of(shown, verb).style == "danger"
