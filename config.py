"""Settings from the environment and from the file `.env`; the environment wins. A bad value is refused by name.

`SETTINGS` lists every setting with its default; a test compares the README with it.
"""

import os
import re
from collections.abc import Callable, Iterable, Mapping, Set
from contextlib import suppress
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar, cast

import msgspec

from address import Address, BadAddress, address_of, files_at

VERSION = "0.2.0"
"""The version of the program, here alone; CHANGELOG.md says what is new in it."""

Language = Literal["en", "ru"]
LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
LogForm = Literal["text", "json"]
LANGUAGES: tuple[Language, ...] = ("en", "ru")
LOG_LEVELS: tuple[LogLevel, ...] = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMS: tuple[LogForm, ...] = ("text", "json")
LIMITS = (
    "tables",
    "tables_a_day",
    "invitations_a_day",
    "seats",
    "server_tables",
    "tournament_tables",
    "entries",
    "changes",
    "decks",
    "webhooks_a_day",
    "server_tournaments",
    "tournaments_a_day",
    "tournaments",
)
LONGEST_CONTACT = 200
NEVER = "never"
MOST_DAYS = 10_000
ENV_FILE = Path(".env")
PREFIX = "SEALED_ORDERS_"
MOST_PORT = 65_535
_LISTENING = re.compile(r"(?:\[(?P<six>[0-9A-Fa-f:.]+)\]|(?P<host>[0-9A-Za-z.-]+)):(?P<port>[0-9]{1,5})")
NEAR_OURS, NEAR_IN_FILE, NEAR_ELSEWHERE = 0.6, 0.8, 0.9
"""How like one of our names another one is, from 0 to 1, that is taken for it (`difflib`); of ours without the prefix.

Every name in `.env` is for this program; the environment has names for others, such as another bot's token.
"""

MOST_SHARDS = 1_000
_SHARDS = re.compile(r"(?:(?P<first>[0-9]{1,4})(?:-(?P<last>[0-9]{1,4}))?/)?(?P<count>[0-9]{1,4})")
"""`16`: sixteen, of which a process takes its share; `0-3/16` or `5/16`: some of them."""

T = TypeVar("T")


class SettingsFault(Exception):
    """A setting has a value that cannot be used; the message names the setting and the values it may have.

    It is in the language that is set, as far as that can be read.
    """


class _Unfit(ValueError):
    """What cannot be used: the words are `setting-<code>`, with these facts."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Secret:
    """A value that is never printed, not by `print`, in a traceback, or in a log."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        """Keep `value`."""
        self._value = value

    def reveal(self) -> str:
        """Return the value, for the code that logs in."""
        return self._value

    def __bool__(self) -> bool:
        """Return whether there is a value."""
        return bool(self._value)

    def __eq__(self, other: object) -> bool:
        """Compare the values."""
        return isinstance(other, Secret) and other._value == self._value

    def __hash__(self) -> int:
        """Hash the value."""
        return hash(self._value)

    def __repr__(self) -> str:
        """Return only whether there is a value."""
        return "Secret(set)" if self._value else "Secret(empty)"


class Listening(NamedTuple):
    """An address of this computer at which the bot listens."""

    host: str
    port: int

    def __str__(self) -> str:
        """Return it as it is written in the settings."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"


class Shards(msgspec.Struct, frozen=True):
    """How many shards the bot has, and which of them this process has: none named means as many as its share of all.

    `is_alone`: nothing is set; there is one, and this process has it.
    """

    count: int = 1
    own: tuple[int, ...] = (0,)
    is_alone: bool = True


class Setting(msgspec.Struct, frozen=True):
    """One setting as the README lists it."""

    name: str
    default: str


SETTINGS = (
    Setting("DISCORD_TOKEN", ""),
    Setting("SEALED_ORDERS_DATABASE", "data/sealed_orders.sqlite3"),
    Setting("SEALED_ORDERS_BESIDE", "data"),
    Setting("SEALED_ORDERS_LANGUAGE", "en"),
    Setting("SEALED_ORDERS_CONTACT", ""),
    Setting("SEALED_ORDERS_PLAYGROUND_PORT", "0"),
    Setting("SEALED_ORDERS_LOG_LEVEL", "INFO"),
    Setting("SEALED_ORDERS_LOG", "text"),
    Setting("SEALED_ORDERS_REQUESTS_A_SECOND", "45"),
    Setting("SEALED_ORDERS_SHARDS", ""),
    Setting("SEALED_ORDERS_STOP_SECONDS", "10"),
    Setting("SEALED_ORDERS_WORKERS", "2"),
    Setting("SEALED_ORDERS_THINKERS", "0"),
    Setting("SEALED_ORDERS_PACE_OF_COMPUTERS", "100"),
    Setting("SEALED_ORDERS_BACKUP_FOLDER", ""),
    Setting("SEALED_ORDERS_BACKUP_DAYS", "7"),
    Setting("SEALED_ORDERS_BACKUP_WEEKS", "4"),
    Setting("SEALED_ORDERS_PACK_DAYS", "30"),
    Setting("SEALED_ORDERS_ALARM_ADDRESS", ""),
    Setting("SEALED_ORDERS_WELL_ADDRESS", ""),
    Setting("SEALED_ORDERS_METRICS", ""),
    Setting("SEALED_ORDERS_TABLES", "20"),
    Setting("SEALED_ORDERS_TABLES_A_DAY", "40"),
    Setting("SEALED_ORDERS_INVITATIONS_A_DAY", "10"),
    Setting("SEALED_ORDERS_SEATS", "50"),
    Setting("SEALED_ORDERS_SERVER_TABLES", "500"),
    Setting("SEALED_ORDERS_TOURNAMENT_TABLES", "300"),
    Setting("SEALED_ORDERS_ENTRIES", "10000"),
    Setting("SEALED_ORDERS_CHANGES", "12"),
    Setting("SEALED_ORDERS_DECKS", "25"),
    Setting("SEALED_ORDERS_WEBHOOKS_A_DAY", "10"),
    Setting("SEALED_ORDERS_SERVER_TOURNAMENTS", "20"),
    Setting("SEALED_ORDERS_TOURNAMENTS_A_DAY", "10"),
    Setting("SEALED_ORDERS_TOURNAMENTS", "2"),
)


class Settings(msgspec.Struct, frozen=True):
    """The settings of the program.

    - `token`: empty for the local playground; `playground_port`: 0 for any free one
    - `beside`: where the files are kept that belong to a database on a server
    - `language`: for servers that have chosen none
    - `contact`: who can be asked, as people are shown it
    - `log_form`: what a line of the log is
    - `requests_a_second`: so many may be made of Discord, by all processes together
    - `stop_seconds`: so long after it is asked to stop the bot has ended
    - `workers`: how many processes draw pictures
    - `thinkers`: in how many computers think, 0 for one less than there are cores
    - `pace_of_computers`: how long their answers wait, in per cent of what is usual
    - `backup_folder`: where daily backups are kept, for so many days, and of so many weeks before
    - `pack_days`: matches are packed so many days after their end, None: never
    - `alarm_address`, `well_address`: called, where there are any, by cogs/upkeep/
    - `metrics`: where numbers about the bot are told, None for nowhere
    - `limits`: those of play/limits.py, by name
    """

    token: Secret
    database: Address
    beside: Path
    language: Language
    contact: str
    playground_port: int
    log_level: LogLevel
    log_form: LogForm
    requests_a_second: int
    shards: Shards
    stop_seconds: int
    workers: int
    thinkers: int
    pace_of_computers: int
    backup_folder: Path
    backup_days: int
    backup_weeks: int
    pack_days: int | None
    alarm_address: Secret
    well_address: Secret
    metrics: Listening | None
    limits: Mapping[str, int]


def read_settings(environment: Mapping[str, str] | None = None, env_file: Path = ENV_FILE) -> Settings:
    """Return the settings in `environment` (default: of the process) and `env_file`, with defaults for what is not set.

    Raises:
        SettingsFault: a value, a name, or a line of the file cannot be used.
    """
    given = os.environ if environment is None else environment
    try:
        return _settings(given, env_file)
    except _Unfit as unfit:
        raise SettingsFault(_worded(unfit, given, env_file)) from None


def _worded(unfit: _Unfit, given: Mapping[str, str], env_file: Path) -> str:
    from text import words

    language = given.get("SEALED_ORDERS_LANGUAGE", "")
    with suppress(_Unfit):
        language = language or _env_file(env_file).get("SEALED_ORDERS_LANGUAGE", "")
    chosen = language.strip().lower()
    return words(chosen if chosen in LANGUAGES else "en")(f"setting-{unfit.code}", **unfit.facts)


def _settings(given: Mapping[str, str], env_file: Path) -> Settings:
    values = {setting.name: setting.default for setting in SETTINGS}
    in_file = _env_file(env_file)
    is_set = {name for name in values if given.get(name, "").strip() or in_file.get(name, "").strip()}
    _check_names(in_file, str(env_file), is_set, NEAR_IN_FILE)
    _check_names(given, "", is_set, NEAR_ELSEWHERE)
    for source in (in_file, given):
        # An empty value means the default, so that `SEALED_ORDERS_LANGUAGE=` in a compose file does no harm.
        values.update({name: source[name].strip() for name in values if source.get(name, "").strip()})
    beside = _read(values, "SEALED_ORDERS_BESIDE", _beside)
    database = _read(values, "SEALED_ORDERS_DATABASE", lambda text: _database(text, beside))
    return Settings(
        token=_read(values, "DISCORD_TOKEN", _token),
        database=database,
        beside=beside,
        language=cast(Language, _read(values, "SEALED_ORDERS_LANGUAGE", lambda text: _one_of(text.lower(), LANGUAGES))),
        contact=_read(values, "SEALED_ORDERS_CONTACT", _line),
        playground_port=_read(values, "SEALED_ORDERS_PLAYGROUND_PORT", lambda text: _whole(text, 0, MOST_PORT)),
        log_level=cast(
            LogLevel, _read(values, "SEALED_ORDERS_LOG_LEVEL", lambda text: _one_of(text.upper(), LOG_LEVELS))
        ),
        log_form=cast(LogForm, _read(values, "SEALED_ORDERS_LOG", lambda text: _one_of(text.lower(), LOG_FORMS))),
        requests_a_second=_read(values, "SEALED_ORDERS_REQUESTS_A_SECOND", lambda text: _whole(text, 1, 100_000)),
        shards=_read(values, "SEALED_ORDERS_SHARDS", _shards),
        stop_seconds=_read(values, "SEALED_ORDERS_STOP_SECONDS", lambda text: _whole(text, 5, 600)),
        workers=_read(values, "SEALED_ORDERS_WORKERS", lambda text: _whole(text, 1, 64)),
        thinkers=_read(values, "SEALED_ORDERS_THINKERS", lambda text: _whole(text, 0, 64)),
        pace_of_computers=_read(values, "SEALED_ORDERS_PACE_OF_COMPUTERS", lambda text: _whole(text, 0, 1000)),
        backup_folder=_read(values, "SEALED_ORDERS_BACKUP_FOLDER", lambda text: _folder(text, database)),
        backup_days=_read(values, "SEALED_ORDERS_BACKUP_DAYS", lambda text: _whole(text, 0, 1000)),
        backup_weeks=_read(values, "SEALED_ORDERS_BACKUP_WEEKS", lambda text: _whole(text, 0, 1000)),
        pack_days=_read(values, "SEALED_ORDERS_PACK_DAYS", _days),
        alarm_address=_read(values, "SEALED_ORDERS_ALARM_ADDRESS", _address),
        well_address=_read(values, "SEALED_ORDERS_WELL_ADDRESS", _address),
        metrics=_read(values, "SEALED_ORDERS_METRICS", _listening),
        limits={
            name: _read(values, f"SEALED_ORDERS_{name.upper()}", lambda text: _whole(text, 1, 1_000_000))
            for name in LIMITS
        },
    )


def _check_names(given: Iterable[str], where: str, is_set: Set[str], near: float) -> None:
    """Refuse a name that begins as ours do and is none, and one that is nearly one of ours that is not set.

    What is set under a wrong name would be as if it were not set, and nobody would be told.
    """
    from difflib import get_close_matches

    whole = {setting.name: setting.name for setting in SETTINGS}
    parts = {name.removeprefix(PREFIX).removeprefix("DISCORD_"): name for name in whole}
    for name in given:
        upper = name.upper()
        if name in whole:
            continue
        is_ours = upper.startswith(PREFIX)
        likes, cutoff = (parts, NEAR_OURS) if is_ours else (whole, near)
        meant = [likes[like] for like in get_close_matches(upper.removeprefix(PREFIX), likes, 1, cutoff)]
        if is_ours or (meant and meant[0] not in is_set):
            named = f"{where}: {name}" if where else name
            raise _Unfit("none_like", name=named, meant=meant[0]) if meant else _Unfit("none", name=named)


def _read(values: Mapping[str, str], name: str, made: Callable[[str], T]) -> T:
    try:
        return made(values[name])
    except _Unfit as unfit:
        raise _Unfit(unfit.code, name=name, **unfit.facts) from None


def _token(text: str) -> Secret:
    if text and (not text.isascii() or not text.isprintable() or " " in text):
        raise _Unfit("token")
    return Secret(text)


def _address(text: str) -> Secret:
    # The address itself is not repeated: whoever knows it can call it.
    if text and not (text.lower().startswith("https://") and text.isascii() and text.isprintable() and " " not in text):
        raise _Unfit("address")
    return Secret(text)


def _listening(text: str) -> Listening | None:
    if not text:
        return None
    # A port alone would leave open who may reach it.
    found = _LISTENING.fullmatch(text)
    if found is None or not 1 <= int(found["port"]) <= MOST_PORT:
        raise _Unfit("listening", given=text)
    return Listening(found["six"] or found["host"], int(found["port"]))


def _database(text: str, beside: Path) -> Address:
    try:
        address = address_of(text, beside)
    except BadAddress as bad:
        # The address is not repeated: a password is in it.
        raise _Unfit(f"database_{bad.code}") from None
    if isinstance(address, Path) and address.is_dir():
        raise _Unfit("no_file", path=text)
    return address


def _line(text: str) -> str:
    if len(text) > LONGEST_CONTACT or not text.isprintable():
        raise _Unfit("line", most=LONGEST_CONTACT)
    return text


def _folder(text: str, database: Address) -> Path:
    return _no_file(Path(text).expanduser() if text else files_at(database).with_name("backups"))


def _beside(text: str) -> Path:
    return _no_file(Path(text).expanduser())


def _no_file(path: Path) -> Path:
    if path.exists() and not path.is_dir():
        raise _Unfit("no_folder", path=str(path))
    return path


def _one_of(text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise _Unfit("one_of", allowed=", ".join(allowed), given=text)
    return text


def _whole(text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit()) or not least <= int(text) <= most:
        raise _Unfit("whole", least=str(least), most=str(most), given=text)
    return int(text)


def _days(text: str) -> int | None:
    if text.lower() == NEVER:
        return None
    if not (text.isascii() and text.isdigit()) or not 1 <= int(text) <= MOST_DAYS:
        raise _Unfit("days", least="1", most=str(MOST_DAYS), never=NEVER, given=text)
    return int(text)


def _shards(text: str) -> Shards:
    if not text:
        return Shards()
    found = _SHARDS.fullmatch(text)
    count = int(found["count"]) if found is not None else 0
    if found is None or not 1 <= count <= MOST_SHARDS:
        raise _Unfit("shards", given=text, most=str(MOST_SHARDS))
    if found["first"] is None:
        return Shards(count, (), is_alone=False)
    first, last = int(found["first"]), int(found["last"] or found["first"])
    if first > last:
        raise _Unfit("shards_order", given=text, first=str(first), last=str(last))
    if last >= count:
        raise _Unfit("shards_beyond", given=text, last=str(last), most=str(count - 1), count=count)
    return Shards(count, tuple(range(first, last + 1)), is_alone=False)


def _env_file(path: Path) -> dict[str, str]:
    """Return the names and values in `path`: lines `NAME=value`, `export NAME="value"`, and comments after `#`."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (FileNotFoundError, IsADirectoryError):
        return {}
    except (OSError, UnicodeDecodeError):
        raise _Unfit("unreadable", path=str(path)) from None
    values: dict[str, str] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        stripped = line.strip().removeprefix("export ").strip()
        if not stripped or stripped.startswith("#"):
            continue
        name, equals, value = stripped.partition("=")
        if not equals or not name.strip().isidentifier():
            # The line itself is not repeated: it may be a token.
            raise _Unfit("no_value", path=str(path), line=str(number))
        values[name.strip()] = _unquoted(value.strip())
    return values


def _unquoted(value: str) -> str:
    if len(value) >= 2 and value[0] == value[-1] and value[0] in "\"'":
        return value[1:-1]
    return value.partition(" #")[0].rstrip()
