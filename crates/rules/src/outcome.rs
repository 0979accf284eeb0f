//! How a game ended.

use crate::{Board, Phase, Position, Seat, Wall};
use arrayvec::ArrayVec;

/// One value for each seat that is taken.
pub type BySeat<T> = ArrayVec<T, { Seat::COUNT }>;

/// What ended the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// A wall has a complete row (RULES 5.1).
    Row,
    /// Three rounds in a row placed no tile (RULES 4.3).
    Stalemate,
    /// Bag and lid are empty (RULES 4.2).
    Supply,
}

/// How the winners were found.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TieBreak {
    /// One player has the most points.
    Points,
    /// Several have the most points; one of them has the most complete rows (RULES 5.3).
    Rows,
    /// Several have the most points and the most complete rows: they share the victory.
    Shared,
}

/// What a player has at the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Standing {
    /// All points, bonuses included.
    pub score: u16,
    /// Complete rows, columns and colors.
    pub bonuses: Bonuses,
}

impl Standing {
    /// What a player has now; the bonuses are among the points only when the game is over.
    pub fn of(board: &Board) -> Standing {
        Standing { score: board.score(), bonuses: Bonuses::of(board.wall()) }
    }

    /// What decides who is ahead: the points, then the complete rows (RULES 5.3).
    pub const fn rank(self) -> (u16, u8) {
        (self.score, self.bonuses.rows)
    }
}

/// Complete rows, columns and colors of a wall, as counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Bonuses {
    /// Complete rows.
    pub rows: u8,
    /// Complete columns.
    pub columns: u8,
    /// Colors with all five tiles.
    pub colors: u8,
}

impl Bonuses {
    /// What a complete row brings (RULES 5.2).
    pub const ROW: u16 = 2;
    /// What a complete column brings.
    pub const COLUMN: u16 = 7;
    /// What a complete color brings.
    pub const COLOR: u16 = 10;

    /// What a wall would get if the game ended now.
    pub fn of(wall: &Wall) -> Bonuses {
        Bonuses {
            rows: wall.complete_rows(),
            columns: wall.complete_columns(),
            colors: wall.complete_colors(),
        }
    }

    /// Their points.
    ///
    /// ```
    /// use azulejo_rules::Bonuses;
    /// assert_eq!(Bonuses { rows: 1, columns: 1, colors: 1 }.points(), 19);
    /// ```
    pub const fn points(self) -> u16 {
        self.rows as u16 * Bonuses::ROW
            + self.columns as u16 * Bonuses::COLUMN
            + self.colors as u16 * Bonuses::COLOR
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Why it ended.
    pub ending: Ending,
    /// What each player has.
    pub standings: BySeat<Standing>,
    /// Who won, in seat order; several where the victory is shared.
    pub winners: BySeat<Seat>,
    /// How they were found.
    pub tie_break: TieBreak,
}

impl Outcome {
    /// The outcome of a position that is over.
    pub(crate) fn of(pos: &Position) -> Outcome {
        debug_assert_eq!(pos.phase(), Phase::Over);
        let standings: BySeat<Standing> = pos.boards().iter().map(Standing::of).collect();
        let (winners, tie_break) = winners(&standings);
        Outcome { ending: ending(pos), standings, winners, tie_break }
    }

    /// Whether a seat is among the winners.
    pub fn has_won(&self, seat: Seat) -> bool {
        self.winners.contains(&seat)
    }
}

fn ending(pos: &Position) -> Ending {
    if pos.boards().iter().any(|board| board.wall().has_complete_row()) {
        Ending::Row
    } else if pos.barren() >= Position::MOST_BARREN {
        Ending::Stalemate
    } else {
        Ending::Supply
    }
}

/// Most points win; among those tied, more complete rows (RULES 5.3).
fn winners(standings: &[Standing]) -> (BySeat<Seat>, TieBreak) {
    let score = standings.iter().map(|standing| standing.score).max().unwrap_or(0);
    let tied = || standings.iter().enumerate().filter(move |(_, s)| s.score == score);
    let rows = tied().map(|(_, standing)| standing.bonuses.rows).max().unwrap_or(0);
    let winners: BySeat<Seat> = tied()
        .filter(|(_, standing)| standing.rank() == (score, rows))
        .map(|(index, _)| Seat::at(index))
        .collect();
    let tie_break = match (tied().count(), winners.len()) {
        (1, _) => TieBreak::Points,
        (_, 1) => TieBreak::Rows,
        _ => TieBreak::Shared,
    };
    (winners, tie_break)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standings(scores_and_rows: &[(u16, u8)]) -> BySeat<Standing> {
        scores_and_rows
            .iter()
            .map(|&(score, rows)| Standing {
                score,
                bonuses: Bonuses { rows, columns: 0, colors: 0 },
            })
            .collect()
    }

    #[test]
    fn ties_are_broken_by_rows_and_only_among_those_tied() {
        for (table, seats, tie_break) in [
            (vec![(40, 0), (39, 5)], vec![1], TieBreak::Points),
            (vec![(40, 1), (40, 2), (39, 5)], vec![2], TieBreak::Rows),
            (vec![(40, 1), (12, 3), (40, 1)], vec![1, 3], TieBreak::Shared),
            (vec![(0, 0), (0, 0), (0, 0), (0, 0)], vec![1, 2, 3, 4], TieBreak::Shared),
        ] {
            let (winners, found) = winners(&standings(&table));
            assert_eq!(winners.iter().map(|seat| seat.number()).collect::<Vec<_>>(), seats);
            assert_eq!(found, tie_break);
        }
    }
}
