//! Moves and reasons as parts of sentences.

use super::units::{counted, points};
use azulejo_rules::{Destination, Move, MoveKind, Place, Position, Seat, Source, Take};
use azulejo_study::{Reason, Reply};

/// Whether a move is told as it happened, or named as a thing one may do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tense {
    /// `took 3 red from factory 3 to line 2`.
    Past,
    /// `taking 3 red from factory 3 to line 2`.
    Gerund,
}

/// A legal move, with its text in parentheses.
pub(super) fn told(pos: &Position, mv: Move, tense: Tense) -> String {
    match mv.kind() {
        MoveKind::Take(take) => {
            let verb = if tense == Tense::Past { "took" } else { "taking" };
            format!("{verb} {} ({mv})", taken(pos, take))
        }
        MoveKind::Place(Place { line, column }) => {
            let verb = if tense == Tense::Past { "put" } else { "putting" };
            format!("{verb} the tile of line {line} into column {column} ({mv})")
        }
    }
}

/// `3 red from factory 3 to line 2`.
fn taken(pos: &Position, take: Take) -> String {
    let count = pos.tiles_at(take.source).count(take.tile);
    let source = match take.source {
        Source::Factory(factory) => format!("factory {factory}"),
        Source::Center => "the center".to_owned(),
    };
    let to = match take.to {
        Destination::Line(line) => format!("line {line}"),
        Destination::Floor => "the floor".to_owned(),
    };
    format!("{count} {} from {source} to {to}", take.tile.name())
}

/// How the better move differs, each as what may follow "it was better:"; `seat` has decided.
/// What the next player does is told [apart](replies).
pub(super) fn reasons(reasons: &[Reason], seat: Seat) -> Vec<String> {
    let mut told: Vec<String> = Vec::new();
    for reason in reasons {
        let words = match *reason {
            Reason::GetsLine { .. } => {
                let lines = lines(reasons, |other| matches!(other, Reason::GetsLine { .. }));
                Some(format!("seat {seat} can complete {lines} this round"))
            }
            Reason::RivalLine { seat, .. } => {
                let same = |other: &Reason| matches!(other, Reason::RivalLine { seat: rival, .. } if *rival == seat);
                Some(format!("seat {seat} does not complete {}", lines(reasons, same)))
            }
            _ => single(reason, seat),
        };
        // Several lines are told as one.
        told.extend(words.filter(|words| !told.contains(words)));
    }
    told
}

/// A reason that stands for itself.
fn single(reason: &Reason, seat: Seat) -> Option<String> {
    Some(match *reason {
        Reason::Ends { played: true } => "the game does not end with this round yet".to_owned(),
        Reason::Ends { played: false } => "the game ends with this round".to_owned(),
        Reason::Completes { line, tile } => format!("it completes line {line} ({})", tile.name()),
        Reason::Scores { played, best } => {
            format!("the tile scores {} instead of {played}", counted(best, "point"))
        }
        Reason::Falls { played, best: 0 } => {
            format!("nothing falls to the floor instead of {}", counted(played as u64, "tile"))
        }
        Reason::Falls { played, best } => {
            let falls = if best == 1 { "falls" } else { "fall" };
            format!("{} {falls} to the floor instead of {played}", counted(best as u64, "tile"))
        }
        Reason::Gains { played, best } => {
            format!("the wall brings {} this round instead of {played}", counted(best, "point"))
        }
        Reason::RivalGains { seat, played, best } => {
            let brings = counted(best, "point");
            format!("the wall of seat {seat} brings {brings} this round instead of {played}")
        }
        Reason::Floor { played, best } => {
            format!("the floor costs {} in the end instead of {played}", cost(best))
        }
        Reason::RivalFloor { seat, played, best } => {
            let less = if played == 0 { "nothing".to_owned() } else { played.to_string() };
            format!("seat {seat} pays {} for the floor instead of {less}", cost(best))
        }
        Reason::Starts => format!("seat {seat} starts the next round"),
        Reason::Expects { seat, change } => {
            let more = if change > 0 { "more" } else { "fewer" };
            format!("seat {seat} can expect {:.1} points {more}", points(change.abs()))
        }
        Reason::GetsLine { .. } | Reason::RivalLine { .. } | Reason::Replies { .. } => return None,
    })
}

fn cost(points: u8) -> String {
    if points == 0 { "nothing".to_owned() } else { counted(points, "point") }
}

/// `line 3 (red)`, `lines 1 (blue) and 3 (red)`.
fn lines(reasons: &[Reason], chosen: impl Fn(&Reason) -> bool) -> String {
    let named = reasons.iter().filter(|reason| chosen(reason)).filter_map(|reason| match *reason {
        Reason::GetsLine { line, tile } | Reason::RivalLine { line, tile, .. } => {
            Some(format!("{line} ({})", tile.name()))
        }
        _ => None,
    });
    match named.collect::<Vec<String>>().as_slice() {
        [one] => format!("line {one}"),
        [most @ .., last] => format!("lines {} and {last}", most.join(", ")),
        [] => String::new(),
    }
}

/// `As played, seat 1 then takes 2 blue (CB3); after the better move, 1 white (5W4).`
pub(super) fn replies(reason: &Reason) -> Option<String> {
    let Reason::Replies { played, best } = reason else { return None };
    let then = format!("seat {} then takes {}", played.seat, reply(played));
    Some(match best {
        Some(best) => format!("As played, {then}; after the better move, {}.", reply(best)),
        None => format!("As played, {then}."),
    })
}

/// `2 blue (CB3), which completes line 3`.
fn reply(reply: &Reply) -> String {
    let Reply { mv, count, tile, completes, falls, .. } = reply;
    let taken = format!("{count} {} ({mv})", tile.name());
    match (completes, falls) {
        (Some(line), 0) => format!("{taken}, which completes line {line}"),
        (_, 0) => taken,
        (_, falls) => format!("{taken}, with {} to the floor", counted(*falls as u64, "tile")),
    }
}
