//! Tables of a server: the way there, the waiting room, talk, and the end of a game.
//!
//! [`Door`] asks for a link or a server; [`Arrive`] goes there and becomes the [`Waiting`] room, or the table if a game
//! has begun. The game itself is played at the same table as every other ([`Play`](super::play::Play)); when it is over,
//! [`Over`](super::over::Over) tells how.

mod arrive;
mod door;
mod invite;
mod talk;
mod waiting;

pub use arrive::Arrive;
pub use door::Door;
pub(crate) use talk::{Talk, TalkDeed};
pub use waiting::Waiting;

use crate::online::{LineState, Table};
use azulejo_view::Texts;

/// What is to be said about the line, if anything.
pub(crate) fn line_note(texts: &Texts, table: &Table) -> Option<String> {
    match table.line() {
        LineState::Live => None,
        LineState::Calling => Some(texts.say("online-calling")),
        LineState::Waiting => Some(texts.say("online-reconnecting")),
        LineState::Lost(_) => Some(texts.say("online-no-table")),
    }
}
