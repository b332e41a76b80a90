### Why a move of Dungeon Lords is refused: which rule, and which fact.

dungeon_lords-refusal-not_dealt = { $order_name } is not one of the three orders dealt to you.
dungeon_lords-refusal-lock_order = Write the two orders the other way round: `{ $first } { $second }`.
dungeon_lords-refusal-same_order = You named { $order_name } twice; you have each order card only once.
dungeon_lords-refusal-order_locked = { $order_name } is locked in this round.
dungeon_lords-refusal-colour_order_missing = The third order of your neutral colour is missing; it is sealed together with yours.
dungeon_lords-refusal-colour_order_taken = { $order_name } is already revealed; choose one of the three other orders for your neutral colour.
dungeon_lords-refusal-no_colour = You choose no order for a neutral colour in this match.
dungeon_lords-refusal-already_begun = You have started digging, so the order is being carried out. You can stop with `done`.
dungeon_lords-refusal-not_retrievable = You cannot take { $order_name } back: only your first order, or one that was not carried out.

dungeon_lords-refusal-too_few =
    { $good ->
        [gold] You need { $needed } gold; you have { $present }.
        [food] You need { $needed } food; you have { $present }.
        [imps] You need { $needed ->
            [one] { $needed } free imp
           *[other] { $needed } free imps
        }; you have { $present }.
        [traps] You need { $needed ->
            [one] { $needed } trap
           *[other] { $needed } traps
        }; you have { $present }.
       *[monsters] You need { $needed ->
            [one] { $needed } other monster or ghost
           *[other] { $needed } other monsters or ghosts
        }; you have { $present }.
    }
dungeon_lords-refusal-too_evil = You cannot pay { $gain } Evil: you have { $evil }, and paying cannot take you above { $most }.
dungeon_lords-refusal-too_few_workers = The room needs { $needed } imps or Troll tokens; you have { $present } free.
dungeon_lords-refusal-out_of_range = { $most ->
    [1] No more than 1 is possible here:
   *[other] A number from { $least } to { $most } is possible here:
} { $why ->
    [tunnels] each mining imp needs an unconquered tunnel of its own.
    [square] this square has room for no more imps.
    [imps] you have no more free imps for it.
    [gold] you have no more gold.
    [food] you have no more food.
   *[asked] that is all that is asked.
}
dungeon_lords-refusal-choose_card = This square lets you spy: say which combat card, `spy 1` to `spy 4`.
dungeon_lords-refusal-no_spying = On { $square ->
        [1] square I
        [2] square II
       *[3] square III
    } of { $order_name } there is no spying; `accept` carries the order out.
dungeon_lords-refusal-no_such_card = There is no combat card { $position }; they are numbered 1 to 4.
dungeon_lords-refusal-nothing_dug = Dig at least one tunnel, or decline the order.

dungeon_lords-refusal-cell_taken = There is already a tile on { $cell }.
dungeon_lords-refusal-not_adjacent = { $cell } does not touch your dungeon.
dungeon_lords-refusal-would_be_block = A tile on { $cell } would complete a 2×2 block.
dungeon_lords-refusal-no_tunnel_there = A room replaces an unconquered tunnel, and there is none on { $cell }.
dungeon_lords-refusal-outside_zone = { $zone ->
    [upper] { $room_name } must be built in rows 1 and 2, not on { $cell }.
    [lower] { $room_name } must be built in rows 3 and 4, not on { $cell }.
    [outer] { $room_name } must be built on the border of the grid, not on { $cell }.
   *[inner] { $room_name } must be built inside, from B2 to D3, not on { $cell }.
}
dungeon_lords-refusal-beside_room = { $cell } touches another room.

dungeon_lords-refusal-not_on_offer = { $monster_name } is not for hire.
dungeon_lords-refusal-not_owned = You have no { $monster_name }.
dungeon_lords-refusal-already_settled = No { $monster_name } of yours is waiting to be paid.
dungeon_lords-refusal-witches_only = Witch Hunt concerns only Witches.
dungeon_lords-refusal-must_feed = { $monster_name } needs another of your monsters or ghosts as food; say which: `feeding …`.
dungeon_lords-refusal-feeds_nothing = { $monster_name } is not paid with other monsters.
dungeon_lords-refusal-room_not_on_offer = { $room_name } cannot be built now: it is not on offer.
dungeon_lords-refusal-not_your_room = You have no unconquered { $room_name }.
dungeon_lords-refusal-no_production = { $room_name } produces nothing.
dungeon_lords-refusal-room_used = You cannot use { $room_name } again in this round.
dungeon_lords-refusal-cell_missing = { $room_name } digs a tunnel: say on which cell.
dungeon_lords-refusal-cell_for_nothing = { $room_name } digs no tunnel, so it takes no cell.
dungeon_lords-refusal-no_trap_left = There is no trap left to draw.

dungeon_lords-refusal-trap_asked = First choose the trap you give up: `give …`.
dungeon_lords-refusal-nobody_before = Nobody who plays before you has still to decide.
dungeon_lords-refusal-name_face = You have one { $monster_name } face up and one face down. Say which: `choose { $monster } down` or `choose { $monster } up`.
dungeon_lords-refusal-faces_alike = There is no difference between face up and face down here: `choose { $monster }`.
dungeon_lords-refusal-not_in_hand = { $present ->
    [0] { $trap_name } is not in your hand.
   *[other] You named { $trap_name } too often: you have { $present }.
}

dungeon_lords-refusal-not_nearest = { $cell } is not one of the unconquered tiles nearest to the entrance.
dungeon_lords-refusal-too_many_traps = { $most ->
    [0] You have no trap to plan.
    [one] You can plan only { $most } trap here, and you named { $named }.
   *[other] You can plan only { $most } traps here, and you named { $named }.
}
dungeon_lords-refusal-too_many_monsters = { $most ->
    [one] You can send only { $most } monster here besides ghosts, and you named { $named }.
   *[other] You can send only { $most } monsters here besides ghosts, and you named { $named }.
}
dungeon_lords-refusal-not_in_order = Name them in the order of the rules' lists.
dungeon_lords-refusal-not_face_up = { $owned ->
    [0] You have no { $monster_name }.
   *[other] { $named ->
        [one] Your { $monster_name } is face down and cannot be sent.
       *[other] You do not have so many of these face up: { $monster_name }.
    }
}
dungeon_lords-refusal-not_planned = { $trap_name } is not in your plan, or it has already been used.
dungeon_lords-refusal-not_in_line = { $adventurer_name } is not a target here.
dungeon_lords-refusal-attack_asked = Now one of your monsters or ghosts must attack: `attack …`.
dungeon_lords-refusal-not_waiting = No { $monster_name } of yours is waiting to attack in this battle.
dungeon_lords-refusal-no_such_attack =
    { $why ->
        [line] { $lines ->
            [one] { $monster_name } has { $lines } attack; there is no attack { $line }.
           *[other] { $monster_name } has { $lines } attacks; there is no attack { $line }.
        }
        [unaimed] Attack { $line } of { $monster_name } takes no target: leave it out.
        [rage] In Blind Rage { $monster_name } hits the first in line: leave the target out.
        [needs] Attack { $line } of { $monster_name } needs a target: say which adventurer it hits.
        [one] Attack { $line } of { $monster_name } hits one adventurer only.
        [two] Attack { $line } of { $monster_name } hits twice: name a target for each hit.
        [gone] { $adventurer_name } cannot be aimed at: only adventurers of the line who are visible can.
        [first] { $monster_name } never attacks the first in line: { $adventurer_name }.
        [priest] { $monster_name } never attacks priests: { $adventurer_name }.
        [killed] The first hit defeats { $adventurer_name }, so the second one needs another target.
        [raise] Which hit is raised cannot be chosen like this here.
       *[nobody] Attack { $line } of { $monster_name } can hit nobody now.
    }
dungeon_lords-refusal-not_in_battle = The spell cannot hit { $monster_name } now.
dungeon_lords-refusal-cannot_feed = You cannot feed { $monster_name } to the Demon here.
dungeon_lords-refusal-not_imprisoned = { $adventurer_name } is not in your prison.

## What can be missing in a typed move

dungeon_lords-field-first = the first order
dungeon_lords-field-second = the second order
dungeon_lords-field-third = the third order
dungeon_lords-field-other = the third order of the neutral colour
dungeon_lords-field-position = the number of the combat card, 1 to 4
dungeon_lords-field-cell = the cell
dungeon_lords-field-imps = how many imps
dungeon_lords-field-trap = the trap
dungeon_lords-field-monster = the monster or ghost
dungeon_lords-field-fed = which monster or ghost the Demon is fed
dungeon_lords-field-room = the room
dungeon_lords-field-order = the order
dungeon_lords-field-amount = how much you pay
dungeon_lords-field-traps = the traps, or `nothing`
dungeon_lords-field-monsters = the monsters and ghosts, or `nothing`
dungeon_lords-field-adventurer = the adventurer
dungeon_lords-field-line = which attack, 1 or 2
dungeon_lords-field-target = which adventurer the attack hits
dungeon_lords-field-raised = which hit is raised, 1 or 2
dungeon_lords-field-prisoner = the prisoner

## When a move is possible that answers another question than the one that is asked.

dungeon_lords-when-lock = Initial orders are locked once, before the first round.
dungeon_lords-when-orders = Orders are chosen at the beginning of each round.
dungeon_lords-when-accept = `accept` only answers questions of yes or no, and carries out orders that leave nothing to choose.
dungeon_lords-when-decline = `decline` is for orders, fees and offers. Here an answer is needed.
dungeon_lords-when-spy = Spying is part of Improve Reputation, on some of its squares.
dungeon_lords-when-dig = Tunnels are dug with the order Dig Tunnels; the Tool Shed digs with `produce`.
dungeon_lords-when-mine = Gold is mined with the order Mine Gold.
dungeon_lords-when-done = `done` stops digging or production that has begun.
dungeon_lords-when-give = Traps are given up only when that is asked.
dungeon_lords-when-hire = Monsters are hired with the order Hire Monster.
dungeon_lords-when-build = Rooms are built with the order Build Room.
dungeon_lords-when-produce = Rooms are used in production, after all orders.
dungeon_lords-when-retrieve = An order is taken back after production. What ends that is `done`.
dungeon_lords-when-in_turn = Play order can be wanted in production and when orders are taken back.
dungeon_lords-when-keep = Monsters are paid on Pay Day and in some other events.
dungeon_lords-when-dismiss = Monsters are dismissed on Pay Day and in some other events, and withdrawn by some spells.
dungeon_lords-when-pay = `pay` answers a demand for gold or food, such as Taxes. Orders are paid by carrying them out.
dungeon_lords-when-ground = The battleground is chosen at the beginning of each round of combat.
dungeon_lords-when-set = Traps are planned for a battle, after the battleground.
dungeon_lords-when-send = Monsters are sent into a battle, after the traps.
dungeon_lords-when-replan = A plan can be taken back while a battle is being planned.
dungeon_lords-when-use = `use` says which of two planned traps comes first.
dungeon_lords-when-target = `target` names the adventurer that a dart strikes.
dungeon_lords-when-choose = `choose` names the monster that a spell strikes.
dungeon_lords-when-attack = Monsters attack in a battle, after traps and spells.
dungeon_lords-when-release = A prisoner is set free only when that is asked.
dungeon_lords-when-ahead = `ahead` is a wish, for a question still to come.
