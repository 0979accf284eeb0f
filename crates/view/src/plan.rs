//! The table that is being chosen: what a start screen edits.

mod choices;
mod names;

pub use choices::{Pause, Sitter};
pub use names::{factories_note, pause_name, players_name, preview_name, sitter_name, wall_note};

use azulejo_protocol::{FirstSeat, LevelName, NameError, Occupant, PreviewScope, TableOptions};
use azulejo_rules::{FactoryKind, Game, Players, Rules, Seat, WallSide};
use azulejo_search::Level;

/// A table in the making. It knows all four seats, so that whoever tries another number of players
/// finds everybody again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// How many play.
    pub players: Players,
    /// On which side of the boards.
    pub wall: WallSide,
    /// With which discs.
    pub factories: FactoryKind,
    /// Who would sit where.
    pub chairs: [Chair; Seat::COUNT],
    /// Who begins; `None` leaves it to chance.
    pub first: Option<Seat>,
    /// Whether the tiles in the bag are shown by color.
    pub bag_tracker: bool,
    /// For which boards a player is shown what a move would bring.
    pub preview: PreviewScope,
    /// How long bots wait at least.
    pub pause: Pause,
}

/// A seat in the making.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chair {
    /// A person or a bot.
    pub sitter: Sitter,
    /// The person's name; empty for one who does not care.
    pub name: String,
}

/// One person against a bot, on the colored wall with plain discs.
impl Default for Plan {
    fn default() -> Plan {
        let chair = |sitter| Chair { sitter, name: String::new() };
        let bot = || chair(Sitter::Bot(Level::Medium));
        Plan {
            players: Players::Two,
            wall: WallSide::Colored,
            factories: FactoryKind::Plain,
            chairs: [chair(Sitter::Person), bot(), bot(), bot()],
            first: None,
            bag_tracker: false,
            preview: PreviewScope::Full,
            pause: Pause::Short,
        }
    }
}

/// A name that nobody can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadName {
    /// Whose.
    pub seat: Seat,
    /// Why.
    pub why: NameError,
}

impl Plan {
    /// The rule set.
    pub fn rules(&self) -> Rules {
        Rules { players: self.players, wall: self.wall, factories: self.factories }
    }

    /// Plays by another rule set.
    pub fn set_rules(&mut self, rules: Rules) {
        self.players = rules.players;
        self.wall = rules.wall;
        self.factories = rules.factories;
    }

    /// The chair at a seat.
    pub fn chair(&self, seat: Seat) -> &Chair {
        &self.chairs[seat.index()]
    }

    /// The chair at a seat, to change it.
    pub fn chair_mut(&mut self, seat: Seat) -> &mut Chair {
        &mut self.chairs[seat.index()]
    }

    /// What a table opens with. Who has no name is called by `unnamed`.
    ///
    /// # Errors
    ///
    /// The first name that nobody can have.
    pub fn options(&self, unnamed: impl Fn(Seat) -> String) -> Result<TableOptions, BadName> {
        let seats = self.rules().seats().map(|seat| {
            let chair = self.chair(seat);
            chair.occupant(|| unnamed(seat)).map_err(|why| BadName { seat, why })
        });
        let mut options = TableOptions::new(self.rules(), seats.collect::<Result<Vec<_>, _>>()?);
        options.first = match self.first {
            Some(seat) if self.rules().has_seat(seat) => FirstSeat::Chosen(seat),
            _ => FirstSeat::Drawn,
        };
        options.bag_tracker = self.bag_tracker;
        options.preview = self.preview;
        options.bot_pause = self.pause.millis();
        Ok(options)
    }

    /// Seats whom a record names: `bot:hard` is a bot, anybody else a person.
    pub fn seat_those_of(&mut self, game: &Game) {
        for seat in game.rules().seats() {
            if let Some(name) = game.tag(&format!("Seat{seat}")) {
                *self.chair_mut(seat) = Chair::named(name);
            }
        }
    }
}

impl Chair {
    fn occupant(&self, unnamed: impl Fn() -> String) -> Result<Occupant, NameError> {
        match self.sitter {
            Sitter::Person if self.name.trim().is_empty() => {
                Ok(Occupant::Person { name: unnamed().parse()? })
            }
            Sitter::Person => Ok(Occupant::Person { name: self.name.parse()? }),
            Sitter::Bot(level) => Ok(Occupant::Bot { level: level_name(level)? }),
        }
    }

    /// Whom a record names so.
    fn named(name: &str) -> Chair {
        let level = name.strip_prefix("bot:").and_then(|level| level.parse().ok());
        match level {
            Some(level) => Chair { sitter: Sitter::Bot(level), name: String::new() },
            // A bot of another program is a person here, by its own name.
            None => {
                let name = name.strip_prefix("bot:").unwrap_or(name).to_owned();
                Chair { sitter: Sitter::Person, name }
            }
        }
    }
}

fn level_name(level: Level) -> Result<LevelName, NameError> {
    level.name().parse()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_visit_offers_one_person_against_a_bot() {
        let options = Plan::default().options(|seat| format!("Player {seat}")).expect("options");
        assert_eq!(options.check(), Ok(()));
        let names: Vec<String> = options.seats.iter().map(ToString::to_string).collect();
        assert_eq!(
            (options.rules.to_string().as_str(), names.as_slice()),
            ("2cp", &["Player 1".to_owned(), "bot:medium".to_owned()][..])
        );
    }

    #[test]
    fn a_starter_who_does_not_sit_there_leaves_it_to_chance() {
        let mut plan = Plan { first: Seat::new(4), ..Plan::default() };
        let first = |plan: &Plan| plan.options(|seat| seat.to_string()).expect("options").first;
        assert_eq!(first(&plan), FirstSeat::Drawn);
        plan.players = Players::Four;
        assert_eq!(first(&plan), FirstSeat::Chosen(Seat::ALL[3]));
    }

    #[test]
    fn a_bad_name_is_refused_with_its_seat() {
        let mut plan = Plan::default();
        plan.chair_mut(Seat::ALL[1]).sitter = Sitter::Person;
        plan.chair_mut(Seat::ALL[1]).name = "A\u{202e}nn".to_owned();
        let bad = plan.options(|seat| seat.to_string()).expect_err("a hidden character");
        assert_eq!(
            bad,
            BadName { seat: Seat::ALL[1], why: NameError::Letter { found: '\u{202e}' } }
        );
    }

    #[test]
    fn a_record_seats_its_people_and_bots() {
        let mut game = Game::new("3cp".parse().expect("rules"), Seat::ALL[0]);
        for (name, value) in [("Seat1", "Ann"), ("Seat2", "bot:expert"), ("Seat3", "bot:godlike")] {
            game.set_tag(name, value).expect("a tag");
        }
        let mut plan = Plan::default();
        plan.seat_those_of(&game);
        let sitters = plan.chairs.map(|chair| (chair.sitter, chair.name));
        assert_eq!(sitters[0], (Sitter::Person, "Ann".to_owned()));
        assert_eq!(sitters[1], (Sitter::Bot(Level::Expert), String::new()));
        assert_eq!(sitters[2], (Sitter::Person, "godlike".to_owned()));
    }
}
