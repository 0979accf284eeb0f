//! From one version of the schema to the next, while others use it.

use super::error::PostgresError;
use super::url::PostgresUrl;
use tokio_postgres::{Client, GenericClient};

/// A step from one version to the next.
struct Migration {
    /// What leads there.
    sql: &'static str,
    /// The oldest version of the program that can use the database then.
    oldest: u32,
}

/// What leads from each version to the next, from an empty database on. What has been released is never changed: a change
/// is one more. Programs of the version before run beside this one while a cluster is upgraded, so a step first only adds
/// what they need not know (`oldest` stays); what they still use is taken away a release later (`oldest` rises).
const MIGRATIONS: [Migration; 1] = [Migration { sql: include_str!("schema/1.sql"), oldest: 1 }];

/// The version of the schema that is written here.
pub(super) const VERSION: u32 = MIGRATIONS.len() as u32;

/// The oldest server that can be used, as its number: PostgreSQL 13.
pub(super) const OLDEST_SERVER: i32 = 130_000;

/// Whoever brings a database up to date holds this: "azulejo".
const LOCK: i64 = 0x61_7a75_6c65_6a6f;

/// What a database says about itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Version {
    /// The version of its schema; 0 if it is empty.
    pub(super) version: u32,
    /// The oldest version of the program that can use it.
    pub(super) oldest: u32,
}

/// The version of a database that can be used.
pub(super) async fn version(
    client: &impl GenericClient,
    url: &PostgresUrl,
) -> Result<Version, PostgresError> {
    let found = read(client, url).await?;
    let Version { version, oldest } = found;
    if oldest > VERSION {
        return Err(PostgresError::Newer { at: url.place(), found: version, oldest });
    }
    Ok(found)
}

async fn read(client: &impl GenericClient, url: &PostgresUrl) -> Result<Version, PostgresError> {
    let sql = |error| PostgresError::Sql { at: url.place(), error };
    let about =
        "SELECT current_setting('server_version_num')::int, to_regclass('azulejo') IS NOT NULL,
        EXISTS (SELECT 1 FROM pg_class WHERE relnamespace = current_schema()::regnamespace)";
    let about = client.query_one(about, &[]).await.map_err(sql)?;
    let (server, is_ours, is_used): (i32, bool, bool) = (about.get(0), about.get(1), about.get(2));
    if server < OLDEST_SERVER {
        return Err(PostgresError::OldServer { at: url.place(), found: server });
    }
    if !is_ours {
        let empty = Version { version: 0, oldest: 0 };
        return if is_used { Err(PostgresError::NotOurs { at: url.place() }) } else { Ok(empty) };
    }
    let found = client.query_one("SELECT version, oldest FROM azulejo", &[]).await.map_err(sql)?;
    let number = |column| u32::try_from(found.get::<_, i32>(column)).unwrap_or_default();
    Ok(Version { version: number(0), oldest: number(1) })
}

/// Brings a database up to date, one version after another, each all or nothing. However many try at once, one does it.
pub(super) async fn migrate(client: &mut Client, url: &PostgresUrl) -> Result<(), PostgresError> {
    let sql = |error| PostgresError::Sql { at: url.place(), error };
    while version(client, url).await?.version < VERSION {
        let transaction = client.transaction().await.map_err(sql)?;
        // It is free again when the transaction ends, however it ends.
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(sql)?;
        let before = version(&transaction, url).await?.version;
        let Some(step) = MIGRATIONS.get(before as usize) else { break };
        if before == 0 {
            let make = "CREATE TABLE azulejo (version int NOT NULL, oldest int NOT NULL);
                INSERT INTO azulejo VALUES (0, 0)";
            transaction.batch_execute(make).await.map_err(sql)?;
        }
        transaction.batch_execute(step.sql).await.map_err(sql)?;
        let now = [before + 1, step.oldest].map(u32::cast_signed);
        let mark = "UPDATE azulejo SET version = $1, oldest = $2";
        transaction.execute(mark, &[&now[0], &now[1]]).await.map_err(sql)?;
        transaction.commit().await.map_err(sql)?;
        tracing::info!(version = before + 1, "the database {url} is up to date");
    }
    Ok(())
}
