//! Everything that is wrong, each fault with the way to its place.

use super::{Ed, Fault, place, use_ed};
use azulejo_study::editor::Site;
use azulejo_view::Args;
use azulejo_web::html;
use azulejo_web::live::{hear, views};
use leptos::prelude::*;

/// Everything that is wrong.
#[component]
pub(super) fn Faults() -> impl IntoView {
    let ed = use_ed();
    let count = move || ed.faults.with(Vec::len);
    let list = move || views(ed.faults.get(), |fault| fault_view(ed, &fault));
    view! {
        <section class="card what-if-card edit-faults" aria-labelledby="faults-title" data-sound=move || count() == 0>
            <h2 id="faults-title" tabindex="-1">{move || summary(ed, count())}</h2>
            <ul class="what-if-faults">{move || list()}</ul>
        </section>
    }
}

/// How much is wrong, in words.
pub(super) fn summary(ed: Ed, count: usize) -> String {
    match count {
        0 => ed.words.told("board-edit-sound"),
        count => ed.words.tell("board-edit-faults", &Args::new().number("count", count as u32)),
    }
}

fn fault_view(ed: Ed, fault: &Fault) -> AnyView {
    let told = ed.tell(|narrator| narrator.fault(&fault.0.fault));
    let site = fault.0.sites.first().copied();
    view! {
        <li>
            <button class="edit-fault" type="button" on:click=hear(move |_| lead_to(site))>
                {told}
            </button>
        </li>
    }
    .into_any()
}

/// Shows the place of a fault.
fn lead_to(site: Option<Site>) {
    if let Some(site) = site {
        html::focus(&format!("#{}", place::id(site)));
    }
}
