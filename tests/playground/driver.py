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
import os
import re
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

PATIENCE = 20.0
STEP = 0.05
DESKTOP = (1280, 900)
PHONE = (390, 844)
SCREENSHOTS = Path(__file__).with_name("screenshots")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/#\S+")

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
_MESSAGE = "#channel-message-list [data-message-id]"
Found = TypeVar("Found")


class Playground:
    """The bot's process with the playground in it; `address` opens the page."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    @classmethod
    def start(cls, command: Sequence[str], environment: Mapping[str, str] = {}) -> Self:  # noqa: B006 - never changed
        """Start `command` (the environment without a token, plus `environment`) and wait for the address it prints."""
        inherited = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        process = subprocess.Popen(
            command, env={**inherited, "PYTHONUNBUFFERED": "1", **environment}, stdout=subprocess.PIPE, text=True
        )
        said = ""
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if address := ADDRESS.search(line):
                return cls(process, address[0])
        raise AssertionError(f"the playground ended with {process.wait()} and said: {said}")

    def stop(self) -> float:
        """Ask the process to stop as Ctrl-C does; the seconds it took."""
        began = time.monotonic()
        self.process.send_signal(signal.SIGINT)
        self.process.communicate(timeout=PATIENCE)
        return time.monotonic() - began

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self.process.kill()
        self.process.communicate(timeout=PATIENCE)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.kill()


class Driver:
    """A browser window with the playground's page, seen by one person in one place at a time."""

    def __init__(self, address: str, *, language: str = "en", size: tuple[int, int] = DESKTOP) -> None:
        self._profile = tempfile.TemporaryDirectory(prefix="chromium-", ignore_cleanup_errors=True)
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in (*_FLAGS, f"--user-data-dir={self._profile.name}", f"--lang={language}"):
            options.add_argument(flag)
        self.browser = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.person = ""
        self.resize(*size)
        page, _, key = address.partition("#")
        self.browser.get(f"{page}?lang={language}#{key}")
        self._page()
        self.wait(lambda: self.browser.find_elements(By.CSS_SELECTOR, "[data-place]"), "the list of places")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.browser.quit()
        self._profile.cleanup()

    # Who and where

    def as_(self, person: str) -> Self:
        """Become `person`."""
        self._page()
        self._click(self.browser.find_element(By.CSS_SELECTOR, f'[data-person="{person}"]'))
        self.person = person
        return self._settled()

    def open(self, place: str) -> Self:
        """Go to "#games", to the thread whose name contains `place` (the newest), or to "dm"."""
        self.wait(lambda: self._place(place), f"a place {place!r}; there are {self.places()}")
        self._page()
        if self._is_phone():
            self._click(self.browser.find_element(By.ID, "here"))
        found = self._place(place)
        assert found is not None
        self._click(found)
        return self._settled()

    def speak(self, language: str) -> Self:
        """Switch the page, and the person's Discord, to "en" or "ru"."""
        self._page()
        if self._is_phone():
            self._click(self.browser.find_element(By.ID, "here"))
        self._click(self.browser.find_element(By.CSS_SELECTOR, f'[data-language="{language}"]'))
        if self._is_phone():
            self._click(self.browser.find_element(By.ID, "here"))
        return self._settled()

    def places(self) -> list[str]:
        """The names in the list of places."""
        self._page()
        script = "return [...document.querySelectorAll('[data-place]')].map(place => place.innerText || place.textContent)"
        return [" ".join(str(name).split()) for name in self.browser.execute_script(script)]

    def waiting(self) -> dict[str, int]:
        """How many unread messages call each person."""
        self._page()
        people = self.browser.find_elements(By.CSS_SELECTOR, "[data-person]")
        counts = {person.get_attribute("data-person"): _count(person) for person in people}
        return {str(name): count for name, count in counts.items()}

    # What is said

    def messages(self) -> list[str]:
        """The texts of the messages on the page, oldest first."""
        self._frame()
        script = f"return [...document.querySelectorAll('{_MESSAGE}')].map(message => message.innerText)"
        return [str(text) for text in self.browser.execute_script(script)]

    def expect(self, text: str) -> Self:
        """Wait until a message contains `text`."""
        self.wait(lambda: any(text in message for message in self.messages()), f"a message with {text!r}")
        return self

    def controls(self) -> list[str]:
        """The texts of the buttons and selects of all messages, oldest first."""
        self._frame()
        script = (
            f"return [...document.querySelectorAll('{_MESSAGE} button.component-button, {_MESSAGE} .select-trigger')]"
            ".map(control => control.innerText)"
        )
        return [str(text) for text in self.browser.execute_script(script)]

    def pictures(self) -> list[str]:
        """The alt texts of the pictures in the messages, oldest first."""
        self._frame()
        script = f"return [...document.querySelectorAll('{_MESSAGE} .component-gallery img')].map(image => image.alt)"
        return [str(text) for text in self.browser.execute_script(script)]

    # What is done

    def press(self, label: str) -> Self:
        """Press the newest button with this text (in an open modal: there)."""
        return self._acted(lambda: self._click(self._button(label)))

    def choose(self, select: str, *options: str) -> Self:
        """Choose `options` (by the beginning of their text) in the newest select that shows `select`."""
        trigger = self.wait(lambda: self._newest(".select-trigger", select), f"a select {select!r}")
        self._click(trigger)

        def pick() -> None:
            for option in options:
                self._click(self.wait(lambda: self._option(option), f"an option {option!r}"))
            apply = self._visible(".select-apply")
            if apply:
                self._click(apply[0])

        return self._acted(pick)

    def fill(self, **answers: str) -> Self:
        """Fill the open modal (fields by their custom id) and submit it."""
        self._frame()
        for name, text in answers.items():
            field = self.wait(lambda: self._visible(f'.modal-root [name="{name}"], [data-custom-id="{name}"]'), name)
            field[0].clear()
            field[0].send_keys(text)
        return self._acted(lambda: self._click(self._visible(".modal-actions button[type=submit]")[0]))

    def slash(self, command: str, **options: str) -> Self:
        """Type `/command` into the composer, fill its options, and send it."""
        self._frame()
        composer = self.wait(lambda: self._visible("#channel-composer-input"), "the composer")[0]
        self._click(composer)
        composer.send_keys(f"/{command}")
        entry = self.wait(lambda: self._entry(command), f"the command /{command}")
        self._click(entry)
        for name, value in options.items():
            self._fill_option(name, value)
        return self._acted(lambda: self._click(self._visible("#send-message")[0]))

    def say(self, text: str) -> Self:
        """Send a plain message."""
        self._frame()
        composer = self.wait(lambda: self._visible("#channel-composer-input"), "the composer")[0]
        composer.send_keys(text)
        return self._acted(lambda: composer.send_keys(Keys.ENTER))

    # What it looks like

    def resize(self, width: int, height: int) -> Self:
        """Give the page this size; up to 500 px it is a phone with a dense screen."""
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2 if width <= 500 else 1, "mobile": width <= 500}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        return self

    def screenshot(self, name: str, width: int | None = None) -> Path:
        """Keep a picture of the page in tests/playground/screenshots; `width` 390 shows it on a phone."""
        SCREENSHOTS.mkdir(exist_ok=True)
        before = tuple(self.browser.execute_script("return [top.innerWidth, top.innerHeight]"))
        if width is not None:
            self.resize(*(PHONE if width <= 500 else DESKTOP))
            self._settled()
        time.sleep(0.5)  # pictures fade in and the frame takes its new size
        path = SCREENSHOTS / f"{name}.png"
        self.browser.get_screenshot_as_file(str(path))
        if width is not None:
            self.resize(int(before[0]), int(before[1]))
            self._settled()
        return path

    # How it waits

    def wait(self, look: Callable[[], Found], what: str) -> Found:
        """The first answer of `look` that is not empty.

        Raises:
            AssertionError: there was none within `PATIENCE` seconds; says what was wanted and what was there.
        """
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if found := look():
                    return found
            except (StaleElementReferenceException, WebDriverException):
                pass
            time.sleep(STEP)
        raise AssertionError(f"{self.person}: no {what}\nmessages: {self.messages()}\ncontrols: {self.controls()}")

    def state(self) -> dict[str, Any]:
        """What simcord's page says of itself: `ready`, `pendingAction`, `lastAction` and more."""
        self._frame()
        found = self.browser.execute_script("return window.simcordPreview ? JSON.stringify(window.simcordPreview) : '{}'")
        state: dict[str, Any] = json.loads(found)
        return state

    def _acted(self, act: Callable[[], None]) -> Self:
        before = (self.state().get("lastAction") or {}).get("requestId")
        act()

        def answered() -> dict[str, Any] | None:
            action = self.state().get("lastAction") or {}
            return action if action.get("requestId") != before else None

        action = self.wait(answered, "answer to what was done")
        assert not action["rejected"], action
        return self._settled()

    def _settled(self) -> Self:
        """Wait until the page has nothing more to load, draw or send."""

        def quiet() -> bool:
            state = self.state()
            return bool(state.get("ready")) and state.get("pendingAction") is None and self._shows_the_place()

        self.wait(quiet, "rest on the page")
        return self

    def _shows_the_place(self) -> bool:
        inside = self.browser.execute_script("return location.pathname")
        self._page()
        place, person = self.browser.execute_script(
            "return [document.querySelector('[data-place][aria-current]')?.dataset.place,"
            " document.querySelector('[data-person][aria-pressed=true]')?.dataset.person]"
        )
        return str(inside).startswith(f"/at/{place}/{person}/")

    # Where things are

    def _page(self) -> None:
        self.browser.switch_to.default_content()

    def _frame(self) -> None:
        self.browser.switch_to.default_content()
        self.browser.switch_to.frame("frame")

    def _is_phone(self) -> bool:
        return self.browser.find_element(By.ID, "here").is_displayed()

    def _place(self, wanted: str) -> WebElement | None:
        self._page()
        for button in self.browser.find_elements(By.CSS_SELECTOR, "[data-place]"):
            name = button.find_element(By.CLASS_NAME, "place-name").get_attribute("textContent") or ""
            classes = (button.get_attribute("class") or "").split()
            is_wanted = {"dm": "dm" in classes, wanted: "dm" not in classes and "thread" in classes and wanted in name}
            if is_wanted[wanted] or (wanted == f"#{name}" and "channel" in classes):
                return button
        return None

    def _button(self, label: str) -> WebElement:
        def look() -> WebElement | None:
            self._frame()
            in_modal = [found for found in self._visible(".modal-actions button") if found.text.strip() == label]
            return in_modal[0] if in_modal else self._newest("button.component-button", label)

        return self.wait(look, f"button {label!r} that can be pressed")

    def _newest(self, selector: str, text: str) -> WebElement | None:
        self._frame()
        for found in reversed(self.browser.find_elements(By.CSS_SELECTOR, f"{_MESSAGE} {selector}")):
            if text in found.text.split("\n") and found.is_enabled() and found.get_attribute("aria-disabled") != "true":
                return found
        return None

    def _option(self, text: str) -> WebElement | None:
        options = self._visible(".select-list [role=option]")
        return next((option for option in options if option.text.startswith(text)), None)

    def _entry(self, command: str) -> WebElement | None:
        for entry in self._visible(".command-entry"):
            if entry.text.split("\n")[0] == f"/{command}":
                return entry
        return None

    def _fill_option(self, name: str, value: str) -> None:
        field = f'.command-option-input[data-option="{name}"]'
        if not self._visible(field):
            ghost = self._visible(".command-ghost") or self._visible(".command-chip")
            self._click(ghost[0])
            option = self.wait(lambda: self._suggestion(name), f"an option {name!r} of the command")
            self._click(option)
        typed = self.wait(lambda: self._visible(field), f"the field {name!r}")[0]
        self._click(typed)
        offers = typed.get_attribute("role") == "combobox"
        typed.send_keys(value)
        if offers:
            self._click(self.wait(lambda: self._suggestion(value), f"a suggestion for {value!r}"))

    def _suggestion(self, text: str) -> WebElement | None:
        for found in self._visible(".command-suggestion"):
            if found.text.split("\n")[0].casefold().startswith(text.casefold()):
                return found
        return None

    def _visible(self, selector: str) -> list[WebElement]:
        return [found for found in self.browser.find_elements(By.CSS_SELECTOR, selector) if found.is_displayed()]

    def _click(self, element: WebElement) -> None:
        self.browser.execute_script("arguments[0].scrollIntoView({block: 'nearest'})", element)
        element.click()


def _count(person: WebElement) -> int:
    badge = person.find_element(By.CLASS_NAME, "badge")
    return int(badge.get_attribute("textContent") or 0) if badge.is_displayed() else 0
