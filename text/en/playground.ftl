# The local playground: what `make play` prints, and the page with the simulated Discord.

playground-opened =
    Sealed Orders: the playground is open. Open this whole address in a browser on this computer:

        { $address }

    As Ann, in #games, press “{ $play }” to play against the computer at once. To play with others, press “{ $new }”, switch to Boris and press “{ $join }”.
    Each person's DMs from the bot are under “Direct messages”. Ctrl-C stops the playground; matches, messages and this address are kept.
playground-rebound =
    { $count ->
        [one] { $count } match from last time is still open in #games.
       *[other] { $count } matches from last time are still open in #games.
    }

## The page. Keys that begin with playground-page- are sent to it as they are.

playground-page-title = Sealed Orders
playground-page-subtitle = playground
playground-page-you-are = You are
playground-page-places = Channels
playground-page-language = Language
playground-page-direct = Direct messages
playground-page-direct-of = { "{name}" }: direct messages
playground-page-direct-messages-open = { "{name}" } accepts direct messages
playground-page-direct-messages-closed = { "{name}" } has disabled direct messages
playground-page-open-list = Open the list of channels
playground-page-close-list = Close the list of channels
playground-page-unread = unread: { "{count}" }
playground-page-waiting = waiting: { "{count}" }
playground-page-archived = closed thread
playground-page-about = A simulated Discord on your own computer for trying the bot. Switch between four players; each sees only their own secrets.
playground-page-no-key = This address is incomplete. Open the one that make play printed, with everything after the # sign.
playground-page-gone = The playground has stopped. Start it again with make play and open the new address.
playground-page-working = The bot is working
playground-page-again = The page had just changed. Press again.
playground-page-failed = Something went wrong. See the terminal for details.
playground-page-late = The bot is taking longer than usual. The answer will appear here.

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
playground-page-discord-form = This form will be sent to { "{it}" }. Do not share passwords or other sensitive information.
playground-page-discord-edited = (edited)
