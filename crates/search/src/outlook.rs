//! An opinion about a position: what each player will have in the end.

use crate::Weights;
use crate::utility::{self, Prospect, Value};
use azulejo_rules::{
    Board, Bonuses, BySeat, Column, Floor, Line, LineTiles, Phase, Position, Seat, Tile, Wall,
    WallSide,
};

/// Somebody with an opinion about positions. It sees contents only, never the order of the bag.
pub trait Evaluator {
    /// What each player may expect.
    fn prospects(&self, pos: &Position) -> BySeat<Prospect>;

    /// What the position is worth to a seat: a search asks for this at every leaf.
    fn value(&self, pos: &Position, seat: Seat) -> Value {
        self.prospects(pos)[seat.index()].value()
    }
}

/// The points each player is expected to have at the end, in hundredths.
struct Outlook {
    points: BySeat<i32>,
    /// How many more rounds are expected; none when the game is bound to end.
    rounds_left: usize,
}

/// The evaluation written by hand: the round as if it ended now, plus hopes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HandMade {
    /// Its numbers.
    pub weights: Weights,
}

/// Hundredths in a point.
pub(crate) const POINT: i32 = 100;

/// A board as it would be if the round ended now.
struct Settled {
    wall: Wall,
    /// In points; never below 0.
    score: i32,
    /// The lines that stay.
    started: [Option<LineTiles>; Line::COUNT],
}

impl Evaluator for HandMade {
    fn prospects(&self, pos: &Position) -> BySeat<Prospect> {
        if let Some(outcome) = pos.outcome() {
            return utility::final_prospects(&outcome);
        }
        let outlook = self.outlook(pos);
        utility::prospects(&outlook.points, self.spread(pos, &outlook))
    }

    fn value(&self, pos: &Position, seat: Seat) -> Value {
        if let Some(outcome) = pos.outcome() {
            return utility::final_prospects(&outcome)[seat.index()].value();
        }
        let outlook = self.outlook(pos);
        utility::value(&outlook.points, self.spread(pos, &outlook), seat)
    }
}

impl HandMade {
    fn outlook(&self, pos: &Position) -> Outlook {
        let side = pos.rules().wall;
        let boards: BySeat<Settled> =
            pos.boards().iter().map(|board| self.settle(board, side)).collect();
        let rounds_left = rounds_left(&boards);
        let mut points: BySeat<i32> =
            boards.iter().map(|board| self.points(board, side, rounds_left)).collect();
        if rounds_left > 0 {
            let starter = pos.marker().taker().unwrap_or(pos.first());
            points[starter.index()] += self.weights.starter;
        }
        Outlook { points, rounds_left }
    }

    /// How many points make a lead about as good as won.
    fn spread(&self, pos: &Position, outlook: &Outlook) -> i32 {
        // Nothing can happen any more: who is ahead has won.
        let is_decided = outlook.rounds_left == 0 && pos.phase() == Phase::Tiling;
        if is_decided { 1 } else { self.weights.spread[outlook.rounds_left] }
    }

    /// What a seat makes of its own board, in hundredths of a point, with no look at the others.
    pub(crate) fn own_points(&self, pos: &Position, seat: Seat) -> i32 {
        let (board, side) = (pos.board(seat), pos.rules().wall);
        if pos.phase() == Phase::Over {
            return i32::from(board.score()) * POINT;
        }
        let settled = self.settle(board, side);
        let rounds_left = rounds_left(std::slice::from_ref(&settled));
        self.points(&settled, side, rounds_left)
    }

    fn points(&self, board: &Settled, side: WallSide, rounds_left: usize) -> i32 {
        let score = board.score * POINT;
        if rounds_left == 0 {
            return score + i32::from(Bonuses::of(&board.wall).points()) * POINT;
        }
        let hopes = self.hopes(&board.wall) + self.started(board, side);
        score + hopes * self.weights.horizon[rounds_left] / 100
    }

    /// What the tiles on the wall may still bring together.
    fn hopes(&self, wall: &Wall) -> i32 {
        let weights = &self.weights;
        let columns = Column::ALL.map(|column| weights.column[wall.column_count(column)]);
        let colors = Tile::ALL.map(|tile| weights.color[wall.color_count(tile)]);
        let rows = Line::ALL.map(|line| weights.row[wall.row_count(line)]);
        [columns, colors, rows].as_flattened().iter().sum()
    }

    /// How these hopes grow with one more tile.
    fn new_hopes(&self, wall: &Wall, line: Line, column: Column, tile: Tile) -> i32 {
        let weights = &self.weights;
        let step = |table: &[i32; 6], count: usize| table[count + 1] - table[count];
        step(&weights.column, wall.column_count(column))
            + step(&weights.color, wall.color_count(tile))
            + step(&weights.row, wall.row_count(line))
    }

    /// What the started lines may still bring.
    fn started(&self, board: &Settled, side: WallSide) -> i32 {
        let lines = Line::ALL.into_iter().zip(board.started);
        let worth = lines.filter_map(|(line, tiles)| {
            let LineTiles { tile, count } = tiles?;
            let missing = usize::from(line.spaces() - count);
            let place = self.best_column(&board.wall, side, line, tile)?;
            let brings = self.brings(&board.wall, line, place, tile);
            Some(brings * self.weights.started[missing] / 100 - self.weights.missing[missing])
        });
        worth.sum()
    }

    /// What one more tile on the wall brings, now and later.
    fn brings(&self, wall: &Wall, line: Line, column: Column, tile: Tile) -> i32 {
        i32::from(wall.runs(line, column).points()) * POINT
            + self.new_hopes(wall, line, column, tile)
    }

    /// The round as if it ended now: full lines move to the wall, the floor is paid.
    fn settle(&self, board: &Board, side: WallSide) -> Settled {
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
            match self.best_column(&wall, side, line, tiles.tile) {
                Some(column) => {
                    score += i32::from(wall.runs(line, column).points());
                    wall = wall.with(line, column, tiles.tile);
                }
                None => fallen += usize::from(line.spaces()),
            }
        }
        Settled { wall, score: (score - i32::from(Floor::cost_of(fallen))).max(0), started }
    }

    /// Where a color would go in a row: its place on the colored wall, the best one on the free
    /// wall.
    fn best_column(&self, wall: &Wall, side: WallSide, line: Line, tile: Tile) -> Option<Column> {
        match side {
            WallSide::Colored => {
                let column = Column::colored(line, tile);
                wall.tile(line, column).is_none().then_some(column)
            }
            WallSide::Free => wall
                .free_columns(line, tile)
                .max_by_key(|&column| self.brings(wall, line, column, tile)),
        }
    }
}

/// How many more rounds the fullest row lets expect; none where a row is complete.
fn rounds_left(boards: &[Settled]) -> usize {
    let fullest =
        |board: &Settled| Line::ALL.map(|line| board.wall.row_count(line)).into_iter().max();
    5 - boards.iter().filter_map(fullest).max().unwrap_or(0)
}
