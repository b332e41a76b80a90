"""The page in a real Chromium, with the small bot: every kind of control, two sizes, two languages."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.playground.driver import DESKTOP, PHONE, Driver, Playground

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def playground() -> Iterator[Playground]:
    with Playground.start([sys.executable, "-m", "tests.playground.small_bot"], {"PYTHONPATH": str(ROOT)}) as started:
        yield started


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE)])
def test_every_control_works(playground: Playground, language: str, size: tuple[int, int]) -> None:
    with Driver(playground.address, language=language, size=size) as table:
        table.as_("Ann").open("#games").expect("Welcome: type /match new (rebound, ready)")
        table.slash("match new", game="Tetranomicon", secret="True").follow("Table 1").expect("Waiting for @Ann")
        assert table.pictures()[-1] == "A map"
        table.press("Hand").expect({"en": "Your hand (en-GB)", "ru": "Your hand (ru)"}[language])
        table.wait(lambda: table.waiting()["Ann"] == 1, "mark of a direct message")
        table.choose("Choose a move", "tower").expect("You chose tower in Kaira")
        table.choose("Choose a move", "farm in O").expect("You chose farm in Orso")
        table.choose("Choose cards", "farm in O").expect("You chose farm in Orso")
        table.press("Rules").fill(words="dragons").expect("Nothing about dragons")
        assert table.suggestions("match play", "move", "tower") == ["tower in Kaira"]
        table.slash("match play", move="farm in Orso").expect("Played farm in Orso")
        table.press_in_vain("Fail")
        table.press("Slow").expect("In time")
        table.press("Later").expect("Here it is")
        table.wait(table.fills_the_window, "page as large as the window")
        table.screenshot(f"table-{language}-{size[0]}")
        table.open("dm").expect("A secret message")
        table.wait(lambda: table.waiting()["Ann"] == 0, "mark taken away")
        table.as_("Vera")
        assert "A secret message" not in "".join(table.messages())
        assert not any("Table 1" in place for place in table.places())
        table.screenshot(f"direct-messages-{language}-{size[0]}")


def test_unread_marks_appear_in_another_channel(playground: Playground) -> None:
    with Driver(playground.address) as here, Driver(playground.address) as there:
        here.as_("Gleb").open("#general")
        there.as_("Boris").open("#off-topic").say("<@1> nobody").open("#games").slash("match new", game="Tetranomicon")
        assert here.wait(lambda: [place for place in here.places() if place.startswith("off-topic 1")], "mark")
        here.open("Table 1 · Boris").expect("Waiting for @Boris")
        there.open("Table 1 · Boris").say("hello from Boris")
        here.expect("hello from Boris")


def test_another_language_and_another_size_at_any_time(playground: Playground) -> None:
    with Driver(playground.address) as table:
        table.as_("Gleb").open("#games").speak("ru")
        assert table.wait(lambda: "Личные сообщения" in " ".join(table.places()), "places in Russian")
        table.resize(*PHONE).open("#general").fold().screenshot("places-ru-390")
        table.fold().speak("en").resize(*DESKTOP)
        assert "Direct messages" in " ".join(table.places())


def test_a_stopped_playground_says_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.playground.small_bot"]
    with Playground.start(command, {"PYTHONPATH": str(ROOT)}) as own, Driver(own.address) as table:
        table.as_("Ann").open("#games")
        own.stop()
        table.wait(table.notice, "word that the playground has stopped")
        assert "make play" in table.notice()
    with Playground.start(command, {"PYTHONPATH": str(ROOT)}) as own, Driver(own.address) as table:
        table.browser.get(own.address.partition("#")[0])
        table.wait(table.notice, "word that the key is missing")
        assert "#" in table.notice()
