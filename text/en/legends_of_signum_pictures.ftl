### The pictures of Legends of Signum: what is written on them, and what they show in words.

legends_of_signum-picture-awaited = Waiting: { $names }
legends_of_signum-picture-won = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
legends_of_signum-picture-quarter = { $quarter ->
    [nw] The north-west
    [ne] The north-east
    [sw] The south-west
   *[se] The south-east
}
legends_of_signum-picture-cities = Cities
legends_of_signum-picture-hand = Your hand
legends_of_signum-picture-reach = Dashed ring: move ({ $move } cm). { $count ->
    [one] Solid ring: { $ranges }.
   *[other] Solid rings: { $ranges }.
}
legends_of_signum-picture-reach-move = Dashed ring: move ({ $move } cm). Run: { $run } cm.
legends_of_signum-picture-reach-run = Dashed ring: run ({ $run } cm).
legends_of_signum-picture-lines = Solid line: can be hit. Dotted line: in cover.
legends_of_signum-picture-empty = no cards

legends_of_signum-reach-shoot = shot ({ $far } cm)
legends_of_signum-reach-throw = throw ({ $far } cm)
legends_of_signum-reach-magic = magic ({ $far } cm)
legends_of_signum-reach-hex = hex ({ $far } cm)
legends_of_signum-reach-heal = heal ({ $far } cm)

legends_of_signum-text-won = { $count ->
    [one] The winner is { $names }
   *[other] The winners: { $names }
}
legends_of_signum-text-plate = { $player }, { $hero }: prosperity { $prosperity } of { $goal }, open buildings { $open } of { $city }, hand { $hand }, deck { $deck }, tactics face down { $tactics }.
legends_of_signum-text-units = { $player }: { $units }.
legends_of_signum-text-brief = { $unit } { $cell } health { $left }
legends_of_signum-text-terrain = Terrain: { $tokens }.
legends_of_signum-text-unit = { $unit }: { $at }, health { $left } of { $health }, Strength { $strength }, { $stance }
legends_of_signum-text-controlled = controlled by { $player }
legends_of_signum-text-contact = in contact with { $units }
legends_of_signum-text-nearest = nearest enemy { $unit }, { $far } cm
legends_of_signum-text-token = { $owner ->
    [none] { $card }, which is nobody's now: { $at }.
   *[other] { $card } of { $owner }: { $at }.
}
legends_of_signum-text-explored = Explored.
legends_of_signum-text-reach = It moves { $move } cm{ $run ->
    [none] {""}
   *[other] {" "}and runs { $run } cm
}.
legends_of_signum-text-range = { $kind ->
    [shoot] Shot: range { $band }, { $far } cm.
    [throw] Throw: range { $band }, { $far } cm.
    [magic] Magic shot: range { $band }, { $far } cm.
    [hex] Hex: range { $band }, { $far } cm.
   *[heal] Healing: range { $band }, { $far } cm.
}
legends_of_signum-text-sight = { $unit }: { $far } cm, { $seen ->
    [yes] in sight
   *[no] out of sight
}{ $cover ->
    [yes] , in cover
   *[no] {""}
}{ $hit ->
    [yes] , can be hit
   *[no] {""}
}{ $why ->
    [none] {""}
   *[other] , { $why }
}.
legends_of_signum-text-legal = You can choose: { $list }.
legends_of_signum-text-ready = Can do something: { $list }.
legends_of_signum-text-targets = Possible targets: { $list }.
legends_of_signum-text-proposed = Proposed: { $list }.
legends_of_signum-text-new = New since you looked: { $list }.
legends_of_signum-map-heading = **Map.** Rows from the north, cells from A1 in the southwest to { $last }. Rows that are left out are empty.
legends_of_signum-map-row = Row { $row }: { $things }.
legends_of_signum-distance-heading = **Distances** in cm from edge to edge, the nearest first.
legends_of_signum-distance-row = { $unit }: { $others }.
legends_of_signum-distance =
    { $contact ->
        [yes] { $thing } in contact, { $towards }
       *[no] { $thing } { $far } { $towards }
    }

legends_of_signum-missing-move = no move, no run
legends_of_signum-missing-run = no run
legends_of_signum-missing-fight = no fight
legends_of_signum-missing-shoot = no shot
legends_of_signum-missing-throw = no throw
legends_of_signum-missing-magic = no magic shot
legends_of_signum-missing-hex = no hex
legends_of_signum-missing-heal = no healing
legends_of_signum-missing = { $target ->
    [none] { $what }: { $why }
   *[other] { $what } at { $target }: { $why }
}
legends_of_signum-why-no_sight = { $blocker } in the line
legends_of_signum-why-in_melee = in contact with { $units }
legends_of_signum-why-rooted = rooted
legends_of_signum-why-is_slow = Slow
legends_of_signum-why-taunt = Taunt of { $units }
legends_of_signum-why-hidden = hidden
legends_of_signum-why-is_stunned = stunned already
legends_of_signum-why-engaged = in contact with { $units }
legends_of_signum-why-has_moved = it has moved
legends_of_signum-why-nobody = { $kind ->
    [heal] nobody with a wound within { TENTHS($most) } cm
    [hex] no enemy character within { TENTHS($most) } cm
   *[other] no enemy within { TENTHS($most) } cm
}
