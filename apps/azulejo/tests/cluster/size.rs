//! How much is tried: a little in the normal tests, everything with `cargo xtask faults --cluster`.

use std::time::Duration;

pub(crate) fn is_long() -> bool {
    std::env::var_os("AZULEJO_CLUSTER").is_some()
}

/// How often something is done.
pub(crate) fn times(short: usize, long: usize) -> usize {
    if is_long() { long } else { short }
}

/// So long somebody may wait who plays.
pub(crate) fn longest_wait() -> Duration {
    limit(5)
}

/// So far behind somebody may be who watches at another server.
pub(crate) fn farthest_behind() -> Duration {
    limit(3)
}

/// What is promised; in the normal tests other tests have the machine, too.
fn limit(seconds: u64) -> Duration {
    Duration::from_secs(seconds * if is_long() { 1 } else { 5 })
}
