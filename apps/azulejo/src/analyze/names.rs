//! Who sits where.

use crate::input::printable;
use azulejo_rules::{BySeat, Game, Seat};

/// The names of the players, as far as the record tells them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names(BySeat<Option<String>>);

impl Names {
    pub(crate) fn of(game: &Game) -> Names {
        let name = |seat| game.tag(&format!("Seat{seat}")).filter(|name| !name.is_empty());
        Names(game.rules().seats().map(|seat| name(seat).map(shortened)).collect())
    }

    /// The name alone.
    fn name(&self, seat: Seat) -> Option<&str> {
        self.0[seat.index()].as_deref()
    }

    /// `Seat 1`, or `Seat 1 · guest`.
    pub(super) fn titled(&self, seat: Seat) -> String {
        self.name(seat)
            .map_or_else(|| format!("Seat {seat}"), |name| format!("Seat {seat} · {name}"))
    }

    /// `seat 1`, or `guest (seat 1)`, within a sentence.
    pub(super) fn within(&self, seat: Seat) -> String {
        self.name(seat)
            .map_or_else(|| format!("seat {seat}"), |name| format!("{name} (seat {seat})"))
    }
}

/// A name that fits into a table. It comes from a file, so it must not speak to the terminal.
fn shortened(name: &str) -> String {
    const MOST: usize = 18;
    let mut letters: Vec<char> = name.chars().flat_map(printable).take(MOST + 1).collect();
    if letters.len() > MOST {
        letters.truncate(MOST - 1);
        letters.push('…');
    }
    letters.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_and_harmless() {
        let mut game = Game::new("2cp".parse().unwrap(), Seat::ALL[0]);
        game.set_tag("Seat2", "the\u{1b}[2Jlongest name of all").unwrap();
        let names = Names::of(&game);
        assert_eq!(names.titled(Seat::ALL[0]), "Seat 1");
        assert_eq!(names.within(Seat::ALL[0]), "seat 1");
        assert_eq!(names.titled(Seat::ALL[1]), "Seat 2 · the\\u{1b}[2Jlonge…");
    }
}
