"""The pages on which lords decide: costs, consequences, other lords on an order, and the picture to choose from."""

import random
from functools import cache

import pytest
from msgspec.structs import replace

from games.dungeon_lords.components import ORDERS, ROOM
from games.dungeon_lords.events import EventBegun
from games.dungeon_lords.moves import Accept, Seal
from games.dungeon_lords.state import State
from games.kernel.chance import Chance
from games.kernel.ids import Seat
from games.kernel.observation import Choice, Observation
from render import verbs
from render.dungeon_lords.board import describe_board
from render.dungeon_lords.log import lines
from render.dungeon_lords.menu_parts import OWN, PLACES, colour_choices
from render.dungeon_lords.moves import also
from render.dungeon_lords.names import VOCABULARY
from render.game_pages import Menu
from render.naming import names_of
from render.page import Picture, Rule
from render.pages.looking import hand_page
from render.pages.notices import secret_page
from render.pages.table import table_page
from render.phrases import capital
from render.registry import pages_of
from tests.games.dungeon_lords.scenes import FirstScene, before_event, event, lord
from tests.render.choosing import confirm_page, menu_page, part_page
from tests.render.dungeon_lords import positions
from tests.render.inked import read
from tests.render.observed import PLAIN_NAMES, observed_about
from tests.render.pages.reading import buttons, fits, selects, text
from text import LANGUAGES, words

ENGLISH = words("en")
MATCHES = 3


@cache
def asked() -> dict[str, tuple[State, Seat]]:
    """For each kind of decision the moment with the most choices in some random matches."""
    game = positions.GAME
    found: dict[str, tuple[int, State, Seat]] = {}
    for seats in (2, 3, 4):
        for number in range(MATCHES):
            rng, seed, revision = random.Random(f"{seats} {number}"), bytes([number]) * 32, 0
            state = game.new_match(seats, {"year1_production": "one_room"}, Chance(seed, 0)).state
            while decisions := game.decisions(state):
                revision += 1
                decision = rng.choice([each for each in decisions if each.owed])
                legal = game.legal_moves(state, decision.seat)
                if len(legal) > found.get(decision.kind, (1,))[0]:
                    found[decision.kind] = (len(legal), state, decision.seat)
                state = game.apply(state, decision.seat, rng.choice(legal), Chance(seed, revision)).state
    return {kind: (state, seat) for kind, (_, state, seat) in found.items()}


def observation_of(kind: str, language: str = "en") -> Observation:
    """The observation of the lord who is asked."""
    state, seat = asked()[kind]
    return positions.observation(state, seat, language, PLAIN_NAMES)


def orders(seats: int, language: str = "en") -> Observation:
    """The observation of the first lord when orders are chosen."""
    return positions.observation(positions.moment(seats, "orders"), Seat(0), language, PLAIN_NAMES)


def menu_of(observation: Observation) -> Menu:
    """The menu in English."""
    return pages_of(observation.game).menu(observation, ENGLISH)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_page_that_fits(language: str) -> None:
    said = words(language)
    assert {"orders", "dig", "room", "plan", "attack", "taxes", "pay_day", "battleground"} <= set(asked())
    for kind in asked():
        observation = observation_of(kind, language)
        menu = pages_of(observation.game).menu(observation, said)
        for path in ("", *(group.id for group in menu.groups)):
            assert fits(menu_page(observation, said, path)), kind
        for choice in observation.choices[:: max(1, len(observation.choices) // 7)]:
            assert fits(confirm_page(observation, choice.number, said)), kind


def test_choices_in_a_dungeon_or_battle_have_its_picture() -> None:
    for kind, wanted in (
        ("dig", "dungeon-"),
        ("room", "dungeon-"),
        ("battleground", "dungeon-"),
        ("attack", "battle-"),
    ):
        (picture,) = menu_page(observation_of(kind), ENGLISH).pictures()
        assert picture.name.startswith(wanted)
    assert "You can choose" in menu_page(observation_of("dig"), ENGLISH).pictures()[0].plain
    assert menu_page(observation_of("taxes"), ENGLISH).pictures() == ()


def test_cells_to_dig_are_on_the_first_page_with_declining_beside_them() -> None:
    observation = observation_of("dig")
    page = menu_page(observation, ENGLISH)
    offered = [option.value for option in selects(page)["pick|"].options]
    assert len(offered) == len(observation.choices) - 1 > 5
    assert any(each.label in {"Decline", "Stop digging"} for each in buttons(page))
    assert "Carrying out orders" in text(page)
    assert "Dig Tunnels" in text(page)


def test_the_consequences_of_declining_are_shown() -> None:
    for kind, said in (
        ("food", "your minion stays on the card; the order is not carried out"),
        ("fee", "the order is not carried out and takes no square"),
        ("produce", "then you take an order back"),
    ):
        observation = observation_of(kind)
        assert capital(said) in text(menu_page(observation, ENGLISH))
        idle = next(each for each in observation.choices if each.notation in {"decline", "done"})
        assert capital(said) in text(confirm_page(observation, idle.number, ENGLISH))


def test_a_battleground_says_what_may_be_sent_there() -> None:
    observation = observation_of("battleground")
    rooms = {tile.cell: tile.room for tile in observation.view.lords[observation.observer or 0].tiles}
    for entry, choice in zip(menu_of(observation).entries(), observation.choices, strict=True):
        assert ("tunnel: 1 trap" in entry.note) == (not rooms[choice.move.cell])


def test_unpaid_rooms_at_the_inspection_are_named() -> None:
    observation = observation_of("safety_inspection")
    notes = [entry.note for entry in menu_of(observation).entries()]
    assert notes[0].startswith("then you discard ")


def test_the_lead_of_several_groups_is_shown_once() -> None:
    said = text(menu_page(observation_of("plan"), ENGLISH))
    assert said.count("Each choice shows what it does to the party") <= 1


def test_initial_orders_are_named_by_the_one_that_is_kept() -> None:
    observation = observation_of("initial_orders")
    labels = [button.label for button in buttons(menu_page(observation, ENGLISH)) if button.action.verb == verbs.PICK]
    kept = [
        ENGLISH("dungeon_lords-move-lock", kept=ENGLISH(f"dungeon_lords-order-{order}"))
        for order in observation.view.own_dealt
    ]
    assert sorted(labels) == sorted(kept)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_page_of_orders_has_a_part_for_each(seats: int) -> None:
    observation = orders(seats)
    menu = menu_of(observation)
    assert len(menu.parts) == (len(PLACES) if seats == 2 else len(OWN))
    for choice, entry in zip(observation.choices, sorted(menu.entries(), key=lambda each: each.number), strict=True):
        assert isinstance(choice.move, Seal)
        ids = [part.options[pick].id for part, pick in zip(menu.parts, entry.picks, strict=True)]
        other = () if choice.move.other is None else (choice.move.other,)
        assert ids == [choice.move.first, choice.move.second, choice.move.third, *other]


def test_the_own_neutral_colour_can_be_ahead_of_its_lord() -> None:
    """Would catch a best square promised to somebody who has just sent their own neutral minion there."""
    view = orders(2).view
    choices = colour_choices(view, Seat(0))
    assert choices
    for option in menu_of(orders(2)).parts[0].options:
        said = "\n".join(option.details)
        assert ("the neutral colour you play" in said) == (option.id in choices)
        assert option.id not in choices or "at worst" in said or "no square is free" in said.casefold()


def test_an_order_names_its_free_squares_and_the_other_lords_who_hold_it() -> None:
    observation = orders(3)
    view = observation.view
    first, second = menu_of(observation).parts[:2]
    for option in first.options:
        squares = view.prices[0][ORDERS.index(option.id)]
        free = [f"{numeral}: " for numeral, square in zip(("I", "II", "III"), squares, strict=True) if not square.taken]
        assert all(each in option.note for each in free)
        rivals = [name for name, lord in zip(("Борис", "Vera"), view.lords[1:], strict=True) if option.id in lord.hand]
        said = "\n".join(option.details)
        assert all(name in said for name in rivals)
        assert rivals or "Nobody else" in said
        assert "ou get " in said or "no square is free" in said.casefold()
    fees = [[option.id for option in part.options if "at once" in option.note] for part in (first, second)]
    assert fees[0] in ([], ["monster"])
    assert fees[1] == []


def test_the_page_of_orders_shows_hand_board_and_dungeon_each_over_the_full_width() -> None:
    observation = orders(4)
    blocks = part_page(observation, "0.x-x-x", ("0",), ENGLISH, random.Random(1)).blocks
    shown = [block for block in blocks if isinstance(block, Picture | Rule)]
    names = [block.name.partition("-")[0] if isinstance(block, Picture) else "" for block in shown]
    assert names == ["hand", "", "board", "", "dungeon"]


def test_the_table_of_a_battle_has_a_button_for_the_dungeon_it_is_fought_in() -> None:
    state = next(state for state in positions.moments(4) if state.battle is not None)
    observation = positions.observation(state, None, "en", PLAIN_NAMES)
    (close_up,) = [each for each in buttons(table_page(observation, ENGLISH)) if each.action.verb == verbs.CLOSE_UP]
    assert state.battle is not None
    assert close_up.action.arg == f"dungeon-{state.battle.seat}"
    assert PLAIN_NAMES[state.battle.seat] in close_up.label


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_direct_message_of_a_round_has_the_hand_and_the_board(language: str) -> None:
    said = words(language)
    observation = orders(4, language)
    letter = secret_page(observation, hand_page(observation, said), said)
    assert fits(letter)
    assert [picture.name.partition("-")[0] for picture in letter.pictures()] == ["hand", "small"]
    assert isinstance(letter.blocks[-1], type(hand_page(observation, said).blocks[-1]))
    later = observation_of("food", language)
    assert [
        picture.name.partition("-")[0] for picture in secret_page(later, hand_page(later, said), said).pictures()
    ] == ["hand"]


def test_buying_traps_says_that_one_goes_back() -> None:
    names = names_of(VOCABULARY, observation_of("traps"), ENGLISH)
    view = observation_of("traps").view
    later, now = (also(Accept(), "traps", replace(view, year=year), names) for year in (2, 1))
    assert (later, now) == ("you draw 1 more and return 1 of your traps", "")


@pytest.mark.parametrize("kind", ["fee", "food", "imps", "traps"])
def test_a_yes_and_a_no_are_confirmed_by_one_press_each(kind: str) -> None:
    observation = observation_of(kind)
    shown = menu_page(observation, ENGLISH)
    yes, no = [each for each in buttons(shown) if each.action.verb == verbs.CONFIRM]
    assert [yes.action.arg, no.action.arg] == [str(choice.number) for choice in observation.choices]
    assert yes.label.startswith("Confirm · ") and yes.style == "success" and no.style != "success"
    assert fits(shown) and len(shown.pictures()) == 1
    assert capital(note_of(observation, 0)) in text(shown)


def note_of(observation: Observation, number: int) -> str:
    return menu_of(observation).entries()[number].note


def test_the_page_of_a_room_marks_its_own_cells_and_says_what_it_does() -> None:
    observation = observation_of("room")
    menu_now = menu_of(observation)
    rooms = [group for group in menu_now.groups if group.id in ROOM]
    assert len(rooms) == 2
    for group in rooms:
        shown = menu_page(observation, ENGLISH, group.id)
        assert group.lead in text(shown) and group.lead
        own = {each.move.cell for each in observation.choices if each.notation.startswith(f"build {group.id} ")}
        other = {each.move.cell for each in observation.choices if each.notation.startswith("build ")} - own
        (picture,) = shown.pictures()
        marked = picture.plain.partition("You can choose")[2].partition("\n")[0]
        assert all(cell in marked for cell in own)
        assert not any(cell in marked for cell in other)


def test_planning_traps_tells_what_each_does_and_what_stops_it() -> None:
    observation = observation_of("plan_traps")
    shown = text(menu_page(observation, ENGLISH))
    for trap in set(observation.view.own_traps):
        assert ENGLISH(f"dungeon_lords-trap-{trap}.text") in shown
    assert "Trap defence of the party" in shown


def test_orders_to_come_are_named_while_one_is_carried_out() -> None:
    found = [observation_of(kind) for kind in ("food", "dig", "mine", "imps")]
    said = [menu_of(each).question for each in found]
    assert any("Still to come: " in each for each in said)
    digging = observation_of("dig")
    assert "free imps" in menu_of(digging).entries()[0].note


def test_choosing_orders_shows_what_others_cannot_play() -> None:
    observation = orders(3)
    shown = menu_of(observation).question
    for name, owner in zip(("Борис", "Vera"), observation.view.lords[1:], strict=True):
        line = next(each for each in shown.splitlines() if name in each)
        assert all(ENGLISH(f"dungeon_lords-order-{order}") in line for order in owner.locked)
    colour = next(each for each in shown.splitlines() if "non-player" in each or "neutral" in each)
    assert all(ENGLISH(f"dungeon_lords-order-{order}") in colour for order in observation.view.colours[0].locked)


def test_taxes_say_that_lords_pay_in_turn_where_they_do() -> None:
    """A match of version 1 asks all at once, and says nothing else than it did."""
    said = "Lords pay one after another, in play order."
    assert said in text(menu_page(observation_of("taxes"), ENGLISH))
    scene = FirstScene(before_event("taxes", lord(), lord()).state).begin()
    sealed = observed_about(FirstScene.game, scene.state, Seat(1), PLAIN_NAMES[:2])
    shown = text(menu_page(sealed, ENGLISH))
    assert "Taxes: how much do you pay?" in shown and said not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lord_who_waits_for_taxes_finds_amounts_among_the_answers_in_advance(language: str) -> None:
    seen = positions.observation(event("taxes", lord(), lord()).state, Seat(1), language)
    wishes = tuple(
        Choice(number, positions.GAME.print_move(wish), wish)
        for number, wish in enumerate(positions.GAME.wishes(seen.view))
    )
    (group,) = pages_of(seen.game).wishes(replace(seen, choices=wishes), words(language)).groups
    gold = [words(language)("dungeon_lords-amount-gold", count=count) for count in range(3)]
    assert group.title == words(language)("dungeon_lords-wishes-taxes")
    assert [entry.label.endswith(said) for entry, said in zip(group.entries, gold, strict=False)] == [True] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_game_says_that_there_is_no_special_event(language: str) -> None:
    scene = event("special", lord(), lord(), specials=())
    shown = positions.public(scene.state, language)
    none = words(language)("dungeon_lords-text-no-event")
    assert none in describe_board(shown).picture().plain and none in read(describe_board(shown).scene())
    assert list(lines(EventBegun("special"), shown.names)) == [
        words(language)("dungeon_lords-log-event", special="none", event_id="special", event="", special_text="")
    ]
