//! The trained evaluation networks, embedded into programs that carry them.
//!
//! The files in `weights/` are written by `azulejo-trainer fit`; docs/LEARNING.md describes how. A program that loads
//! them at run time instead, as the browser does, does without this crate.
//!
//! ```
//! use azulejo_networks::shipped;
//! use azulejo_search::Champion;
//!
//! let champion = Champion::with_networks(shipped());
//! ```

#![forbid(unsafe_code)]

use azulejo_search::{NetworkFile, NetworkSet};
use std::sync::LazyLock;

/// The weight files, by number of players and side of the wall.
pub const FILES: [(&str, &[u8]); 6] = [
    ("2c.aznet", include_bytes!("../weights/2c.aznet")),
    ("2f.aznet", include_bytes!("../weights/2f.aznet")),
    ("3c.aznet", include_bytes!("../weights/3c.aznet")),
    ("3f.aznet", include_bytes!("../weights/3f.aznet")),
    ("4c.aznet", include_bytes!("../weights/4c.aznet")),
    ("4f.aznet", include_bytes!("../weights/4f.aznet")),
];

/// The networks for all rule sets. They are read once.
pub fn shipped() -> NetworkSet {
    static SHIPPED: LazyLock<NetworkSet> = LazyLock::new(|| {
        let mut networks = NetworkSet::none();
        for (name, bytes) in FILES {
            match NetworkFile::read(bytes) {
                Ok(file) => networks.insert(file),
                Err(error) => unreachable!("{name}: {error}; the tests read every file"),
            }
        }
        networks
    });
    SHIPPED.clone()
}
