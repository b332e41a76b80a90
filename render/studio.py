"""The studio: pictures for everybody, drawn in worker processes so that the bot never waits for them.

Workers are warmed with a first picture, know nothing but SVG, and live as long as the studio; one that dies or takes
too long is replaced. Pictures are kept by the hash of their SVG, equal requests at the same time are drawn once. What
somebody waits for, who has pressed, comes before tables: where many move at once, drawing is what takes longest.
"""

import asyncio
import atexit
import os
import queue
import shutil
import subprocess
import sys
import tempfile
import threading
from collections import OrderedDict, deque
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import IO, Final, NamedTuple

from render.painter import DONE, LENGTH_BYTES, font_environment, paint

_ROOT: Final = Path(__file__).parent.parent
_PASSED_ON: Final = ("PATH", "HOME", "LANG", "LC_ALL", "TMPDIR", "LD_LIBRARY_PATH")
"""What a worker inherits of the environment: no settings and no token."""

OTHERS_EVERY: Final = 4
"""One of so many pictures is of those that nobody waits for, as long as there are any."""

_FIRST: Final = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">'
    '<text y="8" font-family="Orders Sans" font-size="8">a</text></svg>'
)


class PictureFailed(Exception):
    """A picture could not be drawn: broken SVG, no worker, or no time."""


class _WorkerDied(Exception):
    """The process went away before it had answered."""


class _Worker:
    """One process that paints, started when it is first needed. Used by one thread at a time, except for `stop`."""

    def __init__(self, environment: dict[str, str], limit_seconds: float) -> None:
        self._environment = environment
        self._limit = limit_seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def paint(self, svg: str) -> bytes:
        """Return the picture; a worker that dies is replaced and asked once more."""
        try:
            return self._asked(svg)
        except _WorkerDied:
            try:
                return self._asked(svg)
            except _WorkerDied as fault:
                raise PictureFailed("the worker died twice") from fault

    def stop(self) -> None:
        """End the process for good; may be called from any thread."""
        self._stopped = True
        self._end()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.communicate()

    def _asked(self, svg: str) -> bytes:
        if self._stopped:
            raise PictureFailed("the studio is closed")
        if self._process is None:
            self._process = self._started()
            self._answer(self._process, _FIRST)
        return self._answer(self._process, svg)

    def _started(self) -> "subprocess.Popen[bytes]":
        return subprocess.Popen(
            [sys.executable, "-m", "render.painter"],
            cwd=_ROOT,
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C ends the bot, which then ends its workers
        )

    def _answer(self, process: "subprocess.Popen[bytes]", svg: str) -> bytes:
        late = threading.Event()

        def too_late() -> None:
            late.set()
            process.kill()

        alarm = threading.Timer(self._limit, too_late)
        alarm.start()
        try:
            return _exchanged(process, svg)
        except (_WorkerDied, OSError, ValueError) as fault:  # ValueError: a pipe that was closed meanwhile
            self._end()
            if late.is_set():
                raise PictureFailed(f"not drawn in {self._limit:g} s") from fault
            raise _WorkerDied from fault
        finally:
            alarm.cancel()


class _Line:
    """The pictures that are to be drawn, in two lines: those that somebody waits for, and the others.

    One of so many (`OTHERS_EVERY`) is taken of the others also while people wait, so that tables are shown.
    """

    def __init__(self) -> None:
        self._lines: tuple[deque[_Job], deque[_Job]] = (deque(), deque())
        self._lock = threading.Lock()
        self._taken = 0

    def add(self, job: "_Job", *, is_awaited: bool) -> None:
        """Put a picture at the end of its line."""
        with self._lock:
            self._lines[not is_awaited].append(job)

    def hurry(self, svg: str) -> None:
        """Somebody waits now for a picture that may still be among the others."""
        with self._lock:
            awaited, others = self._lines
            for job in [each for each in others if each.svg == svg]:
                others.remove(job)
                awaited.append(job)

    def take(self) -> "_Job | None":
        """Take the next picture out; None if there is none any more."""
        with self._lock:
            awaited, others = self._lines
            self._taken += 1
            is_turn_of_others = bool(others) and self._taken % OTHERS_EVERY == 0
            line = awaited if awaited and not is_turn_of_others else others
            return line.popleft() if line else None


class _Job(NamedTuple):
    svg: str
    drawn: "Future[bytes]"


class Studio:
    """Draws pictures. `inline` draws in a thread of this process: for tests and the command line.

    `keep_bytes`: of pictures, which mostly are wanted again within seconds or not at all. Where people moved at 5,000
    tables, 20 of 100 pictures were still there with 16 MB, 22 with 48.
    """

    suffix: Final = "png"

    def __init__(
        self, workers: int = 1, *, inline: bool = False, limit_seconds: float = 10, keep_bytes: int = 16_000_000
    ) -> None:
        """Prepare `workers` workers; they start when they are first needed."""
        fonts = _fonts()
        self._inline = inline
        if inline:
            os.environ.update(fonts)
        inherited = {name: os.environ[name] for name in _PASSED_ON if name in os.environ}
        self._workers = [_Worker(inherited | fonts, limit_seconds) for _ in range(workers)]
        self._idle: queue.SimpleQueue[_Worker] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._line = _Line()
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._pictures: OrderedDict[bytes, bytes] = OrderedDict()
        self._kept = 0
        self._keep = keep_bytes
        self._closed = False
        self._drawing: dict[bytes, asyncio.Task[bytes]] = {}

    async def warm(self) -> None:
        """Start every worker, so that the first picture comes as fast as the others."""
        await asyncio.gather(*(self._in_thread(_FIRST, is_awaited=True) for _ in self._workers))

    async def image(self, svg: str, *, is_awaited: bool = False) -> bytes:
        """Return `svg` as PNG; `is_awaited`: somebody waits for it, so that it comes before what everybody sees.

        Raises:
            PictureFailed: if it cannot be drawn.
        """
        if self._closed:
            raise PictureFailed("the studio is closed")
        key = sha256(svg.encode()).digest()
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        task = self._drawing.get(key)
        if task is None:
            task = asyncio.create_task(self._in_thread(svg, is_awaited=is_awaited))
            self._drawing[key] = task
            task.add_done_callback(lambda done: self._drawn(key, done))
        elif is_awaited:
            self._line.hurry(svg)
        # The first caller may be cancelled: others still wait for the same picture.
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End all workers; pictures under way fail, and so does every later request."""
        self._closed = True
        for worker in self._workers:
            worker.stop()
        while (job := self._line.take()) is not None:
            job.drawn.cancel()
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        for worker in self._workers:
            worker.stop()

    async def _in_thread(self, svg: str, *, is_awaited: bool) -> bytes:
        job = _Job(svg, Future())
        self._line.add(job, is_awaited=is_awaited)
        self._threads.submit(self._paint_next)
        return await asyncio.wrap_future(job.drawn)

    def _paint_next(self) -> None:
        """Draw what is next in the line, which need not be what this thread was begun for."""
        job = self._line.take()
        if job is None or not job.drawn.set_running_or_notify_cancel():
            return
        try:
            job.drawn.set_result(self._painted(job.svg))
        except BaseException as fault:
            job.drawn.set_exception(fault)

    def _painted(self, svg: str) -> bytes:
        if self._inline:
            try:
                return paint(svg)
            except ValueError as fault:
                raise PictureFailed(str(fault)) from fault
        worker = self._idle.get()
        try:
            return worker.paint(svg)
        finally:
            self._idle.put(worker)

    def _drawn(self, key: bytes, done: "asyncio.Task[bytes]") -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._pictures[key] = done.result()
        self._kept += len(done.result())
        while self._kept > self._keep:
            _, oldest = self._pictures.popitem(last=False)
            self._kept -= len(oldest)


@cache
def _fonts() -> dict[str, str]:
    """Return the variables that show a process the project's fonts; what they point at stays until this one ends."""
    folder = Path(tempfile.mkdtemp(prefix="sealed-orders-fonts-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return font_environment(folder)


def _exchanged(process: "subprocess.Popen[bytes]", svg: str) -> bytes:
    """Hand one order to the worker and return the picture it answers with."""
    order = svg.encode()
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(len(order).to_bytes(LENGTH_BYTES, "big") + order)
    process.stdin.flush()
    mark = _exactly(process.stdout, 1)
    answer = _exactly(process.stdout, int.from_bytes(_exactly(process.stdout, LENGTH_BYTES), "big"))
    if mark != DONE:
        raise PictureFailed(answer.decode(errors="replace"))
    return answer


def _exactly(pipe: IO[bytes], count: int) -> bytes:
    data = pipe.read(count)
    if len(data) < count:
        raise _WorkerDied
    return data
