### The private page "Your move".

menu-heading = ### Your move
menu-group-button = { $title } ({ $count })
menu-only-button = { $title }: { $label }
menu-refused-heading = ### Not possible now
menu-may-change = You have sealed an answer. Until everybody has, you may change it.
menu-sealed-now = Sealed now: **{ $label }**
select-choice = Choose…
select-topic = What do you want to do?
choice-heading = ### { $label }
choice-nearest = Possible instead:
not-now = This is not the time for { $command }.
not-now-asked = This is not the time for { $command }. What you decide now: { $what }.
line-not-understood = “{ $line }” was not understood.
line-moves-look = Moves look like this now: { $examples }. { $command } shows them all.
done-heading = **Done.**
done-sealed = **Sealed.** Your receipt: `{ $receipt }`. It is opened together with the answers.
waiting-nothing = You have nothing to decide now.
waiting-not-seated = You do not sit at this table; you see what everybody sees.
waiting-open = The match has not begun yet.
waiting-running = The match goes on.
waiting-ended = The match is over.
waiting-cancelled = The match was called off.

## A decision of several parts

part-open = **{ $part }:** not chosen yet
part-picked = **{ $part }: { $label }**
part-prompt = { $part }: choose…
part-named = { $part }: { $label }
part-clash = **Not together:** { $first } and { $second }.
part-clash-option = Not together with: { $part }
part-missing = Still to choose: { $parts }.
part-sealed-so = **This is what you have sealed.**
part-unknown = “{ $typed }” is none of your choices here.

## A plan: several moves lined up

button-plan-add = Add to plan
button-plan-confirm = { $count ->
    [one] Confirm
   *[other] Confirm all { $count }
}
button-plan-drop-last = Drop the last
button-plan-drop-all = { $count ->
    [one] Drop it
   *[other] Drop all
}
button-plan-go-on-yes = Make the rest too
button-plan-go-on-no = Leave the rest out
button-undo-plan = Undo all { $count }
plan-heading = ### Your plan
plan-next = ### And then?
plan-move = { $is_foreseen ->
    [yes] { $number }. **{ $move }**
   *[no] { $number }. { $move } · *outcome unknown*
}
plan-leads-on = None of it is made yet. This is what it would lead to:
plan-leads-others = None of it is made yet. This is what it would lead to; then it is no longer your turn.
plan-leads-over = None of it is made yet. This is what it would lead to; then the match is over.
plan-ends-chance = None of it is made yet. Move { $number } depends on chance. { $goes_on ->
    [yes] The rest will be made too, as long as the rules allow it.
   *[no] What comes after it will not be made.
}
plan-ends-hidden = None of it is made yet. Move { $number } depends on something hidden. What comes after it will not be made.
plan-ends-others = None of it is made yet. After move { $number } it is no longer your turn, so the rest will not be made.
plan-ends-over = None of it is made yet. After move { $number } the match is over, so the rest will not be made.
plan-ends-refused = None of it is made yet. Move { $number } will not be allowed then. It is not made, and neither is what comes after it.
plan-dropped = Your plan is dropped.
plan-left-chance = **Not made**, because the move before it depended on chance: { $moves }.
plan-left-hidden = **Not made**, because the move before it depended on something hidden: { $moves }.
plan-left-others = **Not made**, because it is no longer your turn: { $moves }.
plan-left-over = **Not made**, because the match is over: { $moves }.
plan-left-refused = **Not made**, because it is not allowed now: { $moves }.
plan-left-surprise = **Not made**, because things went another way than foreseen: { $moves }.
plan-receipt = Sealed. Your receipt: `{ $receipt }`.

## Wishes for later questions

button-wishes = Wishes
button-unwish-all = Drop all wishes
select-wish = Add a wish…
select-unwish = Drop a wish…
wishes-heading = ### Your wishes
wishes-about = As soon as you are asked, the first wish that is allowed is made for you. Nobody else sees them.
wishes-none = You have no wishes.
wishes-line = { $number }. { $wish }
wishes-made = { $count ->
    [one] **Your wish was made:** { $wishes }.
   *[other] **Your wishes were made:** { $wishes }.
}
wishes-dropped = { $count ->
    [one] **Your wish was dropped, because the rules did not allow it any more:** { $wishes }.
   *[other] **Your wishes were dropped, because the rules did not allow them any more:** { $wishes }.
}
