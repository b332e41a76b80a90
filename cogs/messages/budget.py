"""How many requests may be made now: so many in any second, none after a global limit, few after many invalid ones.

Discord takes 50 requests a second of one bot, from all its processes together, and shuts a host out that makes 10,000
invalid ones (401, 403, 429) in ten minutes (docs: Rate Limits). Times are in seconds of a clock that never runs back.
"""

from collections import deque

SECOND = 1.0
INVALID_SECONDS = 600.0
MOST_INVALID = 8_000
"""From so many on only people who wait for an answer are served, until there are fewer."""

TOGETHER_SECONDS = 10.0
"""Invalid requests are counted together for so long, so that thousands of them need no room."""


class Budget:
    """What has been let through in the last second, and what is on its way.

    A request is let through and may then wait for a limit of its own channel. For a second its place is kept; one that
    sets out later needs another place, as does one that is made again. So no second sees more than `limit` set out.
    """

    def __init__(self, limit: int) -> None:
        """Begin with nothing; `limit` is how many may set out in any second."""
        self.limit = limit
        self.stopped_until = 0.0
        self.invalid_elsewhere = 0
        self._set_out: deque[float] = deque()
        self._kept: dict[object, float] = {}
        self._invalid: deque[tuple[float, int]] = deque()

    def used(self, now: float) -> int:
        """Return how many places are taken now."""
        while self._set_out and self._set_out[0] <= now - SECOND:
            self._set_out.popleft()
        for one in [each for each, at in self._kept.items() if at <= now - SECOND]:
            del self._kept[one]
        return len(self._set_out) + len(self._kept)

    def free_at(self, now: float) -> float:
        """Return when there is room for one more; not later than `now` if there is."""
        if self.stopped_until > now:
            return self.stopped_until
        if self.used(now) < self.limit:
            return now
        # Places become free in the order in which they were taken; more may have to, where the limit has become lower.
        taken = sorted((*self._set_out, *self._kept.values()))
        return taken[len(taken) - self.limit] + SECOND

    def keep(self, one: object, now: float) -> None:
        """Keep a place for a request that is let through."""
        self._kept[one] = now

    def sets_out(self, one: object, now: float) -> bool:
        """Note that a request sets out in the place that is kept for it; False if none is, or nothing may set out."""
        self.used(now)
        if one not in self._kept or self.stopped_until > now:
            return False
        del self._kept[one]
        self._set_out.append(now)
        return True

    def went(self, now: float) -> None:
        """Note that a request sets out that was not let through: the first ones of all, which log in."""
        self._set_out.append(now)

    def stop(self, until: float) -> None:
        """Let nothing set out until then."""
        self.stopped_until = max(self.stopped_until, until)

    def note_invalid(self, now: float) -> None:
        """Note that Discord has called a request invalid."""
        if self._invalid and now - self._invalid[-1][0] < TOGETHER_SECONDS:
            self._invalid[-1] = (self._invalid[-1][0], self._invalid[-1][1] + 1)
        else:
            self._invalid.append((now, 1))

    def own_invalid(self, now: float) -> int:
        """Return how many invalid requests this process has made in ten minutes."""
        # A bundle counts until its youngest is old enough.
        while self._invalid and self._invalid[0][0] <= now - INVALID_SECONDS - TOGETHER_SECONDS:
            self._invalid.popleft()
        return sum(count for _, count in self._invalid)

    def invalid(self, now: float) -> int:
        """Return how many invalid requests the bot has made in ten minutes, as far as is known."""
        return self.own_invalid(now) + self.invalid_elsewhere

    def is_sparing(self, now: float) -> bool:
        """Return whether only those who wait for an answer are served, so that Discord does not shut the host out."""
        return self.invalid(now) >= MOST_INVALID
