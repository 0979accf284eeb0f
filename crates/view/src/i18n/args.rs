//! What a message is told besides its id.

use azulejo_rules::Tile;
use fluent_bundle::{FluentArgs, FluentValue};

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
enum Value {
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

    /// The same for Fluent, with the theme that every message may ask for.
    pub(super) fn with_theme(&self, theme: &'static str) -> FluentArgs<'_> {
        let mut args = FluentArgs::with_capacity(self.values.len() + 1);
        args.set("theme", theme);
        for (name, value) in &self.values {
            match value {
                Value::Text(text) => args.set(*name, FluentValue::from(text.as_str())),
                Value::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        args
    }
}
