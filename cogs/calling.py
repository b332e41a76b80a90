"""Calls an address: only the machine that was checked, without redirects, for seconds, and without reading an answer.

A name is resolved once, every machine that it names has to be on the public internet, and the connection goes to the
number that was checked: a name that changes meanwhile changes nothing. The certificate has to be that of the name.
"""

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable

import aiohttp

from games.kernel.errors import Refusal
from play.reminders.addresses import HTTPS, Address, address_of, is_public

CALL_SECONDS = 10.0
MOST_BYTES = 8_000
MOST_MACHINES = 4
OK, REDIRECT = 200, 300
Resolve = Callable[[str, int], Awaitable[tuple[str, ...]]]
_log = logging.getLogger(__name__)


async def resolved(host: str, port: int) -> tuple[str, ...]:
    """Return the numbers of all machines that `host` names; raises OSError."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return tuple(dict.fromkeys(str(address[0]) for *_, address in found))


class Caller:
    """Calls addresses. Tests allow other machines, schemes and times than those of the bot."""

    def __init__(
        self,
        resolve: Resolve = resolved,
        is_allowed: Callable[[str], bool] = is_public,
        schemes: tuple[str, ...] = HTTPS,
        seconds: float = CALL_SECONDS,
        level: int = logging.INFO,
    ) -> None:
        """Keep how names are resolved, what is allowed, and at which `level` what is not reached is logged."""
        self._resolve = resolve
        self._is_allowed = is_allowed
        self._schemes = schemes
        self._seconds = seconds
        self._level = level

    def check(self, url: str) -> Address:
        """Return `url` taken apart; refuses what `address_of` refuses."""
        return address_of(url, self._schemes)

    async def call(self, url: str, body: bytes) -> bool:
        """Send a JSON `body` to an address; return whether it was accepted. Nothing of the address is logged."""
        if len(body) > MOST_BYTES:
            return False
        try:
            address = self.check(url)
            async with asyncio.timeout(self._seconds):
                numbers = await self._resolve(address.host, address.port)
                if not numbers or not all(map(self._is_allowed, numbers)):
                    _log.log(self._level, "a webhook was not called: its address is not public")
                    return False
                return await self._post_to_one(address, numbers, body)
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError, Refusal) as fault:
            _log.log(self._level, "a webhook was not reached: %s", type(fault).__name__)
            return False

    async def _post_to_one(self, address: Address, numbers: tuple[str, ...], body: bytes) -> bool:
        """Send to the first machine that can be connected to; nothing was sent to one that cannot be."""
        for number in numbers[:MOST_MACHINES]:
            try:
                return await self._post(address, number, body)
            except aiohttp.ClientConnectorError as fault:
                _log.log(self._level, "one machine of a webhook was not reached: %s", type(fault).__name__)
        return False

    async def _post(self, address: Address, number: str, body: bytes) -> bool:
        headers = {"Host": address.named, "Content-Type": "application/json", "User-Agent": "SealedOrders"}
        connector = aiohttp.TCPConnector(force_close=True, limit=1)
        async with (
            aiohttp.ClientSession(connector=connector, cookie_jar=aiohttp.DummyCookieJar(), trust_env=False) as session,
            session.post(
                address.at(number),
                data=body,
                headers=headers,
                allow_redirects=False,
                server_hostname=address.host,
                timeout=aiohttp.ClientTimeout(total=self._seconds),
            ) as response,
        ):
            response.close()
            return OK <= response.status < REDIRECT
