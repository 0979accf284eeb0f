//! What was said at the table.

use super::Table;
use azulejo_protocol::{Event, Happening, Occupant, View, Words};
use azulejo_rules::Seat;

/// Something that somebody said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// The number of its event.
    pub(crate) number: u32,
    /// Whose words they are.
    pub(crate) seat: Seat,
    /// What they were called.
    pub(crate) name: String,
    /// What they said.
    pub(crate) words: Words,
}

impl Table {
    /// Keeps what was said among these events.
    pub(super) fn note_words(self, view: &View, news: &[Event]) {
        let said = news.iter().filter_map(|event| match &event.what {
            Happening::Said { seat, words } => Some(Said {
                number: event.number,
                seat: *seat,
                name: name_of(view, *seat),
                words: words.clone(),
            }),
            _ => None,
        });
        let said: Vec<Said> = said.collect();
        if !said.is_empty() {
            self.said().update(|all| all.extend(said));
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
