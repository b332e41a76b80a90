### Dungeon Twister in words: its name, its options, what is decided, choices, what a player has, the result.

dungeon_twister-name = Dungeon Twister
    .genitive = Dungeon Twister
dungeon_twister-goal = Lead your team through a maze of rotating rooms, leave it through your opponent's starting line, and kill enemies on the way. The first with enough points wins: 5, unless the table chooses another number.
dungeon_twister-shared-time = This time is for the whole set-up together, then for each whole turn.
dungeon_twister-length = 60 to 90 minutes
dungeon_twister-handicap-points =
    { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
dungeon_twister-turn = Play an action card: its number is how many action points you have. Each action costs one: move a character, jump over a pit, reveal or rotate a room, fight, or use a power or an object. You can stop at any time. In a fight both sides choose a secret combat card, and the stronger side wins.
dungeon_twister-win = Each enemy you kill and each of your characters that leaves the maze is worth 1 point, the Goblin 2, and a Treasure carried out 1 more. The first with enough points wins: 5, unless the table chooses another number.

dungeon_twister-component-token = Character or object

dungeon_twister-legend-gear = gear: turns rooms
dungeon_twister-legend-cw = turns clockwise
dungeon_twister-legend-ccw = turns counter-clockwise
dungeon_twister-legend-pit = pit
dungeon_twister-legend-portcullis = portcullis, closed
dungeon_twister-legend-cross = portcullis broken for good
dungeon_twister-legend-wound = wounded
dungeon_twister-legend-seal = room face down
dungeon_twister-legend-star = points
dungeon_twister-legend-bolt = action points left
dungeon_twister-legend-army = combat cards left
dungeon_twister-legend-jump = jump cards left
dungeon_twister-legend-priest = Cleric
dungeon_twister-legend-goblin = Goblin
dungeon_twister-legend-mekanork = Mekanork
dungeon_twister-legend-thief = Thief
dungeon_twister-legend-troll = Troll
dungeon_twister-legend-warrior = Warrior
dungeon_twister-legend-wizard = Wizard
dungeon_twister-legend-wallwalker = Wall-Walker
dungeon_twister-legend-armor = Armor
dungeon_twister-legend-potion = Speed Potion
dungeon_twister-legend-rope = Rope
dungeon_twister-legend-sword = Sword
dungeon_twister-legend-treasure = Treasure
dungeon_twister-legend-wand = Fireball Wand

dungeon_twister-option-group_fight = Who joins a fight
dungeon_twister-option-group_fight-chain = everybody next to an enemy who takes part
dungeon_twister-option-group_fight-direct = only those next to the attacker or the target
dungeon_twister-option-rope_needs_two_anchors = The Rope needs two anchors at a pit
dungeon_twister-option-rope_needs_two_anchors-on = yes
dungeon_twister-option-rope_needs_two_anchors-off = no
dungeon_twister-option-reveal_from_line_any_square = From any square of the own line both rooms can be revealed
dungeon_twister-option-reveal_from_line_any_square-on = yes
dungeon_twister-option-reveal_from_line_any_square-off = only the room next to the square
dungeon_twister-option-warrior_breaks_open_portcullis = The Warrior breaks open portcullises too
dungeon_twister-option-warrior_breaks_open_portcullis-on = yes
dungeon_twister-option-warrior_breaks_open_portcullis-off = closed ones only
dungeon_twister-option-victory_check = The match is won
dungeon_twister-option-victory_check-immediate = at once
dungeon_twister-option-victory_check-end_of_turn = at the end of the turn
dungeon_twister-option-victory_points = Points to win
dungeon_twister-option-victory_points-3 = 3
dungeon_twister-option-victory_points-5 = 5
dungeon_twister-option-victory_points-7 = 7
dungeon_twister-option-no_progress_turns = Turns without progress that end the match
dungeon_twister-option-no_progress_turns-20 = 20
dungeon_twister-option-no_progress_turns-40 = 40
dungeon_twister-option-no_progress_turns-80 = 80
dungeon_twister-option-used_cards_list = A list of used combat cards
dungeon_twister-option-used_cards_list-on = yes
dungeon_twister-option-used_cards_list-off = no
dungeon_twister-option-wounded_on_roped_pit = A wounded friend can be left on a pit with a Rope
dungeon_twister-option-wounded_on_roped_pit-on = yes
dungeon_twister-option-wounded_on_roped_pit-off = no
dungeon_twister-option-played_cards_list = Action cards played before the last one are shown
dungeon_twister-option-played_cards_list-on = yes
dungeon_twister-option-played_cards_list-off = no

dungeon_twister-reason-victory = { $count ->
    [one] { $points ->
        [one] { $names } has { $points } point.
       *[other] { $names } has { $points } points.
    }
   *[other] { $points ->
        [one] { $names } have { $points } point each.
       *[other] { $names } have { $points } points each.
    }
}
dungeon_twister-reason-dead = Nobody could reach enough points any more.
dungeon_twister-reason-no_progress = Too many turns passed without progress.

dungeon_twister-decision-team = the starting team
dungeon_twister-decision-hide = a token to hide
dungeon_twister-decision-card = an action card
dungeon_twister-decision-action = an action
dungeon_twister-decision-put = the place of a token
dungeon_twister-decision-combat = a combat card

dungeon_twister-headline-team = Set-up: choose starting teams
dungeon_twister-headline-hide = Set-up: hide tokens
dungeon_twister-headline-card = Turn { $number }: play an action card
dungeon_twister-headline-action = { $points ->
    [one] Turn { $number }: { $points } action point left
   *[other] Turn { $number }: { $points } action points left
}
dungeon_twister-headline-put = Turn { $number }: place the tokens of room { $slot }
dungeon_twister-headline-combat = Turn { $number }: a fight
dungeon_twister-headline-turned = Room { $slot } as it would be turned
dungeon_twister-headline-over = The match is over

dungeon_twister-chapter-first_hider = Set-up
dungeon_twister-chapter-card = { $seat }: card { $value }

dungeon_twister-question-team = Who starts where? Choose four of your eight characters in secret. You hide the others later.
dungeon_twister-question-hide = Which token do you hide on which room?
dungeon_twister-question-hide-all = Which room for each token?
dungeon_twister-question-hide-how = If a room is full by then, its token goes to the nearest room with space.
dungeon_twister-button-wishes = Lay out tokens
dungeon_twister-question-card = Which action card do you play? Its number is your action points for this turn.
dungeon_twister-question-card-most = Until somebody has played a 4, no card above { $most } can be played.
dungeon_twister-question-action = What do you want to do?
dungeon_twister-question-move = Where does { $who } go? Up to { $speed } squares for 1 action point.
dungeon_twister-question-jump = Who jumps over which pit? It costs a jump card.
dungeon_twister-question-walk = Where does the Wall-Walker come out?
dungeon_twister-question-reveal = Which room is turned face up?
dungeon_twister-question-rotate = Which room turns a quarter?
dungeon_twister-question-fight = Who attacks which enemy, and with which combat card?
dungeon_twister-question-fight-one = { $attacker } attacks { $target_accusative } ({ $own } against { $other }). Which combat card?
dungeon_twister-question-gate = Which portcullis?
dungeon_twister-question-heal = Who is healed?
dungeon_twister-question-fire = Which way does the fireball fly?
dungeon_twister-question-put = Where do the tokens of room { $slot } go? One per square, none on a pit.
dungeon_twister-question-put-one = Where does { $token } go? On an empty square, not on a pit.
dungeon_twister-question-combat = Which combat card do you play? It adds to your side's strength. Every card except +0 is used up.
dungeon_twister-question-combat-fight = { $attacker } attacks { $target_accusative } ({ $own } against { $other }, before cards). Which combat card? It adds to your side's strength. Every card except +0 is used up.

dungeon_twister-variant-take = Take the { $thing_accusative }
dungeon_twister-variant-changes = Take, give or drop things on the way

dungeon_twister-part-start = Square { $square }
dungeon_twister-part-token = Token
dungeon_twister-part-room = Room
dungeon_twister-clash-team = A character can start on one square only.
dungeon_twister-room-space = { $left ->
    [one] room for { $left } token
   *[other] room for { $left } tokens
}
dungeon_twister-room-near-0 = next to the West line
dungeon_twister-room-near-1 = next to the East line
dungeon_twister-room-middle = in the middle

dungeon_twister-values = speed { $speed }, combat { $combat }

dungeon_twister-topic-jump = Jump over a pit
dungeon_twister-topic-walk = Walk through a wall
dungeon_twister-topic-reveal = Reveal a room
dungeon_twister-topic-rotate = Rotate a room
dungeon_twister-topic-fight = Fight
dungeon_twister-topic-gate = Portcullis
dungeon_twister-topic-heal = Heal
dungeon_twister-topic-regen = Recover
dungeon_twister-topic-drink = Drink the Speed Potion
dungeon_twister-topic-fire = Throw a fireball
dungeon_twister-topic-end = { $points ->
    [0] End the turn
    [one] End the turn, { $points } point unspent
   *[other] End the turn, { $points } points unspent
}
dungeon_twister-topic-mover = { $bonus ->
    [0] { $who } { $square }
   *[other] { $who } { $square }, +{ $bonus }
}

dungeon_twister-group-team = Starting teams
dungeon_twister-group-hide = Hide
dungeon_twister-group-card = Action cards
dungeon_twister-group-combat = Combat cards
dungeon_twister-group-end = End of the turn
dungeon_twister-group-put = { $token } goes to
dungeon_twister-group-mover = { $who } goes to
dungeon_twister-group-room = { $who } goes to room { $room }
dungeon_twister-group-line = { $who } goes to a starting line
dungeon_twister-group-fight = { $who ->
    [none] Attack { $target }: { $own } against { $other }
   *[other] { $who } attacks { $target }: { $own } against { $other }
}
dungeon_twister-group-changing = { $who }: take, give or drop

dungeon_twister-move-hide = { $token } on room { $slot }
dungeon_twister-move-hide-unknown = A token on room { $slot }
dungeon_twister-move-card = Action card { $value }
dungeon_twister-move-move = { $who } to { $to }
dungeon_twister-move-back = { $who } to { $far } and back
dungeon_twister-move-exit = { $won ->
    [yes] { $points ->
        [one] { $who } exits at { $to } ({ $points } point, you win)
       *[other] { $who } exits at { $to } ({ $points } points, you win)
    }
   *[no] { $points ->
        [one] { $who } exits at { $to } ({ $points } point)
       *[other] { $who } exits at { $to } ({ $points } points)
    }
}
dungeon_twister-short-move = Go to { $to }
dungeon_twister-short-back = To { $far } and back
dungeon_twister-short-exit = { $won ->
    [yes] { $points ->
        [one] Exit at { $to } ({ $points } point, you win)
       *[other] Exit at { $to } ({ $points } points, you win)
    }
   *[no] { $points ->
        [one] Exit at { $to } ({ $points } point)
       *[other] Exit at { $to } ({ $points } points)
    }
}
dungeon_twister-doing-move = { $move }, { $changes }
dungeon_twister-doing-exit = { $move } · { $changes }
dungeon_twister-doing-take = take the { $thing_accusative } on { $square }
dungeon_twister-doing-leave = drop the { $held_accusative } on { $square }
dungeon_twister-doing-give = give the { $held_accusative } to the { $friend } on { $square }
dungeon_twister-doing-swap = swap the { $held_accusative } for the { $thing_accusative } on { $square }
dungeon_twister-brief-take = take { $thing_short } { $square }
dungeon_twister-brief-leave = drop { $square }
dungeon_twister-brief-give = give { $square }
dungeon_twister-brief-swap = swap { $thing_short } { $square }
dungeon_twister-short-jump = { $who } { $pit } → { $to }
dungeon_twister-short-walk = { $to }
dungeon_twister-short-leaving = { $move }, drop { $held_short }
dungeon_twister-short-reveal = { $who ->
    [none] Room { $slot }
   *[other] Room { $slot }, { $who }
}
dungeon_twister-short-rotate = { $turn ->
    [cw] { $who }: { $slot } clockwise
    [ccw] { $who }: { $slot } counter
   *[none] { $who }: room { $slot }
}
dungeon_twister-short-gate = { $act ->
    [open] { $who } opens → { $to }
    [close] { $who } closes → { $to }
   *[break] { $who } breaks → { $to }
}
dungeon_twister-short-fire = To the { $side }
dungeon_twister-move-jump = { $who } over { $pit } to { $to }
dungeon_twister-move-walk = { $who } through the wall to { $to }
dungeon_twister-move-leaving = { $move }, dropping the { $held_accusative }
dungeon_twister-move-reveal = { $who } reveals room { $slot }
dungeon_twister-move-put = { $token } to { $square }
dungeon_twister-move-rotate = { $turn ->
    [cw] { $who } turns room { $slot } clockwise
    [ccw] { $who } turns room { $slot } counter-clockwise
   *[none] { $who } turns room { $slot }
}
dungeon_twister-move-fight = { $who } attacks { $target_accusative }
dungeon_twister-move-fight-card = { $who } attacks { $target_accusative } with +{ $card }
dungeon_twister-move-fight-later = Choose the card later
dungeon_twister-move-combat = +{ $card }
dungeon_twister-move-combat-unknown = A combat card
dungeon_twister-move-gate = { $act ->
    [open] { $who } opens the portcullis to { $to }
    [close] { $who } closes the portcullis to { $to }
   *[break] { $who } breaks the portcullis to { $to }
}
dungeon_twister-move-heal = { $who } heals on { $square }
dungeon_twister-move-regen = The Troll recovers
dungeon_twister-move-drink = { $who } drinks the Speed Potion
dungeon_twister-move-fire = { $who } throws a fireball to the { $side }
dungeon_twister-move-end = End the turn

dungeon_twister-note-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
dungeon_twister-note-picked = picks up { $thing }
dungeon_twister-note-holds = with { $thing }
dungeon_twister-note-left = drops { $thing }
dungeon_twister-note-empty = with empty hands
dungeon_twister-note-passed = past { $who }
dungeon_twister-note-untaken = passes { $thing } without taking it
dungeon_twister-note-leaves = { $points ->
    [one] leaves the maze, { $points } point
   *[other] leaves the maze, { $points } points
}
dungeon_twister-note-falls = kills { $who }
dungeon_twister-note-jumps = { $jumps ->
    [one] { $jumps } jump card left
   *[other] { $jumps } jump cards left
}
dungeon_twister-note-fight = Your { $side } ({ $own }) against the { $enemies_genitive } ({ $other }), before cards. Cannot be undone.
dungeon_twister-note-fight-many = { $own } against { $other }, before cards. Cannot be undone.
dungeon_twister-note-way-yes = clockwise; cannot be undone
dungeon_twister-note-way-no = counter-clockwise; cannot be undone
dungeon_twister-note-reveal = { $whose ->
    [own] your tokens: { $own }; cannot be undone
    [other] your opponent's tokens: { $other }; cannot be undone
    [none] no tokens; cannot be undone
   *[both] { $own } of your tokens, { $other } of your opponent's; cannot be undone
}
dungeon_twister-note-fire = hits { $square }: { $who }
dungeon_twister-note-heals = { $who } gets up
dungeon_twister-note-potion = costs a point of the potion
dungeon_twister-note-ends = your last point: ends the turn
dungeon_twister-note-over = ends the match
dungeon_twister-note-hide = { $left } more after that
dungeon_twister-note-zero = comes back to your hand
dungeon_twister-note-spent = used up

dungeon_twister-confirm-price = { $left ->
    [one] Costs 1 action point; { $left } is left.
   *[other] Costs 1 action point; { $left } are left.
}
dungeon_twister-confirm-potion = { $left ->
    [one] Costs 1 point of the potion; { $left } of it is left.
   *[other] Costs 1 point of the potion; { $left } of it are left.
}
dungeon_twister-confirm-ends = This uses your last point: your turn ends, and that cannot be undone.
dungeon_twister-confirm-over = The match ends with it, and that cannot be undone.
dungeon_twister-confirm-way = The way: { $way }.
dungeon_twister-confirm-fight = In the fight: { $fighters }. Then both sides choose a combat card. This cannot be undone.
dungeon_twister-confirm-reveal = { $whose ->
    [own] The room is turned face up. You place your characters in it, then your opponent places your objects. This cannot be undone.
    [other] The room is turned face up. You place all tokens in it: they are your opponent's. This cannot be undone.
    [none] The room is turned face up. There are no tokens in it. This cannot be undone.
   *[both] The room is turned face up. You place all characters in it and your opponent's objects, then your opponent places your objects. This cannot be undone.
}
dungeon_twister-confirm-rotate = Turning with it: { $tokens }. This cannot be undone.
dungeon_twister-confirm-rotate-empty = The room is empty. This cannot be undone.
dungeon_twister-confirm-combat = Both cards are opened together. You can change yours until then.
dungeon_twister-confirm-team = Both teams are shown when all tokens are hidden. You can change yours until your opponent has chosen.
dungeon_twister-confirm-hide = Only you know what is there until the room is revealed.
dungeon_twister-confirm-card = You get that many action points for this turn. Unspent points are lost.
dungeon_twister-confirm-end = Your turn ends, and that cannot be undone.
dungeon_twister-confirm-put = The token is put face up on { $square }.

dungeon_twister-team-place = { $who } { $square }
dungeon_twister-turned-place = { $token } { $square }

dungeon_twister-hand-team = Your starting team: { $team }.
dungeon_twister-hand-hidden = Your hidden tokens on room { $slot }: { $tokens }.
dungeon_twister-hand-left = Still to hide: { $tokens }.
dungeon_twister-hand-combat = Combat cards left: { $cards }.
dungeon_twister-hand-card = You have chosen +{ $card }.
dungeon_twister-hand-action = Action cards in hand: { $cards }. Jump cards: { $jumps }.

dungeon_twister-result = { $place }. { $player }: { $score }
dungeon_twister-result-kills = { $points ->
    [one] { $points } point for killed enemies: { $killed }
   *[other] { $points } points for killed enemies: { $killed }
}
dungeon_twister-result-exits = { $points ->
    [one] { $points } point for leaving the maze: { $left }
   *[other] { $points } points for leaving the maze: { $left }
}
dungeon_twister-result-start = { $points ->
    [one] { $points } point from the head start
   *[other] { $points } points from the head start
}

dungeon_twister-extra-pieces = Characters and objects
dungeon_twister-extra-used = Used combat cards
dungeon_twister-piece-character = **{ $who }** ({ $short }): speed { $speed }, combat { $combat }. { $text }
dungeon_twister-piece-object = **{ $what }** ({ $short }): { $text }
dungeon_twister-used = { $player }: { $cards }
dungeon_twister-used-none = none
