"""docs/operations names numbers, labels and words that the program has, and says of each alert what to do."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.upkeep.numbers import PREFIX
from counting import known
from counting.counts import Count, Spans, State

FOLDER = Path(__file__).parent.parent / "docs" / "operations"
PAGES = ("watching.md", "watching.ru.md")
OF_PROMETHEUS = {"job", "instance", "le"}
OF_THE_PROCESS = ("resident_memory_bytes", "cpu_seconds_total", "start_time_seconds", "open_fds")


def families() -> dict[str, Count | Spans | State]:
    """Return what there is by each name under which Prometheus has it."""
    found: dict[str, Count | Spans | State] = {f"{PREFIX}{each.name}": each for each in known.STATES}
    found |= {f"{PREFIX}{each.name}_total": each for each in known.COUNTS}
    found |= {f"{PREFIX}{each.name}_{part}": each for each in known.SPANS for part in ("bucket", "count", "sum")}
    return found


FAMILIES = families()


def expressions() -> Iterator[tuple[str, str]]:
    """Yield what board and alerts ask Prometheus, each with where that is."""
    board = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
    for panel in board["panels"]:
        yield from ((panel["title"], target["expr"]) for target in panel.get("targets", ()))
    for variable in board["templating"]["list"]:
        yield variable["name"], variable.get("definition", "")
    yield from _rules()


def _rules() -> Iterator[tuple[str, str]]:
    """Yield each alert with its expression; a line that is folded goes on in those that are further in."""
    text = re.sub(r"expr: >-\n +(.+)\n +(.+)", r"expr: \1 \2", (FOLDER / "alerts.yaml").read_text(encoding="utf-8"))
    found = re.findall(r"- alert: (\w+)\n +expr: (.+)", text)
    assert len(found) == text.count("alert:") > 10
    yield from found


def test_what_is_asked_of_prometheus_is_there() -> None:
    """A name or a word that is written wrong is no fault for Prometheus: the alert never comes."""
    for place, expression in expressions():
        asked = re.findall(rf"({PREFIX}\w+)(?:{{([^}}]*)}})?", expression)
        assert asked or "up{" in expression or place == "source", place
        for name, matchers in asked:
            if name.removeprefix(f"{PREFIX}process_") in OF_THE_PROCESS:
                continue
            family = FAMILIES[name]
            for label, words in re.findall(r'(\w+)(?:=~|!=|=)"([^"]*)"', matchers):
                assert label in {*family.labels, *OF_PROMETHEUS}, place
                if label in family.labels and family.words:
                    assert set(words.split("|")) <= set(family.words), place
        labels = {label for each in _named(expression) for label in each.labels}
        for grouped in re.findall(r"by \(([\w, ]+)\)", expression):
            assert set(grouped.split(", ")) <= labels | OF_PROMETHEUS, place


def _named(expression: str) -> list[Count | Spans | State]:
    return [FAMILIES[name] for name in re.findall(rf"{PREFIX}\w+", expression) if name in FAMILIES]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_lists_all_numbers_with_their_labels(page: str) -> None:
    text = (FOLDER / page).read_text(encoding="utf-8")
    listed = {
        name: tuple(re.findall(r"`(\w+)`", labels))
        for name, labels in re.findall(rf"^\| `{PREFIX}(\w+)` \|([^|]*)\|", text, re.MULTILINE)
    }
    there = {f"{each.name}_total" if isinstance(each, Count) else each.name: each.labels for each in FAMILIES.values()}
    assert listed == there
    for name in re.findall(rf"{PREFIX}\w+[a-z]", text):
        known_names = {f"{PREFIX}process_{each}" for each in OF_THE_PROCESS} | {f"{PREFIX}{each}" for each in there}
        assert name in known_names | {f"{PREFIX}process"}
    for each in FAMILIES.values():
        assert {word for word in each.words if f"`{word}`" not in text} <= {"other", "critical"} | _plain(each)


def _plain(family: Count | Spans | State) -> set[str]:
    """Return words that need no explanation: levels of the log, and reasons, which their alert names."""
    return set(family.words) if family in (known.LOGGED, known.RETRIES) else set()


@pytest.mark.parametrize("page", PAGES)
def test_each_alert_has_its_section_and_names_no_other(page: str) -> None:
    text = (FOLDER / page).read_text(encoding="utf-8")
    alerts = [name for name, _ in _rules()]
    assert re.findall(r"^### (\w+)$", text, re.MULTILINE) == alerts
    assert set(re.findall(r"SealedOrders[A-Z]\w+", text)) == set(alerts)


def test_the_board_is_whole() -> None:
    """Grafana takes a board with a panel twice, or beside its grid, and shows one of them."""
    board = json.loads((FOLDER / "board.json").read_text(encoding="utf-8"))
    numbers = [panel["id"] for panel in board["panels"]]
    assert len(numbers) == len(set(numbers))
    taken = set[tuple[int, int]]()
    for panel in board["panels"]:
        place = panel["gridPos"]
        cells = {
            (place["x"] + x, place["y"] + y)
            for x in range(place["w"])
            for y in range(place["h"])
            if place["x"] + x < 24
        }
        assert len(cells) == place["w"] * place["h"] and not cells & taken, panel["title"]
        taken |= cells
    assert {target["datasource"]["uid"] for panel in board["panels"] for target in panel.get("targets", ())} == {
        "${source}"
    }
