"""Combat (SPEC 5): planning and battles of one year, from the end of autumn to the end of the fourth round.

What the rest of the rules asks of this package, all in this module (import from the files below into it):

    begin(course)                       enter: autumn is over. Sets `phase` to "planning" (or goes on, if nobody plans)
                                        and `combat_round` to 1, `plans`, `fought`.
    decisions(state)                    what is asked in the phases "planning" and "battle", in seat order
    legal_moves(state, seat)            for a seat that is asked, in canonical order
    act(course, seat, move)             carry a move out; raises IllegalMove. The seat is asked, the phase is right.
    advance(course) -> bool             go on as far as possible without a choice. True: somebody is asked now (or a
                                        trap is due); False: `phase` is no longer one of combat. Called after every
                                        `act`, after `begin`, and after a trap that was due is given.
    default_move(state, seat, chance)   least harm (8.1, 17 to 22); `battleground`, `plan` and `plan_traps` are sealed
    explain(state, seat, move)          a struct of battle_quotes.py, or None
    quotes and observation              view.py shows `plans` and `battle` by allow-list; combat tells events by
                                        battle_events.py with secret fields for their own seat (view.py strips them)

Leaving: when the fourth round is over, `advance` sets `phase` to "year_end" and returns False; the rest (plans, battle,
combat_round back to nothing) is done in seasons/years.py.

Decision kinds: planning `battleground`, `plan_traps`, `plan` (all sealed; `plan_traps` is never opened, since answers
changed would tell of the hand; `battleground` and `plan` are opened when all have planned; a plan that is ready stays
in the list as `plan` with owed=False and the one move Replan). A stage is public, so what is asked next may depend on
public facts only (the number of traps in hand, not their kinds). In battles: `trap_order`, `trap_target`,
`word_of_peace`, `suggestion`, `spell_target`, `attack`, `prisoner`; not sealed. Traps given up (Golem in Suggestion,
Detect Treasure) are `trap_pile.owe(course, seat, "suggestion" | "treasure")`.
"""

from games.dungeon_lords.combat.frame import act, advance, begin, decisions, default_move, explain, legal_moves

__all__ = ["act", "advance", "begin", "decisions", "default_move", "explain", "legal_moves"]
