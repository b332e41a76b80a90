"""`/tetra`: the moves of Tetranomicon, one command for each kind, with cost and path in the suggestions."""

from cogs.game_groups.slash_group import Command, Extra, Option, SlashGroup, moves
from games.kernel.ids import GameId


def _move(name: str, option: str, *free: str) -> Command:
    """Declare a command for one kind of move; `free`: a decision of the set-up that the same move answers."""
    return Command(name, frozenset(("action", *free)), name, (Option(option, moves, required=True),))


GROUP = SlashGroup(
    "tetra",
    GameId("tetranomicon"),
    (
        _move("build", "tower", "free_farm"),
        _move("route", "segment", "free_route"),
        _move("artifact", "artifact"),
        _move("creature", "creature"),
        Command("trophy", frozenset(("action",)), "trophy", (Option("city", moves, required=True),)),
        Command("pass", frozenset(("action",)), "pass"),
        Extra("income"),
    ),
)
