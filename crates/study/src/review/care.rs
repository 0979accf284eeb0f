//! How carefully a moment is looked at, as JSON.

use azulejo_search::Care;
use serde::{Deserialize, Serialize};

/// The fields of a [`Care`], for `serde(with)`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Care", deny_unknown_fields)]
pub(super) struct CareFields {
    nodes: u64,
    deal_nodes: u64,
    deals: u32,
    seed: u64,
}
