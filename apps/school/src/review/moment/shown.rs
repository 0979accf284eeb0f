//! Which table is shown: that of the moment, or one that would have followed.

use super::super::study::Study;
use azulejo_rules::{Move, Position, Seat};
use azulejo_study::{Act, Decision, Story};
use azulejo_view::scene::{LastMove, SceneOptions};
use azulejo_view::{Entry, Scene};

/// Which table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Shown {
    /// The one on which the move was made, or after the deal.
    Moment,
    /// After so many moves of the best line, from 1.
    Best(usize),
    /// After so many moves of what was expected after the move that was played, from 1.
    Played(usize),
}

impl Shown {
    /// The moves that lead to it from the table of the moment.
    fn moves(self, decision: &Decision) -> &[Move] {
        let (line, count) = match self {
            Shown::Moment => return &[],
            Shown::Best(count) => (&decision.best.line, count),
            Shown::Played(count) => (&decision.played.line, count),
        };
        &line[..count.min(line.len())]
    }
}

/// The table of a moment.
fn before(story: &Story, moment: usize) -> Position {
    let scene = story.scenes().get(moment);
    match scene.map(|scene| &scene.act) {
        Some(Act::Deal(_)) => story.after(moment).unwrap_or(story.end()).clone(),
        _ => scene.map_or(story.end(), |scene| &scene.before).clone(),
    }
}

/// The best move, where another one was played.
pub(super) fn best(study: Study, moment: usize) -> Option<Move> {
    study.desk.sheet.with(|sheet| {
        let decision = sheet.decision(moment).filter(|decision| !decision.is_best())?;
        Some(decision.best.best)
    })
}

/// The table that is shown.
pub(super) fn position(study: Study, moment: usize, shown: Shown) -> Position {
    reached(study, moment, shown).0
}

/// The table that is shown, and the move that led to it.
fn reached(study: Study, moment: usize, shown: Shown) -> (Position, Option<LastMove>) {
    let mut table = study.story.with(|story| before(story, moment));
    let moves = study.desk.sheet.with(|sheet| {
        sheet.decision(moment).map(|decision| shown.moves(decision).to_vec()).unwrap_or_default()
    });
    let mut last = None;
    for mv in moves {
        let seat = table.player_to_move();
        if table.play(mv).is_err() {
            break;
        }
        last = seat.map(|seat| LastMove { seat, mv });
    }
    (table, last)
}

/// The table that is shown, to be painted: the move that was played is outlined, and so is the best one.
pub(super) fn scene(study: Study, moment: usize, shown: Shown) -> Scene {
    let (table, last) = reached(study, moment, shown);
    let (last, hint) = match shown {
        Shown::Moment => (played(study, moment), best(study, moment)),
        Shown::Best(_) | Shown::Played(_) => (last, None),
    };
    let options =
        SceneOptions { last: last.into_iter().collect(), hint, ..SceneOptions::default() };
    Scene::of(&table, &Entry::default(), &options)
}

/// The move of a moment.
fn played(study: Study, moment: usize) -> Option<LastMove> {
    let of = |scene: &azulejo_study::Scene| match scene.act {
        Act::Move(mv) => scene.before.player_to_move().map(|seat| LastMove { seat, mv }),
        Act::Deal(_) => None,
    };
    study.scene(moment, of).flatten()
}

/// Who makes each move of a line.
pub(super) fn line(before: &Position, moves: &[Move]) -> Vec<(Position, Seat, Move)> {
    let mut table = before.clone();
    let mut line = Vec::new();
    for &mv in moves {
        let (now, Some(seat)) = (table.clone(), table.player_to_move()) else { break };
        if table.play(mv).is_err() {
            break;
        }
        line.push((now, seat, mv));
    }
    line
}
