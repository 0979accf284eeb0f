//! What is chosen for a new game, row by row.

use crate::form::{Field, Kind, turned};
use azulejo_protocol::PersonName;
use azulejo_rules::Seat;
use azulejo_view::choice::Choice;
use azulejo_view::plan::{
    Plan, Sitter, factories_note, pause_name, players_name, preview_name, sitter_name, wall_note,
};
use azulejo_view::story::{factories_name, wall_name};
use azulejo_view::{Args, Texts};

/// A row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Row {
    /// What those below it are about: a message.
    Heading(&'static str),
    Players,
    Wall,
    Factories,
    /// Who sits at a seat.
    Sitter(Seat),
    /// What the person there is called.
    Name(Seat),
    First,
    Preview,
    Bag,
    Pause,
    /// To begin at the beginning instead.
    Fresh,
    /// To begin.
    Begin,
}

impl Row {
    /// The rows of a plan. Where a game goes on, its rules are given.
    pub(super) fn all(plan: &Plan, goes_on: bool) -> Vec<Row> {
        let mut rows = Vec::new();
        if !goes_on {
            let rules = [Row::Players, Row::Wall, Row::Factories];
            rows.push(Row::Heading("rules-choice-title"));
            rows.extend(rules);
        }
        rows.push(Row::Heading("seats-title"));
        for seat in plan.rules().seats() {
            rows.push(Row::Sitter(seat));
            if plan.chair(seat).sitter == Sitter::Person {
                rows.push(Row::Name(seat));
            }
        }
        if !goes_on {
            rows.push(Row::First);
        }
        rows.extend([Row::Preview, Row::Bag, Row::Pause]);
        if goes_on {
            rows.push(Row::Fresh);
        }
        rows.push(Row::Begin);
        rows
    }

    /// What stands in the row.
    pub(super) fn field(self, plan: &Plan, texts: &Texts) -> Field {
        let choice = |name: &str, value: &str| Field::choice(texts.say(name), texts.say(value));
        match self {
            Row::Heading(id) => Field::heading(texts.say(id)),
            Row::Players => choice("seats-number", players_name(plan.players)),
            Row::Wall => {
                choice("wall", wall_name(plan.wall)).noted(texts.say(wall_note(plan.wall)))
            }
            Row::Factories => choice("factories", factories_name(plan.factories))
                .noted(texts.say(factories_note(plan.factories))),
            Row::Sitter(seat) => {
                let name = texts.tell("seat-who", &Args::new().number("seat", seat.number()));
                Field::choice(name, texts.say(sitter_name(plan.chair(seat).sitter)))
            }
            Row::Name(seat) => name_field(plan, texts, seat),
            Row::First => Field::choice(texts.say("first-label"), starter(plan, texts)),
            Row::Preview => choice("preview", preview_name(plan.preview)),
            Row::Bag => {
                choice("bag-tracker", if plan.bag_tracker { "terms-yes" } else { "terms-no" })
            }
            Row::Pause => choice("pause", pause_name(plan.pause)),
            Row::Fresh => Field::button(texts.say("start-fresh")),
            Row::Begin => Field::button(texts.say("play")),
        }
    }

    /// The next value, or the one before.
    pub(super) fn turn(self, plan: &mut Plan, by: isize) {
        match self {
            Row::Players => plan.players = next(plan.players, by),
            Row::Wall => plan.wall = next(plan.wall, by),
            Row::Factories => plan.factories = next(plan.factories, by),
            Row::Sitter(seat) => {
                let chair = plan.chair_mut(seat);
                chair.sitter = next(chair.sitter, by);
            }
            Row::First => plan.first = turned(&starters(plan), plan.first, by),
            Row::Preview => plan.preview = next(plan.preview, by),
            Row::Bag => plan.bag_tracker = !plan.bag_tracker,
            Row::Pause => plan.pause = next(plan.pause, by),
            Row::Heading(_) | Row::Name(_) | Row::Fresh | Row::Begin => {}
        }
    }

    /// A letter of a name.
    pub(super) fn type_in(self, plan: &mut Plan, letter: char) {
        if let Row::Name(seat) = self {
            let name = &mut plan.chair_mut(seat).name;
            if name.chars().count() < PersonName::MOST && !letter.is_control() {
                name.push(letter);
            }
        }
    }

    /// The last letter of a name is taken away.
    pub(super) fn erase(self, plan: &mut Plan) {
        if let Row::Name(seat) = self {
            plan.chair_mut(seat).name.pop();
        }
    }
}

fn next<T: Choice>(now: T, by: isize) -> T {
    turned(&T::all(), now, by)
}

/// Who may begin: nobody in particular, or one of those who play.
fn starters(plan: &Plan) -> Vec<Option<Seat>> {
    std::iter::once(None).chain(plan.rules().seats().map(Some)).collect()
}

fn starter(plan: &Plan, texts: &Texts) -> String {
    let Some(seat) = plan.first.filter(|seat| plan.rules().has_seat(*seat)) else {
        return texts.say("first-drawn");
    };
    let args = Args::new().number("seat", seat.number());
    let chair = plan.chair(seat);
    match chair.sitter {
        Sitter::Bot(_) => texts.tell("first-bot", &args),
        Sitter::Person if chair.name.trim().is_empty() => texts.tell("seat-unnamed", &args),
        Sitter::Person => chair.name.clone(),
    }
}

fn name_field(plan: &Plan, texts: &Texts, seat: Seat) -> Field {
    let args = Args::new().number("seat", seat.number());
    let name = texts.tell("seat-name-label", &args);
    Field { name, value: plan.chair(seat).name.clone(), kind: Kind::Text, note: None }
}
