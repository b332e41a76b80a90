"""simcord's files work under our address: none of them requests a path at the root."""

import re
from pathlib import Path

import pytest
import simcord.preview

from playground.frames import rewritten

FILES = Path(simcord.preview.__file__).with_name("static")
TEXTS = sorted(
    path for path in FILES.rglob("*") if path.suffix in {".js", ".css", ".html"} and "vendor" not in path.parts
)
OURS = ("/simcord/", "/frame.")
ROOTED = {
    ".html": re.compile(r'(?:href|src)="(/[^"]*)"'),
    ".css": re.compile(r'url\(["\']?(/[^"\')]*)'),
    ".js": re.compile(r'(?:fetch|request|import|from|src =|href =)[ (]*["`](/[^"`]*)'),
}


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_no_path_at_the_root_is_left(path: Path) -> None:
    text = rewritten(path.name, path.read_text(encoding="utf-8"))
    rooted = ROOTED[path.suffix].findall(text)
    assert [found for found in rooted if not found.startswith(OURS)] == []
    assert '"/api' not in text and "`/api" not in text and '"/vendor' not in text


def test_every_file_that_the_page_names_exists() -> None:
    named = re.findall(r'(?:href|src)="/simcord/([^"]+)"', rewritten("index.html", read("index.html")))
    named += re.findall(r'url\("/simcord/([^"]+)"\)', rewritten("preview.css", read("preview.css")))
    assert {"app.js", "preview.css"} <= set(named)
    assert [name for name in named if not (FILES / name).is_file()] == []


def test_our_script_and_style_come_last() -> None:
    page = rewritten("index.html", read("index.html"))
    assert page.index("/frame.css") > page.index("/simcord/preview.css")
    assert page.index("/frame.js") > page.index("/simcord/app.js")


def test_a_picture_keeps_its_size_while_it_is_replaced() -> None:
    assert "image.style.aspectRatio = `${width} / ${height}`" in rewritten("media.js", read("media.js"))


def test_the_page_scrolls_to_the_end_of_a_tall_message() -> None:
    assert "if (rect.height <= bounds.height && rect.top < bounds.top)" in rewritten("timeline.js", read("timeline.js"))


def test_an_open_select_survives_a_page_that_scrolls() -> None:
    script = rewritten("select-drafts.js", read("select-drafts.js"))
    assert "rect.top >= viewportHeight) {\n        continue;\n" in script


def test_what_is_chosen_in_a_modal_is_not_counted_aloud() -> None:
    assert "} selected. " in read("selects.js")
    assert "} selected. " not in rewritten("selects.js", read("selects.js"))


def test_large_fonts_are_not_sent() -> None:
    fonts = re.findall(r'url\("/simcord/(fonts/[^"]+)"', rewritten("preview.css", read("preview.css")))
    sizes = {name: (FILES / name).stat().st_size for name in fonts}
    assert max(sizes.values()) < 6_000_000


def read(name: str) -> str:
    return (FILES / name).read_text(encoding="utf-8")


def test_an_option_asks_the_bot_as_soon_as_it_is_focused() -> None:
    assert "queryAutocomplete(option, current)" not in read("commands.js")
    assert "queryAutocomplete(option, current)" in rewritten("commands.js", read("commands.js"))
