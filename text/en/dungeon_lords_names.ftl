### Names of what is in the box of Dungeon Lords, what each thing does, and the words of its notation.

## Words of the notation (those of Dig Tunnels and Mine Gold stand with these orders)

dungeon_lords-verb-lock = lock
dungeon_lords-verb-orders = orders
dungeon_lords-verb-accept = accept
dungeon_lords-verb-decline = decline
dungeon_lords-verb-spy = spy
dungeon_lords-verb-done = done
dungeon_lords-verb-give = give
dungeon_lords-verb-hire = hire
dungeon_lords-verb-feeding = feeding
dungeon_lords-verb-build = build
dungeon_lords-verb-produce = produce
dungeon_lords-verb-retrieve = retrieve
dungeon_lords-verb-keep = keep
dungeon_lords-verb-dismiss = dismiss
dungeon_lords-verb-pay = pay
dungeon_lords-verb-ground = ground
dungeon_lords-verb-set = set
dungeon_lords-verb-nothing = nothing
dungeon_lords-verb-send = send
dungeon_lords-verb-replan = replan
dungeon_lords-verb-use = use
dungeon_lords-verb-target = target
dungeon_lords-verb-choose = choose
dungeon_lords-verb-attack = attack
dungeon_lords-verb-raise = raise
dungeon_lords-verb-release = release

## Orders

dungeon_lords-order-food = Get Food
    .short = food
    .text = Get food for gold, or for Evil.
dungeon_lords-order-reputation = Improve Reputation
    .short = reputation
    .text = Lower your Evil; on two squares you also look at a combat card.
dungeon_lords-order-dig = Dig Tunnels
    .short = dig
    .text = Imps dig new tunnels.
dungeon_lords-order-mine = Mine Gold
    .short = mine
    .text = Each imp mines 1 gold in an unconquered tunnel of its own.
dungeon_lords-order-imps = Recruit Imps
    .short = imps
    .text = Get imps for food, or for food and gold.
dungeon_lords-order-traps = Buy Traps
    .short = traps
    .text = Draw traps into your hand. In year 2 you draw one more and return one.
dungeon_lords-order-monster = Hire Monster
    .short = monster
    .text = Hire a monster or ghost from the offer; square III chooses first. As your first order it costs 1 gold at once.
dungeon_lords-order-room = Build Room
    .short = room
    .text = Build a room from the offer in place of a tunnel; square III chooses first.

## Monsters and ghosts

dungeon_lords-monster-goblin = Goblin
    .text = Cost 1 food. 2 damage to the first; if that defeats him, 1 to the next.
dungeon_lords-monster-slime = Slime
    .text = Cost 1 food. 1 damage to everybody, or prevent the conquest.
dungeon_lords-monster-ghost = Ghost
    .text = Cost 1 Evil. 2 damage to anybody but the first. A ghost: it takes no monster's place.
dungeon_lords-monster-troll = Troll
    .text = Cost 2 food. 3 damage to the first; for 1 food 4. Its token works in rooms like an imp.
dungeon_lords-monster-witch = Witch
    .text = Cost 1 food and 1 Evil. 4 damage to the first, or 1 to anybody and 1 to anybody.
dungeon_lords-monster-vampire = Vampire
    .text = Cost 2 Evil. 3 damage to anybody, or 2 and it returns. Never a priest.
dungeon_lords-monster-golem = Golem
    .text = Cost 1 gold and 1 trap. 4 damage to the first, and it returns.
dungeon_lords-monster-dragon = Dragon
    .text = Cost 2 food and 2 Evil. 2 damage to everybody, and nobody is healed.
dungeon_lords-monster-demon = Demon
    .text = Cost 1 Evil and another of your monsters or ghosts. 7 damage to anybody, and no conquest.

## Rooms

dungeon_lords-room-hatchery = Hatchery
    .text = 3 imps: 1 food. Rows 1 and 2.
dungeon_lords-room-mushroom_bed = Mushroom Bed
    .text = 3 imps: 1 food. Rows 3 and 4.
dungeon_lords-room-souvenir_shop = Souvenir Shop
    .text = 3 imps: 1 gold. Rows 1 and 2.
dungeon_lords-room-mint = Mint
    .text = 3 imps: 1 gold. Rows 3 and 4.
dungeon_lords-room-workshop = Workshop
    .text = 4 imps: 1 trap. On the border.
dungeon_lords-room-tool_shed = Tool Shed
    .text = 2 imps: dig 1 tunnel. On the border.
dungeon_lords-room-printing_press = Printing Press
    .text = 3 imps: Evil −1. Not on the border.
dungeon_lords-room-magic_room = Magic Room
    .text = 2 imps and 1 food: 1 imp. Not on the border.
dungeon_lords-room-training_room = Training Room
    .text = In a battle here Goblins and Trolls deal 1 more.
dungeon_lords-room-dark_room = Dark Room
    .text = In a battle here Witches and Vampires deal 1 more.
dungeon_lords-room-labyrinth = Labyrinth
    .text = In a battle here: up to 2 traps, no gold for them, at most 1 monster.
dungeon_lords-room-antimagic_room = Anti-magic Room
    .text = In a battle here no spell is cast. Fatigue counts.
dungeon_lords-room-cafeteria = Cafeteria
    .text = At the end 1 point for each of your Goblins, Trolls, Slimes, Witches.
dungeon_lords-room-chapel = Chapel
    .text = At the end 2 points for each of your Ghosts and Vampires.
dungeon_lords-room-pandemonium = Pandemonium
    .text = At the end 2 points for each of your Golems, Dragons, Demons.
dungeon_lords-room-hall_of_fame = Hall of Fame
    .text = At the end 2 points for each title you hold alone, 1 for each you share.

## Traps

dungeon_lords-trap-rolling_stone = Rolling Stone
    .text = 3 damage to the first.
dungeon_lords-trap-pendulum = Pendulum
    .text = 3 damage to the second.
dungeon_lords-trap-wall_of_fire = Wall of Fire
    .text = 1 damage to everybody, 2 to the last.
dungeon_lords-trap-trap_door = Trap Door
    .text = 2 damage to the first, and no conquest.
dungeon_lords-trap-poisoned_dart = Poisoned Dart
    .text = 1 damage to anybody, and 2 to the same one at the end of the round, past all anti-trap icons.
dungeon_lords-trap-antimagic_dart = Anti-magic Dart
    .text = 1 damage to anybody. If he is a wizard, no spell is cast in this round; if he is a priest, nobody is healed.
dungeon_lords-trap-cursed_ring = Cursed Ring
    .text = Costs 1 gold. 1 damage to everybody, and no conquest.
dungeon_lords-trap-kamikaze_imp = Kamikaze Imp
    .text = Costs an imp. 3 damage to the first, 1 to everybody else.
dungeon_lords-trap-poisoned_meal = Poisoned Meal
    .text = Costs 1 food. The first takes as much damage as he has hit points left.

## Combat cards

dungeon_lords-spell-word_of_peace = Word of Peace
    .text = Withdraw all your monsters (not ghosts), or gain 2 Evil.
dungeon_lords-spell-suggestion = Suggestion
    .text = Pay the cost of each of your monsters in battle (not ghosts) again, or withdraw it.
dungeon_lords-spell-magic_shield = Magic Shield
    .text = The first point of damage after this in the round is not dealt.
dungeon_lords-spell-invisibility = Invisibility
    .text = Wizards go to the end of the line and take no damage to the end of the round.
dungeon_lords-spell-detect_evil = Detect Evil
    .text = Gain 2 Evil.
dungeon_lords-spell-fist_of_justice = Fist of Justice
    .text = Lose 1 imp.
dungeon_lords-spell-detect_treasure = Detect Treasure
    .text = Lose 1 gold; if you have none, 1 food; if none, 1 trap of your choice.
dungeon_lords-spell-graffiti = Graffiti
    .text = Lose 1 food; if you have none, gain 1 Evil.
dungeon_lords-spell-fireball = Fireball
    .text = No effect.
dungeon_lords-spell-aura_of_fear = Aura of Fear
    .text = Withdraw one of your monsters in battle (not a ghost).
dungeon_lords-spell-metamorphosis = Metamorphosis
    .text = One of your monsters in battle (not a ghost) does not attack, has no ability and is turned face down.
dungeon_lords-spell-blind_rage = Blind Rage
    .text = Your monsters (not ghosts) attack only the first in line, each with its highest number.
dungeon_lords-spell-create_food = Create Food
    .text = The first in line has 1 hit point more for the rest of this combat.
dungeon_lords-spell-illusion = Illusion
    .text = An illusionary adventurer with 1 hit point stands in front of the party.
dungeon_lords-spell-song_of_courage = Song of Courage
    .text = Nothing prevents the conquest in this round.
dungeon_lords-spell-regeneration = Regeneration
    .text = Each damaged adventurer heals 1.
dungeon_lords-spell-magic_key = Magic Key
    .text = One prisoner of your choice goes free.
dungeon_lords-spell-dimensional_gate = Dimensional Gate
    .text = One of your monsters in battle (not a ghost) leaves the game.

## Events and special event cards

dungeon_lords-event-taxes = Taxes
    .text = 1 gold for every 2 tiles, rounded up; a token for each gold not paid.
dungeon_lords-event-payday = Pay Day
    .text = Pay each monster and ghost its cost again. Who is not paid leaves, and you gain 1 Evil.
dungeon_lords-event-special = Special event
    .text = The special event card of the year is carried out.
dungeon_lords-special-witch_hunt = Witch Hunt
    .text = For each of your Witches: she leaves, or you gain 1 Evil. Without Witches: Evil −1.
dungeon_lords-special-imp_carnival = Imp Carnival
    .text = Pay 1 food for every 3 imps, rounded up. Lose 1 imp for each food not paid.
dungeon_lords-special-safety_inspection = Safety Inspection
    .text = For each trap in hand after the first: pay 1 gold, or discard a trap.
dungeon_lords-special-permit_fees = Permit Fees
    .text = Pay 1 gold for each unconquered room. Gain 1 Evil for each gold not paid.
dungeon_lords-special-bumper_crop = Bumper Crop
    .text = Everybody gets 1 food; who has the lowest Evil gets 1 more.
dungeon_lords-special-gold_seam = Gold Seam
    .text = Get 1 gold for every 3 unconquered tunnels, rounded down, but at least 1.
dungeon_lords-special-town_fair = Town Fair
    .text = You may pay up to 2 gold: Evil −1 for each.
dungeon_lords-special-rumours = Rumours
    .text = Those with the highest Evil gain 1, then those with the lowest lose 1.
dungeon_lords-special-surprise_drill = Surprise Drill
    .text = Draw 1 trap, then discard 1 trap from hand.

## Seasons

dungeon_lords-season-winter = winter
    .when = in winter
dungeon_lords-season-spring = spring
    .when = in spring
dungeon_lords-season-summer = summer
    .when = in summer
dungeon_lords-season-autumn = autumn
    .when = in autumn

## Adventurers

dungeon_lords-class-warrior = Warrior
    .text = Stands in front of the party.
dungeon_lords-class-thief = Thief
    .text = Each icon removes 1 point of damage of a trap.
dungeon_lords-class-priest = Priest
    .text = Each icon heals 1 damage after a fight.
dungeon_lords-class-wizard = Wizard
    .text = The icons decide whether the spell is cast.
dungeon_lords-class-paladin = Paladin
    .text = Stands before everybody and has icons of every kind.
dungeon_lords-class-illusion = Illusion
    .text = Stands before everybody and vanishes when it is struck.

dungeon_lords-adventurer-warrior_1_1 = Warrior Bruno
    .short = Bruno
dungeon_lords-adventurer-warrior_1_2 = Warrior Edgar
    .short = Edgar
dungeon_lords-adventurer-warrior_1_3 = Warrior Gunnar
    .short = Gunnar
dungeon_lords-adventurer-warrior_1_4 = Warrior Hagen
    .short = Hagen
dungeon_lords-adventurer-warrior_2_1 = Warrior Magnus
    .short = Magnus
dungeon_lords-adventurer-warrior_2_2 = Warrior Roland
    .short = Roland
dungeon_lords-adventurer-warrior_2_3 = Warrior Sigurd
    .short = Sigurd
dungeon_lords-adventurer-warrior_2_4 = Warrior Wulf
    .short = Wulf
dungeon_lords-adventurer-thief_1_1 = Thief Finn
    .short = Finn
dungeon_lords-adventurer-thief_1_2 = Thief Kit
    .short = Kit
dungeon_lords-adventurer-thief_1_3 = Thief Nico
    .short = Nico
dungeon_lords-adventurer-thief_1_4 = Thief Pip
    .short = Pip
dungeon_lords-adventurer-thief_2_1 = Thief Locke
    .short = Locke
dungeon_lords-adventurer-thief_2_2 = Thief Rafe
    .short = Rafe
dungeon_lords-adventurer-thief_2_3 = Thief Silas
    .short = Silas
dungeon_lords-adventurer-thief_2_4 = Thief Vern
    .short = Vern
dungeon_lords-adventurer-priest_1_1 = Priest Anselm
    .short = Anselm
dungeon_lords-adventurer-priest_1_2 = Priest Clement
    .short = Clement
dungeon_lords-adventurer-priest_1_3 = Priest Jonas
    .short = Jonas
dungeon_lords-adventurer-priest_1_4 = Priest Matthias
    .short = Matthias
dungeon_lords-adventurer-priest_2_1 = Priest Ambrose
    .short = Ambrose
dungeon_lords-adventurer-priest_2_2 = Priest Benedict
    .short = Benedict
dungeon_lords-adventurer-priest_2_3 = Priest Gregor
    .short = Gregor
dungeon_lords-adventurer-priest_2_4 = Priest Titus
    .short = Titus
dungeon_lords-adventurer-wizard_1_1 = Wizard Albin
    .short = Albin
dungeon_lords-adventurer-wizard_1_2 = Wizard Cosmo
    .short = Cosmo
dungeon_lords-adventurer-wizard_1_3 = Wizard Ezra
    .short = Ezra
dungeon_lords-adventurer-wizard_1_4 = Wizard Orin
    .short = Orin
dungeon_lords-adventurer-wizard_2_1 = Wizard Balthazar
    .short = Balthazar
dungeon_lords-adventurer-wizard_2_2 = Wizard Fausto
    .short = Fausto
dungeon_lords-adventurer-wizard_2_3 = Wizard Lazar
    .short = Lazar
dungeon_lords-adventurer-wizard_2_4 = Wizard Zeno
    .short = Zeno
dungeon_lords-adventurer-paladin_1 = Paladin Leon
    .short = Leon
dungeon_lords-adventurer-paladin_2 = Paladin Aurel
    .short = Aurel
dungeon_lords-adventurer-illusory = Illusionary adventurer
    .short = phantom
