//! The moments that cost most, in words.

use super::sentence::sentence;
use super::study::Study;
use azulejo_view::study::{CostlyTold, Sentence};
use azulejo_web::live::{Derived, hear, views};
use azulejo_web::ui::Icon;
use leptos::prelude::*;

/// The moments that cost most; each leads to its board.
#[allow(
    clippy::redundant_closure_for_method_calls,
    reason = "the method itself is not general enough in its lifetimes"
)]
#[component]
pub(super) fn Costliest(study: Study) -> impl IntoView {
    let words = study.words;
    let costly = Derived::new(move |_| study.tell(|reviewer, sheet| reviewer.costliest(sheet)));
    let list = move || {
        let costly = costly.get();
        if costly.is_empty() {
            return view! { <p class="note">{words.told("review-costliest-none")}</p> }.into_any();
        }
        let item = |told| item(study, told);
        view! { <ol class="review-costly">{views(costly, item)}</ol> }.into_any()
    };
    view! {
        <section class="card" aria-labelledby="review-costly-title">
            <h2 id="review-costly-title">{words.say("review-costliest")}</h2>
            {move || list()}
        </section>
    }
}

fn item(study: Study, told: CostlyTold) -> AnyView {
    let CostlyTold { moment, headline, cost, better, why, replies, solved } = told;
    let reply = |told: Sentence| view! { " " {sentence(&told)} }.into_any();
    view! {
        <li>
            <p>
                <strong>{sentence(&headline)}</strong>
                " "
                <span class="review-cost">{cost}</span>
            </p>
            <p>
                {sentence(&better)}
                {views(why, |text| view! { " " {text} }.into_any())}
                {views(replies, reply)}
                {solved.map(|solved| format!(" {solved}"))}
            </p>
            <button class="button" type="button" on:click=hear(move |_| study.show(moment))>
                <Icon symbol="icon-right" />
                {study.words.told("review-show")}
            </button>
        </li>
    }
    .into_any()
}
