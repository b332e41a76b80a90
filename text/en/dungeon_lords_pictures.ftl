# Words on the pictures of Dungeon Lords, and the pictures as text.

dungeon_lords-picture-awaited = { $count ->
    [one] Waiting for { $names }
    [2] Waiting for { $names }
   *[other] Waiting for { $count } lords
}
dungeon_lords-picture-won = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
}
dungeon_lords-text-won = { dungeon_lords-picture-won }
dungeon_lords-picture-dungeon = Dungeon
dungeon_lords-picture-dungeon-of = Dungeon: { $name }
dungeon_lords-picture-board = Board
dungeon_lords-picture-lords = All dungeons
dungeon_lords-picture-battle = Battle
dungeon_lords-picture-hand = Your hand
dungeon_lords-picture-result = { $game }: result
dungeon_lords-picture-standing = { $game }: current standings
dungeon_lords-picture-sign-paladin = waits for Evil 10
dungeon_lords-picture-sign-shield = against traps
dungeon_lords-picture-sign-spell = magic
dungeon_lords-picture-sign-heal = healing
dungeon_lords-picture-sign-star = all three
dungeon_lords-picture-sign-dear = too dear for you
dungeon_lords-picture-gate = At the gate
dungeon_lords-picture-nobody = nobody
dungeon_lords-picture-lair = Lair
dungeon_lords-picture-traps = Traps
dungeon_lords-picture-prison = Prison
dungeon_lords-picture-imps = imps free
dungeon_lords-picture-tokens = unpaid
dungeon_lords-picture-hidden = { $count } hidden

## Pictures as text

dungeon_lords-text-board = Board of Dungeon Lords.
dungeon_lords-text-lords = Dungeons of all lords.
dungeon_lords-text-starter = Starting player: { $name }.
dungeon_lords-text-events = Events: { $list }.
dungeon_lords-text-event = { $season } { $event }
dungeon_lords-text-no-event = no event
dungeon_lords-text-down = face down
dungeon_lords-text-cards = Combat cards: { $list }.
dungeon_lords-text-card-spied = { $card }, seen by { $names }
dungeon_lords-text-evil = Evil: { $list }.
dungeon_lords-picture-colours = { $count ->
    [one] Order cards of the neutral colour
   *[other] Order cards of the neutral colours
}
dungeon_lords-text-colour = Neutral colour { $number }
dungeon_lords-text-counter = Neutral counter
dungeon_lords-text-paladin = { $paladin ->
    [none] The paladin of this year is defeated.
   *[other] { $paladin_at ->
        [none] { $paladin } waits for a lord with Evil 10.
       *[other] { $paladin } is in the party of { $paladin_at }.
    }
}
dungeon_lords-text-turns = { $name } played: { $list }.
dungeon_lords-text-turn-home = { $number }. { $order }, sent home
dungeon_lords-text-dear = You cannot pay for: { $list }.
dungeon_lords-text-minion = { $square } { $name }
dungeon_lords-text-minion-done = { $square } { $name } (done)
dungeon_lords-text-minion-left = { $square } { $name } (not carried out)
dungeon_lords-text-minion-now = { $square } { $name } (now)
dungeon_lords-text-hire = For hire: { $list }.
dungeon_lords-text-fed = { $cost }, one of your monsters
dungeon_lords-text-build = To build: { $list }.
dungeon_lords-text-coming = { $season ->
    [spring] Coming in spring: { $list }.
    [summer] Coming in summer: { $list }.
   *[other] Coming in autumn: { $list }.
}
dungeon_lords-text-adventurer = { $adventurer } { $left } of { $most } hit points{ $icons }
dungeon_lords-text-icons-antitrap = , trap defence { $count }
dungeon_lords-text-icons-magic = , magic { $count }
dungeon_lords-text-icons-healing = , healing { $count }
dungeon_lords-text-sealed = Sealed: { $list }.
dungeon_lords-text-dungeon = Dungeon of { $name }.
dungeon_lords-text-stores = { $name }: { $gold } gold, { $food } food, imps { $free_imps } free of { $imps }, traps { $traps }, Evil { $evil }{ $tax_tokens ->
    [0] {""}
   *[other] , unpaid taxes { $tax_tokens }
}
dungeon_lords-text-counts = tunnels { $tunnels }, rooms { $rooms }, conquered { $conquered }
dungeon_lords-text-tunnels = Tunnels: { $list }.
dungeon_lords-text-room = { $cell } { $room }: { $room_text }
dungeon_lords-text-conquered = Conquered: { $list }.
dungeon_lords-text-worked = Worked in this round: { $list }.
dungeon_lords-text-ground = Battleground: { $cell }.
dungeon_lords-text-unfulfilled = Not carried out: { $list }.
dungeon_lords-text-party = At the gate: { $list }.
dungeon_lords-text-lair = Lair: { $list }.
dungeon_lords-text-prison = Prison: { $list }.
dungeon_lords-text-orders = Order cards in hand: { $list }.
dungeon_lords-text-locked = Locked: { $list }.
dungeon_lords-text-played = Played: { $list }.
dungeon_lords-text-own-traps = Traps in hand: { $list }.
dungeon_lords-text-legal = You can choose: { $list }.
dungeon_lords-text-proposed = Not confirmed yet: { $choice }.
dungeon_lords-text-new = New: { $list }.
dungeon_lords-text-battle = Battle of { $name } on { $cell }, { $step }.
dungeon_lords-text-fighters = Fighters: { $list }.
dungeon_lords-text-traps-set = { $count ->
    [one] { $count } trap is face down.
   *[other] { $count } traps are face down.
}
dungeon_lords-text-traps-used = Traps used: { $list }.
dungeon_lords-text-hand = Hand of { $name }.
dungeon_lords-text-own-orders = Sealed orders: { $list }.
dungeon_lords-text-score = { $place }. { $name }: { $points } points

## The battle

dungeon_lords-picture-line = The line, from the front
dungeon_lords-picture-ground = Battleground
dungeon_lords-picture-pool = trap defence left: { $count }
dungeon_lords-picture-shield = Magic Shield: { $count }
dungeon_lords-picture-no-conquest = conquest is prevented
dungeon_lords-picture-face-down = Face down
dungeon_lords-picture-face-down-text = This round's combat card is turned up when everybody has planned.
dungeon_lords-picture-cast = { $state ->
    [yes] Spell is cast
    [no] Spell is not cast
   *[open] Needs magic { $needed }, the party has { $magic }
}
dungeon_lords-picture-needs = Needs magic { $needed }
dungeon_lords-picture-fatigue = fatigue { $count }
dungeon_lords-picture-invisible = invisible
dungeon_lords-picture-tunnel = Tunnel
dungeon_lords-picture-trap-down = A trap face down
dungeon_lords-picture-trap-used = used
dungeon_lords-picture-trap-waiting = takes effect now
dungeon_lords-picture-trap-hidden = face down, yours
dungeon_lords-picture-monster-waiting = has not attacked yet
dungeon_lords-picture-monster-attacked = has attacked
dungeon_lords-picture-monster-returns = has attacked, stays ready
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
dungeon_lords-picture-verdict-open = The face-down card is not counted
dungeon_lords-text-outcomes = Hit points your choices would leave: { $list }.
dungeon_lords-text-rehearsed = Hit points after it: { $list }.
dungeon_lords-text-imprisoned = imprisoned
dungeon_lords-text-planning = The battles of this round.
dungeon_lords-text-planner = { $name }: { $state }. { $plan }.
dungeon_lords-text-poisoned = Poisoned: { $list }.
dungeon_lords-text-invisible = Invisible: { $list }.
dungeon_lords-text-traps-own = Your traps face down: { $list }.

## The points

dungeon_lords-picture-points = Points: { $points }
dungeon_lords-picture-part-monsters = Monsters and ghosts
dungeon_lords-picture-part-rooms = Rooms
dungeon_lords-picture-part-prisoners = Prisoners
dungeon_lords-picture-part-paladins = Paladins
dungeon_lords-picture-part-conquered = Conquered tiles
dungeon_lords-picture-part-tax_tokens = Unpaid taxes
dungeon_lords-picture-part-scoring = Rooms worth points

## The hand

dungeon_lords-picture-hand-note = in hand: { $hand }
dungeon_lords-picture-card-in-hand = in hand
dungeon_lords-picture-card-locked = locked
dungeon_lords-picture-card-played = played
dungeon_lords-picture-card-undealt = in hand from round 1
dungeon_lords-picture-sealed-place = order { $place }
dungeon_lords-picture-spied = Cards you have seen
dungeon_lords-picture-hand-orders = Orders
dungeon_lords-picture-card-dealt = dealt to you
dungeon_lords-picture-card-chosen = to be locked
dungeon_lords-text-dealt = Orders dealt to you: { $list }.
dungeon_lords-text-lock = To be locked: { $list }.
dungeon_lords-picture-sealed-other = neutral order: { $order }
