//! A board as it would be if the round ended now.

use azulejo_rules::{Board, Bonuses, Column, Floor, Line, LineTiles, Tile, Wall, WallSide};

/// What a player has an eye for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sight {
    /// Whether it plays for columns and colors.
    pub bonuses: bool,
    /// How much of the floor's cost it sees, in percent.
    pub floor: i32,
}

/// Everything.
impl Default for Sight {
    fn default() -> Sight {
        Sight { bonuses: true, floor: 100 }
    }
}

/// Full lines have moved to the wall, the floor is paid.
pub(crate) struct Settled {
    pub(crate) wall: Wall,
    /// In points; never below 0.
    pub(crate) score: i32,
    /// The lines that stay.
    pub(crate) started: [Option<LineTiles>; Line::COUNT],
}

impl Settled {
    pub(crate) fn new(board: &Board, side: WallSide, sight: Sight) -> Settled {
        let mut wall = *board.wall();
        let mut score = i32::from(board.score());
        let mut fallen = board.floor().len();
        let mut started = [None; Line::COUNT];
        for line in Line::ALL {
            let Some(tiles) = board.line(line) else { continue };
            if !board.is_full(line) {
                started[line.index()] = Some(tiles);
                continue;
            }
            match best_column(&wall, side, line, tiles.tile) {
                Some(column) => {
                    score += i32::from(wall.runs(line, column).points());
                    wall = wall.with(line, column, tiles.tile);
                }
                None => fallen += usize::from(line.spaces()),
            }
        }
        score -= i32::from(Floor::cost_of(fallen)) * sight.floor / 100;
        Settled { wall, score: score.max(0), started }
    }

    /// How many more rounds the fullest row of all boards lets expect; none where a row is
    /// complete.
    pub(crate) fn rounds_left(boards: &[Settled]) -> usize {
        let fullest = |board: &Settled| {
            Line::ALL.map(|line| board.wall.row_count(line)).into_iter().max().unwrap_or(0)
        };
        5 - boards.iter().map(fullest).max().unwrap_or(0)
    }
}

/// The most that a board of the free wall can have when the game ends with this round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct BestEnd {
    /// Bonuses included.
    pub(crate) points: i32,
    /// Complete rows, which break a tie.
    pub(crate) rows: u8,
}

impl BestEnd {
    pub(crate) fn of(board: &Board) -> BestEnd {
        let score = i32::from(board.score());
        BestEnd::from_line(board, *board.wall(), score, board.floor().len(), &Line::ALL)
    }

    /// Tries every column for the full lines among `lines`.
    fn from_line(board: &Board, wall: Wall, score: i32, fallen: usize, lines: &[Line]) -> BestEnd {
        let full = lines.iter().position(|&line| board.is_full(line));
        let Some((tiles, index)) = full.and_then(|index| Some((board.line(lines[index])?, index)))
        else {
            let score = (score - i32::from(Floor::cost_of(fallen))).max(0);
            let bonuses = Bonuses::of(&wall);
            return BestEnd { points: score + i32::from(bonuses.points()), rows: bonuses.rows };
        };
        let (line, rest) = (lines[index], &lines[index + 1..]);
        let place = |column: Column| {
            let score = score + i32::from(wall.runs(line, column).points());
            BestEnd::from_line(board, wall.with(line, column, tiles.tile), score, fallen, rest)
        };
        let drop =
            || BestEnd::from_line(board, wall, score, fallen + usize::from(line.spaces()), rest);
        wall.free_columns(line, tiles.tile).map(place).max().unwrap_or_else(drop)
    }
}

/// Where a color goes in a row: to its place on the colored wall; on the free wall to where it
/// scores most, and of those to the fullest column.
pub(crate) fn best_column(wall: &Wall, side: WallSide, line: Line, tile: Tile) -> Option<Column> {
    match side {
        WallSide::Colored => {
            let column = Column::colored(line, tile);
            wall.tile(line, column).is_none().then_some(column)
        }
        WallSide::Free => wall.free_columns(line, tile).max_by_key(|&column| {
            2 * usize::from(wall.runs(line, column).points()) + wall.column_count(column)
        }),
    }
}
