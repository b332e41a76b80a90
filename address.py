"""Where a database is: a file, or a database on a PostgreSQL server.

Whatever shows an address shows no password: not `print`, a log, a traceback, or the facts of a fault. `reveal` alone
has it, for who connects. Imports nothing that takes long: `bot.py --health` reads an address too.
"""

import re
from pathlib import Path
from urllib.parse import quote, unquote

SCHEMES = ("postgresql://", "postgres://")
OPTIONS = frozenset({
    "application_name", "channel_binding", "client_encoding", "connect_timeout", "gssencmode", "host", "hostaddr",
    "keepalives", "keepalives_count", "keepalives_idle", "keepalives_interval", "krbsrvname", "load_balance_hosts",
    "options", "passfile", "password", "port", "require_auth", "sslcert", "sslcrl", "sslkey", "sslmode",
    "sslnegotiation", "sslpassword", "sslrootcert", "target_session_attrs", "tcp_user_timeout", "user",
})  # fmt: skip
"""What may follow `?`: https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS"""

_SECRET = ("password", "sslpassword")
_HOST = re.compile(r"(?:\[[0-9A-Fa-f:.]+\]|(?:[A-Za-z0-9._~-]|%[0-9A-Fa-f]{2})*)(?::(?P<port>[0-9]{1,5}))?")
_LAST_PORT = 65535
_HIDDEN = "***"
_FOLDER = Path("data")


class BadAddress(ValueError):
    """An address that cannot be used; `code` says why, and nothing of it is repeated: it may be the password.

    `scheme`: neither a path nor an address of PostgreSQL. `escape`: a character must be written with a per cent sign.
    `host`: a host or port. `no_name`: which database. `option`: what follows the question mark.
    """

    def __init__(self, code: str) -> None:
        """Keep the code."""
        super().__init__(code)
        self.code = code


class PostgresAddress:
    """The address of a database on a PostgreSQL server, `postgresql://user:password@host:port/name?option=value`.

    `name`: of the database. `str` and `repr` leave out the password and the options.
    """

    __slots__ = ("_secrets", "_uri", "folder", "has_password", "name", "shown")

    def __init__(self, text: str, folder: Path | None = None) -> None:
        """Read an address; `folder`: where the files are kept that all processes on the database share, or `data`.

        Raises:
            BadAddress: as its codes say. What libpq would read in another way is refused here.
        """
        begins = next((scheme for scheme in SCHEMES if text.lower().startswith(scheme)), None)
        if begins is None:
            raise BadAddress("scheme")
        if not text.isascii() or not text.isprintable() or " " in text or "#" in text:
            raise BadAddress("escape")
        before, _, after = text[len(begins) :].partition("?")
        authority, _, name = before.partition("/")
        person, at, hosts = authority.rpartition("@")
        if "@" in person or "@" in name or "/" in name:
            raise BadAddress("escape")
        _check_hosts(hosts)
        options = _options(after)
        if not name:
            raise BadAddress("no_name")
        user, _, password = person.partition(":")
        found = (password, *(options.get(option, "") for option in _SECRET))
        self._secrets = tuple({secret for each in found for secret in (each, unquote(each)) if secret})
        self.has_password = bool(self._secrets)
        self._uri = f"{SCHEMES[0]}{text[len(begins) :]}"
        self.folder = folder
        self.name = unquote(name)
        where = hosts or options.get("host", "")
        self.shown = f"{SCHEMES[0]}{user}{'@' if user and at else ''}{unquote(where)}/{self.name}"

    def reveal(self) -> str:
        """Return the whole address, for the code that connects."""
        return self._uri

    def with_password(self, password: str) -> "PostgresAddress":
        """Return this address with a password of its user."""
        between = "&" if "?" in self._uri else "?"
        return PostgresAddress(f"{self._uri}{between}password={quote(password, safe='')}", self.folder)

    def without_secrets(self, text: str) -> str:
        """Return a text, such as a reason that a server gave, in which no password of this address is."""
        for secret in sorted(self._secrets, key=len, reverse=True):
            text = text.replace(secret, _HIDDEN)
        return text

    def __reduce__(self) -> str:
        """Refuse to be pickled, which would write the password somewhere."""
        raise TypeError("an address with a password is not pickled")

    def __str__(self) -> str:
        """Show where the database is."""
        return self.shown

    def __repr__(self) -> str:
        """Show where the database is."""
        return f"PostgresAddress({self.shown})"

    def __eq__(self, other: object) -> bool:
        """Compare whole addresses."""
        return isinstance(other, PostgresAddress) and other._uri == self._uri

    def __hash__(self) -> int:
        """Hash the whole address."""
        return hash(self._uri)


Address = Path | PostgresAddress


def address_of(text: str, folder: Path | None = None) -> Address:
    """Return the address that somebody has written: what is no address of a server is a path.

    `folder`: where the files are kept that belong to a database on a server.

    Raises:
        BadAddress: it can be neither.
    """
    if "://" in text or text.lower().startswith(("postgresql:", "postgres:")):
        return PostgresAddress(text, folder)
    return Path(text).expanduser()


def files_at(address: Address) -> Path:
    """Return after what the files are named that this host keeps beside a database: its name, with an ending more."""
    if isinstance(address, Path):
        return address
    return (address.folder or _FOLDER) / f"{re.sub('[^A-Za-z0-9_.-]', '_', address.name)}.postgresql"


def _options(text: str) -> dict[str, str]:
    found = {}
    for part in text.split("&") if text else ():
        option, equals, value = part.partition("=")
        if not equals or option not in OPTIONS or "@" in value or "?" in value:
            raise BadAddress("option")
        found[option] = value
    return found


def _check_hosts(text: str) -> None:
    for host in text.split(","):
        fits = _HOST.fullmatch(host)
        if fits is None or not 0 < int(fits["port"] or 1) <= _LAST_PORT:
            raise BadAddress("host")
