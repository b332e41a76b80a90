-- How many requests a second each process of the bot may make of Discord, which counts those of all together. `wanted`:
-- how many it could use; `invalid`: how many of its last ten minutes Discord has refused; Discord has told it that nothing
-- may be asked before `stopped_until`. It has its share until `held_until` (both unix seconds), and says so again before.
CREATE TABLE request_shares (
    process TEXT PRIMARY KEY,
    share BIGINT NOT NULL,
    wanted BIGINT NOT NULL,
    invalid BIGINT NOT NULL,
    stopped_until BIGINT NOT NULL,
    held_until BIGINT NOT NULL
);
CREATE INDEX request_shares_held ON request_shares (held_until);

-- A row of nobody's, which each one holds while it looks at the shares of the others.
INSERT INTO request_shares (process, share, wanted, invalid, stopped_until, held_until) VALUES ('', 0, 0, 0, 0, 0);
