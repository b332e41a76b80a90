### Pages of Dungeon Lords: choices, what they cost and do, what a lord has, the result.

## Where the match is

dungeon_lords-when = { $phase_id ->
    [over] { $phase }
   *[other] { $combat_round ->
        [0] Year { $year }, { $season }: { $phase }
       *[other] Year { $year }, combat, round { $combat_round } of IV: { $phase }
    }
}

dungeon_lords-chapter-round = Year { $year }, { $season }
dungeon_lords-chapter-combat = Year { $year }, combat, round { $round }
dungeon_lords-chapter-ended = The end
dungeon_lords-stage-round = Year { $year }

## Questions

dungeon_lords-question-initial_orders = You were dealt three initial orders. Which one do you keep? The other two are locked in the first round.
dungeon_lords-question-orders = Which three orders do you give? Minions are placed in this order: all first orders, then all second, then all third.
dungeon_lords-question-fee = Hire Monster is your first order. Pay the fee now, or give up the order?
dungeon_lords-question-square = { $square }: { $text }.
dungeon_lords-question-give_trap = { $count ->
    [one] Which trap do you give up, face down?
   *[other] Which { $count } traps do you give up, face down? Choose one at a time.
}
dungeon_lords-question-produce = Which room do you use?
dungeon_lords-question-retrieve = Which order do you take back?
dungeon_lords-question-pay_day = Pay Day: which monster or ghost do you pay?
dungeon_lords-question-taxes = Taxes: how much do you pay? For each gold you do not pay you take a token, −3 points at the end. Lords pay one after another, in play order.
dungeon_lords-question-taxes-sealed = Taxes: how much do you pay? For each gold you do not pay you take a token, −3 points at the end.
dungeon_lords-question-witch_hunt = Witch Hunt: keep the Witch for 1 Evil, or let her go?
dungeon_lords-question-imp_carnival = Imp Carnival: how much food do you pay? You lose 1 imp for each food you do not pay.
dungeon_lords-question-safety_inspection = Safety Inspection: how much gold do you pay? You discard a trap for each gold you do not pay.
dungeon_lords-question-permit_fees = Permit Fees: how much gold do you pay? You gain 1 Evil for each gold you do not pay.
dungeon_lords-question-town_fair = Town Fair: how much gold do you pay? Evil −1 for each.
dungeon_lords-question-battleground = Where do you fight? These tiles are nearest to the entrance.
dungeon_lords-question-plan_traps = Which traps do you set?
dungeon_lords-question-plan = Which monsters and ghosts do you send into battle?
dungeon_lords-question-trap_order = Which trap comes next?
dungeon_lords-question-trap_target = Which adventurer does the dart hit?
dungeon_lords-question-word_of_peace = Word of Peace: withdraw all your monsters, or gain Evil?
dungeon_lords-question-suggestion = Suggestion: pay each of your monsters again, or withdraw it.
dungeon_lords-question-spell_target = Which of your monsters does the spell hit?
dungeon_lords-question-attack = Who attacks next, and which adventurer?
dungeon_lords-question-prisoner = Which prisoner do you free?

dungeon_lords-lead-plan = Each choice shows what it does to the party, without the face-down card.
dungeon_lords-lead-attack = Each choice shows hit points before → after.

## Choosing orders

dungeon_lords-part-first = First order
dungeon_lords-part-second = Second order
dungeon_lords-part-third = Third order
dungeon_lords-part-other = Third order of your neutral colour
dungeon_lords-parts-clash = You have each order card only once.
dungeon_lords-colour-square = Its minion takes square I before yours are placed, or II if the other neutral colour is there.
dungeon_lords-orders-have = You have { $gold } gold, { $food } food, { $imps } free imps, Evil { $evil }.
dungeon_lords-orders-locked = Locked to { $name }: { $orders }
dungeon_lords-reach-none = no square is free
dungeon_lords-reach-sure = you get { $best }
dungeon_lords-reach-range = you get { $best }, at worst { $worst }
dungeon_lords-reach-risk = you get { $best }, at worst none
dungeon_lords-colour-own = the neutral colour you play, if you give it this order
dungeon_lords-rivals-before = Could be ahead of you: { $players }
dungeon_lords-rivals-after = Can only come after you: { $players }
dungeon_lords-to-come = Still to come: { $orders }
dungeon_lords-trap-defence = Trap defence of the party: { $icons }. Each point stops one point of trap damage, starting at the front.
dungeon_lords-rivals-none = Nobody else holds this order.

## Groups of choices

dungeon_lords-menu-all = Choices
dungeon_lords-menu-send = { $monsters ->
    [0] No monster
    [one] { $monsters } monster
   *[other] { $monsters } monsters
}
dungeon_lords-menu-traps = { $traps ->
    [0] No trap
    [one] { $traps } trap
   *[other] { $traps } traps
}

## Moves

dungeon_lords-move-lock = { $kept ->
    [none] { $first }, { $second }
   *[other] Keep { $kept }
}
dungeon_lords-move-orders = { $other ->
    [none] { $first }, { $second }, { $third }
   *[other] { $first }, { $second }, { $third }; neutral: { $other }
}
dungeon_lords-move-accept = Carry out
dungeon_lords-move-accept-fee = Pay the fee
dungeon_lords-move-accept-word_of_peace = Withdraw all monsters
dungeon_lords-move-decline = Decline
dungeon_lords-move-decline-fee = Do not pay
dungeon_lords-move-decline-word_of_peace = Gain { $evil } Evil
dungeon_lords-move-done = Done
dungeon_lords-move-done-dig = Stop digging
dungeon_lords-move-done-produce = Finish production
dungeon_lords-move-replan = Plan anew
dungeon_lords-move-pay = Pay { $amount }
dungeon_lords-move-keep = { $fed ->
    [none] Pay { $monster }
   *[other] Pay { $monster } with { $fed }
}
dungeon_lords-move-dismiss = Don't pay the { $monster }
dungeon_lords-move-dismiss-suggestion = Withdraw { $monster }
dungeon_lords-move-hire = { $fed ->
    [none] { $monster }
   *[other] { $monster }, fed { $fed }
}
dungeon_lords-move-build = { $room } on { $cell }
dungeon_lords-move-produce = { $cell ->
    [none] { $room }
   *[other] { $room } on { $cell }
}
dungeon_lords-move-in_turn = In play order
dungeon_lords-move-spy = Look at combat card { $position }
dungeon_lords-move-dig = Dig { $cell }
dungeon_lords-move-mine = Mine { $gold }
dungeon_lords-move-ground = Fight on { $cell }
dungeon_lords-move-set = { $traps ->
    [none] No trap
   *[other] { $traps }
}
dungeon_lords-move-send = { $monsters ->
    [none] Nobody
   *[other] { $monsters }
}
dungeon_lords-move-choose = { $face_id ->
    [down] { $monster } (face down)
    [up] { $monster } (face up)
   *[none] { $monster }
}
dungeon_lords-attack-standard = { $monster }: { $damage } to the first
dungeon_lords-attack-all = { $monster }: { $damage } to everybody
dungeon_lords-attack-target = { $monster }: { $damage } to { $targets }
dungeon_lords-attack-none = { $monster }: no damage
dungeon_lords-attack-first = the first
dungeon_lords-attack-food = for { $food_accusative }
dungeon_lords-attack-returns = stays face up
dungeon_lords-attack-holds = prevents conquest this round
dungeon_lords-attack-raised = +1 on hit { $hit }

## Answers in advance

dungeon_lords-wishes-all = Answers
dungeon_lords-wishes-fee = Fee of Hire Monster
dungeon_lords-wishes-produce = Production
dungeon_lords-wishes-taxes = Taxes
dungeon_lords-wishes-retrieve = Taking an order back
dungeon_lords-move-ahead = { $answer }
dungeon_lords-wish-ahead = { $answer_id ->
    [accept] { $order_id ->
        [fee] Hire Monster: pay the fee
        [produce] Production: let rooms work, in the order of the rules
        [taxes] Taxes: pay all you can
        [mine] { $order }: as much as possible
        [reputation] { $order }: carry out, look at the first card you have not seen yet
       *[other] { $order }: carry out if you can pay
    }
   *[decline] { $order_id ->
        [fee] Hire Monster: do not pay the fee
        [produce] Production: no room works
        [dig] { $order }: decline, or stop digging
       *[other] { $order }: decline
    }
}
dungeon_lords-wish-pay = Taxes: pay { $gold }
dungeon_lords-wish-spy = Improve Reputation: look at combat card { $position }
dungeon_lords-wish-dig = Dig Tunnels: { $cell }
dungeon_lords-wish-retrieve = Take back { $order } if you can

## What a choice costs and does

dungeon_lords-change = { $thing } { $before } → { $after }
dungeon_lords-change-free = free imps { $before } → { $after }
dungeon_lords-prospect-gone = { $adventurer_id ->
    [illusory] { $thing } vanishes
   *[other] { $thing } imprisoned
}
dungeon_lords-note-orders =
    .fee = { $fee_amount } at once for Hire Monster
dungeon_lords-note-lock = locks { $locked }
dungeon_lords-note-change =
    .workers = workers: { $workers }
    .better = Evil −{ $better }
    .lost = lost: { $lost }
    .tokens = { $tokens_amount } ({ $points } points at the end)
    .paladin = { $paladin_id ->
        [comes] the paladin comes to you
       *[leaves] the paladin leaves you
    }
dungeon_lords-note-plan =
    .conquered = the tile is lost
dungeon_lords-note-spell =
    .withdrawn = back to the lair: { $withdrawn }
    .removed = lost: { $removed }
dungeon_lords-note-evil = your Evil becomes { $evil }
dungeon_lords-square-open = { $square }: { $text }
dungeon_lords-square-imps = { $square }: { $text } (you now: { $count })
dungeon_lords-square-note-dear = { $square }: { $text } (not now)
dungeon_lords-square-taken = ~~{ $square }~~ taken: { $text }
dungeon_lords-square-dear = { $square }: { $text } (not with what you have now)
dungeon_lords-confirm-together = The squares of the three orders together take: { $goods }. A monster that you hire costs its price on top.
dungeon_lords-confirm-imps = imps at work: up to { $most }
dungeon_lords-confirm-fee = Hire Monster as your first order costs { $gold } when the minions are placed.
dungeon_lords-confirm-sealed = Your orders stay secret until everybody has sealed theirs; you can change them until then.
dungeon_lords-confirm-price = Price: { $price }.
dungeon_lords-confirm-unhurt = nobody is hurt
dungeon_lords-confirm-poison = { $points } more at the end of the round
dungeon_lords-confirm-rehearsal = Forecast without the unknown combat card (spell and fatigue not counted): { $line }.
dungeon_lords-confirm-rehearsal-known = Forecast with { $card }: { $line }.
dungeon_lords-rest = If you do nothing more this year: { $rounds }.
dungeon_lords-rest-yes = round { $round } (fatigue { $fatigue }): { $cells } falls
dungeon_lords-rest-no = round { $round } (fatigue { $fatigue }): the party is worn out
dungeon_lords-rest-maybe = round { $round } (fatigue { $fatigue }): { $cells } could fall
dungeon_lords-confirm-stopped = The party's trap defence stops { $stopped }.

## What follows besides

dungeon_lords-also-decline = your minion stays on the card; the order is not carried out
dungeon_lords-also-decline-fee = the order is not carried out and takes no square
dungeon_lords-also-done-dig = the other imps stay free
dungeon_lords-also-done-produce = then you take an order back
dungeon_lords-also-in_turn = the lords before you decide first
dungeon_lords-also-return = you draw 1 more and return 1 of your traps
dungeon_lords-also-discard = then you discard { $traps }
dungeon_lords-also-tunnel = tunnel: 1 trap, 1 monster, any number of ghosts
dungeon_lords-also-room = { $room }: 1 trap for 1 gold, 2 monsters, any number of ghosts
dungeon_lords-also-labyrinth = { $room }: 2 traps without gold, 1 monster, any number of ghosts

## What a lord has

dungeon_lords-hand-stores = **{ $stores }** (free imps: { $free_imps }), Evil **{ $evil }**
    .tax_tokens = { $tax_tokens_amount }
dungeon_lords-face-down = { $monster } (face down)
dungeon_lords-hand-creatures = In the lair: { $monsters }
dungeon_lords-hand-cards =
    .hand = Order cards in hand: { $hand }
    .locked = Locked: { $locked }
dungeon_lords-hand-own =
    .own_dealt = Initial orders dealt to you: { $own_dealt }
    .own_lock = You lock: { $own_lock }.
    .own_orders = You have sealed: { $own_orders }.
    .own_tax = You will pay { $own_tax_amount }.
dungeon_lords-hand-no-traps = You have no traps.
dungeon_lords-hand-traps = **Your traps**, which only you can see:
dungeon_lords-hand-plan = Your plan: { $cell }; traps: { $traps }; sent: { $sent }
dungeon_lords-extra-prices = Squares and prices
dungeon_lords-extra-points = Points so far
dungeon_lords-standing = { $player }: **{ $points }** = { $parts }
dungeon_lords-result-total = **{ $place }.** { $player }: **{ $amount }**
dungeon_lords-result-parts = { $player }: { $parts }.
dungeon_lords-result-rule = -# A title is worth 3 points, or 2 to each lord who shares it. The most points win.
