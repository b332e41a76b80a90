### Why a move of Dungeon Twister was not accepted: which rule and which fact.

dungeon_twister-refusal-ambiguous = More than one piece can be meant. Name its owner too: { $options }.
dungeon_twister-refusal-twice = { $word_name } is named twice, and there is only one.
dungeon_twister-refusal-not_to_hide = { $why ->
    [team] { $word_name } is in your starting team.
   *[hidden] { $word_name } is hidden already.
}
dungeon_twister-refusal-room_full = Room { $slot } is full.
dungeon_twister-refusal-not_in_hand = You have no card { $card } in hand.
dungeon_twister-refusal-too_high = Card { $card } is too high yet: until somebody has played a 4, at most { $most } can be played.
dungeon_twister-refusal-not_on_board = { $who_name } is not on the board.
dungeon_twister-refusal-is_wounded = { $who_name } is wounded and cannot act.
dungeon_twister-refusal-is_blocked = { $who_name } recovered in this turn and cannot act before the next one.
dungeon_twister-refusal-no_points = No action point is left for { $who_name }.
dungeon_twister-refusal-already_revealed = Room { $slot } is revealed already.
dungeon_twister-refusal-no_access = None of your characters that can act touches room { $slot } through an open side.
dungeon_twister-refusal-not_to_place = { $why ->
    [placed] { $token_name } of { $owner_name } is on the board already.
    [theirs] { $token_name } of { $owner_name } is placed by your opponent.
   *[elsewhere] { $token_name } of { $owner_name } was not hidden on this room.
}
dungeon_twister-refusal-no_place = { $why ->
    [other] { $square } is not in room { $slot }, which was revealed.
    [pit] There is a pit on { $square }.
   *[taken] There is something on { $square } already.
}
dungeon_twister-refusal-not_on_gear = { $who_name } is not on a gear.
dungeon_twister-refusal-face_down_room = Room { $slot } is still face down and cannot turn.
dungeon_twister-refusal-not_the_twin = Room { $slot } is neither the room of this gear nor its twin.
dungeon_twister-refusal-which_way = Mekanork turns rooms in either direction: add `cw` or `ccw`.
dungeon_twister-refusal-only_arrow = { $who_name } can turn a room only in the direction of its arrow. Leave the direction out.
dungeon_twister-refusal-not_next_to_enemy = { $why ->
    [own] { $token_name } is your own character.
    [object] Only characters can be attacked: { $token_name }.
    [gone] The enemy { $token_name } is not on the board.
    [wall] A wall is between { $who_name } and the enemy { $token_name }.
    [gate] A closed portcullis is between { $who_name } and the enemy { $token_name }.
   *[apart] The enemy { $token_name } is not next to { $who_name }.
}
dungeon_twister-refusal-wounded_this_turn = { $token_name } was wounded in this turn and cannot be attacked again before the next one.
dungeon_twister-refusal-healed_this_turn = { $token_name } recovered in this turn and cannot be attacked before the next one.
dungeon_twister-refusal-is_carried = { $token_name } is being carried. Attack the carrier instead.
dungeon_twister-refusal-no_portcullis = There is no portcullis towards { $square }.
dungeon_twister-refusal-cannot_operate = { $state ->
    [other] { $act ->
        [open] { $who_name } cannot open portcullises: only the Thief can.
        [close] { $who_name } cannot close portcullises: only the Thief can.
       *[break] { $who_name } cannot break portcullises: only the Warrior can.
    }
    [closed] This portcullis is closed already.
    [open] { $act ->
        [break] In this match only closed portcullises can be broken.
       *[other] This portcullis is open already.
    }
   *[broken] This portcullis is broken and stays open.
}
dungeon_twister-refusal-no_cleric = Only the Cleric heals, and the Troll recovers without help.
dungeon_twister-refusal-cannot_heal = { $why ->
    [nobody] There is no wounded character on { $square }.
    [carried] The wounded character on { $square } is being carried and cannot be healed.
   *[apart] The wounded character on { $square } is not on an open neighbouring square of the Cleric.
}
dungeon_twister-refusal-cannot_regenerate = { $why ->
    [unhurt] Your Troll is not wounded.
    [fresh] Your Troll was wounded in this turn and can recover only in a later one.
   *[carried] Your Troll is being carried and cannot recover.
}
dungeon_twister-refusal-not_held = { $who_name } does not have it: { $what_name }.
dungeon_twister-refusal-no_wizard = Only the Wizard uses the Fireball Wand.
dungeon_twister-refusal-nobody_in_sight = Nobody is in line to the { $side_name }.
dungeon_twister-refusal-no_jump_cards = You have no jump cards left.
dungeon_twister-refusal-cannot_jump = { $why ->
    [no_pit] There is no pit on { $pit } to jump over.
    [apart] The pit on { $pit } is not an open neighbour of the jumper.
    [taken] There is a character on { $pit }: occupied pits are never jumped over.
    [back] A jump leads to another square than the one where it begins, { $square }.
    [beyond] { $square } is not an open neighbour of the pit on { $pit }.
    [line] There is somebody on { $square }: nobody jumps onto a taken square of the enemy's line.
   *[empty] There is nothing that could be left behind.
}
dungeon_twister-refusal-no_wall_walker = Only the Wall-Walker walks through walls.
dungeon_twister-refusal-cannot_walk = { $why ->
    [apart] { $square } is not next to the Wall-Walker.
    [open] No wall leads to { $square }: the passage is open, so move there.
    [gate] A portcullis is in the way to { $square }, and the Wall-Walker passes walls only.
   *[empty] There is nothing that could be left behind.
}
dungeon_twister-refusal-written_otherwise = That is possible, but written in a shorter way.
dungeon_twister-refusal-cannot_change = { $why ->
    [line] On { $square }, the enemy's line, nothing can be taken or left.
    [enemy_holds] A standing enemy is on { $square }: nothing can be taken from or left with them.
    [not_there] On { $square } there is no such thing to take: { $what_name }.
    [no_hands] Wounded enemies are never carried: { $what_name }.
    [empty_hands] There is nothing in hand to leave or swap on { $square }.
    [hands_full] Taking something on { $square } needs empty hands. Use `swap`, or `leave` first.
    [pit] There is a pit on { $square }, and that cannot be left in it.
    [anchors] Over the pit on { $square } a rope needs two anchors: neighbours through open passages.
    [full] That is too much for one square: { $square }.
    [last] On the last square, { $square }, nothing changes hands: what is there is held anyway.
   *[detour] { $square } is not on a way that is short enough.
}
dungeon_twister-refusal-no_way = { $speed ->
    [one] { $square } is { $steps } steps away: this character makes at most { $speed } step in one move.
   *[other] { $square } is { $steps } steps away: this character makes at most { $speed } steps in one move.
}
dungeon_twister-refusal-no_open_way = No open way leads to { $square }: there are walls or face-down rooms all around.
dungeon_twister-refusal-one_anchor = A rope over the pit on { $square } needs two anchors: neighbours through open passages. There are not as many.
dungeon_twister-refusal-rope_holds = Only the rope in hand holds the mover where the step to { $square } begins, so it cannot be brought along from there.
dungeon_twister-refusal-not_yours = That is the enemy's: { $what_name }.
dungeon_twister-refusal-not_by = { $who_name } does not touch room { $slot } through an open side. { $others_name } can reveal it.
dungeon_twister-refusal-not_from_here = The way must begin on { $square }.
dungeon_twister-refusal-not_next_to = { $square } is not next to the square before it.
dungeon_twister-refusal-face_down = { $square } is in a room that is still face down.
dungeon_twister-refusal-wall = A wall is in the way to { $square }.
dungeon_twister-refusal-portcullis = A closed portcullis is in the way to { $square }.
dungeon_twister-refusal-enemy_in_way = An enemy is in the way on { $square }.
dungeon_twister-refusal-pit = There is a pit on { $square }, and nothing to cross it or stay on it with.
dungeon_twister-refusal-cannot_end = { $why ->
    [friend] Your { $what_name } is on { $square }: friends can be passed, but the move cannot end there.
    [enemy] The enemy { $what_name } is on { $square }.
    [exit] The enemy { $what_name } is on { $square }: only the Wizard leaves the maze past a standing enemy.
    [lying] The wounded enemy { $what_name } is on { $square }: that can be passed, but the move cannot end there.
    [hands] There is something on { $square } that would have to be held: { $what_name }. The mover's hands are full; leave or swap on the way.
    [two] There are an object and a wounded friend ({ $what_name }) on { $square }: that is too much to hold.
    [hover] The Wizard can fly over the pit on { $square }, but not end there without a rope.
    [falls] Without that rope your { $what_name } would fall into the pit.
   *[leaves] Entering { $square } means leaving the maze: the move ends there.
}

# What is missing in a typed move that breaks off too early.
dungeon_twister-field-squares = four characters, for rows 2, 4, 7 and 9
dungeon_twister-field-token = the token
dungeon_twister-field-slot = the room, A to H
dungeon_twister-field-value = the number of the action card
dungeon_twister-field-who = the character
dungeon_twister-field-to = the square it goes to
dungeon_twister-field-changes = the object and its square, such as ROP@b7
dungeon_twister-field-pit = the square of the pit
dungeon_twister-field-square = the square
dungeon_twister-field-turn = the direction
dungeon_twister-field-target = the enemy
dungeon_twister-field-card = the number of the combat card
dungeon_twister-field-side = the direction: north, east, south or west

## When a move is possible that answers another question than the one that is asked.

dungeon_twister-when-team = Starting teams are chosen once, before tokens are hidden.
dungeon_twister-when-hide = Tokens are hidden in turn before the first turn of the match.
dungeon_twister-when-card = An action card is played at the beginning of your own turn, one in each turn.
dungeon_twister-when-move = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-jump = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-walk = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-reveal = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-rotate = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-fight = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-open = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-close = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-break = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-heal = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-regen = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-drink = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-fire = Actions are possible in your own turn, after the action card, while nothing else is asked.
dungeon_twister-when-end = A turn can be ended after the action card, while nothing else is asked.
dungeon_twister-when-put = Tokens are placed when a room is revealed.
dungeon_twister-when-combat = A combat card is laid in a fight.
