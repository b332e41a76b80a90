"""Which reasons are right for a line with one thing bent: of several that fail, those that a person would look for.

A true reason can still be beside the point. What was bent says what the reason has to be about: a word that means
nothing, a move for another question, a place or a piece that was exchanged in a legal move. Each set is listed here
from the SPEC.md of its game, and is small; what is true of the line itself `claims` says.
"""

from collections.abc import Mapping
from typing import Final

from games.kernel.errors import Refusal
from tests.refusals.claims import CLAIMS, IN_TURN, LOS_PHASE, TWISTER_PHASE, Case
from tests.refusals.lines import Typed

Codes = frozenset[str]


def _codes(text: str) -> Codes:
    return frozenset(text.split())


NO_VERB: Final = _codes("not_a_move no_verb")
"""Why a line is not read whose first word has the typing error."""

SPELLING: Final = NO_VERB | _codes("unknown_id could_be misplaced left_over no_number no_point")
"""Why a line is not read in which another word has the typing error: of a verb or a name of several, too."""

MISFIT: Final[Mapping[str, Codes]] = {
    "tetranomicon": _codes("misplaced"),
    "dungeon_lords": _codes("misplaced incomplete"),
    "dungeon_twister": _codes("misplaced unknown_id incomplete"),
    "legends_of_signum": _codes("misplaced unknown_id left_over no_number incomplete"),
}
"""Why a line is not read in which a word was exchanged for one that belongs elsewhere."""

GAP: Final = _codes("incomplete misplaced could_be left_over no_number no_point unknown_id")
"""Why a line is not read that lacks a part: what comes after it is taken for it."""

NAMING: Final = _codes("unknown_id no_number left_over no_point")
"""Reasons that name a word: of a typing error, the word that has it."""

ANOTHER_QUESTION: Final[Mapping[str, Codes]] = {
    "tetranomicon": _codes("setup_farm setup_route already_passed"),
    "dungeon_lords": _codes("wrong_phase trap_asked attack_asked no_spying"),
    "dungeon_twister": _codes("wrong_phase"),
    "legends_of_signum": _codes("wrong_phase not_your_turn busy"),
}
"""Why a move is no answer to what is asked: SPEC 2 of each game."""

SHORTER: Final[Mapping[str, Codes]] = {
    "tetranomicon": _codes(""),
    "dungeon_lords": _codes("colour_order_missing order_locked same_order no_such_attack too_few not_dealt"),
    "dungeon_twister": _codes("ambiguous"),
    "legends_of_signum": _codes("no_change wrong_payment not_your_unit no_such_unit"),
}
"""Why a line that lacks a part is refused that means something without it, too."""

PAYING: Final = "busy wrong_payment cannot_pay few_buildings little_prosperity wrong_coins nothing_left"
WHO: Final = "no_such_unit not_your_unit activated busy deployed is_stunned"
GOING: Final = (
    "too_long way_blocked not_free off_field ends_in_contact legs rooted has_moved is_slow only_fights engaged"
)
AIMING: Final = (
    "too_far no_sight hidden engaged in_melee own_unit enemy_unit itself cannot no_character not_in_contact taunt "
    "has_moved not_wounded"
)
ACTOR: Final = "not_on_board is_wounded is_blocked not_yours no_points"
WAY: Final = (
    "no_way no_open_way face_down pit one_anchor cannot_end cannot_change enemy_in_way portcullis wall "
    "written_otherwise not_next_to rope_holds"
)

RIGHT: Final[Mapping[str, Mapping[str, tuple[str, str]]]] = {
    "tetranomicon": {
        "build": (
            "not_in_play lair_city city_taken tower_taken wrong_terrain monsters_present not_connected era_limit "
            "token_limit no_goods_there no_access too_few_coins",
            "setup_farm wrong_terrain tower_taken era_limit token_limit no_goods_there no_access too_few_coins",
        ),
        "route": (
            "",
            "not_in_play not_at_your_farm segment_taken route_limit not_connected too_few_coins no_segment same_city",
        ),
        "artifact": ("not_in_pool condition_not_met too_few_coins", "not_in_pool condition_not_met too_few_coins"),
        "creature": ("", "not_in_pool no_access too_few_coins"),
        "trophy": ("", "not_in_play no_monsters too_weak not_your_city no_start not_connected too_few_coins"),
        "pass": ("", ""),
    },
    "dungeon_lords": {
        "lock": ("", "not_dealt same_order lock_order"),
        "orders": ("", "same_order order_locked colour_order_taken colour_order_missing no_colour"),
        "dig": ("would_be_block not_adjacent cell_taken", ""),
        "mine": ("out_of_range too_few_workers", ""),
        "spy": ("no_such_card no_spying", ""),
        "hire": ("", "not_on_offer not_owned too_evil too_few"),
        "build": ("no_tunnel_there outside_zone beside_room", "room_not_on_offer outside_zone"),
        "give": ("", "not_in_hand"),
        "produce": ("cell_missing cell_for_nothing not_adjacent cell_taken", "not_your_room no_production room_used"),
        "retrieve": ("", "not_retrievable"),
        "pay": ("out_of_range too_few", ""),
        "keep": ("", "already_settled not_owned too_few"),
        "dismiss": ("", "already_settled not_owned"),
        "ground": ("not_nearest", ""),
        "set": ("", "not_in_hand too_many_traps name_face faces_alike too_few"),
        "send": ("", "not_face_up not_owned too_many_monsters not_in_order"),
        "attack": ("no_such_attack", "not_waiting no_such_attack not_in_battle"),
    },
    "dungeon_twister": {
        "team": ("", "twice"),
        "hide": ("", "not_to_hide room_full"),
        "card": ("not_in_hand too_high", ""),
        "combat": ("not_in_hand", ""),
        "put": ("no_place", "not_to_place"),
        "move": (WAY, f"{WAY} {ACTOR}"),
        "reveal": ("", f"{ACTOR} already_revealed no_access not_by not_from_here"),
        "rotate": ("", f"{ACTOR} not_on_gear face_down_room not_the_twin which_way only_arrow"),
        "fight": ("not_in_hand", f"{ACTOR} not_next_to_enemy wounded_this_turn is_carried"),
        "jump": (f"{WAY} cannot_jump", f"{ACTOR} {WAY} no_jump_cards cannot_jump"),
        "walk": (f"{WAY} cannot_walk", f"{ACTOR} {WAY} no_wall_walker cannot_walk"),
        "open": ("no_portcullis cannot_operate", f"{ACTOR} no_portcullis cannot_operate"),
        "close": ("no_portcullis cannot_operate", f"{ACTOR} no_portcullis cannot_operate"),
        "break": ("no_portcullis cannot_operate", f"{ACTOR} no_portcullis cannot_operate"),
        "heal": ("cannot_heal", f"{ACTOR} no_cleric cannot_heal healed_this_turn"),
        "regenerate": ("", f"{ACTOR} cannot_regenerate"),
        "end": ("", ""),
    },
    "legends_of_signum": {
        "hero": ("deck_breaks", "deck_breaks"),
        "mulligan": ("not_in_hand too_often", "not_in_hand too_often"),
        "discard": ("not_in_hand too_often", "not_in_hand too_often"),
        "start": ("", ""),
        "place": ("not_at_side off_field not_free too_near", ""),
        "build": (
            "not_your_faction needs_building too_many_copies built_already against_whom empty_deck take_what",
            "not_your_faction needs_building too_many_copies built_already little_prosperity empty_deck take_what",
        ),
        "deploy": (
            f"not_in_hand wrong_class not_your_faction unique_used seven_characters not_at_side off_field not_free "
            f"too_near not_in_contact_place {PAYING}",
            PAYING,
        ),
        "terrain": (
            "not_in_hand wrong_class not_your_faction terrain_played near_terrain near_own_side near_enemy_side "
            f"not_own_half off_field on_creature {PAYING}",
            PAYING,
        ),
        "cast": (
            f"not_in_hand wrong_class not_your_faction take_what no_target no_such_unit {AIMING} {PAYING}",
            PAYING,
        ),
        "wear": (f"not_in_hand wrong_class not_your_faction unique_used {PAYING}", PAYING),
        "lay": (f"not_in_hand wrong_class not_your_faction same_tactic two_tactics {PAYING}", PAYING),
        "move": (f"{WHO} {GOING}", f"{WHO} {GOING}"),
        "run": (f"{WHO} {GOING}", f"{WHO} {GOING}"),
        **dict.fromkeys(("fight", "shoot", "throw", "magic", "heal", "hex"), (f"{WHO} {AIMING}", f"{WHO} {AIMING}")),
        "done": (f"{WHO} not_acting", ""),
        "end": ("", ""),
        "stance": ("no_such_unit not_your_unit no_change is_stunned", "no_change"),
        "order": ("no_such_tactic wrong_order no_change", "order_waits wrong_order no_change"),
    },
}
"""By the verb of a move that may be made now, what may be wrong with a place or number in it, and with a thing."""


def accepted(typed: Typed, case: Case) -> Codes | None:
    """Return the codes of right reasons, None if this line can be wrong in too many ways to say."""
    game = case.game.id
    if typed.kind == "typing":
        if any(sign.isdigit() for sign in typed.bent) or case.is_beginning(typed.bent):
            return None
        return NO_VERB if typed.line.startswith(typed.bent) else SPELLING
    if typed.kind == "missing":
        return GAP | SHORTER[game]
    verb = typed.written.split()[0]
    if typed.kind in {"phase", "language"} and not _is_answer(case, verb):
        return ANOTHER_QUESTION[game]
    if verb not in RIGHT[game]:
        return None
    of_places, of_things = map(_codes, RIGHT[game][verb])
    if typed.kind == "square":
        return MISFIT[game] | of_places
    if typed.kind == "piece":
        return MISFIT[game] | of_things
    return of_places | of_things


def is_about_the_error(typed: Typed, case: Case, refusal: Refusal) -> bool:
    """Return whether a reason that names a word names the one with the typing error."""
    if typed.kind != "typing" or refusal.code not in NAMING or case.is_beginning(typed.bent):
        return True
    named, bent = str(refusal.facts["word"]).casefold(), typed.bent.casefold()
    return bent in named or named in bent


def _is_answer(case: Case, verb: str) -> bool:
    """Return whether a move that begins so is made at such a question at all, by the second look's own tables."""
    game, view = case.game.id, case.view
    if game == "tetranomicon":
        if view.phase == "setup":
            return verb == "route" if view.setup_city else verb == "build"
        return True
    if game == "dungeon_twister":
        return bool(TWISTER_PHASE.get(verb, "action") == view.public.phase)
    kinds = {each.kind for each in case.decisions if each.seat == case.seat}
    if game == "legends_of_signum":
        return bool(kinds & LOS_PHASE.get(verb, IN_TURN | ({"orders"} if verb == "order" else set())))
    return not CLAIMS[game]["wrong_phase"](case._replace(facts={"verb": verb}))
