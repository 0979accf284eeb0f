//! What is written down of a conversation, at one device and online: one line for everything that a room or
//! a table says.

use azulejo_protocol::{
    ChatScope, End, Event, Happening, Leaving, Message, Opening, Preset, Think, Words,
};
use serde_json::Value;

/// The lines of a script without the blanks that all of them begin with.
pub(crate) fn dedent(script: &str) -> String {
    let lines = || script.lines().filter(|line| !line.trim().is_empty());
    let blanks = |line: &str| line.len() - line.trim_start().len();
    let margin = lines().filter(|line| line.trim_start().starts_with('@')).map(blanks).min();
    lines().map(|line| line[margin.unwrap_or(0)..].to_owned() + "\n").collect()
}

/// The number after a keyword, if it is there.
pub(crate) fn number(words: &[&str], keyword: &str, otherwise: u32) -> u32 {
    after(words, keyword).map_or(otherwise, |word| word.parse().unwrap())
}

/// The word after a keyword, if it is there.
pub(crate) fn after<'a>(words: &[&'a str], keyword: &str) -> Option<&'a str> {
    let place = words.iter().position(|&word| word == keyword)?;
    Some(words[place + 1])
}

/// What is asked of a bot.
pub(crate) fn told_think(think: &Think) -> String {
    format!("bot {} {} thinks, turn {}", think.seat, think.level, think.turn)
}

/// What whoever asked is told.
pub(crate) fn told_message(message: &Message) -> String {
    match message {
        Message::Done { number, .. } => format!("done {number}"),
        Message::Refused { why, .. } => format!("refused: {why}"),
        Message::Log { events } => {
            let numbers: Vec<String> =
                events.iter().map(|event| event.number.to_string()).collect();
            format!("log {}", numbers.join(" ")).trim_end().to_owned()
        }
        message => panic!("{message:?} is not for whoever asked"),
    }
}

/// What happened.
pub(crate) fn told_event(event: &Event) -> String {
    let what = match &event.what {
        Happening::Founded(founding) => {
            let chat = told_scope(founding.chat);
            format!("founded {}, {}", founding.options.rules, chat)
        }
        Happening::Invited { seat } => format!("invited to {seat}"),
        Happening::Seated { seat, who } => format!("seated {seat}: {who}"),
        Happening::Vacated { seat } => format!("vacated {seat}"),
        Happening::Swapped { seat, with } => format!("swapped {seat} and {with}"),
        Happening::Ready { seat, .. } => format!("ready {seat}"),
        Happening::Said { seat, words } => format!("said by {seat}: {}", told_words(words)),
        Happening::Opened(opening) => told_opening(opening),
        Happening::Dealt { deal } => format!("dealt {deal}"),
        Happening::Moved { seat, mv } => format!("moved {seat} {mv}"),
        Happening::Undone { seat, to } => format!("undone by {seat}, {to} left"),
        Happening::TakebackAsked { seat, to } => format!("takeback asked by {seat}, {to} left"),
        Happening::TakebackAnswered { seat, agree: true } => format!("agreed by {seat}"),
        Happening::TakebackAnswered { seat, agree: false } => format!("declined by {seat}"),
        Happening::Left { seat, why, level } => format!("left {seat} {}, {level}", leaving(*why)),
        Happening::Ended { why } => format!("ended: {}", ending(*why)),
        Happening::Revealed { .. } => "revealed".to_owned(),
        Happening::RematchAsked { seat, .. } => format!("rematch asked by {seat}"),
    };
    format!("{} {what}", event.number)
}

fn told_opening(opening: &Opening) -> String {
    let seats: Vec<String> = opening.options.seats.iter().map(ToString::to_string).collect();
    format!("opened game {}: {}; {} begins", opening.game, seats.join(", "), opening.first)
}

fn told_scope(chat: ChatScope) -> &'static str {
    match chat {
        ChatScope::Off => "silent",
        ChatScope::Presets => "with presets",
        ChatScope::Free => "with chat",
    }
}

fn told_words(words: &Words) -> String {
    match words {
        Words::Preset(preset) => preset_name(*preset),
        Words::Text(text) => format!("\"{text}\""),
    }
}

/// As in JSON.
fn preset_name(preset: Preset) -> String {
    match serde_json::to_value(preset) {
        Ok(Value::String(name)) => name,
        other => panic!("{preset:?} is written as {other:?}"),
    }
}

fn ending(why: End) -> String {
    match why {
        End::Played => "played".to_owned(),
        End::Left { seat, why } => format!("{seat} {}", leaving(why)),
        End::Aborted { seat } => format!("aborted by {seat}"),
    }
}

fn leaving(why: Leaving) -> &'static str {
    match why {
        Leaving::Resigned => "resigned",
        Leaving::Time => "out of time",
    }
}
