//! Choices that have a name, for whoever offers and keeps them.

use crate::motion::Speed;
use crate::{ConfirmMode, Language, Theme};

/// One of a few named values.
pub trait Choice: Copy + PartialEq + Send + Sync + 'static {
    /// All of them, in the order in which they are offered.
    fn all() -> Vec<Self>;

    /// Its name in storage and attributes.
    fn code(self) -> &'static str;

    /// The value of a name.
    fn of_code(code: &str) -> Option<Self> {
        Self::all().into_iter().find(|choice| choice.code() == code)
    }
}

/// For types that know their values and names already.
macro_rules! choices {
    ($($name:ty),*) => {
        $(impl Choice for $name {
            fn all() -> Vec<Self> {
                <$name>::ALL.to_vec()
            }

            fn code(self) -> &'static str {
                <$name>::code(self)
            }
        })*
    };
}

choices!(Language, Theme, ConfirmMode, Speed);

/// The device's own wish, or one that overrules it.
impl<T: Choice> Choice for Option<T> {
    fn all() -> Vec<Self> {
        std::iter::once(None).chain(T::all().into_iter().map(Some)).collect()
    }

    fn code(self) -> &'static str {
        self.map_or("auto", T::code)
    }
}

/// Yes or no.
impl Choice for bool {
    fn all() -> Vec<Self> {
        vec![false, true]
    }

    fn code(self) -> &'static str {
        if self { "on" } else { "off" }
    }
}
