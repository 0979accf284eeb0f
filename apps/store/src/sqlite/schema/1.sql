-- The truth: what happened at each table, and the secrets of its games.

CREATE TABLE events (
    table_id BLOB NOT NULL CHECK (length(table_id) = 16),
    number INTEGER NOT NULL CHECK (number > 0),
    at INTEGER NOT NULL,
    command BLOB CHECK (length(command) = 16),
    event TEXT NOT NULL,
    private TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- A command is in a log once, however often it was sent.
CREATE UNIQUE INDEX events_by_command ON events (table_id, command) WHERE command IS NOT NULL;

CREATE TABLE secrets (
    table_id BLOB NOT NULL CHECK (length(table_id) = 16),
    game INTEGER NOT NULL,
    secret BLOB NOT NULL CHECK (length(secret) = 32),
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;

-- The index: all of it follows from the events.

CREATE TABLE tables (
    table_id BLOB NOT NULL PRIMARY KEY,
    head INTEGER NOT NULL,
    founded INTEGER NOT NULL,
    at INTEGER NOT NULL,
    due INTEGER,
    stage TEXT NOT NULL,
    access TEXT NOT NULL,
    code BLOB,
    -- Whose turn it is: their ids, one after another.
    turns BLOB NOT NULL,
    -- Those in whose list it stands, in the same way.
    members BLOB NOT NULL,
    card TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_by_code ON tables (code, founded) WHERE code IS NOT NULL;
CREATE INDEX tables_that_wait ON tables (at DESC) WHERE stage = 'waiting' AND access = 'public';

-- The tables that are not over, by those who sit there or have founded them.
CREATE TABLE seats (
    guest BLOB NOT NULL,
    table_id BLOB NOT NULL REFERENCES tables,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

-- The games that are over, as they were then.
CREATE TABLE games (
    table_id BLOB NOT NULL REFERENCES tables,
    game INTEGER NOT NULL,
    ended_at INTEGER NOT NULL,
    card TEXT NOT NULL,
    PRIMARY KEY (table_id, game)
) STRICT, WITHOUT ROWID;

-- The same, by those who sat there.
CREATE TABLE finished (
    guest BLOB NOT NULL,
    ended_at INTEGER NOT NULL,
    table_id BLOB NOT NULL,
    game INTEGER NOT NULL,
    PRIMARY KEY (guest, ended_at DESC, table_id, game),
    FOREIGN KEY (table_id, game) REFERENCES games
) STRICT, WITHOUT ROWID;

-- Written after a write whose fate is unknown: what stands behind it in the log of writes is decided then.
CREATE TABLE fences (built INTEGER NOT NULL) STRICT;
INSERT INTO fences VALUES (0);
