//! Reading JSON that this program has written: what the device keeps and what the worker answers.
//!
//! There are no fractions in it, and `serde_json` can't read without all that it takes to read and to
//! write fractions, which would be a twentieth of what a browser fetches. It still writes, and is the
//! oracle of the tests.

mod parser;
mod values;

use serde::de::DeserializeOwned;
use std::fmt;

/// A value as it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Nothing.
    Null,
    /// Yes or no.
    Bool(bool),
    /// A whole number from 0 on.
    Number(u64),
    /// A whole number below 0.
    Negative(i64),
    /// A number that is none of these.
    Other,
    /// A text.
    Text(String),
    /// Values in order.
    List(Vec<Value>),
    /// Values by name, in the order in which they are written.
    Fields(Vec<(String, Value)>),
}

/// Why a text can't be read: the place, where it is no JSON, and the reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JsonError(String);

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for JsonError {}

impl Value {
    /// The value of a text.
    ///
    /// # Errors
    ///
    /// The place and the reason.
    pub fn of_text(text: &str) -> Result<Value, JsonError> {
        parser::read(text)
    }

    /// A part by its name, where this has parts.
    pub fn part(&self, name: &str) -> Option<&Value> {
        let Value::Fields(fields) = self else { return None };
        fields.iter().find(|(of, _)| of == name).map(|(_, value)| value)
    }
}

/// Reads what somebody has written with `serde_json`.
///
/// # Errors
///
/// What is wrong with the text.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, JsonError> {
    T::deserialize(Value::of_text(text)?)
}
