//! What is said of tables of a server, for page and terminal: with what they are played, who sits there, why a seat is
//! refused. All need the texts of tables online ([`Texts::online`]).

use crate::i18n::{Args, Texts};
use crate::plan::{Sitter, players_name, preview_name, sitter_name};
use crate::story::{factories_name, refusal_message, wall_name};
use azulejo_protocol::{
    Access, ChatScope, Clock, Founding, Millis, Mirror, Occupant, Preset, Refusal, Takeback, Viewer,
};
use azulejo_rules::Rules;
use azulejo_search::Level;

/// A rule set in words.
pub fn rules_told(texts: &Texts, rules: Rules) -> String {
    let args = Args::new()
        .text("players", texts.say(players_name(rules.players)))
        .text("wall", texts.say(wall_name(rules.wall)))
        .text("factories", texts.say(factories_name(rules.factories)));
    texts.tell("terms-rules-told", &args)
}

/// A clock in words.
pub fn clock_told(texts: &Texts, clock: Clock) -> String {
    match clock {
        Clock::Untimed => texts.say("clock-untimed"),
        Clock::Live { main, increment } => {
            let args = Args::new().text("main", minutes(main.0 / 1_000));
            texts.tell("clock-live", &args.number("increment", small(increment.0 / 1_000)))
        }
        Clock::PerMove { time } => {
            let hours = small(time.0 / (60 * 60 * 1_000));
            if hours > 0 && hours.is_multiple_of(24) {
                texts.tell("clock-days", &Args::new().number("days", hours / 24))
            } else {
                texts.tell("clock-hours", &Args::new().number("hours", hours))
            }
        }
    }
}

/// A time that is left, in few letters: `4:05`, or in hours or days where minutes do not matter.
pub fn time_left(texts: &Texts, left: Millis) -> String {
    // A clock shows 0:01 until it is over.
    let seconds = left.0.div_ceil(1_000);
    let hours = small(seconds / 3_600);
    match hours {
        0..2 => minutes(seconds),
        2..48 => texts.tell("clock-left-hours", &Args::new().number("hours", hours)),
        _ => texts.tell("clock-left-days", &Args::new().number("days", hours / 24)),
    }
}

fn minutes(seconds: u64) -> String {
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// What is played at a table: each thing with its name.
pub fn terms(texts: &Texts, founding: &Founding) -> Vec<(String, String)> {
    let Founding { options, access, chat, .. } = founding;
    let bag = if options.bag_tracker { "terms-yes" } else { "terms-no" };
    let said = |name: &str, value: &str| (texts.say(name), texts.say(value));
    vec![
        (texts.say("terms-rules"), rules_told(texts, options.rules)),
        (texts.say("terms-clock"), clock_told(texts, options.clock)),
        said("terms-takeback", takeback_name(options.takeback)),
        said("terms-chat", chat_name(*chat)),
        said("terms-access", access_name(*access)),
        said("terms-preview", preview_name(options.preview)),
        said("terms-bag", bag),
    ]
}

/// The message that names whether moves may be taken back.
pub const fn takeback_name(takeback: Takeback) -> &'static str {
    match takeback {
        Takeback::Free => "takeback-free",
        Takeback::Consent => "takeback-consent",
        Takeback::Never => "takeback-never",
    }
}

/// The message that names what may be said.
pub const fn chat_name(chat: ChatScope) -> &'static str {
    match chat {
        ChatScope::Off => "chat-off",
        ChatScope::Presets => "chat-presets",
        ChatScope::Free => "chat-free",
    }
}

/// The message that names who may find a table.
pub const fn access_name(access: Access) -> &'static str {
    match access {
        Access::Private => "access-private",
        Access::Public => "access-public",
    }
}

/// The message that is a set phrase.
pub const fn preset_name(preset: Preset) -> &'static str {
    match preset {
        Preset::Hello => "say-hello",
        Preset::GoodLuck => "say-good-luck",
        Preset::OneMoment => "say-one-moment",
        Preset::NiceMove => "say-nice-move",
        Preset::Oops => "say-oops",
        Preset::Thanks => "say-thanks",
        Preset::GoodGame => "say-good-game",
        Preset::Goodbye => "say-goodbye",
    }
}

/// The message that names a bot.
pub fn bot_name(level: Level) -> &'static str {
    sitter_name(Sitter::Bot(level))
}

/// What somebody at a table is called.
pub fn occupant_name(texts: &Texts, who: &Occupant) -> String {
    let level = who.level().and_then(|level| level.as_str().parse().ok());
    level.map_or_else(|| who.to_string(), |level| texts.say(bot_name(level)))
}

/// Who would like to play again, in words.
pub fn wishes(texts: &Texts, game: &Mirror, viewer: Viewer) -> Option<String> {
    let asked = game.rematch();
    if viewer.seats().any(|seat| asked.acts_for(seat)) {
        return Some(texts.say("rematch-waits"));
    }
    let who = asked.seats().filter_map(|seat| game.options().seats.get(seat.index()));
    let names: Vec<String> = who.filter(|who| who.is_person()).map(Occupant::to_string).collect();
    let told = || texts.tell("rematch-asked", &Args::new().text("names", texts.list(&names)));
    (!names.is_empty()).then(told)
}

/// The message that says why a seat or the beginning is refused.
pub fn seat_refusal_message(refusal: &Refusal) -> &'static str {
    match refusal {
        Refusal::SeatTaken { .. } => "refused-seat-taken",
        Refusal::NotInvited => "refused-not-invited",
        Refusal::GameBegun => "refused-begun",
        Refusal::NotReady { .. } | Refusal::SeatFree { .. } => "refused-not-ready",
        Refusal::NotHost => "refused-not-host",
        other => refusal_message(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, Theme};

    #[test]
    fn a_clock_is_told_in_few_letters() {
        let texts = Texts::terminal(Language::En, Theme::Palace);
        for (left, told) in [
            (0, "0:00"),
            (1, "0:01"),
            (65_000, "1:05"),
            (3_600_000, "60:00"),
            (3 * 3_600_000, "3 h"),
            (50 * 3_600_000, "2 d"),
        ] {
            assert_eq!(time_left(&texts, Millis(left)), told);
        }
    }
}
