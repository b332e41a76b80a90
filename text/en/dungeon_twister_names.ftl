### Names of what is in the box of Dungeon Twister, what each thing does, and the words of its notation.

## Words of the notation; the present tense is that of the log

dungeon_twister-verb-team = team
dungeon_twister-verb-hide = hide
    .present = hides
dungeon_twister-verb-card = card
dungeon_twister-verb-move = move
    .present = moves
dungeon_twister-verb-jump = jump
    .present = jumps
dungeon_twister-verb-walk = walk
dungeon_twister-verb-reveal = reveal
    .present = reveals
dungeon_twister-verb-put = put
    .present = puts
dungeon_twister-verb-rotate = rotate
    .present = rotates
dungeon_twister-verb-fight = fight
    .present = attacks
    .order = attack
dungeon_twister-verb-combat = combat
    .accusative = combat card
dungeon_twister-verb-open = open
    .present = opens
dungeon_twister-verb-close = close
    .present = closes
dungeon_twister-verb-break = break
    .present = breaks
dungeon_twister-verb-heal = heal
    .present = heals
dungeon_twister-verb-regen = regenerate
    .present = recovers
dungeon_twister-verb-drink = drink
    .present = drinks
dungeon_twister-verb-fire = fire
dungeon_twister-verb-end = end
    .present = ends
    .pass = pass
dungeon_twister-verb-take = take
dungeon_twister-verb-leave = leave
dungeon_twister-verb-give = give
dungeon_twister-verb-drop = drop
dungeon_twister-verb-swap = swap
dungeon_twister-verb-with = with
dungeon_twister-verb-by = by
dungeon_twister-verb-cw = clockwise
dungeon_twister-verb-ccw = counterclockwise

dungeon_twister-side-N = north
dungeon_twister-side-E = east
dungeon_twister-side-S = south
dungeon_twister-side-W = west

## Rooms

dungeon_twister-slot-A = room A
dungeon_twister-slot-B = room B
dungeon_twister-slot-C = room C
dungeon_twister-slot-D = room D
dungeon_twister-slot-E = room E
dungeon_twister-slot-F = room F
dungeon_twister-slot-G = room G
dungeon_twister-slot-H = room H

## Characters; the short name is written on the piece

dungeon_twister-token-CLE = Cleric
    .accusative = Cleric
    .genitive = Cleric
    .short = CLE
    .text = Heals a wounded character on a neighbouring square, friend or enemy.
dungeon_twister-token-GOB = Goblin
    .accusative = Goblin
    .genitive = Goblin
    .short = GOB
    .text = Brings 2 points when it leaves the maze unwounded.
dungeon_twister-token-MEK = Mekanork
    .accusative = Mekanork
    .genitive = Mekanork
    .short = MEK
    .text = Turns rooms from a gear in either direction.
dungeon_twister-token-THI = Thief
    .accusative = Thief
    .genitive = Thief
    .short = THI
    .text = Crosses pits, stops on them and lets friends pass; opens and closes portcullises.
dungeon_twister-token-TRO = Troll
    .accusative = Troll
    .genitive = Troll
    .short = TRO
    .text = Recovers without help, in a later turn than that of the wound.
dungeon_twister-token-WAR = Warrior
    .accusative = Warrior
    .genitive = Warrior
    .short = WAR
    .text = Breaks portcullises for the rest of the match.
dungeon_twister-token-WIZ = Wizard
    .accusative = Wizard
    .genitive = Wizard
    .short = WIZ
    .text = Flies over pits and characters; the only one who can use the Fireball Wand.
dungeon_twister-token-WLK = Wall-Walker
    .accusative = Wall-Walker
    .genitive = Wall-Walker
    .short = WLK
    .text = Walks through a wall to the neighbouring square.

## Objects

dungeon_twister-token-ARM = Armor
    .accusative = Armor
    .genitive = Armor
    .short = ARM
    .text = +1 in combat for the side that is attacked.
dungeon_twister-token-POT = Speed Potion
    .accusative = Speed Potion
    .genitive = Speed Potion
    .short = POT
    .text = Gives its drinker 4 more action points in this turn. Used up.
dungeon_twister-token-ROP = Rope
    .accusative = Rope
    .genitive = Rope
    .short = ROP
    .text = One can cross pits with it and stay on them.
dungeon_twister-token-SWD = Sword
    .accusative = Sword
    .genitive = Sword
    .short = SWD
    .text = +1 in combat for the side that attacks.
dungeon_twister-token-TRE = Treasure
    .accusative = Treasure
    .genitive = Treasure
    .short = TRE
    .text = Brings 1 more point when it is carried out of the maze.
dungeon_twister-token-WND = Fireball Wand
    .accusative = Fireball Wand
    .genitive = Fireball Wand
    .short = WND
    .text = In a Wizard's hand it kills everybody on the first occupied square in line. Used up.
