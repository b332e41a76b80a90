### When the database fails: what its owner reads on the screen and in the log, and what players are told.

refusal-storage = The bot cannot use its database at the moment. Nothing was changed. Please try again in a few minutes; the people who run this bot see the cause in its log.
refusal-storage_later = The bot cannot use its database at the moment. What you did had been stored before that; look again in a few minutes. The people who run this bot see the cause in its log.
refusal-storage_unknown = The bot lost its database at the very moment when it stored what you did, and does not know whether that was stored. Please look at the match again before you repeat it. The people who run this bot see the cause in its log.
refusal-storage_replaced = The bot's database file was moved, deleted or replaced while the bot was running. Nothing was changed, and nothing can be done until the people who run this bot have put the file back or restarted the bot; they see the cause in its log.

database-damaged = { $path }: the database is damaged ({ $reason }). It was left as it is; restore a backup in its place.
database-foreign = { $path }: this is the database of another program. It was left as it is; name another file.
database-newer = { $path }: the database has version { $found }, this program knows versions up to { $known } and cannot use it. It was left as it is; start the newer program, or restore a backup.
database-older_lives = { $path }: this program changes the database so that older programs cannot use it any more, and { $count ->
    [one] one of them still runs
   *[other] { $count } of them still run
}: { $process } (version { $version }). Stop what is older. Nothing was changed.
database-older = { $path }: the database is of an older version. Start the bot once, which brings it up to date.
database-full = { $path }: there is no space left for the database ({ $reason }). What is stored is safe; make room on its disk.
database-read_only = { $path }: the database can be read but not written to ({ $reason }). Let the bot write to the file, to those of the same name beside it, and to its folder.
database-locked = { $path }: another program holds the database locked ({ $reason }). Close that program, or wait until it is done.
database-closed = { $path }: the database cannot be opened ({ $reason }). Let the bot read and write the file and its folder.
database-failing = { $path }: the disk fails to read or write the database ({ $reason }). Look after the disk, and keep a backup elsewhere.
database-replaced = { $path }: the database is not the file that the bot opened ({ $reason }). Nothing is stored any more; put the file back, or restart the bot to use what is there now.
database-unreachable = { $path }: the server of the database cannot be reached, or has just been lost ({ $reason }). What is stored is safe; see that the server runs, and that host and port are right.
database-refused = { $path }: the server of the database does not let the bot do this ({ $reason }). Check the user name, the password, and what this user is allowed on the server.
database-no_database = { $path }: the server has no database of this name ({ $reason }). Create it with “createdb”, or name another one.
database-standby = { $path }: the server of the database lets nobody write ({ $reason }). What is stored is safe; name the server that is written to, or let this one be written to.
database-busy = { $path }: the server of the database takes too long, or has too many connections ({ $reason }). What is stored is safe; look at what else the server does.
database-unknown = { $path }: the server of the database was lost while something was stored, and nobody knows whether it was ({ $reason }). The bot continues by itself as soon as the server is back.
database-no_driver = { $path }: a database on PostgreSQL needs a few more packages. Install them with “make setup-postgres”, or with “pip install -r requirements-postgres.txt”.
database-in_use = { $path }: somebody has the database open, such as the bot. Stop the bot first; nothing was changed.
database-copy_nothing = { $path }: there is no database here to copy.
database-copy_exists = { $path }: a file of this name exists; it was left as it is.
database-copy_failed = { $path }: the copy of the database cannot be written ({ $reason }). The database itself was left as it is.
database-copy_no_room = { $path }: there is too little room for a backup: it needs { $needed } MB, and { $free } MB are free. None was made; make room on its disk.

database-copied = { $path } was copied to { $target }, and the copy is sound.
database-restored = { $path }: at its next start the bot takes the database for one that was restored.
database-none = { $path }: there is no database yet.
database-sound = { $path }: the database is sound.
