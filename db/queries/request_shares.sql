-- name: hold_request_shares!
UPDATE request_shares SET share = 0 WHERE process = '';

-- name: request_shares
SELECT process, share, wanted, invalid, stopped_until, held_until
FROM request_shares WHERE held_until > :now;

-- name: put_request_share!
INSERT INTO request_shares (process, share, wanted, invalid, stopped_until, held_until)
VALUES (:process, :share, :wanted, :invalid, :stopped_until, :held_until)
ON CONFLICT (process) DO UPDATE SET share = excluded.share, wanted = excluded.wanted, invalid = excluded.invalid,
    stopped_until = excluded.stopped_until, held_until = excluded.held_until;

-- name: drop_ended_request_shares!
DELETE FROM request_shares WHERE held_until <= :now AND process <> '';
