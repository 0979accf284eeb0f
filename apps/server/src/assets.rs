//! The files of the page.

use crate::asset::Asset;
use axum::body::Bytes;
use std::collections::BTreeMap;

/// The page that people open.
const INDEX: &str = "index.html";

/// The files of the page by their paths.
#[derive(Clone, Debug, Default)]
pub struct Assets(BTreeMap<String, Asset>);

impl Assets {
    /// The page that was packed into this program; nothing, if it was not packed before this was built.
    pub fn packed() -> Assets {
        let asset = |file: &Packed| {
            let brotli = file.brotli.map(Bytes::from_static);
            (file.name.to_owned(), Asset::new(Bytes::from_static(file.plain), brotli))
        };
        PACKED.iter().map(asset).collect()
    }

    /// Whether there is no page at all.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The file at the path of a request, `/` being the page itself. Paths are compared as they are, so none leads
    /// out of the page.
    pub(crate) fn at(&self, path: &str) -> Option<(&str, &Asset)> {
        let name = path.strip_prefix('/')?;
        let name = if name.is_empty() { INDEX } else { name };
        self.0.get_key_value(name).map(|(name, asset)| (name.as_str(), asset))
    }
}

impl FromIterator<(String, Asset)> for Assets {
    fn from_iter<T: IntoIterator<Item = (String, Asset)>>(files: T) -> Assets {
        Assets(files.into_iter().collect())
    }
}

impl IntoIterator for Assets {
    type Item = (String, Asset);
    type IntoIter = std::collections::btree_map::IntoIter<String, Asset>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

/// A file as it lies in this program.
struct Packed {
    name: &'static str,
    plain: &'static [u8],
    brotli: Option<&'static [u8]>,
}

static PACKED: &[Packed] = include!(concat!(env!("OUT_DIR"), "/packed.rs"));
