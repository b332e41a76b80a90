"""Pages become messages within Discord's limits."""

from typing import Any

import pytest
from discord import ui

from cogs.messages.component_ids import Origin
from cogs.messages.layout import WHOLE_TEXT_FILE, Attachment, Layout, PageTooBig, laid_out
from games.kernel.ids import MatchId
from render.limits import ALT_TEXT, MOST_TEXT
from render.page import Action, Block, Button, Buttons, Line, Page, Paragraph, Picture, Rule, Select, SelectOption

MATCH = MatchId(12)


def picture(name: str, alt: str = "alt") -> Picture:
    return Picture(name, "<svg/>", alt, "plain")


def shown(*blocks: Block, drawings: int = 0, enclosed: tuple[Attachment, ...] = ()) -> Layout:
    files = [Attachment(f"map-{number}.webp", b"x") for number in range(drawings)]
    return laid_out(Page(blocks, 0x123456, (7,)), Origin(MATCH, 57), files, enclosed)


def parts(layout: Layout) -> list[dict[str, Any]]:
    container = layout.view.to_components()[0]  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
    assert container["accent_color"] == 0x123456
    inner: list[dict[str, Any]] = container["components"]
    return inner


async def test_blocks_keep_their_order() -> None:
    row = Buttons((Button(Action("menu"), "Make a move", "primary"), Button(Action("hand"), "Hand", disabled=True)))
    select = Select(Action("pick"), "Choose…", (SelectOption("1", "One", "costs 2", chosen=True),))
    found = parts(shown(Paragraph("# Title"), picture("a"), Rule(), row, select, drawings=1))
    assert [part["type"] for part in found] == [10, 12, 14, 1, 1]
    assert [each["custom_id"] for each in found[3]["components"]] == ["so|12|57|menu|", "so|12|57|hand|"]
    assert [each["disabled"] for each in found[3]["components"]] == [False, True]
    option = found[4]["components"][0]["options"][0]
    assert (option["label"], option["description"], option["default"]) == ("One", "costs 2", True)


async def test_a_line_has_its_button_beside_it() -> None:
    layout = shown(
        Line("costs 2", Button(Action("pick", "1"), "One")), Line("costs 3", Button(Action("pick", "2"), "Two"))
    )
    found = parts(layout)
    assert [(part["type"], part["components"][0]["content"]) for part in found] == [(9, "costs 2"), (9, "costs 3")]
    assert [part["accessory"]["label"] for part in found] == ["One", "Two"]
    assert layout.component_ids() == {"so|12|57|pick|1", "so|12|57|pick|2"}


async def test_neighbouring_pictures_share_a_gallery() -> None:
    found = parts(shown(picture("a"), picture("b"), Paragraph("x"), picture("c"), drawings=3))
    assert [part["type"] for part in found] == [12, 10, 12]
    urls = [[item["media"]["url"] for item in part["items"]] for part in found if part["type"] == 12]
    assert urls == [["attachment://map-0.webp", "attachment://map-1.webp"], ["attachment://map-2.webp"]]


async def test_files_are_made_anew_for_each_request() -> None:
    layout = shown(picture("a"), drawings=1)
    assert [file.fp.read() for file in layout.files()] == [b"x"]
    assert [file.fp.read() for file in layout.files()] == [b"x"]


async def test_only_the_named_are_mentioned() -> None:
    mentions = shown(Paragraph("<@7> <@8> @everyone")).allowed_mentions.to_dict()
    assert mentions["users"] == [7]
    assert "everyone" not in mentions["parse"]
    assert "roles" not in mentions["parse"]


async def test_long_alt_text_is_cut() -> None:
    found = parts(shown(picture("a", "word " * 500), drawings=1))
    assert len(found[0]["items"][0]["description"]) <= ALT_TEXT


async def test_a_long_text_is_cut_at_a_line_and_attached_whole() -> None:
    long = "\n".join(f"line {number}" for number in range(1000))
    layout = shown(Paragraph("head"), Paragraph(long), Paragraph("tail"))
    found = parts(layout)
    texts = [part["content"] for part in found if part["type"] == 10]
    assert sum(map(len, texts)) <= MOST_TEXT
    assert texts[0] == "head"
    assert texts[2] == "tail"
    assert texts[1].endswith("…")
    assert texts[1].removesuffix("…").rpartition("\n")[2] in long.splitlines()
    whole = next(file for file in layout.attachments if file.filename == WHOLE_TEXT_FILE)
    assert long in whole.data.decode()
    assert found[-1]["file"]["url"] == f"attachment://{WHOLE_TEXT_FILE}"


async def test_an_enclosed_file_is_offered() -> None:
    layout = shown(Paragraph("here"), enclosed=(Attachment("match.json", b"{}"),))
    assert parts(layout)[-1]["file"]["url"] == "attachment://match.json"
    assert [file.filename for file in layout.files()] == ["match.json"]


async def test_too_many_components_are_refused() -> None:
    row = tuple(Buttons(tuple(Button(Action("pick", str(5 * r + b)), "x") for b in range(5))) for r in range(8))
    with pytest.raises(PageTooBig):
        shown(*row)


async def test_one_id_twice_is_refused() -> None:
    with pytest.raises(PageTooBig, match="twice"):
        shown(Buttons((Button(Action("menu"), "a"), Button(Action("menu"), "b"))))


async def test_a_list_is_another_component_where_something_else_is_to_be_chosen() -> None:
    """Catches a client that goes on showing what was chosen in a list that an edit has replaced by another one."""

    def number(name: str, chosen: str) -> int:
        options = tuple(SelectOption(each, each, chosen=each == chosen) for each in "ab")
        found: int = parts(shown(Select(Action("pick", name), "Choose…", options)))[0]["components"][0]["id"]
        return found

    numbers = [number("one", "a"), number("one", "b"), number("two", "a")]
    assert number("one", "a") == numbers[0]
    assert len(set(numbers)) == 3 and all(0 < each < 2**31 for each in numbers)


async def test_every_control_outlives_a_restart() -> None:
    view = shown(Buttons((Button(Action("menu"), "a"),))).view
    assert isinstance(view, ui.LayoutView)
    assert view.timeout is None
    assert view.is_persistent()
