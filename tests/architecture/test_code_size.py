"""The table in docs/measurements.md is made from correct counts."""

from pathlib import Path

from tests.architecture.code_size import Size, games, packages, table


def put(path: Path, lines: int) -> None:
    """Write a file of so many lines."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x\n" * lines)


def test_a_game_is_its_rules_pages_commands_and_words(tmp_path: Path) -> None:
    for name, lines in {
        "address.py": 2,
        "bot.py": 3,
        "config.py": 4,
        "games/kernel/ids.py": 5,
        "games/chess/SPEC.md": 100,
        "games/chess/board/rows.py": 10,
        "games/chess/moves.py": 20,
        "render/chess/pages.py": 30,
        "render/page.py": 7,
        "text/en/chess_log.ftl": 8,
        "text/ru/rules/chess.md": 9,
        "text/en/table.ftl": 50,
        "tests/games/chess/test_moves.py": 60,
        "tests/games/dice/SPEC.md": 1,
        "tests/games/dice/throws.py": 2,
        "tests/games/dice/test_dice.py": 90,
        "tests/games/dice/words/en/dice.ftl": 6,
    }.items():
        put(tmp_path / name, lines)
    put(tmp_path / "cogs" / "chess.py", 1)
    (tmp_path / "cogs" / "chess.py").write_text('GAME = "chess"\n')
    put(tmp_path / "cogs" / "match.py", 70)
    counted = {size.name: size[1:] for size in (*packages(tmp_path), *games(tmp_path))}
    assert counted["address.py bot.py config.py"] == (9, 3)
    assert counted["games/"] == (35, 3)
    assert counted["chess: rules"] == (30, 2)
    assert counted["chess: commands"] == (1, 1)
    assert counted["chess: words"] == (17, 2)
    assert counted["chess: in all"] == (78, 6)
    assert counted["chess: tests"] == (60, 1)
    assert counted["dice (for tests): code"] == (2, 1)
    assert counted["dice (for tests): words"] == (6, 1)
    assert counted["dice (for tests): specification and tests"] == (91, 2)


def test_the_table() -> None:
    assert table([Size("games/", 11_298, 104)]).splitlines()[-1] == "| games/ | 11,298 | 104 |"
