# Words on the pictures of Tetranomicon, and the pictures as text.

tetranomicon-picture-awaited = Waiting for { $names }
tetranomicon-picture-won = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
}
tetranomicon-text-won = { tetranomicon-picture-won }
tetranomicon-picture-asked-farm = placing a free farm
tetranomicon-picture-asked-route = laying a free route
tetranomicon-picture-asked-action = { $passed } of { $seats } have passed
tetranomicon-picture-acts = to play
tetranomicon-picture-passed = passed
tetranomicon-picture-values = Buildings pay
tetranomicon-picture-column-points = points
tetranomicon-picture-column-income = income
tetranomicon-picture-sign-lair = monsters + support
tetranomicon-picture-pools = Pools of era { $era }
tetranomicon-picture-sign-price = your price
tetranomicon-picture-sign-cost = price
tetranomicon-picture-sign-met = who qualifies
tetranomicon-picture-trophies = { $count } trophies still hidden
tetranomicon-picture-pool-artifact = Artifacts
tetranomicon-picture-pool-creature = Creatures
tetranomicon-picture-deck = { $count ->
    [0] the deck is empty
   *[other] { $count } in the deck
}
tetranomicon-picture-empty = empty
tetranomicon-picture-holdings = Collected
tetranomicon-picture-nothing = nothing yet
tetranomicon-picture-no-property = No ability.
tetranomicon-picture-city = { $city } ({ $letter })
tetranomicon-picture-free = free
tetranomicon-picture-lair-free = No monsters. They can come back while nobody has built here.
tetranomicon-picture-lair-settled = No monsters. Somebody has built here, so they stay away.
tetranomicon-picture-supporters = support from { $cities }
tetranomicon-picture-result = { $game }: result
tetranomicon-picture-standing = { $game }: current standings
tetranomicon-picture-result-rule = One point per opponent you beat. Ties are broken by the total.
tetranomicon-picture-sum = total
tetranomicon-picture-era = Era { $era }
tetranomicon-picture-kind-artifact = Artifact · influence { $worth }
tetranomicon-picture-kind-creature = { $worth ->
    [one] Creature · { $worth } sword
   *[other] Creature · { $worth } swords
}
tetranomicon-picture-says-artifact = Needs
tetranomicon-picture-says-creature = Ability
tetranomicon-picture-rules = Tetranomicon · rules { $paragraph }
tetranomicon-picture-card-artifact = Artifact { $name }, era { $era }. Costs { $cost }, influence +{ $cost }. { $text }
tetranomicon-picture-card-creature = Creature { $name }, era { $era }. Costs { $cost }, swords { $swords }. { $text }
tetranomicon-picture-least = { $sum }, at least { $least }

## Pictures as text

tetranomicon-text-map = Map of Tetranomicon.
tetranomicon-text-player-short = { $name }: wealth { $wealth }, influence { $influence }, strength { $strength }, fame { $fame }, buildings { $buildings }, routes { $routes }.
tetranomicon-text-player = { $name }: wealth { $wealth }, influence { $influence }, strength { $strength }, fame { $fame }; next income { $income }, victory points now { $points }{ $holder ->
    [yes] ; first player token
   *[no] {""}
}{ $state ->
    [turn] ; to play
    [passed] ; has passed
   *[in] {""}
}.
tetranomicon-text-city = { $letter } { $city }: { $towers }.
tetranomicon-text-built = { $tower } { $building }, { $name }
tetranomicon-text-tower = { $tower } free { $terrain }
tetranomicon-text-monsters = { $support ->
    [0] Monsters: { $trophy }, strength { $strength }.
   *[other] Monsters: { $trophy }, level { $level } + support { $support } ({ $cities }) = strength { $strength }.
}
tetranomicon-text-no-monsters = A lair without monsters.
tetranomicon-text-lairs = Monsters and their strength: { $lairs }.
tetranomicon-text-roads = Roads: { $list }.
tetranomicon-text-rivers = Rivers: { $list }.
tetranomicon-text-values = Each building pays: { $values }.
tetranomicon-text-proposed = Proposed: { $choice }, price { $price }.
tetranomicon-text-new = New: { $things }.
tetranomicon-text-legal = You can choose: { $things }.
tetranomicon-text-pools = Pools of era { $era }.
tetranomicon-text-artifacts = Artifacts and their cost: { $cards }.
tetranomicon-text-creatures = Creatures and their cost: { $cards }.
tetranomicon-text-artifact-deck = Artifacts, { $count } in the deck:
tetranomicon-text-creature-deck = Creatures, { $count } in the deck:
tetranomicon-text-artifact = { $count ->
    [0] - { $name }, { $cost }{ $price }. { $text } Met by: nobody.
   *[other] - { $name }, { $cost }{ $price }. { $text } Met by: { $met }.
}
tetranomicon-text-creature = - { $name }, { $cost }{ $price }, swords { $swords }. { $text }
tetranomicon-text-own-price = , for you { $price }
tetranomicon-text-trophies = Trophies still hidden: { $count }.
tetranomicon-text-holdings = { $name } has: artifacts { $artifacts }; Army { $army }; trophies { $trophies }.
tetranomicon-text-offer = { $count ->
    [0] { $tower } { $building } costs { $total }.
   *[other] { $tower } { $building } costs { $total }, with goods over { $ways }.
}
tetranomicon-text-segments = Segments: { $list }.
tetranomicon-text-segment = { $price ->
    [0] { $segment } to { $city }, { $name }
   *[other] { $segment } to { $city }, { $name }, a route costs { $price }
}
tetranomicon-text-campaign = { $price ->
    [0] { $name }: Army { $army }.
   *[other] { $enough ->
        [yes] { $name }: Army { $army }, strong enough; the campaign costs { $price }.
       *[no] { $name }: Army { $army }, too weak; the campaign would cost { $price }.
    }
}
tetranomicon-text-standing = { $place }. { $seat }: { $total_points ->
    [one] { $total_points } victory point
   *[other] { $total_points } victory points
}, total { $total_values }: { $parts }.
