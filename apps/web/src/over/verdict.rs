//! Who won, and why.

use crate::live::Stored;
use crate::tale::Tale;
use crate::ui::Icon;
use crate::words::use_words;
use azulejo_protocol::{End, Leaving};
use azulejo_rules::Seat;
use azulejo_view::{Args, Names, Narrator, Texts};
use leptos::prelude::*;

/// Who won, and why.
#[component]
pub(super) fn Verdict(tale: Stored<Tale>) -> impl IntoView {
    let words = use_words();
    let title = move || tale.with(|tale| title(&words.texts(), tale));
    let reason = move || tale.with(|tale| reason(&words.texts(), tale));
    let is_won = tale.with(|tale| !tale.winners.is_empty());
    view! {
        <header class="over-head">
            {is_won.then(|| view! { <Icon symbol="icon-crown" /> }.into_any())}
            <h1 tabindex="-1">{move || title()}</h1>
            <p class="over-why">{move || reason()}</p>
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

/// Why it ended so: the tie-break is named.
fn reason(texts: &Texts, tale: &Tale) -> Option<String> {
    let names = tale.names(texts);
    match tale.end? {
        End::Played => {
            let narrator = Narrator::new(texts, &names);
            tale.summary.outcome.as_ref().map(|outcome| narrator.verdict(outcome))
        }
        End::Left { seat, why } => Some(left(texts, &names, seat, why)),
        End::Aborted { seat } => {
            Some(texts.tell("over-aborted", &Args::new().text("name", names.of(seat))))
        }
    }
}

fn left(texts: &Texts, names: &Names, seat: Seat, why: Leaving) -> String {
    let args = Args::new().text("name", names.of(seat));
    match why {
        Leaving::Resigned => texts.tell("over-resigned", &args),
        Leaving::Time => texts.tell("over-time", &args),
    }
}
