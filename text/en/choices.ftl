### The private page "Your move".

menu-heading = ### Your move
menu-group-button = { $title } ({ $count })
menu-only-button = { $title }: { $label }
menu-refused-heading = ### Not possible now
menu-may-change = You have sealed an answer. Until everybody has, you may change it.
select-choice = Choose…
choice-heading = ### { $label }
choice-nearest = Possible instead:
done-heading = **Done.**
done-sealed = **Sealed.** Your receipt: `{ $receipt }`. It is opened together with the answers.
not-yours = This is decided by { $names }.
waiting-nothing = You have nothing to decide now.
waiting-not-seated = You do not sit at this table; you see what everybody sees.
waiting-open = The match has not begun yet.
waiting-running = The match goes on.
waiting-ended = The match is over.
waiting-cancelled = The match was called off.
