"""Rules, lists, help, settings, privacy, notices and refusals."""

from typing import Any, Literal, get_args

import pytest
from msgspec.structs import replace

from cogs.interactions.which_game import offered
from games import registry
from games.kernel.errors import IllegalMove, NotationError, Refusal
from games.kernel.exported import ExportedEntrant, TournamentProof
from games.kernel.phases import PhasedGame
from play.rules.seeds import LONGEST_SALT
from render import verbs
from render.deciding.refusal import nearest, refusal_page, refusal_text
from render.page import Page
from render.pages import invitations, notices
from render.pages.help import OTHER, START, Program, help_page
from render.pages.lists import MatchRow, list_page
from render.pages.looking import hand_page
from render.pages.privacy import forgotten_page, my_data_page, privacy_page
from render.pages.rules import contents_page, games_page, paragraph_page, rules_now, search_all_page, search_page
from render.pages.server_settings import Part, Server, server_page
from render.pages.settings import AUTO, Mine, settings_page
from tests.render.choosing import menu_page
from tests.render.pages.reading import button_of, buttons, fits, presses, selects, text
from tests.render.pages.scenes import (
    GAMES,
    LONG_NAMES,
    crowded_observation,
    gathering_observation,
    seen,
    with_long_names,
)
from text import LANGUAGES, rules, words

ENGLISH = words("en")
SHOWN_OF_A_LIST = 35
"""So many characters of a closed list are seen on a phone of 390 px."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_fits_and_has_buttons(game: str, language: str) -> None:
    known = rules.contents(game, language)
    assert known
    for each in known:
        shown = paragraph_page(game, each.number, words(language))
        assert fits(shown)
        assert each.title in text(shown)
        assert each.text in text(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_read_from_the_contents_to_the_end_and_back(game: str, language: str) -> None:
    """Would catch a paragraph that nobody comes to, one that is shown twice, and rules of sixty pages."""
    words_of = words(language)
    turned, screens = turned_to(contents_page(game, words_of), "›"), []
    while turned is not None:
        screens.append(turned)
        shown = paragraph_page(game, turned, words_of)
        assert fits(shown)
        assert (verbs.CONTENTS, game) in presses(shown) and (verbs.SEARCH, game) in presses(shown)
        turned = turned_to(shown, "›")
    read = "".join(text(paragraph_page(game, each, words_of)) for each in screens)
    titles = [f"### {each.number} {each.title}\n" for each in rules.contents(game, language)]
    assert [read.count(title) for title in titles] == [1] * len(titles)
    assert len(screens) <= 20
    back = [turned_to(paragraph_page(game, each, words_of), "‹") for each in screens]
    assert back == [None, *screens[:-1]]


def turned_to(shown: Page, sign: str) -> str | None:
    """Return the number of the paragraph behind the button with this sign, if there is one."""
    found = [each for each in buttons(shown) if each.label.startswith(sign)]
    return found[0].action.arg.partition(".")[2] if found else None


def test_a_chapter_that_goes_on_lists_what_is_in_it() -> None:
    number = "6"
    options = selects(paragraph_page("dungeon_twister", number, ENGLISH))["rules|list"].options
    assert len(options) > 1 and all(option.value.startswith(f"dungeon_twister.{number}") for option in options)


def test_an_unknown_paragraph_shows_the_contents() -> None:
    assert paragraph_page("auction", "99", ENGLISH) == contents_page("auction", ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_contents_and_rule_of_the_phase_fit(game: str, language: str) -> None:
    assert fits(contents_page(game, words(language)))
    for observation in (seen(game, 0), seen(game, 20), seen(game)):
        assert fits(rules_now(observation, words(language)))
    assert fits(rules_now(gathering_observation(2, game), words(language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", ["a", "coins монеты", "*" * 300, "4", "xylophone", ""])
def test_search_fits(query: str, language: str) -> None:
    for game in GAMES:
        assert fits(search_page(game, query, words(language)))


def test_search_shows_what_it_found() -> None:
    shown = search_page("auction", "3", ENGLISH)
    listed = [option.value for option in selects(shown)["rules|list"].options]
    pressed = [arg for verb, arg in presses(shown) if verb == verbs.RULES and arg]
    below = ("3", "3.1", "3.2", "3.3", "3.4", "3.7", "3.8", "3.9")
    assert sorted([*pressed, *listed]) == [f"auction.{number}" for number in below]
    assert "“xylo\\*phone” was not found" in text(search_page("auction", "xylo*phone", ENGLISH))
    assert "### 3.4 Vetoing" in text(search_page("auction", "3.4", ENGLISH))


def test_a_game_without_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "folders", lambda: ())
    shown = contents_page("auction", ENGLISH)
    assert text(shown) == "Auction has no rules text yet." and not presses(shown)


def _row(match: int, **fields: Any) -> MatchRow:
    plain: dict[str, Any] = {
        "game": "tetranomicon",
        "status": "running",
        "names": LONG_NAMES,
        "channel_id": (1 << 63) - 1,
        "server": "Servers have names of a hundred characters" * 2,
    }
    return MatchRow(match, **{**plain, **fields})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scope", ["mine", "server", "waiting"])
def test_lists_fit(scope: Literal["mine", "server", "waiting"], language: str) -> None:
    matches = [_row(2**31 - number, deadline_at=2**31, yours=number % 2 == 0) for number in range(100)]
    for place in (0, 5, 99):
        assert fits(list_page(matches, words(language), scope, place))
    assert fits(list_page([], words(language), scope))


def test_a_list_names_the_server_where_it_is_told() -> None:
    assert ")** · The \\*Fox\\*\n" in text(list_page([_row(1, server="The *Fox*")], ENGLISH, "mine"))


def test_matches_that_wait_for_the_reader_come_first() -> None:
    shown = list_page(
        [_row(1), _row(2, yours=True, deadline_at=9), _row(3, yours=True, deadline_at=5)], ENGLISH, "mine"
    )
    assert [arg for verb, arg in presses(shown) if verb == verbs.OPEN] == ["3", "2", "1"]
    assert "your move" in text(shown)


def test_my_matches_begin_with_the_one_that_has_waited_longest() -> None:
    rows = [_row(1), _row(2, yours=True, deadline_at=5, waits_since=20), _row(3, yours=True, waits_since=10)]
    shown = list_page(rows, ENGLISH, "mine")
    assert [arg for verb, arg in presses(shown) if verb == verbs.OPEN] == ["3", "2", "1"]
    assert "**your move** <t:10:R>" in text(shown)
    assert (verbs.NEXT, "") in presses(shown)
    assert (verbs.NEXT, "") not in presses(list_page(rows[:1], ENGLISH, "mine"))


def test_a_list_tells_when_time_runs_out_only_where_it_runs() -> None:
    """Catches "your move in 9 days" for somebody who is away until then, and a deadline beside a pause."""
    facts = {"yours": True, "waits_since": 900, "deadline_at": 1000}
    assert "**your move** <t:900:R> · time runs out <t:1000:R>" in text(list_page([_row(1, **facts)], ENGLISH, "mine"))
    away = text(list_page([_row(1, **facts, rests_until=900)], ENGLISH, "mine"))
    assert "**your move** · the clock rests until <t:900:D>" in away and ":R>" not in away
    assert "**your move** · paused" in text(list_page([_row(1, **facts, is_paused=True)], ENGLISH, "mine"))


def test_lists_are_paged_by_their_own_verb() -> None:
    rows = [_row(number) for number in range(15)]
    assert (verbs.LIST, f"{verbs.HERE}.1") in presses(list_page(rows, ENGLISH, "server"))
    assert (verbs.MINE, "1") in presses(list_page(rows, ENGLISH, "mine"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_fits_and_names_every_command(language: str) -> None:
    localized = words(language)
    first = help_page(localized)
    topics = [option.value for option in selects(first)["help|"].options]
    pages = [help_page(localized, topic) for topic in topics]
    assert all(fits(each) for each in pages)
    assert topics[0] == START and OTHER in topics
    said = "\n".join(text(each) for each in pages)
    described = [key.removesuffix(".description") for key in localized.keys("command-") if key.endswith(".description")]
    parents = {key.rpartition("-")[0] for key in described}
    assert [key for key in described if key not in parents and localized(f"{key}.description") not in said] == []


def test_help_has_clickable_commands() -> None:
    said = text(help_page(ENGLISH, "match", lambda path: f"</{path}:1>"))
    assert "</match new:1>" in said
    assert "</play:1>" in text(help_page(ENGLISH, START, lambda path: f"</{path}:1>"))
    assert text(help_page(ENGLISH, "nothing")) == text(help_page(ENGLISH))


def test_help_and_privacy_say_whom_to_ask() -> None:
    first = text(help_page(ENGLISH, START, program=Program("1.2.3", "<ann@example.org>")))
    assert "Sealed Orders 1.2.3" in first
    assert "<ann@example.org>" in first
    assert "<ann@example.org>" not in text(help_page(ENGLISH, "match", program=Program("1.2.3", "<ann@example.org>")))
    assert ENGLISH("help-contact", contact="") not in text(help_page(ENGLISH, START, program=Program("1.2.3")))
    assert "<ann@example.org>" in text(privacy_page(ENGLISH, "<ann@example.org>"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_fit_and_show_the_present_values(language: str) -> None:
    mine = Mine("ru", "button", "quiet", text_only=True, safe_palette=True, reminders="mention")
    shown = settings_page(mine, words(language))
    assert fits(shown)
    chosen = {
        name: [option.value for option in select.options if option.chosen] for name, select in selects(shown).items()
    }
    assert chosen == {
        "set|unlisted": ["off"], "set|language": ["ru"], "set|secrets": ["button"],
        "set|mentions": ["quiet"], "set|reminders": ["mention"],
        "set|text_only": ["on"], "set|safe_palette": ["on"],
    }  # fmt: skip
    plain = selects(settings_page(Mine(), words(language)))["set|language"]
    assert [option.value for option in plain.options if option.chosen] == [AUTO]


@pytest.mark.parametrize("language", LANGUAGES)
def test_server_settings_fit(language: str) -> None:
    many = Server(None, "weekly", tuple((1 << 63) - number for number in range(1, 200)))
    for part in get_args(Part):
        assert fits(server_page(many, words(language), part))
        assert fits(server_page(Server(), words(language), part))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_closed_list_of_a_setting_shows_its_value_on_a_phone(language: str) -> None:
    """Catches a label whose value is cut off at 390 px, and a list that only says what it is for."""
    said, chosen = words(language), {1: "#games", 2: "#results", 3: "#forum", 4: "@Referees"}
    server = Server(overview=1, results=2, forum=3, organisers=4, names=chosen)
    pages = [settings_page(Mine(), said), *(server_page(server, said, part) for part in get_args(Part))]
    lists = {name: each for shown in pages for name, each in selects(shown).items()}
    labels = [option.label for each in lists.values() for option in each.options]
    assert [label for label in labels if len(label) > SHOWN_OF_A_LIST] == []
    for number, name in enumerate(("overview", "results", "forum", "organisers"), 1):
        assert chosen[number] in lists[f"serverset|{name}"].prompt[:SHOWN_OF_A_LIST]
    assert "serverset|forum" not in selects(server_page(Server(has_forums=False), said)), "Discord would list nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_privacy_fits(language: str) -> None:
    localized = words(language)
    for shown in (
        privacy_page(localized),
        my_data_page(localized),
        forgotten_page(0, localized),
        forgotten_page(21, localized),
    ):
        assert fits(shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_notices_fit(game: str, language: str) -> None:
    localized, observation, channel = words(language), with_long_names(seen(game, 9)), (1 << 63) - 1
    open_table = gathering_observation(2, game)
    shown: list[Page] = [
        notices.joined_page(open_table, localized, "1234", dm_open=False),
        notices.joined_page(open_table, localized, "1234"),
        notices.salt_page(open_table, localized, "1234"),
        notices.left_page(open_table, localized),
        invitations.invited_page(open_table, LONG_NAMES[0], channel, localized),
        notices.opened_page(open_table, channel, localized, "1234"),
        notices.moved_page(observation, channel, localized),
        notices.secret_page(observation, hand_page(observation, localized), localized),
        notices.channel_lost_page(observation, "", localized),
        notices.channel_lost_page(observation, "“Send Messages”", localized, lambda path: f"</{path}:1>"),
        notices.export_page(observation, localized),
        notices.export_page(with_long_names(seen(game)), localized),
        notices.verified_page(observation, 21, ("*" * LONGEST_SALT,) * 4, "ab" * 32, localized),
        notices.verified_page(
            with_long_names(seen(game)), 21, ("",) * 4, "ab" * 32, localized, tournament=cup("*" * LONGEST_SALT, 4)
        ),
        notices.not_verified_page(observation, "*" * 300, localized),
        notices.welcome_page(offered(), localized),
    ]
    assert all(fits(each) for each in shown)


def cup(salt: str, seats: int) -> TournamentProof:
    """Return what a match in a tournament follows from."""
    given = tuple(ExportedEntrant(seat, 9 - seat, f"{salt}{seat}"[:LONGEST_SALT]) for seat in range(seats))
    return TournamentProof("7", "*" * 60, "1/3/17", "cd" * 32, "ef" * 32, given)


def test_a_match_of_a_tournament_shows_what_its_entrants_can_compare() -> None:
    """Their own salts and the tournament's hash, as they know no others; and what is not checked yet is said."""
    ended, known = with_long_names(seen("auction")), cup("own ", 4)
    assert ended.status == "ended"
    for proof in (known, replace(known, secret=None)):
        said = text(notices.verified_page(ended, 21, ("derived",) * 4, "ab" * 32, ENGLISH, tournament=proof))
        assert "own 0" in said and "own 1" in said and "derived" not in said
        assert "cd" * 32 in said and "match 1/3/17" in said
        assert ("ef" * 32 in said, "Not checked yet" in said) == (proof.secret is not None, proof.secret is None)


def test_notices_say_where() -> None:
    assert "<#5>" in text(notices.moved_page(seen("auction", 9), 5, ENGLISH))
    assert [verb for verb, _ in presses(invitations.invited_page(gathering_observation(2), "Ann", 5, ENGLISH))] == [
        verbs.JOIN, verbs.DECLINE, verbs.INFO
    ]  # fmt: skip
    letters = (
        notices.seated_page(seen("auction", 9), 5, ENGLISH, 7),
        invitations.invited_page(gathering_observation(2), "Ann", 5, ENGLISH, 7),
    )
    assert all("](https://discord.com/channels/7/5)" in text(letter) for letter in letters)
    assert "<#5>" in text(notices.seated_page(seen("auction", 9), 5, ENGLISH))
    assert "`/match table move`" in text(notices.channel_lost_page(seen("auction", 9), "", ENGLISH))


def test_a_stale_press_gets_the_current_choices() -> None:
    observation = seen("auction", 3)
    shown = refusal_page(Refusal("stale", revision=3), ENGLISH, observation)
    assert presses(shown) == presses(menu_page(observation, ENGLISH))
    assert text(shown).endswith(text(menu_page(observation, ENGLISH)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refused_move_says_why_and_offers_the_nearest(language: str) -> None:
    observation = crowded_observation()
    refusal = IllegalMove("tower_taken", tower="A1", building="farm", seat=0)
    shown = refusal_page(refusal, words(language), observation, typed="build A2 farn")
    assert fits(shown)
    offered = [observation.choices[int(arg)].notation for verb, arg in presses(shown) if verb == verbs.PICK]
    assert offered[0] == "build A2 farm"
    assert button_of(shown, verbs.RULES).action.arg == "tetranomicon.4.2"


def test_facts_of_a_refusal_become_words() -> None:
    observation = seen("tetranomicon", 9)
    taken = IllegalMove("tower_taken", tower="A1", building="farm", seat=1)
    assert "ферма" in refusal_text(taken, words("ru"), observation) and "Борис" in refusal_text(
        taken, words("ru"), observation
    )
    barred = IllegalMove("no_access", city="F", building="mine", missing=("farm", "sawmill"))
    assert "Ferrata" in refusal_text(barred, ENGLISH, observation) and "farm, sawmill" in refusal_text(
        barred, ENGLISH, observation
    )


def test_typed_text_is_escaped() -> None:
    said = refusal_text(NotationError("unknown_id", word="*bold*"), ENGLISH, seen("tetranomicon", 9))
    assert r"\*bold\*" in said


def test_a_refusal_outside_of_matches() -> None:
    shown = refusal_page(Refusal("unknown_game", word="chess"), ENGLISH)
    assert "chess" in text(shown) and not buttons(shown)


def test_a_refusal_for_a_spectator_offers_nothing() -> None:
    spectator = replace(seen("auction", 3), observer=None, choices=())
    shown = refusal_page(Refusal("not_a_player"), ENGLISH, spectator, typed="bid c1")
    assert verbs.PICK not in [verb for verb, _ in presses(shown)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ["dungeon_lords", "dungeon_twister", "legends_of_signum"])
def test_a_move_for_another_question_is_told_when_it_is_possible(game_id: str, language: str) -> None:
    """Each kind of move has its own reason, instead of the name of the question that is asked."""
    said, observation = words(language), seen(game_id, 0)
    game = registry.find(game_id)
    assert isinstance(game, PhasedGame)
    for verb in game.notation.verbs:
        reason = refusal_text(IllegalMove("wrong_phase", phase="x", verb=verb), said, observation)
        assert reason != said("refusal-wrong_phase"), verb


@pytest.mark.parametrize("good", ["imps", "traps", "monsters"])
def test_one_thing_is_not_told_in_the_plural(good: str) -> None:
    lacking = IllegalMove("too_few", good=good, needed=1, present=0)
    assert f"1 {good}" not in refusal_text(lacking, ENGLISH, seen("dungeon_lords", 0))


def test_nearest_prefers_what_is_most_alike() -> None:
    observation = crowded_observation()
    (_, best), *_ = nearest([observation], "TROPHY I from E", ENGLISH)
    assert observation.choices[best].notation == "trophy I from E"
    assert all(nearest([observation], nothing, ENGLISH) == () for nothing in ("", "  ", "zzzzzzzz"))


@pytest.mark.parametrize(
    ("language", "typed", "first"),
    [
        ("en", "farm", "farm"),
        ("en", "sawmil on J2", "build J2 sawmill"),
        ("ru", "лесопилка", "sawmill"),
        ("ru", "Ферма на A2", "build A2 farm"),
    ],
)
def test_a_label_finds_a_choice_as_well_as_its_notation(language: str, typed: str, first: str) -> None:
    observation = crowded_observation()
    best = nearest([observation], typed, words(language))
    assert 0 < len(best) <= 3
    assert first in observation.choices[best[0][1]].notation


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_line_that_is_no_move_is_quoted_and_answered_with_moves(game: str, language: str) -> None:
    observation, said = seen(game, 9), words(language)
    shown = refusal_page(NotationError("not_a_move"), said, observation, typed="blah *blah*")
    assert fits(shown)
    assert r"blah \*blah\*" in text(shown)
    examples = [observation.choices[int(arg)].notation for verb, arg in presses(shown) if verb == verbs.PICK]
    assert 0 < len(examples) <= 3
    assert len({example.split()[0] for example in examples}) == len(examples)
    assert "/moves" in text(shown) or "/ходы" in text(shown)
    unknown = refusal_page(NotationError("unknown_id", word="blah"), said, observation, typed="pass blah")
    assert "pass blah" in text(unknown) and refusal_text(
        NotationError("unknown_id", word="blah"), said, observation
    ) in text(unknown)


def test_a_line_near_a_move_is_answered_with_it_alone() -> None:
    observation = crowded_observation()
    shown = refusal_page(NotationError("not_a_move"), ENGLISH, observation, typed="farm A2")
    assert "/moves" not in text(shown)
    assert "build A2 farm" in [
        observation.choices[int(arg)].notation for verb, arg in presses(shown) if verb == verbs.PICK
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("query", ["a", "coins монеты", "*" * 300, "4", "xylophone", ""])
def test_a_search_in_all_rules_fits(query: str, language: str) -> None:
    for first in ("", *GAMES):
        assert fits(search_all_page(GAMES, query, words(language), first))
    assert fits(games_page(GAMES, words(language)))


NAMES = [f"{game}-name" for game in GAMES]


def opened_games(shown: Page) -> list[str]:
    """Return the games whose rules can be opened from a page, in order: by buttons, then by the list."""
    pressed = [arg for verb, arg in presses(shown) if verb == verbs.RULES and arg]
    listed = [option.value for option in selects(shown)["rules|list"].options]
    return [each.partition(".")[0] for each in (*pressed, *listed)]


def test_a_search_in_all_rules_names_the_game_of_each_hit() -> None:
    shown = search_all_page(GAMES, "coins", ENGLISH)
    hits = [line for line in text(shown).splitlines() if line.startswith("**")]
    assert {hit.strip("*").partition(" · ")[0] for hit in hits} >= {"Tetranomicon", "Auction"}
    assert [f"{game}-name" for game in opened_games(shown)][: len(hits)] == [
        next(key for key in NAMES if hit.strip("*").startswith(ENGLISH(key))) for hit in hits
    ]
    assert (verbs.SEARCH, "") in presses(shown) and (verbs.CONTENTS, "auction") in presses(shown)


def test_the_game_that_is_played_comes_first_and_numbers_refer_to_it() -> None:
    for first in ("tetranomicon", "auction"):
        games = opened_games(search_all_page(GAMES, "coins", ENGLISH, first))
        assert games == sorted(games, key=lambda game: game != first) and len(set(games)) > 1
        assert search_all_page(GAMES, "1", ENGLISH, first) == search_page(first, "1", ENGLISH)
    assert "“xylo\\*phone” was not found" in text(search_all_page(GAMES, "xylo*phone", ENGLISH, "auction"))


def test_the_contents_of_the_only_game_are_shown_at_once() -> None:
    assert games_page(("auction",), ENGLISH) == contents_page("auction", ENGLISH)
    assert [arg for verb, arg in presses(games_page(GAMES, ENGLISH)) if verb == verbs.CONTENTS] == list(GAMES)


@pytest.mark.parametrize(("language", "called"), [("en", "Colour-blind palette"), ("ru", "Палитра для дальтоников")])
def test_the_colour_blind_palette_is_offered_by_that_name(language: str, called: str) -> None:
    said = words(language)
    select = selects(settings_page(Mine(), said))["set|safe_palette"]
    assert select.prompt == called
    assert all(option.label.startswith(f"{called}: ") for option in select.options)
    assert called.lower() in said("command-settings.description").lower()
    assert called.lower() in said("command-settings-me.description").lower()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_tell_what_a_match_has_chosen(language: str) -> None:
    said, options = words(language), {"victory_points": "6", "no_progress_turns": "33", "victory_check": "end_of_turn"}
    page = text(paragraph_page("dungeon_twister", "9", said, options))
    assert "**6**" in page and "**33**" in page and "**5**" not in page
    assert said("rules-chosen") in page
    assert said("dungeon_twister-option-victory_check-end_of_turn") in page
    without = text(paragraph_page("dungeon_twister", "9", said))
    assert "**5**" in without and "**40**" in without and said("rules-chosen") not in without
    assert said("rules-chosen") not in text(paragraph_page("dungeon_twister", "12", said, options))
