"""A decision of several parts on one page: picks are kept in the ids of its lists, picks that clash are reported."""

import random
from collections.abc import Iterator
from itertools import product

import pytest
from msgspec.structs import replace

from games.kernel.game import AnyGame, Decision
from games.kernel.ids import Seat
from games.kernel.observation import Choice, Observation
from render import verbs
from render.choosing import Chooser
from render.choosing_parts import entry_of, picks_after, picks_at_first, picks_named
from render.game_pages import Menu, MenuEntry, MenuGroup, MenuOption, MenuPart
from render.page import Action, Button, Page, Select
from render.registry import pages_of
from tests.golden.asked import CASES, asked
from tests.golden.undrawn import undrawn
from tests.render.choosing import confirm_page, menu_page, named_parts_page, part_page
from tests.render.pages.reading import buttons, fits, selects, text
from tests.render.pages.scenes import seen
from text import LANGUAGES, words

ENGLISH = words("en")
COLOURS = ("red", "green")
SIZES = ("small", "middle", "large")
NEVER = (("red", "large"),)
RULE = "Red comes in small and middle only."

CHANCE = random.Random(1)


def dress_menu(sealed: int | None = None) -> Menu:
    """A menu of two parts in which one pair of options is not allowed."""
    pairs = [pair for pair in product(COLOURS, SIZES) if pair not in NEVER]
    entries = tuple(
        MenuEntry(number, f"{colour}, {size}", picks=(COLOURS.index(colour), SIZES.index(size)))
        for number, (colour, size) in enumerate(pairs)
    )
    parts = (
        MenuPart(
            "Colour", tuple(MenuOption(each, f"The {each}", "a note", (f"-# note on {each}",)) for each in COLOURS)
        ),
        MenuPart("Size", tuple(MenuOption(each, f"The {each}") for each in SIZES)),
    )
    return Menu("What do you wear?", (MenuGroup("all", "All", entries),), parts=parts, clash=RULE, sealed=sealed)


@pytest.fixture
def dressed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Observation]:
    """The observation of a player who is asked what to wear; tests set what was sealed in `menus`."""
    observation = next(each for each in (seen("auction", revision) for revision in range(60)) if len(each.choices) >= 3)
    choices = tuple(Choice(number, f"wear {number}", observation.choices[0].move) for number in range(5))
    monkeypatch.setattr(type(pages_of(observation.game)), "menu", lambda _self, _observation, _words: dress_menu())
    yield replace(observation, choices=choices)


def sealed_now(menu: Menu) -> str:
    """Return what the page says is sealed."""
    chooser = Chooser(seen("auction"), ENGLISH)
    vars(chooser)["menu"] = menu
    return chooser.sealed_now()


DISHES = ("soup", "bread", "bread")


def meal_menu(sealed: int | None = None) -> Menu:
    """A menu of one part of which one or two dishes can be taken or none; two of them are the same."""
    part = MenuPart("Dishes", tuple(MenuOption(each, f"The {each}", "a note") for each in DISHES), "no dish at all")
    meals = ((), ("soup",), ("bread",), ("soup", "bread"), ("bread", "bread"))
    entries = tuple(MenuEntry(number, f"eat {meal}", picks=(part.pick_of(meal),)) for number, meal in enumerate(meals))
    return Menu("What do you eat?", (MenuGroup("all", "All", entries),), parts=(part,), sealed=sealed)


def confirm_of(page: Page) -> Button:
    """The button that confirms."""
    return next(each for each in buttons(page) if each.action.verb == verbs.CONFIRM)


def lists(page: Page) -> list[Select]:
    """The lists in order."""
    return list(selects(page).values())


def chosen(page: Page) -> list[list[str]]:
    """The chosen options of each list."""
    return [[each.value for each in select.options if each.chosen] for select in lists(page)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_picked_at_first(dressed: Observation, language: str) -> None:
    shown = menu_page(dressed, words(language))
    assert fits(shown)
    assert chosen(shown) == [[], []]
    assert [select.action.arg for select in lists(shown)] == ["0.x-x", "1.x-x"]
    assert confirm_of(shown).disabled
    assert "What do you wear?" in text(shown)


def test_a_pick_is_kept_in_all_lists_and_shown(dressed: Observation) -> None:
    shown = part_page(dressed, "0.x-x", ("1",), ENGLISH, CHANCE)
    assert chosen(shown) == [["1"], []]
    assert [select.action.arg for select in lists(shown)] == ["0.1-x", "1.1-x"]
    assert "note on green" in text(shown)
    assert "Still to choose: Size." in text(shown)
    assert confirm_of(shown).disabled


def test_a_complete_choice_is_confirmed_by_its_number(dressed: Observation) -> None:
    shown = part_page(dressed, "1.1-x", ("2",), ENGLISH, CHANCE)
    assert not confirm_of(shown).disabled
    assert confirm_of(shown).action.arg == "4"
    assert "Still to choose" not in text(shown)
    assert confirm_page(dressed, 4, ENGLISH) == shown


def test_picks_that_clash_are_reported_with_the_rule(dressed: Observation) -> None:
    shown = part_page(dressed, "1.0-x", ("2",), ENGLISH, CHANCE)
    assert "**Not allowed together:** Colour: The red and Size: The large." in text(shown)
    assert RULE in text(shown)
    assert confirm_of(shown).disabled
    half = part_page(dressed, "0.x-x", ("0",), ENGLISH, CHANCE)
    assert [each.note for each in lists(half)[1].options] == ["", "", "Cannot be combined with: Colour"]
    assert RULE not in text(half)


@pytest.mark.parametrize("arg", ["", "0", "9.x-x", "x.x-x", "0.", "0.9-9", "0.-1-x", "0.1-1-1-1-1", ".", "1.x"])
@pytest.mark.parametrize("value", ["", "0", "9", "x", "-1", "9" * 30])
def test_forged_lists_pick_only_existing_options(dressed: Observation, arg: str, value: str) -> None:
    picks = picks_after(dress_menu(), arg, (value,), CHANCE)
    assert len(picks) == 2
    assert picks[0] in {None, 0, 1}
    assert picks[1] in {None, 0, 1, 2}
    assert fits(part_page(dressed, arg, (value,), ENGLISH, CHANCE))


def test_one_press_leaves_what_is_open_to_chance(dressed: Observation, monkeypatch: pytest.MonkeyPatch) -> None:
    every = f"{verbs.EVERY}.x-2"
    assert picks_after(dress_menu(), every, (), CHANCE) == (None, 2), "this game leaves nothing to chance"
    menu = replace(dress_menu(), has_random=True)
    monkeypatch.setattr(type(pages_of(dressed.game)), "menu", lambda _self, _observation, _words: menu)
    begun = part_page(dressed, "1.x-x", ("2",), ENGLISH, CHANCE)
    assert [each.action for each in buttons(begun) if each.label == ENGLISH("button-layout-random")] == [
        Action(verbs.PART, every)
    ]
    assert ENGLISH("button-part-random") in [each.label for each in buttons(menu_page(dressed, ENGLISH))]
    for _ in range(10):
        assert picks_after(menu, every, (), CHANCE) == (1, 2), "red is not made in large"
    done = part_page(dressed, every, (), ENGLISH, CHANCE)
    assert not confirm_of(done).disabled
    assert [each.prompt for each in lists(done)] == ["Colour: The green", "Size: The large"]
    assert picks_after(menu, f"{verbs.EVERY}.0-2", (), CHANCE) == (0, 2), "nothing goes with what clashes"


def test_a_list_of_a_decision_without_parts_shows_the_menu() -> None:
    observation = next(each for each in (seen("auction", revision) for revision in range(60)) if each.choices)
    assert part_page(observation, "0.x-x", ("0",), ENGLISH, CHANCE) == menu_page(observation, ENGLISH)
    assert named_parts_page(observation, ("a",), ENGLISH) == (menu_page(observation, ENGLISH), ())
    idle = replace(observation, choices=())
    assert part_page(idle, "0.x-x", ("0",), ENGLISH, CHANCE) == menu_page(idle, ENGLISH)


def test_a_sealed_answer_is_picked_at_first_and_shown(dressed: Observation, monkeypatch: pytest.MonkeyPatch) -> None:
    menu = dress_menu(sealed=3)
    assert picks_at_first(menu) == (1, 1)
    assert sealed_now(menu) == "Colour: The green, Size: The middle"
    assert sealed_now(dress_menu()) == ""
    monkeypatch.setattr(type(pages_of(dressed.game)), "menu", lambda _self, _observation, _words: menu)
    seat = dressed.observer or Seat(0)
    changeable = replace(dressed, decisions=(Decision(seat, "bid", sealed=True, owed=False),))
    shown = menu_page(changeable, ENGLISH)
    assert "Sealed now: **Colour: The green, Size: The middle**" in text(shown)
    assert "This is what you have sealed." in text(shown)
    assert "This is what you have sealed." not in text(part_page(changeable, "0.1-1", ("0",), ENGLISH, CHANCE))


def test_picks_by_name(dressed: Observation) -> None:
    menu = dress_menu()
    assert picks_named(menu, dressed, ("GREEN", "the large")) == (1, 2)
    assert picks_named(menu, dressed, (None, "nothing", "too many")) == (None, None)
    shown, unknown = named_parts_page(dressed, ("red", "nothing"), ENGLISH)
    assert chosen(shown) == [["0"], []]
    assert unknown == ("nothing",)


def test_entries_by_picks() -> None:
    menu = dress_menu()
    found = entry_of(menu, (0, 1))
    assert found is not None
    assert found.label == "red, middle"
    assert entry_of(menu, (0, 2)) is None
    assert entry_of(menu, (0, None)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_options_are_picked_in_one_list(
    dressed: Observation, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    said, menu = words(language), meal_menu()
    monkeypatch.setattr(type(pages_of(dressed.game)), "menu", lambda _self, _observation, _words: menu)
    first = menu_page(dressed, said)
    assert fits(first)
    (select,) = lists(first)
    assert (select.least, select.most, chosen(first)) == (0, 2, [[]])
    assert select.prompt == said("part-prompt-several", part="Dishes")
    assert "no dish at all" in text(first)
    assert confirm_of(first).action.arg == "0", "nothing is a choice too"
    both = part_page(dressed, select.action.arg, ("2", "0"), said, CHANCE)
    assert fits(both)
    assert chosen(both) == [["0", "1"]], "of equal options the first one is taken"
    assert said.listed(["The soup", "The bread"]) in text(both)
    assert confirm_of(both).action.arg == "3"
    assert confirm_page(dressed, 3, said) == both
    none = part_page(dressed, lists(both)[0].action.arg, (), said, CHANCE)
    assert confirm_of(none).action.arg == "0"
    every = part_page(dressed, select.action.arg, ("0", "1", "2"), said, CHANCE)
    assert confirm_of(every).disabled, "two at most"
    shown, unknown = named_parts_page(dressed, ("the soup",), said)
    assert (confirm_of(shown).action.arg, unknown) == ("1", ())
    assert named_parts_page(dressed, ("cake",), said)[1] == ("cake",)
    assert picks_named(menu, dressed, (None,)) == (0,)


@pytest.mark.parametrize("arg", ["", "0", "0.9", "0.-1", "0.x", "0.1-1", "9.1", "."])
@pytest.mark.parametrize("values", [("",), ("0", "0"), ("9", "1"), ("x", "-1"), ("9" * 30,)])
def test_forged_lists_of_several_pick_only_existing_options(arg: str, values: tuple[str, ...]) -> None:
    (pick,) = picks_after(meal_menu(), arg, values, CHANCE)
    assert pick in range(8)


def test_several_options_that_are_sealed_are_picked_and_named() -> None:
    assert picks_at_first(meal_menu(sealed=4)) == (6,)
    assert sealed_now(meal_menu(sealed=3)) == f"Dishes: {ENGLISH.listed(['The soup', 'The bread'])}"
    assert sealed_now(meal_menu(sealed=0)) == "Dishes: no dish at all"


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_choices_in_parts_can_be_picked_in_the_lists(game: AnyGame, seats: int) -> None:
    """Of each kind of question the first and the last choice, and one between them."""
    kinds: set[tuple[str, ...]] = set()
    for _, at in asked(game, seats):
        menu = pages_of(game.id).menu(at, ENGLISH)
        kind = tuple(part.name for part in menu.parts)
        entries = menu.entries()
        for entry in () if kind in kinds or not kind else (entries[0], entries[len(entries) // 2], entries[-1]):
            made, arg = picks_at_first(menu), "0.x"
            for place, (part, pick) in enumerate(zip(menu.parts, entry.picks, strict=True)):
                several = [str(number) for number in range(len(part.options)) if pick >> number & 1]
                made = picks_after(menu, arg, several if part.nothing else [str(pick)], CHANCE)
                arg = f"{place + 1}.{'-'.join('x' if each is None else str(each) for each in made)}"
            assert entry_of(menu, made) == entry
            with undrawn():
                confirmed = confirm_page(at, entry.number, ENGLISH)
            assert confirm_of(confirmed).action.arg == str(entry.number)
        kinds.add(kind)
