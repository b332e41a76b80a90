### What happens in Legends of Signum, one line for each event; where it comes from.

legends_of_signum-log-chosen = { $hero ->
    [none] { $seat }: hero and deck are chosen.
   *[other] You have chosen { $hero } and a deck.
}
legends_of_signum-log-heroes = The heroes: { $heroes }.
legends_of_signum-log-opening = Dice for the first turn: { $rolls }.
legends_of_signum-log-order_set = Order of turns: { $order }.
legends_of_signum-log-drawn = { $cards ->
    [none] { $count ->
        [one] { $seat } draws { $count } card ({ $source }).
       *[other] { $seat } draws { $count } cards ({ $source }).
    }
   *[other] You draw { $cards } ({ $source }).
}
legends_of_signum-log-mulligan = { $cards ->
    [unknown] { $seat }: the opening hand is chosen.
    [none] You keep your opening hand.
   *[other] You set aside { $aside } and draw { $cards }.
}
legends_of_signum-log-mulligans = Cards set aside: { $counts }.
legends_of_signum-log-start = { $buildings ->
    [none] { $seat }: the starting buildings are chosen.
   *[other] You start with { $buildings }.
}
legends_of_signum-log-starts = The starting buildings: { $starts }.
legends_of_signum-log-placed = { $seat } places { $unit } at { $at }.
legends_of_signum-log-turn = Round { $round }: { $seat } begins the turn.
legends_of_signum-log-income = Income of { $seat }: { $total } (Markets { $markets }, buildings { $buildings }, tribute { $tribute }).
legends_of_signum-log-gained = { $seat }: { $change } prosperity ({ $source }).
legends_of_signum-log-paid = { $buildings ->
    [none] Paid: { $prosperity }.
   *[other] { $prosperity ->
        [none] Closed: { $buildings }.
       *[other] Closed: { $buildings }. Paid: { $prosperity }.
    }
}
legends_of_signum-log-built = { $seat } builds { $building }.
legends_of_signum-log-reclaimed = { $seat } takes { $card } back from the Graveyard.
legends_of_signum-log-passed = { $unit ->
    [none] { $seat } builds nothing.
   *[other] { $unit } does nothing more.
}
legends_of_signum-log-discarded = { $source ->
    [none] { $seat } discards { $card }.
   *[other] { $seat } loses { $card } from the hand by chance ({ $source }).
}
legends_of_signum-log-deployed = { $seat } deploys { $unit } at { $at }.
legends_of_signum-log-cast = { $on ->
    [none] { $seat } casts { $card }.
   *[other] { $seat } casts { $card } on { $on_accusative }.
}
legends_of_signum-log-cancelled = Cancelled: { $source }.
legends_of_signum-log-worn = { $seat } plays the relic { $card }.
    .instead_of = To the Graveyard: { $instead_of }.
legends_of_signum-log-laid = { $card ->
    [none] { $seat } plays a tactic face down.
   *[other] You play the tactic { $card } face down, number { $number }.
}
legends_of_signum-log-terrain = { $seat } places { $card } at { $at }.
legends_of_signum-log-power = { $unit } uses its power on { $on_accusative }.
legends_of_signum-log-moved = { $run ->
    [yes] { $unit } runs to { $to }.
   *[no] { $unit } moves to { $to }.
}
legends_of_signum-log-backstab = { $unit } strikes { $target_accusative } in the back. Rolled { $rolled }: { $hits }.{ $harmless ->
    [yes] {" "}No wounds.
   *[no] {""}
}
legends_of_signum-log-hits = { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $blocked ->
    [0] {""}
   *[other] { $left ->
        [0] , blocked
       *[other] , { $blocked } blocked
    }
}
legends_of_signum-log-clash = { $charge ->
    [yes] { $unit } charges { $target_accusative }: { $stance } against { $answer }.
   *[no] { $unit } attacks { $target_accusative }: { $stance } against { $answer }.
}
legends_of_signum-log-clash-dice = Attack: { $attacked }. Defence: { $defended }.
legends_of_signum-log-counted = { $attack }; in return { $answer }.{ $harmless ->
    [yes] {" "}No wounds.
   *[no] {""}
}
legends_of_signum-log-parry = { $rolled }, parry { $parry }
legends_of_signum-log-missile = { $kind ->
    [shoot] { $unit } shoots at { $target_accusative }.
    [throw] { $unit } throws at { $target_accusative }.
   *[magic] { $unit } casts at { $target_accusative }.
} Rolled { $rolled }: { $hits }.{ $harmless ->
    [yes] {" "}No wounds.
   *[no] {""}
}
legends_of_signum-log-missile-defence = { $cover ->
    [yes] Defence in cover: { $defended }.
   *[no] Defence: { $defended }.
}
legends_of_signum-log-wounded = { $wounds ->
    [0] { $unit } takes no wound ({ $source }).
    [one] { $unit } takes { $wounds } wound ({ $source }).
   *[other] { $unit } takes { $wounds } wounds ({ $source }).
}
legends_of_signum-log-prevented = Prevented: { $parts }.
legends_of_signum-log-prevented-armour = armour or resistance { $count }
legends_of_signum-log-prevented-tactic = tactic { $count }
legends_of_signum-log-prevented-ward = ward { $count }
legends_of_signum-log-healed = { $amount ->
    [one] { $unit } is healed of { $amount } wound ({ $source }).
   *[other] { $unit } is healed of { $amount } wounds ({ $source }).
}
legends_of_signum-log-marked = { $mark ->
    [stun] { $unit } is stunned ({ $source }).
    [root] { $unit } is rooted ({ $source }).
    [poison] { $unit } is poisoned, { $amount } ({ $source }).
    [ward] { $unit } gets ward { $amount } ({ $source }).
    [ready] { $unit } can be activated once more ({ $source }).
    [turn] { $unit } has { $source } until the end of the turn.
    [next] { $unit } has { $source } until the next Start phase.
   *[perm] { $unit } has { $source } for good.
}
legends_of_signum-log-pushed = { $unit } is pushed to { $at }.
legends_of_signum-log-hexed = { $success ->
    [yes] { $unit } hexes { $target_accusative } ({ $rolled }): it works.
   *[no] { $unit } hexes { $target_accusative } ({ $rolled }): in vain.
}
legends_of_signum-log-controlled = { $seat ->
    [none] { $unit } obeys its owner again.
   *[other] { $seat } controls { $unit_accusative }.
}
legends_of_signum-log-explored = { $unit } explores the Ruins and rolls { $rolled }: { $found }.
legends_of_signum-log-survived = { $unit } survives with 1 health.
legends_of_signum-log-died = { $killer ->
    [none] { $unit } falls.
   *[other] { $killer } kills { $unit_accusative }.
}
legends_of_signum-log-fired = { $seat } reveals the tactic { $card }. { $text }.
legends_of_signum-log-stance = Now in { $stance }: { $units }.
legends_of_signum-log-ordered = You have changed the order of tactic { $number }.
legends_of_signum-log-turn_end = { $seat } ends the turn.
legends_of_signum-log-left = { $seat } is out of the match.
legends_of_signum-log-ended = { $reason ->
    [hero] A hero has fallen: the match is over.
    [prosperity] { $count ->
        [one] { $winners } has { $total } prosperity: the match is over.
       *[other] { $winners } have { $total } prosperity together: the match is over.
    }
    [round_limit] The last round is over.
   *[left] Only one side is left: the match is over.
}{ $reason ->
    [prosperity] {""}
   *[other] { $count ->
        [one] {" "}Winner: { $winners }.
       *[other] {" "}Winners: { $winners }.
    }
}

legends_of_signum-find-1 = Trap
legends_of_signum-find-2 = Nothing
legends_of_signum-find-3 = Coins
legends_of_signum-find-4 = Old map
legends_of_signum-find-5 = Spring
legends_of_signum-find-6 = Hoard

legends_of_signum-cause-opening = opening hand
legends_of_signum-cause-turn = start of the turn
legends_of_signum-cause-study = Study
legends_of_signum-cause-levy = Levy
legends_of_signum-cause-muster = Muster
legends_of_signum-cause-ruins = Ruins
legends_of_signum-cause-bounty = bounty
legends_of_signum-cause-income = income
legends_of_signum-cause-fatigue = fatigue
legends_of_signum-cause-poison = poison
legends_of_signum-cause-regeneration = regeneration
legends_of_signum-cause-clash = clash
legends_of_signum-cause-backstab = backstab
legends_of_signum-cause-shoot = shot
legends_of_signum-cause-throw = throw
legends_of_signum-cause-magic = magic shot
legends_of_signum-cause-tactic = tactic
