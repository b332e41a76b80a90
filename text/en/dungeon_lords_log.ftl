### The public log of Dungeon Lords: a line or two for each event. $player is a seat's mark and name.
### $monster and $fed of who is hired are in the accusative (`.accusative`), everywhere else names are as they are.

## Amounts

dungeon_lords-amount-gold = { $count } gold
dungeon_lords-amount-food = { $count } food
dungeon_lords-amount-evil = { $count } Evil
dungeon_lords-amount-imps =
    { $count ->
        [one] { $count } imp
       *[other] { $count } imps
    }
dungeon_lords-amount-traps =
    { $count ->
        [one] { $count } trap
       *[other] { $count } traps
    }
dungeon_lords-amount-trolls =
    { $count ->
        [one] { $count } Troll token
       *[other] { $count } Troll tokens
    }
dungeon_lords-amount-tokens =
    { $count ->
        [one] { $count } unpaid-tax token
       *[other] { $count } unpaid-tax tokens
    }
dungeon_lords-amount-points =
    { $count ->
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
dungeon_lords-colour = the non-player
dungeon_lords-colour-of = the non-player of { $player }

## Set-up and a new round

dungeon_lords-log-set_up = Set-up. The starting player is { $player }.
dungeon_lords-log-set_up-colour = Inaccessible to { $colour }: { $orders }.
dungeon_lords-log-dealt = { $player } gets three initial orders.
dungeon_lords-log-dealt-own = Your initial orders: { $orders }. Two of them become inaccessible.
dungeon_lords-log-lock_sealed = { $player } has sealed the initial orders.
dungeon_lords-log-lock_sealed-own = Inaccessible to you will be: { $orders }.
dungeon_lords-log-locks = Inaccessible to { $player }: { $orders }.
dungeon_lords-log-round = **Year { $year }, { $season }.** The starting player is { $player }.
dungeon_lords-log-round-offers = On offer: { $monsters }; rooms: { $rooms }.
dungeon_lords-log-round-event = Coming { $when }: { $event }.
dungeon_lords-log-round-special = Coming { $when }: { $event }, { $special }. { $text }
dungeon_lords-log-round-coming = Arriving { $when }, weakest first: { $adventurers }.
dungeon_lords-log-round-replaced = All were of one class, so these went back under the deck: { $adventurers }.

## Orders

dungeon_lords-log-colours = Orders of { $colour }: { $orders }.
dungeon_lords-log-colours-squares = Its minions stand on { $squares }.
dungeon_lords-log-sealed = { $player } has sealed the orders.
dungeon_lords-log-sealed-own = You have sealed: { $orders }.
dungeon_lords-log-sealed-colour = For your non-player you have sealed: { $order }.
dungeon_lords-log-opened = { $player }: { $orders }.
dungeon_lords-log-opened-colour = Third order of { $colour }: { $order }.
dungeon_lords-log-placed =
    { $wave ->
        [0] Third order of { $player }: { $square }.
        [1] First order of { $player }: { $square }.
        [2] Second order of { $player }: { $square }.
       *[3] Third order of { $player }: { $square }.
    }
dungeon_lords-log-fee = { $player } pays { $gold } for Hire Monster as the first order.
dungeon_lords-log-unfulfilled = { $player }: { $order } is unfulfilled ({ $why }).
dungeon_lords-why-no_square = no free square
dungeon_lords-why-refused_fee = the fee was refused
dungeon_lords-why-no_fee = no gold for the fee
dungeon_lords-why-declined = declined
dungeon_lords-why-too_dear = the price cannot be paid
dungeon_lords-why-too_few_imps = too few free imps
dungeon_lords-why-no_cell = no place to dig
dungeon_lords-why-no_tunnel = no tunnel to mine in
dungeon_lords-why-none_left = nothing is left on offer
dungeon_lords-why-no_place = no place for a room
dungeon_lords-log-carried_out = { $player }: { $square }. Pays { $cost }, gets { $gains }.
dungeon_lords-log-carried_out-free = { $player }: { $square }. Gets { $gains }.
dungeon_lords-log-carried_out-paid = { $player }: { $square }. Pays { $cost }.
dungeon_lords-log-carried_out-bare = { $player }: { $square }.
dungeon_lords-log-spied = { $player } looks at combat card { $position }.
dungeon_lords-log-spied-own = Combat card { $position }, which only you have seen: { $card }. { $text }
dungeon_lords-log-drawn-own = You have drawn: { $traps }.
dungeon_lords-log-dug = { $player } digs { $cell }; imps at work: { $busy }.
dungeon_lords-log-stopped_digging =
    { $tunnels ->
        [one] { $player } stops digging after { $tunnels } tunnel.
       *[other] { $player } stops digging after { $tunnels } tunnels.
    }
dungeon_lords-log-mined = { $player } mines { $gold }; imps at work: { $busy }.
dungeon_lords-log-hired = { $player } hires { $monster } for { $cost }.
dungeon_lords-log-hired-fed = { $player } hires { $monster } for { $cost } and { $fed }.
dungeon_lords-log-built = { $player } builds { $room } on { $cell } for { $gold }.
dungeon_lords-log-built-free = { $player } builds { $room } on { $cell }.
dungeon_lords-log-given =
    { $reason ->
        [bought] { $player } returns a trap, face down.
        [golem] { $player } gives the Golem a trap, face down.
        [suggestion] { $player } gives the Golem a trap again, face down.
       *[other] { $player } discards a trap, face down.
    }
dungeon_lords-log-given-own = You have handed over: { $trap }.
dungeon_lords-log-reshuffled =
    { $count ->
        [one] The deck of traps was empty; { $count } discarded trap is the new deck.
       *[other] The deck of traps was empty; { $count } discarded traps are shuffled into a new one.
    }

## Production and retrieval

dungeon_lords-log-produced = { $player }: { $room } with { $workers }. Gets { $gains }.
dungeon_lords-log-produced-food = { $player }: { $room } with { $workers } and { $food }. Gets { $gains }.
dungeon_lords-log-produced_all = { $player } is done with production.
dungeon_lords-log-retrieved = { $player } takes back { $order }. Inaccessible now: { $locked }.

## Events

dungeon_lords-log-event = **{ $event }**
dungeon_lords-log-event-special = **{ $special }.** { $text }
dungeon_lords-log-monster_paid = { $player } pays { $monster }: { $cost }.
dungeon_lords-log-monster_paid-fed = { $player } pays { $monster }: { $cost } and { $fed }.
dungeon_lords-log-monster_paid-free = { $player } keeps { $monster }.
dungeon_lords-log-monster_left = { $monster } leaves { $player }.
dungeon_lords-log-tax_sealed = { $player } has sealed the tax.
dungeon_lords-log-tax_sealed-own = You will pay { $gold }.
dungeon_lords-log-tax = { $player }: tax { $due } for { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }; pays { $gold }.
dungeon_lords-log-tax-tokens = { $player }: tax { $due } for { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }; pays { $gold } and takes { $tokens }.
dungeon_lords-log-settled = { $player }: { $parts }.
dungeon_lords-settled-nothing = nothing
dungeon_lords-settled-due = due { $due }
dungeon_lords-settled-paid = pays { $amount }
dungeon_lords-settled-got = gets { $amount }
dungeon_lords-settled-lost = loses { $amount }

## Evil, the paladin, arrivals

dungeon_lords-log-evil = { $player }: Evil { $before } → { $after } ({ $reason }).
dungeon_lords-log-evil-same = { $player }: Evil stays { $after } ({ $reason }).
dungeon_lords-reason-food = Get Food
dungeon_lords-reason-reputation = Improve Reputation
dungeon_lords-reason-hire = hiring
dungeon_lords-reason-payday = Pay Day
dungeon_lords-reason-leaving = a monster left
dungeon_lords-reason-witch_hunt = Witch Hunt
dungeon_lords-reason-permit_fees = Permit Fees
dungeon_lords-reason-town_fair = Town Fair
dungeon_lords-reason-rumours = Rumours
dungeon_lords-reason-printing_press = Printing Press
dungeon_lords-reason-word_of_peace = Word of Peace
dungeon_lords-reason-suggestion = Suggestion
dungeon_lords-reason-detect_evil = Detect Evil
dungeon_lords-reason-graffiti = Graffiti
dungeon_lords-reason-conquest = conquered tile
dungeon_lords-reason-no_tile = no tile left
dungeon_lords-log-paladin = { $paladin } comes to { $player }.
dungeon_lords-log-paladin-left = { $paladin } leaves { $left } and goes to { $player }.
dungeon_lords-log-arrived = { $adventurer } comes to { $player }, Evil { $evil }.
dungeon_lords-log-arrived-nobody = { $adventurer } falls to the non-player counter, Evil { $evil }, and leaves the game.
dungeon_lords-log-round_ended = The starting player's token goes to { $player }.
dungeon_lords-log-round_ended-stays = The season ends; the combat begins.
dungeon_lords-log-year_ended = **Year { $year } is over.** The adventurers who are left go home.

## Combat

dungeon_lords-log-combat = **Combat of year { $year }, round { $round }**
dungeon_lords-log-planned = { $player } goes on planning.
dungeon_lords-log-planned-ready = { $player } has planned.
dungeon_lords-log-plans =
    { $traps ->
        [0] { $player } will fight on { $cell } with { $sent }.
        [one] { $player } will fight on { $cell } with { $sent } and { $traps } trap.
       *[other] { $player } will fight on { $cell } with { $sent } and { $traps } traps.
    }
dungeon_lords-log-plans-nobody =
    { $traps ->
        [0] { $player } will fight on { $cell } and sends nobody.
        [one] { $player } will fight on { $cell } with { $traps } trap and sends nobody.
       *[other] { $player } will fight on { $cell } with { $traps } traps and sends nobody.
    }
dungeon_lords-log-card =
    { $speed ->
        [fast] Combat card of round { $round }: **{ $card }**, fast, fatigue { $fatigue }. { $text }
       *[slow] Combat card of round { $round }: **{ $card }**, slow, fatigue { $fatigue }. { $text }
    }
dungeon_lords-log-battle = **Battle.** { $player } on { $cell }. Party: { $party }.
dungeon_lords-log-no_battle =
    { $why ->
        [no_party] { $player } has no party to fight.
        [no_tile] { $player } has no tile left to fight for.
       *[party_left] { $player } has no party any more; the plan goes back.
    }
dungeon_lords-log-trap = Trap: { $trap }.
dungeon_lords-log-trap-paid = Trap: { $trap } for { $cost }.
dungeon_lords-log-stopped = Anti-trap icons remove { $points }; left: { $left }.
dungeon_lords-log-hit =
    { $left ->
        [0] { $adventurer } takes { $points } ({ $by }).
       *[other] { $adventurer } takes { $points } ({ $by }), { $left } left.
    }
dungeon_lords-log-hit-shielded =
    { $left ->
        [0] { $adventurer } takes { $points } ({ $by }), Magic Shield takes { $shielded } off.
       *[other] { $adventurer } takes { $points } ({ $by }), Magic Shield takes { $shielded } off, { $left } left.
    }
dungeon_lords-source-fatigue = fatigue
dungeon_lords-source-poison = poison
dungeon_lords-log-eliminated = { $adventurer } is imprisoned by { $player }.
dungeon_lords-log-eliminated-illusion = { $adventurer } vanishes.
dungeon_lords-log-spell = { $spell } is cast: magic { $magic }, needed { $needed }.
dungeon_lords-log-spell-weak = { $spell } is not cast: magic { $magic }, needed { $needed }.
dungeon_lords-log-spell-blocked = { $spell } is prevented.
dungeon_lords-log-spell_done = { $spell } takes effect.
dungeon_lords-log-spell_done-nothing = { $spell } finds nothing to do.
dungeon_lords-log-spell_done-target = { $spell }: { $target }.
dungeon_lords-log-spell_done-lost = { $spell }: { $player } loses { $amount }.
dungeon_lords-log-withdrawn = { $monster } goes back to the lair, face up.
dungeon_lords-log-attacked = { $monster } attacks.
dungeon_lords-log-attacked-food = { $monster } attacks for { $food }.
dungeon_lords-log-attacked-guard = { $monster } prevents the conquest.
dungeon_lords-log-attacked-both = { $monster } attacks and prevents the conquest.
dungeon_lords-log-idle = { $monster } cannot attack.
dungeon_lords-log-spent = { $monster } is turned face down.
dungeon_lords-log-spent-returns = { $monster } returns face up.
dungeon_lords-log-healed = { $adventurer } heals { $points }, { $left } left.
dungeon_lords-log-no_healing =
    { $why ->
        [nobody_attacked] No healing: nobody has attacked.
        [dragon] No healing: the Dragon has attacked.
       *[antimagic_dart] No healing: the Anti-magic Dart has hit a priest.
    }
dungeon_lords-log-conquered = { $cell } of { $player } is **conquered**.
dungeon_lords-log-not_conquered =
    { $prevented ->
        [yes] { $cell } holds: the conquest is prevented.
       *[no] { $cell } holds: nobody is left to conquer it.
    }
dungeon_lords-log-released = { $player } sets { $prisoner } free.

## The end; $points may be a text with a minus sign

dungeon_lords-log-ended = **The match is over.**
dungeon_lords-log-score =
    { $points ->
        [one] **{ $place }.** { $player }: { $points } point = { $parts }.
       *[other] **{ $place }.** { $player }: { $points } points = { $parts }.
    }
dungeon_lords-score-monsters = monsters { $points }
dungeon_lords-score-rooms = rooms { $points }
dungeon_lords-score-prisoners = prisoners { $points }
dungeon_lords-score-paladins = paladins { $points }
dungeon_lords-score-conquered = conquered { $points }
dungeon_lords-score-taxes = unpaid taxes { $points }
dungeon_lords-score-room = { $room } { $points }
dungeon_lords-score-title = { $title } { $points }
