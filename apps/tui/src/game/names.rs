//! What the players are called.

use azulejo_protocol::{Mirror, Occupant, PersonName};
use azulejo_rules::Seat;
use azulejo_search::Level;
use azulejo_view::{Args, Names, Texts};

/// What those at a table are called: bots by their level, and a number for each of several called alike.
pub fn names_of(texts: &Texts, table: &Mirror) -> Names {
    let occupants = table.occupants();
    let called = occupants.iter().enumerate().map(|(index, occupant)| {
        let alike = |among: &[Occupant]| among.iter().filter(|other| *other == occupant).count();
        let number = (alike(occupants) > 1).then(|| alike(&occupants[..=index]));
        called(texts, occupant, number)
    });
    Names::new(texts, table.options().rules, called.collect::<Vec<_>>())
}

fn called(texts: &Texts, occupant: &Occupant, number: Option<usize>) -> String {
    let name = occupant.to_string();
    let level = occupant.level().and_then(|level| level.as_str().parse::<Level>().ok());
    match (level, number) {
        (Some(level), None) => texts.tell("bot-name", &Args::new().text("level", level.name())),
        (Some(level), Some(number)) => {
            let args = Args::new().text("level", level.name()).number("number", number as u32);
            texts.tell("bot-name-numbered", &args)
        }
        (None, Some(number)) => format!("{name} {number}"),
        (None, None) => name,
    }
}

/// What a person is called who has not said their name.
pub fn unnamed(texts: &Texts, seat: Seat) -> Option<PersonName> {
    let name = texts.tell("seat-unnamed", &Args::new().number("seat", seat.number()));
    PersonName::tidy(&name).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_protocol::{Millis, Start, TableOptions};
    use azulejo_room::{Room, Seed};
    use azulejo_view::{Language, Theme};

    #[test]
    fn bots_are_called_by_their_level_and_all_are_told_apart() {
        let texts = Texts::terminal(Language::En, Theme::Palace);
        let ann = Occupant::Person { name: "Ann".parse().expect("a name") };
        let bot = Occupant::Bot { level: "hard".parse().expect("a level") };
        let seats = [ann.clone(), bot.clone(), ann, bot];
        let options = TableOptions::new("4cp".parse().expect("rules"), seats);
        let (room, _) =
            Room::open(Millis(0), options, Start::Fresh, Seed::new(1)).expect("a table");
        let names = names_of(&texts, room.mirror());
        let called = Seat::ALL.map(|seat| names.of(seat).to_owned());
        assert_eq!(called, ["Ann 1", "Hard bot 1", "Ann 2", "Hard bot 2"]);
    }
}
