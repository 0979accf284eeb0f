//! What the server writes about itself, for whoever runs it.

use anyhow::{Result, anyhow};
use std::io;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt, registry};

/// Begins to write to standard error, as plain lines or as JSON. Nothing that is logged holds a token, a key or a
/// secret; addresses of people are told at `debug` only.
///
/// # Errors
///
/// If the filter can't be read.
pub(super) fn start(filter: &str, as_json: bool) -> Result<()> {
    let filter = filter_of(filter)?;
    let lines = fmt::layer().with_writer(io::stderr);
    let layer = if as_json { lines.json().boxed() } else { lines.boxed() };
    // Somebody else may have begun before, as tests do.
    let _ = registry().with(layer.with_filter(filter)).try_init();
    Ok(())
}

fn filter_of(text: &str) -> Result<Targets> {
    text.parse().map_err(|_| {
        anyhow!(
            "log: expected a level such as info, or parts of it such as warn,azulejo_server=debug"
        )
    })
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
}
