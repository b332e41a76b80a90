### A database on PostgreSQL, and one that is moved: what its owner reads on the screen and in the log.

database-old_server = { $path }: the server is PostgreSQL { $found }, and the bot needs { $least } or newer. Nothing was changed.
database-encoding = { $path }: the database keeps its text as { $found }, and the bot needs UTF8. Make another one: CREATE DATABASE name TEMPLATE template0 ENCODING UTF8.
database-no_rights = { $path }: the user { $role } cannot make tables there. As an administrator of the server, make them the owner of the database: ALTER DATABASE name OWNER TO { $role }.
database-no_dump = { $path }: the database must change from version { $found } to { $known }, and no backup of it from the last day is known. Nothing was changed. Run “python -m db backup”, or, if there is a backup elsewhere, “python -m db migrate --without-backup”; then start the bot again.
database-key = { $path }: the other bots on this database have a key, and { $files } is missing or is another one. All of them need the same folder (SEALED_ORDERS_BESIDE): share it, or put it back. If the key is lost for good, move that file away and run “python -m db restored”; a new key is made at the next start.
database-moved = { $path }: this database was moved to { $place } on { $at }; its data is there now. Name that one in SEALED_ORDERS_DATABASE. To use this one again, without all that was played there since, run “python -m db restored”.
database-moving = { $path }: only a part of { $place } has been moved here. Run the same “python -m db move” again, and it continues.
database-move_in_use = { $path }: the database is in use ({ $reason }). Stop every bot on it, and every other program that has it open.
database-not_empty = { $path }: something is stored here already. It was left as it is; name an empty database.
database-dump_missing = { $path }: no backup was made, as { $program } is not installed. Install the client programs of PostgreSQL (postgresql-client). If you have backups of another kind, such as pgBackRest, set SEALED_ORDERS_BACKUP_DAYS and SEALED_ORDERS_BACKUP_WEEKS to 0.
database-dump_older = { $path }: no backup was made, as pg_dump has version { $found } and the server { $server }. Install the client programs of PostgreSQL { $server } (postgresql-client-{ $server }).
database-sound_server =
    { $path }: the database is sound. { $tables ->
        [one] { $tables } table was read to its end
       *[other] { $tables } tables were read to their ends
    }, with what each row refers to. { $amcheck ->
        [1] Indexes were compared with their tables.
       *[0] Indexes were not compared with their tables: for that, this database needs the extension amcheck, and this user must be allowed to call it (docs/operations/growing.md, Check).
    }
database-migrated = { $path }: the database has version { $version }.
database-shrinks_itself = { $path }: PostgreSQL uses free room again by itself. To give it back to the disk while no bot runs: VACUUM FULL.

database-move_engines = { $path }: a move goes from a file to PostgreSQL or back. Set SEALED_ORDERS_DATABASE to where the data is to go, and name the other one.
database-move_address = The address to move from cannot be read. Write the path of a file, or postgresql://user@host:5432/name
database-move_password = { $path }: leave the password out; others can read it on the command line. It is asked for, or taken from PGPASSWORD or ~/.pgpass. Change the password that you have just shown.
database-move_older = { $path }: the database has version { $found }, and only one of version { $known } can be moved. Start the bot on it once.
database-move_beside = { $path }: { $file } belongs to another database. It was left as it is; move it away.
database-move_value = { $path }: the table { $table } has a value that the other engine cannot keep, in the row { $key }. Everything was left as it is; please report this.
database-move_differs = { $path }: after the move the table { $table } is not the same. The source was left as it is; empty the target and try again.
database-move_match_differs = { $path }: after the move match { $match } is not the same. The source was left as it is; please report this.
database-move_unverified = { $path }: everything is there, but the matches could not be verified ({ $reason }). Run the same command again, and it continues.
database-move_known = { $path } was moved to { $target } before; now it says so.
database-move_done =
    { $path } was moved to { $target }: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    }. Every table is the same in both.
database-move_matches =
    Matches compared: { $matches }, and { $quick ->
        [1] those that still run played again.
       *[0] each of them played again.
    } { $wrong ->
        [0] Nothing is wrong with them.
        [one] { $wrong } of them does not hold, as it did not before it was moved:
       *[other] { $wrong } of them do not hold, as they did not before they were moved:
    }
database-move_wrong = Match { $match }: { $fault }
database-move_next = Start the bot on { $target }. { $path } was left as it is, and a bot that is started on it says where the data is.
