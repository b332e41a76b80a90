### Dungeon Lords in words: its name, its options, what is decided.

dungeon_lords-name = Dungeon Lords

dungeon_lords-option-year1_production = Production in year 1
dungeon_lords-option-year1_production-one_room = one room in each round
dungeon_lords-option-year1_production-each_room_once = each room once in each round

dungeon_lords-decision-initial_orders = initial orders
dungeon_lords-decision-orders = three orders
dungeon_lords-decision-fee = the fee for Hire Monster
dungeon_lords-decision-food = Get Food
dungeon_lords-decision-reputation = Improve Reputation
dungeon_lords-decision-dig = Dig Tunnels
dungeon_lords-decision-mine = Mine Gold
dungeon_lords-decision-imps = Recruit Imps
dungeon_lords-decision-traps = Buy Traps
dungeon_lords-decision-monster = Hire Monster
dungeon_lords-decision-room = Build Room
dungeon_lords-decision-give_trap = a trap to hand over
dungeon_lords-decision-produce = production
dungeon_lords-decision-retrieve = an order to take back
dungeon_lords-decision-pay_day = Pay Day
dungeon_lords-decision-taxes = Taxes
dungeon_lords-decision-witch_hunt = Witch Hunt
dungeon_lords-decision-imp_carnival = Imp Carnival
dungeon_lords-decision-safety_inspection = Safety Inspection
dungeon_lords-decision-permit_fees = Permit Fees
dungeon_lords-decision-town_fair = Town Fair
dungeon_lords-decision-battleground = battleground
dungeon_lords-decision-plan_traps = traps of the plan
dungeon_lords-decision-plan = plan of the battle
dungeon_lords-decision-trap_order = order of the traps
dungeon_lords-decision-trap_target = target of the dart
dungeon_lords-decision-word_of_peace = Word of Peace
dungeon_lords-decision-suggestion = Suggestion
dungeon_lords-decision-spell_target = target of the spell
dungeon_lords-decision-attack = an attack
dungeon_lords-decision-prisoner = a prisoner who goes free
