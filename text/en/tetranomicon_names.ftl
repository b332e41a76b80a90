### Names of what is in the box of Tetranomicon, and the words of its notation.

## Words of the notation

tetranomicon-verb-build = build
tetranomicon-verb-route = route
tetranomicon-verb-artifact = artifact
tetranomicon-verb-creature = creature
tetranomicon-verb-trophy = trophy
tetranomicon-verb-pass = pass
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
tetranomicon-building-sawmill = sawmill
    .genitive = a sawmill
    .accusative = a sawmill
tetranomicon-building-mine = mine
    .genitive = a mine
    .accusative = a mine
tetranomicon-building-quarry = quarry
    .genitive = a quarry
    .accusative = a quarry

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
tetranomicon-trophy-2 = Fang
tetranomicon-trophy-3 = Pelt
tetranomicon-trophy-4 = Skull

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
    .text = In campaigns your army counts 3 stronger.
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
    .text = In your campaigns monsters get no support from neighbouring cities.
tetranomicon-creature-Goetium = Goetium
    .text = Creating an artifact costs you 2 less.
tetranomicon-creature-Mortum = Mortum
    .text = None.
tetranomicon-creature-Iratus = Iratus
    .text = None.
tetranomicon-creature-Carnifex = Carnifex
    .text = A campaign costs you 2 less.
tetranomicon-creature-Ignifer = Ignifer
    .text = In campaigns your army counts 3 stronger.
tetranomicon-creature-Fidea = Fidea
    .text = Summoning another creature costs you 2 less.
tetranomicon-creature-Eresida = Eresida
    .text = Other players' routes cost you no toll.

## Artifacts and their conditions

tetranomicon-artifact-farms2 = Horn of Plenty
    .text = You have 2 or more farms.
tetranomicon-artifact-saw1 = Two-Handed Saw
    .text = You have 1 or more sawmills.
tetranomicon-artifact-routes2 = Milestone
    .text = You have 2 or more routes.
tetranomicon-artifact-army3 = War Horn
    .text = The strength of your army is 3 or more.
tetranomicon-artifact-troph1 = Hunter's Knife
    .text = You have 1 or more trophies.
tetranomicon-artifact-neigh2 = Charter of Good Neighbours
    .text = In 2 or more cities you and another player both have a building.
tetranomicon-artifact-herald = Herald's Staff
    .text = You hold the first player token.
tetranomicon-artifact-mine1 = Miner's Lamp
    .text = You have 1 or more mines.
tetranomicon-artifact-ferry = Ferryman's Bell
    .text = You have at least one road route and at least one river route.
tetranomicon-artifact-twin = Twin Keys
    .text = You have 2 or more buildings in one city.
tetranomicon-artifact-topArmy2 = Marshal's Baton
    .text = Your army is stronger than that of every other player.
tetranomicon-artifact-fame3 = Necklace of Fangs
    .text = Your fame is 3 or more.
tetranomicon-artifact-saw2 = Water Wheel
    .text = You have 2 or more sawmills.
tetranomicon-artifact-coins10 = Merchant's Scales
    .text = You have 10 or more coins before paying.
tetranomicon-artifact-quarry1 = Cornerstone
    .text = You have 1 or more quarries.
tetranomicon-artifact-topRoutes = Wanderer's Compass
    .text = You have more routes than every other player.
tetranomicon-artifact-army8 = Banner of the Legion
    .text = The strength of your army is 8 or more.
tetranomicon-artifact-topFame = Laurel Wreath
    .text = Your fame is higher than that of every other player.
tetranomicon-artifact-arts2 = Keeper's Catalogue
    .text = You have 2 or more artifacts.
tetranomicon-artifact-lair1 = Exorcist's Lantern
    .text = You have a building in a lair city.
tetranomicon-artifact-trio = Threefold Chain
    .text = You have a farm, a sawmill and a mine.
tetranomicon-artifact-tetra = The Tetranomicon
    .text = You have a farm, a sawmill, a mine and a quarry.
tetranomicon-artifact-cre3 = Page of the Bestiary
    .text = You have 3 or more creatures.
tetranomicon-artifact-fame7 = Crown of the Reliquium
    .text = Your fame is 7 or more.
tetranomicon-artifact-topArmy4 = Sword of Sigillum
    .text = Your army is stronger than that of every other player.
tetranomicon-artifact-topBlds = Master Builder's Plan
    .text = You have more buildings than every other player.
tetranomicon-artifact-coins15 = Golden Seal
    .text = You have 15 or more coins before paying.
tetranomicon-artifact-arts3 = Heart of the Artifactum
    .text = You have 3 or more artifacts.
