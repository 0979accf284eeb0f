//! One file of the page.

use axum::body::Bytes;
use std::hash::{DefaultHasher, Hash, Hasher};

/// One file of the page, plain and compressed.
#[derive(Clone, Debug)]
pub struct Asset {
    pub(crate) plain: Bytes,
    /// Nothing, where compression gains nothing.
    pub(crate) brotli: Option<Bytes>,
    /// Changes with the content.
    pub(crate) tag: u64,
}

impl Asset {
    /// A file, and what brotli makes of it.
    pub fn new(plain: impl Into<Bytes>, brotli: Option<Bytes>) -> Asset {
        let plain = plain.into();
        let mut hasher = DefaultHasher::new();
        plain.hash(&mut hasher);
        Asset { plain, brotli, tag: hasher.finish() }
    }
}
