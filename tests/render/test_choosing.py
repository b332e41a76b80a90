"""From all choices to one that is confirmed: groups, pages, the picture, the way back, outdated presses."""

from collections.abc import Iterator
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from games import registry
from games.kernel.game import Decision
from games.kernel.ids import Seat
from games.kernel.observation import DRAFTS, Choice, Observation
from games.tetranomicon.state import Guard, State
from render import choice_controls, verbs
from render.choice_controls import FEW, offered
from render.choosing import done_text
from render.game_pages import Menu, MenuTopic
from render.page import Page, Picture
from render.pages.log_lines import entry_lines
from render.pages.parts import page
from tests.contract.moments import Moment, played
from tests.contract.observations import observation_of
from tests.render.choosing import confirm_page, done_page, menu_page, waiting_page
from tests.render.pages.reading import button_of, buttons, fits, presses, selects, text
from tests.render.pages.scenes import (
    crowded_observation,
    crowded_state,
    everything_happened,
    gathering_observation,
    poor_state,
    seen,
)
from text import LANGUAGES, words

ENGLISH = words("en")
CROWDED = crowded_observation()
AUCTION = registry.find("auction")


def _few(count: int) -> Observation:
    """Return an auction observation with `count` choices."""
    observation = next(
        seen("auction", revision) for revision in range(60) if len(seen("auction", revision).choices) >= 3
    )
    return replace(observation, choices=observation.choices[:count])


@pytest.mark.parametrize("language", LANGUAGES)
def test_many_choices_are_grouped_first(language: str) -> None:
    shown = menu_page(CROWDED, words(language))
    assert fits(shown)
    assert [arg for verb, arg in presses(shown) if verb == verbs.MENU] == [
        "build", "route", "artifact", "creature", "trophy", verbs.REFUSED
    ]  # fmt: skip
    assert not selects(shown)
    assert (verbs.LINE, "") in presses(shown)


def test_the_only_choice_of_a_group_is_one_press_away() -> None:
    number = str(CROWDED.choices[-1].number)
    assert (verbs.PICK, number) in presses(menu_page(CROWDED, ENGLISH))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("group", ["build", "route", "artifact", "creature", "trophy", "pass"])
def test_a_group_fits_on_its_pages(group: str, language: str) -> None:
    for place in range(3):
        assert fits(menu_page(CROWDED, words(language), f"{group}.{place}"))


def test_a_long_group_is_paged() -> None:
    first, second = (selects(menu_page(CROWDED, ENGLISH, f"build.{place}"))["pick|"] for place in (0, 1))
    numbers = [option.value for option in (*first.options, *second.options)]
    builds = [str(choice.number) for choice in CROWDED.choices if choice.notation.startswith("build")]
    assert numbers == builds
    assert len(first.options) == 25
    assert (verbs.MENU, "build.1") in presses(menu_page(CROWDED, ENGLISH, "build"))


@pytest.mark.parametrize("path", ["build.9", "build.x", "nothing", "build.-1", ".", "route.0.0"])
def test_an_unknown_path_shows_the_choices(path: str) -> None:
    assert fits(menu_page(CROWDED, ENGLISH, path))
    assert presses(menu_page(CROWDED, ENGLISH, path))


def test_few_choices_are_buttons_with_sentences() -> None:
    observation = _few(3)
    shown = menu_page(observation, ENGLISH)
    assert fits(shown)
    assert not selects(shown)
    assert [arg for verb, arg in presses(shown) if verb == verbs.PICK] == [
        str(each.number) for each in observation.choices
    ]
    assert len(observation.choices) <= FEW


def test_a_single_choice_is_confirmed_at_once_and_has_no_way_back() -> None:
    observation = _few(1)
    shown = menu_page(observation, ENGLISH)
    assert presses(shown) == [(verbs.CONFIRM, str(observation.choices[0].number))]


@pytest.mark.parametrize(
    ("state", "reason"),
    [
        (poor_state(), "**Sword of Sigillum** needs a stronger Army than every other player. You have 0 of 5."),
        (poor_state(), "**Goetium** costs 9 coins; you have 1 coin."),
        (poor_state(), "**H Hiberna**: you have no building to start a campaign from."),
        (replace(crowded_state(), armies=((), (), (), ())), "**H Hiberna**: strength 4; your Army has 0."),
        (
            replace(crowded_state(), armies=((), (), (), ()), guards=(Guard("J", 1), Guard("K", 4))),
            "**K Karstum**: strength 5 = 4 + 1 support (J Juncta); your Army has 0.",
        ),
        (replace(crowded_state(), coins=(1, 0, 0, 0)), "**H Hiberna**: you have 1 coin, and the campaign costs more."),
        (
            replace(crowded_state(), holder=Seat(1), artifact_pool=("herald", "", "", "", "", "", "")),
            "**Herald's Staff** needs the first player token.",
        ),
    ],
)
def test_what_is_not_possible_says_why(state: State, reason: str) -> None:
    for language in LANGUAGES:
        assert fits(menu_page(crowded_observation(state), words(language), verbs.REFUSED))
    assert reason in text(menu_page(crowded_observation(state), ENGLISH, verbs.REFUSED))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_can_be_confirmed_with_a_picture(language: str) -> None:
    for choice in CROWDED.choices:
        if isinstance(choice.move, type(CROWDED.choices[-1].move)) or choice.number % 7 == 0:
            shown = confirm_page(CROWDED, choice.number, words(language))
            assert fits(shown)
            assert len(shown.pictures()) == 1
            assert button_of(shown, verbs.CONFIRM).action.arg == str(choice.number)
            assert button_of(shown, verbs.CONFIRM).style == "success"
            assert len([verb for verb, _ in presses(shown) if verb == verbs.MENU]) == 1


def test_back_shows_the_group_of_the_choice() -> None:
    assert button_of(confirm_page(CROWDED, 0, ENGLISH), verbs.MENU).action.arg == "build"
    last = CROWDED.choices[-1].number
    assert button_of(confirm_page(CROWDED, last, ENGLISH), verbs.MENU).action.arg == ""


def test_the_pass_warns() -> None:
    said = text(confirm_page(CROWDED, CROWDED.choices[-1].number, ENGLISH))
    assert "You cannot change your mind in this era" in said and "keep 30 coins" in said


def test_an_outdated_number_shows_the_current_choices() -> None:
    assert confirm_page(CROWDED, 999, ENGLISH) == menu_page(CROWDED, ENGLISH)


def test_without_a_decision_the_page_names_the_awaited_players() -> None:
    observation = seen("auction", 0)
    other = replace(observation, observer=Seat((observation.decisions[0].seat + 1) % 4), choices=())
    said = text(menu_page(other, ENGLISH))
    assert "It's not your turn." in said
    assert "Waiting for" in said


def test_spectators_and_matches_that_do_not_run() -> None:
    spectator = replace(seen("auction", 0), observer=None, choices=())
    assert "You're watching this match" in text(waiting_page(spectator, ENGLISH))
    assert "has not started" in text(waiting_page(gathering_observation(2), ENGLISH))
    assert "is over" in text(waiting_page(seen("auction"), ENGLISH))


def test_a_sealed_answer_may_be_changed() -> None:
    observation = _few(3)
    seat = observation.observer or Seat(0)
    kind = next(each.kind for each in observation.decisions if each.seat == seat)
    sealed = replace(observation, decisions=(Decision(seat, kind, sealed=True, owed=False),))
    assert "You can change it" in text(menu_page(sealed, ENGLISH))
    assert "You can change it" not in text(menu_page(observation, ENGLISH))


def test_what_a_long_page_leaves_out_is_counted_and_the_own_move_stays() -> None:
    # Catches a page that tells the end of a computer's turn as if it were all of it.
    lines = ["Ann: plays a card.", *(f"Boris: {number} {'x' * 50}" for number in range(40))]
    first, gap, *others = done_text(lines, ENGLISH).splitlines()
    assert first.endswith("Ann: plays a card.")
    assert gap == ENGLISH("table-left-out", count=40 - len(others))
    assert others == lines[-len(others) :]
    assert done_text(lines[:3], ENGLISH).splitlines()[1:] == lines[1:3]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_done_page_fits(language: str) -> None:
    lines = [line for entry in everything_happened() for line in entry_lines(entry, CROWDED, words(language))]
    shown = done_page(replace(CROWDED, undoable=True), lines, words(language))
    assert fits(shown)
    assert lines[-1] in text(shown)
    assert (verbs.MENU, "build") in presses(shown) and (verbs.UNDO, "") in presses(shown)


def test_done() -> None:
    observation = replace(seen("auction", 1), undoable=True)
    shown = done_page(observation, ["● **Ann**: something."], ENGLISH)
    assert "● **Ann**: something." in text(shown)
    assert (verbs.UNDO, "") in presses(shown)
    sealed = done_page(replace(observation, undoable=False), ["secret"], ENGLISH, "ABCD-2345")
    assert "`ABCD-2345`" in text(sealed) and "secret" not in text(sealed)
    assert (verbs.UNDO, "") not in presses(sealed)
    assert fits(done_page(seen("tetranomicon"), [], ENGLISH))


def test_names_of_players_do_not_format_the_menu() -> None:
    said = text(menu_page(CROWDED, ENGLISH, "build"))
    assert "*" * 32 not in said
    assert any(
        "*" * 8 in option.note or "_" * 8 in option.note
        for option in selects(menu_page(CROWDED, ENGLISH, "build"))["pick|"].options
    )


def test_offered() -> None:
    shown = page(*offered([(CROWDED, 0), (CROWDED, 1)], ENGLISH))
    assert [arg for _, arg in presses(shown)] == ["0", "1"]
    assert offered([(CROWDED, 999)], ENGLISH) == ()


def test_a_card_is_shown_in_the_pools_before_it_is_taken() -> None:
    def name(kind: str) -> str:
        number = next(choice.number for choice in CROWDED.choices if choice.notation.startswith(kind))
        return _picture(confirm_page(CROWDED, number, ENGLISH)).name

    assert name("creature").startswith("pools-")
    assert name("artifact").startswith("pools-")
    assert name("build").startswith("map-")


def _picture(shown: Page) -> Picture:
    (picture,) = shown.pictures()
    return picture


def test_every_label_of_the_menu_is_short_enough_to_press() -> None:
    assert all(len(button.label) <= 80 for button in buttons(menu_page(CROWDED, ENGLISH)))


def test_topics_come_first_and_controls_name_them() -> None:
    whole = next(each for each in _long_turns())
    first = replace(whole, choices=(), topics=("coins", "lot", "guard", "end"))
    assert presses(menu_page(first, ENGLISH)) == [*((verbs.MENU, f"{place}:") for place in range(4)), (verbs.LINE, "")]
    lot = replace(first, topic=1, choices=_numbered(whole.choices, "polish", "peek"))
    shown = presses(menu_page(lot, ENGLISH))
    assert shown == [(verbs.PICK, "1:0"), (verbs.PICK, "1:1"), (verbs.MENU, ""), (verbs.LINE, "")]
    assert presses(confirm_page(lot, 1, ENGLISH)) == [(verbs.CONFIRM, "1:1"), (verbs.TRY, "1:1"), (verbs.MENU, "1:")]
    end = replace(first, topic=3, choices=_numbered(whole.choices, "end"))
    assert presses(menu_page(end, ENGLISH)) == [(verbs.CONFIRM, "3:0"), (verbs.TRY, "3:0"), (verbs.MENU, "")]
    coins = replace(first, topic=0, choices=tuple(replace(whole.choices[0], number=number) for number in range(9)))
    assert [option.value for option in selects(menu_page(coins, ENGLISH))["pick|"].options][-1] == "0:8"
    draft = replace(whole, topic=DRAFTS, choices=_numbered(whole.choices, "polish", "peek"))
    assert presses(confirm_page(draft, 1, ENGLISH)) == [(verbs.CONFIRM, "d:1"), (verbs.TRY, "d:1"), (verbs.MENU, "")]


def test_many_topics_are_listed_in_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    topics = tuple(MenuTopic(f"Unit {number}", "on c3") for number in range(60))
    pages = SimpleNamespace(menu=lambda *_: Menu("", (), topics=topics), phase=lambda *_: "")
    monkeypatch.setattr(choice_controls, "pages_of", lambda _: pages)
    whole = replace(seen("auction", 0), choices=(), topics=tuple(map(str, range(60))))
    second = menu_page(whole, ENGLISH, "1")
    assert [option.value for option in selects(second)["menu|"].options] == [f"{place}:" for place in range(25, 50)]
    assert (verbs.MENU, "2") in presses(second) and fits(second)


def test_kinds_of_topics_come_first_and_old_lists_are_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without kinds 60 topics are three lists; lists of all topics that were posted before still lead on."""
    of_kind = [*(["move"] * 27), *(["card"] * 2), "end"]
    topics = tuple(MenuTopic(f"Unit {number}", "on c3", kind) for number, kind in enumerate(of_kind))
    kinds = (("move", "Move"), ("card", "Cards"), ("end", "End"))
    menu = Menu("", (), topics=topics, kinds=kinds)
    pages = SimpleNamespace(menu=lambda *_: menu, phase=lambda *_: "")
    monkeypatch.setattr(choice_controls, "pages_of", lambda _: pages)
    whole = replace(seen("auction", 0), choices=(), topics=tuple(map(str, range(30))))
    for path in ("", "gone", "gone.1"):
        first = menu_page(whole, ENGLISH, path)
        assert presses(first) == [(verbs.MENU, "move"), (verbs.MENU, "card"), (verbs.MENU, "29:"), (verbs.LINE, "")]
        assert [each.label for each in buttons(first)][:3] == ["Move (27)", "Cards (2)", "Unit 29"]
    for path, expected in (("move", range(25)), ("move.1", range(25, 27)), ("card", range(27, 29))):
        shown = menu_page(whole, ENGLISH, path)
        (listed,) = selects(shown).values()
        assert [option.value for option in listed.options] == [f"{place}:" for place in expected]
        assert any(arg.startswith("move.") for _, arg in presses(shown)) == path.startswith("move")
        assert (verbs.MENU, "") in presses(shown) and fits(shown)
    for place, expected in enumerate((range(25), range(25, 30))):
        options = selects(menu_page(whole, ENGLISH, str(place)))["menu|"].options
        assert [option.value for option in options] == [f"{place}:" for place in expected]


def _long_turns() -> Iterator[Observation]:
    """Yield turns of the long auction in which there are several topics."""
    for number in range(20):
        options = (("stakes", "low"), ("length", "long"), ("teams", "off"))
        match = played(AUCTION, 2, options, number)
        for revision in range(len(match.turns)):
            moment = Moment(AUCTION, match, number, revision)
            for decision in moment.game.decisions(moment.state):
                if len(moment.game.topics(moment.state, decision.seat)) == 4:
                    yield observation_of(moment, decision.seat)


def _numbered(listed: tuple[Choice, ...], *verbs: str) -> tuple[Choice, ...]:
    """Return the choices that begin with one of these words, numbered anew."""
    found = [choice for choice in listed if choice.notation.split()[0] in verbs]
    return tuple(replace(choice, number=number) for number, choice in enumerate(found))
