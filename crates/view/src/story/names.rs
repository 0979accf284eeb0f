//! What the players are called.

use crate::i18n::{Args, Texts};
use azulejo_protocol::{Mirror, Occupant};
use azulejo_rules::{BySeat, Game, Rules, Seat};
use azulejo_search::Level;

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

    /// Those whom a record calls so: `bot:hard` in words, and a number for each of several called alike.
    pub fn of_tags(texts: &Texts, rules: Rules, tags: &[String]) -> Names {
        let called = tags.iter().enumerate().map(|(index, tag)| {
            let alike = |tags: &[String]| tags.iter().filter(|other| *other == tag).count();
            let number = (alike(tags) > 1).then(|| alike(&tags[..=index]));
            match (level_of(tag), number) {
                (Some(level), number) => bot(texts, level, number),
                (None, Some(number)) if !tag.is_empty() => format!("{tag} {number}"),
                (None, _) => tag.clone(),
            }
        });
        Names::new(texts, rules, called.collect::<Vec<_>>())
    }

    /// Those of a record.
    pub fn of_record(texts: &Texts, game: &Game) -> Names {
        let tag = |seat: Seat| game.tag(&format!("Seat{seat}")).unwrap_or_default().to_owned();
        Names::of_tags(texts, game.rules(), &game.rules().seats().map(tag).collect::<Vec<_>>())
    }

    /// Those who sit at a table now.
    pub fn of_table(texts: &Texts, table: &Mirror) -> Names {
        let tags: Vec<String> = table.occupants().iter().map(Occupant::to_string).collect();
        Names::of_tags(texts, table.options().rules, &tags)
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

fn level_of(tag: &str) -> Option<Level> {
    tag.strip_prefix("bot:")?.parse().ok()
}

fn bot(texts: &Texts, level: Level, number: Option<usize>) -> String {
    let args = Args::new().text("level", level.name());
    match number {
        None => texts.tell("bot-name", &args),
        Some(number) => texts.tell("bot-name-numbered", &args.number("number", number as u32)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::{Language, Theme};

    #[test]
    fn bots_are_called_by_their_level_and_told_apart() {
        let texts = Texts::new(Language::En, Theme::Palace);
        let tags = ["Ann", "bot:hard", "bot:easy", "bot:hard"].map(str::to_owned);
        let names = Names::of_tags(&texts, "4cp".parse().expect("rules"), &tags);
        let called = Seat::ALL.map(|seat| names.of(seat).to_owned());
        assert_eq!(called, ["Ann", "Hard bot 1", "Easy bot", "Hard bot 2"]);
    }

    #[test]
    fn people_of_one_name_are_told_apart_and_the_nameless_are_called_by_their_seats() {
        let texts = Texts::new(Language::En, Theme::Palace);
        let tags = ["Ann", "", "Ann", ""].map(str::to_owned);
        let names = Names::of_tags(&texts, "4cp".parse().expect("rules"), &tags);
        let called = Seat::ALL.map(|seat| names.of(seat).to_owned());
        assert_eq!(called, ["Ann 1", "Seat 2", "Ann 2", "Seat 4"]);
    }
}
