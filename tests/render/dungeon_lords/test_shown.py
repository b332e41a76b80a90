"""Each thing in the view appears in the pictures and in their words."""

from collections import Counter

import pytest
from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.parameters import MONSTERS_OFFERED, ROOMS_OFFERED
from games.kernel.ids import Seat
from render.drawing.scene import Scene
from render.dungeon_lords import pictures, terms
from render.dungeon_lords.board.board import board_picture, board_scene
from render.dungeon_lords.dungeon.dungeon import dungeon_picture, dungeon_scene
from render.dungeon_lords.dungeon.lords import lords_scene
from render.dungeon_lords.pictures import close_ups
from render.dungeon_lords.tokens import ORDER_ICON
from render.game_pages import Lens
from render.limits import ALT_TEXT
from render.phrases import numeral
from tests.render.dungeon_lords import positions
from text import LANGUAGES

SEATS = (2, 3, 4)


def inks(scene: Scene) -> Counter[str]:
    """Return all texts and icons of a scene."""
    return Counter(mark.what for mark in scene.marks if mark.kind == "ink")


def read(scene: Scene) -> str:
    """Return all texts of a scene in drawing order, lines joined."""
    return " ".join(mark.what for mark in scene.marks if mark.size)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_board_shows_and_tells_the_table(seats: int, language: str) -> None:
    table = positions.public(positions.moment(seats, "evaluation"), language)
    view, words = table.view, table.words
    seen, said, told = inks(board_scene(table)), read(board_scene(table)), board_picture(table).plain
    for order in ORDERS:
        assert seen[f"icon {ORDER_ICON[order]}"] >= 1
        assert terms.order(words, order) in said
    for minion in view.minions:
        name = (
            words("dungeon_lords-told-colour", number=minion.colour + 1)
            if minion.seat is None
            else table.names[minion.seat]
        )
        assert f"{numeral(minion.square)} {name}" in told
    for monster in view.monsters:
        assert seen[f"icon {monster}"] >= 1
        assert terms.monster(words, monster) in told
    for room in view.rooms:
        assert terms.room(words, room) in said
        assert terms.room(words, room) in told
    for one in (each for group in view.coming for each in group):
        assert words(f"dungeon_lords-adventurer-{one}.short") in said
        assert terms.adventurer(words, one) in told
    for seat, lord in enumerate(view.lords):
        assert table.labels[seat] in said
        assert seen[f"{lord.free_imps}/{lord.imps}"] >= 1
        assert f"{table.names[seat]} {lord.evil}" in told


def test_board_marks_whose_order_is_carried_out_and_what_is_done() -> None:
    state = positions.asked_of(4, "room")[0]
    table = positions.public(state)
    done = [each for each in table.view.minions if table.is_done(each.order, each.square)]
    left = [seat for seat in table.seats for _ in table.lord(seat).unfulfilled]
    assert done
    seen = inks(board_scene(table))
    assert seen["icon check"] + seen["icon cross"] >= len(done)
    assert board_picture(table).plain.count("(done)") + len(left) >= len(done)
    assert "(now)" in board_picture(table).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_dungeon_shows_and_tells_everything(language: str) -> None:
    table = positions.public(positions.fullest(4), language)
    words, seat = table.words, Seat(2)
    lord = table.lord(seat)
    seen, told = inks(dungeon_scene(table, seat)), dungeon_picture(table, seat).plain
    assert all(seen[letter] for letter in "ABCDE")
    assert seen["icon flag"] == sum(tile.conquered for tile in lord.tiles)
    for tile in lord.tiles:
        assert tile.cell in told
        assert not tile.room or terms.room(words, tile.room) in told
    for creature in lord.creatures:
        assert seen[f"icon {creature.kind}"] >= 1
        assert terms.monster(words, creature.kind) in told
    for one in lord.party:
        assert seen[str(ADVENTURER[one.id].hit_points + one.extra - one.damage)] >= 1
        assert terms.adventurer(words, one.id) in told
    for prisoner in lord.prisoners:
        assert terms.adventurer(words, prisoner) in told
    for figure in (lord.gold, lord.food, lord.tax_tokens):
        assert seen[str(figure)] >= 1
        assert str(figure) in told
    assert seen["icon lock"] == len(lord.locked)


def test_kinds_of_traps_and_spied_cards_are_only_in_their_owners_pictures() -> None:
    state = positions.fullest(3)
    trap = "Anti-magic Dart"
    own, other = positions.private(state, seat=Seat(0)), positions.private(state, seat=Seat(1))
    assert trap in read(dungeon_scene(own, Seat(0)))
    assert trap not in read(dungeon_scene(other, Seat(0)))
    assert trap not in read(dungeon_scene(positions.public(state), Seat(0)))


@pytest.mark.parametrize("seats", SEATS)
def test_cells_are_marked_by_their_names_for_the_one_who_chooses(seats: int) -> None:
    for kind in ("dig", "battleground"):
        state, seat = positions.asked_of(seats, kind)
        own, public = positions.private(state, seat=seat), positions.public(state)
        assert own.legal_cells()
        shown = inks(dungeon_scene(own, seat))
        assert all(shown[cell] == 1 for cell in own.legal_cells())
        assert not [cell for cell in own.legal_cells() if inks(dungeon_scene(public, seat))[cell]]
        assert "You may choose" in dungeon_picture(own, seat).plain
        assert "You may choose" not in dungeon_picture(public, seat).plain
        first = next(choice for choice in own.choices if getattr(choice.move, "cell", ""))
        proposed = positions.private(state, lens=Lens(proposed=first.number), seat=seat)
        assert inks(dungeon_scene(proposed, seat))[first.move.cell] == 1
        assert "Not confirmed yet" in dungeon_picture(proposed, seat).plain


def test_all_lords_are_on_one_picture() -> None:
    table = positions.public(positions.fullest(4))
    seen = inks(lords_scene(table))
    conquered = sum(tile.conquered for lord in table.view.lords for tile in lord.tiles)
    assert seen["icon flag"] == conquered + 1, "and the starting player's"
    assert seen["icon prison"] == len(table.seats)


@pytest.mark.parametrize("seats", SEATS)
def test_close_ups_lead_to_pictures(seats: int) -> None:
    fought = next(state for state in positions.moments(seats) if state.battle is not None)
    for state in (positions.moment(seats, "evaluation"), fought):
        table = positions.private(state)
        parts = close_ups(table)
        assert len({part for part, _ in parts}) == len(parts)
        wanted = "lords" if state.battle is None else f"dungeon-{state.battle.seat}"
        assert parts[0][0] == wanted, "what the picture of the table does not show"
        assert ("battle" in dict(parts)) == (state.battle is not None)
        for part, name in parts:
            assert name
            (picture,) = pictures.pictures(table, Lens(close_up=part))
            assert picture.name.startswith(part.split("-")[0]) or part == "points"
        (first,) = pictures.pictures(table, Lens(first_only=True))
        assert first == pictures.pictures(table, Lens())[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_fit_and_names_are_sound(language: str) -> None:
    for state in (positions.fullest(4), *positions.moments(3)[::3]):
        table = positions.private(state, language, positions.STRANGE_NAMES)
        for picture in pictures.pictures(table, Lens()):
            assert 20 < len(picture.alt) <= ALT_TEXT
            assert len(picture.plain) > 20
            assert picture.name.replace("-", "").isalnum()


def test_names_that_cannot_be_drawn_become_colours_but_are_said() -> None:
    table = positions.public(positions.moment(4, "evaluation"), names=positions.STRANGE_NAMES)
    assert "Coral" in read(board_scene(table))
    assert "🎲 dice 🎲" in board_picture(table).plain


def test_only_what_was_offered_is_marked_as_taken() -> None:
    taken = replace(positions.moment(3, "orders"), monsters=(), rooms=())
    drawn = [
        inks(board_scene(positions.public(state)))["icon check"] for state in (positions.moment(3, "initial"), taken)
    ]
    assert drawn == [0, MONSTERS_OFFERED + ROOMS_OFFERED]
