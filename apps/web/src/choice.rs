//! Choices that have a name: in the storage, in attributes and in a row of buttons.

use crate::live::{Live, live};
use azulejo_view::motion::Speed;
use azulejo_view::{ConfirmMode, Language, Theme};
use std::sync::Arc;

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

/// What there is to choose from, as those know it who only offer it.
pub struct Choices {
    /// The names in attributes, each with what it is called.
    pub names: Vec<(&'static str, Live<String>)>,
    /// The one that holds.
    pub chosen: Live<&'static str>,
    /// What to do with another one.
    pub choose: Arc<dyn Fn(&str) + Send + Sync>,
}

impl Choices {
    /// All values of a type: what each is called, which one holds, and what to do with another one.
    pub fn of<T: Choice>(
        called: impl Fn(T) -> Live<String>,
        chosen: impl Fn() -> T + Send + Sync + 'static,
        choose: impl Fn(T) + Send + Sync + 'static,
    ) -> Choices {
        let mut names = Vec::new();
        for choice in T::all() {
            names.push((choice.code(), called(choice)));
        }
        let choose = move |code: &str| {
            if let Some(choice) = T::of_code(code) {
                choose(choice);
            }
        };
        Choices { names, chosen: live(move || chosen().code()), choose: Arc::new(choose) }
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
