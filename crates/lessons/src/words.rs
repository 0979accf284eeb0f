//! What is said: the id of a message, and the values that it may name.

use azulejo_rules::Tile;

/// A message of `lessons.ftl` with its values. A message need not name all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Words {
    /// Which message.
    pub id: &'static str,
    /// The values by the names of the message's variables.
    pub values: Vec<(&'static str, WordValue)>,
}

/// A value that a message shows or chooses its words by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WordValue {
    /// A number, by which a message chooses its plural form.
    Number(i64),
    /// A color, whose word depends on theme and language.
    Tile(Tile),
    /// A text that is the same in every language: a date, a row of signs.
    Text(String),
}

impl Words {
    /// A message without values.
    pub const fn bare(id: &'static str) -> Words {
        Words { id, values: Vec::new() }
    }

    /// The same with a number more.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Words {
        self.values.push((name, WordValue::Number(value.into())));
        self
    }

    /// The same with a count more.
    #[must_use]
    pub fn count(self, name: &'static str, count: usize) -> Words {
        self.number(name, i64::try_from(count).unwrap_or(i64::MAX))
    }

    /// The same with a color more.
    #[must_use]
    pub fn tile(mut self, tile: Tile) -> Words {
        self.values.push(("tile", WordValue::Tile(tile)));
        self
    }

    /// The same with a text more.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Words {
        self.values.push((name, WordValue::Text(value.into())));
        self
    }
}
