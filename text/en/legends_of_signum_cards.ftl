### What cards of Legends of Signum do, made from their vocabulary: no sentence is about one card.

legends_of_signum-faction-V = Free City of Vallor
legends_of_signum-faction-E = Holy Grypharim Empire
legends_of_signum-faction-W = Wulfen Clans
legends_of_signum-faction-N = mercenaries and common cards

legends_of_signum-slot-weapon = Weapon
legends_of_signum-slot-armour = Armour
legends_of_signum-slot-amulet = Amulet
legends_of_signum-slot-standard = Standard

legends_of_signum-face-axe = Axe
legends_of_signum-face-shield = Shield
legends_of_signum-face-bullseye = Bullseye

legends_of_signum-stance-assault = Assault
legends_of_signum-stance-guard = Guard

legends_of_signum-costs = Costs { $cost }
legends_of_signum-cost-any = { $count ->
    [one] { $count } building of any type
   *[other] { $count } buildings of any type
}
legends_of_signum-prosperity = { $count } prosperity
legends_of_signum-cost-terrain = { $count ->
    [one] { $count } (a building or prosperity)
   *[other] { $count } (buildings or prosperity)
}
legends_of_signum-cost-free = nothing

legends_of_signum-values = Strength { $strength }, Move { $move }, health { $health }, base { TENTHS($base) } cm
legends_of_signum-worn = wears { $slots }
legends_of_signum-aura = Aura { $range }: { $effects }
legends_of_signum-hex = { $kind ->
    [control] Hex: Control
    [stun] Hex: Stun
   *[root] Hex: Root
} ({ $faces }; range { $range })
legends_of_signum-deploys = On deploy: { $effects }
legends_of_signum-power = Power, once a turn, { $prosperity }, range { $range }: { $effects }
legends_of_signum-aimed = { $target }: { $effects }
legends_of_signum-sprung = If { $when }, { $effects }
legends_of_signum-and = { $first } and { $second }
legends_of_signum-sprung-wound = { $amount ->
    [one] deal { $amount } wound
   *[other] deal { $amount } wounds
}
legends_of_signum-sprung-stun = stun it
legends_of_signum-until-turn = { $effect } until the end of the turn
legends_of_signum-until-next = { $effect } until your next Start phase
legends_of_signum-start-heal = At your Start phase heal { $amount } of each of your characters within { $range } of the hero

legends_of_signum-insurance = At the end of each turn in which a character of yours with total cost 3 or more died: gain { $prosperity }

legends_of_signum-target-friend = One friendly creature
legends_of_signum-target-friend_character = Attach to a friendly character
legends_of_signum-target-friend_character_used = One friendly character that was activated and not deployed this turn
legends_of_signum-target-enemy_character = One enemy character
legends_of_signum-target-enemy = One enemy creature within { $range } of any of your creatures

legends_of_signum-op-wound = { $magic ->
    [yes] { $amount ->
        [one] { $amount } magic wound
       *[other] { $amount } magic wounds
    }
   *[no] { $amount ->
        [one] { $amount } wound
       *[other] { $amount } wounds
    }
}
legends_of_signum-op-wound_killer = { $amount ->
    [one] its killer suffers { $amount } wound
   *[other] its killer suffers { $amount } wounds
}
legends_of_signum-op-heal = heal { $amount }
legends_of_signum-op-strength = +{ $amount } Strength
legends_of_signum-op-strength_all = all your characters +{ $amount } Strength
legends_of_signum-op-strength_next_turn = your characters get +{ $amount } Strength during your next turn
legends_of_signum-op-health = +{ $amount } health
legends_of_signum-op-ward = ward { $amount } until your next Start phase
legends_of_signum-op-stun = Stun
legends_of_signum-op-root = Root
legends_of_signum-op-prosperity = gain { $prosperity }
legends_of_signum-op-steal = take { $prosperity } from that player
legends_of_signum-op-draw = { $amount ->
    [one] draw { $amount } card
   *[other] draw { $amount } cards
}
legends_of_signum-op-reclaim = take a character of total cost { $most } or less back from your Graveyard
legends_of_signum-op-ready = can be activated once more
legends_of_signum-op-move_bonus = all your Moves and Runs of this turn are { $far } cm longer
legends_of_signum-op-slow_enemy = until your next Start phase enemy Moves and Runs are { $far } cm shorter
legends_of_signum-op-cancel = cancel it
legends_of_signum-op-dice = { $amount ->
    [one] your creature rolls { $amount } die more
   *[other] your creature rolls { $amount } dice more
}
legends_of_signum-op-clash_armour = { $amount ->
    [one] prevent { $amount } more wound of the clash
   *[other] prevent { $amount } more wounds of the clash
}
legends_of_signum-op-survive = it keeps exactly 1 health

legends_of_signum-trigger-enemy_melee = { $subject ->
    [character] an enemy attacks your character
   *[any] an enemy attacks your creature
}
legends_of_signum-trigger-enemy_shot = an enemy shoots, throws or casts at your creature
legends_of_signum-trigger-enemy_spell = an enemy plays a spell
legends_of_signum-trigger-enemy_deploy = an enemy deploys a character
legends_of_signum-trigger-enemy_run = an enemy creature ends a Run
legends_of_signum-trigger-enemy_near_hero = an enemy creature ends a Move or Run within S of your hero
legends_of_signum-trigger-enemy_build = an enemy builds
legends_of_signum-trigger-enemy_heal = an enemy creature is to be healed
legends_of_signum-trigger-own_dying = your character is about to die
legends_of_signum-trigger-own_died = your character has died
legends_of_signum-trigger-own_died_melee = your character has died in a clash or of a backstab
legends_of_signum-trigger-hero_wounded = your hero is wounded

legends_of_signum-building-pays = pays for { $building }
legends_of_signum-building-named = pays for “{ $building }” in the price of a card
legends_of_signum-building-any = pays for “any” in the price of a card, and for nothing else
legends_of_signum-building-wanted = needed for { $cards }
legends_of_signum-building-unwanted = no card in your hand needs it
legends_of_signum-building-income-market = +1 prosperity at your Start phase, two Markets at most
legends_of_signum-building-needs = price { $prosperity }, needs { $building }
legends_of_signum-building-income = +{ $prosperity } at your Start phase
legends_of_signum-building-discard_when_built = { $amount ->
    [one] when built: the opponent discards { $amount } card by chance
   *[other] when built: the opponent discards { $amount } cards by chance
}
legends_of_signum-building-reclaim_spell_when_built = when built: take a spell back from your Graveyard, without one draw a card
legends_of_signum-building-mercenary_discount = { $amount ->
    [one] mercenaries cost { $amount } building less, but no named one
   *[other] mercenaries cost { $amount } buildings less, but no named ones
}
legends_of_signum-building-start_heal = at your Start phase heal { $amount } of the hero and of each of your characters within S of the hero
legends_of_signum-building-first_deployed_ward = the first character of each turn enters with ward { $amount }
legends_of_signum-building-first_deployed_rush = the first character of each turn has Rush
legends_of_signum-building-relic_discount = { $amount ->
    [one] relics cost { $amount } building less, but no named one
   *[other] relics cost { $amount } buildings less, but no named ones
}
legends_of_signum-building-hero_health = your hero has +{ $amount } health
legends_of_signum-building-stables_discount = { $amount ->
    [one] characters whose cost names Stables cost { $amount } building less, but no named one
   *[other] characters whose cost names Stables cost { $amount } buildings less, but no named ones
}
legends_of_signum-building-draw_on_death = the first time each turn one of your characters dies: draw a card

legends_of_signum-terrain-size = { $area ->
    [yes] area
   *[no] obstacle
}, { $far } cm
legends_of_signum-terrain-unique = once a match
legends_of_signum-terrain-slow = a move through it is { $far } cm shorter
legends_of_signum-terrain-slow-enemy = an enemy move through it is { $far } cm shorter
legends_of_signum-terrain-cover = cover
legends_of_signum-terrain-blocks = blocks the line of sight
legends_of_signum-terrain-ruins = can be explored once
legends_of_signum-terrain-deploys = in your own half; you can deploy in contact with it
legends_of_signum-terrain-market = at your Start phase +{ $prosperity } if your character and no enemy touches it
legends_of_signum-terrain-zaps = { $amount ->
    [one] at your Start phase { $amount } magic wound to the nearest enemy within L
   *[other] at your Start phase { $amount } magic wounds to the nearest enemy within L
}
legends_of_signum-terrain-heals = your creatures inside heal { $amount } at your Start phase
legends_of_signum-terrain-own_armour = your creatures inside have Armour { $amount }
legends_of_signum-terrain-own_strength = your characters within S have +{ $amount } Strength
legends_of_signum-terrain-thorns = { $amount ->
    [one] an enemy that moves through it suffers { $amount } wound
   *[other] an enemy that moves through it suffers { $amount } wounds
}
