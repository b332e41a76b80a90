"""A window of headless Chromium with the playground's page: finding things in it, and waiting for them.

A search is repeated until it succeeds or `PATIENCE` seconds are over. Buttons, selects and messages are searched from
the newest message upwards. driver.py acts in such a window as a person does.
"""

from __future__ import annotations

import json
import tempfile
import time
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Any, Self, TypeVar

from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webelement import WebElement

from tests.playground.process import PATIENCE

STEP = 0.05
MISSED_SECONDS = 5.0
"""After so long a click has missed: Discord is told of nothing."""

CLICKS = 3

SLOW = 5.0
DESKTOP = (1280, 900)
PHONE = (390, 844)
OPTIONS = ".select-list [role=option]"
MESSAGE = "#channel-message-list [data-message-id]"
Found = TypeVar("Found")

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


class Window:
    """The page, as one person sees it in one channel at a time."""

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

    def resize(self, width: int, height: int) -> Self:
        """Give the page this size; up to 500 px it is a phone with a dense screen."""
        phone = width <= 500
        metrics = {"width": width, "height": height, "deviceScaleFactor": 2 if phone else 1, "mobile": phone}
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        return self

    def messages(self) -> list[str]:
        """The texts of the messages on the page, oldest first."""
        return self._texts(MESSAGE)

    def controls(self) -> list[str]:
        """The texts of the buttons and selects of all messages, oldest first."""
        return self._texts(f"{MESSAGE} button.component-button, {MESSAGE} .select-trigger")

    def newest_controls(self) -> list[str]:
        """The texts of the buttons and selects of the newest message."""
        left = self.controls()
        found: list[str] = []
        for line in reversed(self.messages()[-1].split("\n")):
            if left and line == left[-1]:
                found.insert(0, left.pop())
        return found

    def newest_in_view(self) -> list[tuple[str, bool, bool]]:
        """The controls of the newest message that has any which can be pressed: text, if a list, if in view."""
        self._frame()
        script = f"""
            const wanted = "button.component-button, .select-trigger";
            const all = [...document.querySelectorAll("{MESSAGE}")].map((each) => [...each.querySelectorAll(wanted)]);
            const newest = all.filter((each) => each.length).at(-1) || [];
            return newest.filter((each) => !each.disabled && each.ariaDisabled !== "true").map((each) => {{
                const box = each.getBoundingClientRect();
                const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                const seen = box.top >= 0 && box.bottom <= innerHeight && (each.contains(at) || at?.contains(each));
                return [each.innerText.trim(), each.matches(".select-trigger"), Boolean(seen)];
            }});"""
        found = self.browser.execute_script(script)
        # As WebDriver reads texts.
        return [(str(text).replace("\u00a0", " "), bool(is_list), bool(seen)) for text, is_list, seen in found]

    def to_the_end(self) -> Self:
        """Scroll to the end of the channel, which Discord keeps in view while a message grows."""
        self._frame()
        script = f"""let at = document.querySelector("{MESSAGE}");
            for (; at; at = at.parentElement) at.scrollTop = at.scrollHeight"""
        self.browser.execute_script(script)
        return self

    def pictures(self) -> list[str]:
        """The alt texts of the pictures in the messages, oldest first."""
        self._frame()
        script = f"return [...document.querySelectorAll('{MESSAGE} .component-gallery img')].map((image) => image.alt)"
        return [str(text) for text in self.browser.execute_script(script)]

    def moments(self) -> list[float]:
        """The moments that the messages name, oldest message first, in Unix seconds."""
        self._frame()
        script = f"""return [...document.querySelectorAll("{MESSAGE} time.discord-timestamp")].map(
            (time) => Date.parse(time.dateTime) / 1000)"""
        return [float(moment) for moment in self.browser.execute_script(script)]

    def everything(self) -> str:
        """All texts on the channel's page, seen or not, with those that only describe something, as a picture."""
        self._frame()
        script = """const values = (part) => [...part.attributes].map((attribute) => attribute.value);
            return [document.body.textContent, ...[...document.querySelectorAll("*")].flatMap(values)]"""
        return "\n".join(map(str, self.browser.execute_script(script)))

    def ill_shown(self) -> list[str]:
        """What of the messages a person does not see well.

        What sticks out sideways, pictures that have not come, buttons that are not beside the line they belong to.
        """
        self._frame()
        script = f"""
            const shown = (box) => box.width > 1 && box.height > 1;
            const isOut = (box) => shown(box) && (box.left < 0 || box.right > innerWidth + 1);
            const found = [];
            for (const message of document.querySelectorAll("{MESSAGE} .message-components")) {{
                for (const part of message.querySelectorAll("button, img"))
                    if (isOut(part.getBoundingClientRect())) found.push(part.outerHTML);
                for (const line of message.querySelectorAll(".component-section")) {{
                    const [words, press] = [...line.children].map((part) => part.getBoundingClientRect());
                    if (press && shown(press) && press.left < words.right) found.push(line.outerHTML);
                }}
                for (const image of message.querySelectorAll(".component-gallery img"))
                    if (!image.complete || !image.naturalWidth) found.push(image.outerHTML);
                const texts = document.createTreeWalker(message, NodeFilter.SHOW_TEXT), line = document.createRange();
                while (texts.nextNode()) {{
                    line.selectNodeContents(texts.currentNode);
                    if (isOut(line.getBoundingClientRect())) found.push(texts.currentNode.textContent);
                }}
            }}
            return found"""
        return [str(part) for part in self.browser.execute_script(script)]

    def wait(self, look: Callable[[], Found | None], what: str) -> Found:
        """The first result of `look` that is not empty.

        Raises:
            AssertionError: there was none within `PATIENCE` seconds; says what was wanted and what there was.
        """
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                if found := look():
                    return found
            except WebDriverException:
                pass  # the page replaced it at this very moment
            time.sleep(STEP)
        there = "\n".join(("messages:", *self.messages(), f"controls: {self.controls()}"))
        raise AssertionError(f"{self.person} finds no {what}\n{there}")

    def state(self) -> dict[str, Any]:
        """The state that simcord's page reports: `ready`, `pendingAction`, `lastAction` and more."""
        self._frame()
        found = self.browser.execute_script("return JSON.stringify(window.simcordPreview || {})")
        state: dict[str, Any] = json.loads(found)
        return state

    def _acted(self, act: Callable[[], object], *, is_in_vain: bool = False) -> Self:
        """Do something that Discord is told of, and wait for the answer, or with `is_in_vain` until there is none.

        A click misses when the message changes at this very moment, and has no effect when the bot, on a busy machine,
        does not acknowledge it within three seconds; like a person one clicks again, `CLICKS` times.
        """
        for _ in range(CLICKS):
            before = self._last().get("requestId")
            act()
            if self._is_sent(before):
                action = self.wait(partial(self._after, before), "answer to what was done")
                if not action["rejected"] and (action["acknowledgement"] == "unacknowledged") == is_in_vain:
                    return self._settled()
                assert not action["rejected"] or action["dispatch"] == "not_dispatched", action
            self._settled()
        raise AssertionError(f"{self.person} clicks, and nothing comes of it: {self._last()}")

    def _last(self) -> dict[str, Any]:
        """Return what Discord was told last."""
        return self.state().get("lastAction") or {}

    def _after(self, before: object) -> dict[str, Any] | None:
        """Return what Discord was told after the request `before`, once that has been answered."""
        action = self._last()
        return action if action.get("requestId") != before else None

    def _is_sent(self, before: object) -> bool:
        """Return whether Discord is told of something after the request `before`, within `MISSED_SECONDS`."""
        until = time.monotonic() + MISSED_SECONDS
        while self._after(before) is None and self.state().get("pendingAction") is None:
            if time.monotonic() > until:
                return False
            time.sleep(STEP)
        return True

    def _settled(self) -> Self:
        """Wait until the page shows the chosen channel as the chosen person and has nothing more to load or send."""

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
        """What the page says is chosen: the channel's key, the person, the language."""
        self._page()
        script = """return [document.querySelector("[data-place][aria-current]")?.dataset.place,
            document.querySelector("[data-person][aria-pressed=true]")?.dataset.person,
            document.documentElement.lang]"""
        place, person, language = self.browser.execute_script(script)
        return str(place), str(person), str(language)

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
        everywhere = f"{MESSAGE} {selector}, .modal-root {selector}"
        for found in reversed(self.browser.find_elements(By.CSS_SELECTOR, everywhere)):
            names = (*found.text.split("\n"), found.get_attribute("aria-label"))
            if text not in names or not found.is_enabled() or found.get_attribute("aria-disabled") == "true":
                continue
            if not outside or outside not in self._message_around(found):
                return found
        return None

    def _in_open_list(self, select: str, option: str) -> WebElement | None:
        """The option in the middle of the select's list, which is reopened if an update of the page has closed it.

        At the end of a list of several choices it would be below the buttons that apply them, where no click finds it.
        """
        self._frame()
        if not self._visible(OPTIONS):
            trigger = self._newest(".select-trigger", select)
            if trigger is None:
                return None
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", trigger)
            trigger.click()
            self._patiently(lambda: self._visible(OPTIONS))
        found = self._starting(OPTIONS, option)
        if found is not None:
            self.browser.execute_script("arguments[0].scrollIntoView({block: 'center'})", found)
        return found

    def _patiently(self, look: Callable[[], object]) -> None:
        """Give the page time for the effect of a click, before it is clicked again."""
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
        """The field of a command's option, shown first if it is optional."""
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
