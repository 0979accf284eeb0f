//! Who won, and why.

use super::Tools;
use crate::tale::Tale;
use crate::words::use_words;
use azulejo_protocol::{End, Leaving};
use azulejo_view::{Args, Names, Narrator, Texts};
use leptos::prelude::*;

/// Who won, and why.
#[component]
pub(super) fn Verdict(tale: StoredValue<Tale>) -> impl IntoView {
    let words = use_words();
    let title = move || tale.with_value(|tale| title(&words.texts(), tale));
    let reasons = move || tale.with_value(|tale| reasons(&words.texts(), tale));
    view! {
        <header class="over-head">
            <h1 tabindex="-1">{title}</h1>
            {move || {
                let line = |reason| view! { <p class="over-why">{reason}</p> };
                reasons().into_iter().map(line).collect_view()
            }}
            <Tools />
        </header>
    }
}

fn title(texts: &Texts, tale: &Tale) -> String {
    let names = tale.names(texts);
    let winners: Vec<String> = tale.winners.iter().map(|&seat| names.of(seat).to_owned()).collect();
    let args = Args::new().text("names", texts.list(&winners));
    match (winners.len(), tale.end) {
        (0, Some(_)) => texts.say("over-nobody"),
        (0, None) => texts.say("over-unfinished"),
        (1, _) => texts.tell("over-winner", &args),
        _ => texts.tell("over-winners", &args),
    }
}

fn reasons(texts: &Texts, tale: &Tale) -> Vec<String> {
    let names = tale.names(texts);
    match tale.end {
        None => vec![],
        Some(End::Played) => {
            let outcome = tale.summary.outcome.as_ref();
            let narrator = Narrator::new(texts, &names);
            outcome.map(|outcome| narrator.game_over(outcome)).unwrap_or_default()
        }
        Some(End::Left { seat, why }) => vec![left(texts, &names, seat, why)],
        Some(End::Aborted { seat }) => {
            vec![texts.tell("over-aborted", &Args::new().text("name", names.of(seat)))]
        }
    }
}

fn left(texts: &Texts, names: &Names, seat: azulejo_rules::Seat, why: Leaving) -> String {
    let args = Args::new().text("name", names.of(seat));
    match why {
        Leaving::Resigned => texts.tell("over-resigned", &args),
        Leaving::Time => texts.tell("over-time", &args),
    }
}
