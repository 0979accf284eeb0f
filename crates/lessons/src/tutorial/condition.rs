//! What a move must do to be accepted, asked of the rules.

use super::facts;
use azulejo_rules::{
    Bonuses, Destination, Effect, Factory, Line, Marker, Move, MoveKind, Position, Source, Take,
    Tile,
};

/// Something that holds for a legal move, or does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// It takes this color.
    Color(Tile),
    /// It takes from this factory.
    Factory(Factory),
    /// It takes from the center.
    Center,
    /// It takes from the disc with this gold side.
    Gold(Effect),
    /// It puts the tiles into a line, whatever falls.
    IntoLine,
    /// No tile falls; the marker may.
    Kept,
    /// It fills this line.
    Fills(Line),
    /// No other move makes for a cheaper floor.
    CheapestFloor,
    /// It takes the marker.
    TakesMarker,
    /// If the round ended with it, no other move would leave more points.
    ScoresMost,
    /// With it the wall will have one complete row more at the round's end.
    CompletesRow,
    /// With it the wall will have one complete column more at the round's end.
    CompletesColumn,
    /// With it the wall will have one complete color more at the round's end.
    CompletesColor,
    /// It sends this color from the spread to the left neighbor.
    SendsLeft(Tile),
}

impl Condition {
    /// Whether it holds for a legal move.
    pub fn holds(self, pos: &Position, mv: Move) -> bool {
        match self {
            Condition::ScoresMost => is_most(pos, mv, facts::settled_score),
            Condition::CheapestFloor => is_most(pos, mv, |pos, mv| -facts::floor_cost(pos, mv)),
            Condition::Kept => facts::tiles_fallen(pos, mv) == 0,
            Condition::CompletesRow => completes(pos, mv, |bonuses| bonuses.rows),
            Condition::CompletesColumn => completes(pos, mv, |bonuses| bonuses.columns),
            Condition::CompletesColor => completes(pos, mv, |bonuses| bonuses.colors),
            _ => match mv.kind() {
                MoveKind::Take(take) => self.holds_for(pos, take),
                MoveKind::Place(_) => false,
            },
        }
    }

    /// Whether it holds for a take, where only a take can be meant.
    fn holds_for(self, pos: &Position, take: Take) -> bool {
        match self {
            Condition::Color(tile) => take.tile == tile,
            Condition::Factory(factory) => take.source == Source::Factory(factory),
            Condition::Center => take.source == Source::Center,
            Condition::Gold(effect) => gold(pos, take.source) == Some(effect),
            Condition::IntoLine => matches!(take.to, Destination::Line(_)),
            Condition::Fills(line) => fills(pos, take, line),
            Condition::TakesMarker => {
                take.source == Source::Center && pos.marker() == Marker::Center
            }
            Condition::SendsLeft(tile) => take.left.is_some_and(|left| left.has(tile)),
            _ => false,
        }
    }
}

/// No legal move has more of it.
fn is_most(pos: &Position, mv: Move, worth: impl Fn(&Position, Move) -> i32) -> bool {
    let ours = worth(pos, mv);
    pos.legal_moves().into_iter().all(|other| worth(pos, other) <= ours)
}

/// Whether there is one more of what counts.
fn completes(pos: &Position, mv: Move, count: impl Fn(Bonuses) -> u8) -> bool {
    let walls = facts::wall_now(pos).zip(facts::settled_wall(pos, mv));
    walls.is_some_and(|(now, then)| count(Bonuses::of(&then)) > count(Bonuses::of(&now)))
}

/// The gold side of a source.
fn gold(pos: &Position, source: Source) -> Option<Effect> {
    match source {
        Source::Factory(factory) => pos.disc(factory).effect(),
        Source::Center => None,
    }
}

/// Whether a line that was not full is full after a take.
fn fills(pos: &Position, take: Take, line: Line) -> bool {
    let before = pos.player_to_move().is_some_and(|seat| pos.board(seat).is_full(line));
    !before && pos.board_after(take).is_ok_and(|board| board.is_full(line))
}
