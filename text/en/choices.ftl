### The private page "Your move".

menu-heading = ### Your move
menu-group-button = { $title } ({ $count })
menu-only-button = { $title }: { $label }
menu-refused-heading = ### Not possible now
menu-may-change = Your answer is sealed. You can change it until everybody has answered.
menu-sealed-now = Sealed now: **{ $label }**
select-choice = Choose…
select-choice-of = { $title }…
select-topic = What do you want to do?
choice-heading = ### { $label }
choice-nearest = Did you mean:
not-now = { $command } isn't available right now.
not-now-asked = { $command } isn't available right now. You are deciding: { $what }.
line-not-understood = “{ $line }” is not a move.
trial-legal = **{ $label }** is possible. This is a trial: nothing was played.
line-write = Write: `{ $line }`
line-undo = To undo your last move, use { $command }.
line-undo-words = undo, take back, back
line-every-move = { $command } shows everything you can do.
choice-possible = You can, for example:
line-asked = You are deciding: { $what }.
line-which = “{ $line }” could mean several moves. Which one?
line-more = { $count ->
    [one] { $count } more fits. Type more of it to see it.
   *[other] { $count } more fit. Type more of the move to see them.
}
done-heading = **Done.**
done-sealed = **Sealed.** Nobody sees your answer until the rules reveal it. Your receipt: `{ $receipt }`.
page-replaced = -# Continued on a newer page.
page-left = -# { $title }: { $done }
waiting-nothing = It's not your turn.
waiting-not-seated = You're watching this match.
waiting-open = The match has not started yet.
waiting-running = The match is running.
waiting-ended = The match is over.
waiting-cancelled = The match was cancelled.

## A decision of several parts

part-open = **{ $part }:** not chosen yet
part-picked = **{ $part }: { $label }**
part-prompt = { $part }: choose…
part-prompt-several = { $part }: choose any number…
part-named = { $part }: { $label }
part-clash = **Not allowed together:** { $first } and { $second }.
part-clash-option = Cannot be combined with: { $part }
part-missing = Still to choose: { $parts }.
part-sealed-so = **This is what you have sealed.**
part-unknown = “{ $typed }” is not one of your choices here.

## A plan: several moves lined up

button-plan-add = Add to plan
button-plan-confirm = { $count ->
    [one] Confirm
   *[other] Confirm all { $count }
}
button-plan-drop-last = Remove the last
button-plan-drop-all = { $count ->
    [one] Remove it
   *[other] Remove all
}
button-plan-go-on-yes = Make the rest too
button-plan-go-on-no = Skip the rest
button-undo-plan = Undo all { $count }
plan-heading = ### Your plan
plan-next = ### What next?
plan-move = { $is_foreseen ->
    [yes] { $number }. **{ $move }**
   *[no] { $number }. { $move } · *outcome unknown*
}
plan-leads-on = Nothing has been done yet. This would be the result:
plan-leads-others = Nothing has been done yet. This would be the result; then your turn ends.
plan-leads-over = Nothing has been done yet. This would be the result; then the match ends.
plan-ends-chance = Nothing has been done yet. Move { $number } depends on chance. { $goes_on ->
    [yes] The moves after it will be made as long as the rules allow.
   *[no] The moves after it will not be made.
}
plan-ends-hidden = Nothing has been done yet. Move { $number } depends on something hidden. The moves after it will not be made.
plan-ends-others = Nothing has been done yet. After move { $number } your turn ends, so the rest will not be made.
plan-ends-over = Nothing has been done yet. After move { $number } the match ends, so the rest will not be made.
plan-ends-refused = Nothing has been done yet. Move { $number } will not be legal by then. It will not be made, and neither will the moves after it.
plan-dropped = Your plan was removed.
plan-left-chance = **Not made**, because the result of the move before it depended on chance: { $moves }.
plan-left-hidden = **Not made**, because the result of the move before it depended on something hidden: { $moves }.
plan-left-others = **Not made**, because your turn has ended: { $moves }.
plan-left-over = **Not made**, because the match is over: { $moves }.
plan-left-refused = **Not made**, because the rules do not allow it now: { $moves }.
plan-left-surprise = **Not made**, because the result was not what your plan expected: { $moves }.
plan-receipt = Sealed. Your receipt: `{ $receipt }`.

## Wishes for later questions

button-wishes = Answers in advance
button-unwish = Remove
button-unwish-all = Remove all answers
select-wish = Add an answer…
select-wish-for = { $title }…
select-unwish = Remove an answer…
wishes-heading = ### Your answers in advance
wishes-about = As soon as you are asked about one of these, the first answer that is allowed is given for you. Until then you can remove it. Nobody else sees your answers.
wishes-none = You have given no answers in advance.
wishes-line = { $number }. { $wish }
wishes-made = { $count ->
    [one] **Answered for you:** { $wishes }.
   *[other] **Answered for you:** { $wishes }.
}
wishes-changed = { $count ->
    [one] **Answered otherwise, as your choice was no longer possible:** { $wishes }.
   *[other] **Answered otherwise, as your choices were no longer possible:** { $wishes }.
}
wishes-instead = { $move } (you chose: { $wish })
wishes-dropped = { $count ->
    [one] **Your answer in advance was removed because the rules no longer allowed it:** { $wishes }.
   *[other] **Your answers in advance were removed because the rules no longer allowed them:** { $wishes }.
}

## Choosing at once where several things go

layout-about = Choose places for as many as you like. The bot then lays them in a random order, one whenever it is your turn. What has not been laid yet can be changed.
layout-changed = { $prompt } (changed, before: { $earlier })
layout-too-many = { $most ->
    [one] { $option }: only { $most } fits there, you have chosen { $count }.
   *[other] { $option }: only { $most } fit there, you have chosen { $count }.
}
layout-done = { $count ->
    [one] **Done.** The bot lays what you have chosen when it is your turn.
   *[other] **Done.** The bot lays all { $count } one by one, whenever it is your turn.
}
button-layout = { $count ->
    [0] Confirm
    [one] Confirm { $count }
   *[other] Confirm all { $count }
}
button-part-random = Choose at random
button-layout-random = Choose the rest at random
button-layout-none = Start over
button-layout-change = Change them

# Hints: what a computer would do

button-hint = Hint
hint-heading =
    ### Hint
    This is what a computer would do in your place. It sees only what you see, and nobody else sees this page.
hint-best = Best move: { $move }
hint-alone =
    Suggestion: { $move }
    It was not compared with other moves.
hint-next =
    Next best: { $move }
    { $matches ->
        [0] It would win you about as many matches.
        [one] With it you would win { $matches } match in 100 fewer.
       *[other] With it you would win { $matches } matches in 100 fewer.
    }
hint-better = Where the best move does better: { $terms }.
hint-worse = Where it does worse: { $terms }.
hint-level = Level: { $level }. After the match everybody sees how often you asked, but not what for.
hint-pick = Look at this move
hint-thinking = The computer is still thinking about your hint. It will appear here.
