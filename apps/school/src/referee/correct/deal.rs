//! Correcting a deal: it is told again.

use super::super::deal::DealEditor;
use super::super::telling::Telling;
use super::Fix;
use azulejo_study::referee::Change;
use azulejo_study::{Act, Draft, Tap};
use azulejo_web::live::{Derived, State};
use azulejo_web::page::use_page;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The deal, to be told otherwise.
#[component]
pub(super) fn CorrectDeal(fix: Fix) -> impl IntoView {
    let (words, toasts) = (use_words(), use_page().toasts);
    let reopened = fix.keeper.ask_now(|referee| referee.reopened(fix.step)).flatten();
    let Some(first) = reopened else { return ().into_any() };
    // Every state of the draft, so that each tap can be taken back.
    let drafts = State::new(vec![first.clone()]);
    let draft =
        Derived::new(move |_| drafts.with(|drafts| drafts.last().unwrap_or(&first).clone()));
    let tap = move |tap: Tap| {
        let mut next = draft.get_untracked();
        if next.tap(tap) {
            drafts.update(|drafts| drafts.push(next));
        }
    };
    let undo = move |()| {
        if drafts.with_untracked(Vec::len) > 1 {
            drafts.update(|drafts| drop(drafts.pop()));
        }
    };
    let done = move |()| {
        let proposed = match draft.with_untracked(Draft::deal) {
            Ok(deal) => fix.propose(Change::Replace(Act::Deal(deal))),
            // It is complete, or there would be nothing to press.
            Err(_) => Ok(()),
        };
        if let Err(why) = proposed {
            toasts.warn(why);
        }
    };
    let telling = Telling {
        keeper: fix.keeper,
        words,
        draft,
        tap: Callback::new(tap),
        undo: Callback::new(undo),
        done: Callback::new(done),
        done_label: "referee-take-deal",
    };
    view! {
        <p>{words.say("referee-fix-deal")}</p>
        <DealEditor telling=telling />
    }
    .into_any()
}
