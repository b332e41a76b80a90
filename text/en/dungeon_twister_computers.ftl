## What counts for computers

dungeon_twister-term-score = victory points
dungeon_twister-term-clock = a lead, should nothing more happen
dungeon_twister-term-race = a short way to victory
dungeon_twister-term-way = the way out
dungeon_twister-term-near = characters who leave next
dungeon_twister-term-hidden = characters not yet revealed
dungeon_twister-term-placing = characters to place
dungeon_twister-term-wounded = wounded characters
dungeon_twister-term-threatened = wounded characters within enemies' reach
dungeon_twister-term-weak = weak characters near strong enemies
dungeon_twister-term-helper = healing at hand
dungeon_twister-term-things = objects held
dungeon_twister-term-gear = characters on gears
dungeon_twister-term-cards = combat cards in hand
dungeon_twister-term-jumps = jump cards left
dungeon_twister-term-points = action points left
dungeon_twister-term-hand = action cards in hand
dungeon_twister-term-finish = victory within a turn

## Computers with a character of their own

dungeon_twister-computer-runner = Runner
dungeon_twister-computer-runner-about = Heads for the exit, and spends combat cards to get there.
dungeon_twister-computer-brawler = Brawler
dungeon_twister-computer-brawler-about = Would rather wound and kill than hurry to the exit.
dungeon_twister-computer-scout = Scout
dungeon_twister-computer-scout-about = Reveals rooms early, and likes gears and objects.
