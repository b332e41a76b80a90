"""Everything in the view appears in the pictures and in their words."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from games.dungeon_lords.adventurers import ADVENTURER
from games.dungeon_lords.components import ORDERS
from games.dungeon_lords.moves import Spy
from games.dungeon_lords.parameters import MONSTERS_OFFERED, ROOMS_OFFERED
from games.kernel.ids import Seat
from games.kernel.observation import Choice
from render.described import Description
from render.dungeon_lords.battle import describe_battle
from render.dungeon_lords.board import describe_board
from render.dungeon_lords.dungeon import describe_dungeon, describe_lords
from render.dungeon_lords.names import colour
from render.dungeon_lords.own import describe_hand
from render.dungeon_lords.pages import close_ups
from render.dungeon_lords.pieces import ORDER_ICON, figure_icon, room_marks
from render.dungeon_lords.table import Table
from render.game_pages import Lens
from render.limits import ALT_TEXT
from render.phrases import numeral
from tests.render.dungeon_lords import positions
from tests.render.inked import inks, read
from tests.render.observed import STRANGE_NAMES
from text import LANGUAGES, words

SEATS = (2, 3, 4)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_board_shows_the_whole_table(seats: int, language: str) -> None:
    table = positions.public(positions.moment(seats, "evaluation"), language)
    view, words = table.view, table.words
    seen, said, plain = (
        inks(describe_board(table).scene()),
        read(describe_board(table).scene()),
        describe_board(table).picture().plain,
    )
    for order in ORDERS:
        assert seen[f"icon {ORDER_ICON[order]}"] >= 1
        assert table.names("order", order) in said
    for minion in view.minions:
        name = (
            words("dungeon_lords-text-colour", number=minion.colour + 1)
            if minion.seat is None
            else table.names.player(minion.seat)
        )
        assert f"{numeral(minion.square)} {name}" in plain
    for monster in view.monsters:
        assert seen[f"icon {monster}"] >= 1
        assert table.names("monster", monster) in plain
    for room in view.rooms:
        assert table.names("room", room) in said
        assert table.names("room", room) in plain
    for one in (each for group in view.coming for each in group):
        assert seen[f"icon {figure_icon(one)}"] >= 1
        assert seen[str(ADVENTURER[one].hit_points)] >= 1
        assert table.names("adventurer", one) in plain
    for seat, lord in zip(table.seats, view.lords, strict=True):
        assert table.labels[seat] in said
        assert seen[f"{lord.free_imps}/{lord.imps}"] >= 1
        assert f"{table.names.player(seat)} {lord.evil}" in plain


def test_board_marks_whose_order_is_carried_out_and_what_is_done() -> None:
    state = positions.asked_of(4, "room")[0]
    table = positions.public(state)
    done = [each for each in table.view.minions if table.is_done(each.order, each.square)]
    left = [seat for seat in table.seats for _ in table.lord(seat).unfulfilled]
    assert done
    seen = inks(describe_board(table).scene())
    assert seen["icon check"] + seen["icon cross"] >= len(done)
    assert describe_board(table).picture().plain.count("(done)") + len(left) >= len(done)
    assert "(now)" in describe_board(table).picture().plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dungeon_shows_everything_in_it(language: str) -> None:
    table = positions.public(positions.fullest(4), language)
    seat = Seat(2)
    lord = table.lord(seat)
    seen, plain = inks(describe_dungeon(table, seat).scene()), describe_dungeon(table, seat).picture().plain
    assert all(seen[letter] for letter in "ABCDE")
    assert seen["icon flag"] == sum(tile.conquered for tile in lord.tiles)
    for tile in lord.tiles:
        assert tile.cell in plain
        assert not tile.room or table.names("room", tile.room) in plain
    for creature in lord.creatures:
        assert seen[f"icon {creature.kind}"] >= 1
        assert table.names("monster", creature.kind) in plain
    for one in lord.party:
        assert seen[str(ADVENTURER[one.id].hit_points + one.extra - one.damage)] >= 1
        assert table.names("adventurer", one.id) in plain
    for prisoner in lord.prisoners:
        assert table.names("adventurer", prisoner) in plain
    for figure in (lord.gold, lord.food, lord.tax_tokens):
        assert seen[str(figure)] >= 1
        assert str(figure) in plain
    assert seen["icon lock"] == len(lord.locked)


def test_kinds_of_traps_and_spied_cards_are_only_in_their_owners_pictures() -> None:
    state = positions.fullest(3)
    trap = "Anti-magic Dart"
    own, other = positions.private(state, seat=Seat(0)), positions.private(state, seat=Seat(1))
    assert trap in read(describe_dungeon(own, Seat(0)).scene())
    assert trap not in read(describe_dungeon(other, Seat(0)).scene())
    assert trap not in read(describe_dungeon(positions.public(state), Seat(0)).scene())


@pytest.mark.parametrize("seats", SEATS)
def test_cells_are_marked_by_name_for_the_lord_who_chooses(seats: int) -> None:
    for kind in ("dig", "battleground"):
        state, seat = positions.asked_of(seats, kind)
        own, public = positions.private(state, seat=seat), positions.public(state)
        # What a room of the second year does stands below the grid, with its cell.
        told = {tile.cell for tile in state.lords[seat].tiles if tile.room and room_marks(tile.room)}
        cells = [cell for cell in own.legal_cells() if cell not in told]
        assert cells
        shown = inks(describe_dungeon(own, seat).scene())
        assert all(shown[cell] == 1 for cell in cells)
        assert not [cell for cell in cells if inks(describe_dungeon(public, seat).scene())[cell]]
        assert "You can choose" in describe_dungeon(own, seat).picture().plain
        assert "You can choose" not in describe_dungeon(public, seat).picture().plain
        first = next(choice for choice in own.choices if getattr(choice.move, "cell", "") in cells)
        proposed = positions.private(state, lens=Lens(proposed=first.number), seat=seat)
        assert inks(describe_dungeon(proposed, seat).scene())[getattr(first.move, "cell", "")] == 1
        assert "Not confirmed yet" in describe_dungeon(proposed, seat).picture().plain


def test_all_lords_are_on_one_picture() -> None:
    table = positions.public(positions.fullest(4))
    seen = inks(describe_lords(table).scene())
    conquered = sum(tile.conquered for lord in table.view.lords for tile in lord.tiles)
    assert seen["icon flag"] == conquered + 1, "and the starting player's"
    assert seen["icon prison"] == len(table.seats)


@pytest.mark.parametrize("seats", SEATS)
def test_everybody_sees_which_orders_neutral_colours_have_locked(seats: int) -> None:
    """They lie open, and tell which orders a colour can still play: on the picture and in words, to who only looks."""
    table = positions.public(positions.moment(seats, "evaluation"))
    described = describe_lords(table)
    seen, plain = inks(described.scene()), described.picture().plain
    colours = table.view.colours
    assert len(colours) == {2: 2, 3: 1, 4: 0}[seats]
    assert seen["icon lock"] == sum(len(each.locked) for each in colours)
    for number, own in enumerate(colours):
        name = colour(table.names, number)
        assert f"Locked for {name}: {table.names.listed('order', own.locked)}." in plain
        assert f"Orders of {name}: {table.names.listed('order', own.played)}." in plain


@pytest.mark.parametrize("seats", SEATS)
def test_close_ups_have_pictures(seats: int) -> None:
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
            (picture,) = positions.pictures(table, Lens(close_up=part))
            assert picture.name.startswith(part.split("-")[0]) or part == "points"
        (first,) = positions.pictures(table, Lens(first_only=True))
        assert first == positions.pictures(table, Lens())[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_and_file_names_fit(language: str) -> None:
    for state in (positions.fullest(4), *positions.moments(3)[::3]):
        table = positions.private(state, language, STRANGE_NAMES)
        for picture in positions.pictures(table, Lens()):
            assert 20 < len(picture.alt) <= ALT_TEXT
            assert len(picture.plain) > 20
            assert picture.name.replace("-", "").isalnum()


def test_names_that_cannot_be_drawn_are_colours_in_pictures_and_names_in_text() -> None:
    table = positions.public(positions.moment(4, "evaluation"), names=STRANGE_NAMES)
    assert "Coral" in read(describe_board(table).scene())
    assert "🎲 dice 🎲" in describe_board(table).picture().plain


def test_only_what_was_offered_is_marked_as_taken() -> None:
    taken = replace(positions.moment(3, "orders"), monsters=(), rooms=())
    drawn = [
        inks(describe_board(positions.public(state)).scene())["icon check"]
        for state in (positions.moment(3, "initial"), taken)
    ]
    assert drawn == [0, MONSTERS_OFFERED + ROOMS_OFFERED]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("describe", [describe_board, describe_lords, describe_hand, describe_battle])
def test_every_picture_of_a_spied_card_shows_who_has_seen_it(
    describe: Callable[[Table], Description], language: str
) -> None:
    state = replace(positions.moment(4, "evaluation"), combat_round=int(describe is describe_battle))
    spied = tuple(replace(lord, spied=(2,) if seat in {1, 3} else ()) for seat, lord in enumerate(state.lords))
    for seat in (None, Seat(0), Seat(1)):
        if describe is describe_hand and seat != 1:
            continue
        bare, table = (
            replace(
                Table.of(positions.observation(each, seat, language), Lens(), words(language)),
                choices=(Choice(0, "", Spy(4)),),
            )
            for each in (state, replace(state, lords=spied))
        )
        eyes = [inks(describe(each).scene())["icon spy"] for each in (bare, table)]
        assert eyes[1] >= eyes[0] + 1 + (describe is describe_hand), "one beside the card, one in the title of the hand"
        assert table.names.seated((Seat(1), Seat(3))) in describe(table).picture().plain
