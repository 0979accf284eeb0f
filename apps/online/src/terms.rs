//! What is played at a table, in words: everybody reads it before they sit down.

use azulejo_protocol::{Clock, Founding};
use azulejo_rules::Rules;
use azulejo_view::hosted::{self, access_name, chat_name, takeback_name};
use azulejo_view::plan::preview_name;
use azulejo_web::live::views;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// A rule set in words; follows the settings.
pub(crate) fn rules_told(words: Words, rules: Rules) -> String {
    hosted::rules_told(&words.texts(), rules)
}

/// A clock in words; follows the settings.
pub(crate) fn clock_told(words: Words, clock: Clock) -> String {
    hosted::clock_told(&words.texts(), clock)
}

/// What is played at a table.
#[component]
pub(crate) fn Terms(founding: Founding) -> impl IntoView {
    let words = use_words();
    let Founding { options, access, chat, .. } = founding;
    let rules = options.rules;
    let clock = options.clock;
    let yes = |on: bool| if on { "terms-yes" } else { "terms-no" };
    let plain = [
        ("terms-takeback", takeback_name(options.takeback)),
        ("terms-chat", chat_name(chat)),
        ("terms-access", access_name(access)),
        ("terms-preview", preview_name(options.preview)),
        ("terms-bag", yes(options.bag_tracker)),
    ];
    let row = move |(name, told): (&'static str, &'static str)| {
        view! { <div><dt>{words.say(name)}</dt><dd>{words.say(told)}</dd></div> }.into_any()
    };
    view! {
        <dl class="terms">
            <div>
                <dt>{words.say("terms-rules")}</dt>
                <dd>{move || rules_told(words, rules)}</dd>
            </div>
            <div>
                <dt>{words.say("terms-clock")}</dt>
                <dd>{move || clock_told(words, clock)}</dd>
            </div>
            {views(plain, row)}
        </dl>
        <p class="note">{words.say("terms-fair")}</p>
    }
}
