//! Perft files: positions with the number of their move sequences, for every engine to compare.
//!
//! The positions come from games of the naive engine with a generator of its own, so that they
//! stay the same whatever happens to the fast engine; the counts are the fast engine's, and the
//! naive one must agree.

use super::chance::Chance;
use super::moments::{Moment, moments};
use crate::oracle::{Oracle, Phase};
use azulejo_rules::{Position, Rules};
use std::fmt::Write;

/// Counts in the files are below this, so that a slow engine can check them, too.
const LIMIT: u64 = 300_000;

/// So many games are searched at most; a hundred or two are enough.
const GAMES: u64 = 2_000;

/// One line of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count<'a> {
    /// The position's text.
    pub position: &'a str,
    /// How many moves each sequence has.
    pub depth: u32,
    /// How many sequences there are.
    pub count: u64,
}

/// The perft file of a rule set.
///
/// # Panics
///
/// If a moment is not found, or the engines do not understand each other's texts.
pub fn file(rules: Rules) -> String {
    let mut text = format!("; {rules}: position, depth and count with tabs between\n");
    for (name, pos) in positions(rules) {
        let _ = writeln!(text, "; {name}");
        for (depth, count) in counts(&pos) {
            let _ = writeln!(text, "{pos}\t{depth}\t{count}");
        }
    }
    text
}

/// The counts of a file. Empty lines and those that begin with `;` say nothing.
///
/// # Errors
///
/// The first line that is neither a count nor a comment.
pub fn read(text: &str) -> Result<Vec<Count<'_>>, String> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with(';'));
    lines.map(|line| read_line(line).ok_or_else(|| format!("no count: {line}"))).collect()
}

fn read_line(line: &str) -> Option<Count<'_>> {
    let mut fields = line.split('\t');
    let (position, depth, count) = (fields.next()?, fields.next()?, fields.next()?);
    if fields.next().is_some() {
        return None;
    }
    Some(Count { position, depth: depth.parse().ok()?, count: count.parse().ok()? })
}

/// Counts with the naive engine: how many sequences of exactly `depth` moves there are, none of
/// which goes on past the end of the round.
///
/// # Panics
///
/// If the naive engine refuses its own move.
pub fn count_naively(oracle: &Oracle, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let after = oracle.legal_moves().into_iter().map(|mv| {
        let mut oracle = oracle.clone();
        oracle.play(&mv).expect("it is among the legal moves");
        count_naively(&oracle, depth - 1)
    });
    after.sum()
}

/// A position for each moment, each from another game.
fn positions(rules: Rules) -> Vec<(&'static str, Position)> {
    let mut moments: Vec<(&Moment, Option<Position>)> =
        moments(rules).map(|moment| (moment, None)).collect();
    for game in 0..GAMES {
        if moments.iter().all(|(_, found)| found.is_some()) {
            break;
        }
        search(rules, game, &mut moments);
    }
    let found = moments.into_iter().map(|(moment, found)| {
        let pos = found.unwrap_or_else(|| panic!("{rules}: no game has {}", moment.name));
        (moment.name, pos)
    });
    found.collect()
}

/// Plays a game to the first moment that was not found before.
fn search(rules: Rules, game: u64, moments: &mut [(&Moment, Option<Position>)]) {
    let mut chance = Chance::new(game);
    let first = 1 + chance.below(rules.players.count());
    let mut oracle = Oracle::new(&rules.to_string(), first).expect("the seat is at the table");
    while oracle.phase() != Phase::Over {
        let pos: Position =
            oracle.position().parse().expect("the naive engine's position is sound");
        let open = moments.iter_mut().filter(|(_, found)| found.is_none());
        if let Some((_, found)) = open.into_iter().find(|(moment, _)| (moment.is_now)(&pos)) {
            *found = Some(pos);
            return;
        }
        step(&mut oracle, &mut chance);
    }
}

/// A random deal or a random move.
fn step(oracle: &mut Oracle, chance: &mut Chance) {
    if oracle.phase() == Phase::Deal {
        let deal = oracle.draw_deal(&mut |bound| chance.below(bound));
        oracle.deal(&deal).expect("the deal was drawn for it");
    } else {
        let moves = oracle.legal_moves();
        oracle.play(&moves[chance.below(moves.len())]).expect("it is among the legal moves");
    }
}

/// Depths and counts, down to the end of the round or to the limit.
fn counts(pos: &Position) -> Vec<(u32, u64)> {
    let mut counts = Vec::new();
    for depth in 1.. {
        let count = count_up_to(pos, depth, LIMIT);
        if count >= LIMIT {
            break;
        }
        counts.push((depth, count));
        if count == 0 {
            break;
        }
    }
    counts
}

/// Counts like [`Position::perft`], and stops at a limit.
fn count_up_to(pos: &Position, depth: u32, limit: u64) -> u64 {
    if depth == 1 {
        return pos.legal_moves().len() as u64;
    }
    let mut count = 0;
    for mv in pos.legal_moves() {
        let mut pos = pos.clone();
        pos.play(mv).expect("it is among the legal moves");
        count += count_up_to(&pos, depth - 1, limit - count);
        if count >= limit {
            break;
        }
    }
    count
}
