//! What is played at a table, in words: everybody reads it before they sit down.

use azulejo_protocol::{Access, ChatScope, Clock, Founding, Millis, PreviewScope, Takeback};
use azulejo_rules::Rules;
use azulejo_view::Args;
use azulejo_web::live::views;
use azulejo_web::start::{factories_name, players_name, wall_name};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// A rule set in words; follows the settings.
pub(crate) fn rules_told(words: Words, rules: Rules) -> String {
    let args = Args::new()
        .text("players", words.told(players_name(rules.players)))
        .text("wall", words.told(wall_name(rules.wall)))
        .text("factories", words.told(factories_name(rules.factories)));
    words.tell("terms-rules-told", &args)
}

/// A clock in words; follows the settings.
pub(crate) fn clock_told(words: Words, clock: Clock) -> String {
    match clock {
        Clock::Untimed => words.told("clock-untimed"),
        Clock::Live { main, increment } => {
            let args = Args::new()
                .text("main", short(main))
                .number("increment", small(increment.0 / 1_000));
            words.tell("clock-live", &args)
        }
        Clock::PerMove { time } => {
            let hours = small(time.0 / (60 * 60 * 1_000));
            if hours > 0 && hours.is_multiple_of(24) {
                words.tell("clock-days", &Args::new().number("days", hours / 24))
            } else {
                words.tell("clock-hours", &Args::new().number("hours", hours))
            }
        }
    }
}

/// A time of some minutes: `5:00`.
fn short(time: Millis) -> String {
    let seconds = time.0 / 1_000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
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

/// The message that names whether moves may be taken back.
pub(crate) fn takeback_name(takeback: Takeback) -> &'static str {
    match takeback {
        Takeback::Free => "takeback-free",
        Takeback::Consent => "takeback-consent",
        Takeback::Never => "takeback-never",
    }
}

/// The message that names what may be said.
pub(crate) fn chat_name(chat: ChatScope) -> &'static str {
    match chat {
        ChatScope::Off => "chat-off",
        ChatScope::Presets => "chat-presets",
        ChatScope::Free => "chat-free",
    }
}

/// The message that names who may find a table.
pub(crate) fn access_name(access: Access) -> &'static str {
    match access {
        Access::Private => "access-private",
        Access::Public => "access-public",
    }
}

fn preview_name(preview: PreviewScope) -> &'static str {
    match preview {
        PreviewScope::Full => "preview-full",
        PreviewScope::Own => "preview-own",
        PreviewScope::Off => "preview-off",
    }
}
