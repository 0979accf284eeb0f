//! The table that somebody would like, as it is chosen, kept and asked for.

use super::tempo::Tempo;
use azulejo_protocol::{
    Access, ChatScope, CommandId, CreateTableRequest, LevelName, TableOptions, Takeback,
};
use azulejo_search::Level;
use azulejo_view::choice::Choice;
use azulejo_view::plan::Plan;
use azulejo_web::parts::{self, Parts};
use azulejo_web::storage::{self, Key};
use azulejo_web::{clock, console};
use std::collections::BTreeMap;

/// What a table online has beyond one at a device.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Wish {
    /// How long people may think.
    pub(super) tempo: Tempo,
    /// Who may find it.
    pub(super) access: Access,
    /// What may be said.
    pub(super) chat: ChatScope,
    /// Whether moves may be taken back.
    pub(super) takeback: Takeback,
    /// The bot that takes the seat of somebody who leaves.
    pub(super) substitute: Level,
}

impl Default for Wish {
    fn default() -> Wish {
        Wish {
            tempo: Tempo::default(),
            access: Access::default(),
            chat: ChatScope::default(),
            takeback: Takeback::Consent,
            substitute: Level::Medium,
        }
    }
}

/// The request for the table that is wished for. The same wish as before repeats the same request, which the server
/// answers with the same table.
pub(super) fn request(
    plan: &Plan,
    wish: Wish,
    before: Option<CreateTableRequest>,
) -> CreateTableRequest {
    let command = CommandId(u128::from(clock::seed()) << 64 | u128::from(clock::seed()));
    let options = options(plan, wish);
    let request = CreateTableRequest { command, options, access: wish.access, chat: wish.chat };
    before.filter(|before| is_same_table(before, &request)).unwrap_or(request)
}

/// Whether two requests differ in their command id alone.
fn is_same_table(one: &CreateTableRequest, other: &CreateTableRequest) -> bool {
    *one == CreateTableRequest { command: one.command, ..other.clone() }
}

/// Nobody sits there yet.
fn options(plan: &Plan, wish: Wish) -> TableOptions {
    let mut options = TableOptions::new(plan.rules(), []);
    options.clock = wish.tempo.clock();
    options.takeback = wish.takeback;
    // Every level has a name that levels may have.
    options.substitute = wish.substitute.name().parse().unwrap_or_else(|_| LevelName::medium());
    options.bag_tracker = plan.bag_tracker;
    options.preview = plan.preview;
    options.bot_pause = plan.pause.millis();
    options
}

/// The table that was founded last on this device.
pub(super) fn remembered() -> (Plan, Wish) {
    storage::read(Key::Founding).map_or_else(Default::default, |text| of_text(&text))
}

/// Remembers a table for the next one.
pub(super) fn remember(plan: &Plan, wish: Wish) {
    if let Err(error) = storage::write(Key::Founding, &to_text(plan, wish)) {
        console::warn(&format!("the choice is not kept: {error}"));
    }
}

/// Each choice by its name.
fn to_text(plan: &Plan, wish: Wish) -> String {
    parts::text(&BTreeMap::from([
        ("players", plan.players.code()),
        ("wall", plan.wall.code()),
        ("factories", plan.factories.code()),
        ("bag_tracker", plan.bag_tracker.code()),
        ("preview", plan.preview.code()),
        ("pause", plan.pause.code()),
        ("tempo", wish.tempo.code()),
        ("access", wish.access.code()),
        ("chat", wish.chat.code()),
        ("takeback", wish.takeback.code()),
        ("substitute", wish.substitute.code()),
    ]))
}

/// The choices of a text, with defaults for all that it does not tell.
fn of_text(text: &str) -> (Plan, Wish) {
    let parts = Parts::of_text(text);
    let (plan, wish) = (Plan::default(), Wish::default());
    let plan = Plan {
        players: parts.choice("players", plan.players),
        wall: parts.choice("wall", plan.wall),
        factories: parts.choice("factories", plan.factories),
        bag_tracker: parts.choice("bag_tracker", plan.bag_tracker),
        preview: parts.choice("preview", plan.preview),
        pause: parts.choice("pause", plan.pause),
        ..plan
    };
    let wish = Wish {
        tempo: parts.choice("tempo", wish.tempo),
        access: parts.choice("access", wish.access),
        chat: parts.choice("chat", wish.chat),
        takeback: parts.choice("takeback", wish.takeback),
        substitute: parts.choice("substitute", wish.substitute),
    };
    (plan, wish)
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_fair::Commitment;
    use azulejo_protocol::{Clock, Founding, Millis};
    use azulejo_rules::{Players, WallSide};

    fn chosen() -> (Plan, Wish) {
        let plan = Plan { players: Players::Three, wall: WallSide::Free, ..Plan::default() };
        let wish = Wish {
            tempo: Tempo::ThreeDays,
            access: Access::Public,
            chat: ChatScope::Free,
            takeback: Takeback::Never,
            substitute: Level::Hard,
        };
        (plan, wish)
    }

    fn wanted(command: u128, plan: &Plan, wish: Wish) -> CreateTableRequest {
        let options = options(plan, wish);
        CreateTableRequest {
            command: CommandId(command),
            options,
            access: wish.access,
            chat: wish.chat,
        }
    }

    #[test]
    fn choices_are_read_as_they_were_written_and_garbage_is_a_first_visit() {
        let (plan, wish) = chosen();
        assert_eq!(of_text(&to_text(&plan, wish)), (plan, wish));
        for text in ["", "garbage", r#"{"tempo": "soon", "access": 1}"#] {
            assert_eq!(of_text(text), (Plan::default(), Wish::default()), "{text}");
        }
    }

    /// The server says the same of it.
    #[test]
    fn every_tempo_makes_a_table_that_can_be() {
        let commitment: Commitment = "0".repeat(64).parse().expect("a commitment");
        for tempo in Tempo::all() {
            let (plan, wish) = (chosen().0, Wish { tempo, ..chosen().1 });
            let CreateTableRequest { options, access, chat, .. } = wanted(7, &plan, wish);
            assert!(options.seats.is_empty());
            let founding = Founding { options, access, chat, commitment };
            assert_eq!(founding.check(), Ok(()), "{tempo:?}");
        }
    }

    #[test]
    fn a_wish_becomes_what_the_server_is_asked() {
        let (plan, wish) = chosen();
        let text = serde_json::to_string(&wanted(7, &plan, wish)).expect("plain data");
        let example = include_str!("../../../../crates/protocol/api/found-request.json");
        let names = |text: &str| {
            let value: serde_json::Value = serde_json::from_str(text).expect("JSON");
            let of = |value: &serde_json::Value| {
                value.as_object().expect("members").keys().cloned().collect::<Vec<_>>()
            };
            (of(&value), of(&value["options"]))
        };
        assert_eq!(names(&text), names(example));
        let options = options(&plan, wish);
        assert_eq!(options.rules.to_string(), "3fp");
        assert_eq!(options.clock, Clock::PerMove { time: Millis::from_secs(3 * 24 * 60 * 60) });
        assert_eq!((options.takeback, options.substitute.as_str()), (Takeback::Never, "hard"));
    }

    #[test]
    fn who_wants_the_same_again_asks_by_the_same_name() {
        let (plan, wish) = chosen();
        assert!(is_same_table(&wanted(1, &plan, wish), &wanted(2, &plan, wish)));
        assert!(!is_same_table(&wanted(1, &plan, wish), &wanted(1, &Plan::default(), wish)));
        assert!(!is_same_table(&wanted(1, &plan, wish), &wanted(1, &plan, Wish::default())));
    }
}
