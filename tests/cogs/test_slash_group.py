"""Declared slash groups: notation made from options, options that depend on earlier ones, and Discord's limits."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.game_groups import slash_group
from cogs.game_groups.slash_group import (
    Command,
    Option,
    SlashGroup,
    Typing,
    moves,
    next_words,
    option_words,
)
from cogs.turns import deciding
from games.kernel.ids import GameId
from render.game_pages import MenuTopic
from text import words

MOST_COMMANDS = 25
MOVE = Command("move", frozenset(("action",)), "move", (Option("who"), Option("to"), Option("items")))
FIGHT = Command(
    "fight", frozenset(("action",)), "fight", (Option("who"), Option("target"), Option("card", lead="with"))
)
PLAY = Command(
    "play", frozenset(("action",)), "play", (Option("card"), Option("at", lead="at"), Option("pay", lead="pay"))
)
RUN = Command("run", frozenset(("action",)), "run", (Option("unit"), Option("to", lead="to")))
END = Command("end", frozenset(("action",)), "end")


@pytest.mark.parametrize(
    ("command", "notation", "values"),
    [
        (MOVE, "move GOB b8", {"who": "GOB", "to": "b8"}),
        (MOVE, "move GOB b8 take e.ROP@b7 leave@b8", {"who": "GOB", "to": "b8", "items": "take e.ROP@b7 leave@b8"}),
        (FIGHT, "fight WAR e.TRO", {"who": "WAR", "target": "e.TRO"}),
        (FIGHT, "fight WAR e.TRO with 4", {"who": "WAR", "target": "e.TRO", "card": "4"}),
        (PLAY, "play v01 at 30 1.5 pay MAG HALL BAR", {"card": "v01", "at": "30 1.5", "pay": "MAG HALL BAR"}),
        (PLAY, "play r01 pay FRG", {"card": "r01", "pay": "FRG"}),
        (RUN, "run A1 to 23.5 41; 26 44", {"unit": "A1", "to": "23.5 41; 26 44"}),
        (END, "end", {}),
    ],
)
def test_a_line_is_made_of_its_options_and_read_back(command: Command, notation: str, values: dict[str, str]) -> None:
    assert option_words(command, notation) == values
    assert command.line(values) == notation


def test_the_first_option_takes_a_whole_line() -> None:
    assert RUN.line({"unit": "run A1 to 3 4"}) == "run A1 to 3 4"
    assert RUN.line({"unit": "A1"}, {"A1"}) == "A1"


MOVES = {
    "move GOB b8": "Goblin to b8",
    "move GOB b8 take e.ROP@b7": "Goblin to b8, takes the rope",
    "move GOB c8": "Goblin to c8",
    "move THI b8": "Thief to b8",
    "fight GOB e.TRO with 4": "Goblin fights the troll with 4",
    "end": "End the turn",
}


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return what autocomplete lists for an option of `move` where these moves are legal."""

    def named(match: object, said: object, verb: str = "") -> list[tuple[str, str]]:
        return [pair for pair in MOVES.items() if not verb or pair[0].split()[0] == verb]

    def called(match: object, thing: str, said: object) -> MenuTopic | None:
        return MenuTopic("Goblin", "at a8") if thing == "GOB" else None

    monkeypatch.setattr(deciding, "moves_named", named)
    monkeypatch.setattr(slash_group, "pages_of", lambda _: SimpleNamespace(called=called))

    def found(name: str, **given: str) -> dict[str, str]:
        match: Any = (SimpleNamespace(game="auction"),)
        return dict(next_words(Typing(match, words("en"), MOVE, name, given)))

    return found


def test_an_option_depends_on_those_before_it(listed: Any) -> None:
    assert listed("who") == {"GOB": "Goblin · at a8", "THI": "Thief to b8"}
    assert listed("to", who="GOB") == {"b8": "Goblin to b8 (+1)", "c8": "Goblin to c8"}
    assert listed("to") == {"b8": "b8", "c8": "Goblin to c8"}
    assert listed("items", who="GOB", to="b8") == {"take e.ROP@b7": "Goblin to b8, takes the rope"}
    assert listed("items", who="GOB", to="c8") == listed("to", who="WAR") == {}


def test_an_option_does_not_depend_on_those_after_it(listed: Any) -> None:
    assert listed("who", to="c8") == {"GOB": "Goblin · at a8", "THI": "Thief to b8"}


TWISTER = """
team a2 a4 a7 a9; hide token room then; card value; move who to items; jump who over to leave; walk who to leave
reveal room who; put token to; rotate who room way; fight who target card; combat card; gate who to act; heal who whom
drink who; fire who side; end; plan line
"""


def test_a_game_of_many_commands_with_several_options_fits() -> None:
    lines = [line.split() for line in TWISTER.replace("\n", ";").split(";") if line.strip()]
    declared = tuple(
        Command(name, frozenset(("action",)), name, tuple(Option(option, next_words) for option in options))
        for name, *options in lines
    )
    group = SlashGroup("twister", GameId("auction"), declared).made()
    made = {each.name: each.to_dict(None) for each in group.commands}  # type: ignore[arg-type]  # without a tree nothing is translated
    assert len(made) == len(declared) <= MOST_COMMANDS
    for name, *options in lines:
        assert [each["name"] for each in made[name]["options"]] == [*options, "match"]
        assert all(each["autocomplete"] for each in made[name]["options"])


def test_moves_are_those_of_the_verb(listed: Any) -> None:
    match: Any = None
    assert list(moves(Typing(match, words("en"), END, "", {}))) == [("end", "End the turn")]
