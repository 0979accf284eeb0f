//! What the server writes about itself, for whoever runs it.

use anyhow::{Result, anyhow};
use std::io;
use tracing::Level;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

/// The library that speaks to the bus.
const BUS: &str = "async_nats";

/// The part of it that sees everything.
const CONNECTION: &str = "async_nats::connection";

/// Begins to write to standard error, as plain lines or as JSON. Nothing that is logged holds a token, a key or a
/// secret; addresses of people are told at `debug` only.
///
/// # Errors
///
/// If the filter can't be read.
pub(in crate::commands) fn start(filter: &str, as_json: bool) -> Result<()> {
    let filter = filter_of(filter)?;
    let lines = fmt::layer().with_writer(io::stderr);
    let layer = if as_json { lines.json().boxed() } else { lines.boxed() };
    // Somebody else may have begun before, as tests do.
    let _ = registry().with(layer.with_filter(filter)).try_init();
    Ok(())
}

fn filter_of(text: &str) -> Result<Targets> {
    let filter: Targets = text.parse().map_err(|_| {
        anyhow!(
            "log: expected a level such as info, or parts of it such as warn,azulejo_server=debug"
        )
    })?;
    // It tells each attempt to reach a bus that is gone; we tell that it is gone.
    let is_usual = filter.default_level() == Some(LevelFilter::INFO);
    let is_named = filter.iter().any(|(target, _)| target.starts_with(BUS));
    let filter =
        if is_usual && !is_named { filter.with_target(BUS, LevelFilter::WARN) } else { filter };
    // Whatever goes over the connection is traced there, and so the password.
    let is_traced = filter.would_enable(CONNECTION, &Level::TRACE);
    Ok(if is_traced { filter.with_target(CONNECTION, LevelFilter::DEBUG) } else { filter })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_levels_and_parts() {
        for text in ["info", "off", "warn,azulejo_server=debug"] {
            assert!(filter_of(text).is_ok(), "{text}");
        }
        assert!(filter_of("azulejo_server=loud").is_err());
    }

    #[test]
    fn nobody_sees_what_goes_over_the_connection() {
        for text in ["trace", "info,async_nats=trace", "off,async_nats::connection=trace"] {
            let filter = filter_of(text).unwrap();
            assert!(filter.would_enable(CONNECTION, &Level::DEBUG), "{text}");
            assert!(!filter.would_enable(CONNECTION, &Level::TRACE), "{text}");
        }
        assert!(filter_of("trace").unwrap().would_enable("azulejo", &Level::TRACE));
    }

    #[test]
    fn the_bus_is_quiet_unless_somebody_wants_to_hear_it() {
        let hears =
            |text, level| filter_of(text).unwrap().would_enable("async_nats::connector", &level);
        for (text, heard) in [
            ("info", Level::WARN),
            ("info,azulejo=debug", Level::WARN),
            ("info,async_nats=info", Level::INFO),
            ("debug", Level::DEBUG),
            ("error", Level::ERROR),
        ] {
            let all = [Level::ERROR, Level::WARN, Level::INFO, Level::DEBUG];
            for level in all {
                assert_eq!(hears(text, level), level <= heard, "{text} {level}");
            }
        }
    }
}
