-- The message that always shows what goes on on a server (its overview), and the channel where results are told there.
-- `page`: a digest of what it shows. `lost`: why it cannot be shown.
-- `old_message_id`: a message that is still to be removed. Times are unix seconds.
CREATE TABLE overviews (
    guild_id BIGINT PRIMARY KEY,
    channel_id BIGINT,
    message_id BIGINT,
    page TEXT NOT NULL DEFAULT '',
    shown_at BIGINT NOT NULL DEFAULT 0,
    lost TEXT NOT NULL DEFAULT '',
    put_up_by BIGINT,
    old_channel_id BIGINT,
    old_message_id BIGINT,
    results_channel_id BIGINT,
    results_since BIGINT NOT NULL DEFAULT 0,
    claimed_by TEXT NOT NULL DEFAULT '',
    claimed_until BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX overviews_by_person ON overviews (put_up_by) WHERE put_up_by IS NOT NULL;

-- Results of matches and tournaments (`about`) that were told. `channel_id` NULL: not everybody there may know of it.
-- `message_id` NULL: it is about to be told since `announced_at`. `is_stale`: somebody named there was forgotten.
CREATE TABLE told_results (
    about BIGINT PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT,
    message_id BIGINT,
    announced_at BIGINT NOT NULL,
    is_stale BOOLEAN NOT NULL DEFAULT FALSE
);
CREATE INDEX told_results_announced ON told_results (guild_id) WHERE channel_id IS NOT NULL AND message_id IS NULL;
CREATE INDEX told_results_stale ON told_results (guild_id) WHERE is_stale;
CREATE INDEX told_results_of_message ON told_results (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX matches_ended ON matches (guild_id, ended_at) WHERE status = 'ended';

-- Which matches a person wants to see in lists: JSON.
CREATE TABLE list_filters (
    user_id BIGINT PRIMARY KEY,
    filter TEXT NOT NULL
);
