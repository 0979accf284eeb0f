//! Sentences with moves in them.

use azulejo_view::study::{Part, Sentence};
use azulejo_web::live::views;
use leptos::prelude::*;

/// A sentence, its moves set in code style.
pub(super) fn sentence_view(sentence: &Sentence) -> Vec<AnyView> {
    views(sentence.parts().iter().cloned(), |part| match part {
        Part::Words(words) => view! { <span>{words}</span> }.into_any(),
        Part::Code(code) => view! { <code>{code}</code> }.into_any(),
    })
}
