### A database on PostgreSQL, and one that is moved: what its owner reads on the screen and in the log.

database-moved = { $path }: this database was moved to { $place } on { $at }; its data is there now. Name that one in SEALED_ORDERS_DATABASE. To use this one again, without all that was played there since, run “python -m db restored”.
database-moving = { $path }: only a part of { $place } has been moved here. Run the same “python -m db move” again, and it continues.
