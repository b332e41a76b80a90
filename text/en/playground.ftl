# The local playground: what `make play` prints, and the page with the simulated Discord.

playground-opened =
    Sealed Orders: the playground is open. Open this whole address in a browser on this computer:

        { $address }

    Be Ann first: in #games press “{ $new }” or type /match new. Then switch to Boris and press “{ $join }”.
    Letters from the bot wait under “Direct messages” of each person. Ctrl-C stops; matches are kept.
playground-rebound =
    { $count ->
        [one] { $count } match from the last run continues in #games.
       *[other] { $count } matches from the last run continue in #games.
    }

## The page. Keys that begin with playground-page- are sent to it as they are.

playground-page-title = Sealed Orders
playground-page-subtitle = playground
playground-page-you-are = You are
playground-page-places = Places
playground-page-language = Language
playground-page-direct = Direct messages
playground-page-direct-of = { "{name}" }: direct messages
playground-page-direct-messages-open = { "{name}" } accepts direct messages
playground-page-direct-messages-closed = { "{name}" } has closed direct messages
playground-page-open-list = Open the list of places
playground-page-close-list = Close the list of places
playground-page-unread = unread: { "{count}" }
playground-page-waiting = waiting: { "{count}" }
playground-page-archived = closed thread
playground-page-about = A Discord on your computer alone, to try the bot. You can be any of the four; each sees only what is theirs.
playground-page-no-key = The address is not whole. Open the one that make play printed, with everything after the # sign.
playground-page-gone = The playground has stopped. Start it again with make play and open the new address.
playground-page-working = The bot is at work
playground-page-again = The page had just changed. Press again.
playground-page-failed = Something went wrong. The reason is printed in the terminal.
playground-page-late = The bot takes longer than usual. The answer will appear here.

## What the simulated Discord itself says.

playground-page-discord-only-you = Only you can see this
playground-page-discord-earlier = Load earlier messages
playground-page-discord-newer = Newer messages
playground-page-discord-jump = New messages: to the latest
playground-page-discord-empty = No messages in this channel.
playground-page-discord-cancel = Cancel
playground-page-discord-submit = Submit
playground-page-discord-apply = Apply
playground-page-discord-options = Options
playground-page-discord-no-match = Nothing matches
playground-page-discord-used = { "{it}" } used{ " " }
playground-page-discord-thread = started a thread:
playground-page-discord-message = Message { "{it}" }
playground-page-discord-more = { "{it}" } more
playground-page-discord-form = This form goes to { "{it}" }. Do not write passwords into it.
playground-page-discord-edited = (edited)
