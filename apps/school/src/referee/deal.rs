//! The discs are being filled.

use super::boards::BoardsNow;
use super::discs::Discs;
use super::keeper::use_keeper;
use super::keys::follow_keys;
use super::pad::Pad;
use super::telling::{Progress, Telling};
use azulejo_rules::Position;
use azulejo_study::Draft;
use azulejo_view::Args;
use azulejo_web::live::{Derived, views};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// The discs of the next round are being filled.
#[component]
pub(super) fn DealStage() -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let Some(first) = keeper.ask_now(|referee| referee.draft().cloned()).flatten() else {
        return ().into_any();
    };
    let draft = Derived::new(move |old: Option<&Draft>| {
        // After the last tap the game goes on, and this is about to be gone.
        let now = keeper.ask(|referee| referee.draft().cloned()).flatten();
        now.unwrap_or_else(|| old.unwrap_or(&first).clone())
    });
    let telling = Telling {
        keeper,
        words,
        draft,
        tap: Callback::new(move |tap| keeper.tap(tap)),
        undo: Callback::new(move |()| keeper.undo()),
        done: Callback::new(move |()| drop(keeper.deal())),
        done_label: "referee-start",
    };
    let starter = move || {
        let first = keeper.ask(|referee| referee.position().first());
        first.map(|seat| {
            let args = keeper.tell(|narrator| Args::new().text("name", narrator.name(seat)));
            words.tell("referee-starts", &args)
        })
    };
    let supply = move || keeper.ask(|referee| supply(words, referee.position()));
    view! {
        <p class="referee-intro">
            <strong>{move || starter()}</strong>
            " "
            <span class="note">{move || supply()}</span>
        </p>
        <DealEditor telling=telling />
        <BoardsNow />
    }
    .into_any()
}

/// Everything by which a deal is told.
#[component]
pub(super) fn DealEditor(telling: Telling) -> impl IntoView {
    follow_keys(telling);
    view! {
        <div class="referee-deal">
            <Discs telling=telling />
            <Progressed telling=telling />
            <Pad telling=telling />
        </div>
    }
}

/// What is still to be told, what can't be, and what happens to the supply.
#[component]
fn Progressed(telling: Telling) -> impl IntoView {
    let words = telling.words;
    let progress = Derived::new(move |_| telling.draft.with(Progress::of));
    let open = move || {
        let open = progress.read().open.clone();
        let numbers: Vec<String> = open.iter().map(ToString::to_string).collect();
        let args = Args::new().text("factories", words.texts().list(&numbers));
        (!open.is_empty()).then(|| words.tell("referee-open", &args))
    };
    let gold = move || {
        let gold = progress.read().gold;
        let args = Args::new().number("count", gold as u32);
        (gold > 0).then(|| words.tell("referee-gold-open", &args))
    };
    let wrong = move || {
        let told = |fault: &_| telling.keeper.tell(|narrator| narrator.bad_deal(fault));
        let faults: Vec<String> = progress.read().wrong.iter().map(told).collect();
        views(faults, |fault| view! { <li class="error">{fault}</li> }.into_any())
    };
    view! {
        <div class="referee-progress">
            <p class="note">{move || notices(words, &telling.draft.read())}</p>
            <p>{move || open()}" "{move || gold()}</p>
            <ul class="referee-faults" role="alert">{move || wrong()}</ul>
            <p class="note referee-keys">{words.say("referee-keys")}</p>
        </div>
    }
}

/// How many tiles there are to draw from.
fn supply(words: Words, pos: &Position) -> String {
    let args = Args::new().number("bag", pos.bag().total()).number("lid", pos.lid().total());
    words.tell("supply", &args)
}

/// Where the bag runs out: when the lid is poured, and how many tiles there are not.
fn notices(words: Words, draft: &Draft) -> String {
    let poured = draft.pours_after().map(|drawn| match drawn {
        0 => words.told("deal-poured"),
        drawn => words.tell("deal-poured-after", &Args::new().number("count", drawn)),
    });
    let short = Some(draft.missing()).filter(|missing| *missing > 0);
    let short =
        short.map(|missing| words.tell("deal-short", &Args::new().number("count", missing as u32)));
    poured.into_iter().chain(short).collect::<Vec<_>>().join(" ")
}
