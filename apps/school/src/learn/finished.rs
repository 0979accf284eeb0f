//! The whole tutorial is passed: what next.

use crate::place::Subject;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The whole tutorial is passed: what next.
#[component]
pub(super) fn Finished() -> impl IntoView {
    let words = use_words();
    view! {
        <section class="card learn-finished" aria-labelledby="learn-finished">
            <Icon symbol="icon-crown" />
            <h2 id="learn-finished" tabindex="-1">{words.say("learn-finished")}</h2>
            <p>{words.say("learn-finished-text")}</p>
            <div class="learn-buttons">
                <a class="button primary" href="./">{words.say("learn-finished-play")}</a>
                <a class="button" href=Subject::Drills.href()>{words.say("drills")}</a>
                <a class="button" href=Subject::Daily.href()>{words.say("daily")}</a>
            </div>
        </section>
    }
}
