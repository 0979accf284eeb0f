//! Who sits where.

use anyhow::{Context, Result, bail};
use azulejo_protocol::{Occupant, PersonName};
use azulejo_rules::{Players, Rules, Seat};
use azulejo_search::Level;
use azulejo_tui::game::unnamed;
use azulejo_view::Texts;
use std::str::FromStr;

/// Who sits at seats that nobody is named for.
const FILLING: Level = Level::Medium;

/// Who sits at a seat, as the command line names it: `person`, `person:Ann`, `bot`, `bot:hard`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum SeatText {
    Person(Option<PersonName>),
    Bot(Level),
}

impl FromStr for SeatText {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatText, String> {
        match text.split_once(':').unwrap_or((text, "")) {
            ("person", "") => Ok(SeatText::Person(None)),
            ("person", name) => {
                let name = name.parse().map_err(|error| format!("{error}"));
                Ok(SeatText::Person(Some(name?)))
            }
            ("bot", "") => Ok(SeatText::Bot(FILLING)),
            ("bot", level) => level.parse().map(SeatText::Bot).map_err(|error| format!("{error}")),
            _ => Err("expected person, person:NAME, bot or bot:LEVEL".to_owned()),
        }
    }
}

/// The rule set and who sits where: those that are named, then bots; a person at the first seat if nobody is named.
pub(super) fn seats(
    rules: Option<Rules>,
    named: &[SeatText],
    texts: &Texts,
) -> Result<(Rules, Vec<Occupant>)> {
    let rules = match rules {
        Some(rules) => rules,
        None => rules_for(named.len())?,
    };
    let (found, most) = (named.len(), rules.players.count());
    if found > most {
        bail!("--seat: {found} sit down, and {rules} has {most} seats");
    }
    let named = if named.is_empty() { &[SeatText::Person(None)] } else { named };
    let filling = std::iter::repeat(&SeatText::Bot(FILLING));
    let seats = rules.seats().zip(named.iter().chain(filling));
    let seats: Result<Vec<Occupant>> =
        seats.map(|(seat, who)| occupant(seat, who, texts)).collect();
    Ok((rules, seats?))
}

/// The colored wall and plain factories, for as many as sit there.
pub(super) fn rules_for(named: usize) -> Result<Rules> {
    let players = Players::ALL.into_iter().find(|players| players.count() == named.max(2));
    let players = players.with_context(|| format!("--seat: {named} sit down, and 4 can play"))?;
    let rules = Rules::ALL.into_iter().find(|rules| rules.players == players);
    rules.context("every number of players has its rules")
}

fn occupant(seat: Seat, who: &SeatText, texts: &Texts) -> Result<Occupant> {
    Ok(match who {
        SeatText::Person(Some(name)) => Occupant::Person { name: name.clone() },
        SeatText::Person(None) => {
            let name = unnamed(texts, seat).context("everybody has a name")?;
            Occupant::Person { name }
        }
        SeatText::Bot(level) => Occupant::Bot { level: level.name().parse()? },
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use azulejo_view::{Language, Theme};

    fn who(rules: Option<&str>, named: &[&str]) -> Result<String> {
        let texts = Texts::terminal(Language::En, Theme::Palace);
        let named: Vec<SeatText> = named.iter().map(|text| text.parse().expect("a seat")).collect();
        let rules = rules.map(|rules| rules.parse().expect("rules"));
        let (rules, seats) = seats(rules, &named, &texts)?;
        let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
        Ok(format!("{rules} {}", seats.join(", ")))
    }

    #[test]
    fn seats_are_filled_and_rules_follow_from_them() {
        for (rules, named, wanted) in [
            (None, &[][..], "2cp Player 1, bot:medium"),
            (None, &["person:Ann"], "2cp Ann, bot:medium"),
            (None, &["bot", "person", "bot:HARD"], "3cp bot:medium, Player 2, bot:hard"),
            (Some("4fs"), &["person:Ann", "person:Bo"], "4fs Ann, Bo, bot:medium, bot:medium"),
        ] {
            assert_eq!(who(rules, named).expect("a table"), wanted);
        }
    }

    #[test]
    fn too_many_are_refused_with_their_number() {
        let error = who(Some("2cp"), &["bot", "bot", "bot"]).expect_err("three at two seats");
        assert_eq!(error.to_string(), "--seat: 3 sit down, and 2cp has 2 seats");
        let error = who(None, &["bot"; 5]).expect_err("five");
        assert_eq!(error.to_string(), "--seat: 5 sit down, and 4 can play");
    }

    #[test]
    fn who_is_neither_a_person_nor_a_bot_is_refused() {
        for text in ["", "Ann", "bot:godlike", "person:\u{1b}", "human:Ann"] {
            assert!(text.parse::<SeatText>().is_err(), "{text:?}");
        }
    }
}
