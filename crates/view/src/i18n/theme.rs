//! What the pieces are called.

/// What the pieces look like and are called; the rules are the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Theme {
    /// The tiles of a palace.
    #[default]
    Palace,
    /// Chocolates in a box.
    Chocolate,
}

impl Theme {
    /// Both.
    pub const ALL: [Theme; 2] = [Theme::Palace, Theme::Chocolate];

    /// Its name in messages, attributes and settings.
    pub const fn code(self) -> &'static str {
        match self {
            Theme::Palace => "palace",
            Theme::Chocolate => "chocolate",
        }
    }

    /// The theme of a name.
    pub fn from_code(code: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.code() == code)
    }
}
