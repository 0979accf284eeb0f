//! The players' names, in the reader's language and safe to print.

use crate::input::printable;
use azulejo_rules::{BySeat, Game, Seat};
use azulejo_view::{Args, Names, Texts};

/// How many letters a name, and a title, may have.
const NAME: usize = 18;
const TITLE: usize = 27;

/// The players' names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SeatNames {
    names: Names,
    titles: BySeat<String>,
}

impl SeatNames {
    /// The names of a record.
    pub(crate) fn of(texts: &Texts, game: &Game) -> SeatNames {
        let tag =
            |seat: Seat| game.tag(&format!("Seat{seat}")).map(printable_name).unwrap_or_default();
        let tags: Vec<String> = game.rules().seats().map(tag).collect();
        let names = Names::of_tags(texts, game.rules(), &tags);
        let title = |seat: Seat| {
            let (number, name) = (seat_name(texts, seat), names.of(seat));
            if number == name { number } else { cut(&format!("{number} · {name}"), TITLE) }
        };
        let titles = game.rules().seats().map(title).collect();
        SeatNames { names, titles }
    }

    /// The names as the narrator wants them.
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// `guest`, or `Seat 1` where the record has no name.
    pub(crate) fn name(&self, seat: Seat) -> &str {
        self.names.of(seat)
    }

    /// `Seat 1 · guest`, or `Seat 1`.
    pub(crate) fn title(&self, seat: Seat) -> &str {
        &self.titles[seat.index()]
    }
}

/// `Seat 1`.
fn seat_name(texts: &Texts, seat: Seat) -> String {
    texts.tell("seat-name", &Args::new().number("seat", seat.number()))
}

/// A name that fits into a table. Control characters are escaped, since a record could send them to the terminal.
fn printable_name(name: &str) -> String {
    cut(&name.chars().flat_map(printable).collect::<String>(), NAME)
}

/// The text, cut to at most `most` letters.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_view::{Language, Theme};

    #[test]
    fn names_are_cut_and_cannot_speak_to_the_terminal() {
        assert_eq!(printable_name("guest"), "guest");
        assert_eq!(printable_name("a name as long as a river"), "a name as long as…");
        assert_eq!(printable_name("\u{1b}[2Jx"), "\\u{1b}[2Jx");
    }

    #[test]
    fn a_title_has_the_seat_and_the_name() {
        let mut game = Game::new("3cp".parse().unwrap(), Seat::ALL[0]);
        game.set_tag("Seat2", "guest").unwrap();
        game.set_tag("Seat3", "bot:hard").unwrap();
        let titles = |language: Language| {
            let names = SeatNames::of(&Texts::terminal(language, Theme::Palace), &game);
            [0, 1, 2].map(|index| names.title(Seat::ALL[index]).to_owned())
        };
        assert_eq!(titles(Language::En), ["Seat 1", "Seat 2 · guest", "Seat 3 · Hard bot"]);
        assert_eq!(titles(Language::Pl)[..2], ["Gracz 1", "Gracz 2 · guest"]);
    }
}
