-- name: oldest_reader^
SELECT oldest_reader FROM releases WHERE number = (SELECT MAX(number) FROM releases);

-- name: put_release!
INSERT INTO releases (number, oldest_reader) VALUES (:number, :oldest_reader)
ON CONFLICT (number) DO UPDATE SET oldest_reader = excluded.oldest_reader;

-- name: raise_oldest_reader!
UPDATE releases SET oldest_reader = :oldest_reader
WHERE number = (SELECT MAX(number) FROM releases) AND oldest_reader < :oldest_reader;
