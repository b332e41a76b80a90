"""The longest pages of every game in every language: Discord accepts them, and no name in them acts as markup."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from cogs.messages.component_ids import Origin
from cogs.messages.layout import Attachment, laid_out
from games import registry
from games.kernel.game import AnyGame
from games.kernel.ids import MatchId
from render.limits import MOST_OPTIONS, faults
from render.page import Buttons, Page, Paragraph, Select, without_pictures
from render.pages import in_view
from render.phrases import escaped, label
from tests.architecture.sources import ROOT
from tests.render.every_page import every_page, shared_pages
from tests.render.worst import NAMES, fours, observation_at, worst_moments
from tests.sampling import sample
from tests.whole import api
from text import LANGUAGES, words

pytestmark = pytest.mark.slow

MESSAGES = "/channels/1234567890123456789/messages"
SHORT = 16
"""Names of this length are as long as names may be once they are escaped."""

LONGEST = ("*" * 32, "Щ" * 32, "_" * 32, "W" * 32)
ORIGIN = Origin(MatchId((1 << 31) - 1), 999_999_999, "c0ffee-100000000")
NOT_OF_THEIR_OWN = {
    "after_page", "note", "page", "with_hint", "with_move", "with_next", "with_notes",
    "with_notice", "with_since", "without_pictures",
}  # fmt: skip
"""Functions that are parts of other pages, or change them."""

GROUPS = list(fours(tuple(name[:SHORT] for name in NAMES)))
EVERY = sample(12, hunt=1)
"""One page in so many is made for each group of names, other pages for each group."""

GAMES = [registry.find(game_id) for game_id in registry.game_ids()]
each_game = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def refused(page: Page) -> list[str]:
    """Return why Discord would refuse `page` as a message, with pictures and without.

    Most pages that show no match are the same in every game.
    """
    found = list(faults(page))
    for shown in (page, without_pictures(page)):
        files = [Attachment(f"{picture.name}.webp", b"") for picture in shown.pictures()]
        layout = laid_out(shown, ORIGIN, files)
        body: dict[str, Any] = {
            "flags": 1 << 15,
            "components": layout.view.to_components(),  # type: ignore[no-untyped-call]  # discord.py leaves it untyped
            "attachments": [
                {"id": number, "filename": each.filename} for number, each in enumerate(layout.attachments)
            ],
            "allowed_mentions": layout.allowed_mentions.to_dict(),
        }
        found += api.faults("POST", MESSAGES, body)
    return found


@each_game
@each_language
async def test_every_page_fits(game: AnyGame, language: str) -> None:
    # Russian is longer: English pages are made only at every second moment.
    for moment in worst_moments(game)[:: 1 if language == "ru" else 2]:
        observation = observation_at(moment, LONGEST)
        for name, made in every_page(observation, words(language)):
            assert refused(made()) == [], f"{name} at {moment}"


@each_game
@each_language
async def test_shared_pages_fit(game: AnyGame, language: str) -> None:
    for name, made in shared_pages(game.id, words(language)):
        assert refused(made()) == [], name


@each_language
def test_lists_of_matches_are_never_cut(language: str) -> None:
    observation = observation_at(worst_moments(GAMES[0])[0], LONGEST)
    for name, made in every_page(observation, words(language)):
        if name == "list_page":
            assert all(not block.text.endswith("…") for block in made().blocks if isinstance(block, Paragraph))


def test_every_page_is_in_every_page() -> None:
    """A new page has to be added to every_page.py."""
    known = set()
    for game in GAMES:
        known |= {name for name, _ in shared_pages(game.id, words("en"))}
        for moment in worst_moments(game):
            known |= {name for name, _ in every_page(observation_at(moment, LONGEST), words("en"))}
    assert set(_pages_in_the_source()) - known == NOT_OF_THEIR_OWN


def _pages_in_the_source() -> Iterator[str]:
    for path in (ROOT / "render").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            returns = node.returns if isinstance(node, ast.FunctionDef) else None
            is_page = isinstance(returns, ast.Name) and returns.id == "Page"
            if isinstance(node, ast.FunctionDef) and is_page and not node.name.startswith("_"):
                yield node.name


ESCAPED = re.compile(r"\\.")
FORMING = re.compile(r"[*_~`|<>\[\]#@\\]|\n|://|(?m:^\s*(?:-#|-|\d+\.)\s)")
INVISIBLE = re.compile(
    "[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff]"
)


def forms(page: Page) -> list[list[str]]:
    """Return what formats the text of each paragraph, and of those in place of pictures."""
    texts = [block.text for block in without_pictures(page).blocks if isinstance(block, Paragraph)]
    return [FORMING.findall(ESCAPED.sub("", text)) for text in texts]


def plain_texts(page: Page) -> Iterator[str]:
    """Yield all texts that are shown literally: labels, entries of lists, alt texts."""
    for block in page.blocks:
        if isinstance(block, Buttons):
            yield from (button.label for button in block.buttons)
        elif isinstance(block, Select):
            yield from (text for option in block.options for text in (option.label, option.note))
    yield from (picture.alt for picture in page.pictures())


def harmless(name: str) -> str:
    """Return a name of letters only, as long as `name` is once it is escaped."""
    return "q" * len(escaped(name))


@each_game
@pytest.mark.parametrize("turn", range(len(GROUPS)), ids=[ascii(group[0])[1:-1] for group in GROUPS])
def test_names_do_not_change_the_formatting(game: AnyGame, turn: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With names of letters only, the same pages have the same formatting: headings, lines, mentions, links.

    How many lines of the log fit depends on how wide names look, so each line takes one row here.
    """
    monkeypatch.setattr(in_view, "_rows", lambda _: 1)
    group = GROUPS[turn]
    said = words(LANGUAGES[turn % 2])
    moment = worst_moments(game)[turn // 2 % 4]
    odd = observation_at(moment, group)
    even = observation_at(moment, tuple(harmless(label(face, said)) for face in odd.faces[:4]))
    pages = list(zip(every_page(odd, said), every_page(even, said), strict=True))
    for (name, made), (_, made_evenly) in pages[turn % EVERY :: EVERY]:
        page = made()
        assert forms(page) == forms(made_evenly()), f"{name} with {group!a}"
        for text in (*plain_texts(page), *(picture.svg for picture in page.pictures())):
            assert not INVISIBLE.search(text.replace("\n", "")), f"{name} with {group!a}"
        assert refused_shortly(page) == [], f"{name} with {group!a}"


def refused_shortly(page: Page) -> list[str]:
    """Return what is wrong with the page itself."""
    return [fault[:100] for fault in faults(page)]


def test_names_are_as_long_as_names_may_be() -> None:
    assert max(len(name) for name in NAMES) <= 32
    assert len(NAMES) > MOST_OPTIONS
