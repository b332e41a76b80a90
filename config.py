"""Settings from the environment and from a `.env` file; the environment wins. README lists every one of them."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

import msgspec

LogLevel = Literal["DEBUG", "INFO", "WARNING", "ERROR"]
DEFAULT_DATABASE = Path("data") / "sealed_orders.sqlite3"
ENV_FILE = Path(".env")


class SettingsFault(Exception):
    """A setting with a value that cannot be used: `name` of the variable."""

    def __init__(self, name: str) -> None:
        """Keep the name; the value may be secret."""
        super().__init__(name)
        self.name = name


class Token(str):
    """A bot's token; it never shows itself in logs, errors or prints of the settings."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return a word that gives nothing away."""
        return "<token>"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot runs with. `workers`: processes for pictures; 0 draws in a thread of the bot's own process."""

    token: Token = Token("")
    database: Path = DEFAULT_DATABASE
    language: Literal["en", "ru"] = "en"
    playground_port: int = 0
    log_level: LogLevel = "INFO"
    workers: int = 1

    @property
    def heartbeat(self) -> Path:
        """Return the file beside the database that a running bot touches; `--health` looks at it."""
        return self.database.with_name(f"{self.database.name}.alive")


VARIABLES = {
    "DISCORD_TOKEN": "token",
    "SEALED_ORDERS_DATABASE": "database",
    "SEALED_ORDERS_LANGUAGE": "language",
    "SEALED_ORDERS_PLAYGROUND_PORT": "playground_port",
    "SEALED_ORDERS_LOG_LEVEL": "log_level",
    "SEALED_ORDERS_WORKERS": "workers",
}
"""Each environment variable and the field it fills; an empty one leaves the default."""


def load(environ: Mapping[str, str] = os.environ, env_file: Path = ENV_FILE) -> Settings:
    """Return the settings of this process.

    Raises:
        SettingsFault: a variable with a value that cannot be used.
    """
    given = {**_read(env_file), **environ}
    fields = {field: given[name].strip() for name, field in VARIABLES.items() if given.get(name, "").strip()}
    for name, field in VARIABLES.items():
        if field in fields:
            _check(name, field, fields[field])
    return _settings(fields)


def _check(name: str, field: str, value: str) -> None:
    try:
        settings = _settings({field: value})
    except msgspec.ValidationError:
        # The cause is left out: its words may hold the value.
        raise SettingsFault(name) from None
    if settings.workers < 0 or not 0 <= settings.playground_port < 65536:
        raise SettingsFault(name)


def _settings(fields: Mapping[str, str]) -> Settings:
    return msgspec.convert(fields, Settings, strict=False, dec_hook=_decoded)


def _decoded(kind: type, value: str) -> object:
    return kind(value)


def _read(path: Path) -> dict[str, str]:
    """Return the lines NAME=value of a file; quotes around a value are taken off, comments and other lines left out."""
    if not path.is_file():
        return {}
    found: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        name, equals, value = line.strip().removeprefix("export ").partition("=")
        if equals and not name.startswith("#"):
            found[name.strip()] = value.strip().strip("\"'")
    return found
