"""The options (SPEC 10): each changes what it says."""

from games.dungeon_twister.events import FightBegun
from games.dungeon_twister.setup import OPEN_OPTIONS, OPTIONS, rules_of
from games.dungeon_twister.state import Gate, Rules
from games.kernel.play_out import defaults
from tests.games.dungeon_twister.scenes import GAME, scene

NUMBERS = ("victory_points", "no_progress_turns")


def test_s10_defaults() -> None:
    assert rules_of(defaults(GAME)) == Rules(played_cards_list=False)
    assert rules_of({}, OPEN_OPTIONS) == Rules()
    assert [option.id for option in OPTIONS] == list(Rules.__struct_fields__)


def test_s10_values() -> None:
    chosen = rules_of({option.id: option.values[-1] for option in OPTIONS})
    assert (chosen.group_fight, chosen.victory_points, chosen.no_progress_turns) == ("direct", 7, 80)
    assert chosen.rope_needs_two_anchors is False


def test_s10_numbers_in_bounds() -> None:
    """Those that are listed could be chosen before; any other can be typed."""
    points, quiet = (next(option for option in OPTIONS if option.id == name) for name in NUMBERS)
    assert (points.values, quiet.values) == (("3", "5", "7"), ("20", "40", "80"))
    assert all(points.has(value) for value in ("1", "3", "6", "19"))
    assert not any(points.has(value) for value in ("0", "20", "-3", "05", "5.0", "five", ""))
    assert (quiet.has("2"), quiet.has("400"), quiet.has("1"), quiet.has("401")) == (True, True, False, False)
    assert rules_of({"victory_points": "6", "no_progress_turns": "33"}).no_progress_turns == 33


def test_s10_played_cards_list() -> None:
    """What it shows is in 8.2."""
    assert rules_of({"played_cards_list": "on"}).played_cards_list is True
    assert rules_of({}).played_cards_list is False


def test_s10_group_fight() -> None:
    tokens = "w.WAR d4, w.GOB f4, w.THI c5, w.WLK e5, e.TRO e4, e.CLE d5, e.GOB c3"
    direct = scene(tokens, rules=Rules(group_fight="direct"))
    sides = direct.event("fight WAR e.TRO", FightBegun).sides
    assert sides == (("w.GOB", "w.WAR"), ("e.CLE", "e.TRO"))
    assert {line.split()[1] for line in direct.legal("fight") if "e.TRO" in line} == {"GOB", "WAR"}


def test_s10_rope_needs_two_anchors() -> None:
    assert scene("w.WAR g6, e.ROP g6").code("move WAR g5") == "one_anchor"
    assert "g5" in scene("w.WAR g6, e.ROP g6", rules=Rules(rope_needs_two_anchors=False)).ends("WAR")


def test_s10_reveal_from_line_any_square() -> None:
    rooms = dict.fromkeys("AE")
    assert scene("w.WAR a4", rooms=rooms).legal("reveal") == ["reveal A by WAR", "reveal E by WAR"]
    touching = scene("w.WAR a4", rooms=rooms, rules=Rules(reveal_from_line_any_square=False))
    assert touching.legal("reveal") == ["reveal A by WAR"]


def test_s10_warrior_breaks_open_portcullis() -> None:
    gates = (Gate("1R", "21-22", "open"),)
    assert scene("w.WAR b2", gates=gates).legal("gate") == ["break WAR c2"]
    assert scene("w.WAR b2", gates=gates, rules=Rules(warrior_breaks_open_portcullis=False)).legal("gate") == []


def test_s10_victory_check() -> None:
    here = scene("w.GOB u7, w.CLE a2, e.WAR b1", scores=(3, 0), rules=Rules(victory_check="end_of_turn"))
    exited = here.after("move GOB v7")
    assert (exited.points(), exited.public.phase) == ((5, 0), "action")
    assert exited.after("end").public.ending == "victory"


def test_s10_victory_points() -> None:
    here = scene("w.GOB u7, w.CLE a2, e.WAR b1", scores=(1, 0))
    assert here.but(rules=Rules(victory_points=3)).after("move GOB v7").public.ending == "victory"
    assert here.but(rules=Rules(victory_points=7)).after("move GOB v7").public.ending == ""


def test_s10_no_progress_turns() -> None:
    here = scene("w.CLE c4, e.CLE u9", rules=Rules(no_progress_turns=20)).but(quiet=19)
    assert here.after("end").public.ending == "no_progress"


def test_s10_used_cards_list() -> None:
    """The rules keep what was public; the option tells pages whether to list it."""
    assert rules_of({"used_cards_list": "on"}).used_cards_list
    assert not Rules().used_cards_list


def test_s10_wounded_on_roped_pit() -> None:
    tokens = "w.THI e1, w.GOB* e1, e.ROP f1"
    strict = scene(tokens, rules=Rules(wounded_on_roped_pit=False))
    assert strict.code("move THI e1-f1-f2 leave@f1") == "cannot_change"
