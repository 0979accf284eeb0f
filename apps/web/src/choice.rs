//! Choices in a row of buttons.

use crate::live::{Live, live};
use azulejo_view::choice::Choice;
use std::sync::Arc;

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
