### What happens in Dungeon Twister, one line for each event.

dungeon_twister-log-first_hider = { $seat } is drawn to hide the first token.
dungeon_twister-log-team_laid = { $codes ->
    [none] { $seat }: the starting team is chosen.
   *[other] Your starting team, from row 2 to row 9: { $codes }.
}
dungeon_twister-log-hidden = { $token ->
    [none] { $seat } hides a token on room { $slot }. Left to hide: { $left }.
   *[other] You hide { $token } on room { $slot }. Left to hide: { $left }.
}
dungeon_twister-log-teams = The starting teams come to the board. { $teams }.
dungeon_twister-log-teams-first = { $player } is drawn to take the first turn.
dungeon_twister-log-card = { $automatic ->
    [yes] { $seat } plays action card { $value } (no other allowed).
   *[no] { $seat } plays action card { $value }.
}
dungeon_twister-log-moved = { $back ->
    [yes] { $token } walks to { $far } and back.
   *[no] { $token } moves from { $start } to { $to }.
}
dungeon_twister-log-moved-passed = { $token } passes { $passed }.
dungeon_twister-log-moved-changes = On the way: { $changes }.
dungeon_twister-log-changed-take = takes { $thing_accusative } on { $square }
dungeon_twister-log-changed-leave = { $held_accusative ->
    [none] leaves what it has on { $square }
   *[other] leaves { $held_accusative } on { $square }
}
dungeon_twister-log-changed-swap = swaps for { $thing_accusative } on { $square }
dungeon_twister-log-moved-picked = { $token } now has { $holds }.
dungeon_twister-log-jumped = { $token } jumps from { $start } over pit { $pit } to { $to }. Jump cards left: { $jumps_left }.
    .left = { $token } drops { $left } on { $start }.
dungeon_twister-log-walked = { $token } walks through the wall from { $start } to { $to }.
    .left = { $token } drops { $left } on { $start }.
dungeon_twister-log-exited = { $points ->
    [one] { $token } leaves the maze at { $square }: { $points } point.
   *[other] { $token } leaves the maze at { $square }: { $points } points.
}
    .carried = { $token } carries { $carried } out.
dungeon_twister-log-revealed = { $token } reveals room { $slot }: { $tile }.
    .tokens = On room { $slot } there were { $tokens }.
dungeon_twister-log-put = { $seat } puts { $token } on { $square }.
dungeon_twister-log-rotated = { $clockwise ->
    [yes] { $token } turns room { $slot } a quarter clockwise.
   *[no] { $token } turns room { $slot } a quarter counter-clockwise.
}
dungeon_twister-log-rotated-tokens = Now on: { $tokens } (moved with the room).
dungeon_twister-log-fight = { $attacker } attacks { $target_accusative }. { $fighters }.
dungeon_twister-log-fighters = { $player }: { $tokens }, strength { $strength }
dungeon_twister-log-combat_laid = { $card ->
    [none] { $seat }: a combat card is chosen.
   *[other] You choose combat card +{ $card }.
}
dungeon_twister-log-settled = Combat cards: { $sums }.
dungeon_twister-log-sum = { $player } { $strength } + { $card } = { $total }
dungeon_twister-log-settled-winner = { $player } wins the fight.
dungeon_twister-log-settled-tie = A tie: nothing happens.
dungeon_twister-log-wounded = Wounded: { $tokens }.
dungeon_twister-log-died = { $by ->
    [carrier] { $token } dies on { $square }, where the carrier is beaten: 1 point to { $winner }.
    [pit] { $token } falls into pit { $square } and dies: 1 point to { $winner }.
    [fire] { $token } burns on { $square }: 1 point to { $winner }.
   *[fight] { $token } is killed on { $square }: 1 point to { $winner }.
}
dungeon_twister-log-lost = { $fate ->
    [used] { $token } is used up.
   *[destroyed] { $token } falls into the pit and is lost.
}
dungeon_twister-log-gate = { $act ->
    [open] { $token } opens the portcullis between { $square } and { $to }.
    [close] { $token } closes the portcullis between { $square } and { $to }.
   *[break] { $token } breaks the portcullis between { $square } and { $to }: it stays open.
}
dungeon_twister-log-healed = { $itself ->
    [yes] { $token } recovers, and neither acts nor fights in this turn.
   *[no] { $by } heals { $token_accusative }, who neither acts nor fights in this turn.
}
dungeon_twister-log-drunk = { $token } drinks { $potion }: { $bonus } action points of the drinker's own in this turn.
dungeon_twister-log-fireball = { $token } throws a fireball to the { $side }. It hits { $square }.
dungeon_twister-log-turn_ended = { $automatic ->
    [yes] No character of { $seat } can do anything: the turn ends.
   *[no] { $unspent ->
        [0] { $seat } ends the turn.
        [one] { $seat } ends the turn with { $unspent } action point unspent.
       *[other] { $seat } ends the turn with { $unspent } action points unspent.
    }
}
dungeon_twister-log-turn_ended-cards = { $seat } takes all four action cards back.
dungeon_twister-log-turn_ended-again = { $seat } continues alone.
dungeon_twister-log-ended = { $ending ->
    [victory] The match is won: { $scores }.
    [dead] Nobody can reach enough points any more: { $scores }.
   *[no_progress] Nothing has happened for too many turns: { $scores }.
}

