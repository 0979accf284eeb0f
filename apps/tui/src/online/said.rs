//! What was said at a table.

use azulejo_protocol::{Event, Happening, Occupant, View, Words};
use azulejo_rules::Seat;
use azulejo_view::Texts;
use azulejo_view::hosted::preset_name;

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// The number of its event.
    pub number: u32,
    /// Whose words they are.
    pub seat: Seat,
    /// What they were called.
    pub name: String,
    /// What they said.
    pub words: Words,
}

impl Said {
    /// What was said in an event, if it is about that.
    pub(super) fn of(event: &Event, view: &View) -> Option<Said> {
        let Happening::Said { seat, words } = &event.what else { return None };
        let name = name_of(view, *seat);
        Some(Said { number: event.number, seat: *seat, name, words: words.clone() })
    }

    /// What was said, for whoever reads it.
    pub fn told(&self, texts: &Texts) -> String {
        match &self.words {
            Words::Preset(preset) => texts.say(preset_name(*preset)),
            Words::Text(text) => text.to_string(),
        }
    }
}

/// What somebody at a seat is called; who left is called as they were.
fn name_of(view: &View, seat: Seat) -> String {
    let chair = view.lobby().and_then(|lobby| lobby.chair(seat)?.who.as_ref());
    let options = view.game().map(|game| &game.options().seats);
    let at_start = options.and_then(|seats| seats.get(seat.index()));
    at_start.or(chair).map(Occupant::to_string).unwrap_or_default()
}
