### Two accounts of one person: pages about them, and what staff see of pairs that could be one person.

button-accounts = Two accounts
accounts-about =
    ### Two accounts
    If you have two accounts on Discord, one can take over everything of the other: seats, tournaments, leagues, titles, decks and ratings. Both have to agree: first the account that you give up, then within a day the one that stays.
    This is not possible while both play in one match, tournament or league. If you can't use the old account any more, ask those who manage the server.
accounts-found = On { $server }, those who manage the server say that the account { $name } was yours.
accounts-found-from = You can take over from { $at } on, unless its owner objects.
button-moved-take = Take over from { $name }
select-give-all = Give everything of this account to…
select-take-all = Take over everything from…
accounts-give-question =
    Give everything of this account to { $name }? Only do this if that account is yours too: it gets your seats with all that is hidden in them, your tournaments, leagues, decks and ratings. After that this account can't play any more.
    Nothing changes before the other account has agreed as well.
button-give-all = Yes, that is my account
accounts-given = Now agree with the other account, { $name }, within a day: `/account take`, or `/privacy`, then **Two accounts**.
button-give-none = Don't give it
accounts-kept = This account keeps everything.
accounts-take-question = ### Take over everything from { $name }?
accounts-take-seats =
    { $count ->
        [0] It plays no match now.
        [one] It has a seat in { $count } match that runs or gathers players.
       *[other] It has seats in { $count } matches that run or gather players.
    }
accounts-take-tournaments =
    { $count ->
        [0] It plays no tournament now.
        [one] It plays { $count } tournament.
       *[other] It plays { $count } tournaments.
    }
accounts-take-ratings =
    { $count ->
        [0] It has no rating.
        [one] It has played { $count } rated match. Both ratings become one, in which the more certain one counts for more.
       *[other] It has played { $count } rated matches. Both ratings become one, in which the more certain one counts for more.
    }
accounts-take-met =
    { $count ->
        [one] In { $count } rated match the two accounts played each other. It stays as it was rated.
       *[other] In { $count } rated matches the two accounts played each other. They stay as they were rated.
    }
accounts-take-final = This can't be undone. Your name, language, night and reminders stay as they are here.
button-take-all = Take over
accounts-taken = Yours are now all seats, tournaments, leagues, titles, decks and ratings that { $name } had. Your language, night and reminders stay as they were.
button-pairs = Second accounts
pairs-heading =
    { $count ->
        [0] ### Second accounts
        [one] ### Second accounts: { $count } pair
       *[other] ### Second accounts: { $count } pairs
    }
pairs-none = No such pair: nobody here plays mostly one other person and nearly always wins or loses.
pairs-line =
    { $matches ->
        [one] **{ $one }** and **{ $other }**: { $matches } rated match with each other, won { $won } and { $lost }; of all rated matches here { $one } has played { $played }, { $other } { $played_other }.
       *[other] **{ $one }** and **{ $other }**: { $matches } rated matches with each other, won { $won } and { $lost }; of all rated matches here { $one } has played { $played }, { $other } { $played_other }.
    }
pairs-match = #{ $match }
pairs-matches = The newest: { $links }
pairs-about = -# Listed are pairs with at least four rated matches on this server, if one of the two plays three quarters of theirs against the other and one of them wins three quarters. That proves nothing: couples play so, and teachers with pupils. Only those who manage the server see this page.
moves-heading = **Lost accounts**
moves-somebody = somebody
moves-waits = { $by } says that { $old } is now { $new }. From { $at } on the new account can take over what is over here, unless the old one objects.
moves-done = { $by } said that { $old } is now { $new }, who has taken over what was over on this server.
moves-stopped = { $by } said that { $old } is now { $new }, but the owner of the old account objected. Nothing has passed to the new one.
button-moved = Somebody has lost an account…
modal-moved = A lost account and the new one
form-moved_old = The lost account
form-moved_old-hint = Its id: turn on developer mode in Discord, then copy the user's id.
form-moved_new = The new account of the same person
form-moved_new-hint = Its id, or a mention.
moved-said =
    Noted: the owner of { $old } now uses { $new }. Both accounts are told, as far as they can be reached.
    If nobody objects from the old account, the new one can take over from { $at } on, with `/privacy` and **Two accounts**. It gets what is over on this server: matches, tournaments, and places in leagues. It gets the ratings only if all of them were won here, or if the staff of every other server has said the same. Decks and settings stay with the old account.
moved-object = Those who manage { $server } say that you have lost this account and use another one now. If that is not so, press the button before { $at }. Otherwise the other account can take over the matches, tournaments and leagues that you have played there, and maybe your ratings.
button-moved-stop = That is not so
moved-stopped = Nothing passes to another account.
moved-found = Those who manage { $server } say that a lost account was yours. You can take over from { $at } on what it has played there, unless its owner objects.
moved-taken = Yours are now the matches, tournaments and leagues that this account has played on the server. Its decks and settings stay with it.
moved-ratings = Its ratings are yours too.
moved-no-ratings = Its ratings stay with it: it was also rated elsewhere, and there nobody has said that it was yours.
