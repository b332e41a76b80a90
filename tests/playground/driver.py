"""Drives the playground's page in a headless Chromium, in terms of what a player does.

    with Playground.start([sys.executable, "bot.py"], environment) as playground, Driver(playground.address) as table:
        table.as_("Ann").open("#games").slash("match new", game="Tetranomicon")
        table.open("Tetranomicon").press("Join").expect("Ann")
        table.as_("Boris").press("Join")
        table.as_("Ann").press("Make a move").choose("Choose a city", "Kaira").press("Confirm")
        table.open("dm").expect("Your hand")
        table.screenshot("hand", width=390)

Every action waits until the bot has answered and the page shows it; what cannot be found fails with the list of what is
there (window.py).
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Self

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from tests.playground.process import Playground
from tests.playground.window import DESKTOP, MESSAGE, OPTIONS, PHONE, Window

__all__ = ["DESKTOP", "PHONE", "Driver", "Playground"]

SCREENSHOTS = Path(__file__).with_name("screenshots")
DRAWN = """const drawn = arguments[arguments.length - 1];
    Promise.allSettled([...document.images].map((image) => image.decode())).then(
        () => requestAnimationFrame(() => requestAnimationFrame(drawn)))"""
"""Calls back when all pictures are decoded and the page is drawn."""


class Driver(Window):
    """A person at the page, who opens channels, reads, presses and types."""

    def as_(self, person: str) -> Self:
        """Become `person`, in the same channel (or in their own direct messages)."""
        self._page()
        self.person = person
        self._click(partial(self._one, f'[data-person="{person}"]'), f"person {person}")
        return self._settled()

    def open(self, place: str) -> Self:
        """Open "#games", the newest thread whose name contains `place`, or "dm"."""
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

    def let_direct_messages(self, come: bool) -> Self:
        """Open or close the person's direct messages, by the switch under the list of channels."""
        self._page()
        folded = self._is_phone()
        if folded:
            self.fold()
        self._click(
            partial(self._one, f'#direct-messages[aria-checked="{str(not come).lower()}"]'), "switch of direct messages"
        )
        self.wait(
            partial(self._one, f'#direct-messages[aria-checked="{str(come).lower()}"]'), "direct messages as wished"
        )
        if folded:
            self.fold()
        return self._settled()

    def fold(self) -> Self:
        """On a phone: open or close the list of channels."""
        self._page()
        self._click(partial(self._one, "#here"), "list of channels")
        return self

    def follow(self, link: str) -> Self:
        """Click the newest link to another channel, or channel mention, whose text contains `link`."""
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
        """The names in the list of channels, each with its number of unread messages, if any."""
        self._page()
        script = """return [...document.querySelectorAll("[data-place]")].map((place) =>
            [...place.children].filter((part) => !part.hidden).map((part) => part.textContent).join(" ").trim())"""
        return [str(name) for name in self.browser.execute_script(script)]

    def waiting(self) -> dict[str, int]:
        """Return how many unread messages call each person."""
        self._page()
        script = """return [...document.querySelectorAll("[data-person]")].map((person) =>
            [person.dataset.person, person.querySelector(".badge:not([hidden])")?.textContent || "0"])"""
        return {str(name): int(count) for name, count in self.browser.execute_script(script)}

    def notice(self) -> str:
        """What the page shows instead of a channel, if anything (the playground has stopped, the key is missing)."""
        self._page()
        notice = self._one("#notice")
        return "" if notice is None else notice.text

    def expect(self, text: str) -> Self:
        """Wait until a message contains `text`."""
        self.wait(lambda: any(text in message for message in self.messages()), f"message with {text!r}")
        return self

    def press(self, label: str, *, outside: str = "") -> Self:
        """Press the newest button with this text (in an open modal: there); not in a message that says `outside`."""
        look = partial(self._button, label, outside)
        return self._acted(lambda: self._click(look, f"button {label!r} that can be pressed"))

    def press_in_vain(self, label: str) -> Self:
        """Press the newest button with this text, which the bot does not answer."""
        return self._acted(lambda: self._click(partial(self._button, label), f"button {label!r}"), is_in_vain=True)

    def press_twice(self, label: str) -> Self:
        """Press the newest button with this text twice at once."""

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
            return [option.text.split("\n")[0] for option in self._visible(OPTIONS)]

        texts = self.wait(opened, f"options of {select!r}")
        self.browser.switch_to.active_element.send_keys(Keys.ESCAPE)
        self.wait(lambda: not self._visible(OPTIONS), "closed select")
        return texts

    def fill(self, **answers: str) -> Self:
        """Fill the text fields of the open modal, named by their custom ids, and submit it."""
        self._frame()
        for name, text in answers.items():
            field = self.wait(partial(self._one, f'.modal-root [name="{name}"]'), f"field {name!r}")
            field.clear()
            field.send_keys(text)
        return self._acted(lambda: self._click(partial(self._one, ".modal-actions button:last-child"), "submit button"))

    def change(self, select: str, *options: str) -> Self:
        """Click these options in the select of the open modal whose choice begins with `select`."""
        self._frame()
        self._click(partial(self._starting, ".modal-root button", select), f"select that begins with {select!r}")
        for option in options:
            self._click(partial(self._starting, OPTIONS, option), f"option {option!r} of {select!r}")
        if self._visible(".select-apply"):
            self._click(partial(self._one, ".select-apply"), "button that applies the choice")
        return self

    def tick(self, label: str) -> Self:
        """Tick the choice with this text (a radio button or a checkbox) in the open modal."""
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
        """Return what autocomplete lists for `typed` in `option` of `/command`; the command is not sent."""
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
        self._click(lambda: next(reversed(self._visible(f"{MESSAGE} .file-download")), None), "file to download")
        whole = self.wait(
            lambda: [file for file in folder.glob(f"{name}*") if file.suffix != ".crdownload"], f"file {name!r}"
        )
        return whole[-1].read_bytes()

    def screenshot(self, name: str, width: int | None = None) -> Path:
        """Save a screenshot in tests/playground/screenshots; `width` 390 shows the page on a phone."""
        SCREENSHOTS.mkdir(exist_ok=True)
        before = self.browser.execute_script("return [top.innerWidth, top.innerHeight]")
        if width is not None:
            self.resize(*(PHONE if width <= 500 else DESKTOP))._settled()
        self.wait(self.fills_the_window, "page as large as the window")
        self._frame()
        self.browser.execute_async_script(DRAWN)
        path = SCREENSHOTS / f"{name}.png"
        self.browser.get_screenshot_as_file(str(path))
        if width is not None:
            self.resize(int(before[0]), int(before[1]))._settled()
        return path

    def fills_the_window(self) -> bool:
        """Return whether the simulated Discord fills its part of the window."""
        viewport = self.state()["presentation"]["viewport"]
        room = self.browser.execute_script("return {width: innerWidth, height: innerHeight}")
        return bool(viewport == room)
