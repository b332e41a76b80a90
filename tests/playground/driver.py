"""Drives the playground's page in a headless Chromium, in the words of somebody who plays.

    with Playground.start([sys.executable, "bot.py"], environment) as playground, Driver(playground.address) as table:
        table.as_("Ann").open("#games").slash("match new", game="Tetranomicon")
        table.open("Tetranomicon").press("Join").expect("Ann")
        table.as_("Boris").press("Join")
        table.as_("Ann").press("Your move").choose("Choose a city", "Kaira").press("Confirm")
        table.open("dm").expect("Your hand")
        table.screenshot("hand", width=390)

Every action waits until the bot has answered and the page shows it; what cannot be found within `PATIENCE` seconds
fails with the list of what is there. Buttons, selects and messages are looked for from the newest message upwards.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from tests.playground.process import PATIENCE, Playground

__all__ = ["DESKTOP", "PHONE", "Driver", "Playground"]

STEP = 0.05
SLOW = 5.0
DESKTOP = (1280, 900)
PHONE = (390, 844)
SCREENSHOTS = Path(__file__).with_name("screenshots")

_FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
)
_OPTIONS = ".select-list [role=option]"
_MESSAGE = "#channel-message-list [data-message-id]"
Found = TypeVar("Found")


class Driver:
    """A browser window with the playground's page, seen by one person in one place at a time."""

    def __init__(self, address: str, *, language: str = "en", size: tuple[int, int] = DESKTOP) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in (*_FLAGS, f"--user-data-dir={self._profile.name}"):
            options.add_argument(flag)
        self.browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.person = "Ann"
        self.resize(*size)
        page, _, key = address.partition("#")
        self.browser.get(f"{page}?lang={language}#{key}")
        self._settled()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.browser.quit()
        self._profile.cleanup()

    # Who and where

    def as_(self, person: str) -> Self:
        """Become `person`, in the same place (or their own direct messages)."""
        self._page()
        self.person = person
        self._click(partial(self._one, f'[data-person="{person}"]'), f"person {person}")
        return self._settled()

    def open(self, place: str) -> Self:
        """Go to "#games", to the thread whose name contains `place` (the newest), or to "dm"."""
        self.wait(partial(self._place, place), f"place {place!r}; there are {self.places()}")
        self._page()
        if self._is_phone():
            self.fold()
        self._click(partial(self._place, place), f"place {place!r}")
        return self._settled()

    def speak(self, language: str) -> Self:
        """Switch the page, and the person's Discord, to "en" or "ru"."""
        self._page()
        folded = self._is_phone()
        if folded:
            self.fold()
        self._click(partial(self._one, f'[data-language="{language}"]'), f"language {language}")
        if folded:
            self.fold()
        return self._settled()

    def let_letters(self, come: bool) -> Self:
        """Open the person's direct messages, or close them, by the switch under the list of places."""
        self._page()
        folded = self._is_phone()
        if folded:
            self.fold()
        self._click(partial(self._one, f'#letters[aria-checked="{str(not come).lower()}"]'), "switch of letters")
        self.wait(partial(self._one, f'#letters[aria-checked="{str(come).lower()}"]'), "letters as wished")
        if folded:
            self.fold()
        return self._settled()

    def fold(self) -> Self:
        """On a phone: open the list of places, or close it."""
        self._page()
        self._click(partial(self._one, "#here"), "list of places")
        return self

    def follow(self, link: str) -> Self:
        """Click the newest link to another place, or channel mention, whose text contains `link`."""
        wanted = link.replace("\u00a0", " ")  # as WebDriver reads texts
        links = "a.message-system-link, a.markdown-link, .mention, a.link-button"
        before = self._spot()

        def look() -> WebElement | None:
            self._frame()
            return next((found for found in reversed(self._visible(links)) if wanted in found.text), None)

        self._click(look, f"link {link!r}")
        self.wait(lambda: self._spot() != before, f"place behind {link!r}")
        return self._settled()

    def places(self) -> list[str]:
        """The names in the list of places, each with its number of unread messages if there are any."""
        self._page()
        script = """return [...document.querySelectorAll("[data-place]")].map((place) =>
            [...place.children].filter((part) => !part.hidden).map((part) => part.textContent).join(" ").trim())"""
        return [str(name) for name in self.browser.execute_script(script)]

    def waiting(self) -> dict[str, int]:
        """How many unread messages call each person."""
        self._page()
        script = """return [...document.querySelectorAll("[data-person]")].map((person) =>
            [person.dataset.person, person.querySelector(".badge:not([hidden])")?.textContent || "0"])"""
        return {str(name): int(count) for name, count in self.browser.execute_script(script)}

    def notice(self) -> str:
        """What the page says instead of a place, if anything (the playground has stopped, the key is missing)."""
        self._page()
        notice = self._one("#notice")
        return "" if notice is None else notice.text

    # What is said

    def messages(self) -> list[str]:
        """The texts of the messages on the page, oldest first."""
        return self._texts(_MESSAGE)

    def expect(self, text: str) -> Self:
        """Wait until a message contains `text`."""
        self.wait(lambda: any(text in message for message in self.messages()), f"message with {text!r}")
        return self

    def controls(self) -> list[str]:
        """The texts of the buttons and selects of all messages, oldest first."""
        return self._texts(f"{_MESSAGE} button.component-button, {_MESSAGE} .select-trigger")

    def newest_controls(self) -> list[str]:
        """The texts of the buttons and selects of the newest message."""
        left = self.controls()
        found: list[str] = []
        for line in reversed(self.messages()[-1].split("\n")):
            if left and line == left[-1]:
                found.insert(0, left.pop())
        return found

    def pictures(self) -> list[str]:
        """The alt texts of the pictures in the messages, oldest first."""
        self._frame()
        script = f"return [...document.querySelectorAll('{_MESSAGE} .component-gallery img')].map((image) => image.alt)"
        return [str(text) for text in self.browser.execute_script(script)]

    # What is done

    def press(self, label: str, *, outside: str = "") -> Self:
        """Press the newest button with this text (in an open modal: there); not in a message that says `outside`."""
        look = partial(self._button, label, outside)
        return self._acted(lambda: self._click(look, f"button {label!r} that can be pressed"))

    def press_twice(self, label: str) -> Self:
        """Press the newest button with this text twice at once, as an impatient finger does."""

        def twice() -> None:
            button = self.wait(partial(self._button, label), f"button {label!r} that can be pressed")
            self.browser.execute_script("arguments[0].click(); arguments[0].click()", button)

        return self._acted(twice)

    def choose(self, select: str, *options: str) -> Self:
        """Choose `options` (by the beginning of their text) in the newest select with the placeholder `select`."""

        def pick() -> None:
            for option in options:
                self._click(partial(self._in_open_list, select, option), f"option {option!r} of {select!r}")
            if self._visible(".select-apply"):
                self._click(partial(self._one, ".select-apply"), "button that applies the choice")

        return self._acted(pick)

    def options(self, select: str) -> list[str]:
        """The options of the newest select with the placeholder `select`, the first line of each."""

        def opened() -> list[str]:
            self._in_open_list(select, "")
            return [option.text.split("\n")[0] for option in self._visible(_OPTIONS)]

        texts = self.wait(opened, f"options of {select!r}")
        self.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.wait(lambda: not self._visible(_OPTIONS), "closed select")
        return texts

    def fill(self, **answers: str) -> Self:
        """Fill the text fields of the open modal, named by their custom ids, and submit it."""
        self._frame()
        for name, text in answers.items():
            field = self.wait(partial(self._one, f'.modal-root [name="{name}"]'), f"field {name!r}")
            field.clear()
            field.send_keys(text)
        return self._acted(lambda: self._click(partial(self._one, ".modal-actions button:last-child"), "submit button"))

    def tick(self, label: str) -> Self:
        """Tick the choice with this text (a radio button or a box) in the open modal."""
        self._frame()
        self._click(partial(self._starting, ".modal-root .modal-choice", label), f"choice {label!r}")
        return self

    def slash(self, command: str, **options: str) -> Self:
        """Type `/command` into the composer, fill its options (by what they show), and send it."""
        self._frame()
        composer = self.wait(partial(self._one, "#channel-composer-input"), "composer")
        composer.send_keys(f"/{command}")
        self._click(partial(self._entry, command), f"command /{command}")
        for name, value in options.items():
            self._fill_option(name, value)
        return self._acted(lambda: self._click(partial(self._one, "#send-message"), "send button"))

    def suggestions(self, command: str, option: str, typed: str = "") -> list[str]:
        """What the bot offers while `typed` stands in `option` of `/command`; the command is not sent."""
        self._frame()
        composer = self.wait(partial(self._one, "#channel-composer-input"), "composer")
        composer.send_keys(f"/{command}")
        self._click(partial(self._entry, command), f"command /{command}")
        self._option_field(option).send_keys(typed or " ")
        found = self.wait(partial(self._visible, ".command-suggestion"), f"suggestion for {typed!r}")
        texts = [suggestion.text for suggestion in found]
        self._click(partial(self._one, ".command-context-close"), "way out of the command")
        self.wait(partial(self._one, "#channel-composer-input"), "composer").send_keys(Keys.CONTROL, "a", Keys.DELETE)
        return texts

    def say(self, text: str) -> Self:
        """Send a plain message."""
        self._frame()
        composer = self.wait(partial(self._one, "#channel-composer-input"), "composer")
        composer.send_keys(text)
        return self._acted(lambda: composer.send_keys(Keys.ENTER))

    def download(self, name: str) -> bytes:
        """Download the newest file whose name begins with `name`, and return what is in it."""
        folder = Path(self._profile.name, "downloads")
        wanted = {"behavior": "allow", "downloadPath": str(folder)}
        self.browser.execute_cdp_cmd("Browser.setDownloadBehavior", wanted)
        self._frame()
        self._click(lambda: next(reversed(self._visible(f"{_MESSAGE} .file-download")), None), "file to download")
        whole = self.wait(
            lambda: [file for file in folder.glob(f"{name}*") if file.suffix != ".crdownload"], f"file {name!r}"
        )
        return whole[-1].read_bytes()

    # What it looks like

    def resize(self, width: int, height: int) -> Self:
        """Give the page this size; up to 500 px it is a phone with a dense screen."""
        phone = width <= 500
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2 if phone else 1, "mobile": phone}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        return self

    def screenshot(self, name: str, width: int | None = None) -> Path:
        """Keep a picture of the page in tests/playground/screenshots; `width` 390 shows it on a phone."""
        SCREENSHOTS.mkdir(exist_ok=True)
        before = self.browser.execute_script("return [top.innerWidth, top.innerHeight]")
        if width is not None:
            self.resize(*(PHONE if width <= 500 else DESKTOP))._settled()
        time.sleep(0.5)  # the frame takes its new size, pictures are decoded
        path = SCREENSHOTS / f"{name}.png"
        self.browser.get_screenshot_as_file(str(path))
        if width is not None:
            self.resize(int(before[0]), int(before[1]))._settled()
        return path

    def fills_the_window(self) -> bool:
        """Whether the simulated Discord is as wide and high as the room that it has."""
        viewport = self.state()["presentation"]["viewport"]
        room = self.browser.execute_script("return {width: innerWidth, height: innerHeight}")
        return bool(viewport == room)

    # How it waits

    def wait(self, look: Callable[[], Found | None], what: str) -> Found:
        """The first answer of `look` that is not empty.

        Raises:
            AssertionError: there was none within `PATIENCE` seconds; says what was wanted and what was there.
        """
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if found := look():
                    return found
            except WebDriverException:
                pass  # the page drew it anew at this very moment
            time.sleep(STEP)
        there = "\n".join(("messages:", *self.messages(), f"controls: {self.controls()}"))
        raise AssertionError(f"{self.person} finds no {what}\n{there}")

    def state(self) -> dict[str, Any]:
        """What simcord's page says of itself: `ready`, `pendingAction`, `lastAction` and more."""
        self._frame()
        found = self.browser.execute_script("return JSON.stringify(window.simcordPreview || {})")
        state: dict[str, Any] = json.loads(found)
        return state

    def _acted(self, act: Callable[[], object]) -> Self:
        before = (self.state().get("lastAction") or {}).get("requestId")
        act()

        def answered() -> dict[str, Any] | None:
            action = self.state().get("lastAction") or {}
            return action if action.get("requestId") != before else None

        action = self.wait(answered, "answer to what was done")
        assert not action["rejected"], action
        return self._settled()

    def _settled(self) -> Self:
        """Wait until the page shows the chosen place as the chosen person and has nothing more to load or send."""

        def quiet() -> bool:
            state = self.state()
            return bool(state.get("ready")) and state.get("pendingAction") is None and self._shows_the_place()

        self.wait(quiet, "rest on the page")
        return self

    def _shows_the_place(self) -> bool:
        inside = self.browser.execute_script("return location.pathname")
        place, person, language = self._spot()
        return person == self.person and str(inside) == f"/at/{place}/{person}/{language}/"

    def _spot(self) -> tuple[str, str, str]:
        """What the page says is chosen: the place's key, the person, the language."""
        self._page()
        script = """return [document.querySelector("[data-place][aria-current]")?.dataset.place,
            document.querySelector("[data-person][aria-pressed=true]")?.dataset.person,
            document.documentElement.lang]"""
        place, person, language = self.browser.execute_script(script)
        return str(place), str(person), str(language)

    # Where things are

    def _page(self) -> None:
        self.browser.switch_to.default_content()

    def _frame(self) -> None:
        self.browser.switch_to.default_content()
        self.browser.switch_to.frame("frame")

    def _is_phone(self) -> bool:
        return self.browser.find_element(By.ID, "here").is_displayed()

    def _visible(self, selector: str) -> list[WebElement]:
        return [found for found in self.browser.find_elements(By.CSS_SELECTOR, selector) if found.is_displayed()]

    def _one(self, selector: str) -> WebElement | None:
        return next(iter(self._visible(selector)), None)

    def _starting(self, selector: str, text: str) -> WebElement | None:
        wanted = text.casefold()
        return next(
            (found for found in self._visible(selector) if found.text.strip().casefold().startswith(wanted)), None
        )

    def _texts(self, selector: str) -> list[str]:
        self._frame()
        script = f"return [...document.querySelectorAll('{selector}')].map((found) => found.innerText)"
        return [str(text) for text in self.browser.execute_script(script)]

    def _place(self, wanted: str) -> WebElement | None:
        self._page()
        for button in self.browser.find_elements(By.CSS_SELECTOR, "[data-place]"):
            name = button.find_element(By.CLASS_NAME, "place-name").get_attribute("textContent") or ""
            kind = next(
                kind for kind in ("channel", "thread", "dm") if kind in (button.get_attribute("class") or "").split()
            )
            if {"channel": wanted == f"#{name}", "thread": wanted in name, "dm": wanted == "dm"}[kind]:
                return button
        return None

    def _button(self, label: str, outside: str = "") -> WebElement | None:
        self._frame()
        in_modal = [found for found in self._visible(".modal-actions button") if found.text.strip() == label]
        return in_modal[0] if in_modal else self._newest("button.component-button", label, outside)

    def _newest(self, selector: str, text: str, outside: str = "") -> WebElement | None:
        """The newest control that shows `text`; a select keeps its placeholder as its name when something is chosen."""
        self._frame()
        everywhere = f"{_MESSAGE} {selector}, .modal-root {selector}"
        for found in reversed(self.browser.find_elements(By.CSS_SELECTOR, everywhere)):
            names = (*found.text.split("\n"), found.get_attribute("aria-label"))
            if text not in names or not found.is_enabled() or found.get_attribute("aria-disabled") == "true":
                continue
            if not outside or outside not in self._message_around(found):
                return found
        return None

    def _in_open_list(self, select: str, option: str) -> WebElement | None:
        """The option in the list of the select, opened again if a page drawn anew has closed it."""
        self._frame()
        if not self._visible(_OPTIONS):
            trigger = self._newest(".select-trigger", select)
            if trigger is None:
                return None
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", trigger)
            trigger.click()
            self._patiently(lambda: self._visible(_OPTIONS))
        return self._starting(_OPTIONS, option)

    def _patiently(self, look: Callable[[], object]) -> None:
        """Give the page time for what a click sets going, before it is clicked again."""
        until = time.monotonic() + SLOW
        while time.monotonic() < until and not look():
            time.sleep(STEP)

    def _message_around(self, control: WebElement) -> str:
        script = "return arguments[0].closest('[data-message-id]')?.innerText || ''"
        return str(self.browser.execute_script(script, control))

    def _entry(self, command: str) -> WebElement | None:
        entries = self._visible(".command-entry")
        return next((entry for entry in entries if entry.text.split("\n")[0] == f"/{command}"), None)

    def _option_field(self, name: str) -> WebElement:
        """The field of a command's option, brought out if it is one of those that may be left out."""
        field = f'.command-option-input[data-option="{name}"]'
        if not self._visible(field):
            self._click(lambda: self._one(".command-ghost") or self._one(".command-chip"), "further options")
            self._click(partial(self._starting, ".command-suggestion", name), f"option {name!r} of the command")
        return self.wait(partial(self._one, field), f"field {name!r}")

    def _fill_option(self, name: str, value: str) -> None:
        field = self._option_field(name)
        offers = field.get_attribute("role") == "combobox"
        field.send_keys(value)
        if offers:
            self._click(partial(self._starting, ".command-suggestion", value), f"suggestion for {value!r}")

    def _click(self, look: Callable[[], WebElement | None], what: str) -> None:
        def click() -> bool:
            found = look()
            if found is None:
                return False
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'nearest'})", found)
            found.click()
            return True

        self.wait(click, what)
