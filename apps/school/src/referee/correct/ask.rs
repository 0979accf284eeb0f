//! Before anything is changed: what stands, what is dropped, and why.

use super::super::told::{self, ToldStep, What};
use super::{Fix, why_not};
use crate::place::{Place, Subject, use_way};
use azulejo_study::referee::{Correction, Why};
use azulejo_view::Args;
use azulejo_web::live::{hear, views};
use azulejo_web::page::use_page;
use azulejo_web::ui::Sheet;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// Asks whether a correction is meant, with all that follows from it.
#[component]
pub(super) fn AskCorrection(fix: Fix) -> impl IntoView {
    let (words, way, toasts) = (use_words(), use_way(), use_page().toasts);
    let correct = move |_| {
        let Some(proposal) = fix.proposal.get_untracked() else { return };
        fix.asks.set(false);
        match fix.keeper.correct(fix.step, &proposal.change) {
            Ok(_) => way.go(Place::of(Subject::Referee)),
            Err(error) => toasts.warn(error.to_string()),
        }
    };
    let foot = move || {
        view! {
            <button class="button primary" type="button" autofocus on:click=hear(correct)>
                {words.say("referee-do")}
            </button>
            <button class="button quiet" type="button" on:click=hear(move |_| fix.asks.set(false))>
                {words.say("cancel")}
            </button>
        }
    };
    let body =
        move || fix.proposal.get().map(|proposal| consequences(fix, words, &proposal.correction));
    view! {
        <Sheet class="ask" title=words.say("referee-ask") open=fix.asks foot=foot is_read=true>
            {move || body()}
        </Sheet>
    }
}

fn consequences(fix: Fix, words: Words, correction: &Correction) -> AnyView {
    let dropped = correction.dropped.len();
    if dropped == 0 {
        return view! { <p>{words.say("referee-stands")}</p> }.into_any();
    }
    let told = move || {
        let args = Args::new().number("count", dropped as u32);
        words.tell("referee-drops", &args)
    };
    let why = correction.why.as_ref().map(|why| reason(fix, why));
    let steps = told::steps(fix.keeper);
    let last = steps.into_iter().rev().take(dropped).rev().collect::<Vec<_>>();
    view! {
        <p>{move || told()}</p>
        {why.map(|why| view! { <p class="error">{why}</p> }.into_any())}
        <ul class="referee-dropped">{views(last, |step| dropped_view(words, step))}</ul>
    }
    .into_any()
}

/// Why the first of them can't follow.
fn reason(fix: Fix, why: &Why) -> String {
    fix.keeper.tell(|narrator| match why {
        Why::Impossible(error) => why_not(narrator, error),
        Why::OtherTurn { was, now } => narrator.other_turn(*was, *now),
    })
}

fn dropped_view(words: Words, told: ToldStep) -> AnyView {
    let round = Args::new().number("round", told.round);
    let text = match told.what {
        What::Move(_, text) => text,
        What::Deal(_) => words.told("referee-dealt"),
    };
    view! { <li><span class="note">{words.tell("round", &round)}</span>" "{text}</li> }.into_any()
}
