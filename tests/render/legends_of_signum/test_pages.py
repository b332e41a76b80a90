"""The pages of Legends of Signum at every kind of moment: pictures without faults, menus, sentences, what is secret."""

import re
from itertools import combinations, pairwise
from math import hypot

import pytest
from msgspec.structs import replace

from games.kernel.ids import Seat
from games.legends_of_signum import looks
from games.legends_of_signum.components import CARD
from games.legends_of_signum.geometry import Point
from games.legends_of_signum.state import FaceDown, Laid, Modifier, State, Unit
from render import verbs
from render.drawing.palette import GAIN
from render.drawing.scene import Scene, around
from render.game_pages import Lens
from render.legends_of_signum import board
from render.legends_of_signum.layout import NUMBER, NUMBER_PLATE, laid_out
from render.legends_of_signum.missing import missing
from render.legends_of_signum.moves import label
from render.legends_of_signum.names import card, icon_of, token_place
from render.legends_of_signum.pages import CITIES, HAND, MAP, LegendsOfSignumPages
from render.legends_of_signum.parts import BAR, plate_part
from render.legends_of_signum.pieces import draw_units
from render.legends_of_signum.table import Table, end_of
from render.legends_of_signum.told import token_text
from render.legends_of_signum.window import Window, whole
from render.limits import ALT_TEXT, BUTTON_LABEL, MOST_TEXT, OPTION_TEXT
from render.limits import faults as page_faults
from render.page import Paragraph, Select, about_topic
from render.things import things_of
from tests.games.legends_of_signum.matches import Match, player, tactics
from tests.games.legends_of_signum.scenes import token, unit
from tests.render.choosing import menu_page
from tests.render.inked import contrast, read
from tests.render.legends_of_signum.positions import GAME, full, played, seen
from tests.render.lint import faults
from text import LANGUAGES, words
from text.aliases import aliases

PAGES = LegendsOfSignumPages()
HIDING = Modifier("vs2", Seat(1), "next", 0, 0, (("hidden", 1),))
MODES = ((2, "free"), (3, "free"), (4, "teams"))
READY_RING = 'stroke-dasharray="13 9"'
MOST_SVG = 80_000
"""A scene of this many letters takes a worker less than 0.1 s, and makes a picture of about 0.3 MB."""

EVERY = 12
"""One moment in so many of a random match is looked at."""


def states(seats: int = 2, mode: str = "free") -> list[State]:
    """Return some moments of a match."""
    return [state for state, *_ in played(seats, mode)[::EVERY]]


def crowded() -> State:
    """Return a position with all that can be drawn: marks, wounds, stances, contact, terrain, relics, tactics."""
    match = Match(
        unit("A0", "hv1", 300, 60, wounds=2),
        unit("A1", "v06", 248, 190),
        unit("A2", "v14", 380, 252, wounds=3, activated=True, stunned=True),
        unit("A3", "v05", 180, 115),
        unit("A4", "v04", 350, 150, wounds=1, stance="assault"),
        unit("B0", "he1", 300, 560, wounds=1, ward=2),
        unit("B1", "e02", 409, 279, wounds=1, stance="assault"),
        unit("B2", "e08", 215, 350),
        unit("B3", "e04", 309, 430, poison=2, wounds=2, rooted=True),
        unit("B5", "e06", 495, 394, stance="assault"),
        a=player(
            "hv1", "HALL-", "MAG", "MKT-", "RNG", "GLD", "uv1", prosperity=23, relics=("vr2",), graveyard=("v02",)
        ),
        b=player("he1", "HALL", "TEM-", "BAR", "MKT", prosperity=19),
        hand=["v01", "v09", "t04", "s02", "vr3"],
        deck=["v03"] * 18,
        tokens=[token("g1", 205, 240), token("g2", 470, 180), token("g3", 110, 430, 1), token("tw2", 420, 505, 1)],
        theirs=tactics("t01", "et1"),
    )
    own, other = match.state.secrets
    here, there = match.state.table.players
    field = replace(match.state.table, players=(replace(here, tactics=(FaceDown(1, ("GLD",)),)), there))
    own = replace(own, hero="hv1", tactics=(Laid(1, "vt1"),))
    return State(field, (own, replace(other, hero="he1", hand=("e12",), deck=("es4",))))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_the_field_has_no_faults(language: str, seats: int, mode: str) -> None:
    for state in (*states(seats, mode), *([crowded()] if seats == 2 else [])):
        table = Table.of(seen(state, Seat(0), seats=seats), Lens(), words(language))
        description = board.describe_board(table)
        assert faults(description.scene()) == []
        assert len(description.alternative()) <= ALT_TEXT
        assert all(each.id in description.plain() for each in state.table.units)
        assert faults(board.describe_cities(table).scene()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_terrain_is_drawn_beside_the_cards_of_its_city(language: str) -> None:
    """What lies beside a City (1.2 of the rules) is in the words of the page; the picture must show the same."""
    state = crowded()
    first, *others = state.table.tokens
    # Once its player has left, terrain is nobody's and lies beside no City.
    orphaned = replace(state, table=replace(state.table, tokens=(replace(first, seat=None), *others)))
    table, other = (Table.of(seen(each, Seat(0)), Lens(), words(language)) for each in (state, orphaned))
    for tokens, shown in ((state.table.tokens, table), (tuple(others), other)):
        scene = board.describe_cities(shown).scene()
        drawn = " ".join(mark.what for mark in scene.marks)
        assert [drawn.count(token_place(each, shown.names)) for each in state.table.tokens] == [
            int(each in tokens) for each in state.table.tokens
        ]
        assert all(f"icon {icon_of(each.card)}" in drawn for each in tokens)
        assert faults(scene) == []


@pytest.mark.parametrize(("seats", "mode"), [*MODES, (4, "free")])
def test_a_full_field_has_no_faults(seats: int, mode: str) -> None:
    """Eight creatures of each player with all marks: what is hidden, or too large to be sent, shows only here."""
    for seed in range(2):
        state = full(seats, mode, seed)
        assert len(state.table.units) == 8 * seats
        observation = seen(state, state.table.active, seats=seats)
        table = Table.of(observation, Lens(), words("ru"))
        description = board.describe_board(table)
        assert faults(description.scene()) == []
        assert len(description.alternative()) <= ALT_TEXT
        assert len(description.scene().svg()) < MOST_SVG
        assert page_faults(menu_page(observation, words("ru"))) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_close_ups_have_no_faults(language: str) -> None:
    for state in (*states(), crowded()):
        observation = seen(state, Seat(0))
        table = Table.of(observation, Lens(), words(language))
        for name in board.QUARTERS:
            assert faults(board.describe_quarter(table, name).scene()) == []
        for each in state.table.units:
            assert faults(board.describe_reach(table, each).scene()) == []
        assert faults(board.describe_hand(table).scene()) == []
        for close_up, name in PAGES.close_ups(observation, words(language)):
            assert name
            (picture,) = PAGES.pictures(observation, Lens(close_up=close_up, first_only=True), words(language))
            assert picture.plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_the_menu_has_every_choice_once(language: str, seats: int, mode: str) -> None:
    for state in states(seats, mode):
        for decision in GAME.decisions(state):
            topics = GAME.topics(state, decision.seat)
            for place in range(len(topics)):
                observation = seen(state, decision.seat, place, seats=seats)
                menu = PAGES.menu(observation, words(language))
                entries = menu.entries()
                assert menu.question
                assert sorted(entry.number for entry in entries) == list(range(len(observation.choices)))
                assert len({(group.id, entry.label) for group in menu.groups for entry in group.entries}) == len(
                    entries
                )
                assert all(0 < len(entry.label) <= BUTTON_LABEL and len(entry.note) <= OPTION_TEXT for entry in entries)
                assert not any(entry.label.endswith("…") for entry in entries)
                assert PAGES.confirmation(observation, len(entries) - 1, words(language)).strip() or topics
            if len(topics) > 1:
                listed = PAGES.menu(seen(state, decision.seat, seats=seats), words(language))
                assert len({topic.name for topic in listed.topics}) == len(topics)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_match_has_a_label(language: str) -> None:
    """Labels of what was done: from the position before, by the seat that made the move."""
    match = played()
    for (before, *_), (_, seat, move, _) in pairwise(match):
        view = GAME.observe(before, seat)
        observation = seen(before, seat)
        assert move is not None
        said = label(move, view, PAGES.names(observation, words(language)))
        assert said
        assert "none" not in said.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_proposed_move_is_drawn(language: str) -> None:
    for state in states():
        for decision in GAME.decisions(state):
            for place in range(len(GAME.topics(state, decision.seat))):
                observation = seen(state, decision.seat, place)
                lens = Lens(proposed=len(observation.choices) - 1)
                table = Table.of(observation, lens, words(language))
                assert faults(board.describe_board(table).scene()) == []
                if table.actor is not None:
                    assert faults(board.describe_reach(table, table.actor).scene()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_hand_phase_and_own_pages(language: str) -> None:
    for state in (*states(), crowded()):
        for seat in (Seat(0), Seat(1)):
            observation = seen(state, seat)
            assert PAGES.phase(observation, words(language))
            assert PAGES.hand(observation, words(language)) or observation.view.phase == "hero", "it has no card yet"
            assert PAGES.extra_blocks(observation, CITIES, words(language))


def test_others_see_neither_hand_nor_tactics() -> None:
    state, said = crowded(), words("en")
    for observer, knows in ((Seat(0), True), (Seat(1), False), (None, False)):
        observation = seen(state, observer)
        shown = [picture.svg + picture.plain for picture in PAGES.pictures(observation, Lens(), said)]
        for close_up, _ in PAGES.close_ups(observation, said):
            shown += [each.svg + each.plain for each in PAGES.pictures(observation, Lens(close_up=close_up), said)]
        shown += [str(PAGES.hand(observation, said)), str(PAGES.extra_blocks(observation, CITIES, said))]
        secret = ("Rowena", "Return Fire", "Trapdoor", "Babu")
        assert all((name in "".join(shown)) == knows for name in secret)


def test_nobody_else_has_a_hand_to_look_at() -> None:
    assert HAND not in dict(PAGES.close_ups(seen(crowded(), None), words("en")))
    assert dict(PAGES.close_ups(seen(crowded(), Seat(1)), words("en")))[HAND] == "Your hand"


def test_a_shot_says_dice_distance_and_cover() -> None:
    state = crowded()
    observation = seen(state, Seat(0), GAME.topics(state, Seat(0)).index("A3"))
    (entry,) = PAGES.menu(observation, words("en")).entries()
    assert (entry.label, entry.note) == ("Shoot ■ B2", "Imperial Arbalester · 3 dice · 20.8 cm away · target in cover")
    said = PAGES.confirmation(observation, 0, words("en"))
    assert "About 1 hit on average." in said
    assert "cannot be taken back" in said


def test_a_move_says_how_far_and_who_strikes() -> None:
    match = Match(unit("A1", "m05", 300, 260), unit("B1", "e02", 300, 291), unit("B2", "e12", 360, 330))
    topic = GAME.topics(match.state, Seat(0)).index("A1 move")
    menu = PAGES.menu(seen(match.state, Seat(0), topic), words("en"))
    notes = [entry.note for entry in menu.entries()]
    assert any(note.startswith("backstab by ■ B1 Legion Recruit") for note in notes)
    assert any("■ B2 Executioner can be charged" in note for note in notes)
    assert any(note.endswith("towards your hero") for note in notes)
    assert "Sellsword" in menu.question


def test_marks_of_seats_are_initials_as_in_other_games() -> None:
    """Letters of creatures go by turn order: Vera's mark could say A, which is Ann's initial."""
    for state, *_ in played(4, "free")[::EVERY]:
        table = Table.of(seen(state, Seat(0), seats=4), Lens(), words("en"))
        assert table.livery.monograms == ("A", "К", "Ve", "Vi")


def test_a_plate_has_the_hero_and_a_bar_as_long_as_what_was_gathered() -> None:
    """In teams the goal is that of both partners, so the bar goes on with what the partner has."""
    goals = {("free", 2): 51, ("teams", 4): 102}
    for (mode, seats), goal in goals.items():
        state = next(each for each, *_ in reversed(played(seats, mode)) if each.table.phase == "activation")
        players = tuple(replace(each, prosperity=10 + 7 * seat) for seat, each in enumerate(state.table.players))
        field = replace(state.table, players=players)
        table = Table.of(seen(replace(state, table=field), Seat(0), seats=seats), Lens(), words("en"))
        for place, seat in enumerate(field.order):
            scene = Scene(200)
            plate_part(table, seat).draw(scene, 0)
            bars = [mark.area for mark in scene.marks if mark.kind == "cover" and mark.area.h == BAR]
            partner = field.order[(place + 2) % 4] if mode == "teams" else seat
            own, together = players[seat].prosperity, sum(players[each].prosperity for each in {seat, partner})
            assert [bar.w / bars[0].w for bar in bars] == pytest.approx([1, together / goal, own / goal])
            hero = next(each for each in field.units if each.is_hero and each.seat == seat)
            assert f"{hero.id} {table.worths[hero.id].left}" in read(scene)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_looked_up_has_a_picture(language: str) -> None:
    said = words(language)
    things = list(things_of(PAGES.game, said))
    assert len(things) > len(CARD)
    for thing in things:
        picture = PAGES.card(thing, said)
        assert thing.kind_name(said) in picture.plain


def test_the_field_in_words_is_a_map_and_distances() -> None:
    field, distances = PAGES.extra_blocks(seen(crowded(), Seat(0)), MAP, words("en"))
    assert isinstance(field, Paragraph)
    assert isinstance(distances, Paragraph)
    rows = field.text.split("\n")
    assert rows[0].endswith("Rows that are left out are empty.")
    assert rows[1] == "Row 12: G ■ B0 Roland the Proud."
    assert "Row 9: B–C ■ Ruins, G ■ B3 Standard-Bearer." in rows
    assert [row.partition(":")[0] for row in rows[1:]] == sorted(
        (row.partition(":")[0] for row in rows[1:]), key=lambda name: -int(name.split()[1])
    )
    lines = distances.text.split("\n")[1:]
    assert [line.split()[1] for line in lines] == ["A0", "A1", "A2", "A3", "A4"]
    assert lines[2].startswith("● A2 Arcane Quarter Golem: B1 in contact, northeast; ● Rock 5.1 southeast; ")


@pytest.mark.parametrize(
    ("language", "listed", "described"),
    [("en", "Terrain: ● Forest E5, ● Rock J4", "Ruins of Constantin: C9 (11 43)."),
     ("ru", "Местность: ● Лес E5, ● Скала J4", "Руины, местность игрока Constantin: C9 (11 43).")],
)  # fmt: skip
def test_terrain_says_whose_it_is(language: str, listed: str, described: str) -> None:
    """On the page of Cities, where its card lies, and wherever the field is told; what nobody owns has no mark."""
    state, said = crowded(), words(language)
    observation = seen(state, Seat(0))
    observation = replace(observation, faces=(observation.faces[0], replace(observation.faces[1], name="Constantin")))
    own, _ = PAGES.extra_blocks(observation, CITIES, said)
    assert isinstance(own, Paragraph)
    assert listed in own.text.split("\n")
    (field,) = PAGES.pictures(observation, Lens(text_only=True), said)
    assert described in field.plain
    (ruins,) = (token for token in state.table.tokens if token.card == "g3")
    left = token_text(replace(ruins, seat=None), PAGES.names(observation, said))
    assert "■" not in left and "C9 (11 43)" in left


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", ["A1 move", "A1 run", "e02", "g2"])
def test_a_place_can_be_typed_as_the_question_shows(topic: str, language: str) -> None:
    """The example is in the reader's language, and legal as it is; nothing is said of places where none is asked."""
    match = Match(
        unit("A1", "m05", 300, 200, wounds=1), a=player("he1", "HALL", "TEM", "BAR"), hand=["e02", "s02"]
    )  # fmt: skip
    observation = seen(match.state, Seat(0), GAME.topics(match.state, Seat(0)).index(topic))
    question = PAGES.menu(observation, words(language)).question
    line = question[question.index("`") + 1 : question.rindex("`")]
    move = GAME.parse_move(line, observation.view, aliases("legends_of_signum"))
    assert move in [choice.move for choice in observation.choices]
    assert bool(re.search("move|run|deploy|terrain", line)) == (language == "en")
    healing = seen(match.state, Seat(0), GAME.topics(match.state, Seat(0)).index("s02"))
    assert "`" not in PAGES.menu(healing, words(language)).question


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("en", "If an enemy shoots, throws or casts at your creature, cancel it and deal 1 wound.",
      "Costs Archery Range."),
     ("ru", "Если соперник стреляет, бросает или колдует в ваше существо, отмените это и нанесите 1\u00a0рану.",
      "Цена: Стрельбище.")],
)  # fmt: skip
def test_a_card_says_what_it_does_and_what_it_costs(language: str, first: str, second: str) -> None:
    match = Match(a=player("he1", "RNG"), hand=["t04"])
    observation = seen(match.state, Seat(0), GAME.topics(match.state, Seat(0)).index("t04"))
    assert PAGES.confirmation(observation, 0, words(language)).split("\n")[:2] == [first, second]


def blocked() -> Match:
    """Return a Crossbowman between whom and its enemies there is a Rock, a friend in a fight, and nothing."""
    return Match(
        unit("A1", "v05", 300, 150), unit("A2", "e02", 200, 270), unit("B1", "e02", 300, 350),
        unit("B2", "e03", 200, 301), unit("B3", "e02", 380, 330), tokens=[token("g2", 300, 250)],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "rock", "friend"),
    [("en", "no shot: Rock in the line", "no shot: in contact with ● A2 Legion Recruit"),
     ("ru", "нет выстрела: на линии Скала", "нет выстрела: в контакте с вашими: ● A2 Новобранец легиона")],
)  # fmt: skip
def test_the_page_of_a_creature_says_why_it_cannot_hit(language: str, rock: str, friend: str) -> None:
    state, said = blocked().state, words(language)
    (picture,) = PAGES.pictures(seen(state, Seat(0)), Lens(close_up="A1", first_only=True), said)
    sights = [line for line in picture.plain.splitlines() if line.startswith("■") and "(" not in line]
    assert [line.split()[1] for line in sights] == ["B0", "B1", "B2", "B3"]
    assert rock in sights[1] and friend in sights[2]
    assert not any(word in sights[place] for place in (0, 3) for word in ("no shot", "нет выстрела"))


def test_a_question_about_a_creature_says_what_is_missing() -> None:
    """With its targets those that are missing; where it cannot act at all, beside the ways that it can go."""
    state = blocked().state
    asked = PAGES.menu(seen(state, Seat(0), GAME.topics(state, Seat(0)).index("A1")), words("en")).question
    assert asked.endswith(
        "No shot at ■ B2 Legionary: in contact with ● A2 Legion Recruit. "
        "No shot at ■ B1 Legion Recruit: Rock in the line."
    )
    notes = {topic.name: topic.note for topic in PAGES.menu(seen(state, Seat(0)), words("en")).topics}
    assert "shot" not in notes["● A1 Guild Crossbowman: move"]
    lone = Match(
        unit("A1", "v05", 300, 150), unit("A2", "v14", 100, 150), unit("B1", "e02", 300, 350),
        tokens=[token("g2", 300, 250)],
    ).state  # fmt: skip
    notes = {topic.name: topic.note for topic in PAGES.menu(seen(lone, Seat(0)), words("en")).topics}
    assert notes["● A1 Guild Crossbowman: move"].endswith("no shot at ■ B1: Rock in the line")
    assert notes["● A2 Arcane Quarter Golem: move"].endswith("no run: Slow")


@pytest.mark.parametrize(
    ("units", "said"),
    [
        ((unit("A1", "v05", 300, 150), unit("B1", "e02", 300, 181)), ["no shot: in contact with ■ B1"]),
        ((unit("A1", "m08", 300, 150),), ["no magic shot: no enemy within 15 cm"]),
        ((unit("A1", "w03", 300, 150), unit("B1", "e02", 300, 270, modifiers=(HIDING,))), ["no throw at ■ B1: hidden"]),
        ((unit("A1", "v01", 300, 150), unit("B1", "e02", 300, 270, stunned=True)), ["no hex at ■ B1: stunned already"]),
        ((unit("A1", "e07", 300, 150), unit("A2", "e02", 300, 190)), ["no healing: nobody with a wound within 8 cm"]),
        ((unit("A1", "e02", 300, 150, rooted=True),), ["no move, no run: rooted"]),
        (
            (unit("A1", "e02", 300, 150), unit("B1", "v14", 300, 191), unit("B2", "e02", 300, 119)),
            ["no fight at ■ B2: Taunt of ■ B1"],
        ),
        ((unit("A1", "v05", 300, 150), unit("B1", "e02", 300, 350)), []),
    ],
)
def test_what_is_missing_has_its_reason(units: tuple[Unit, ...], said: list[str]) -> None:
    table = Match(*units).table
    named = PAGES.names(seen(Match(*units).state, Seat(0)), words("en"))
    assert list(missing(table, table.by_label["A1"], named, brief=True)) == said
    for language in LANGUAGES:
        named = PAGES.names(seen(Match(*units).state, Seat(0)), words(language))
        assert not any("legends" in each or "{" in each for each in missing(table, table.by_label["A1"], named))


def test_a_shot_after_a_move_says_that_it_has_moved() -> None:
    """While it acts: afterwards that is no news, and in the turn of others not true for the next turn."""
    match = Match(unit("A1", "v05", 300, 300), unit("B1", "e02", 300, 371))
    match.play("move A1 to 30 34")
    table = match.table
    named = PAGES.names(seen(match.state, Seat(0)), words("en"))
    assert list(missing(table, table.by_label["A1"], named, brief=True)) == ["no shot: it has moved"]
    match = Match(unit("A1", "v05", 300, 300), unit("B1", "e02", 300, 371))
    match.play("move A1 to 30 34")
    asked = PAGES.menu(seen(match.state, Seat(0), GAME.topics(match.state, Seat(0)).index("A1")), words("en")).question
    assert asked == "● A1 Guild Crossbowman has moved. What else does it do? No shot: it has moved."
    assert missing(replace(table, acting=""), table.by_label["A1"], named) == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_end_while_somebody_acts_names_whose_activation_it_closes(language: str) -> None:
    """`end` means `done` then: nobody who types it takes the turn to be over."""
    match = Match(unit("A1", "m05", 300, 200), unit("B1", "e02", 300, 300))
    match.play("move A1 to 30 27")
    typed = GAME.parse_move("end", GAME.observe(match.state, Seat(0)), {})
    observation = seen(match.state, Seat(0), GAME.topics(match.state, Seat(0)).index("done"))
    (choice,) = observation.choices
    assert choice.move == typed
    said = PAGES.confirmation(observation, choice.number, words(language))
    assert "A1" in said
    assert words(language)("legends_of_signum-confirm-end") not in said
    assert {"en": "your turn continues", "ru": "ваш ход продолжится"}[language] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_the_field_in_words_fits(seats: int, mode: str, language: str) -> None:
    for state in states(seats, mode):
        for observer in (None, Seat(0)):
            blocks = PAGES.extra_blocks(seen(state, observer, seats=seats), MAP, words(language))
            assert sum(len(block.text) for block in blocks if isinstance(block, Paragraph)) < MOST_TEXT - 500


def test_a_name_too_long_for_a_button_beside_a_note_is_in_a_list() -> None:
    match = Match(hand=("m01", "e02", "e03", "e04", "e05", "e06", "e07", "e08"))
    state = State(replace(match.table, phase="discard"), match.state.secrets)
    (group,) = PAGES.menu(seen(state, Seat(0)), words("en")).groups
    assert {entry.label: entry.short for entry in group.entries if entry.short} == {
        "Thinar, Hitter Without a Miss": "Thinar, Hitter Without a Miss"
    }
    assert group.entries[1].label == "Legion Recruit"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_is_shown_where_it_is_chosen_from(language: str) -> None:
    """Starting hand, starting buildings and what goes at the end of a turn; the field stays first for whoever waits."""
    found = 0
    for state, *_ in played():
        for seat in (Seat(0), Seat(1)):
            observation = seen(state, seat)
            first = PAGES.pictures(observation, Lens(text_only=True), words(language))[0]
            is_hand = first.name.startswith("hand")
            assert is_hand == bool(observation.asked() and state.table.phase in ("hand", "discard"))
            found += is_hand
    assert found


def test_labels_keep_apart_in_a_crowd() -> None:
    """Fourteen creatures in a corner: no mark above one label hides another one."""
    labels = [f"{side}{number}" for number in range(7) for side in "AB"]
    cards = {"A0": "hv1", "B0": "hw1"}
    spots = [(x, y) for y in (25, 65, 105) for x in (25, 65, 105, 145, 185)]
    crowd = [
        unit(each, cards.get(each, "e12"), *at, stunned=place % 3 == 0, wounds=place % 2)
        for place, (each, at) in enumerate(zip(labels, spots, strict=False))
    ]
    observation = seen(Match(*crowd, a=player("hv1")).state, Seat(0))
    placed = laid_out(Table.of(observation, Lens(), words("en")), Window(0, 0, 600, 600)).units
    assert len(placed) == len(labels)
    for one, other in combinations(placed, 2):
        assert one.label.overlap(other.label) <= 1, (one.unit.id, other.unit.id)


def test_a_proposed_place_hides_no_label() -> None:
    """A charge ends where the label below its target would be."""
    state = Match(unit("A5", "e12", 500, 240), unit("B2", "v06", 500, 300)).state
    observation = seen(state, Seat(0), GAME.topics(state, Seat(0)).index("A5 move"))
    proposed = next(each.number for each in observation.choices if each.why.charges)
    table = Table.of(observation, Lens(proposed=proposed), words("en"))
    window = Window(200, 100, 400, 400)
    end = around(window.at(table.proposed_way[-1]), 15 * window.scale)
    for each in laid_out(table, window).units:
        assert each.label.overlap(end) <= 1, each.unit.id


def test_whoever_runs_sees_how_far_a_run_goes() -> None:
    state = Match(unit("A5", "e12", 300, 240), unit("B2", "v06", 500, 300)).state
    outlook = looks.outlook(state.table, state.table.units[0])
    assert outlook.run > outlook.move
    for topic, said in (("A5 run", f"run ({outlook.run // 10} cm)"), ("A5 move", f"move ({outlook.move // 10} cm)")):
        observation = seen(state, Seat(0), GAME.topics(state, Seat(0)).index(topic))
        table = Table.of(observation, Lens(), words("en"))
        assert table.actor is not None
        assert f"Dashed ring: {said}" in board.describe_reach(table, table.actor).scene().svg()


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_controlled_character_is_marked_and_told_besides_its_colour(seats: int, language: str) -> None:
    said = words(language)
    state = next(
        moment[0]
        for moment in reversed(played(seats, "free"))
        if any(not each.is_hero and each.seat != moment[0].table.active for each in moment[0].table.units)
    )
    field = state.table
    foe = next(each for each in field.units if not each.is_hero and each.seat != field.active)
    held = replace(foe, controller=field.active)
    units = tuple(held if each is foe else each for each in field.units)
    taken = replace(state, table=replace(field, units=units, controlled=foe.id))
    free, marked = (Table.of(seen(each, field.active, events=(), seats=seats), Lens(), said) for each in (state, taken))
    assert laid_out(free, whole(field)).units[0].compact == (seats > 2)
    told = said("legends_of_signum-text-controlled", player=marked.names.player(field.active))
    for before, after in (
        (board.describe_board(free), board.describe_board(marked)),
        (board.describe_reach(free, foe), board.describe_reach(marked, held)),
    ):
        drawn = after.picture()
        assert faults(after.scene()) == []
        assert "#i-chain" in drawn.svg and "#i-chain" not in before.picture().svg
        assert told in drawn.alt and told in drawn.plain and told not in before.picture().plain
    assert said("legends_of_signum-legend-chain") in board.describe_board(marked).picture().svg


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Dashed ring: move (10 cm). Solid ring: shot (25 cm)."),
        ("ru", "Пунктирный круг: ход (10 см). Сплошной круг: выстрел (25 см)."),
    ],
)
def test_the_note_below_a_reach_says_what_each_ring_is(language: str, said: str) -> None:
    """A ring and its length are said together, in whole sentences: "rings: shot 25" fits neither."""
    table = Table.of(seen(crowded(), Seat(0)), Lens(), words(language))
    archer = table.unit("A3")
    assert archer is not None
    assert said in read(board.describe_reach(table, archer).scene())


def test_pieces_are_as_large_as_there_is_room() -> None:
    """A base of 15 mm is 65 px wide on every field, unless it is in contact or at the edge, where it laps a little."""
    for seats, mode in MODES:
        (state, *_), letter = next(each for each in reversed(played(seats, mode)) if each[0].table.units), "AB"
        here = [unit(f"{each}0", "hv1", x, 300) for each, x in zip(letter, (200, 400), strict=True)]
        touching = [unit("A1", "e12", 200, 120), unit("B1", "e12", 230, 120)]
        field = replace(state.table, units=(*here, *touching, unit("A2", "e12", 400, 15)), tokens=())
        table = Table.of(seen(replace(state, table=field), Seat(0), seats=seats), Lens(), words("en"))
        placed = {each.unit.id: each for each in laid_out(table, whole(field)).units}
        assert [placed[each].r for each in ("A0", "B0")] == [32.5, 32.5]
        true = 15 * whole(field).scale
        assert all(true <= placed[each].r <= 1.2 * true for each in ("A1", "B1"))
        assert placed["A2"].r >= min(32.5, true + 9)


def test_the_sign_of_an_activated_creature_can_be_read() -> None:
    """It was dark on a darkened shape, for coral 2.5 against 1."""
    spots = {"A": (100, 300), "B": (300, 300), "C": (500, 300), "D": (700, 300)}
    state = next(each for each, *_ in reversed(played(4, "teams")) if each.table.units)
    for is_done in (False, True):
        units = tuple(unit(f"{each}1", "e12", *at, activated=is_done) for each, at in spots.items())
        table = Table.of(
            seen(replace(state, table=replace(state.table, units=units)), None, seats=4), Lens(), words("en")
        )
        scene = Scene(800)
        draw_units(scene, table, laid_out(table, whole(table.field)).units)
        svg = scene.svg()
        shapes = re.findall(
            r'<(?:circle|rect|path)[^>]*fill="(#\w+)"[^>]*/>\n<use href="#i-\w+"[^>]*color="(#\w+)"', svg
        )
        signs = [pair for pair in shapes if pair[1] != GAIN]
        assert len(signs) == 4
        assert all(contrast(fill, ink) >= 4.5 for fill, ink in signs)
        assert (GAIN in svg) == is_done


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_beside_terrain(language: str) -> None:
    """Below its base a label would hide the name of the Ruins; one in the middle of a Forest leaves it, too."""
    match = Match(
        unit("A1", "e12", 200, 360, activated=True),
        unit("A2", "e12", 450, 300),
        unit("B1", "e12", 465, 160),
        tokens=[token("g3", 200, 300), token("g1", 450, 300), token("g2", 400, 160)],
    )
    table = Table.of(seen(match.state, Seat(0)), Lens(), words(language))
    window = whole(table.field)
    for each in laid_out(table, window).units:
        for lying in table.field.tokens:
            (x, y), r = window.at(Point(lying.x, lying.y)), lying.data.radius * window.scale
            across = max(each.label.x - x, 0, x - each.label.right)
            assert hypot(across, max(each.label.y - y, 0, y - each.label.bottom)) > r - 4, (each.unit.id, lying.card)
    said = read(board.describe_board(table).scene())
    assert card(table.names, "g3") in said and card(table.names, "g2") in said


def test_marks_at_the_rim_hide_no_sign() -> None:
    """Heroes in contact in corners, all activated: crowns and checks find room, or names of columns were hidden."""
    for x, y in ((15, 585), (585, 585), (15, 15), (300, 585)):
        inward = 30 if x < 500 else -30
        match = Match(
            unit("A0", "hv1", x, y, activated=True),
            unit("B0", "hw1", x + inward, y, activated=True),
            unit("B1", "e12", x, y + (30 if y < 300 else -30), activated=True),
        )
        table = Table.of(seen(match.state, Seat(0)), Lens(), words("en"))
        assert faults(board.describe_board(table).scene()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_places_have_the_same_numbers_in_picture_menu_and_words(language: str, seats: int, mode: str) -> None:
    """A list of 14 points says nothing to whoever looks at 14 equal rings."""
    found = 0
    for state in (*states(seats, mode), *([crowded()] if seats == 2 else [])):
        for decision in GAME.decisions(state):
            for topic in range(len(GAME.topics(state, decision.seat))):
                observation = seen(state, decision.seat, topic, seats=seats)
                if not observation.choices or not all(end_of(choice.move) for choice in observation.choices):
                    continue
                entries = PAGES.menu(observation, words(language)).entries()
                described = next(
                    iter(PAGES.described(Table.of(observation, Lens(), words(language)), observation, Lens()))
                )
                scene, said = described.scene(), described.plain()
                drawn = [
                    ink.what
                    for plate, ink in pairwise(scene.marks)
                    if round(plate.area.h) == NUMBER_PLATE - 2 and ink.size == NUMBER
                ]
                assert [entry.short.partition(".")[0] for entry in entries] == sorted(drawn, key=int)
                assert all(entry.short in said for entry in entries)
                assert faults(scene) == []
                found += len(entries)
    assert found > 100


def test_a_number_that_has_no_room_on_its_place_is_beside_it() -> None:
    """Places two millimetres apart, and one below a label: no plate covers another one or a place."""
    state = crowded()
    for topic in ("A4 move", "v09"):
        observation = seen(state, Seat(0), GAME.topics(state, Seat(0)).index(topic))
        table = Table.of(observation, Lens(), words("en"))
        layout = laid_out(table, whole(table.field))
        assert [each.number for each in layout.numbers] == list(range(1, len(observation.choices) + 1))
        for one, other in combinations(layout.numbers, 2):
            assert one.plate.overlap(other.plate) <= 1
        for each in layout.numbers:
            others = [around(other.middle, 4) for other in layout.numbers if other is not each]
            assert all(each.plate.overlap(other) <= 1 for other in others)
            assert all(each.plate.overlap(unit.label) <= 1 for unit in layout.units)


def test_the_legend_explains_what_is_in_the_picture_alone() -> None:
    """A close-up explained the marks of the whole field: who is poisoned stands in the north-west alone."""
    table = Table.of(seen(crowded(), Seat(0)), Lens(), words("en"))
    said = {name: read(board.describe_quarter(table, name).scene()) for name in ("nw", "se")}
    assert "poisoned" not in said["se"] and "poisoned" in said["nw"]
    assert "activated" not in said["nw"] and "activated" in said["se"]
    assert "rooted" in read(board.describe_board(table).scene())


def test_choices_that_are_no_places_have_no_numbers() -> None:
    """All moves together, as positions on the command line show them, are too many for numbers."""
    observation = seen(crowded(), Seat(0), GAME.topics(crowded(), Seat(0)).index("A4 move"))
    many = tuple(replace(each, number=number) for number, each in enumerate(observation.choices * 2))
    assert Table.of(replace(observation, choices=many), Lens(), words("en")).numbers == {}
    entries = PAGES.menu(replace(observation, choices=many), words("en")).entries()
    assert all(entry.short in {"", entry.label} for entry in entries)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "mode"), MODES)
def test_every_topic_is_behind_the_button_of_its_kind(language: str, seats: int, mode: str) -> None:
    """A list of 23 things hides how a turn is made: creatures go and act, cards and terrain are played, it ends."""
    most = 0
    for state in (*states(seats, mode), *([crowded()] if seats == 2 else [])):
        for decision in GAME.decisions(state):
            topics = GAME.topics(state, decision.seat)
            if len(topics) < 2:
                continue
            observation = seen(state, decision.seat, seats=seats)
            first = menu_page(observation, words(language))
            args = [button.action.arg for button in first.buttons() if button.action.verb == verbs.MENU]
            assert not any(isinstance(block, Select) for block in first.blocks)
            assert all(len(button.label) <= BUTTON_LABEL for button in first.buttons())
            found = [arg for arg in args if arg.endswith(":")]
            for kind in (arg for arg in args if not arg.endswith(":")):
                shown = menu_page(observation, words(language), kind)
                (listed,) = (block for block in shown.blocks if isinstance(block, Select))
                assert page_faults(shown) == ()
                assert len(listed.options) > 1
                found += [option.value for option in listed.options]
            assert sorted(found) == sorted(about_topic(place, "") for place in range(len(topics)))
            most = max(most, len(args))
    assert 4 <= most <= 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_creatures_that_can_do_something_have_rings_on_the_private_page(language: str) -> None:
    """Whoever chooses what to do sees who can do it, on the page of a kind for that kind; nobody else sees it."""
    state, said = crowded(), words(language)
    for path, expected in (("", ["A0", "A1", "A3", "A4"]), ("move", ["A0", "A1", "A3", "A4"]), ("card", [])):
        (picture,) = menu_page(seen(state, Seat(0)), said, path).pictures()
        assert picture.svg.count(READY_RING) == len(expected)
        told = said("legends_of_signum-text-ready", list=said.listed(expected))
        assert (told in picture.plain) == bool(expected)
    for observer in (None, Seat(1)):
        picture = PAGES.pictures(seen(state, observer), Lens(), said)[0]
        assert READY_RING not in picture.svg and said("legends_of_signum-text-ready", list="")[:5] not in picture.plain
    shot = seen(state, Seat(0), GAME.topics(state, Seat(0)).index("A3"))
    assert Table.of(shot, Lens(), said).ready == frozenset()


def test_a_button_says_what_creatures_can_do_where_they_are() -> None:
    match = Match(
        unit("A1", "v05", 180, 115),
        unit("A2", "e12", 300, 200),
        unit("B1", "e08", 300, 230),
        unit("B2", "e12", 180, 300),
    )
    observation = seen(match.state, Seat(0))
    assert "Shoot, fight (2)" in [button.label for button in menu_page(observation, words("en")).buttons()]
    names = [topic.name for topic in PAGES.menu(observation, words("en")).topics if topic.kind == "act"]
    assert names == ["● A1 Guild Crossbowman: shoot", "● A2 Executioner: fight"]


def test_the_end_of_a_turn_says_who_does_nothing_in_it() -> None:
    """The button has no room for it, and the list that said it is gone."""
    state = crowded()
    page = menu_page(seen(state, Seat(0), GAME.topics(state, Seat(0)).index("end")), words("en"))
    (said,) = (block.text for block in page.blocks if isinstance(block, Paragraph))
    assert "4 creatures were not activated." in said
