//! What the players are called.

use azulejo_protocol::{Mirror, Occupant};
use azulejo_rules::{Game, Rules, Seat};
use azulejo_search::Level;
use azulejo_view::{Args, Names, Texts};

/// What those at a table are called.
pub fn of_table(texts: &Texts, table: &Mirror) -> Names {
    let occupants: Vec<String> = table.occupants().iter().map(Occupant::to_string).collect();
    of_tags(texts, table.options().rules, &occupants)
}

/// What those of a record are called.
pub fn of_record(texts: &Texts, game: &Game) -> Names {
    let tag = |seat: Seat| game.tag(&format!("Seat{seat}")).unwrap_or_default().to_owned();
    of_tags(texts, game.rules(), &game.rules().seats().map(tag).collect::<Vec<_>>())
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
    use azulejo_view::{Language, Theme};

    #[test]
    fn bots_are_called_by_their_level_and_told_apart() {
        let texts = Texts::new(Language::En, Theme::Palace);
        let tags = ["Ann", "bot:hard", "bot:easy", "bot:hard"].map(str::to_owned);
        let names = of_tags(&texts, "4cp".parse().expect("rules"), &tags);
        let called = Seat::ALL.map(|seat| names.of(seat).to_owned());
        assert_eq!(called, ["Ann", "Hard bot 1", "Easy bot", "Hard bot 2"]);
    }

    #[test]
    fn people_of_one_name_are_told_apart_and_the_nameless_are_called_by_their_seats() {
        let texts = Texts::new(Language::En, Theme::Palace);
        let tags = ["Ann", "", "Ann", ""].map(str::to_owned);
        let names = of_tags(&texts, "4cp".parse().expect("rules"), &tags);
        let called = Seat::ALL.map(|seat| names.of(seat).to_owned());
        assert_eq!(called, ["Ann 1", "Seat 2", "Ann 2", "Seat 4"]);
    }
}
