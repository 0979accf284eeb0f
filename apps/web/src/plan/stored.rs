//! The plan as text, for the next visit.

use crate::parts::{self, Parts};
use azulejo_rules::Seat;
use azulejo_view::choice::Choice;
use azulejo_view::plan::{Chair, Plan};
use serde::Serialize;

/// The plan as it is kept: each choice by its name.
#[derive(Serialize)]
struct Written<'a> {
    version: u32,
    players: &'static str,
    wall: &'static str,
    factories: &'static str,
    chairs: [WrittenChair<'a>; Seat::COUNT],
    first: &'static str,
    bag_tracker: &'static str,
    preview: &'static str,
    pause: &'static str,
}

#[derive(Serialize)]
struct WrittenChair<'a> {
    sitter: &'static str,
    name: &'a str,
}

/// The plan as text.
pub(super) fn to_text<'a>(plan: &'a Plan) -> String {
    let chair = |chair: &'a Chair| WrittenChair { sitter: chair.sitter.code(), name: &chair.name };
    parts::text(&Written {
        version: 1,
        players: plan.players.code(),
        wall: plan.wall.code(),
        factories: plan.factories.code(),
        chairs: plan.chairs.each_ref().map(chair),
        first: plan.first.code(),
        bag_tracker: plan.bag_tracker.code(),
        preview: plan.preview.code(),
        pause: plan.pause.code(),
    })
}

/// The plan of a text, with defaults for all that it does not tell.
pub(super) fn of_text(text: &str) -> Plan {
    let parts = Parts::of_text(text);
    let mut plan = Plan::default();
    for (chair, kept) in plan.chairs.iter_mut().zip(parts.list("chairs")) {
        chair.sitter = kept.choice("sitter", chair.sitter);
        kept.text("name").unwrap_or_default().clone_into(&mut chair.name);
    }
    Plan {
        players: parts.choice("players", plan.players),
        wall: parts.choice("wall", plan.wall),
        factories: parts.choice("factories", plan.factories),
        first: parts.choice("first", plan.first),
        bag_tracker: parts.choice("bag_tracker", plan.bag_tracker),
        preview: parts.choice("preview", plan.preview),
        pause: parts.choice("pause", plan.pause),
        chairs: plan.chairs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::PreviewScope;
    use azulejo_rules::{FactoryKind, Players, WallSide};
    use azulejo_search::Level;
    use azulejo_view::plan::{Pause, Sitter};

    #[test]
    fn a_plan_is_read_as_it_was_written() {
        let mut plan = Plan {
            players: Players::Three,
            wall: WallSide::Free,
            factories: FactoryKind::SpecialEven,
            first: Some(Seat::ALL[2]),
            bag_tracker: true,
            preview: PreviewScope::Own,
            pause: Pause::Off,
            ..Plan::default()
        };
        plan.chairs[2] =
            Chair { sitter: Sitter::Bot(Level::Master), name: "Zoé \"Z\"".to_owned() };
        assert_eq!(of_text(&to_text(&plan)), plan);
    }

    #[test]
    fn garbage_is_as_good_as_a_first_visit() {
        for text in ["", "garbage", "{\"players\": 9, \"chairs\": [1, {\"sitter\": \"cat\"}]}"] {
            assert_eq!(of_text(text), Plan::default(), "{text}");
        }
    }
}
