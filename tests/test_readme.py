"""READMEs and docs/ match the code: commands, settings, make targets, links, modules, permissions, pictures."""

import importlib.util
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot
from cogs.messages.channels import FOR_NEW_THREAD, IN_CHANNEL, IN_THREAD, INVITED
from cogs.sealed_orders import create_bot
from config import SETTINGS, VERSION, read_settings
from games.position import read_position
from tests.cogs.command_list import ListedCommand
from tests.cogs.command_pages import PAGES, declared, listed_options, written
from text import words

ROOT = Path(__file__).parent.parent
READMES = ("README.md", "README.ru.md")
BUTTONS = {"README.md": "en", "README.ru.md": "ru"}
GAMES = [path.parent.name for path in sorted((ROOT / "games").glob("*/SPEC.md"))]
POSITIONS = sorted((ROOT / "docs" / "pictures").glob("*.json"))
FOR_EVERYBODY = ("CHANGELOG.md", "PRIVACY.md", "PRIVACY.ru.md", "TERMS.md", "TERMS.ru.md")
PAGES_OF_DOCS = sorted([*(ROOT / "docs").glob("*.md"), *(ROOT / "docs" / "operations").glob("*.md")])
DOCUMENTS = (*READMES, *FOR_EVERYBODY, *(str(path.relative_to(ROOT)) for path in PAGES_OF_DOCS))


@pytest.fixture(params=READMES)
def readme(request: pytest.FixtureRequest) -> Path:
    return ROOT / str(request.param)


@pytest.fixture
async def every_command() -> tuple[ListedCommand, ...]:
    return await declared()


def rows(readme: Path, start: str) -> Iterator[list[str]]:
    """Return the cells of every table row whose first cell is code that begins with `start`."""
    for line in readme.read_text(encoding="utf-8").splitlines():
        if line.startswith(f"| `{start}"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


@pytest.mark.parametrize("language", PAGES)
def test_every_command_is_listed_with_its_options(language: str, every_command: tuple[ListedCommand, ...]) -> None:
    listed = {name.strip("`/"): options for name, *_, options, _ in rows(PAGES[language], "/")}
    assert listed == {command.path: listed_options(command) for command in every_command}


@pytest.mark.parametrize("language", PAGES)
def test_lists_of_commands_are_what_the_program_declares(
    language: str, every_command: tuple[ListedCommand, ...]
) -> None:
    """If not: `make commands`."""
    page = PAGES[language].read_text(encoding="utf-8")
    assert written(page, language, every_command) == page


def test_every_setting_is_listed_with_its_default(readme: Path) -> None:
    found = (cells for cells in rows(readme, "") if cells[0].strip("`").isupper())
    named = {name.strip("`"): default.strip("`") for name, default, _ in found}
    assert named == {setting.name: setting.default for setting in SETTINGS}


def test_the_example_names_every_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text(encoding="utf-8")
    named = re.findall(r"^#?([A-Z_]+)=(.*)$", example, re.MULTILINE)
    assert named == [(setting.name, setting.default) for setting in SETTINGS]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_make_targets_exist(name: str) -> None:
    made = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"(?:`|^)make ([a-z-]+)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
    assert named <= made
    assert name not in READMES or {"play", "test", "backup"} <= named


def test_every_make_target_is_listed() -> None:
    described = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = {name.strip("`").removeprefix("make ") for name, _ in rows(ROOT / "README.md", "make ")}
    assert named == set(described) - {"help", "setup-dev"}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_link_targets_exist(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)\s]+)|src=\"([^\"]+)", text)
    ours = [link or source for link, source in links if "://" not in link]
    assert name not in READMES or len(ours) > 5
    assert [link for link in ours if not leads_somewhere(ROOT / name, link)] == []


def leads_somewhere(page: Path, link: str) -> bool:
    """Return whether there is the file that `page` links to, and in it the heading after a `#`, as GitHub names it."""
    name, _, heading = link.partition("#")
    target = page.parent / name if name else page
    if not heading or not target.is_file():
        return target.exists()
    titles = re.findall(r"^#+ (.+)$", target.read_text(encoding="utf-8"), re.MULTILINE)
    return heading in {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_modules_exist(name: str) -> None:
    named = set(re.findall(r"python -m ([a-z_.]+)", (ROOT / name).read_text(encoding="utf-8")))
    assert named or name not in READMES
    for module in named:
        found = importlib.util.find_spec(module)
        assert found is not None, module
        assert found.submodule_search_locations is None or importlib.util.find_spec(f"{module}.__main__"), module


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


def test_the_portal_is_asked_for_the_same_permissions() -> None:
    page = (ROOT / "docs" / "portal.md").read_text(encoding="utf-8")
    names = {words("en")(f"permission-{name}") for name in (*IN_CHANNEL, *FOR_NEW_THREAD)}
    listed = {
        name
        for permissions, _ in re.findall(r"^\| ([A-Z][^|]+) \| ([a-z][^|]+) \|$", page, re.MULTILINE)
        for name in permissions.split(", ")
    }
    assert f"`{INVITED.value}`" in page
    assert names <= listed


@pytest.mark.parametrize("language", BUTTONS.values())
def test_what_is_said_of_privacy_names_the_buttons(language: str) -> None:
    page = (ROOT / ("PRIVACY.md" if language == "en" else "PRIVACY.ru.md")).read_text(encoding="utf-8")
    said = words(language)
    assert [name for name in ("my-data", "forget") if said(f"button-{name}") not in page] == []


def test_the_newest_version_has_its_changes() -> None:
    found = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert found[0] == VERSION


def test_descriptions_for_the_portal_fit() -> None:
    """Discord takes at most 400 characters."""
    page = (ROOT / "docs" / "portal.md").read_text(encoding="utf-8")
    quoted = re.findall(r"(?:^> .+\n)+", page, re.MULTILINE)
    assert len(quoted) == 2
    assert max(len(" ".join(line.removeprefix("> ") for line in each.splitlines())) for each in quoted) <= 400


def test_the_unit_of_systemd_keeps_to_the_exit_status_of_bad_settings() -> None:
    page = (ROOT / "docs" / "running.md").read_text(encoding="utf-8")
    assert f"RestartPreventExitStatus={bot.BAD_SETTINGS}\n" in page


def test_buttons_are_named_as_in_the_program(readme: Path) -> None:
    said = words(BUTTONS[readme.name])
    text = readme.read_text(encoding="utf-8")
    assert [name for name in ("new", "join", "start") if f"**{said(f'button-{name}')}**" not in text] == []


def test_every_game_has_a_picture(readme: Path) -> None:
    shown = re.findall(r'<img src="([^"]+)"[^>]* alt="([^"]+)"', readme.read_text(encoding="utf-8"))
    said = words(BUTTONS[readme.name])
    assert [game for game in GAMES if not any(said(f"{game}-name") in text for _, text in shown)] == []
    assert len({source for source, _ in shown}) == len(shown) == len(GAMES)


def test_pictures_are_small() -> None:
    sizes = {path.name: path.stat().st_size for path in (ROOT / "docs" / "pictures").glob("*.png")}
    assert {"table.png", "table_phone.png"} <= set(sizes)
    assert max(sizes.values()) <= 400 * 1024


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_pictures_can_be_drawn_anew(path: Path) -> None:
    """A change of the rules may leave a position behind that nobody reads until the pictures are to be made again."""
    read_position(path.read_bytes())
    assert path.with_suffix(".png").exists()
