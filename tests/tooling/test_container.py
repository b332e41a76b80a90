"""The image and its compose file: not root, hashes required, data on a volume, a health check."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
COMPOSE = (ROOT / "compose.yaml").read_text()


def last_stage() -> list[tuple[str, str]]:
    """Return the Dockerfile's last stage as (instruction, arguments)."""
    text = re.sub(r" *\\\n *", " ", (ROOT / "Dockerfile").read_text())
    lines = [line.split(" ", 1) for line in text.splitlines() if line and not line.startswith("#")]
    starts = [number for number, (word, _) in enumerate(lines) if word == "FROM"]
    return [(word, rest) for word, rest in lines[starts[-1] :]]


def arguments(word: str) -> list[str]:
    """Return the arguments of each `word` instruction of the last stage."""
    return [rest for found, rest in last_stage() if found == word]


def test_image_runs_as_an_ordinary_user() -> None:
    assert arguments("USER") == ["10001:10001"]
    assert re.search(r"useradd --uid 10001 --user-group .*\bbot\b", arguments("RUN")[0])


def test_image_installs_hashed_pins_only() -> None:
    installs = re.findall(r"pip install .*", (ROOT / "Dockerfile").read_text())
    assert len(installs) == 2
    assert all("--require-hashes" in install for install in installs)
    assert "--no-build-isolation -r requirements-postgres.txt" in installs[-1]
    assert not any("pip install" in run for run in arguments("RUN"))


def test_image_has_what_makes_backups_of_a_server_where_that_is_asked_for() -> None:
    """A container on PostgreSQL would else have no backups, and refuse the next upgrade."""
    assert arguments("ARG") == ["POSTGRES_CLIENT="]
    install = arguments("RUN")[1]
    assert install.startswith('if [ -n "$POSTGRES_CLIENT" ]; then set -e;')
    assert '"postgresql-client-$POSTGRES_CLIENT"' in install
    other = (ROOT / "compose.postgres.yaml").read_text()
    assert "        POSTGRES_CLIENT: " in other
    assert "      SEALED_ORDERS_DATABASE: ${SEALED_ORDERS_DATABASE:?" in other


def test_image_holds_the_bot_without_the_playground() -> None:
    named = re.findall(r"requirements[a-z-]*\.txt", (ROOT / "Dockerfile").read_text())
    assert set(named) == {"requirements-build.txt", "requirements-postgres.txt"}
    ignored = (ROOT / ".dockerignore").read_text().splitlines()
    assert set(re.findall(r"requirements[a-z-]*\.txt", "\n".join(ignored))) == set(named)


def test_database_lives_on_the_volume_which_the_user_owns() -> None:
    assert arguments("VOLUME") == ["/data"]
    assert "SEALED_ORDERS_DATABASE=/data/" in " ".join(arguments("ENV"))
    assert "install -d -o bot -g bot -m 700 /data" in arguments("RUN")[0]
    assert "- data:/data" in COMPOSE
    assert "SEALED_ORDERS_DATABASE: /data/" in COMPOSE


def test_health_is_asked_of_the_bot() -> None:
    (check,) = arguments("HEALTHCHECK")
    assert check.endswith('CMD ["python", "bot.py", "--health"]')
    assert arguments("CMD") == ['["python", "bot.py"]']


def test_image_holds_every_source_folder_and_no_secrets() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    assert lines[1] == "*"
    kept = {line[1:] for line in lines if line.startswith("!")}
    packages = {path.parent.name for path in ROOT.glob("[a-z]*/__init__.py")} - {"playground", "tests"}
    assert packages <= kept
    assert not kept & {".env", ".git", "data", "playground", "tests"}


def test_compose_hardens_the_service() -> None:
    for line in (
        "env_file: .env",
        "restart: unless-stopped",
        "read_only: true",
        "- /tmp",
        "no-new-privileges:true",
        "stop_grace_period: 20s",
    ):
        assert line in COMPOSE


def test_example_settings_hold_no_token() -> None:
    text = (ROOT / ".env.example").read_text()
    assert re.search(r"^DISCORD_TOKEN=$", text, re.MULTILINE)
    assert ".env" in (ROOT / ".gitignore").read_text().splitlines()


def test_compose_limits_memory_and_processes() -> None:
    for limit in ("mem_limit: 1g", "memswap_limit: 1g", "pids_limit: 256"):
        assert f"    {limit}\n" in COMPOSE


def test_compose_limits_the_log() -> None:
    """Otherwise it grows until the disk is full, and with it the database stops."""
    assert re.search(
        r'    logging:\n      driver: json-file\n      options:\n        max-size: 10m\n        max-file: "5"\n',
        COMPOSE,
    )
