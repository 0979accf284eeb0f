//! Values kept as parts with names, read one by one: whatever is not understood, from another version
//! or from nobody knows where, is as if it had never been chosen.

use crate::choice::Choice;
use serde_json::{Map, Value};

/// The parts of a kept value.
#[derive(Clone, Default, Debug)]
pub struct Parts(Map<String, Value>);

impl Parts {
    /// The parts of a text; none if it has none.
    pub fn of_text(text: &str) -> Parts {
        Parts(serde_json::from_str(text).unwrap_or_default())
    }

    /// A choice, or what stands in for it.
    pub fn choice<T: Choice>(&self, name: &str, default: T) -> T {
        self.text(name).and_then(T::of_code).unwrap_or(default)
    }

    /// A text, if there is one.
    pub fn text(&self, name: &str) -> Option<&str> {
        self.0.get(name).and_then(Value::as_str)
    }

    /// The parts of each item of a list.
    pub fn list(&self, name: &str) -> Vec<Parts> {
        let items = self.0.get(name).and_then(Value::as_array);
        let parts = |item: &Value| Parts(item.as_object().cloned().unwrap_or_default());
        items.map(|items| items.iter().map(parts).collect()).unwrap_or_default()
    }
}
