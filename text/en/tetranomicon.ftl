### Tetranomicon in words: phases, choices, prices, what a player has, the result.

tetranomicon-name = Tetranomicon
    .genitive = Tetranomicon
tetranomicon-goal = Build in castle cities, collect artifacts and creatures and beat monsters over four eras. Be ahead in wealth, influence, strength and fame.
tetranomicon-length = 60 to 90 minutes
tetranomicon-handicap-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }
tetranomicon-turn = Take one action or pass: build, lay a route, create an artifact, summon a creature, or beat monsters for a trophy. Each action costs coins. When everybody has passed, buildings pay income and the next era begins.
tetranomicon-win = After four eras wealth, influence, strength and fame are compared. In each you get 1 point for every player you beat. The most points win.

tetranomicon-component-artifact = Artifact
tetranomicon-component-creature = Creature
tetranomicon-component-building = Building
tetranomicon-component-trophy = Trophy

tetranomicon-legend-coin = coins, wealth
tetranomicon-legend-gem = influence
tetranomicon-legend-army = swords, strength
tetranomicon-legend-fame = fame
tetranomicon-legend-plain = plain: for a farm
tetranomicon-legend-forest = forest: for a sawmill
tetranomicon-legend-mountain = mountain: mine or quarry
tetranomicon-legend-lair = monsters, their strength
tetranomicon-legend-farm = farm
tetranomicon-legend-sawmill = sawmill
tetranomicon-legend-mine = mine
tetranomicon-legend-quarry = quarry
tetranomicon-legend-vp = victory points
tetranomicon-legend-payday = income

tetranomicon-phase-setup = Set-up: free farms and free routes
tetranomicon-phase-actions = Era { $era } of { $eras }, actions
tetranomicon-chapter-initiative = Era { $era }
tetranomicon-stage-initiative = Era { $era }
tetranomicon-phase-ended = The four eras are over

tetranomicon-decision-free_farm = free farm
tetranomicon-decision-free_route = free route
tetranomicon-decision-action = an action

tetranomicon-question-farm = Where do you place your free farm?
tetranomicon-question-route = Where do you lay your free route?
tetranomicon-question-action = Take one action or pass. You have { $coins }.

tetranomicon-menu-build = Build
tetranomicon-menu-route = Route
tetranomicon-menu-artifact = Artifact
tetranomicon-menu-creature = Creature
tetranomicon-menu-trophy = Trophy
tetranomicon-menu-pass = Pass

tetranomicon-lead-build = A building costs 4, plus 1 for each other player's route its goods use.
tetranomicon-lead-route = A route costs 4, minus 1 for each of its two cities with 3 or 4 buildings.
tetranomicon-lead-artifact = The condition is checked before you pay, and never again.
tetranomicon-lead-creature = It joins your Army; its ability works from your next action on.
tetranomicon-lead-trophy = A campaign costs the level of the trophy, plus 1 for each segment without a route of yours.
tetranomicon-lead-pass = You do nothing more until the end of era { $era }.

tetranomicon-move-build = { $building } on { $tower }, { $city }
tetranomicon-move-build-from = { $built }; goods from { $sources_genitive }
tetranomicon-short-road = Road { $segment }
tetranomicon-short-river = River { $segment }
tetranomicon-move-road = Road { $segment }, { $ends }
tetranomicon-move-river = River { $segment }, { $ends }
tetranomicon-move-trophy = { $city }, from { $start_genitive }
tetranomicon-move-pass = Pass for era { $era }

tetranomicon-variant-source = Goods from elsewhere
tetranomicon-variant-start = Start elsewhere

tetranomicon-note-build = { $price }
tetranomicon-note-route = { $price }
tetranomicon-note-pass = you keep { $coins_amount } and do nothing more in this era
tetranomicon-note-artifact = { $price } · influence +{ $influence } · { $text }
tetranomicon-note-creature =
    { $swords ->
        [one] { $price } · { $swords } sword · { $text }
       *[other] { $price } · { $swords } swords · { $text }
    }
tetranomicon-note-trophy = { $price } · fame +{ $level } · Army { $army } against { $strength }

tetranomicon-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
tetranomicon-price = { $coins } = { $sum }
tetranomicon-price-least = { $coins } ({ $sum }, but at least 1)
tetranomicon-price-free = free
tetranomicon-part-tolls =
    { $coins ->
        [one] + { $coins } toll ({ $ways })
       *[other] + { $coins } tolls ({ $ways })
    }
tetranomicon-part-full = − 1 (3+ buildings in { $city })
tetranomicon-part-distance = + { $coins } distance
tetranomicon-part-discount = − { $coins } ({ $creature })

tetranomicon-refused-count = **{ $card }** needs { $text } You have { $present } of { $needed }.
tetranomicon-refused-condition = **{ $card }** needs { $text }
tetranomicon-refused-coins = **{ $card }** costs { $price }; you have { $coins }.
tetranomicon-refused-start = **{ $city }**: you have no building to start a campaign from.
tetranomicon-refused-supported = **{ $city }**: strength { $strength } = { $level } + { $support } support ({ $supporters }); your Army has { $army }.
tetranomicon-refused-weak = **{ $city }**: strength { $strength }; your Army has { $army }.
tetranomicon-refused-campaign = **{ $city }**: you have { $coins }, and the campaign costs more.

tetranomicon-confirm-farm-free = Free. Next you lay a free route at this city.
tetranomicon-confirm-route-free = Free.
tetranomicon-confirm-price = Price: { $price }. You keep { $left }.
tetranomicon-confirm-ways = Your goods travel over { $ways }.
tetranomicon-confirm-influence = Influence +{ $gain }, to { $after }.
tetranomicon-confirm-swords = Strength +{ $gain }, to { $after }.
tetranomicon-confirm-property = Ability: { $property }
tetranomicon-confirm-fame = Fame +{ $gain }, to { $after }.
tetranomicon-confirm-card =
    { $left ->
        [one] Then a new card is turned up ({ $left } card is left in the deck), so you cannot undo this move.
       *[other] Then a new card is turned up ({ $left } cards are left in the deck), so you cannot undo this move.
    }
tetranomicon-confirm-strength = Your Army: { $army }. Monsters: { $monsters }.
tetranomicon-confirm-ignored = Their support ({ $support }) does not count against you.
tetranomicon-confirm-way = Path: { $way }.
tetranomicon-confirm-pass = You do nothing more in era { $era } and keep { $coins }.
tetranomicon-confirm-pass-income = The income comes at once: you then have { $coins }.
tetranomicon-confirm-pass-income-now = If the income came now, you would then have { $coins }.
tetranomicon-confirm-pass-ends = **The match ends with it:**
tetranomicon-confirm-pass-final = **You cannot change your mind in this era, whatever the others do.**
tetranomicon-army-bonus = { $army } ({ $swords } + { $bonus } in campaigns)
tetranomicon-monsters-support = { $strength } (level { $level } + { $support } support: { $supporters })
tetranomicon-way-empty = { $segment } without a route +{ $coins }
tetranomicon-way-route =
    { $coins ->
        [0] { $route } free
       *[other] { $route } +{ $coins }
    }

tetranomicon-none = none
tetranomicon-no-property = no ability
tetranomicon-button-hand = Holdings
tetranomicon-hand-heading = ### { $title }: your supplies
tetranomicon-hand-coins = You have { $coins }.
tetranomicon-hand-income = Income if the era ended now: { $sum }.
tetranomicon-hand-holder = You hold the first player token.
tetranomicon-hand-army =
    { $bonus ->
        [0] **Army**, strength { $swords }
       *[other] **Army**, strength { $swords }, in campaigns { $campaign }
    }
tetranomicon-hand-empty = { $what }: { tetranomicon-none }
tetranomicon-hand-creature = - { $card } { $swords } · { $property }
tetranomicon-hand-artifacts = **Artifactum**, influence { $influence }: { $cards }
tetranomicon-hand-trophies = **Reliquium**, fame { $fame }: { $trophies }
tetranomicon-hand-tokens = **Tokens left**: { $buildings }, routes { $routes }
tetranomicon-hand-standing = **If the match ended now**: { $parts }. Points (in brackets): { $total_points }, place { $place }.

tetranomicon-close-pools = Pools
tetranomicon-close-standings = Standings

tetranomicon-extra-income = Income
tetranomicon-extra-income-lead = If era { $era } ended now, buildings would pay: { $values }.

tetranomicon-result-total =
    { $total_points ->
        [one] **{ $place }.** { $seat }: **{ $total_points } point** (total { $total_values })
       *[other] **{ $place }.** { $seat }: **{ $total_points } points** (total { $total_values })
    }
tetranomicon-decided = The total decides: { $own } to { $other }.
tetranomicon-result-direction = **{ $direction }** · { $parts }
tetranomicon-result-part = { $player }: { $value } (+{ $points })
tetranomicon-result-rule = -# In brackets: one point per opponent you beat. Ties are broken by the total of all four.
