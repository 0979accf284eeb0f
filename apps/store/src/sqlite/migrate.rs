//! From one version of the schema to the next.

use super::open::APPLICATION;
use rusqlite::{Connection, TransactionBehavior};

/// What leads from each version to the next, from an empty database on. What has been released is never
/// changed: a change is one more.
pub(crate) const MIGRATIONS: [&str; 2] =
    [include_str!("schema/1.sql"), include_str!("schema/2.sql")];

/// What a database says about itself.
pub(crate) struct Header {
    pub(crate) application: i32,
    pub(crate) version: u32,
    /// Whether nothing was ever made in it.
    pub(crate) is_empty: bool,
}

pub(crate) fn header(connection: &Connection) -> rusqlite::Result<Header> {
    let schema = "SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)";
    Ok(Header {
        application: connection.pragma_query_value(None, "application_id", |row| row.get(0))?,
        version: connection.pragma_query_value(None, "user_version", |row| row.get(0))?,
        is_empty: connection.query_row(schema, [], |row| row.get(0))?,
    })
}

/// Brings a database up to date, one version after another, each all or nothing.
pub(crate) fn migrate(connection: &mut Connection, version: u32) -> rusqlite::Result<()> {
    for (number, migration) in (1..).zip(MIGRATIONS).skip(version as usize) {
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", number)?;
        transaction.commit()?;
    }
    Ok(())
}
