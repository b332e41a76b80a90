"""The studio: worker processes that draw, are replaced when they fail, and never draw the same picture twice."""

import asyncio
import os
import signal
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from render import painter
from render.studio import PictureFailed, Studio
from render.tetranomicon.map import describe_map
from tests.render.tetranomicon import positions

PNG = b"\x89PNG"


def dot(radius: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle r="{radius}" fill="#FFF"/></svg>'


@pytest_asyncio.fixture
async def studio() -> AsyncIterator[Studio]:
    opened = Studio(1)
    yield opened
    await opened.close()


def workers_of(process_id: int) -> list[int]:
    """Return the ids of the worker processes that `process_id` has started."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            command, status = (folder / "cmdline").read_text(), (folder / "stat").read_text()
        except OSError:
            continue
        if "render.painter" in command and int(status.rpartition(")")[2].split()[1]) == process_id:
            found.append(int(folder.name))
    return found


async def test_bytes_do_not_depend_on_the_process(studio: Studio) -> None:
    inline = Studio(1, inline=True)
    svg = describe_map(positions.public(positions.played(2, 8), "ru")).picture().svg
    drawn = await studio.image(svg)
    assert drawn.startswith(PNG)
    assert drawn == await inline.image(svg)
    await inline.close()
    another = Studio(1)
    assert drawn == await another.image(svg)
    await another.close()


async def test_the_projects_fonts_are_used(studio: Studio) -> None:
    def word(family: str) -> str:
        text = f'<text y="30" font-size="24" fill="#FFF" font-family="{family}">Wij</text>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40">{text}</svg>'

    assert await studio.image(word("Orders Sans")) != await studio.image(word("Orders Title"))


async def test_a_worker_that_dies_is_replaced_and_asked_again(studio: Studio) -> None:
    await studio.warm()
    before = workers_of(os.getpid())
    assert len(before) == 1
    os.kill(before[0], signal.SIGKILL)
    assert (await studio.image(dot(3))).startswith(PNG)
    assert workers_of(os.getpid()) != before


async def test_broken_svg_fails_and_the_worker_goes_on(studio: Studio) -> None:
    await studio.warm()
    before = workers_of(os.getpid())
    with pytest.raises(PictureFailed):
        await studio.image("<svg")
    assert (await studio.image(dot(4))).startswith(PNG)
    assert workers_of(os.getpid()) == before


async def test_a_picture_that_takes_too_long_fails_and_the_next_one_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit is short only while the worker is stopped: on a busy machine a real picture needs its time."""
    hurried, alarm = Studio(1, limit_seconds=60), threading.Timer
    try:
        await hurried.warm()
        os.kill(workers_of(os.getpid())[0], signal.SIGSTOP)
        with monkeypatch.context() as short:
            short.setattr("render.studio.threading.Timer", lambda _, act: alarm(0.2, act))
            with pytest.raises(PictureFailed, match="not drawn"):
                await hurried.image(dot(5))
        assert (await hurried.image(dot(5))).startswith(PNG)
    finally:
        await hurried.close()


async def test_pictures_are_kept_and_equal_requests_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def counted(svg: str) -> bytes:
        drawn.append(svg)
        return painter.paint(svg)

    monkeypatch.setattr("render.studio.paint", counted)
    studio = Studio(2, inline=True)
    pictures = await asyncio.gather(*(studio.image(dot(6)) for _ in range(5)))
    assert len(set(pictures)) == 1
    assert await studio.image(dot(6)) == pictures[0]
    assert len(drawn) == 1
    await studio.close()


async def test_what_somebody_waits_for_is_drawn_before_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Would find that a press waits for all tables that were to be drawn before it, or that tables never come."""
    drawn: list[str] = []
    may_draw = threading.Event()

    def counted(svg: str) -> bytes:
        may_draw.wait()
        drawn.append(svg)
        return b""

    monkeypatch.setattr("render.studio.paint", counted)
    studio = Studio(1, inline=True)
    tables = [asyncio.create_task(studio.image(dot(radius))) for radius in range(10, 16)]
    await asyncio.sleep(0.05)
    answers = [asyncio.create_task(studio.image(dot(radius), is_awaited=True)) for radius in (1, 2, 3, 4, 15)]
    await asyncio.sleep(0.05)
    may_draw.set()
    await asyncio.gather(*tables, *answers)
    in_order = [10, 15, 1, 11, 2, 3, 4, 12, 13, 14]
    assert drawn == [dot(radius) for radius in in_order]
    await studio.close()


async def test_only_so_many_bytes_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def counted(svg: str) -> bytes:
        drawn.append(svg)
        return bytes(100)

    monkeypatch.setattr("render.studio.paint", counted)
    studio = Studio(1, inline=True, keep_bytes=250)
    for radius in (1, 2, 1, 3, 1, 2):
        await studio.image(dot(radius))
    assert drawn == [dot(1), dot(2), dot(3), dot(2)]
    await studio.close()


async def test_a_cancelled_request_does_not_affect_others(studio: Studio) -> None:
    await studio.warm()
    first = asyncio.create_task(studio.image(dot(7)))
    second = asyncio.create_task(studio.image(dot(7)))
    await asyncio.sleep(0)
    first.cancel()
    assert (await second).startswith(PNG)
    assert first.cancelled()


async def test_a_closed_studio_draws_nothing_and_leaves_no_process() -> None:
    studio = Studio(2)
    await studio.warm()
    assert len(workers_of(os.getpid())) == 2
    await studio.close()
    assert workers_of(os.getpid()) == []
    with pytest.raises(PictureFailed):
        await studio.image(dot(8))


def test_workers_inherit_no_token(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "canary")
    studio = Studio(1)

    async def look() -> bytes:
        await studio.warm()
        environment = Path(f"/proc/{workers_of(os.getpid())[0]}/environ").read_bytes()
        await studio.close()
        return environment

    environment = asyncio.run(look())
    assert b"canary" not in environment
    assert b"FONTCONFIG_FILE" in environment


def test_too_high_pictures_are_refused() -> None:
    high = f'<svg xmlns="http://www.w3.org/2000/svg" width="8" height="{painter.TALLEST + 1}"/>'
    with pytest.raises(ValueError, match="too high"):
        painter.paint(high)
