# Words on the pictures of Tetranomicon, and the pictures told in words.

tetranomicon-picture-phase-setup = Setting up
tetranomicon-picture-phase-actions = Era { $era } of IV · actions
tetranomicon-picture-phase-ended = The match is over
tetranomicon-picture-awaited = Waiting for { $name }
tetranomicon-picture-won = { $count ->
    [one] Victory: { $names }
   *[other] Shared victory: { $names }
}
tetranomicon-picture-asked-farm = puts the free farm
tetranomicon-picture-asked-route = lays the free route
tetranomicon-picture-asked-action = { $passed } of { $seats } have passed
tetranomicon-picture-acts = to act
tetranomicon-picture-passed = passed
tetranomicon-picture-values = Each building pays
tetranomicon-picture-hidden = still hidden
