"""Asks a bot of this computer whether it is well, at the address where it tells numbers about itself.

By a plain socket: it is asked every half minute, and nothing is to be imported for that but what is there anyway.
"""

import contextlib
import socket

import msgspec

from config import Listening

ASK_SECONDS = 4.0
"""Docker waits for five."""

MOST_BYTES = 64 * 1024
PROGRAM = "sealed-orders"
_ANY = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what listens on all interfaces is asked on the loopback one


class Health(msgspec.Struct, frozen=True):
    """What a bot says of itself: whether it is well, and sentences about what is wrong."""

    program: str
    ok: bool
    wrong: tuple[str, ...] = ()


class Silent(Exception):
    """Something has taken the connection and does not answer: a bot that hangs."""


def health_at(listening: Listening) -> Health | None:
    """Return what the bot there says; None where nobody listens, or it is another program.

    Raises:
        Silent: no answer comes.
    """
    host = _ANY.get(listening.host, listening.host)
    try:
        connection = socket.create_connection((host, listening.port), ASK_SECONDS)
    except TimeoutError:
        raise Silent from None
    except OSError:
        return None
    with connection:
        try:
            connection.sendall(f"GET /health HTTP/1.0\r\nHost: {host}\r\n\r\n".encode())
            answer = _whole(connection)
        except TimeoutError:
            raise Silent from None
        except OSError:
            return None
    with contextlib.suppress(msgspec.MsgspecError):
        said = msgspec.json.decode(answer.partition(b"\r\n\r\n")[2], type=Health)
        return said if said.program == PROGRAM else None
    return None


def _whole(connection: socket.socket) -> bytes:
    answer = b""
    while len(answer) < MOST_BYTES and (more := connection.recv(MOST_BYTES)):
        answer += more
    return answer
