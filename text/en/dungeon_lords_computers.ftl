## What counts for computers

dungeon_lords-term-points = points as scored now
dungeon_lords-term-titles = titles in sight
dungeon_lords-term-gold = gold
dungeon_lords-term-food = food
dungeon_lords-term-imps = imps
dungeon_lords-term-tunnels = tunnels
dungeon_lords-term-works = rooms that produce
dungeon_lords-term-traps = traps in hand
dungeon_lords-term-might = strength of the monsters
dungeon_lords-term-danger = tiles safe from conquest
dungeon_lords-term-prisoners = adventurers likely to be caught
dungeon_lords-term-menace = a safe distance from the paladin
dungeon_lords-term-taxes = gold for the taxes
dungeon_lords-term-wages = goods for Pay Day

## Characters of computers

dungeon_lords-computer-warden = Warden
dungeon_lords-computer-warden-about = Guards every tile with monsters and traps, and likes a full prison.
dungeon_lords-computer-treasurer = Treasurer
dungeon_lords-computer-treasurer-about = Likes gold and food in store, and always has enough for the taxes.
dungeon_lords-computer-builder = Builder
dungeon_lords-computer-builder-about = Likes many imps, long tunnels and rooms that produce.
