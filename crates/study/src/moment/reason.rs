//! Why a move was better than another: facts that the rules can tell.

use azulejo_rules::{Line, Move, Seat, Tile};

/// A difference between the best move and the one that was played. "Later" means by the end of the
/// round, if all go on as the search expects, or as far as it has looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Only one of the moves lets the game end with this round.
    Ends {
        /// Whether it is the one that was played.
        played: bool,
    },
    /// The best move completes a line at once, which the other does not.
    Completes {
        /// The line.
        line: Line,
        /// Its color.
        tile: Tile,
    },
    /// More tiles fall to the floor at once with the move that was played, though it does not cost
    /// more in the end.
    Falls {
        /// How many then.
        played: usize,
        /// How many with the best move.
        best: usize,
    },
    /// The player's wall brings more points with this round, bonuses included, after the best move.
    Gains {
        /// What it brings as played.
        played: u16,
        /// What it brings after the best move.
        best: u16,
    },
    /// Another player's wall brings fewer points with this round after the best move.
    RivalGains {
        /// The other player.
        seat: Seat,
        /// What it brings as played.
        played: u16,
        /// What it brings after the best move.
        best: u16,
    },
    /// The player completes a line later, but only after the best move.
    GetsLine {
        /// The line.
        line: Line,
        /// Its color.
        tile: Tile,
    },
    /// The player's floor costs more points in the end with the move that was played.
    Floor {
        /// What it costs then.
        played: u8,
        /// What it costs after the best move.
        best: u8,
    },
    /// Another player's floor costs less with the move that was played.
    RivalFloor {
        /// The other player.
        seat: Seat,
        /// What it costs then.
        played: u8,
        /// What it costs after the best move.
        best: u8,
    },
    /// Another player completes a line later that the best move would have prevented.
    RivalLine {
        /// The other player.
        seat: Seat,
        /// The line.
        line: Line,
        /// Its color.
        tile: Tile,
    },
    /// Only after the best move the player starts the next round.
    Starts,
    /// The tile of a placement scores more at once.
    Scores {
        /// What the placement brought that was played.
        played: u8,
        /// What the best one would have brought.
        best: u8,
    },
    /// A player can expect other points at the end of the game, a whole one or more: the own
    /// player more after the best move, another one fewer.
    Expects {
        /// The player.
        seat: Seat,
        /// What the best move changes, in hundredths of a point.
        change: i32,
    },
    /// What the next player does, which differs between the two.
    Replies {
        /// Expected after the move that was played.
        played: Reply,
        /// Expected after the best move.
        best: Option<Reply>,
    },
}

/// What another player does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reply {
    /// Who.
    pub seat: Seat,
    /// The move.
    pub mv: Move,
    /// How many tiles are taken.
    pub count: u16,
    /// Their color.
    pub tile: Tile,
    /// The line that is completed.
    pub completes: Option<Line>,
    /// How many of them find no place in the line.
    pub falls: usize,
}
