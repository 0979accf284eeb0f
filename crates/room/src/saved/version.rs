//! The version of the format in which rooms are saved.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The one version that is known. It stands first, so that a later one is refused as such, and not
/// because of what it has besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Version;

const NUMBER: u32 = 1;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(NUMBER)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Version, D::Error> {
        let found = u32::deserialize(deserializer)?;
        let unknown = || format!("version {found} of saved rooms is not known, only {NUMBER}");
        if found == NUMBER { Ok(Version) } else { Err(D::Error::custom(unknown())) }
    }
}
