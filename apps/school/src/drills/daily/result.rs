//! How the puzzle of a day went, to be copied or handed on.

use crate::drills::results::use_results;
use crate::drills::share::{can_share, share};
use crate::learn::said;
use crate::place::Subject;
use azulejo_lessons::{Day, Puzzle, daily_result};
use azulejo_web::library::files::use_clipboard;
use azulejo_web::live::{Derived, hear};
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// How it went, without a word about the answer.
#[component]
pub(super) fn ResultText(day: Day, today: Day, puzzle: &'static Puzzle) -> impl IntoView {
    let words = use_words();
    let results = use_results();
    let clipboard = use_clipboard();
    let text = Derived::new(move |_| {
        let (attempt, streak) = (results.day(day, puzzle), results.streak(today));
        let lines = daily_result(day, &attempt, streak);
        let told = lines.iter().map(|line| said(&words.texts(), line));
        told.collect::<Vec<String>>().join("\n")
    });
    let copy = move |_| clipboard.copy(text.get_untracked(), "daily-copied");
    let share_button = move || {
        view! {
            <button class="button" type="button" on:click=hear(move |_| share(&text.get_untracked()))>
                <Icon symbol="icon-share" />
                {words.say("daily-share")}
            </button>
        }
        .into_any()
    };
    view! {
        <p class="daily-result">{move || text.get()}</p>
        <button class="button primary" type="button" id="daily-copy" on:click=hear(copy)>
            <Icon symbol="icon-copy" />
            {words.say("daily-copy")}
        </button>
        {can_share().then(share_button)}
        <a class="link" href=Subject::Drills.href()>{words.say("daily-more")}</a>
    }
}
