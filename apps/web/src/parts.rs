//! Values kept as parts with names, read one by one: whatever is not understood, from another version
//! or from nobody knows where, is as if it had never been chosen.

use crate::json::Value;
use azulejo_view::choice::Choice;
use serde::Serialize;

/// A value as text; empty, which is as good as never kept, if it has none.
pub fn text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The parts of a kept value.
#[derive(Clone, Debug)]
pub struct Parts(Value);

impl Parts {
    /// The parts of a text; none if it has none.
    pub fn of_text(text: &str) -> Parts {
        Parts(Value::of_text(text).unwrap_or(Value::Null))
    }

    /// A choice, or what stands in for it.
    pub fn choice<T: Choice>(&self, name: &str, default: T) -> T {
        self.text(name).and_then(T::of_code).unwrap_or(default)
    }

    /// A text, if there is one.
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.0.part(name) {
            Some(Value::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The parts of each item of a list.
    pub fn list(&self, name: &str) -> Vec<Parts> {
        match self.0.part(name) {
            Some(Value::List(items)) => items.iter().cloned().map(Parts).collect(),
            _ => Vec::new(),
        }
    }
}
