//! Where weights come from.

use crate::errors::unread;
use azulejo_search::{NetworkFile, NetworkWeights};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedBytes;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// A weight file: its bytes, or its path.
#[derive(FromPyObject)]
pub(crate) enum WeightSource {
    Bytes(PyBackedBytes),
    Path(PathBuf),
}

/// The largest weight file in bytes: two networks with 16-bit weights, and a generous header.
const MAX_BYTES: usize = 2 * 2 * NetworkWeights::COUNT + (16 << 10);

impl WeightSource {
    pub(super) fn read(&self) -> PyResult<NetworkFile> {
        match self {
            WeightSource::Bytes(bytes) => NetworkFile::read(bytes).map_err(unread),
            WeightSource::Path(path) => {
                let bytes = read_at_most(path)?;
                let named = |why: String| unread(format!("{}: {why}", path.display()));
                if bytes.len() > MAX_BYTES {
                    return Err(named(format!("not a weight file: more than {MAX_BYTES} bytes")));
                }
                NetworkFile::read(&bytes).map_err(|why| named(why.to_string()))
            }
        }
    }
}

/// The bytes of a file, at most one more than [`MAX_BYTES`].
fn read_at_most(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
