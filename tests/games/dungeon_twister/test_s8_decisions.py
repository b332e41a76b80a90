"""Who decides what, who may see it, how it is written and what happens by default (SPEC 8)."""

import pytest

from games.dungeon_twister.moves import Combat, Fight, Go, Hide, Rotate, Team
from games.dungeon_twister.state import Rules
from games.kernel.errors import IllegalMove, NotationError
from tests.games.dungeon_twister.matches import played
from tests.games.dungeon_twister.scenes import GAME, E, Scene, W, chance, scene
from tests.games.dungeon_twister.test_s2_s3_turns import begun, hidden


def asked(here: Scene) -> list[tuple[int, str, bool, str]]:
    return [(each.seat, each.kind, each.owed, each.clock) for each in GAME.decisions(here.state)]


def test_s8_1_decisions() -> None:
    start = Scene(GAME.new_match(2, {}, chance()).state)
    assert asked(start) == [(0, "team", True, "setup"), (1, "team", True, "setup")]
    assert asked(begun()) == [(0, "hide", True, "setup")]
    assert [kind for _, kind, _, _ in asked(hidden())] == ["action"]
    assert [kind for _, kind, _, _ in asked(hidden().after("end"))] == ["card"]
    here = scene("w.WAR a4, e.GOB b4", rooms={"E": None}, stash={"E": "w.SWD"})
    assert asked(here) == [(0, "action", True, f"turn {here.state.public.turns}")]
    assert asked(here.after("fight WAR e.GOB")) == [
        (0, "combat", True, f"turn {here.state.public.turns}"),
        (1, "combat", True, ""),
    ]
    assert asked(here.after("reveal E by WAR")) == [(1, "put", True, "")]


def test_s8_1_topics_are_not_empty_and_hold_each_move_once() -> None:
    for turn in played(1).turns[::7]:
        for seat in (decision.seat for decision in GAME.decisions(turn.step.state)):
            topics = GAME.topics(turn.step.state, seat)
            lists = [GAME.moves_about(turn.step.state, seat, topic) for topic in topics]
            assert all(lists)
            moves = [move for each in lists for move in each]
            assert len(set(moves)) == len(moves)


def test_s8_1_what_is_laid_out_in_advance_finds_a_room() -> None:
    full = begun().after("hide WIZ A", "hide ROP A")
    wish = Hide("ROP", "A")
    assert GAME.granted(begun().state, W, wish) == wish
    assert GAME.granted(full.state, W, Hide("ROP", "A")) == Hide("ROP", "B")
    assert GAME.granted(full.after("hide MEK E", "hide SWD E").state, W, Hide("TRE", "E")) == Hide("TRE", "F")


def test_s8_1_nobody_else_decides() -> None:
    here = scene("w.WAR a4, e.GOB b4")
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(here.state, E, here.move("end"), chance())
    assert refused.value.code == "no_decision"
    assert scene("w.WAR a4").code("card 3") == "wrong_phase"


def test_s8_2_hidden_tokens() -> None:
    here = begun().after("hide WIZ B", "hide ROP B")
    own, other, public = (GAME.observe(here.state, seat) for seat in (W, E, None))
    assert own.stash[1] == ("w.WIZ",)
    assert other.stash[1] == ("e.ROP",)
    assert public.stash == ((),) * 8
    assert own.public == other.public == public.public
    assert (own.team, public.team) == (("CLE", "WAR", "THI", "GOB"), ())


def test_s8_2_the_other_hand_shows_how_many_cards_it_has() -> None:
    """Also of the highest card no more than is needed: whether a 5 lies under the top card is not told."""
    here = scene("w.GOB c4, e.TRO u5").but(hands=((2, 4), (3,)), piles=(5, 2), highest=5)
    shown = [GAME.observe(here.state, seat).public for seat in (W, E, None)]
    assert [public.hands for public in shown] == [((2, 4), (0,)), ((0, 0), (3,)), ((0, 0), (0,))]
    assert [(public.piles, public.highest) for public in shown] == [((5, 2), 4)] * 3
    assert GAME.observe(here.but(hands=((2, 3, 4, 5), (3,))).state, E).public.hands == ((2, 3, 4, 5), (3,))
    listed = here.but(rules=Rules(played_cards_list=True))
    for open_to_all in (listed, here.but(rules=Rules()), here.but(phase="over", ending="dead")):
        assert GAME.observe(open_to_all.state, None).public == open_to_all.public


@pytest.mark.parametrize(
    ("hand", "pile", "highest", "phase", "possible"),
    [
        ((4, 5), 2, 4, "action", {(3, 4), (3, 5), (4, 5)}),
        ((4, 5), 3, 3, "action", {(4, 5)}),
        ((3, 4, 5), 2, 2, "action", {(3, 4, 5)}),
        ((3, 5), 4, 5, "card", {(2, 3), (2, 5), (3, 5)}),
        ((3, 4, 5), 2, 3, "card", {(3, 4, 5)}),
    ],
)
def test_s8_2_a_hand_that_is_not_shown_is_drawn_as_it_could_be(
    hand: tuple[int, ...], pile: int, highest: int, phase: str, possible: set[tuple[int, ...]]
) -> None:
    """Not with the card on the pile, with each that nobody can have played, and with a choice for who is asked."""
    here = scene("w.GOB c4, e.TRO u5", turn=E).but(hands=((2, 3), hand), piles=(5, pile), highest=highest, phase=phase)
    view = GAME.observe(here.state, W)
    drawn = {GAME.sample(view, chance(number)).public.hands[E] for number in range(60)}
    assert drawn == possible
    assert GAME.observe(GAME.sample(view, chance()), W) == view


def test_s8_2_combat_cards() -> None:
    here = scene("w.WAR a4, e.GOB b4").after("fight WAR e.GOB with 5")
    assert [GAME.observe(here.state, seat).card for seat in (W, E, None)] == [5, None, None]


@pytest.mark.parametrize(
    ("move", "before"),
    [
        (Team(("CLE", "WAR", "THI", "GOB")), None),
        (Hide("WIZ", "B"), Hide(None, "B")),
        (Combat(4), None),
        (Fight("WAR", "e.TRO", 4), Fight("WAR", "e.TRO", "?")),
    ],
)
def test_s8_2_what_others_know_of_a_sealed_move(move: object, before: object) -> None:
    assert GAME.observe_move(move, W, E, opened=False) == before  # type: ignore[arg-type]
    assert GAME.observe_move(move, W, E, opened=True) == move  # type: ignore[arg-type]


def test_s8_2_events_without_what_is_anothers() -> None:
    here = begun()
    step = here.step("hide WIZ B")
    (event,) = step.events
    assert GAME.observe_event(event, W) == event
    seen = GAME.observe_event(event, E)
    assert seen is not None
    assert seen.token is None  # type: ignore[union-attr]  # a token was hidden


def test_s8_3_masked_moves_print_a_question_mark() -> None:
    assert GAME.print_move(Hide(None, "B")) == "hide ? B"
    assert GAME.print_move(Combat(None)) == "combat ?"
    assert GAME.print_move(Fight("WAR", "e.TRO", "?")) == "fight WAR e.TRO with ?"
    with pytest.raises(NotationError):
        begun().move("hide ? B")


def test_s8_3_moves_print_and_parse() -> None:
    for number in range(3):
        match = played(number)
        state = match.start.state
        for turn in match.turns:
            line = GAME.print_move(turn.move)
            view = GAME.observe(state, turn.seat)
            assert len(line) <= 100
            assert GAME.parse_move(line, view, {}) == turn.move
            assert GAME.parse_move(f"  {line.upper()} ", view, {}) == turn.move
            state = turn.step.state


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("move w.gob e4 take swd@d4", "move GOB e4 take e.SWD@d4"),
        ("move gob c4-d4-e4 take SWD@d4", "move GOB e4 take e.SWD@d4"),
        ("move gob d3 take swd@d4", "move GOB d3 take e.SWD@d4"),
        ("fight gob wiz with 3", "fight GOB e.WIZ with 3"),
        ("reveal b", "reveal B by THI"),
        ("reveal b by thi", "reveal B by THI"),
    ],
)
def test_s8_3_shorter_lines(line: str, meant: str) -> None:
    here = scene("w.GOB c4, e.WAR* d4, e.SWD d4, e.WIZ c5, w.THI f3", rooms={"B": None})
    assert GAME.print_move(here.move(line)) == meant


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("move gob e4 take swd", "move GOB e4 swap e.SWD@d4"),
        ("move gob e4 swap swd", "move GOB e4 swap e.SWD@d4"),
        ("move gob e4 drop", "move GOB e4 leave@c4"),
        ("move gob e4 drop take swd", "move GOB e4 leave@c4 take e.SWD@d4"),
        ("move gob e4 drop@c4 take swd@d4", "move GOB e4 leave@c4 take e.SWD@d4"),
        ("move gob c4 give thi", "move GOB c4 leave@c5"),
        ("move gob c4 give thi@c5", "move GOB c4 leave@c5"),
    ],
)
def test_s8_3_things_are_taken_where_they_are(line: str, meant: str) -> None:
    here = scene("w.GOB c4, w.ARM c4, e.WAR* d4, e.SWD d4, w.THI c5")
    assert GAME.print_move(here.move(line)) == meant


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not_a_move"), ("dance", "not_a_move"), ("move", "incomplete"), ("move GOB", "incomplete"),
        ("move GOB z9", "unknown_id"), ("move e.GOB c3", "not_yours"), ("move GOB c3 take", "incomplete"),
        ("move GOB c3 take XXX@c3", "unknown_id"), ("move GOB d4 take ARM@c3", "ambiguous"), ("card x", "no_number"),
        ("put ARM c3", "ambiguous"), ("end now", "left_over"), ("fire WIZ X", "unknown_id"),
    ],
)  # fmt: skip
def test_s8_3_no_notation(line: str, code: str) -> None:
    with pytest.raises(NotationError) as refused:
        scene("w.GOB c4, w.ARM d5, e.ARM d6").move(line)
    assert refused.value.code == code


def test_s8_3_a_move_whose_room_is_none_is_refused() -> None:
    """Notation cannot say it; a stored or forged move can."""
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(scene("w.GOB c4").state, W, Rotate("GOB", "Z"), chance())
    assert (refused.value.code, refused.value.facts) == ("unknown_id", {"word": "Z"})


def test_s8_3_an_alias_may_be_several_words() -> None:
    here = scene("w.GOB c4, e.SWD d4")
    names = {"гоблин": "GOB", "синий меч": "e.SWD", "идти": "move", "взять": "take"}
    view = GAME.observe(here.state, W)
    assert GAME.parse_move("идти Гоблин e4 взять синий меч@d4", view, names) == here.move("move GOB e4 take e.SWD@d4")


def test_s8_3_a_path_that_cannot_be_walked_is_kept() -> None:
    here = scene("w.GOB c4, e.WAR d4")
    move = here.move("move GOB c4-d4-e4")
    assert move == Go("GOB", "c4-d4-e4")
    assert here.move(GAME.print_move(move)) == move
    assert here.refusal("move GOB c4-d4-e4").facts == {"square": "d4"}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("move GOB c4-e4", "not_next_to"), ("move GOB d4-e4", "not_from_here"),
        ("move GOB c4-c3-c2-d2-e2-e3", "no_way"),
        ("move GOB u10", "no_way"), ("move GOB c4-b4", "wall"),
    ],
)  # fmt: skip
def test_s8_3_why_a_move_is_refused(line: str, code: str) -> None:
    assert scene("w.GOB c4").code(line) == code


@pytest.mark.parametrize(
    ("tokens", "line", "said"),
    [
        ("w.GOB c4, w.WAR d4", "move GOB d4", "cannot_end d4 friend WAR"),
        ("w.GOB c4, e.WAR d4", "move GOB d4", "cannot_end d4 enemy WAR"),
        ("w.GOB c4, e.WAR* d4", "move GOB d4", "cannot_end d4 lying WAR"),
        ("w.GOB c4, w.ARM c4, e.SWD e4", "move GOB e4", "cannot_end e4 hands SWD"),
        ("w.GOB c4, w.WAR* d4, e.ARM d4", "move GOB d4", "cannot_end d4 two WAR"),
        ("w.GOB u4, e.WAR v4", "move GOB v4", "cannot_end v4 exit WAR"),
        ("w.WIZ e1", "move WIZ f1", "cannot_end f1 hover WIZ"),
        ("w.GOB e1, w.WAR f1, w.ROP f1", "move GOB f2 take ROP@f1", "cannot_end f2 falls WAR"),
        ("w.GOB e1", "move GOB f2", "pit f1"),
        ("w.WAR g6, e.ROP g6", "move WAR g5", "one_anchor g5"),
        ("w.GOB c4", "move GOB u10", "no_way u10 4 28"),
        ("w.GOB c4", "move GOB e4 leave@d4", "cannot_change d4 empty_hands "),
        ("w.GOB c4, e.SWD u4", "move GOB d4 take SWD@u4", "cannot_change u4 detour "),
        ("w.TRO e1", "jump TRO f1 f3", "cannot_jump f1 f3 beyond"),
        ("w.TRO e1", "jump TRO e2 f2", "cannot_jump e2 f2 no_pit"),
        ("w.TRO e1", "jump TRO f1 e1", "cannot_jump f1 e1 back"),
        ("w.TRO e1, e.GOB f1, w.ROP f1", "jump TRO f1 f2", "cannot_jump f1 f2 taken"),
        ("w.TRO e1", "jump TRO f1 f2 leave", "cannot_jump f1 f2 empty"),
        ("w.WLK b3", "walk WLK e4", "cannot_walk e4 apart"),
        ("w.WLK c4", "walk WLK d4", "cannot_walk d4 open"),
        ("w.WLK b2", "walk WLK c2", "cannot_walk c2 gate"),
        ("w.WAR b2", "open WAR c2", "cannot_operate WAR open other"),
        ("w.THI b2", "close THI c2", "cannot_operate THI close closed"),
        ("w.CLE d4", "heal CLE e4", "cannot_heal e4 nobody"),
        ("w.CLE d4, e.GOB* u4", "heal CLE u4", "cannot_heal u4 apart"),
        ("w.TRO d4", "regen", "cannot_regenerate unhurt"),
        ("w.WAR d4", "fight WAR e.GOB", "not_next_to_enemy GOB WAR gone"),
        ("w.WAR b2, e.GOB c2", "fight WAR e.GOB", "not_next_to_enemy GOB WAR gate"),
        ("w.WAR c4, e.GOB b4", "fight WAR e.GOB", "not_next_to_enemy GOB WAR wall"),
        ("w.WAR d4, w.GOB e4", "fight WAR w.GOB", "not_next_to_enemy GOB WAR own"),
        ("w.WAR d4, w.GOB e4", "fight WAR w.SWD", "not_next_to_enemy SWD WAR own"),
    ],
)  # fmt: skip
def test_s8_3_a_move_is_refused_by_what_forbids_it(tokens: str, line: str, said: str) -> None:
    refused = scene(tokens).refusal(line)
    assert " ".join((refused.code, *map(str, refused.facts.values()))) == said


def test_s8_3_who_can_reveal_is_named() -> None:
    here = scene("w.WAR c4, w.THI f3", rooms={"B": None})
    assert here.refusal("reveal B by WAR").facts == {"slot": "B", "who": "WAR", "others": ("THI",)}
    assert scene("w.WAR c4", rooms={"B": None}).code("reveal B by WAR") == "no_access"
    for rooms, code in (({"B": None}, "no_access"), ({}, "already_revealed")):
        with pytest.raises(NotationError) as refused:
            scene("w.WAR c4", rooms=rooms).move("reveal B")
        assert refused.value.code == code


@pytest.mark.parametrize(
    ("tokens", "line", "near"),
    [
        ("w.GOB c4, e.WAR d4", "move GOB d4", "move GOB d3"),
        ("w.GOB c4, e.SWD c3", "move GOB u10 take SWD@c3", "move GOB e4 take e.SWD@c3"),
        ("w.GOB c4", "move GOB c4-c5-c6", "move GOB c5"),
        ("w.GOB* c4", "move GOB c3", None),
        ("w.GOB c4", "jump GOB d4 e4", None),
    ],
)
def test_s8_3_nearest_square_of_the_same_character(tokens: str, line: str, near: str | None) -> None:
    here = scene(tokens)
    found = GAME.nearest(here.state, W, here.move(line))
    assert (None if found is None else GAME.print_move(found)) == near


@pytest.mark.parametrize("line", ["move GOB c4 d4 e4", "move GOB c4 - d4 - e4", "move GOB c4- d4 -e4"])
def test_s8_3_a_path_may_have_blanks(line: str) -> None:
    here = scene("w.GOB c4, e.SWD d4")
    assert GAME.print_move(here.move(f"{line} take SWD@d4")) == "move GOB e4 take e.SWD@d4"


@pytest.mark.parametrize(
    ("line", "facts"),
    [
        ("move GOB c4-x9", {"word": "x9"}),
        ("move e.GOB c3", {"what": "GOB"}),
        ("move ROP c3", {"word": "ROP", "field": "who"}),
        ("move GOB WAR", {"word": "WAR", "field": "to"}),
        ("move GOB d4 SWD", {"word": "SWD", "field": "changes"}),
        ("GOB d4", {"word": "GOB", "verbs": ("hide", "move", "jump", "walk", "reveal", "put", "rotate", "fight")}),
    ],
)
def test_s8_3_what_exists_is_not_called_unknown(line: str, facts: dict[str, object]) -> None:
    with pytest.raises(NotationError) as refused:
        scene("w.GOB c4").move(line)
    assert refused.value.facts == facts


def test_s8_4_defaults() -> None:
    start = GAME.new_match(2, {}, chance()).state
    assert isinstance(GAME.default_move(start, W, chance()), Team)
    hide = begun()
    assert GAME.default_move(hide.state, W, chance()) in GAME.legal_moves(hide.state, W)
    here = scene("w.WAR a4, e.GOB b4", rooms={"E": None}, stash={"E": "e.ROP w.THI"})
    assert GAME.print_move(GAME.default_move(here.state, W, chance())) == "end"
    shown = here.after("reveal E by WAR")
    first = GAME.default_move(shown.state, W, chance())
    assert GAME.print_move(first) == "put w.THI c6"
    assert GAME.default_move(here.after("fight WAR e.GOB").state, E, chance()) == Combat(0)
    assert GAME.print_move(GAME.default_move(here.but(phase="card").state, W, chance())) == "card 2"


def test_s8_4_wishes() -> None:
    here = begun()
    wishes = GAME.wishes(GAME.observe(here.state, E))
    assert len(wishes) == 10 * 8
    assert GAME.wishes(GAME.observe(here.state, None)) == ()
    assert GAME.wishes(GAME.observe(scene("w.GOB c4").state, W)) == ()


@pytest.mark.parametrize(
    ("tokens", "line", "is_final"),
    [
        ("w.GOB c4", "move GOB c3", False),
        ("w.TRO e1", "jump TRO f1 f2", False),
        ("w.WIZ c4, w.WND c4, e.TRO e4", "fire WIZ E", False),
        ("w.CLE c4, w.POT c4", "drink CLE", False),
        ("w.THI d3", "rotate THI A", True),
        ("w.WAR d4, e.TRO e4", "fight WAR e.TRO", True),
        ("w.GOB c4, e.TRO u5", "end", True),
    ],
)
def test_s8_5_what_can_be_taken_back(tokens: str, line: str, is_final: bool) -> None:
    assert scene(tokens).step(line).final == is_final


def test_s8_5_set_up() -> None:
    start = Scene(GAME.new_match(2, {}, chance()).state)
    first = GAME.apply(start.state, W, start.move("team CLE WAR THI GOB", W), chance())
    assert not first.final
    assert GAME.apply(first.state, E, start.move("team CLE WAR THI GOB", E), chance()).final
    assert not begun().step("hide WIZ B").final


def test_s8_3_who_reveals_can_be_named_first() -> None:
    """Catches a line like all others, `reveal WIZ A`, that is refused because the room has to come first."""
    here = scene("w.GOB a3, w.WIZ a4, w.TRO k4, e.WAR k1", rooms={"A": None}, stash={"A": "w.ARM"})
    assert here.move("reveal WIZ A") == here.move("reveal A by WIZ") == here.move("reveal A")
    refused = here.refusal("reveal TRO A")
    assert (refused.code, refused.facts["others"]) == ("not_by", ("GOB", "WIZ"))
