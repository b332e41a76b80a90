### Why a move of Dungeon Lords is refused: which rule, and which fact.

dungeon_lords-refusal-wrong_phase =
    { $phase ->
        [initial] Now two of the three orders dealt are made inaccessible.
        [orders] Now three orders are chosen.
        [fee] Now the fee for Hire Monster as the first order is paid or refused.
        [evaluation] Now orders are carried out, and yours is another one.
        [production] Now rooms are used and orders taken back.
        [event] Now the event of the season is settled.
        [planning] Now the battle is planned.
        [battle] Now a battle is fought, and another step of it is due.
       *[over] The match is over.
    }

dungeon_lords-refusal-not_dealt = { $order_name } is not among the three orders dealt to you.
dungeon_lords-refusal-lock_order = Write the two orders the other way round: `{ $first } { $second }`.
dungeon_lords-refusal-same_order = { $order_name } is named twice; each order card is there once.
dungeon_lords-refusal-order_locked = { $order_name } is inaccessible in this round.
dungeon_lords-refusal-colour_order_missing = The third order of your non-player colour is missing: it is sealed together with your own.
dungeon_lords-refusal-colour_order_taken = { $order_name } lies open already; your non-player colour needs one of its three other orders.
dungeon_lords-refusal-no_colour = You choose no order for a non-player colour in this match.
dungeon_lords-refusal-already_begun = You have begun to dig, so the order is being carried out. You may stop with `done`.
dungeon_lords-refusal-not_retrievable = { $order_name } cannot come back: only the first order can, or one that is unfulfilled.

dungeon_lords-refusal-too_few =
    { $good ->
        [gold] Too little gold: { $needed } needed, you have { $present }.
        [food] Too little food: { $needed } needed, you have { $present }.
        [imps] Too few imps: { $needed } needed, you have { $present }.
        [traps] Too few traps: { $needed } needed, you have { $present }.
       *[monsters] Too few other monsters and ghosts: { $needed } needed, you have { $present }.
    }
dungeon_lords-refusal-too_evil = You cannot pay with { $gain } Evil: you stand on { $evil }, and a price may not take you beyond { $most }.
dungeon_lords-refusal-too_few_workers = The room needs { $needed } imps or Troll tokens; { $present } are free.
dungeon_lords-refusal-out_of_range = A number from { $least } to { $most } is possible here.
dungeon_lords-refusal-choose_card = This square lets you spy: say which combat card, `spy 1` to `spy 4`.
dungeon_lords-refusal-no_such_card = There is no combat card { $position }; they lie on places 1 to 4.
dungeon_lords-refusal-nothing_dug = Dig at least one tunnel, or decline the order.

dungeon_lords-refusal-cell_taken = On { $cell } there is a tile already.
dungeon_lords-refusal-not_adjacent = { $cell } does not touch your dungeon.
dungeon_lords-refusal-would_be_block = A tile on { $cell } would complete a block of 2×2.
dungeon_lords-refusal-no_tunnel_there = A room replaces an unconquered tunnel, and there is none on { $cell }.
dungeon_lords-refusal-outside_zone =
    { $zone ->
        [upper] { $room_name } must lie in rows 1 and 2, not on { $cell }.
        [lower] { $room_name } must lie in rows 3 and 4, not on { $cell }.
        [outer] { $room_name } must lie on the border of the grid, not on { $cell }.
       *[inner] { $room_name } must lie inside, from B2 to D3, not on { $cell }.
    }
dungeon_lords-refusal-beside_room = { $cell } touches another room.

dungeon_lords-refusal-not_on_offer = { $monster_name } is not on offer.
dungeon_lords-refusal-not_owned = You have no { $monster_name }.
dungeon_lords-refusal-already_settled = No { $monster_name } of yours is waiting to be paid.
dungeon_lords-refusal-witches_only = Witch Hunt concerns Witches only.
dungeon_lords-refusal-must_feed = { $monster_name } takes another of your monsters or ghosts; say which: `feeding …`.
dungeon_lords-refusal-feeds_nothing = { $monster_name } is not paid with other monsters.
dungeon_lords-refusal-room_not_on_offer = { $room_name } is not on offer.
dungeon_lords-refusal-not_your_room = You have no unconquered { $room_name }.
dungeon_lords-refusal-no_production = { $room_name } produces nothing.
dungeon_lords-refusal-room_used = { $room_name } cannot be used any more in this round.
dungeon_lords-refusal-cell_missing = { $room_name } digs a tunnel: say on which cell.
dungeon_lords-refusal-cell_for_nothing = { $room_name } digs no tunnel, so it takes no cell.
dungeon_lords-refusal-no_trap_left = There is no trap left to draw.

dungeon_lords-refusal-trap_asked = First you hand over a trap: `give …`.
dungeon_lords-refusal-not_in_hand = { $trap_name } is not in your hand.

dungeon_lords-refusal-not_nearest = { $cell } is not among the unconquered tiles nearest to the entrance.
dungeon_lords-refusal-too_many_traps =
    { $most ->
        [0] You have no trap to plan.
        [one] Only { $most } trap can be planned here, and you name { $named }.
       *[other] Only { $most } traps can be planned here, and you name { $named }.
    }
dungeon_lords-refusal-too_many_monsters =
    { $most ->
        [one] Only { $most } monster can be sent here besides ghosts, and you name { $named }.
       *[other] Only { $most } monsters can be sent here besides ghosts, and you name { $named }.
    }
dungeon_lords-refusal-not_in_order = Name them in the order of the rules' lists.
dungeon_lords-refusal-not_face_up = You have no { $monster_name } face up for this.
dungeon_lords-refusal-not_planned = { $trap_name } is not in your plan, or it has been used.
dungeon_lords-refusal-not_in_line = { $adventurer_name } is no target here.
dungeon_lords-refusal-attack_asked = Now one of your monsters or ghosts attacks: `attack …`.
dungeon_lords-refusal-not_waiting = No { $monster_name } of yours is waiting to attack in this battle.
dungeon_lords-refusal-no_such_attack = { $monster_name } has no such attack on these targets now.
dungeon_lords-refusal-not_in_battle = The spell does not ask about { $monster_name } now.
dungeon_lords-refusal-cannot_feed = { $monster_name } cannot be given to the Demon here.
dungeon_lords-refusal-not_imprisoned = { $adventurer_name } is not in your prison.
