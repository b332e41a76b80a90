"""Addresses of databases: what chooses PostgreSQL, what is refused, and that no password is ever shown.

They would catch an address that libpq reads in another way than its owner, who then finds half a password in a log.
"""

import pickle
import subprocess
import sys
import traceback
from pathlib import Path

import pytest

from address import BadAddress, PostgresAddress, address_of, files_at
from config import SettingsFault, read_settings
from db.engines import engine
from db.errors import DatabaseFault, ForeignDatabase
from text import words

SECRET = "s3cret~word"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"postgresql://bot:{SECRET}@db.example.org:5433/orders", "postgresql://bot@db.example.org:5433/orders"),
        (f"POSTGRES://bot:{SECRET}@10.0.0.1/orders?sslmode=require", "postgresql://bot@10.0.0.1/orders"),
        (f"postgres://bot:{SECRET}@[::1]:5432,second/orders", "postgresql://bot@[::1]:5432,second/orders"),
        (f"postgresql://bot:x%40{SECRET}@/orders?host=/run/pg", "postgresql://bot@/run/pg/orders"),
        (f"postgresql://db/orders?user=bot&password={SECRET}", "postgresql://db/orders"),
        (f"postgresql://db/orders?sslkey=a.key&sslpassword={SECRET}", "postgresql://db/orders"),
        ("postgresql://%2Frun%2Fpg/orders", "postgresql:///run/pg/orders"),
    ],
)
def test_an_address_shows_no_password(text: str, shown: str) -> None:
    address = address_of(text)
    assert isinstance(address, PostgresAddress)
    assert str(address) == shown
    said = [str(address), repr(address), f"{address!r:>9}", str(files_at(address)), str(ForeignDatabase(address))]
    assert not [each for each in said if SECRET in each]
    assert address.name == "orders"
    if SECRET in text:
        assert SECRET not in address.without_secrets(f"the server said x@{SECRET}, and x%40{SECRET}")
        assert SECRET in address.reveal()


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (f"mysql://bot:{SECRET}@db/orders", "scheme"),
        (f"postgresql+psycopg://bot:{SECRET}@db/orders", "scheme"),
        (f"postgresql:bot:{SECRET}@db/orders", "scheme"),
        (f"postgresql://bot:{SECRET}@@db/orders", "escape"),
        (f"postgresql://bot:a/{SECRET}@db/orders", "escape"),
        (f"postgresql://bot:{SECRET}#@db/orders", "escape"),
        (f"postgresql://bot:{SECRET} a@db/orders", "escape"),
        (f"postgresql://bot:пароль{SECRET}@db/orders", "escape"),
        (f"postgresql://bot:{SECRET}?a@db/orders", "host"),
        (f"postgresql://bot:5432?{SECRET}@db/orders", "option"),
        (f"postgresql://bot:5432?password={SECRET}@db/orders", "option"),
        (f"postgresql://bot:{SECRET}@db:65536/orders", "host"),
        (f"postgresql://bot:{SECRET}@d b/orders", "escape"),
        (f"postgresql://bot:{SECRET}@db", "no_name"),
        (f"postgresql://bot:{SECRET}@db/orders?{SECRET}=1", "option"),
    ],
)
def test_what_libpq_would_read_otherwise_is_refused_and_not_repeated(text: str, code: str) -> None:
    with pytest.raises(BadAddress) as refused:
        address_of(text)
    assert refused.value.code == code
    for language in ("en", "ru"):
        with pytest.raises(SettingsFault) as told:
            read_settings({"SEALED_ORDERS_DATABASE": text, "SEALED_ORDERS_LANGUAGE": language}, Path("no.env"))
        shown = "".join(traceback.format_exception(told.value)) + "".join(traceback.format_exception(refused.value))
        assert "SEALED_ORDERS_DATABASE" in str(told.value)
        assert SECRET not in shown


def test_everything_else_is_a_path() -> None:
    assert address_of("data/orders.sqlite3") == Path("data/orders.sqlite3")
    assert address_of("~/orders") == Path.home() / "orders"
    assert files_at(Path("a/b")) == Path("a/b")
    assert files_at(PostgresAddress("postgresql://db/my%20orders%2F2")).name == "my_orders_2.postgresql"


def test_an_address_cannot_be_written_away_by_chance() -> None:
    with pytest.raises(TypeError):
        pickle.dumps(PostgresAddress(f"postgresql://bot:{SECRET}@db/orders"))


async def test_without_the_driver_the_owner_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "DRIVER", "a_driver_that_nobody_has")
    with pytest.raises(DatabaseFault) as told:
        await engine.open_database(PostgresAddress(f"postgresql://bot:{SECRET}@db/orders"))
    assert "make setup-postgres" in words("en")(f"database-{told.value.code}", **told.value.facts)


def test_a_database_in_a_file_imports_nothing_of_postgresql() -> None:
    """Would catch a start that takes longer, and needs more memory and packages, for what nobody has chosen."""
    program = "import db.engines.engine, play.services, sys; print([name for name in sys.modules if 'psycopg' in name])"
    found = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert found.stdout == "[]\n"
