"""The Makefile and .ci/run: what they list, which Python they use, what they report when something is missing.

They run on a copy in a temporary folder with fake commands, so nothing is installed.
"""

import os
import re
import select
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = (
    "awk",
    "bash",
    "cat",
    "chmod",
    "cp",
    "dirname",
    "env",
    "grep",
    "mkdir",
    "mktemp",
    "rm",
    "sh",
    "sleep",
    "tail",
    "tee",
    "touch",
)
OLD = "exit 1"
WITHOUT_VENV = 'case "$*" in *ensurepip*) exit 1 ;; *-venv*) echo python3.12-venv ;; esac'
WHOLE = """
case "$*" in
  "-m venv"*) mkdir -p .venv/bin && cp "$0" .venv/bin/python && echo "built by ${0##*/}" ;;
  "-m pip install"*) echo "installed $*" ;;
esac"""
ASKS_CONFIG = f"""
case "$*" in
  "-c import config"*) exec {shlex.quote(sys.executable)} "$@" ;;
esac"""
MAKE = """
case "$1" in
  setup-dev) echo "all is built"; exit "${BUILT:-0}" ;;
  test) other=journeys said="$TEST" code="$CODE" ;;
  journeys) other=test said="$JOURNEYS" code="$JOURNEYS_CODE" ;;
esac
echo "first word of $1"
touch "has-begun-$1"
until [ -e "has-begun-$other" ]; do sleep 0.01; done
echo "==== $said ===="
echo "last word of $1"
case "$code" in KILL) kill -9 $$ ;; esac
exit "$code" """
"""Neither of the two ends before the other has begun."""

TEST, JOURNEYS = "12 passed, 1 deselected in 1.23s", "3 passed, 2 deselected in 4.56s"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a copy of the tooling with a `bin` that has basic commands only."""
    for name in (
        "Makefile",
        "requirements-build.txt",
        "requirements.txt",
        "requirements-postgres.txt",
        "requirements-playground.txt",
        "requirements-dev.txt",
        "requirements-bench.txt",
    ):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    (tmp_path / "bin").mkdir()
    for name in TOOLS:
        (tmp_path / "bin" / name).symlink_to(shutil.which(name) or f"/nowhere/{name}")
    return tmp_path


def put_command(project: Path, name: str, script: str) -> None:
    """Put a fake command into the copy's `bin`."""
    path = project / "bin" / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


def run(project: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the copy, with only its `bin` on the path."""
    environment = {"PATH": str(project / "bin"), "HOME": str(project), "LC_ALL": "C"} | settings
    program = shutil.which(words[0]) or words[0]
    return subprocess.run(
        [program, *words[1:]], cwd=project, env=environment, capture_output=True, text=True, timeout=300, check=False
    )


def test_help_is_the_default_and_lists_every_target(project: Path) -> None:
    phony = re.search(r"^\.PHONY: (.*)$", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert phony
    lines = run(project, "make").stdout.splitlines()
    assert {line.split()[1] for line in lines} == set(phony[1].split())
    assert all(re.fullmatch(r"make [a-z-]+ +[A-Z].*", line) for line in lines)
    assert run(project, "make", "help").stdout.splitlines() == lines


def test_newest_python_that_works_is_taken(project: Path) -> None:
    put_command(project, "python3.13", OLD)
    put_command(project, "python3.12", WITHOUT_VENV)
    put_command(project, "python3.11", WHOLE)
    put_command(project, "python3", WHOLE)
    done = run(project, "make", "setup")
    assert done.returncode == 0, done.stderr
    assert "built by python3.11" in done.stdout
    assert re.search(r"installed .*--require-hashes .*-r requirements\.txt", done.stdout)


def test_named_python_is_taken(project: Path) -> None:
    put_command(project, "python3.13", WHOLE)
    put_command(project, "mine", WHOLE)
    assert "built by mine" in run(project, "make", "setup", "PYTHON=mine").stdout
    refused = run(project, "make", "--always-make", "setup", "PYTHON=nowhere/python")
    assert refused.returncode != 0
    assert "tried: nowhere/python" in refused.stderr


def test_missing_python_is_named(project: Path) -> None:
    put_command(project, "python3", OLD)
    done = run(project, "make", "play")
    assert done.returncode != 0
    assert "Python 3.11 or newer is needed; tried: python3.13 python3.12 python3.11 python3." in done.stderr


def test_missing_venv_module_is_named(project: Path) -> None:
    put_command(project, "python3", WITHOUT_VENV)
    done = run(project, "make", "setup")
    assert done.returncode != 0
    assert "python3 has no venv module. On Debian or Ubuntu: apt-get install python3.12-venv" in done.stderr


def test_venv_is_built_anew_only_when_pins_change(project: Path) -> None:
    put_command(project, "python3", WHOLE)
    assert run(project, "make", "setup-dev").stdout.count("installed") == 3
    assert "installed" not in run(project, "make", "setup-dev").stdout
    os.utime(project / ".venv" / ".dev", (0, 0))
    changed = run(project, "make", "setup-dev").stdout
    assert "built by" not in changed
    assert "-r requirements-dev.txt" in changed
    os.utime(project / ".venv" / ".runtime", (0, 0))
    assert "built by python3" in run(project, "make", "setup").stdout


def test_only_measurements_install_what_they_compare_with(project: Path) -> None:
    put_command(project, "python3", WHOLE)
    assert "requirements-bench" not in run(project, "make", "setup-dev").stdout
    assert "-r requirements-bench.txt" in run(project, "make", "bench").stdout


def test_a_server_is_installed_for_only_where_it_is_asked_for(project: Path) -> None:
    """Without it two commands would install what hardly anybody needs, or `setup-postgres` would forget the bot."""
    put_command(project, "python3", WHOLE)
    assert "requirements-postgres" not in run(project, "make", "setup").stdout
    assert "-r requirements-postgres.txt" in run(project, "make", "setup-postgres").stdout


@pytest.mark.parametrize(
    ("settings", "env_file", "installs"),
    [
        ({}, "", True),
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN=\n", True),
        ({"DISCORD_TOKEN": "made.up.token"}, "", False),
        ({}, "DISCORD_TOKEN=made.up.token\n", False),
        ({"SEALED_ORDERS_LANGUAGE": "elvish"}, "", False),
    ],
)
def test_play_installs_the_playground_only_without_a_token(
    project: Path, settings: dict[str, str], env_file: str, installs: bool
) -> None:
    """The Makefile asks the real config.py; settings that cannot be used are left for bot.py to report."""
    for name in ("address.py", "config.py"):
        shutil.copy(ROOT / name, project)
    (project / ".env").write_text(env_file)
    put_command(project, "python3", WHOLE + ASKS_CONFIG + "\ncase $1 in bot.py) echo started ;; esac")
    done = run(project, "make", "play", **settings)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "started"
    assert ("-r requirements-playground.txt" in done.stdout) == installs
    assert "installed" not in run(project, "make", "play", **settings).stdout


def test_venv_whose_python_has_gone_is_built_anew(project: Path) -> None:
    put_command(project, "python3", WHOLE)
    run(project, "make", "setup")
    (project / ".venv" / "bin" / "python").unlink()
    assert "built by python3" in run(project, "make", "setup").stdout


def test_missing_chromium_is_named(project: Path) -> None:
    put_command(project, "id", "echo 1000")
    put_command(project, "apt-get", "echo must not be asked")
    done = run(project, "make", "chromium")
    assert done.returncode != 0
    assert "apt-get install chromium chromium-driver" in done.stderr
    assert "must not" not in done.stdout


def test_root_gets_chromium_installed(project: Path) -> None:
    put_command(project, "id", "echo 0")
    put_command(
        project,
        "apt-get",
        'echo "$*"; case "$*" in install*) cd bin; touch chromium chromedriver; chmod +x chromium chromedriver ;; esac',
    )
    done = run(project, "make", "chromium")
    assert done.returncode == 0, done.stderr
    assert "chromium chromium-driver" in done.stdout
    assert run(project, "make", "chromium").stdout == ""


def test_check_leaves_out_what_the_makefile_says() -> None:
    """A new directory of tests runs in `make check` unless it is named as left out."""
    makefile = (ROOT / "Makefile").read_text()
    fast = re.search(r"^FAST := \$\(addprefix tests/,([a-z ]+)\)", makefile, re.MULTILINE)
    left_out = re.search(r"^# ((?:[a-z]+, )+[a-z]+); and ([a-z]+),", makefile, re.MULTILINE)
    some = re.search(r"^WHOLE := \$\(addprefix tests/([a-z]+)/test_,([a-z .]+)\)", makefile, re.MULTILINE)
    assert fast and left_out and some
    assert all((ROOT / "tests" / some[1] / f"test_{name}").exists() for name in some[2].split())
    named = [*fast[1].split(), *left_out[1].split(", "), left_out[2], some[1]]
    folders = {path.relative_to(ROOT / "tests").parts[0] for path in (ROOT / "tests").glob("*/**/test_*.py")}
    assert sorted(named) == sorted(folders)


def test_check_searches_little_and_leaves_slow_tests_out(project: Path) -> None:
    put_command(project, "python3", WHOLE)
    dry = run(project, "make", "--dry-run", "fast").stdout
    assert "--hypothesis-profile=check" in dry
    assert '-m "not slow and not hunt and not browser and not bench"' in dry


def run_ci(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run .ci/run with a fake make, in which everything passes unless `settings` say otherwise."""
    put_command(project, "make", MAKE)
    usual = {"TEST": TEST, "CODE": "0", "JOURNEYS": JOURNEYS, "JOURNEYS_CODE": "0"}
    return run(project, "bash", ".ci/run", **usual | settings)


def test_ci_checks_everything_at_once_and_ends_with_the_summaries(project: Path) -> None:
    """What was printed is whole, the journeys after the tests, although both run at the same time."""
    done = run_ci(project)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "all is built",
        "first word of test",
        f"==== {TEST} ====",
        "last word of test",
        "first word of journeys",
        f"==== {JOURNEYS} ====",
        "last word of journeys",
        f"==== {TEST} ====",
        f"==== {JOURNEYS} ====",
    ]


@pytest.mark.parametrize("code", ["2", "KILL"])
def test_ci_fails_when_the_tests_fail(project: Path, code: str) -> None:
    done = run_ci(project, TEST="1 failed, 11 passed in 0:01:05", CODE=code)
    assert done.returncode == 1
    assert "make test failed" in done.stdout
    assert "make journeys failed" not in done.stdout
    assert done.stdout.splitlines()[-2:] == ["==== 1 failed, 11 passed in 0:01:05 ====", f"==== {JOURNEYS} ===="]


@pytest.mark.parametrize("code", ["2", "KILL"])
def test_ci_fails_when_the_journeys_fail(project: Path, code: str) -> None:
    done = run_ci(project, JOURNEYS="1 failed, 2 passed in 0:03:05", JOURNEYS_CODE=code)
    assert done.returncode == 1
    assert "make journeys failed" in done.stdout
    assert "make test failed" not in done.stdout
    assert done.stdout.splitlines()[-2:] == [f"==== {TEST} ====", "==== 1 failed, 2 passed in 0:03:05 ===="]


def test_ci_builds_before_anything_runs_and_fails_when_that_fails(project: Path) -> None:
    done = run_ci(project, BUILT="2")
    assert done.returncode == 1
    assert done.stdout.splitlines() == ["all is built", "make setup-dev failed"]


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_ci_that_is_stopped_leaves_nothing_behind(project: Path, sign: signal.Signals) -> None:
    """Ctrl-C and a runner whose time is over reach the group of the script; the journeys have one of their own.

    A shell that runs something in the background lets it ignore Ctrl-C, and what is ignored at the start stays so.
    """
    # With a command of its own for the file, a shell that is interrupted meanwhile would wait for it and go on.
    put_command(project, "make", 'case "$1" in test | journeys) : >"has-begun-$1"; exec sleep 300 ;; esac')
    left, held = os.pipe()
    with subprocess.Popen(
        [shutil.which("bash") or "bash", ".ci/run"],
        cwd=project,
        env={"PATH": str(project / "bin"), "HOME": str(project)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        pass_fds=(held,),
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509 - no threads yet
    ) as script:
        os.close(held)
        until = time.monotonic() + 60
        while len(list(project.glob("has-begun-*"))) < 2:
            assert time.monotonic() < until, "the tests or the journeys do not begin"
            time.sleep(0.01)
        os.killpg(script.pid, sign)
        assert script.wait(60) != 0
    with os.fdopen(left, "rb"):  # is at its end when no process holds the other end any more
        assert select.select([left], [], [], 60)[0] == [left]
