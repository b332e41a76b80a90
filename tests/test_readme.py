"""Commands, settings, make targets, links, modules and permissions in the READMEs match the code."""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import discord
import pytest
from discord.ext import commands

from cogs.command_tree import load
from cogs.messages.channels import FOR_NEW_THREAD, IN_CHANNEL, IN_THREAD, INVITED
from cogs.sealed_orders import create_bot
from config import SETTINGS, read_settings
from tests.cogs.command_list import ListedCommand, command_list
from text import words

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.ru.md")
BUTTONS = {"README.md": "en", "README.ru.md": "ru"}
ONLY_TESTED = {"pearls"}
"""Commands of games that only tests play."""


@pytest.fixture(params=READMES)
def readme(request: pytest.FixtureRequest) -> Path:
    return ROOT / str(request.param)


@pytest.fixture
async def listed() -> tuple[ListedCommand, ...]:
    bot = commands.Bot(command_prefix="!", intents=discord.Intents.none())
    await load(bot)  # type: ignore[arg-type]  # the cogs keep the bot and ask nothing of it here
    return command_list(bot.tree)


def rows(readme: Path, start: str) -> Iterator[list[str]]:
    """Return the cells of every table row whose first cell is code that begins with `start`."""
    for line in readme.read_text(encoding="utf-8").splitlines():
        if line.startswith(f"| `{start}"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def test_every_command_is_listed_with_its_options(readme: Path, listed: tuple[ListedCommand, ...]) -> None:
    named = {name.strip("`/"): options for name, options, _ in rows(readme, "/")}
    known = {
        command.path: " ".join(f"`{name}`" if needed else f"`[{name}]`" for name, needed in command.options)
        for command in listed
        if command.path.split()[0] not in ONLY_TESTED
    }
    assert named == known


def test_every_setting_is_listed_with_its_default(readme: Path) -> None:
    found = (cells for cells in rows(readme, "") if cells[0].strip("`").isupper())
    named = {name.strip("`"): default.strip("`") for name, default, _ in found}
    assert named == {setting.name: setting.default for setting in SETTINGS}


def test_the_example_names_every_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = re.findall(r"^#?([A-Z_]+)=(.*)$", example, re.MULTILINE)
    assert named == [(setting.name, setting.default) for setting in SETTINGS]


def test_make_targets_exist(readme: Path) -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"\bmake ([a-z-]+)", readme.read_text(encoding="utf-8")))
    assert {"play", "test", "backup"} <= named <= made


def test_every_make_target_is_listed() -> None:
    described = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = {name.strip("`").removeprefix("make ") for name, _ in rows(ROOT / "README.md", "make ")}
    assert named == set(described) - {"help", "setup-dev"}


def test_link_targets_exist(readme: Path) -> None:
    links = re.findall(r"\]\(([^)#]+)", readme.read_text(encoding="utf-8"))
    ours = [link for link in links if "://" not in link]
    assert len(ours) > 5
    assert [link for link in ours if not (ROOT / link).exists()] == []


def test_modules_exist(readme: Path) -> None:
    named = set(re.findall(r"python -m ([a-z_.]+)", readme.read_text(encoding="utf-8")))
    assert named
    for name in named:
        found = importlib.util.find_spec(name)
        assert found is not None, name
        assert found.submodule_search_locations is None or importlib.util.find_spec(f"{name}.__main__"), name


def test_the_invitation_asks_for_the_needed_permissions(readme: Path) -> None:
    text = readme.read_text(encoding="utf-8")
    (address,) = re.findall(r"https://discord\.com/oauth2/authorize\?(\S+)", text)
    assert address == f"client_id=APPLICATION_ID&scope=bot+applications.commands&permissions={INVITED.value}"
    assert {name for name, granted in INVITED if granted} == {
        name.replace("view_channel", "read_messages") for name in (*IN_CHANNEL, *IN_THREAD, *FOR_NEW_THREAD)
    }


def test_every_permission_is_named() -> None:
    text = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    asked = {words("en")(f"permission-{name}") for name in (*IN_CHANNEL, *FOR_NEW_THREAD)}
    assert {name for name in asked if name not in text} == set()


def test_no_intent_is_privileged(tmp_path: Path) -> None:
    settings = read_settings({"SEALED_ORDERS_DATABASE": str(tmp_path / "none.sqlite3")}, tmp_path / "none")
    intents = create_bot(settings).intents
    assert not (intents.members or intents.presences or intents.message_content)


def test_buttons_are_named_as_in_the_program(readme: Path) -> None:
    said = words(BUTTONS[readme.name])
    text = readme.read_text(encoding="utf-8")
    assert [name for name in ("new", "join", "start") if f"**{said(f'button-{name}')}**" not in text] == []


def test_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("table*.png")}
    assert set(sizes) == {"table.png", "table_phone.png"}
    assert max(sizes.values()) <= 400 * 1024
