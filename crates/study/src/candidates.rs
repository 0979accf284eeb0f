//! What could be played now: the moves of a position, ranked, for a board on which one tries things.
//!
//! All candidates are looked at equally far and by the same searcher, so that a difference between
//! two of them is one of the moves, not of the looks; and no number of any is better than that of
//! the best one. Answers come one after the other, each from a longer look than the last.

mod request;

pub use request::{CandidatesError, CandidatesReply, CandidatesRequest, answer};

use crate::expected::Expected;
use crate::moment::{Care, Grade, expectation, ranked};
use azulejo_rules::{BySeat, Next, Outcome, Position, Seat};
use azulejo_search::{Finding, Searcher};
use serde::{Deserialize, Serialize};

/// What is known about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CandidatesAnswer {
    /// The position, as text.
    pub position: String,
    /// How long it was looked at: nodes for each search.
    pub nodes: u64,
    /// Whether a longer look will follow.
    pub more: bool,
    /// Who acts, and what is known about it.
    pub due: Due,
}

/// Who acts in a position, and what is known about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Due {
    /// A player.
    Player {
        /// Who: 1 to 4.
        seat: u8,
        /// How many moves are legal.
        choices: usize,
        /// The best of them, the best one first. Of moves that lead to the same position only one
        /// is listed.
        moves: Vec<Candidate>,
    },
    /// The bag: what each player may expect of a deal.
    Bag {
        /// The mean over some deals.
        expected: Vec<Expected>,
        /// Its standard error.
        error: Vec<Expected>,
    },
    /// Nobody: the game is over.
    Nobody {
        /// Who won: 1 to 4.
        winners: Vec<u8>,
    },
}

/// A move that could be played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Candidate {
    /// The move, as text.
    #[serde(rename = "move")]
    pub mv: String,
    /// The chance to win of who makes it, in hundredths of a percent; never above that of the best.
    pub chance: i32,
    /// The lead over the best of the others at the end, in hundredths of a point.
    pub margin: i32,
    /// What the move loses of the chance to win, compared with the best one; never below 0.
    pub lost: i32,
    /// How good it is: the name of a [`Grade`].
    pub grade: String,
    /// What each player may expect.
    pub expected: Vec<Expected>,
    /// The best line for all as far as it is known; begins with the move.
    pub line: Vec<String>,
    /// How many moves were looked ahead.
    pub depth: u8,
    /// Whether the rest of the round was looked through to its end.
    pub solved: bool,
}

/// How many deals are drawn to see what the bag may bring.
const DEALS: u32 = 8;

/// Looks at a position once, with so many nodes for each search; lists at most so many moves.
pub fn look(pos: &Position, most: usize, nodes: u64, searcher: &mut dyn Searcher) -> Due {
    match pos.next() {
        Next::Player(seat) => Due::Player {
            seat: seat.number(),
            choices: pos.count_moves(),
            moves: candidates(seat, &ranked(pos, most.max(1), nodes, searcher)),
        },
        Next::Bag => bag(pos, nodes, searcher),
        Next::Nobody(Outcome { winners, .. }) => {
            Due::Nobody { winners: winners.iter().map(|seat| seat.number()).collect() }
        }
    }
}

fn bag(pos: &Position, nodes: u64, searcher: &mut dyn Searcher) -> Due {
    let care = Care { deals: DEALS, ..Care::nodes(nodes) };
    let found = expectation(pos, care, searcher);
    let (mean, error) = found.map_or_else(Default::default, |found| (found.mean, found.error));
    Due::Bag { expected: Expected::all(&mean), error: Expected::all(&error) }
}

/// The findings, best first, as a player sees them.
fn candidates(seat: Seat, found: &[Finding]) -> Vec<Candidate> {
    let Some(best) = found.first() else { return Vec::new() };
    let most = best.prospects[seat.index()].chance;
    found.iter().enumerate().map(|(rank, found)| candidate(seat, most, rank, found)).collect()
}

fn candidate(seat: Seat, most: i32, rank: usize, found: &Finding) -> Candidate {
    let own = found.prospects[seat.index()];
    // A move is worth its chance and a little for the margin: one that is worth less may have a
    // chance that is some hundredths of a percent better, which is no reason to call it better.
    let chance = own.chance.min(most);
    let lost = most - chance;
    let grade = if rank == 0 { Grade::Best } else { Grade::of(lost) };
    let expected: BySeat<Expected> = found.prospects.iter().map(|&it| it.into()).collect();
    Candidate {
        mv: found.best.to_string(),
        chance,
        margin: own.lead,
        lost,
        grade: grade.name().to_owned(),
        expected: expected.to_vec(),
        line: found.line.iter().map(ToString::to_string).collect(),
        depth: found.depth,
        solved: found.solved,
    }
}
