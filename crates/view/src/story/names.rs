//! What the players are called.

use crate::i18n::{Args, Texts};
use azulejo_rules::{BySeat, Rules, Seat};

/// What the players are called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names(BySeat<String>);

impl Names {
    /// The players' names; where one is blank or missing it is the seat's number in words.
    pub fn new<T: Into<String>>(
        texts: &Texts,
        rules: Rules,
        names: impl IntoIterator<Item = T>,
    ) -> Names {
        let mut names = names.into_iter();
        Names(
            rules
                .seats()
                .map(|seat| {
                    let name = names
                        .next()
                        .map(Into::into)
                        .filter(|name: &String| !name.trim().is_empty());
                    name.unwrap_or_else(|| plain(texts, seat))
                })
                .collect(),
        )
    }

    /// Everybody by the number of the seat.
    pub fn by_seat(texts: &Texts, rules: Rules) -> Names {
        Names::new(texts, rules, std::iter::empty::<String>())
    }

    /// What a player is called.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(seat.index()).map_or("", String::as_str)
    }
}

fn plain(texts: &Texts, seat: Seat) -> String {
    texts.tell("seat-name", &Args::new().number("seat", seat.number()))
}
