### What the people who run the bot are told: alarms, at an address of theirs.

alarm-gateway =
    { $minutes ->
        [one] Sealed Orders: Discord has been out of reach for { $minutes } minute. Nobody can play; no time runs out.
       *[other] Sealed Orders: Discord has been out of reach for { $minutes } minutes. Nobody can play; no time runs out.
    }
alarm-gateway-over = Sealed Orders: Discord is there again.
alarm-database = Sealed Orders: the database file was moved, deleted or replaced. Nothing is stored any more until it is back or the bot is restarted.
alarm-database-over = Sealed Orders: the database file is back.
alarm-backup =
    { $reason ->
        [room] Sealed Orders: there was no backup today, because there is too little room on the disk.
       *[fault] Sealed Orders: there was no backup today, because it failed. The log says why.
    }
alarm-backup-over = Sealed Orders: today's backup is there.
alarm-faults = Sealed Orders: several errors within minutes. The log has them.
alarm-faults-over = Sealed Orders: no more errors for a while.
sign-of-life = Sealed Orders: all is well.

### What is wrong with the bot, where its health is asked for.

health-gateway =
    { $seconds ->
        [one] Nothing has come from Discord for { $seconds } second.
       *[other] Nothing has come from Discord for { $seconds } seconds.
    }
health-database =
    { $code ->
        [slow] The database takes more than three seconds for an answer.
       *[other] The database does not answer ({ $code }). The log says why.
    }
ready-shards = { $missing } of { $own } connections to Discord (shards) are not ready.
ready-no_shards = This process has no connection to Discord (shard) yet: others have them all.
ready-opened = The database is not open yet: the bot is starting, or is bringing the database up to date.
ready-serving = The bot is shutting down.

### Settings that cannot be used: what their owner reads on the screen.

setting-token = { $name } is no bot token: it contains a space or a character that tokens do not have.
setting-address = { $name } must be an address that begins with https://
setting-listening = { $name } must be an address of this computer and a port, such as 127.0.0.1:9090, not “{ $given }”.
setting-no_file = { $name } must be a file, and “{ $path }” is a folder.
setting-database_scheme = { $name } is neither a path of a file nor an address that begins with postgresql://
setting-database_escape = { $name }: in the address of PostgreSQL, write special characters in the user name, the password and the name of the database with a per cent sign and their number: @ is %40, / is %2F, # is %23, % is %25, a space is %20.
setting-database_host = { $name }: the address of PostgreSQL has no host and port as in postgresql://user:password@host:5432/name. If the slash, the colon or the question mark belongs to the password, write it as %2F, %3A or %3F.
setting-database_no_name = { $name }: the address of PostgreSQL does not say which database; its name comes last, as in postgresql://user:password@host:5432/name
setting-database_option = { $name }: only options such as sslmode=require can follow the question mark in the address of PostgreSQL, with & between them. If the question mark belongs to the password, write it as %3F.
setting-no_folder = { $name } must be a folder, and “{ $path }” is a file.
setting-line = { $name } must be one line of at most { $most } characters.
setting-one_of = { $name } must be one of { $allowed }, not “{ $given }”.
setting-whole = { $name } must be a whole number from { $least } to { $most }, not “{ $given }”.
setting-days = { $name } must be a whole number from { $least } to { $most }, or “{ $never }”, not “{ $given }”.
setting-shards = { $name } must say how many shards the bot has, such as 16, or which of them this process has, such as 0-3/16; there can be { $most } at most. “{ $given }” says neither.
setting-shards_order = { $name } is “{ $given }”, but { $first } comes after { $last }: name the lower shard first.
setting-shards_beyond = { $name } is “{ $given }”, but shards are counted from 0: of { $count ->
    [one] { $count } shard
   *[other] { $count } shards
} the last one is { $most }.
setting-none = { $name } is no setting; the README lists all settings.
setting-none_like = { $name } is no setting; did you mean { $meant }?
setting-unreadable = { $path } cannot be read as UTF-8 text.
setting-no_value = { $path }, line { $line }: expected NAME=value.

### What takes the room in the database: `python -m db size`.

size-whole = { $path } takes { $taken }. Of that { $free } are free for what is stored next.
size-megabytes = { TENTHS($tenths) } MB
size-tables = Tables with their indexes:
size-tables_estimated = Tables with their indexes, estimated, since this SQLite does not tell (it was built without dbstat):
size-rows =
    { $count ->
        [one] { $count } row
       *[other] { $count } rows
    }
size-others = all others
size-matches = Matches with their moves and positions:
size-no_match = There are no matches yet.
size-active =
    { $count ->
        [one] { $count } match that is not over
       *[other] { $count } matches that are not over
    }
size-whole_matches =
    { $count ->
        [one] { $count } match that is over
       *[other] { $count } matches that are over
    }
size-packed =
    { $count ->
        [one] { $count } match that is over and packed
       *[other] { $count } matches that are over and packed
    }
size-wrong =
    { $count ->
        [one] { $count } match that is over and does not verify
       *[other] { $count } matches that are over and do not verify
    }
size-frees =
    { $count ->
        [one] To pack the match that is over would free about { $frees }.
       *[other] To pack all { $count } matches that are over would free about { $frees }.
    }
size-never = None will be packed: SEALED_ORDERS_PACK_DAYS is never.
size-packable =
    { $count ->
        [one] { $count } of them has been over for long enough; while the bot runs it packs ten in a minute.
       *[other] { $count } of them have been over for long enough; while the bot runs it packs ten in a minute.
    }
size-unsound = Matches that do not verify are kept as they are. The log has said why, with the number of each.
size-shrunk = { $path } took { $before } and now takes { $after }.
