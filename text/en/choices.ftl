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
