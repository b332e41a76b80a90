### Pages of Dungeon Lords: choices, what they cost and do, what a lord has, the result.

## Where the match stands

dungeon_lords-when =
    { $phase_id ->
        [over] { $phase }
       *[other] { $combat_round ->
            [0] Year { $year }, { $season }: { $phase }
           *[other] Year { $year }, combat, round { $combat_round } of IV: { $phase }
        }
    }

## Questions

dungeon_lords-question-initial_orders = Three initial orders were dealt to you: which one do you keep? The other two are inaccessible in the first round.
dungeon_lords-question-orders = Which three orders do you give? Minions are placed in this order: all first ones, all second ones, all third ones.
dungeon_lords-question-fee = Hire Monster is your first order: pay the fee at once, or leave it unfulfilled?
dungeon_lords-question-order = { $square }
dungeon_lords-question-square = { $square }: { $text }.
dungeon_lords-question-give_trap =
    { $count ->
        [one] Which trap do you hand over, face down?
       *[other] Which { $count } traps do you hand over, face down? One after another.
    }
dungeon_lords-question-produce = Which room works?
dungeon_lords-question-retrieve = Which order do you take back?
dungeon_lords-question-pay_day = Pay Day: whom do you pay?
dungeon_lords-question-taxes = Taxes: how much do you pay? For each gold not paid you take a token, −3 points at the end.
dungeon_lords-question-witch_hunt = Witch Hunt: keep the Witch for 1 Evil, or let her go?
dungeon_lords-question-imp_carnival = Imp Carnival: how much food do you pay? You lose 1 imp for each food not paid.
dungeon_lords-question-safety_inspection = Safety Inspection: how much gold do you pay? You discard a trap for each gold not paid.
dungeon_lords-question-permit_fees = Permit Fees: how much gold do you pay? You gain 1 Evil for each gold not paid.
dungeon_lords-question-town_fair = Town Fair: how much gold do you pay? Evil −1 for each.
dungeon_lords-question-battleground = Where do you fight? These tiles are nearest to the entrance.
dungeon_lords-question-plan_traps = Which traps do you set?
dungeon_lords-question-plan = Whom do you send into the battle?
dungeon_lords-question-trap_order = Which trap comes next?
dungeon_lords-question-trap_target = Whom does the dart strike?
dungeon_lords-question-word_of_peace = Word of Peace: withdraw all your monsters, or gain Evil?
dungeon_lords-question-suggestion = Suggestion: pay each of your monsters again, or withdraw it.
dungeon_lords-question-spell_target = Which of your monsters does the spell strike?
dungeon_lords-question-attack = Who attacks next, and whom?
dungeon_lords-question-prisoner = Which prisoner goes free?

dungeon_lords-lead-plan = A rehearsal of each choice stands beside it: what it does to the party if nothing unknown happens.
dungeon_lords-lead-attack = Hit points of each adventurer before and after the attack stand beside it.

## Choosing orders

dungeon_lords-part-first = First order
dungeon_lords-part-second = Second order
dungeon_lords-part-third = Third order
dungeon_lords-part-other = Third order of your non-player
dungeon_lords-parts-clash = Each order card is there only once.
dungeon_lords-colour-square = Its minion takes square I before the lords place theirs, or II if the other non-player is there.
dungeon_lords-rivals = Also in hand: { $players }
dungeon_lords-rivals-none = Nobody else can come here.

## Groups of choices

dungeon_lords-menu-all = Choices
dungeon_lords-menu-send =
    { $monsters ->
        [0] No monster
        [one] { $monsters } monster
       *[other] { $monsters } monsters
    }
dungeon_lords-menu-traps =
    { $traps ->
        [0] No trap
        [one] { $traps } trap
       *[other] { $traps } traps
    }

## Moves

dungeon_lords-move-lock =
    { $kept ->
        [none] { $first }, { $second }
       *[other] Keep { $kept }
    }
dungeon_lords-move-orders =
    { $other ->
        [none] { $first }, { $second }, { $third }
       *[other] { $first }, { $second }, { $third }; non-player: { $other }
    }
dungeon_lords-move-accept = Carry out
dungeon_lords-move-accept-fee = Pay the fee
dungeon_lords-move-accept-word_of_peace = Withdraw all monsters
dungeon_lords-move-decline = Decline
dungeon_lords-move-decline-fee = Do not pay
dungeon_lords-move-decline-word_of_peace = Gain { $evil } Evil
dungeon_lords-move-done = Done
dungeon_lords-move-done-dig = Stop digging
dungeon_lords-move-done-produce = No more production
dungeon_lords-move-replan = Plan anew
dungeon_lords-move-pay = Pay { $amount }
dungeon_lords-move-keep =
    { $fed ->
        [none] Pay { $monster }
       *[other] Pay { $monster } with { $fed }
    }
dungeon_lords-move-dismiss = Let { $monster } go
dungeon_lords-move-dismiss-suggestion = Withdraw { $monster }
dungeon_lords-move-hire =
    { $fed ->
        [none] { $monster }
       *[other] { $monster }, fed { $fed }
    }
dungeon_lords-move-build = { $room } on { $cell }
dungeon_lords-move-produce =
    { $cell ->
        [none] { $room }
       *[other] { $room } on { $cell }
    }
dungeon_lords-move-spy = Look at combat card { $position }
dungeon_lords-move-dig = Dig { $cell }
dungeon_lords-move-mine = Mine { $gold }
dungeon_lords-move-ground = Fight on { $cell }
dungeon_lords-move-set =
    { $traps ->
        [none] No trap
       *[other] { $traps }
    }
dungeon_lords-move-send =
    { $monsters ->
        [none] Nobody
       *[other] { $monsters }
    }
dungeon_lords-move-give = { $trap }
dungeon_lords-move-use = { $trap }
dungeon_lords-move-retrieve = { $order }
dungeon_lords-move-target = { $adventurer }
dungeon_lords-move-choose = { $monster }
dungeon_lords-move-release = { $prisoner }
dungeon_lords-attack-standard = { $monster }: { $damage } to the first
dungeon_lords-attack-all = { $monster }: { $damage } to everybody
dungeon_lords-attack-target = { $monster }: { $damage } to { $targets }
dungeon_lords-attack-none = { $monster }: prevent the conquest
dungeon_lords-attack-first = the first
dungeon_lords-attack-food = for { $food }
dungeon_lords-attack-returns = returns face up
dungeon_lords-attack-holds = no conquest
dungeon_lords-attack-raised = hit { $hit } raised

## What a choice costs and does

dungeon_lords-change = { $good } { $before } → { $after }
dungeon_lords-prospect = { $adventurer } { $before } → { $left }
dungeon_lords-prospect-gone = { $adventurer } imprisoned
dungeon_lords-note-orders =
    .fee = { $fee_amount } at once for Hire Monster
dungeon_lords-note-lock = inaccessible then: { $locked }
dungeon_lords-note-retrieval = inaccessible then: { $locked }
dungeon_lords-note-change =
    .busy = busy this round: { $busy_amount }
    .workers = workers: { $workers }
    .better = Evil −{ $better }
    .lost = lost: { $lost }
    .tokens = { $tokens_amount } ({ $points } points at the end)
    .paladin =
        { $paladin_id ->
            [comes] the paladin comes to you
           *[leaves] the paladin leaves you
        }
dungeon_lords-note-plan =
    .conquered = the tile is lost
dungeon_lords-note-spell =
    .withdrawn = back to the lair: { $withdrawn }
    .removed = lost: { $removed }
dungeon_lords-note-fee = { $gold } at once for Hire Monster
dungeon_lords-note-evil = your Evil becomes { $evil }
dungeon_lords-square-open = { $square }: { $text }
dungeon_lords-square-imps = { $square }: { $text } (you now: { $count })
dungeon_lords-square-note = { $square }: { $text }
dungeon_lords-square-note-dear = { $square }: { $text } (not now)
dungeon_lords-square-taken = ~~{ $square }~~ taken: { $text }
dungeon_lords-square-dear = { $square }: { $text } (not with what you have now)
dungeon_lords-confirm-fee = As the first order Hire Monster costs { $gold } as soon as the minions are placed.
dungeon_lords-confirm-sealed = Your orders stay secret until all have sealed theirs; until then you can change them.
dungeon_lords-confirm-plain = { $label }.
dungeon_lords-confirm-price = Price: { $price }.
dungeon_lords-confirm-unhurt = nobody is hurt
dungeon_lords-confirm-rehearsal = Rehearsal without the combat card, which you do not know (no spell, no fatigue): { $line }.
dungeon_lords-confirm-rehearsal-known = Rehearsal with { $card }: { $line }.
dungeon_lords-confirm-falls = The tile would be lost.
dungeon_lords-confirm-holds = The tile would hold.

## What follows besides

dungeon_lords-also-decline = your minion stays on the card, unfulfilled
dungeon_lords-also-decline-fee = the order stays unfulfilled and takes no square
dungeon_lords-also-done-dig = the other imps stay free
dungeon_lords-also-done-produce = then you take an order back
dungeon_lords-also-discard = then you discard { $traps }
dungeon_lords-also-tunnel = tunnel: 1 trap, 1 monster, any ghosts
dungeon_lords-also-room = { $room }: 1 trap for 1 gold, 2 monsters, any ghosts
dungeon_lords-also-labyrinth = { $room }: 2 traps without gold, 1 monster, any ghosts

## What a lord has

dungeon_lords-hand-stores = **{ $stores }** (free imps: { $free_imps }), Evil **{ $evil }**
    .tax_tokens = { $tax_tokens_amount }
dungeon_lords-hand-creature =
    { $up ->
        [yes] { $count ->
            [1] { $monster }
           *[other] { $monster } × { $count }
        }
       *[no] { $count ->
            [1] { $monster } (face down)
           *[other] { $monster } × { $count } (face down)
        }
    }
dungeon_lords-hand-creatures = In the lair: { $monsters }
dungeon_lords-hand-cards =
    .hand = Order cards in hand: { $hand }
    .locked = Inaccessible: { $locked }
dungeon_lords-hand-own =
    .own_dealt = Initial orders dealt to you: { $own_dealt }
    .own_lock = Inaccessible to you will be: { $own_lock }.
    .own_orders = You have sealed: { $own_orders }.
    .own_tax = You will pay { $own_tax_amount }.
dungeon_lords-hand-no-traps = You have no traps.
dungeon_lords-hand-traps = **Your traps**, which only you see:
dungeon_lords-hand-trap =
    { $count ->
        [1] { $trap }: { $text }
       *[other] { $trap } × { $count }: { $text }
    }
dungeon_lords-hand-plan = Your plan: { $cell }; traps: { $traps }; sent: { $sent }
dungeon_lords-extra-prices = Squares and prices
dungeon_lords-extra-points = Points so far
dungeon_lords-standing = { $player }: **{ $points }** = { $parts }
dungeon_lords-result-rule = A title brings its holder 3 points, and 2 to each of those who share it. The most points win.
