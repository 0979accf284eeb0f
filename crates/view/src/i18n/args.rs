//! What a message is told besides its id.

use azulejo_rules::Tile;

/// The values of a message's variables.
///
/// ```
/// use azulejo_view::Args;
/// let args = Args::new().text("name", "Anna").number("count", 3);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Args {
    values: Vec<(&'static str, Value)>,
}

/// A value that a message shows or chooses its words by.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Text(String),
    Number(i64),
}

impl Args {
    /// No values yet.
    pub fn new() -> Args {
        Args::default()
    }

    /// A text, shown as it is; a message may also choose its words by it.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: impl Into<String>) -> Args {
        self.values.push((name, Value::Text(value.into())));
        self
    }

    /// A number, by which a message chooses its plural form.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> Args {
        self.values.push((name, Value::Number(value.into())));
        self
    }

    /// A color, as `$tile`: its letter, by which a message chooses the theme's word.
    #[must_use]
    pub fn tile(self, tile: Tile) -> Args {
        self.text("tile", tile.letter().to_string())
    }

    /// The value of a variable: the one that was given last.
    pub(super) fn value(&self, name: &str) -> Option<&Value> {
        self.values.iter().rev().find(|(of, _)| *of == name).map(|(_, value)| value)
    }
}
