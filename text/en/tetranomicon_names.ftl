### Names of what is in the box of Tetranomicon, and the words of its notation.

## Words of the notation

tetranomicon-verb-build = build
    .other = construct
    .longer = put up
tetranomicon-verb-route = route
    .other = lay
    .longer = lay a route
tetranomicon-verb-artifact = artifact
    .other = create
    .longer = create an artifact
tetranomicon-verb-creature = creature
    .other = summon
    .longer = summon a creature
tetranomicon-verb-trophy = trophy
    .other = campaign
    .longer = campaign to
tetranomicon-verb-pass = pass
    .other = do nothing more
    .longer = i pass
tetranomicon-verb-from = from

## Terrain, segments, directions

tetranomicon-terrain-p = plain
tetranomicon-terrain-f = forest
tetranomicon-terrain-m = mountain
tetranomicon-segment-road = road
tetranomicon-segment-river = river
tetranomicon-direction-wealth = wealth
tetranomicon-direction-influence = influence
tetranomicon-direction-strength = strength
tetranomicon-direction-fame = fame

## Buildings

tetranomicon-building-farm = farm
    .genitive = a farm
    .accusative = a farm
    .text = Level 1, on a plain. Needs no other building.
tetranomicon-building-sawmill = sawmill
    .genitive = a sawmill
    .accusative = a sawmill
    .text = Level 2, in a forest. Needs a farm of yours in the city or linked to it.
tetranomicon-building-mine = mine
    .genitive = a mine
    .accusative = a mine
    .text = Level 3, on a mountain. Needs a farm and a sawmill of yours in the city or linked to it.
tetranomicon-building-quarry = quarry
    .genitive = a quarry
    .accusative = a quarry
    .text = Level 4, on a mountain. Needs a farm, a sawmill and a mine of yours in the city or linked to it.

## Cities

tetranomicon-city-A = Aurelia
    .genitive = Aurelia
    .accusative = Aurelia
tetranomicon-city-B = Borealis
    .genitive = Borealis
    .accusative = Borealis
tetranomicon-city-C = Castrum
    .genitive = Castrum
    .accusative = Castrum
tetranomicon-city-D = Draconis
    .genitive = Draconis
    .accusative = Draconis
tetranomicon-city-E = Equilibria
    .genitive = Equilibria
    .accusative = Equilibria
tetranomicon-city-F = Ferrata
    .genitive = Ferrata
    .accusative = Ferrata
tetranomicon-city-G = Granum
    .genitive = Granum
    .accusative = Granum
tetranomicon-city-H = Hiberna
    .genitive = Hiberna
    .accusative = Hiberna
tetranomicon-city-I = Ignaria
    .genitive = Ignaria
    .accusative = Ignaria
tetranomicon-city-J = Juncta
    .genitive = Juncta
    .accusative = Juncta
tetranomicon-city-K = Karstum
    .genitive = Karstum
    .accusative = Karstum
tetranomicon-city-L = Lectia
    .genitive = Lectia
    .accusative = Lectia
tetranomicon-city-M = Murata
    .genitive = Murata
    .accusative = Murata
tetranomicon-city-N = Navalia
    .genitive = Navalia
    .accusative = Navalia
tetranomicon-city-O = Ostium
    .genitive = Ostium
    .accusative = Ostium
tetranomicon-city-P = Pinetum
    .genitive = Pinetum
    .accusative = Pinetum

## Trophies by level

tetranomicon-trophy-1 = Claw
    .text = Level 1: guarded by monsters of strength 1; fame +1.
tetranomicon-trophy-2 = Fang
    .text = Level 2: guarded by monsters of strength 2; fame +2.
tetranomicon-trophy-3 = Pelt
    .text = Level 3: guarded by monsters of strength 3; fame +3.
tetranomicon-trophy-4 = Skull
    .text = Level 4: guarded by monsters of strength 4; fame +4.

## Creatures and their properties

tetranomicon-creature-Ferrarius = Ferrarius
    .text = Creating an artifact costs you 1 less.
tetranomicon-creature-Caballus = Caballus
    .text = Laying a road route costs you 2 less.
tetranomicon-creature-Aqus = Aqus
    .text = Laying a river route costs you 2 less.
tetranomicon-creature-Messum = Messum
    .text = A farm or a sawmill costs you 1 less.
tetranomicon-creature-Manus = Manus
    .text = Summoning another creature costs you 1 less.
tetranomicon-creature-Armus = Armus
    .text = None.
tetranomicon-creature-Cornibus = Cornibus
    .text = None.
tetranomicon-creature-Malleus = Malleus
    .text = A mine or a quarry costs you 1 less.
tetranomicon-creature-Arborus = Arborus
    .text = Every building costs you 1 less.
tetranomicon-creature-Vinctum = Vinctum
    .text = None.
tetranomicon-creature-Ballistarius = Ballistarius
    .text = A campaign costs you 1 less.
tetranomicon-creature-Lignum = Lignum
    .text = Laying any route costs you 2 less.
tetranomicon-creature-Frigus = Frigus
    .text = Other players' river routes cost you no toll.
tetranomicon-creature-Redux = Redux
    .text = Other players' road routes cost you no toll.
tetranomicon-creature-Catapultus = Catapultus
    .text = In campaigns your Army has +3 strength.
tetranomicon-creature-Architectus = Architectus
    .text = Every building costs you 1 less.
tetranomicon-creature-Cerberus = Cerberus
    .text = None.
tetranomicon-creature-Saxum = Saxum
    .text = A quarry costs you 2 less.
tetranomicon-creature-Illesebra = Illesebra
    .text = Summoning another creature costs you 2 less.
tetranomicon-creature-Tempus = Tempus
    .text = Creating an artifact costs you 2 less.
tetranomicon-creature-Toxicum = Toxicum
    .text = In your campaigns neighbouring cities do not support the monsters.
tetranomicon-creature-Goetium = Goetium
    .text = Creating an artifact costs you 2 less.
tetranomicon-creature-Mortum = Mortum
    .text = None.
tetranomicon-creature-Iratus = Iratus
    .text = None.
tetranomicon-creature-Carnifex = Carnifex
    .text = A campaign costs you 2 less.
tetranomicon-creature-Ignifer = Ignifer
    .text = In campaigns your Army has +3 strength.
tetranomicon-creature-Fidea = Fidea
    .text = Summoning another creature costs you 2 less.
tetranomicon-creature-Eresida = Eresida
    .text = Other players' routes cost you no toll.

## Artifacts and their conditions

tetranomicon-needs = Needs: { $text }
tetranomicon-artifact-farms2 = Horn of Plenty
    .text = 2 or more farms.
tetranomicon-artifact-saw1 = Two-Handed Saw
    .text = a sawmill.
tetranomicon-artifact-routes2 = Milestone
    .text = 2 or more routes.
tetranomicon-artifact-army3 = War Horn
    .text = an Army of strength 3 or more.
tetranomicon-artifact-troph1 = Hunter's Knife
    .text = a trophy.
tetranomicon-artifact-neigh2 = Charter of Good Neighbours
    .text = 2 or more cities with buildings of yours and another player's.
tetranomicon-artifact-herald = Herald's Staff
    .text = the first player token.
tetranomicon-artifact-mine1 = Miner's Lamp
    .text = a mine.
tetranomicon-artifact-ferry = Ferryman's Bell
    .text = a road route and a river route.
tetranomicon-artifact-twin = Twin Keys
    .text = 2 or more of your buildings in one city.
tetranomicon-artifact-topArmy2 = Marshal's Baton
    .text = a stronger Army than every other player.
tetranomicon-artifact-fame3 = Necklace of Fangs
    .text = fame 3 or more.
tetranomicon-artifact-saw2 = Water Wheel
    .text = 2 or more sawmills.
tetranomicon-artifact-coins10 = Merchant's Scales
    .text = 10 or more coins before paying.
tetranomicon-artifact-quarry1 = Cornerstone
    .text = a quarry.
tetranomicon-artifact-topRoutes = Wanderer's Compass
    .text = more routes than every other player.
tetranomicon-artifact-army8 = Banner of the Legion
    .text = an Army of strength 8 or more.
tetranomicon-artifact-topFame = Laurel Wreath
    .text = more fame than every other player.
tetranomicon-artifact-arts2 = Keeper's Catalogue
    .text = 2 or more artifacts.
tetranomicon-artifact-lair1 = Exorcist's Lantern
    .text = a building in a lair city.
tetranomicon-artifact-trio = Threefold Chain
    .text = a farm, a sawmill and a mine.
tetranomicon-artifact-tetra = The Tetranomicon
    .text = a farm, a sawmill, a mine and a quarry.
tetranomicon-artifact-cre3 = Page of the Bestiary
    .text = 3 or more creatures.
tetranomicon-artifact-fame7 = Crown of the Reliquium
    .text = fame 7 or more.
tetranomicon-artifact-topArmy4 = Sword of Sigillum
    .text = a stronger Army than every other player.
tetranomicon-artifact-topBlds = Master Builder's Plan
    .text = more buildings than every other player.
tetranomicon-artifact-coins15 = Golden Seal
    .text = 15 or more coins before paying.
tetranomicon-artifact-arts3 = Heart of the Artifactum
    .text = 3 or more artifacts.

## What counts for computers

tetranomicon-term-coins = coins
tetranomicon-term-income = income
tetranomicon-term-influence = influence
tetranomicon-term-strength = strength
tetranomicon-term-fame = fame
tetranomicon-term-buildings = buildings
tetranomicon-term-routes = routes
tetranomicon-term-kinds = different types of buildings
tetranomicon-term-savings = cheaper actions
tetranomicon-term-hunt = help in campaigns
tetranomicon-term-ready = artifacts whose condition is met
tetranomicon-term-prey = monsters weak enough for the army
tetranomicon-term-first = the first player token
tetranomicon-term-turn = the next turn
tetranomicon-term-passed = coins unused after passing
tetranomicon-term-wealth_lead = being ahead in wealth
tetranomicon-term-influence_lead = being ahead in influence
tetranomicon-term-strength_lead = being ahead in strength
tetranomicon-term-fame_lead = being ahead in fame
tetranomicon-term-wealth_gap = being far ahead in wealth
tetranomicon-term-influence_gap = being far ahead in influence
tetranomicon-term-strength_gap = being far ahead in strength
tetranomicon-term-fame_gap = being far ahead in fame
tetranomicon-term-standing = being ahead if the match ended now

## Computers that have a character

tetranomicon-character-mason = Mason
tetranomicon-character-mason-about = Builds early, of every type, and lives on income; spends less on the army.
tetranomicon-character-captain = Captain
tetranomicon-character-captain-about = Likes creatures and trophies, and leaves artifacts to others.
tetranomicon-character-scholar = Scholar
tetranomicon-character-scholar-about = Collects artifacts, spends coins freely and seldom goes on campaigns.
