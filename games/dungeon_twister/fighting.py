"""Fights: who may attack whom, who takes part, how strong they are, and what the cards decide (SPEC 4.6)."""

from collections.abc import Iterator

import msgspec

from games.dungeon_twister import checks
from games.dungeon_twister.board import Board, board_of
from games.dungeon_twister.components import CHARACTERS, CODE, IS_CHARACTER, SEAT, TOKENS, Token, token_of
from games.dungeon_twister.course import Course
from games.dungeon_twister.events import CombatLaid, FightBegun, FightSettled, Wounded
from games.dungeon_twister.moves import Combat, Fight
from games.dungeon_twister.squares import NUMBER, STEP, are_beside
from games.dungeon_twister.state import Attack, Piece, Public, State, combat_hand, turn_clock
from games.kernel.course import put
from games.kernel.errors import IllegalMove
from games.kernel.game import Decision
from games.kernel.grid import numbers_in
from games.kernel.ids import Seat, seats_of

SEAL = "combat"
"""The label of a combat card that lies."""


class Sides(msgspec.Struct, frozen=True, gc=False):
    """Who takes part in a fight, by seat in code order, and how strong each side is without its card."""

    tokens: tuple[tuple[Token, ...], tuple[Token, ...]]
    strengths: tuple[int, int]


def targets(public: Public, seat: Seat) -> Iterator[tuple[Token, list[str]]]:
    """Yield every enemy that can be attacked, with the codes of those who can attack it (4.6.1)."""
    board = board_of(public)
    enemies = (board.standing[1 - seat] | board.lying[1 - seat]) & board.maze.step(board.acting[seat])
    if not enemies:
        return
    able = board.able[seat].items()
    beside = {code: board.maze.step(1 << NUMBER[piece.square]) & enemies for code, piece in able}
    for piece in public.pieces:
        square = NUMBER[piece.square]
        if not piece.is_character or piece.seat == seat or _shield(board, piece):
            continue
        who = [code for code, squares in beside.items() if squares >> square & 1]
        if who:
            yield piece.token, who


def _shield(board: Board, piece: Piece) -> str | None:
    """Return the refusal for a target that may not be attacked: fresh, blocked or carried (3.4, 4.6.1)."""
    if piece.fresh:
        return "wounded_this_turn"
    if piece.blocked:
        return "healed_this_turn"
    return "is_carried" if board.is_carried(piece) else None


def fight_moves(public: Public, seat: Seat) -> Iterator[Fight]:
    """Yield every attack, without a card and with each in hand.

    Only the first attacker is named while it does not matter who attacks (8.1): each neighbour takes part anyway.
    """
    only_one = public.rules.group_fight == "chain" and not board_of(public).bonus[seat]
    for target, who in targets(public, seat):
        for code in who[:1] if only_one else who:
            yield Fight(code, target)
            for card in dict.fromkeys(combat_hand(public, seat)):
                yield Fight(code, target, card)


def sides_of(public: Public, attacker: Token, target: Token) -> Sides:
    """Return who takes part when `attacker` attacks `target` (4.6.2), with their strengths (4.6.3).

    Again and again every standing, unblocked character adjacent to somebody involved on the other side joins; with the
    option `direct` only those beside attacker and target (10).
    """
    board, attacking = board_of(public), SEAT[attacker]
    ready = [0, 0]
    for piece in board.standing_at.values():
        if not piece.blocked:
            ready[piece.seat] |= 1 << NUMBER[piece.square]
    attackers, defenders = 1 << board.at[attacker], 1 << board.at[target]
    step, is_chain, before = board.maze.step, public.rules.group_fight == "chain", (0, 0)
    while (attackers, defenders) != before:
        before = attackers, defenders
        attackers, defenders = (
            attackers | step(defenders) & ready[attacking],
            defenders | step(attackers) & ready[1 - attacking],
        )
        if not is_chain:
            break
    tokens: list[tuple[Token, ...]] = [(), ()]
    strengths = [0, 0]
    for seat, squares, item in ((attacking, attackers, "SWD"), (Seat(1 - attacking), defenders, "ARM")):
        pieces = [board.standing_at.get(square) or board.lying_at[square] for square in numbers_in(squares)]
        tokens[seat] = tuple(sorted((piece.token for piece in pieces), key=TOKENS.index))
        strengths[seat] = sum([_strength(board, piece, item) for piece in pieces])
    return Sides((tokens[0], tokens[1]), (strengths[0], strengths[1]))


def _strength(board: Board, piece: Piece, item: str) -> int:
    """Return the combat value, 0 for a lying target, and 1 for the Sword or Armor that helps on this side (4.6.3)."""
    held = board.object_at.get(NUMBER[piece.square])
    return (0 if piece.wounded else CHARACTERS[piece.code].combat) + (held is not None and CODE[held] == item)


def fight(course: Course, seat: Seat, move: Fight) -> None:
    """Attack, which cannot be taken back (8.5); the card may be laid at once (4.6.1).

    Raises:
        IllegalMove: as `checks.the_actor` says; `unknown_id` (`word`); `wounded_this_turn`, `healed_this_turn`,
            `is_carried` (`token`); `not_next_to_enemy` (`token`, `who`): an `own` one, an `object`, one `gone` from the
            board, one who is `apart`, behind a `wall` or a `gate`; `not_in_hand` (`card`).
    """
    public = course.public
    piece = checks.the_actor(public, seat, move.who)
    _check_target(public, seat, move)
    card = move.card
    if card == "?" or (card is not None and card not in combat_hand(public, seat)):
        raise IllegalMove("not_in_hand", card=card)
    course.pay(piece)
    sides = sides_of(public, piece.token, move.target)
    course.set_public(phase="combat", attack=Attack(piece.token, move.target), laid=(False, False))
    course.make_final()
    course.tell(FightBegun(piece.token, move.target, sides.tokens, sides.strengths))
    if card is not None:
        lay(course, seat, Combat(card))


def _check_target(public: Public, seat: Seat, move: Fight) -> None:
    if move.target not in TOKENS:
        raise IllegalMove("unknown_id", word=move.target)
    if Fight(move.who, move.target) in tuple(fight_moves(public, seat)):
        return
    piece = public.piece(move.target)
    if piece is not None and piece.is_character and piece.seat != seat:
        shield = _shield(board_of(public), piece)
        if shield is not None:
            raise IllegalMove(shield, token=CODE[move.target])
    why = _no_target(public, seat, move)
    raise IllegalMove("not_next_to_enemy", token=CODE[move.target], who=move.who, why=why)


def _no_target(public: Public, seat: Seat, move: Fight) -> str:
    """Return why somebody cannot be attacked, whom nothing protects: see `fight`."""
    piece, attacker = public.piece(move.target), public.piece(token_of(seat, move.who))
    if SEAT[move.target] == seat:
        return "own"
    if not IS_CHARACTER[move.target]:
        return "object"
    if piece is None or attacker is None:
        return "gone"
    here, there, maze = NUMBER[attacker.square], NUMBER[piece.square], board_of(public).maze
    ways = [way for way, step in enumerate(STEP) if here + step == there and are_beside(here, there)]
    return ("wall" if maze.walled[ways[0]] >> here & 1 else "gate") if ways else "apart"


def decisions(state: State) -> tuple[Decision, ...]:
    """Ask both seats for a combat card, which can be changed until both have laid one (4.6.4)."""
    public = state.public
    return tuple(
        Decision(seat, "combat", owed=not public.laid[seat], sealed=True, clock=turn_clock(public, seat), plan="none")
        for seat in seats_of(2)
    )


def legal_moves(state: State, seat: Seat) -> tuple[Combat, ...]:
    """Return the different combat cards in hand (4.6.4)."""
    return tuple(map(Combat, dict.fromkeys(combat_hand(state.public, seat))))


def lay(course: Course, seat: Seat, move: Combat) -> None:
    """Lay a combat card face down, or another one, not to be taken back (8.5); the second card opens both (4.6.4).

    Raises:
        IllegalMove: `not_in_hand` (`card`).
    """
    if move.card not in combat_hand(course.public, seat):
        raise IllegalMove("not_in_hand", card=-1 if move.card is None else move.card)
    course.seal(SEAL)
    course.make_final()
    course.set(cards=put(course.state.cards, seat, move.card))
    course.set_public(laid=put(course.public.laid, seat, True))
    course.tell(CombatLaid(seat, move.card))
    if None not in course.state.cards:
        course.open_all(SEAL, course.state.cards)
        _settle(course)


def _leaves_the_game(card: int) -> bool:
    """Return whether a combat card that was laid leaves the game: those from 1 up; 0 goes back to its owner (4.6.4)."""
    return card >= 1


def _lower_side(west: int, east: int) -> Seat | None:
    """Return the side with the lower strength, which suffers; None for a tie, which changes nothing (4.6.5)."""
    return None if west == east else Seat(0 if west < east else 1)


def _settle(course: Course) -> None:
    """Show both cards and let all of the lower side suffer: wounded, or killed if lying or carried (4.6.4, 4.6.5)."""
    public = course.public
    attack, (one, other) = public.attack, course.state.cards
    assert attack is not None
    assert one is not None
    assert other is not None
    cards = (one, other)
    sides = sides_of(public, attack.attacker, attack.target)
    loser = _lower_side(sides.strengths[0] + one, sides.strengths[1] + other)
    used = tuple(
        tuple(sorted((*out, card))) if _leaves_the_game(card) else out
        for out, card in zip(public.used, cards, strict=True)
    )
    course.set(cards=(None, None))
    course.set_public(phase="action", attack=None, laid=(False, False), used=used)
    course.tell(FightSettled(sides.tokens, sides.strengths, cards, loser))
    if loser is None:
        return
    board, losers = course.board, sides.tokens[loser]
    hurt = tuple(token for token in losers if board.at[token] in board.standing_at)
    carried = [board.lying_at[board.at[token]].token for token in hurt if board.at[token] in board.lying_at]
    course.kill([token for token in losers if token not in hurt], "fight")
    course.kill(carried, "carrier")
    for token in hurt:
        course.change(token, wounded=True, fresh=True, bonus=0)
    if hurt:
        course.tell(Wounded(hurt))
        course.progress()
