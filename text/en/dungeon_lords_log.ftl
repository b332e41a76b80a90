### The public log of Dungeon Lords: a line or two for each event. $player is a seat's mark and name.
### $<field>_<form> is a form of a name, such as its text; $<field>_id is the id itself.

## Amounts

dungeon_lords-amount-gold = { $count } gold
dungeon_lords-amount-food = { $count } food
    .accusative = { $count } food
dungeon_lords-amount-evil = { $count } Evil
dungeon_lords-amount-imps = { $count ->
    [one] { $count } imp
   *[other] { $count } imps
}
dungeon_lords-amount-traps = { $count ->
    [one] { $count } trap
   *[other] { $count } traps
}
dungeon_lords-amount-trolls = { $count ->
    [one] { $count } Troll token
   *[other] { $count } Troll tokens
}
dungeon_lords-amount-tokens = { $count ->
    [one] { $count } unpaid-tax token
   *[other] { $count } unpaid-tax tokens
}
dungeon_lords-amount-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
dungeon_lords-amount-reputation = Evil −{ $count }
dungeon_lords-amount-tunnel = tunnel { $cell }
dungeon_lords-amount-nothing = nothing
dungeon_lords-square = { $order } { $square ->
        [1] I
        [2] II
       *[3] III
    }
dungeon_lords-colour = the neutral colour
dungeon_lords-colour-of = the neutral colour of { $player }

## Set-up and a new round

dungeon_lords-log-set_up = Set-up. The starting player is { $starter }.
dungeon_lords-log-set_up-colour = Locked for { $player }: { $orders }.
dungeon_lords-log-dealt = { $orders ->
    [none] { $seat } is dealt three initial orders.
   *[other] Your initial orders: { $orders }. You lock two of them.
}
dungeon_lords-log-lock_sealed = { $seat }: the initial orders are sealed.
    .orders = You lock: { $orders }.
dungeon_lords-log-locks-one = Locked for { $player }: { $orders }.
dungeon_lords-log-round = **Year { $year }, { $season }.** The starting player is { $starter }.
    .monsters = For hire: { $monsters }; rooms to build: { $rooms }.
    .next_event = { $special ->
        [none] { $next_event_id ->
            [special] Event { $when }: none (the special event does not happen in a first game).
           *[other] Event { $when }: { $next_event }.
        }
       *[other] Event { $when }: { $special } (special). { $special_text }
    }
    .replaced = All were of one class, so these went back under the deck: { $replaced }.
    .coming = Arriving { $when }, weakest first: { $coming }.

## Orders

dungeon_lords-log-colours-one = Orders of { $player }: { $orders }.
dungeon_lords-log-colours-squares = Its minions take { $squares }.
dungeon_lords-log-sealed = { $seat }: the orders are sealed.
    .orders = You have sealed: { $orders }.
dungeon_lords-log-sealed-colour = For your neutral colour you have sealed: { $order }.
dungeon_lords-log-opened-one = { $player }: { $orders }.
dungeon_lords-log-opened-colour = Third order of { $colour }: { $order }.
dungeon_lords-log-placed = { $wave ->
    [1] { $player }, first order: { $square }.
    [2] { $player }, second order: { $square }.
   *[other] { $player }, third order: { $square }.
}
dungeon_lords-log-fee = { $seat } pays { $gold_amount } for Hire Monster as the first order.
dungeon_lords-log-unfulfilled = { $square ->
    [0] { $seat }: { $order } is not carried out ({ $why }).
   *[other] { $seat }: { dungeon_lords-square } is not carried out ({ $why }).
}
dungeon_lords-log-carried_out = { $gains ->
    [none] { $cost ->
            [none] { $seat }: { dungeon_lords-square }.
           *[other] { $seat }: { dungeon_lords-square }. Pays { $cost }.
        }
   *[other] { $cost ->
            [none] { $seat }: { dungeon_lords-square }. Gets { $gains }.
           *[other] { $seat }: { dungeon_lords-square }. Pays { $cost }, gets { $gains }.
        }
}
    .spied = { $card ->
        [none] { $seat } looks at combat card { $spied }.
       *[other] Combat card { $spied }, which only you have seen: { $card }. { $card_text }
    }
    .drawn = You have drawn: { $drawn }.
dungeon_lords-log-dug = { $seat } digs { $cell } (busy imps: { $busy }).
dungeon_lords-log-stopped_digging = { $tunnels ->
    [one] { $seat } stops digging after { $tunnels } tunnel.
   *[other] { $seat } stops digging after { $tunnels } tunnels.
}
dungeon_lords-log-mined = { $seat } mines { $gold_amount } (busy imps: { $busy }).
dungeon_lords-log-hired = { $fed ->
    [none] { $seat } hires { $monster_accusative } for { $cost }.
   *[other] { $seat } hires { $monster_accusative } for { $cost } and { $fed_accusative }.
}
dungeon_lords-log-built = { $gold ->
    [0] { $seat } builds { $room_accusative } on { $cell }.
   *[other] { $seat } builds { $room_accusative } on { $cell } for { $gold_amount }.
}
dungeon_lords-log-given = { $reason_id ->
    [bought] { $seat } returns a trap, face down.
    [golem] { $seat } gives the Golem a trap, face down.
    [suggestion] { $seat } gives the Golem another trap, face down.
   *[other] { $seat } discards a trap, face down.
}
    .trap = Your trap: { $trap }.
dungeon_lords-log-reshuffled = { $count ->
    [one] The deck of traps was empty; { $count } discarded trap is the new deck.
   *[other] The deck of traps was empty; { $count } discarded traps were shuffled into a new deck.
}

## Production and retrieval

dungeon_lords-log-produced = { $food ->
    [0] { $seat }: { $room } with { $workers }. Gets { $gains }.
   *[other] { $seat }: { $room } with { $workers } and { $food_amount }. Gets { $gains }.
}
    .trap = You have drawn: { $trap }.
dungeon_lords-log-produced_all = { $seat } has finished production.
dungeon_lords-log-in_turn = { $seat } wants production in play order.
dungeon_lords-log-retrieved = { $seat } takes back { $back }. Locked now: { $locked }.

## Events

dungeon_lords-log-event = { $special ->
    [none] { $event_id ->
        [special] **No event**: the special event does not happen in a first game.
       *[other] **{ $event }**
    }
   *[other] **{ $special }.** { $special_text }
}
dungeon_lords-log-monster_paid = { $fed ->
    [none] { $cost ->
            [none] { $seat } keeps { $monster }.
           *[other] { $seat } pays { $monster }: { $cost }.
        }
   *[other] { $seat } pays { $monster }: { $cost } and { $fed }.
}
dungeon_lords-log-monster_left = { $monster } leaves { $seat }.
dungeon_lords-log-tax_sealed = { $seat }: the tax is sealed.
    .gold = You will pay { $gold_amount }.
dungeon_lords-log-tax = { $seat }: tax { $due_amount } for { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}; pays { $gold_amount }{ $tokens ->
    [0] .
   *[other] {" "}and takes { $tokens_amount }.
}
dungeon_lords-log-settled = { $seat }: { $parts }.
    .drawn = You have drawn: { $drawn }.
dungeon_lords-settled-nothing = no effect
dungeon_lords-settled-due = due: { $amount }
dungeon_lords-settled-paid = paid: { $amount }
dungeon_lords-settled-unpaid = nothing was paid
dungeon_lords-settled-got = gained: { $amount }
dungeon_lords-settled-lost = lost: { $amount }

## Evil, the paladin, arrivals

dungeon_lords-log-evil = { $changed ->
    [yes] { $seat }: Evil { $before } → { $after } ({ $reason }).
   *[no] { $seat }: Evil stays at { $after } ({ $reason }).
}
dungeon_lords-log-paladin = { $left ->
    [none] { $paladin } comes to { $seat }.
   *[other] { $paladin } leaves { $left } and goes to { $seat }.
}
dungeon_lords-log-arrived-one = { $player ->
    [none] { $adventurer } goes to the neutral counter, Evil { $evil }, and leaves the game.
   *[other] { $adventurer } goes to { $player }, Evil { $evil }.
}
dungeon_lords-log-round_ended = { $season_id ->
    [autumn] Autumn is over; combat begins.
   *[other] { $starter } is the new starting player.
}
dungeon_lords-log-year_ended = **Year { $year } is over.** The remaining adventurers go home.

## Combat

dungeon_lords-log-combat = **Combat of year { $year }, round { $round }**
dungeon_lords-log-planned = { $ready ->
    [yes] { $seat }: the plan is finished.
   *[no] { $seat }: part of the plan is sealed.
}
dungeon_lords-log-plans = { $sent ->
    [none] { $traps ->
        [0] { $seat } fights on { $cell } and sends nobody.
       *[other] { $seat } fights on { $cell } with { $traps_amount } and sends nobody.
    }
   *[other] { $traps ->
        [0] { $seat } fights on { $cell } with { $sent }.
       *[other] { $seat } fights on { $cell } with { $sent } and { $traps_amount }.
    }
}
dungeon_lords-log-card = Combat card of round { $round }: **{ $card }**, { $speed }, fatigue { $fatigue }. { $card_text }
dungeon_lords-log-battle = **Battle.** { $seat } on { $cell }. Party: { $party }.
dungeon_lords-log-no_battle = { $why_id ->
    [no_party] { $seat } has no adventurers to fight.
    [no_tile] { $seat } has no unconquered tile left.
   *[party_left] { $seat } has no adventurers to fight any more and gets the plan back.
}
dungeon_lords-log-trap = { $cost ->
    [none] Trap: { $trap }.
   *[other] Trap: { $trap } for { $cost }.
}
dungeon_lords-log-stopped = Trap defence stops { $points } damage; { $left } trap defence left.
dungeon_lords-log-hit = { $adventurer } takes { $points } damage ({ $by }){ $shielded ->
    [0] {""}
   *[other] ; Magic Shield prevents { $shielded }
}{ $left ->
    [0] .
    [one] , { $left } hit point left.
   *[other] , { $left } hit points left.
}
dungeon_lords-log-eliminated = { $adventurer_id ->
    [illusory] { $adventurer } vanishes.
   *[other] { $seat } imprisons { $adventurer }.
}
dungeon_lords-log-spell = { $blocked ->
    [yes] { $spell } is prevented.
   *[no] { $cast ->
            [yes] { $spell } is cast (magic { $magic } of { $needed }).
           *[no] { $spell } is not cast (magic { $magic } of { $needed }).
        }
}
dungeon_lords-log-spell_done = { $effect ->
    [target] { $spell }: { $target }.
    [loss] { $spell }: { $seat } loses { $amount }.
    [none] { $spell } has no effect.
   *[done] { $spell } takes effect.
}
dungeon_lords-log-withdrawn = { $monster } goes back to the lair, face up.
dungeon_lords-log-attacked = { $kind ->
    [food] { $monster } attacks for { $food_amount }.
    [both] { $monster } attacks and prevents conquest this round.
    [guard] { $monster } prevents conquest this round.
   *[plain] { $monster } attacks.
}
dungeon_lords-log-idle = { $monster } cannot attack.
dungeon_lords-log-spent = { $face_up ->
    [yes] { $monster } stays face up.
   *[no] { $monster } is turned face down.
}
dungeon_lords-log-healed = { $left ->
    [one] { $adventurer } heals { $points } damage, { $left } hit point now.
   *[other] { $adventurer } heals { $points } damage, { $left } hit points now.
}
dungeon_lords-log-no_healing = { $why_id ->
    [nobody_attacked] No healing: nobody has attacked.
    [dragon] No healing: the Dragon has attacked.
   *[antimagic_dart] No healing: the Anti-magic Dart has hit a priest.
}
dungeon_lords-log-conquered = { $cell } ({ $seat }) is **conquered**.
dungeon_lords-log-not_conquered = { $prevented ->
    [yes] { $cell } holds: conquest is prevented.
   *[no] { $cell } holds: nobody is left to conquer it.
}
dungeon_lords-log-released = { $seat } frees { $prisoner }.

## The end

dungeon_lords-log-ended = **The match is over.**
dungeon_lords-log-score = **{ $place }.** { $player }: { $amount } = { $parts }.
dungeon_lords-score-monster = monsters { $points }
dungeon_lords-score-room = rooms { $points }
dungeon_lords-score-prisoner = prisoners { $points }
dungeon_lords-score-paladin = paladins { $points }
dungeon_lords-score-conquered = conquered tiles { $points }
dungeon_lords-score-tax = unpaid taxes { $points }
