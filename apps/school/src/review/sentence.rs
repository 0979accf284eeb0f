//! Sentences with codes of moves in them.

use azulejo_view::study::{Part, Sentence};
use azulejo_web::live::views;
use leptos::prelude::*;

/// A sentence, with its codes in code style.
pub(super) fn sentence(told: &Sentence) -> Vec<AnyView> {
    let part = |part: &Part| match part {
        Part::Words(words) => words.clone().into_any(),
        Part::Code(code) => view! { <code>{code.clone()}</code> }.into_any(),
    };
    views(told.parts(), part)
}
