-- The truth: what happened at each table, and the secrets of its games.

CREATE TABLE events (
    table_id bytea NOT NULL CHECK (length(table_id) = 16),
    number bigint NOT NULL CHECK (number BETWEEN 1 AND 4294967295),
    at bigint NOT NULL CHECK (at >= 0),
    command bytea CHECK (length(command) = 16),
    event text NOT NULL,
    private text,
    PRIMARY KEY (table_id, number)
);

-- A command is in a log once, however often it was sent.
CREATE UNIQUE INDEX events_by_command ON events (table_id, command) WHERE command IS NOT NULL;

CREATE TABLE secrets (
    table_id bytea NOT NULL CHECK (length(table_id) = 16),
    game bigint NOT NULL CHECK (game BETWEEN 0 AND 4294967295),
    secret bytea NOT NULL CHECK (length(secret) = 32),
    PRIMARY KEY (table_id, game)
);

-- What is known about games that are over. It can be found out again from the events, at the price of much thinking.
CREATE TABLE analyses (
    table_id bytea NOT NULL CHECK (length(table_id) = 16),
    game bigint NOT NULL CHECK (game BETWEEN 1 AND 4294967295),
    -- When somebody first wanted to know.
    asked_at bigint NOT NULL,
    -- NULL until it is done.
    text text,
    PRIMARY KEY (table_id, game)
);

-- The index: all of it follows from the events.

CREATE TABLE tables (
    table_id bytea NOT NULL PRIMARY KEY CHECK (length(table_id) = 16),
    head bigint NOT NULL CHECK (head BETWEEN 1 AND 4294967295),
    founded bigint NOT NULL,
    at bigint NOT NULL,
    due bigint,
    stage text NOT NULL CHECK (stage IN ('waiting', 'playing', 'over')),
    access text NOT NULL CHECK (access IN ('private', 'public')),
    code bytea CHECK (length(code) = 32),
    -- Whose turn it is.
    turns bytea[] NOT NULL,
    -- Those in whose list it stands.
    members bytea[] NOT NULL,
    card text NOT NULL,
    -- When something happened last where people wait for anybody who comes. It does not change during a game, so that a
    -- move changes nothing that has an index.
    waits_since bigint GENERATED ALWAYS AS
        (CASE WHEN stage = 'waiting' AND access = 'public' THEN at END) STORED
) WITH (fillfactor = 70);

CREATE INDEX tables_by_code ON tables (code, founded) WHERE code IS NOT NULL;
CREATE INDEX tables_that_wait ON tables (waits_since) WHERE waits_since IS NOT NULL;

-- The tables that are not over, by those who sit there or have founded them.
CREATE TABLE seats (
    guest bytea NOT NULL CHECK (length(guest) = 16),
    table_id bytea NOT NULL,
    PRIMARY KEY (guest, table_id)
);

-- The games that are over, as they were then.
CREATE TABLE games (
    table_id bytea NOT NULL,
    game bigint NOT NULL,
    ended_at bigint NOT NULL,
    card text NOT NULL,
    PRIMARY KEY (table_id, game)
);

-- The same, by those who sat there.
CREATE TABLE finished (
    guest bytea NOT NULL CHECK (length(guest) = 16),
    ended_at bigint NOT NULL,
    table_id bytea NOT NULL,
    game bigint NOT NULL,
    PRIMARY KEY (guest, ended_at, table_id, game)
);

-- What has to be done, and by whom. What is due at tables follows from the events, what is to be analysed from `analyses`;
-- who does it follows from nothing, and nobody misses it.
CREATE TABLE work (
    kind text NOT NULL CHECK (kind IN ('clock', 'bot', 'analysis')),
    table_id bytea NOT NULL,
    -- 0 if it concerns the table.
    game bigint NOT NULL,
    due bigint NOT NULL,
    holder bytea CHECK (length(holder) = 16),
    held_until bigint CHECK ((holder IS NULL) = (held_until IS NULL)),
    PRIMARY KEY (kind, table_id, game)
) WITH (fillfactor = 70);

CREATE INDEX work_by_due ON work (kind, due);

-- Who is where. It counts for seconds, so it need not survive anything.
CREATE UNLOGGED TABLE presence (
    table_id bytea NOT NULL,
    node bytea NOT NULL CHECK (length(node) = 16),
    -- A bit for each seat.
    seats smallint NOT NULL,
    watching bigint NOT NULL,
    until bigint NOT NULL,
    PRIMARY KEY (table_id, node)
) WITH (fillfactor = 70);

-- The time by which everybody goes, in milliseconds since 1970.
CREATE FUNCTION azulejo_now() RETURNS bigint LANGUAGE sql VOLATILE
    AS $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint $$;
