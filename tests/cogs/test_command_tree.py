"""The command tree: words in both languages, Discord's limits, all commands present."""

import re
from typing import Any

import pytest
from discord import app_commands

from cogs import command_tree
from cogs.command_tree import CommandTranslator, key_of
from cogs.sealed_orders import SealedOrders, create_bot
from config import read_settings
from tests.cogs.command_list import command_list
from tests.whole.painters import Blank
from text import LANGUAGES, words

NAME = re.compile(r"^[-_'\w]{1,32}$")
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
MOST_SUBCOMMANDS = 25
MOST_OPTIONS = 25
LONGEST_COMMAND = 8000
ASKED_FOR = """
match new join leave start info list mine invite resign cancel rematch
match-seat kick computer
match-table move
match-record export verify
settings me server
tetra build route artifact creature trophy pass income
lords orders initial fee food reputation dig mine imps traps monster room produce retrieve pay
lords plan battle attack prices points
signum build levy study deploy cast muster power move run fight shoot explore end
signum-card relic tactic terrain
signum-skill throw magic heal hex
signum-orders stance tactic
signum-deck new edit check list share import
tournament join withdraw check-in back next help standings pairings why rules export
organise new edit open start publish swap pause resume extend replace remove adjudicate correct forbid import cancel
"""


@pytest.fixture
async def bot() -> SealedOrders:
    made = create_bot(read_settings({}), Blank())
    await command_tree.load(made)
    return made


async def payloads(bot: SealedOrders) -> list[dict[str, Any]]:
    translator = CommandTranslator()
    found = []
    for command in bot.tree.get_commands():
        assert not isinstance(command, app_commands.ContextMenu)
        found.append(await command.get_translated_payload(bot.tree, translator))
    return found


def nodes(payload: dict[str, Any]) -> list[dict[str, Any]]:
    """Return a command with everything below it."""
    return [payload, *(node for option in payload.get("options", ()) for node in nodes(option))]


async def test_every_required_command_exists(bot: SealedOrders) -> None:
    paths = {command.path for command in command_list(bot.tree)}
    for line in ASKED_FOR.strip().splitlines():
        group, *names = line.split()
        assert {f"{group.replace('-', ' ')} {name}" for name in names} <= paths
    assert {"show", "hand", "moves", "play", "log", "undo", "replay", "rules", "privacy", "help"} <= paths


async def test_names_follow_discords_rules_in_every_language(bot: SealedOrders) -> None:
    for payload in await payloads(bot):
        for node in nodes(payload):
            for name in (node["name"], *node["name_localizations"].values()):
                assert NAME.match(name), name
                assert name == name.lower()
                assert node["name"].isascii()


async def test_every_name_and_description_has_russian_words(bot: SealedOrders) -> None:
    for payload in await payloads(bot):
        for node in nodes(payload):
            assert "ru" in node["name_localizations"], node["name"]
            assert "ru" in node["description_localizations"], node["name"]


async def test_descriptions_fit(bot: SealedOrders) -> None:
    for payload in await payloads(bot):
        for node in nodes(payload):
            for description in (node["description"], *node["description_localizations"].values()):
                assert 1 < len(description) <= LONGEST_DESCRIPTION, description
            for choice in node.get("choices", ()):
                names = (choice["name"], *(choice.get("name_localizations") or {}).values())
                assert all(1 <= len(name) <= LONGEST_CHOICE for name in names)


async def test_names_differ_in_every_language(bot: SealedOrders) -> None:
    for level in [await payloads(bot), *(p["options"] for p in await payloads(bot))]:
        for language in ("", "ru"):
            names = [node["name_localizations"].get(language, node["name"]) for node in level]
            assert len(names) == len(set(names)), names


async def test_commands_fit_into_discords_limits(bot: SealedOrders) -> None:
    for payload in await payloads(bot):
        assert len(payload["options"]) <= MOST_SUBCOMMANDS
        assert all(len(node.get("options", ())) <= MOST_OPTIONS for node in nodes(payload))
        longest = sum(
            max(len(text) for text in (node[key], *node[f"{key}_localizations"].values()))
            for node in nodes(payload)
            for key in ("name", "description")
        )
        assert longest <= LONGEST_COMMAND


async def test_required_options_come_first(bot: SealedOrders) -> None:
    for command in command_list(bot.tree):
        required = [is_required for _, is_required in command.options]
        assert required == sorted(required, reverse=True), command.path


async def test_english_words_are_those_of_the_file(bot: SealedOrders) -> None:
    for command in command_list(bot.tree):
        key = key_of(command.path)
        assert words("en")(f"{key}.description") == command.description
        assert words("en")(key) == command.path.split()[-1]


async def test_no_words_for_commands_that_do_not_exist(bot: SealedOrders) -> None:
    paths = {key_of(command.path).removeprefix("command-") for command in command_list(bot.tree)}
    groups = {path[:end] for path in paths for end, sign in enumerate(path) if sign == "-"}
    options = {name for command in command_list(bot.tree) for name, _ in command.options}
    for language in LANGUAGES:
        said = words(language)
        assert {key.removeprefix("command-") for key in said.keys("command-") if "." not in key} == paths | groups
        assert {key.removeprefix("option-") for key in said.keys("option-") if "." not in key} == options


async def test_what_is_a_persons_own_is_there_everywhere_and_nothing_else_is(bot: SealedOrders) -> None:
    found = {payload["name"]: (payload["integration_types"], payload["contexts"]) for payload in await payloads(bot)}
    for name in ("mine", "rules", "card", "help", "away", "privacy", "settings"):
        assert found.pop(name) == ([0, 1], [0, 1, 2]), name
    assert set(map(str, found.values())) == {"([0], [0, 1])"}
