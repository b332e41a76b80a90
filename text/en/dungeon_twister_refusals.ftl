### Why a move of Dungeon Twister was not accepted: which rule and which fact.

dungeon_twister-refusal-ambiguous = More than one piece can be meant. Name its owner too: { $options }.
dungeon_twister-refusal-twice = { $word_name } is named twice, and there is only one.
dungeon_twister-refusal-not_to_hide = { $word_name } is hidden already, or in your starting team.
dungeon_twister-refusal-room_full = Room { $slot } is full.
dungeon_twister-refusal-not_in_hand = You have no card { $card } in hand.
dungeon_twister-refusal-too_high = Card { $card } is too high yet: until somebody has played a 4, at most { $most } can be played.
dungeon_twister-refusal-not_on_board = { $who_name } is not on the board.
dungeon_twister-refusal-is_wounded = { $who_name } is wounded and cannot act.
dungeon_twister-refusal-is_blocked = { $who_name } recovered in this turn and cannot act before the next one.
dungeon_twister-refusal-no_points = No action point is left for { $who_name }.
dungeon_twister-refusal-already_revealed = Room { $slot } is revealed already.
dungeon_twister-refusal-no_access = None of your characters has direct access to room { $slot }.
dungeon_twister-refusal-not_to_place = { $token_name } of { $owner_name } is not yours to place now.
dungeon_twister-refusal-no_place = Nothing can be put on { $square }: it must be an empty square of room { $slot } without a pit.
dungeon_twister-refusal-not_on_gear = { $who_name } is not on a gear.
dungeon_twister-refusal-face_down_room = Room { $slot } is still face down and cannot turn.
dungeon_twister-refusal-not_the_twin = Room { $slot } is neither the room of this gear nor its twin.
dungeon_twister-refusal-which_way = Mekanork turns rooms in either direction: add `cw` or `ccw`.
dungeon_twister-refusal-only_arrow = { $who_name } can turn a room only in the direction of its arrow. Leave the direction out.
dungeon_twister-refusal-not_next_to_enemy = { $token_name } is no enemy on an open neighbouring square of an attacker.
dungeon_twister-refusal-wounded_this_turn = { $token_name } was wounded in this turn and cannot be attacked again before the next one.
dungeon_twister-refusal-healed_this_turn = { $token_name } recovered in this turn and cannot be attacked before the next one.
dungeon_twister-refusal-is_carried = { $token_name } is being carried. Attack the carrier instead.
dungeon_twister-refusal-no_portcullis = There is no portcullis towards { $square }.
dungeon_twister-refusal-cannot_operate = { $act ->
    [open] { $who_name } cannot open this portcullis: the Thief opens closed ones.
    [close] { $who_name } cannot close this portcullis: the Thief closes open ones, and broken ones stay open.
   *[break] { $who_name } cannot break this portcullis: the Warrior breaks those that are not broken.
}
dungeon_twister-refusal-no_cleric = Only the Cleric heals, and the Troll recovers without help.
dungeon_twister-refusal-cannot_heal = Nobody can be healed on { $square }: a wounded character must lie on an open neighbouring square and not be carried.
dungeon_twister-refusal-cannot_regenerate = Your Troll cannot recover now: it must have been wounded in an earlier turn, and nobody must carry it.
dungeon_twister-refusal-not_held = { $who_name } does not have it: { $what_name }.
dungeon_twister-refusal-no_wizard = Only the Wizard uses the Fireball Wand.
dungeon_twister-refusal-nobody_in_sight = Nobody is in line to the { $side_name }.
dungeon_twister-refusal-no_jump_cards = You have no jump cards left.
dungeon_twister-refusal-cannot_jump = The jump over { $pit } to { $square } is not possible: the pit must be next to the jumper, open and without characters, and { $square } free beyond it.
dungeon_twister-refusal-no_wall_walker = Only the Wall-Walker walks through walls.
dungeon_twister-refusal-cannot_walk = { $square } cannot be reached through a wall: it must be a neighbour behind a wall where the move can end.
dungeon_twister-refusal-written_otherwise = That is possible, but written in a shorter way.
dungeon_twister-refusal-cannot_change = On { $square } that cannot be taken, left or swapped.
dungeon_twister-refusal-no_way = { $speed ->
    [one] { $square } is out of reach: at most { $speed } step in one move.
   *[other] { $square } is out of reach: at most { $speed } steps in one move.
}
dungeon_twister-refusal-not_from_here = The way must begin on { $square }.
dungeon_twister-refusal-not_next_to = { $square } is not next to the square before it.
dungeon_twister-refusal-face_down = { $square } is in a room that is still face down.
dungeon_twister-refusal-wall = A wall is in the way to { $square }.
dungeon_twister-refusal-portcullis = A closed portcullis is in the way to { $square }.
dungeon_twister-refusal-enemy_in_way = An enemy is in the way on { $square }.
dungeon_twister-refusal-pit = There is a pit on { $square }, and nothing to cross it or stay on it with.
dungeon_twister-refusal-cannot_end = The move cannot end on { $square }: too much would lie there.

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
