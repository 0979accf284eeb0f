-- What is known about games that are over. It can be found out again from the events, at the price of much thinking, so
-- it is kept and not part of the index.

CREATE TABLE analyses (
    table_id BLOB NOT NULL CHECK (length(table_id) = 16),
    game INTEGER NOT NULL,
    -- When somebody first wanted to know.
    asked_at INTEGER NOT NULL,
    -- NULL until it is done.
    text TEXT,
    PRIMARY KEY (table_id, game)
) STRICT;

CREATE INDEX analyses_to_do ON analyses (asked_at) WHERE text IS NULL;
