"""The table message in its forms, and the card of the open table."""

import re

import pytest
from msgspec.structs import replace

from games.kernel.game import Decision, Outcome
from games.kernel.ids import Seat
from games.kernel.observation import BY_STAFF, LogEntry, Motion, Observation
from games.kernel.series import Score, Wins
from render import verbs
from render.drawing.palette import NEW
from render.page import Page, Paragraph, Picture
from render.pages.in_view import cut, last_lines, rows_of
from render.pages.lobby import Gathering, Guest, lobby_page, missing
from render.pages.log import log_page
from render.pages.log_lines import all_lines, entry_lines
from render.pages.notices import reminder_text
from render.pages.result import winners
from render.pages.table import (
    LAST_EVENTS,
    LEAST_EVENT_ROWS,
    ROWS,
    SHRUNK_ROWS,
    cancelled_page,
    ended_page,
    headline,
    news_since,
    shrunk_page,
    table_page,
)
from render.phrases import seat_names, title
from render.registry import pages_of
from tests.render.pages.reading import button_of, buttons, fits, presses, selects, text
from tests.render.pages.scenes import (
    GAMES,
    LONG_NAMES,
    crowded_observation,
    everything_happened,
    gathering_observation,
    seen,
    with_long_names,
)
from text import LANGUAGES, words

ENGLISH = words("en")
PLACED = re.compile(r"[*\s]*(\d+)\.[*\s]+(.*)")
"""A line that begins with somebody's place."""

ANY = Gathering(host="Ann", pace="daily", seat_counts=(2, 3, 4))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("revision", [0, 1, 9, 25])
def test_a_table_fits(game: str, revision: int, language: str) -> None:
    observation = with_long_names(seen(game, revision))
    everybody = [face.seat for face in observation.faces]
    shown = table_page(replace(observation, language=language), words(language), everybody)
    assert fits(shown)
    assert len(shown.pictures()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_table_fits(language: str) -> None:
    shown = table_page(crowded_observation(), words(language))
    assert fits(shown)
    assert len(text(shown)) < 2500


def test_a_table_has_its_name_above_the_board_and_what_one_needs_directly_over_the_buttons() -> None:
    """Events and who is awaited may not stand above a picture as high as a phone, nor behind other texts."""
    shown = table_page(seen("tetranomicon", 6), ENGLISH)
    kinds = [type(block).__name__ for block in shown.blocks]
    assert kinds == ["Paragraph", "Picture", "Paragraph", "Paragraph", "Buttons", "Buttons", "Select"]
    head, *_, now = [block.text for block in shown.blocks if isinstance(block, Paragraph)]
    assert head == "### Tetranomicon #12"
    assert now.startswith("Set-up") and "\nWaiting for" in now, now
    assert [verb for verb, _ in presses(shown)] == [
        verbs.MENU, verbs.CLOSE_UP, verbs.HAND, verbs.LOG, verbs.RULES, verbs.MORE
    ]  # fmt: skip
    assert button_of(shown, verbs.MENU).style == "primary"


def test_extra_pages_have_buttons_on_the_table() -> None:
    assert button_of(table_page(seen("tetranomicon", 6), ENGLISH), verbs.CLOSE_UP).action.arg == "pools"
    assert not [arg for verb, arg in presses(table_page(seen("auction", 3), ENGLISH)) if verb == verbs.CLOSE_UP]


def test_at_most_25_close_ups_are_listed() -> None:
    (select,) = selects(table_page(crowded_observation(), ENGLISH)).values()
    assert len(select.options) == 25
    assert select.options[0].value == "pools"


def test_only_those_newly_awaited_are_notified() -> None:
    observation = replace(seen("auction", 0), decisions=(Decision(Seat(1), "open"), Decision(Seat(2), "open")))
    shown = table_page(observation, ENGLISH, [Seat(2), Seat(3)])
    assert shown.mentions == (1002,)
    assert "<@1002>" in text(shown) and "<@1001>" not in text(shown) and "<@1003>" not in text(shown)
    assert table_page(observation, ENGLISH).mentions == ()


def below(shown: Page) -> list[str]:
    """Return the texts below the picture."""
    place = next(number for number, block in enumerate(shown.blocks) if isinstance(block, Picture))
    return [block.text for block in shown.blocks[place:] if isinstance(block, Paragraph)]


def short_observation() -> Observation:
    """Return `crowded_observation` with names of a letter."""
    observation = crowded_observation()
    faces = tuple(replace(face, name=name) for face, name in zip(observation.faces, "ABCD", strict=True))
    return replace(observation, faces=faces, deadline_at=None)


def test_the_newest_events_are_last() -> None:
    observation = replace(short_observation(), log=everything_happened()[:12])
    events = below(table_page(observation, ENGLISH))[0].splitlines()
    assert len(events) == LAST_EVENTS
    assert events == [*all_lines(observation.log, observation, ENGLISH)[-LAST_EVENTS:]]


def test_all_lines_of_the_newest_entry_are_shown_if_they_fit() -> None:
    """A tactic that has sprung, say, is not cut off by what followed from it."""
    observation = short_observation()
    built = next(entry for entry in everything_happened() if len(entry_lines(entry, observation, ENGLISH)) == 1)
    many = replace(built, events=(built.events or ()) * (LAST_EVENTS + 1))
    now = replace(observation, log=(*everything_happened()[:5], many))
    assert below(table_page(now, ENGLISH))[0].splitlines() == [*entry_lines(many, now, ENGLISH)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_long_entry_the_last_lines_are_shown_and_how_many_are_not(language: str) -> None:
    longest = max(everything_happened(), key=lambda entry: len(entry_lines(entry, short_observation(), ENGLISH)))
    assert longest.events is not None
    entry = replace(longest, events=longest.events * 3)
    observation = replace(short_observation(), log=(entry,))
    first, *events = below(table_page(observation, words(language)))[0].splitlines()
    whole = entry_lines(entry, observation, words(language))
    assert len(events) > 1
    assert tuple(events) == whole[-len(events) :]
    assert first == words(language)("table-left-out", count=len(whole) - len(events))


def test_the_last_line_is_cut_where_it_alone_is_too_long_and_stays_whole_markdown() -> None:
    """Four long names would push the board off the screen; bold that is never closed would swallow the page."""
    line = "Order: ● **Константинопольский Александр** (13), ■ **Vera** (12), then `ABCD 12` and ~~all the rest~~."
    assert rows_of(line) == 3
    for rows in (1, 2):
        (shown,) = last_lines(["before", line], rows)
        assert rows_of(shown) <= rows and "…" in shown
        assert all(shown.count(sign) % 2 == 0 for sign in ("**", "~~", "`"))
    assert last_lines(["before", line], 3) == (line,)
    assert last_lines(["before", line], 4) == ("before", line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", (*GAMES, "dungeon_lords", "dungeon_twister", "legends_of_signum"))
def test_a_phone_shows_the_texts_of_a_table_with_a_good_part_of_the_board(game: str, language: str) -> None:
    """The browser shows the same (tests/playground/test_in_view.py); here it is counted, at more moments."""
    for revision in range(0, 90, 6):
        observation = seen(game, revision, observer=None)
        texts = below(table_page(replace(observation, deadline_at=1_760_000_000), words(language)))
        assert sum(map(rows_of, texts)) <= max(ROWS, rows_of(texts[-1]) + LEAST_EVENT_ROWS), "\n".join(texts)


def test_what_is_beside_the_play_is_said_over_the_events_which_keep_some_rows() -> None:
    observation = short_observation()
    seats = [face.seat for face in observation.faces]
    motions = tuple(Motion(kind, kind, None, (Seat(0),), tuple(seats)) for kind in ("pause", "draw", "cancel"))
    away = (*observation.faces[:3], replace(observation.faces[3], sitter="away"))
    crowded = replace(observation, faces=away, motions=motions)
    beside, events, now = below(table_page(crowded, ENGLISH, (), ["Something waits."]))
    assert beside.splitlines()[0] == "Something waits."
    assert "offers a draw" in beside
    assert beside.splitlines()[-1] == ENGLISH("table-more-votes", count=1)
    last = all_lines(observation.log, observation, ENGLISH)[-1]
    assert events.splitlines()[-1] == cut(last, LEAST_EVENT_ROWS)
    assert "\nWaiting for" in now
    beside, *_ = below(table_page(crowded, ENGLISH, (), ["Something waits."] * 9))
    assert "offers" not in beside, "their buttons say what they are for"
    assert beside.splitlines()[-1] == ENGLISH("table-more-votes", count=1)


def test_what_staff_have_done_stays_in_view_while_the_play_goes_on() -> None:
    """A repair by staff is a public trace; a default of somebody away, made in the same second, pushed it off."""
    observation = short_observation()
    repaired = LogEntry(91, "repaired", None, BY_STAFF, (), 0, carried_by=7)
    later = tuple(LogEntry(92 + number, "back", Seat(1), "", (), 0) for number in range(LAST_EVENTS))
    (staff,) = entry_lines(repaired, observation, ENGLISH)
    beside, events, _ = below(table_page(replace(observation, log=(repaired, *later)), ENGLISH))
    assert beside == staff and staff not in events
    assert len(below(table_page(replace(observation, log=later * 3), ENGLISH))) == 2


def test_a_voter_has_a_button_on_the_table_that_says_for_what() -> None:
    """What ends the match or takes moves back first shows what it would do now."""
    observation = crowded_observation()
    seats = tuple(face.seat for face in observation.faces)
    votes = [Motion(kind, kind, None, (Seat(0),), seats) for kind in ("pause", "draw")]
    shown = table_page(replace(observation, motions=tuple(votes)), ENGLISH)
    said = {button.action.arg: button.label for button in buttons(shown) if button.action.verb == verbs.VOTE}
    assert said == {"yes.pause": "Agree to a pause", "see.draw": "Agree to a draw"}
    hurried = replace(votes[0], kind="live", name="live", hurries=True)
    shown = table_page(replace(observation, motions=(hurried,)), ENGLISH)
    assert [arg for verb, arg in presses(shown) if verb == verbs.VOTE] == ["see.live"]
    for decided in (
        replace(votes[0], agreed=seats),
        replace(votes[0], opposed=seats[1:]),
        replace(votes[0], agreed=()),
    ):
        shown = table_page(replace(observation, motions=(decided,)), ENGLISH)
        assert verbs.VOTE not in {verb for verb, _ in presses(shown)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shrunk_table_has_few_rows_and_loses_everything_else(language: str) -> None:
    """A night of moves made an old message of 40 lines, by which a phone scrolls for ever."""
    said, observation = words(language), crowded_observation()
    shuffle = said("table-shuffle", commitment="f" * 64)
    shown = shrunk_page(everything_happened(), observation, said, shuffle)
    assert fits(shown)
    assert not buttons(shown) and not selects(shown) and not shown.pictures()
    head, left_out, *lines, last = text(shown).splitlines()
    assert head == said("table-earlier", title=title(observation, said)) and last == shuffle
    whole = all_lines(everything_happened(), observation, said)
    assert lines == [*whole[-len(lines) :]]
    assert left_out == said("table-left-out", count=len(whole) - len(lines))
    assert rows_of(text(shown)) <= max(SHRUNK_ROWS, rows_of(head) + 1 + rows_of(lines[-1]) + rows_of(last))
    few, observation = everything_happened()[1:3], short_observation()
    assert text(shrunk_page(few, observation, said)).splitlines()[1:] == [*all_lines(few, observation, said)]


def test_a_shrunk_table_has_the_receipts_of_sealed_answers_in_one_line() -> None:
    """What a sealed answer was is told when it opens; until then a line of its own says no more than its receipt."""
    observation = seen("auction", seats=3)
    seals = [LogEntry(number, "move", Seat(number % 3), "", (), 0, receipt=f"{number:010}") for number in range(7)]
    back = LogEntry(7, "back", Seat(1), "", (), 0)
    *lines, last = text(shrunk_page([*seals, back], observation, ENGLISH)).splitlines()
    assert len(lines) == 2 and "is back" in lines[-1]
    assert last == "-# Receipts: ● `0000000003`, ■ `0000000004`, ▲ `0000000005`, ● `0000000006`"
    opened = seen("dungeon_lords", 4, observer=None)
    sealed = next(each for each in opened.log if each.receipt and len(all_lines([each], opened, ENGLISH)) > 1)
    first, *rest = all_lines([sealed], opened, ENGLISH)
    said = text(shrunk_page([sealed], opened, ENGLISH))
    assert first not in said and rest[-1] in said, "what it has opened is told"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_ended_table_fits(game: str, seats: int, language: str) -> None:
    shown = ended_page(with_long_names(seen(game, seats=seats)), words(language), (1, 2))
    assert fits(shown)
    assert "<@1> <@2>" in text(shown) and shown.mentions == (1, 2)
    assert "0123456789abcdef" * 4 not in text(shown)
    assert [block.text for block in shown.blocks[:1] if isinstance(block, Paragraph)]
    assert isinstance(shown.blocks[1], Picture), "the final board"
    assert {verb for verb, _ in presses(shown)} == {
        verbs.REMATCH, verbs.BOARD, verbs.REPLAY, verbs.LOG, verbs.VERIFY, verbs.EXPORT
    }  # fmt: skip


def test_an_ended_table_names_who_has_left_before_the_end() -> None:
    ended = seen("auction", seats=3)
    left = replace(ended, faces=(*ended.faces[:2], replace(ended.faces[2], sitter="absent")))
    assert "Left before the end" not in text(ended_page(ended, ENGLISH))
    assert f"Left before the end: {seat_names(left, [Seat(2)], ENGLISH)}." in text(ended_page(left, ENGLISH))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("revision", [30, 10**6])
def test_a_result_has_the_places_of_the_outcome(game: str, revision: int) -> None:
    """Whoever is away at the end comes behind the others, whatever the points say."""
    observation = seen(game, revision, seats=2)
    for places in ((1, 2), (2, 1)):
        ended = replace(observation, status="ended", outcome=Outcome(places, (3, 3), "adjudicated"))
        blocks = pages_of(ended.game).result(ended, ENGLISH)
        said = [block.text for block in blocks if isinstance(block, Paragraph)]
        said += [block.plain for block in blocks if isinstance(block, Picture)]
        lines = [PLACED.match(line) for each in said for line in each.split("\n")]
        found = {(int(line[1]), face.seat) for line in lines if line for face in ended.faces if face.name in line[2]}
        assert found == {(places[seat], seat) for seat in (0, 1)}


def test_pages_of_an_ended_match_say_who_won_instead_of_the_phase() -> None:
    ended = replace(seen("tetranomicon", 30, seats=2), status="ended", outcome=Outcome((2, 1), (1, 2), "adjudicated"))
    said = headline(ended, ENGLISH)
    assert "the match is over" in said and winners(ended, ENGLISH) in said
    assert pages_of(ended.game).phase(ended, ENGLISH) not in said


def test_the_first_button_is_bright_while_a_person_is_awaited() -> None:
    observation = seen("auction", 3)
    waiting = {decision.seat for decision in observation.awaited()}
    computers = tuple(replace(face, sitter="ai", level="random") for face in observation.faces)
    some = tuple(face if face.seat in waiting else computers[face.seat] for face in observation.faces)
    assert button_of(table_page(replace(observation, faces=some), ENGLISH), verbs.MENU).style == "primary"
    assert button_of(table_page(replace(observation, faces=computers), ENGLISH), verbs.MENU).style == "secondary"


def test_winners() -> None:
    observation = seen("auction", seats=2)
    assert winners(replace(observation, outcome=Outcome((2, 1), (1, 5))), ENGLISH) == "■ **Борис** wins."
    assert winners(replace(observation, outcome=Outcome((1, 1), (5, 5))), ENGLISH) == (
        "● **Ann**, ■ **Борис** share the victory."
    )
    resigned = Outcome((1, 2), (0, 0), "resigned")
    assert (
        winners(replace(observation, outcome=resigned), ENGLISH)
        == "● **Ann** wins. All other players have left the match."
    )


def test_a_victory_by_prosperity_says_how_much_a_team_its_sum() -> None:
    """As the victory of another game says its points: a reason of a game has the figure that decided."""
    observation = seen("auction", seats=2)
    alone = replace(observation, game="legends_of_signum", outcome=Outcome((2, 1), (20, 52), "prosperity"))
    assert winners(alone, ENGLISH) == "■ **Борис** wins. ■ **Борис** has 52 prosperity."
    assert winners(alone, words("ru")).endswith("■ **Борис**: процветание 52.")
    team = replace(alone, outcome=Outcome((1, 1), (50, 52), "prosperity"))
    assert winners(team, ENGLISH).endswith("● **Ann**, ■ **Борис** have 102 prosperity together.")
    assert winners(team, words("ru")).endswith("● **Ann**, ■ **Борис**: вместе процветание 102.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_cancelled_table_has_no_buttons(language: str) -> None:
    for observation in (gathering_observation(4), gathering_observation(0)):
        shown = cancelled_page(observation, words(language))
        assert fits(shown)
        assert not buttons(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("taken", [1, 2, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_an_open_table_fits(game: str, taken: int, language: str) -> None:
    invited = tuple(LONG_NAMES) * 4
    gathering = Gathering(LONG_NAMES[0], "relaxed", (2, 3, 4), invited=invited)
    assert fits(
        lobby_page(gathering_observation(taken, game, computers=taken // 2), gathering, words(language), (1, 2, 3))
    )


def test_an_open_table_names_only_options_that_differ_from_the_rules() -> None:
    usual = gathering_observation(1, "dungeon_twister")
    said = text(lobby_page(usual, ANY, ENGLISH))
    assert "Options: as in the rules" in said
    assert "Points to win" not in said
    other = replace(
        usual, options={**usual.options, "victory_points": "3", "used_cards_list": "on"}, unusual=("victory_points",)
    )
    said = text(lobby_page(other, ANY, ENGLISH))
    assert "Points to win: 3\nAll other options: as in the rules" in said
    assert "Options: as" not in said


def test_a_rematch_says_the_score_and_that_seats_have_moved() -> None:
    """Catches a score that is shown after the first match already, and names that format the page."""
    score = Score(4, (Wins("*Ann*", 2), Wins("edda", 1, is_computer=True)), draws=1)
    said = text(_lobby(2, replace(ANY, seat_counts=(2,), rematch_of=12, score=score)))
    line = "Score after 4 matches: \\*Ann\\*\u00a02, Edda\u00a01. Draws: 1."
    assert f"Rematch of match #12. Seats are swapped.\n{line}" in said
    assert "move up by one seat" in text(_lobby(2, replace(ANY, rematch_of=12)))
    ended = seen("tetranomicon")
    assert line.rpartition(" Draws")[0] in text(ended_page(ended, ENGLISH, score=score))
    assert "Score after" not in text(ended_page(ended, ENGLISH, score=replace(score, matches=1)))


def _lobby(taken: int, gathering: Gathering = ANY, computers: int = 0) -> Page:
    return lobby_page(gathering_observation(taken, computers=computers), gathering, ENGLISH)


def test_the_card_says_what_is_missing_to_start() -> None:
    assert "One more player is needed to start." in text(_lobby(1))
    assert "2 more players are needed" in text(_lobby(2, Gathering("Ann", "daily", (2, 3, 4), seats=4)))
    assert "There is room for 2 more." in text(_lobby(2))
    assert "The table is full." in text(_lobby(4))
    kept = replace(ANY, reserved=(Guest("Boris"),))
    assert "room for one more, and one seat is reserved" in text(_lobby(2, kept)), "a stranger counts one seat"
    assert "The only free seat is reserved." in text(_lobby(3, kept))
    assert missing(gathering_observation(3), Gathering("Ann", "daily", (2, 4))) == 1
    assert missing(gathering_observation(4), Gathering("Ann", "daily", (2, 3))) == 0


def test_buttons_that_would_be_refused_are_disabled() -> None:
    def disabled(shown: Page) -> set[str]:
        return {button.action.verb for button in buttons(shown) if button.disabled}

    assert disabled(_lobby(1)) == {verbs.START, verbs.UNCOMPUTER}
    assert disabled(_lobby(2, computers=1)) == set()
    assert disabled(_lobby(4)) == {verbs.JOIN, verbs.COMPUTER, verbs.UNCOMPUTER}


def test_the_card_has_options_and_commitment() -> None:
    said = text(_lobby(2, Gathering("*Ann*", "daily", (2, 3), invited=("Vera",))))
    assert r"\*Ann\*" in said and "Seats taken: 2 of 3" in said and "▲ free" in said and "◆" not in said
    assert "Pace: one day per decision" in said and "Language: English" in said and "Invited: Vera." in said
    assert f"`{'0123456789abcdef' * 4}`" in said


def test_the_invited_are_notified_once() -> None:
    shown = lobby_page(gathering_observation(2), ANY, ENGLISH, (7,))
    assert shown.mentions == (7,) and "<@7>" in text(shown)
    assert lobby_page(gathering_observation(2), ANY, ENGLISH).mentions == ()


def test_the_table_shows_what_counts_not_what_was_taken_back() -> None:
    observation = seen("auction", 3)
    passed = LogEntry(3, "resign", Seat(0), "", (), 0, undone=True)
    back = LogEntry(4, "undo", Seat(0), "", (), 0)
    now = replace(observation, log=(*observation.log, passed, back))
    assert "Ann** resigns" not in text(table_page(now, ENGLISH))
    assert "undoes the last move" in text(table_page(now, ENGLISH)), "that it was is news"
    later = replace(now, log=(*now.log, LogEntry(5, "freed", Seat(1), "", (), 0)))
    shown = text(table_page(later, ENGLISH))
    assert "has left the server" in shown and "taken back" not in shown
    # The log keeps everything.
    assert "~~" in text(log_page(later.log, later, ENGLISH))


@pytest.mark.parametrize(
    ("game", "revision"), [("tetranomicon", 9), ("tetranomicon", 25), ("dungeon_lords", 29), ("dungeon_lords", 37)]
)
def test_everybody_sees_on_the_table_what_is_new_since_the_last_turn(game: str, revision: int) -> None:
    observation = seen(game, revision)
    (picture,) = table_page(observation, ENGLISH).pictures()
    assert "New: " in picture.plain
    assert f'stroke="{NEW}"' in picture.svg
    assert ENGLISH("picture-sign-new") in picture.svg, "and the mark has a legend"


def test_what_is_new_to_the_table_begins_with_the_last_move_of_who_is_awaited() -> None:
    observation = seen("tetranomicon", 25)
    (decision,) = observation.awaited()
    made = [LogEntry(number, "move", Seat(seat), "", (), 0) for number, seat in enumerate((0, 1, 2, 3, 1, 2), start=1)]
    for seat, since in ((0, 1), (1, 5), (2, 5), (3, 4)):
        asked = replace(decision, seat=Seat(seat))
        assert news_since(replace(observation, decisions=(asked,), log=tuple(made))) == since
    assert news_since(replace(observation, log=())) is None


@pytest.mark.parametrize(("pace", "least"), [("5m", "1 minute"), ("daily", "6 hours")])
def test_the_card_says_for_what_the_time_is_that_decisions_share_and_what_a_miss_costs(pace: str, least: str) -> None:
    """Five minutes "per decision" were five for a team and ten tokens, of which one missed minute made all."""

    def said(game: str, pace: str) -> str:
        return text(lobby_page(gathering_observation(1, game), replace(ANY, pace=pace), ENGLISH)).replace("\u00a0", " ")

    assert "for the whole set-up" in said("dungeon_twister", pace)
    assert f"a quarter of it ({least})" in said("dungeon_twister", pace)
    assert "whole set-up" not in said("dungeon_lords", pace)
    assert "whole set-up" not in said("dungeon_twister", "none")
    assert "whole set-up" not in said("dungeon_twister", "2d+6h/4d")


@pytest.mark.parametrize(("clock", "said"), [("setup", "the whole set-up"), ("turn 3", "the whole turn"), ("", "")])
def test_the_table_and_reminders_say_for_what_the_time_is(clock: str, said: str) -> None:
    decision = Decision(Seat(0), "hide", clock=clock)
    observation = replace(seen("dungeon_twister", 3), decisions=(decision,), deadline_at=1_760_000_000, pace="daily")
    expected = f"Time for {said} runs out <t:1760000000:R>." if said else "Time runs out <t:1760000000:R>."
    assert expected in below(table_page(observation, ENGLISH))[-1]
    assert expected in reminder_text(observation, 1_760_000_000, ENGLISH, is_last=False)
    banked = replace(observation, pace="2d+6h/4d")
    assert "Time runs out" in below(table_page(banked, ENGLISH))[-1]
