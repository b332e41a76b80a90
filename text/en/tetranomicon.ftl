### Tetranomicon in words: phases, choices, prices, what a player has, the result.

tetranomicon-name = Tetranomicon

tetranomicon-phase-setup = Set-up: free farms and free routes
tetranomicon-phase-actions = Era { $era } of { $eras }, actions
tetranomicon-phase-ended = The four eras are over

tetranomicon-decision-free_farm = free farm
tetranomicon-decision-free_route = free route
tetranomicon-decision-action = an action

tetranomicon-question-farm = Where does your free farm go?
tetranomicon-question-route = Which free route do you lay at your farm?
tetranomicon-question-action = One action or a pass. You have { $coins }.

tetranomicon-menu-build = Build
tetranomicon-menu-route = Route
tetranomicon-menu-artifact = Artifact
tetranomicon-menu-creature = Creature
tetranomicon-menu-trophy = Trophy
tetranomicon-menu-pass = Pass

tetranomicon-lead-build = A building costs 4, and 1 more for each foreign route its goods need.
tetranomicon-lead-route = A route costs 4, and 1 less for each of its two cities that holds 3 or 4 buildings.
tetranomicon-lead-artifact = The condition is checked before you pay, and never again.
tetranomicon-lead-creature = It joins your army; its property works from your next action on.
tetranomicon-lead-trophy = A campaign costs the level of the trophy, and 1 for each step that is not on your own route.
tetranomicon-lead-pass = Passing is final until the end of era { $era }.

tetranomicon-move-build = { $building } on { $tower }, { $city }
tetranomicon-move-road = Road { $segment }, { $ends }
tetranomicon-move-river = River { $segment }, { $ends }
tetranomicon-move-trophy = { $city }, from { $start }
tetranomicon-move-pass = Pass for era { $era }

tetranomicon-note-build = { $price }
tetranomicon-note-route = { $price }
tetranomicon-note-pass = { $coins_amount } stay; nothing more in this era
tetranomicon-note-artifact = { $price } · influence +{ $influence } · { $text }
tetranomicon-note-creature =
    { $swords ->
        [one] { $price } · { $swords } sword · { $text }
       *[other] { $price } · { $swords } swords · { $text }
    }
tetranomicon-note-trophy = { $price } · fame +{ $level } · army { $army } against { $strength }

tetranomicon-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
tetranomicon-price = { $coins } = { $sum }
tetranomicon-price-least = { $coins } ({ $sum }, but at least 1)
tetranomicon-price-free = free of charge
tetranomicon-part-tolls =
    { $coins ->
        [one] + { $coins } toll ({ $ways })
       *[other] + { $coins } tolls ({ $ways })
    }
tetranomicon-part-full = − 1 ({ $city } is full)
tetranomicon-part-distance = + { $coins } way
tetranomicon-part-discount = − { $coins } ({ $creature })

tetranomicon-refused-count = **{ $card }** asks for more: you have { $present } of { $needed }. { $text }
tetranomicon-refused-condition = **{ $card }**, condition not met: { $text }
tetranomicon-refused-coins = **{ $card }** costs { $price }; you have { $coins }.
tetranomicon-refused-start = **{ $city }**: you have no building to start a campaign from.
tetranomicon-refused-supported = **{ $city }**: strength { $strength } = { $level } + { $support } support ({ $supporters }); your army has { $army }.
tetranomicon-refused-weak = **{ $city }**: strength { $strength }; your army has { $army }.
tetranomicon-refused-campaign = **{ $city }**: the campaign costs more than your { $coins }.

tetranomicon-confirm-farm-free = Free of charge. Next you lay a free route at this city.
tetranomicon-confirm-route-free = Free of charge.
tetranomicon-confirm-price = Price: { $price }. You keep { $left }.
tetranomicon-confirm-ways = The goods travel over { $ways }.
tetranomicon-confirm-influence = Influence +{ $gain }, then { $after }.
tetranomicon-confirm-swords = Strength +{ $gain }, then { $after }.
tetranomicon-confirm-property = Property: { $property }
tetranomicon-confirm-fame = Fame +{ $gain }, then { $after }.
tetranomicon-confirm-card =
    { $left ->
        [one] A new card is then turned up ({ $left } card is left in the deck), so this cannot be taken back.
       *[other] A new card is then turned up ({ $left } cards are left in the deck), so this cannot be taken back.
    }
tetranomicon-confirm-strength = Your army: { $army }. Monsters: { $monsters }.
tetranomicon-confirm-ignored = Their support of { $support } does not count against you.
tetranomicon-confirm-way = Way: { $way }.
tetranomicon-confirm-pass = You do nothing more in era { $era }, and { $coins } stay on your track.
tetranomicon-confirm-pass-final = **This is final for the era, whatever the others do.**
tetranomicon-army-bonus = { $army } ({ $swords } + { $bonus } in campaigns)
tetranomicon-monsters-support = { $strength } (level { $level } + { $support } support: { $supporters })
tetranomicon-way-empty = { $segment } without a route +{ $coins }
tetranomicon-way-route =
    { $coins ->
        [0] { $route } free
       *[other] { $route } +{ $coins }
    }

tetranomicon-none = none
tetranomicon-no-property = no property
tetranomicon-hand-coins = You have { $coins }.
tetranomicon-hand-income = Income as things stand: { $sum }.
tetranomicon-hand-holder = You hold the first player token.
tetranomicon-hand-army =
    { $bonus ->
        [0] **Army**, strength { $swords }
       *[other] **Army**, strength { $swords }, in campaigns { $campaign }
    }
tetranomicon-hand-creature = - { $card } { $swords } · { $property }
tetranomicon-hand-artifacts = **Artifacts**, influence { $influence }: { $cards }
tetranomicon-hand-trophies = **Trophies**, fame { $fame }: { $trophies }
tetranomicon-hand-tokens = **Tokens left**: { $buildings }, routes { $routes }
tetranomicon-hand-standing = **If it ended now**: { $parts }. Points: { $total_points }, place { $place }.

tetranomicon-close-pools = Pools
tetranomicon-close-standings = The four directions

tetranomicon-extra-income = Income
tetranomicon-extra-income-lead = If era { $era } ended now, each building would pay: { $values }.

tetranomicon-result-total =
    { $total_points ->
        [one] **{ $place }.** { $seat } **{ $total_points } point**, sum { $total_values }
       *[other] **{ $place }.** { $seat } **{ $total_points } points**, sum { $total_values }
    }
tetranomicon-result-direction = **{ $direction }**: { $parts }
tetranomicon-result-part = { $player } { $value } → { $points }
tetranomicon-result-rule = -# In each direction a player gets 1 point for every other player who has less. Equal points: the higher sum of all four wins.
