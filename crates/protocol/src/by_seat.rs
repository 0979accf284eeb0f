//! Serde for what is kept for each seat: a list in seat order.

use azulejo_rules::{BySeat, Seat};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) fn serialize<T, S>(values: &BySeat<T>, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Serialize,
    S: Serializer,
{
    serializer.collect_seq(values)
}

pub(crate) fn deserialize<'de, T, D>(deserializer: D) -> Result<BySeat<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    let list = Vec::<T>::deserialize(deserializer)?;
    if list.len() > Seat::COUNT {
        let count = list.len();
        return Err(D::Error::custom(format!("{count} seats, at most {}", Seat::COUNT)));
    }
    Ok(list.into_iter().collect())
}
