//! Connections, and what all of them are told first.

use super::error::PostgresError;
use super::settings::PostgresSettings;
use super::tls::Tls;
use super::url::PostgresUrl;
use std::time::Duration;
use tokio_postgres::{Client, Config};

/// What holds for every connection, whatever the database's own settings are.
///
/// Nothing is acknowledged that is not on disk. Every statement is prepared once and is a walk along an index, so its plan
/// is made once, and never one that reads a whole table.
const OPTIONS: &str = "-c synchronous_commit=on -c default_transaction_isolation=read\\ committed \
     -c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c jit=off";

/// How a connection is made.
pub(super) fn config(
    url: &PostgresUrl,
    settings: &PostgresSettings,
    statement: Option<Duration>,
) -> Config {
    let mut config = Config::clone(&url.config);
    let own = config.get_options().unwrap_or_default();
    // 0 is no limit.
    let statement = statement.map_or(0, |limit| limit.as_millis().max(1));
    let options = format!("{own} {OPTIONS} -c statement_timeout={statement}");
    config.options(options.trim_start());
    if config.get_application_name().is_none() {
        config.application_name("azulejo");
    }
    config.connect_timeout(settings.connect);
    config.tcp_user_timeout(settings.answer);
    config.keepalives(true).keepalives_idle(settings.keepalive);
    config.keepalives_interval(settings.keepalive).keepalives_retries(3);
    config
}

/// A connection for work that takes as long as it takes: it is used by one, and waits for every answer.
pub(super) async fn alone(
    url: &PostgresUrl,
    settings: &PostgresSettings,
) -> Result<Client, PostgresError> {
    let mut config = config(url, settings, None);
    config.connect_timeout(settings.begin);
    let connected = tokio::time::timeout(settings.begin, config.connect(Tls::of(url)?)).await;
    let (client, connection) = connected
        .map_err(|_| PostgresError::Silent { at: url.place() })?
        .map_err(|error| PostgresError::Connect { at: url.place(), error })?;
    // It ends when the client is gone.
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::warn!(error = %super::error::Told(&error), "a connection has ended");
        }
    });
    Ok(client)
}
