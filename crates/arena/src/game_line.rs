//! The line of a journal that tells a finished game.

use crate::{Entrant, Fixture, Forfeit, GameResult};
use azulejo_rules::{BySeat, Seat};
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// A finished game. The seats' names repeat what follows from the match, for those who read only
/// this line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLine {
    /// Its number in the match, from 1.
    pub game: u64,
    /// The row of deals, from 0.
    pub deals: u64,
    /// The rule set.
    pub rules: String,
    /// Who sat where.
    pub seats: Vec<String>,
    /// All points, in seat order.
    pub points: Vec<u16>,
    /// Who won, by seat.
    pub winners: Vec<u8>,
    /// The last round.
    pub rounds: u16,
    /// How many moves each made.
    pub moves: Vec<u32>,
    /// How many microseconds each thought.
    pub micros: Vec<u64>,
    /// Why it was broken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultLine>,
}

/// Who lost a game by a fault, and which.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FaultLine {
    /// The seat.
    pub seat: u8,
    /// A word for it.
    pub kind: String,
    /// The whole story.
    pub reason: String,
}

/// Why a line does not tell a game of the match.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadLine {
    /// It repeats something that is otherwise in this match.
    #[error("{what}: not that of this game in this match")]
    Differs {
        /// What.
        what: &'static str,
    },
    /// A list has not one value for each seat.
    #[error("{what}: expected one for each seat")]
    Length {
        /// Which.
        what: &'static str,
    },
    /// There is no such seat, or nobody won.
    #[error("{what}: expected seats of this table")]
    Seat {
        /// Where it is named.
        what: &'static str,
    },
}

impl GameLine {
    /// The line of a game that was played.
    pub fn new(fixture: &Fixture, result: &GameResult, names: &[String]) -> GameLine {
        GameLine {
            game: fixture.game,
            deals: fixture.number,
            rules: fixture.rules.to_string(),
            seats: seat_names(fixture, names),
            points: result.points.to_vec(),
            winners: result.winners.iter().map(|seat| seat.number()).collect(),
            rounds: result.rounds,
            moves: result.moves.to_vec(),
            micros: result.time.iter().map(|time| time.as_micros() as u64).collect(),
            fault: result.forfeit.as_ref().map(|forfeit| FaultLine {
                seat: forfeit.seat.number(),
                kind: forfeit.kind.clone(),
                reason: forfeit.reason.clone(),
            }),
        }
    }

    /// The result it tells, if it tells that of this very game.
    ///
    /// # Errors
    ///
    /// What does not fit.
    pub fn result(&self, fixture: &Fixture, names: &[String]) -> Result<GameResult, BadLine> {
        self.check(fixture, names)?;
        let forfeit = match &self.fault {
            None => None,
            Some(fault) => Some(Forfeit {
                seat: seat(fixture, fault.seat).ok_or(BadLine::Seat { what: "fault" })?,
                kind: fault.kind.clone(),
                reason: fault.reason.clone(),
            }),
        };
        Ok(GameResult {
            points: by_seat(fixture, "points", &self.points)?,
            winners: self.winners(fixture)?,
            rounds: self.rounds,
            moves: by_seat(fixture, "moves", &self.moves)?,
            time: by_seat(fixture, "micros", &self.micros)?
                .into_iter()
                .map(Duration::from_micros)
                .collect(),
            forfeit,
        })
    }

    fn check(&self, fixture: &Fixture, names: &[String]) -> Result<(), BadLine> {
        let same = [
            ("game", self.game == fixture.game),
            ("deals", self.deals == fixture.number),
            ("rules", self.rules == fixture.rules.to_string()),
            ("seats", self.seats == seat_names(fixture, names)),
        ];
        match same.into_iter().find(|(_, same)| !same) {
            Some((what, _)) => Err(BadLine::Differs { what }),
            None => Ok(()),
        }
    }

    /// At least one, each once, in order.
    fn winners(&self, fixture: &Fixture) -> Result<BySeat<Seat>, BadLine> {
        let ascending = self.winners.is_sorted_by(|one, other| one < other);
        let seats = self.winners.iter().map(|&number| seat(fixture, number));
        match seats.collect::<Option<Vec<Seat>>>() {
            Some(seats) if ascending && !seats.is_empty() => Ok(seats.into_iter().collect()),
            _ => Err(BadLine::Seat { what: "winners" }),
        }
    }
}

fn seat_names(fixture: &Fixture, names: &[String]) -> Vec<String> {
    fixture.seats.iter().map(|&Entrant(index)| names[index].clone()).collect()
}

fn seat(fixture: &Fixture, number: u8) -> Option<Seat> {
    Seat::new(number).filter(|&seat| fixture.rules.has_seat(seat))
}

fn by_seat<T: Copy>(
    fixture: &Fixture,
    what: &'static str,
    values: &[T],
) -> Result<BySeat<T>, BadLine> {
    if values.len() != fixture.seats.len() {
        return Err(BadLine::Length { what });
    }
    Ok(values.iter().copied().collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Draw, Schedule, Tables};

    fn fixture() -> Fixture {
        let rules = vec!["3cp".parse().unwrap()];
        let schedule = Schedule::new(2, Draw::RoundRobin, Tables::Both, rules);
        schedule.fixture(8).unwrap()
    }

    fn names() -> Vec<String> {
        ["a", "b"].map(str::to_owned).to_vec()
    }

    const GAME: &str = r#"{"game":8,"deals":1,"rules":"3cp","seats":["b","a","b"],"points":[50,61,61],"winners":[2,3],"rounds":5,"moves":[20,21,20],"micros":[1000,0,77]}"#;

    #[test]
    fn a_game_is_read_back_as_it_was_written() {
        let fault = r#","fault":{"seat":2,"kind":"crash","reason":"ended: exit status: 3"}}"#;
        for text in [GAME.to_owned(), GAME.replace('}', fault)] {
            let line: GameLine = serde_json::from_str(&text).unwrap();
            let result = line.result(&fixture(), &names()).unwrap();
            assert_eq!(result.winners.as_slice(), [Seat::ALL[1], Seat::ALL[2]]);
            let again = GameLine::new(&fixture(), &result, &names());
            assert_eq!(serde_json::to_string(&again).unwrap(), text);
        }
    }

    #[test]
    fn a_game_that_does_not_fit_is_refused() {
        for (part, other, error) in [
            ("\"game\":8", "\"game\":7", "game: not that of this game in this match"),
            ("\"deals\":1", "\"deals\":0", "deals: not that of this game in this match"),
            ("3cp", "2cp", "rules: not that of this game in this match"),
            ("[\"b\",\"a\",\"b\"]", "[\"a\",\"b\",\"b\"]", "seats: not that of this"),
            ("[50,61,61]", "[50,61]", "points: expected one for each seat"),
            ("[20,21,20]", "[20,21,20,1]", "moves: expected one for each seat"),
            ("[1000,0,77]", "[]", "micros: expected one for each seat"),
            ("[2,3]", "[]", "winners: expected seats of this table"),
            ("[2,3]", "[3,2]", "winners: expected seats of this table"),
            ("[2,3]", "[2,2]", "winners: expected seats of this table"),
            ("[2,3]", "[4]", "winners: expected seats of this table"),
            (
                "77]",
                r#"77],"fault":{"seat":0,"kind":"","reason":""}"#,
                "fault: expected seats of this table",
            ),
        ] {
            let line: GameLine = serde_json::from_str(&GAME.replace(part, other)).unwrap();
            let found = line.result(&fixture(), &names()).unwrap_err().to_string();
            assert!(found.starts_with(error), "{part} {other}: {found}");
        }
    }
}
