//! Serde for seats: their number, from 1. Use it as `#[serde(with = "azulejo_protocol::as_seat")]`.

use azulejo_rules::Seat;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serializer};

/// Writes the number of a seat.
///
/// # Errors
///
/// Those of the serializer.
pub fn serialize<S: Serializer>(seat: &Seat, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(seat.number())
}

/// Reads the number of a seat.
///
/// # Errors
///
/// That there is no seat of this number.
pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
    let number = u8::deserialize(deserializer)?;
    let unknown = || format!("there is no seat {number}, only 1 to {}", Seat::COUNT);
    Seat::new(number).ok_or_else(|| D::Error::custom(unknown()))
}
