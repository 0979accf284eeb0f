//! Sentences for log, terminal and screen reader: one generator for all.

mod chronicle;
mod faults;
mod labels;
mod moves;
mod names;
mod now;
mod refusals;
mod refused;
mod rounds;
mod rules;
mod table;
mod words;

pub use chronicle::{Chronicle, LineKind, LogLine, text_of};
pub use names::Names;
pub use refused::refusal_message;
pub use rules::{factories_name, wall_name};
pub use table::{RoundTable, SeatTable, TableRow};
pub use words::{signed, sum};

use crate::i18n::Texts;

/// Tells what happens at a table, in the player's language and with the players' names.
///
/// ```
/// use azulejo_rules::{Position, Seat};
/// use azulejo_view::{Language, Names, Narrator, Texts, Theme};
/// let texts = Texts::new(Language::En, Theme::Palace);
/// let mut pos = Position::new("2cp".parse()?, Seat::new(1).unwrap());
/// pos.deal(&"WKWW RBRB BYYB RYWR YBYB".parse()?)?;
/// let names = Names::new(&texts, pos.rules(), ["Anna", "Jan"]);
/// let told = Narrator::new(&texts, &names).play(&pos, "1W4".parse()?);
/// assert_eq!(told.text(), "Anna takes 3 white from factory 1 to line 4. To the center: 1 black.");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    texts: &'a Texts,
    names: &'a Names,
}

impl<'a> Narrator<'a> {
    /// A narrator with texts and names.
    pub fn new(texts: &'a Texts, names: &'a Names) -> Narrator<'a> {
        Narrator { texts, names }
    }
}

/// A move in words: what was done, then what followed from it. Empty for a move that the rules
/// refuse.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// The sentence that says what was done.
    pub headline: String,
    /// Whole sentences about what followed: what fell, where the rest went.
    pub details: Vec<String>,
}

impl Told {
    /// All sentences in a row.
    pub fn text(&self) -> String {
        let mut text = self.headline.clone();
        for detail in &self.details {
            text.push(' ');
            text.push_str(detail);
        }
        text
    }
}
