"""Settings: defaults, both sources, refusals that name the setting, and secrets that are never printed."""

from pathlib import Path

import pytest

from config import LIMITS, SETTINGS, Secret, SettingsFault, read_settings

NO_FILE = Path("there-is-no-such-file.env")
TOKEN = "MTIzNDU2.Gabcde.not-a-real-token"


NO_LISTENING = ("9090", ":9090", "127.0.0.1", "127.0.0.1:0", "127.0.0.1:65536", "::1:9090", "http://127.0.0.1:9090")
"""A port alone would be open to everybody in other programs."""


def test_defaults() -> None:
    settings = read_settings({}, NO_FILE)
    assert settings.metrics is None
    assert not settings.token
    assert settings.database == Path("data/sealed_orders.sqlite3")
    assert (settings.language, settings.playground_port, settings.log_level) == ("en", 0, "INFO")
    assert settings.workers >= 1
    assert (settings.backup_folder, settings.backup_days, settings.backup_weeks) == (Path("data/backups"), 7, 4)
    assert settings.pack_days == 30


def test_every_setting_can_be_given() -> None:
    given = {
        "DISCORD_TOKEN": TOKEN,
        "SEALED_ORDERS_DATABASE": "/var/games/a.sqlite3",
        "SEALED_ORDERS_BESIDE": "/var/shared",
        "SEALED_ORDERS_LANGUAGE": "RU",
        "SEALED_ORDERS_CONTACT": "Ann, <ann@example.org>",
        "SEALED_ORDERS_PLAYGROUND_PORT": " 8080 ",
        "SEALED_ORDERS_LOG_LEVEL": "debug",
        "SEALED_ORDERS_LOG": "JSON",
        "SEALED_ORDERS_REQUESTS_A_SECOND": "90",
        "SEALED_ORDERS_SHARDS": "0-3/16",
        "SEALED_ORDERS_STOP_SECONDS": "60",
        "SEALED_ORDERS_WORKERS": "4",
        "SEALED_ORDERS_THINKERS": "3",
        "SEALED_ORDERS_PACE_OF_COMPUTERS": "50",
        "SEALED_ORDERS_BACKUP_FOLDER": "/mnt/other",
        "SEALED_ORDERS_BACKUP_DAYS": "30",
        "SEALED_ORDERS_BACKUP_WEEKS": "0",
        "SEALED_ORDERS_PACK_DAYS": "Never",
        "SEALED_ORDERS_ALARM_ADDRESS": "https://alarms.example.org/secret-1",
        "SEALED_ORDERS_WELL_ADDRESS": "https://alarms.example.org/secret-2",
        "SEALED_ORDERS_METRICS": "[::1]:9090",
        **{f"SEALED_ORDERS_{name.upper()}": str(number) for number, name in enumerate(LIMITS, start=5)},
    }
    assert given.keys() == {setting.name for setting in SETTINGS}
    settings = read_settings(given, NO_FILE)
    assert settings.token.reveal() == TOKEN
    assert settings.database == Path("/var/games/a.sqlite3")
    assert settings.beside == Path("/var/shared")
    assert (settings.language, settings.playground_port, settings.log_level, settings.workers) == (
        "ru",
        8080,
        "DEBUG",
        4,
    )
    assert settings.log_form == "json"
    assert (settings.thinkers, settings.pace_of_computers, settings.requests_a_second) == (3, 50, 90)
    assert settings.limits == {name: number for number, name in enumerate(LIMITS, start=5)}
    assert (settings.backup_folder, settings.backup_days, settings.backup_weeks) == (Path("/mnt/other"), 30, 0)
    assert settings.pack_days is None
    assert settings.contact == "Ann, <ann@example.org>"
    assert settings.alarm_address.reveal() == "https://alarms.example.org/secret-1"
    assert settings.well_address.reveal() == "https://alarms.example.org/secret-2"
    assert settings.metrics is not None
    assert (settings.metrics, str(settings.metrics)) == (("::1", 9090), "[::1]:9090")
    assert "secret" not in repr(settings)


def test_the_environment_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(
        "# settings\n\nexport DISCORD_TOKEN='" + TOKEN + "'\n"
        'SEALED_ORDERS_DATABASE = "my games/a.sqlite3"\n'
        "SEALED_ORDERS_LANGUAGE=ru # of new servers\nSEALED_ORDERS_WORKERS=3\nOTHER=ignored\n",
        encoding="utf-8",
    )
    settings = read_settings({"SEALED_ORDERS_WORKERS": "5", "SEALED_ORDERS_LANGUAGE": ""}, file)
    assert settings.token.reveal() == TOKEN
    assert settings.database == Path("my games/a.sqlite3")
    assert (settings.language, settings.workers) == ("ru", 5)


@pytest.mark.parametrize(
    ("name", "value", "hint"),
    [
        ("SEALED_ORDERS_LANGUAGE", "de", "en, ru"),
        ("SEALED_ORDERS_LOG_LEVEL", "loud", "DEBUG, INFO"),
        ("SEALED_ORDERS_LOG", "xml", "text, json"),
        ("SEALED_ORDERS_PLAYGROUND_PORT", "65536", "65535"),
        ("SEALED_ORDERS_PLAYGROUND_PORT", "-1", "0"),
        ("SEALED_ORDERS_PLAYGROUND_PORT", "８０", "whole number"),
        ("SEALED_ORDERS_WORKERS", "0", "1"),
        ("SEALED_ORDERS_WORKERS", "two", "whole number"),
        ("SEALED_ORDERS_DATABASE", "/", "folder"),
        ("SEALED_ORDERS_BACKUP_FOLDER", __file__, "folder"),
        ("SEALED_ORDERS_BESIDE", __file__, "folder"),
        ("SEALED_ORDERS_BACKUP_DAYS", "a week", "whole number"),
        ("SEALED_ORDERS_PACK_DAYS", "0", "never"),
        *(("SEALED_ORDERS_METRICS", value, "such as 127.0.0.1:9090") for value in NO_LISTENING),
        ("SEALED_ORDERS_SHARDS", "3-1/16", "3 comes after 1"),
        ("SEALED_ORDERS_SHARDS", "0-20/16", "of 16\N{NO-BREAK SPACE}shards the last one is 15"),
        *(
            ("SEALED_ORDERS_SHARDS", value, "such as 0-3/16")
            for value in ("x", "0", "1001", "0-3", "-1/4", "1/", "１/4")
        ),
        ("SEALED_ORDERS_CONTACT", "x" * 201, "200"),
        ("SEALED_ORDERS_CONTACT", "one\ntwo", "one line"),
    ],
)
def test_a_bad_value_is_refused_by_name(name: str, value: str, hint: str) -> None:
    with pytest.raises(SettingsFault) as refused:
        read_settings({name: value}, NO_FILE)
    assert name in str(refused.value)
    assert hint in str(refused.value)
    assert refused.value.__cause__ is None


def test_shards_are_those_that_are_named_or_a_share_of_all() -> None:
    given = {
        value: read_settings({"SEALED_ORDERS_SHARDS": value}, NO_FILE).shards for value in ("", "16", "0-3/16", "7/8")
    }
    assert [(each.count, each.own, each.is_alone) for each in given.values()] == [
        (1, (0,), True),
        (16, (), False),
        (16, (0, 1, 2, 3), False),
        (8, (7,), False),
    ]


@pytest.mark.parametrize("address", ["http://a.example/secret", "secret", "https://a b/secret"])
def test_a_bad_address_is_refused_without_being_printed(address: str) -> None:
    with pytest.raises(SettingsFault) as refused:
        read_settings({"SEALED_ORDERS_ALARM_ADDRESS": address}, NO_FILE)
    assert "SEALED_ORDERS_ALARM_ADDRESS" in str(refused.value)
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("SEALED_ORDERS_LANGAUGE", "SEALED_ORDERS_LANGUAGE"),
        ("SEALED_ORDERS_LOGLEVEL", "SEALED_ORDERS_LOG_LEVEL"),
        ("sealed_orders_workers", "SEALED_ORDERS_WORKERS"),
        ("SEALED_ORDERS_TOKEN", "DISCORD_TOKEN"),
        ("SEALED_ORDERS_XYZ", ""),
        ("SEALED_ORDER_DECKS", "SEALED_ORDERS_DECKS"),
        ("DISCORD_TOKE", "DISCORD_TOKEN"),
        ("discord_token", "DISCORD_TOKEN"),
    ],
)
@pytest.mark.parametrize("is_in_file", [True, False])
def test_a_wrong_name_is_refused_with_the_right_one(tmp_path: Path, name: str, meant: str, is_in_file: bool) -> None:
    """As an unknown name it would be ignored: a token that is not found opens the playground."""
    file = tmp_path / ".env"
    file.write_text(f"DISCORD_TOKEN=\n{name}=very-secret\n" if is_in_file else "")
    with pytest.raises(SettingsFault) as refused:
        read_settings({} if is_in_file else {name: "very-secret"}, file)
    said = str(refused.value)
    assert f"{name} is no setting" in said
    assert said.endswith(f"did you mean {meant}?" if meant else "the README lists all settings.")
    assert (str(file) in said) == is_in_file
    assert "very-secret" not in said


def test_a_name_like_ours_may_be_another_program_s(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_BOT_TOKEN=x\n")
    with pytest.raises(SettingsFault, match="did you mean DISCORD_TOKEN"):
        read_settings({}, file)
    read_settings({"DISCORD_BOT_TOKEN": "x", "DISCORD_WEBHOOK": "y"}, NO_FILE)
    assert read_settings({"DISCORD_TOKEN": TOKEN, "DISCORD_TOKEN_2": "x"}, file).token


@pytest.mark.parametrize("is_in_file", [True, False])
def test_what_is_refused_is_said_in_the_language_that_is_set(tmp_path: Path, is_in_file: bool) -> None:
    given = {"SEALED_ORDERS_LANGUAGE": "RU", "SEALED_ORDERS_WORKERS": "two"}
    file = tmp_path / ".env"
    file.write_text("\n".join(f"{name}={value}" for name, value in given.items()) if is_in_file else "")
    with pytest.raises(SettingsFault, match="SEALED_ORDERS_WORKERS: нужно целое число от 1 до 64, а не «two»"):
        read_settings({} if is_in_file else given, file)


@pytest.mark.parametrize("token", ["two words", "paste\nd", "токен"])
def test_a_bad_token_is_refused_without_being_printed(token: str) -> None:
    with pytest.raises(SettingsFault) as refused:
        read_settings({"DISCORD_TOKEN": token}, NO_FILE)
    assert "DISCORD_TOKEN" in str(refused.value)
    assert token not in str(refused.value)


def test_a_bad_line_of_the_file_is_refused_without_being_printed(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(f"\n{TOKEN}\n")
    with pytest.raises(SettingsFault) as refused:
        read_settings({}, file)
    assert "line 2" in str(refused.value)
    assert TOKEN not in str(refused.value)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"\xff\xfe\x00A")
    with pytest.raises(SettingsFault, match="UTF-8"):
        read_settings({}, file)


def test_secrets_are_never_printed() -> None:
    settings = read_settings({"DISCORD_TOKEN": TOKEN}, NO_FILE)
    assert TOKEN not in f"{settings} {settings!r} {settings.token} {settings.token!r} {[settings.token]}"
    assert repr(Secret("")) == "Secret(empty)"
    assert (Secret("a") == Secret("a"), Secret("a") == Secret("b"), Secret("a") == "a") == (True, False, False)
    assert len({Secret("a"), Secret("a")}) == 1
