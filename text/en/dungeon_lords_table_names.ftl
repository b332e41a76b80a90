### Names of what nobody types in Dungeon Lords: squares, titles, steps, phases, goods, zones.

## Squares of the orders: price and what they give; `.short` stands in lists

dungeon_lords-square-food-1 = pay 1 gold, gain 2 food
    .short = 1 gold → 2 food
dungeon_lords-square-food-2 = gain 1 Evil and 3 food
    .short = Evil +1 → 3 food
dungeon_lords-square-food-3 = gain 2 Evil, 3 food and 1 gold
    .short = Evil +2 → 3 food, 1 gold
dungeon_lords-square-reputation-1 = Evil −1, and spy
    .short = Evil −1, spy
dungeon_lords-square-reputation-2 = Evil −2
    .short = Evil −2
dungeon_lords-square-reputation-3 = pay 1 gold, Evil −2, and spy
    .short = 1 gold → Evil −2, spy
dungeon_lords-square-dig-1 = up to 2 imps dig
    .short = up to 2 imps
dungeon_lords-square-dig-2 = up to 3 imps dig
    .short = up to 3 imps
dungeon_lords-square-dig-3 = 1 imp supervises, up to 4 dig
    .short = up to 4 imps, 1 supervises
dungeon_lords-square-mine-1 = up to 2 imps mine
    .short = up to 2 imps
dungeon_lords-square-mine-2 = up to 3 imps mine
    .short = up to 3 imps
dungeon_lords-square-mine-3 = 1 imp supervises, up to 4 mine
    .short = up to 4 imps, 1 supervises
dungeon_lords-square-imps-1 = pay 1 food, gain 1 imp
    .short = 1 food → 1 imp
dungeon_lords-square-imps-2 = pay 2 food, gain 2 imps
    .short = 2 food → 2 imps
dungeon_lords-square-imps-3 = pay 1 food and 1 gold, gain 2 imps
    .short = 1 food, 1 gold → 2 imps
dungeon_lords-square-traps-1 = pay 1 gold, draw 1 trap
    .short = 1 gold → 1 trap
dungeon_lords-square-traps-2 = draw 1 trap, free
    .short = 1 trap free
dungeon_lords-square-traps-3 = pay 2 gold, draw 2 traps
    .short = 2 gold → 2 traps
dungeon_lords-square-monster-1 = pay the cost; you choose last
    .short = you choose last
dungeon_lords-square-monster-2 = pay the cost; you choose second
    .short = you choose second
dungeon_lords-square-monster-3 = pay 1 food and the cost; you choose first
    .short = 1 food, you choose first
dungeon_lords-square-room-1 = free, if a room is left
    .short = free, you choose last
dungeon_lords-square-room-2 = pay 1 gold; you choose second
    .short = 1 gold, you choose second
dungeon_lords-square-room-3 = pay 1 gold; you choose first
    .short = 1 gold, you choose first

## Titles

dungeon_lords-title-dark_deeds = Lord of Dark Deeds
dungeon_lords-title-halls = Lord of Halls
dungeon_lords-title-tunnels = Tunnel Lord
dungeon_lords-title-monsters = Monster Lord
dungeon_lords-title-imps = Lord of Imps
dungeon_lords-title-riches = Lord of Riches
dungeon_lords-title-battle = Battle Lord

## Phases and the steps of a battle

dungeon_lords-phase-initial = Initial orders
dungeon_lords-phase-orders = Choosing orders
dungeon_lords-phase-fee = Placing minions
dungeon_lords-phase-evaluation = Carrying out orders
dungeon_lords-phase-production = Production and taking orders back
dungeon_lords-phase-event = Event
dungeon_lords-phase-planning = Planning the battle
dungeon_lords-phase-battle = Battle
dungeon_lords-phase-over = End
dungeon_lords-step-begin = Before the battle
dungeon_lords-step-traps = Traps
dungeon_lords-step-fast = Fast spell
dungeon_lords-step-attacks = Monsters
dungeon_lords-step-slow = Slow spell
dungeon_lords-step-healing = Healing
dungeon_lords-step-conquest = Conquest
dungeon_lords-step-poison = Poison
dungeon_lords-speed-fast = fast
dungeon_lords-speed-slow = slow

## Goods and other values

dungeon_lords-good-gold = gold
dungeon_lords-good-food = food
dungeon_lords-good-imps = imps
dungeon_lords-good-traps = traps
dungeon_lords-good-evil = Evil

## Zones

dungeon_lords-zone-upper = rows 1 and 2
dungeon_lords-zone-lower = rows 3 and 4
dungeon_lords-zone-outer = on the border
dungeon_lords-zone-inner = not on the border

## Reasons

dungeon_lords-why-no_square = no free square
dungeon_lords-why-refused_fee = the fee was not paid
dungeon_lords-why-no_fee = no gold for the fee
dungeon_lords-why-declined = declined
dungeon_lords-why-too_dear = the price cannot be paid
dungeon_lords-why-too_few_imps = too few free imps
dungeon_lords-why-no_cell = nowhere to dig
dungeon_lords-why-no_tunnel = no tunnel to mine in
dungeon_lords-why-none_left = nothing is left to choose from
dungeon_lords-why-no_place = nowhere to build a room
dungeon_lords-reason-hire = hiring
dungeon_lords-reason-leaving = a monster left
dungeon_lords-reason-conquest = a tile was conquered
dungeon_lords-reason-no_tile = no tile left
dungeon_lords-source-fatigue = fatigue
dungeon_lords-source-poison = poison
