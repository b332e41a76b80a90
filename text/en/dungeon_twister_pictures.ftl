### The pictures of Dungeon Twister: what is written on them, and what they show in words.

dungeon_twister-tile = { $clockwise ->
    [yes] gear { $number }, clockwise
   *[no] gear { $number }, counter-clockwise
}
dungeon_twister-picture-awaited = Waiting: { $names }
dungeon_twister-picture-won = { $count ->
    [one] Winner: { $names }
   *[other] Draw: { $names }
}
dungeon_twister-picture-room = Room { $room }
dungeon_twister-picture-mover = { $how ->
    [jump] { $who } jumps
    [walk] { $who }: through a wall
   *[move] { $who } moves
}
dungeon_twister-picture-fight = Fight
dungeon_twister-picture-strength = { $player }: strength { $strength }
dungeon_twister-picture-side = { $side ->
    [0] West
   *[1] East
}
dungeon_twister-close-room = Room { $room }

dungeon_twister-text-won = { $count ->
    [one] The winner is { $names }
   *[other] A draw: { $names }
}
dungeon_twister-text-plate = { $player }, { $side }: { $score } of { $goal } points, action cards in hand { $cards }, combat cards { $combat }, jump cards { $jumps }.
dungeon_twister-text-cards = { $count } face down, last played { $last }
dungeon_twister-text-points = { $player } has action points: { $points }.
dungeon_twister-text-team = { $player }: { $pieces }.
dungeon_twister-text-line = { $side ->
    [0] West line, column a ({ $player }): { $pieces }.
   *[1] East line, column v ({ $player }): { $pieces }.
}
dungeon_twister-text-room = Room { $room }: { $tile }, on { $gear }; pits { $pits }; portcullises { $gates }. In it: { $pieces }.
dungeon_twister-text-gate = { $state ->
    [open] { $square }–{ $to } open
    [broken] { $square }–{ $to } broken
   *[closed] { $square }–{ $to } closed
}
dungeon_twister-text-face_down = { $count ->
    [0] Room { $room } is face down, without tokens.
   *[other] Room { $room } is face down. Tokens on it: { $counts }.
}
dungeon_twister-text-known = You know: { $tokens }.
dungeon_twister-text-unknown = a character face down
dungeon_twister-text-nothing = nothing
dungeon_twister-text-walls = Walls inside: { $inside }. Walls of the rim: { $rim }.
dungeon_twister-text-around = Around it: { $pieces }.
dungeon_twister-text-wounded = { $who } (wounded)
dungeon_twister-text-with = { $who } with { $thing }
dungeon_twister-text-legal = You can choose: { $list }.
dungeon_twister-text-proposed = Proposed: { $list }.
dungeon_twister-text-planned = Chosen so far: { $list }.
dungeon_twister-text-new = New since you looked: { $list }.
