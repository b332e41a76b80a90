# Words on the pictures of Dungeon Lords, and the pictures told in words.

dungeon_lords-picture-awaited = { $count ->
    [one] Waiting for { $names }
    [2] Waiting for { $names }
   *[other] Waiting for { $count } lords
}
dungeon_lords-picture-won = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
}
dungeon_lords-picture-dungeon = Dungeon
dungeon_lords-picture-dungeon-of = Dungeon: { $name }
dungeon_lords-picture-owner = { $name } · { $phase }
dungeon_lords-picture-board = Board
dungeon_lords-picture-lords = All dungeons
dungeon_lords-picture-battle = Battle
dungeon_lords-picture-hand = Your hand
dungeon_lords-picture-result = { $game }: result
dungeon_lords-picture-standing = { $game }: as it stands
dungeon_lords-picture-hire = For hire
dungeon_lords-picture-build = To build
dungeon_lords-picture-nothing = nothing
dungeon_lords-picture-coming = Coming
dungeon_lords-picture-coming-note = the weakest to the least evil
dungeon_lords-picture-gate = At the gate
dungeon_lords-picture-nobody = nobody
dungeon_lords-picture-lair = Lair
dungeon_lords-picture-traps = Traps
dungeon_lords-picture-prison = Prison
dungeon_lords-picture-spent = face down
dungeon_lords-picture-imps = imps free
dungeon_lords-picture-tokens = unpaid
dungeon_lords-picture-hidden = { $count } hidden

## Pictures told in words

dungeon_lords-told-board = Board of Dungeon Lords.
dungeon_lords-told-lords = Dungeons of all lords.
dungeon_lords-told-awaited = { $phase }. Waiting for { $names }.
dungeon_lords-told-won = { $count ->
    [one] { $phase }. Victory: { $names }.
   *[other] { $phase }. Shared victory: { $names }.
}
dungeon_lords-told-starter = Starting player: { $name }.
dungeon_lords-told-events = Events: { $list }.
dungeon_lords-told-event = { $season } { $event }
dungeon_lords-told-down = face down
dungeon_lords-told-cards = Combat cards: { $list }.
dungeon_lords-told-card = { $position }. { $card }
dungeon_lords-told-card-open = { $card } ({ $speed }, { $fatigue })
dungeon_lords-told-card-spied = { $position }. { $card }, seen by { $names }
dungeon_lords-told-evil = Evil: { $list }.
dungeon_lords-told-colour = Non-player { $number }
dungeon_lords-told-counter = Non-player counter
dungeon_lords-told-paladin-waits = The { $paladin } waits for a lord with Evil 10.
dungeon_lords-told-paladin-at = The { $paladin } is in the party of { $name }.
dungeon_lords-told-paladin-gone = The paladin of this year is beaten.
dungeon_lords-told-turns = { $name } played: { $list }.
dungeon_lords-told-turn = { $number }. { $order }
dungeon_lords-told-turn-home = { $number }. { $order }, sent home
dungeon_lords-told-dear = You could not pay now: { $list }.
dungeon_lords-told-order = { $order }: { $list }.
dungeon_lords-told-minion = { $square } { $name }
dungeon_lords-told-minion-done = { $square } { $name } (done)
dungeon_lords-told-minion-left = { $square } { $name } (unfulfilled)
dungeon_lords-told-minion-now = { $square } { $name } (now)
dungeon_lords-told-hire = For hire: { $list }.
dungeon_lords-told-hire-one = { $monster } ({ $cost })
dungeon_lords-told-fed = { $cost }, a monster of one's own
dungeon_lords-told-build = To build: { $list }.
dungeon_lords-told-build-one = { $room } ({ $text })
dungeon_lords-told-coming = { $season ->
    [spring] Coming in spring: { $list }.
    [summer] Coming in summer: { $list }.
   *[other] Coming in autumn: { $list }.
}
dungeon_lords-told-coming-one = { $adventurer } → { $name }
dungeon_lords-told-adventurer = { $adventurer } { $left } of { $most } hit points{ $icons }
dungeon_lords-told-icons-antitrap = , against traps { $count }
dungeon_lords-told-icons-magic = , magic { $count }
dungeon_lords-told-icons-healing = , healing { $count }
dungeon_lords-told-sealed = Sealed: { $names }.
dungeon_lords-told-dungeon = Dungeon of { $name }.
dungeon_lords-told-stores = { $name }: { $gold } gold, { $food } food, imps { $free } free of { $imps }, traps { $traps }, Evil { $evil }{ $tokens ->
    [0] {""}
   *[other] , unpaid taxes { $tokens }
}
dungeon_lords-told-counts = tunnels { $tunnels }, rooms { $rooms }, conquered { $conquered }
dungeon_lords-told-tunnels = Tunnels: { $cells }.
dungeon_lords-told-room = { $cell } { $room }: { $text }
dungeon_lords-told-conquered = Conquered: { $cells }.
dungeon_lords-told-worked = Worked in this round: { $list }.
dungeon_lords-told-ground = Battleground: { $cell }.
dungeon_lords-told-unfulfilled = Unfulfilled: { $list }.
dungeon_lords-told-party = At the gate: { $list }.
dungeon_lords-told-lair = Lair: { $list }.
dungeon_lords-told-used = { $monster } (face down)
dungeon_lords-told-prison = Prison: { $list }.
dungeon_lords-told-orders = Order cards in hand: { $list }.
dungeon_lords-told-locked = Inaccessible: { $list }.
dungeon_lords-told-played = Played: { $list }.
dungeon_lords-told-own-traps = Traps in hand: { $list }.
dungeon_lords-told-legal = You may choose: { $list }.
dungeon_lords-told-proposed = Not confirmed yet: { $choice }.
dungeon_lords-told-new = New since you looked: { $list }.
dungeon_lords-told-battle = Battle of { $name } on { $cell }, { $step }.
dungeon_lords-told-fighters = Fighters: { $list }.
dungeon_lords-told-traps-set = { $count ->
    [one] { $count } trap lies face down.
   *[other] { $count } traps lie face down.
}
dungeon_lords-told-traps-used = Traps used: { $list }.
dungeon_lords-told-hand = Hand of { $name }.
dungeon_lords-told-own-orders = Sealed orders: { $list }.
dungeon_lords-told-spied = Combat card { $position }: { $card }.
dungeon_lords-told-score = { $place }. { $name }: { $points } points

## The battle

dungeon_lords-picture-fought = { $name } · { $cell } · { $phase }
dungeon_lords-picture-line = The line, from the front
dungeon_lords-picture-ground = Battleground
dungeon_lords-picture-pool = icons against traps left: { $count }
dungeon_lords-picture-shield = Magic Shield: { $count }
dungeon_lords-picture-no-conquest = the conquest is prevented
dungeon_lords-picture-round = round { $round }
dungeon_lords-picture-face-down = Face down
dungeon_lords-picture-face-down-text = The combat card of this round is turned up when all have planned.
dungeon_lords-picture-cast = { $state ->
    [yes] Spell is cast
    [no] Spell is not cast
   *[open] Needs magic { $needed }, the party has { $magic }
}
dungeon_lords-picture-needs = Needs magic { $needed }
dungeon_lords-picture-fatigue = fatigue { $count }
dungeon_lords-picture-poisoned = poison
dungeon_lords-picture-invisible = invisible
dungeon_lords-picture-tunnel = Tunnel
dungeon_lords-picture-trap-down = A trap face down
dungeon_lords-picture-trap-used = used
dungeon_lords-picture-trap-waiting = strikes now
dungeon_lords-picture-trap-hidden = face down, yours
dungeon_lords-picture-monster-waiting = has not attacked yet
dungeon_lords-picture-monster-attacked = has attacked
dungeon_lords-picture-monster-returns = has attacked, returns
dungeon_lords-picture-monster-idle = could not attack
dungeon_lords-picture-monster-withdrawn = withdrawn
dungeon_lords-picture-monster-metamorphosed = does not attack
dungeon_lords-picture-planning = is planning
dungeon_lords-picture-planned = has planned
dungeon_lords-picture-waits = battle to come
dungeon_lords-picture-fought-out = battle over
dungeon_lords-picture-idle = no plan
dungeon_lords-picture-no-party = No adventurers at the gate
dungeon_lords-picture-plan = { $cell } · monsters: { $sent } · traps: { $traps }
dungeon_lords-picture-nearest = Nearest tiles: { $cells }
dungeon_lords-picture-no-traps = none
dungeon_lords-picture-verdict-falls = The tile would be lost
dungeon_lords-picture-verdict-holds = The tile would hold
dungeon_lords-picture-verdict-open = Without the spell and the fatigue of the hidden card
dungeon_lords-told-outcome = { $adventurer } { $left }
dungeon_lords-told-outcomes = Hit points your choices would leave: { $list }.
dungeon_lords-told-rehearsed = Hit points after it: { $list }.
dungeon_lords-told-imprisoned = imprisoned
dungeon_lords-told-planning = The battles of this round.
dungeon_lords-told-planner = { $name }: { $state }. { $plan }.
dungeon_lords-told-poisoned = Poisoned: { $list }.
dungeon_lords-told-invisible = Invisible: { $list }.
dungeon_lords-told-traps-own = Your traps face down: { $list }.

## The points

dungeon_lords-picture-place = { $place }.
dungeon_lords-picture-points = Points: { $points }
dungeon_lords-picture-part-monsters = Monsters and ghosts
dungeon_lords-picture-part-rooms = Rooms
dungeon_lords-picture-part-prisoners = Prisoners
dungeon_lords-picture-part-paladins = Paladins
dungeon_lords-picture-part-conquered = Conquered tiles
dungeon_lords-picture-part-tax_tokens = Unpaid taxes
dungeon_lords-picture-part-scoring = Rooms that bring points

## The hand

dungeon_lords-picture-hand-note = in hand: { $hand }
dungeon_lords-picture-card-in-hand = in hand
dungeon_lords-picture-card-locked = inaccessible
dungeon_lords-picture-card-played = played
dungeon_lords-picture-card-not-in-hand = not in hand
dungeon_lords-picture-sealed-place = order { $place }
dungeon_lords-picture-spied = Cards you have seen
dungeon_lords-picture-hand-orders = Orders
dungeon_lords-picture-card-dealt = dealt to you
dungeon_lords-picture-card-chosen = to be inaccessible
dungeon_lords-told-dealt = Orders dealt to you: { $list }.
dungeon_lords-told-lock = To be inaccessible: { $list }.
dungeon_lords-picture-hand-traps = Traps
dungeon_lords-picture-sealed-other = non-player's order: { $order }
