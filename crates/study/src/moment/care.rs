//! How carefully a moment is studied.

use serde::{Deserialize, Serialize};

/// How carefully a moment is studied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Care {
    /// Nodes for the search of a move; the comparison with another move takes as many for each again.
    pub nodes: u64,
    /// Nodes for the search of a deal. With fewer than for a move, luck includes what a search merely sees later.
    pub deal_nodes: u64,
    /// Number of other deals that each deal is compared with. Below two, luck is left out.
    pub deals: u32,
    /// Seed of the other deals.
    pub seed: u64,
}

impl Care {
    /// The same number of nodes for every search, twelve other deals, seed 1.
    pub fn nodes(nodes: u64) -> Care {
        Care { nodes, deal_nodes: nodes, deals: 12, seed: 1 }
    }
}

/// About ten seconds for a game of two.
impl Default for Care {
    fn default() -> Care {
        Care::nodes(200_000)
    }
}
