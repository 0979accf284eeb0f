//! The completed lines of the free wall and the columns chosen for them (RULES 6).

use super::{Answer, Press};
use crate::preview::Ghost;
use azulejo_rules::{
    Board, Column, IllegalMove, Line, Move, Phase, Place, Position, Runs, Seat, Tile, Wall,
    WallSide,
};

/// The completed lines of one player and the columns chosen for their tiles, from top to bottom.
///
/// Every choice is checked against those of the lines above; where one of these changes, choices
/// below that no longer hold are taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Placements {
    seat: Seat,
    board: Board,
    lines: Vec<LineChoice>,
    /// What was chosen by hand, the latest choice last.
    chosen: Vec<(Line, Column)>,
}

/// One completed line and where its tile may go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineChoice {
    /// The line.
    pub line: Line,
    /// Its color.
    pub tile: Tile,
    /// What can become of it, as the lines above stand now.
    pub fate: LineFate,
}

/// What can become of a completed line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LineFate {
    /// Its column is still to be chosen.
    Open {
        /// The legal columns, with the runs a tile there would score.
        columns: Vec<(Column, Runs)>,
    },
    /// Its column is chosen, or there was no other.
    Chosen {
        /// The column.
        column: Column,
        /// The runs that its tile scores.
        runs: Runs,
        /// All legal columns, this one included.
        columns: Vec<(Column, Runs)>,
        /// Whether there was no other.
        only: bool,
    },
    /// No column is left: all its tiles fall (RULES 6.3).
    Falls {
        /// What that adds to the cost of the floor.
        cost: u8,
    },
}

impl LineChoice {
    /// The column that is chosen.
    pub fn column(&self) -> Option<Column> {
        match self.fate {
            LineFate::Chosen { column, .. } => Some(column),
            LineFate::Open { .. } | LineFate::Falls { .. } => None,
        }
    }

    /// The legal columns, with the runs a tile there would score.
    pub fn columns(&self) -> &[(Column, Runs)] {
        match &self.fate {
            LineFate::Open { columns } | LineFate::Chosen { columns, .. } => columns,
            LineFate::Falls { .. } => &[],
        }
    }

    fn is_open(&self) -> bool {
        matches!(self.fate, LineFate::Open { .. })
    }
}

impl Placements {
    /// The completed lines of the player who has to place them; `None` in any other phase.
    pub fn begin(pos: &Position) -> Option<Placements> {
        let seat = pos.player_to_move().filter(|_| pos.phase() == Phase::Tiling)?;
        let board = *pos.board(seat);
        let mut placements = Placements { seat, board, lines: Vec::new(), chosen: Vec::new() };
        placements.settle();
        Some(placements)
    }

    /// Whose lines these are.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The completed lines, from top to bottom.
    pub fn lines(&self) -> &[LineChoice] {
        &self.lines
    }

    /// A completed line.
    pub fn line(&self, line: Line) -> Option<&LineChoice> {
        self.lines.iter().find(|choice| choice.line == line)
    }

    /// The topmost line whose column is still to be chosen.
    pub fn next_open(&self) -> Option<&LineChoice> {
        self.lines.iter().find(|choice| choice.is_open())
    }

    /// Whether every line is decided.
    pub fn is_complete(&self) -> bool {
        self.next_open().is_none()
    }

    /// Whether there is nothing to choose: every line has one column or none.
    pub fn is_forced(&self) -> bool {
        let no_choice = |choice: &LineChoice| choice.columns().len() <= 1;
        self.is_complete() && self.lines.iter().all(no_choice)
    }

    /// The placements of the lines that are decided, from top to bottom; lines that fall need no
    /// move.
    pub fn moves(&self) -> Vec<Move> {
        let chosen = self.lines.iter().filter_map(|choice| Some((choice.line, choice.column()?)));
        chosen.map(|(line, column)| Place { line, column }.into()).collect()
    }

    /// Why a line's tile can't go to a column, as the lines above stand now.
    pub fn refusal(&self, line: Line, column: Column) -> Option<IllegalMove> {
        let Some(choice) = self.line(line) else {
            let expected = self.next_open().or(self.lines.first());
            return Some(expected.map_or(IllegalMove::NothingToPlace, |expected| {
                IllegalMove::WrongLine { line, expected: expected.line }
            }));
        };
        let wall = self.wall_above(line);
        if let Some(tile) = wall.tile(line, column) {
            return Some(IllegalMove::SpaceTaken { line, column, tile });
        }
        let tile = choice.tile;
        let is_legal = wall.free_columns(line, tile).any(|open| open == column);
        (!is_legal).then_some(IllegalMove::ColumnHolds { column, tile })
    }

    /// A completed line's tile on one of its legal columns, with the runs it would score.
    pub fn ghost(&self, choice: &LineChoice, column: Column) -> Ghost {
        Ghost::on(&self.wall_above(choice.line), choice.line, column, choice.tile)
    }

    /// The board as it stands before any of these lines is placed.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    pub(super) fn fits(&self, pos: &Position) -> bool {
        pos.phase() == Phase::Tiling
            && pos.player_to_move() == Some(self.seat)
            && *pos.board(self.seat) == self.board
    }

    pub(super) fn press(&mut self, press: Press) -> Answer {
        match press {
            Press::Column(line, column) => self.press_column(line, column),
            Press::Confirm => self.confirm(),
            Press::Back => self.retract(self.chosen.len().saturating_sub(1)),
            Press::Cancel => self.retract(0),
            Press::Source(_) | Press::Tile(..) => self.must_place(),
            Press::Destination(_) | Press::Left(_) => Answer::Nothing,
        }
    }

    fn press_column(&mut self, line: Line, column: Column) -> Answer {
        if let Some(place) = self.chosen.iter().position(|&chosen| chosen == (line, column)) {
            self.chosen.remove(place);
            self.settle();
            return Answer::Changed;
        }
        if let Some(illegal) = self.refusal(line, column) {
            return Answer::Refused(illegal);
        }
        if self.line(line).and_then(LineChoice::column) == Some(column) {
            // There is no other column, and it is filled in already.
            return Answer::Nothing;
        }
        self.chosen.retain(|(other, _)| *other != line);
        self.chosen.push((line, column));
        self.settle();
        Answer::Changed
    }

    fn confirm(&self) -> Answer {
        match self.next_open() {
            Some(open) => {
                Answer::Refused(IllegalMove::MustPlace { seat: self.seat, line: open.line })
            }
            None => Answer::Play(self.moves()),
        }
    }

    /// Keeps only the first so many choices made by hand.
    fn retract(&mut self, kept: usize) -> Answer {
        if self.chosen.len() == kept {
            return Answer::Nothing;
        }
        self.chosen.truncate(kept);
        self.settle();
        Answer::Changed
    }

    /// A take has to wait.
    fn must_place(&self) -> Answer {
        let line = self.next_open().or(self.lines.first()).map(|choice| choice.line);
        let illegal = line.map(|line| IllegalMove::MustPlace { seat: self.seat, line });
        illegal.map_or(Answer::Nothing, Answer::Refused)
    }

    /// The wall with the chosen tiles of the lines above one.
    fn wall_above(&self, line: Line) -> Wall {
        let above = self.lines.iter().filter(|choice| choice.line < line);
        above.fold(*self.board.wall(), |wall, choice| match choice.column() {
            Some(column) => wall.with(choice.line, column, choice.tile),
            None => wall,
        })
    }

    /// Goes through the lines from top to bottom and finds what can become of each.
    fn settle(&mut self) {
        self.lines.clear();
        for line in Line::ALL.into_iter().filter(|&line| self.board.is_full(line)) {
            let Some(held) = self.board.line(line) else { continue };
            let fate = self.fate(line, held.tile);
            if !matches!(fate, LineFate::Chosen { only: false, .. }) {
                self.chosen.retain(|(chosen, _)| *chosen != line);
            }
            self.lines.push(LineChoice { line, tile: held.tile, fate });
        }
        self.price_falls();
    }

    /// What can become of a line, as those above it stand now.
    fn fate(&self, line: Line, tile: Tile) -> LineFate {
        let wall = self.wall_above(line);
        let columns: Vec<(Column, Runs)> =
            wall.free_columns(line, tile).map(|column| (column, wall.runs(line, column))).collect();
        // An open line of the same color above may yet take a column away.
        let may_shrink = self.lines.iter().any(|above| above.is_open() && above.tile == tile);
        let by_hand = self.chosen.iter().find(|(chosen, _)| *chosen == line);
        let wanted = by_hand.and_then(|(_, wanted)| columns.iter().find(|(c, _)| c == wanted));
        match (columns.as_slice(), wanted) {
            ([], _) => LineFate::Falls { cost: 0 },
            (&[(column, runs)], None) if !may_shrink => {
                LineFate::Chosen { column, runs, columns, only: true }
            }
            (_, Some(&(column, runs))) => LineFate::Chosen { column, runs, columns, only: false },
            (_, None) => LineFate::Open { columns },
        }
    }

    /// What each falling line costs: it falls after the lines above it did.
    fn price_falls(&mut self) {
        let mut board = self.board;
        for choice in &mut self.lines {
            let column = choice.column().unwrap_or(Column::ALL[0]);
            let tiled = board.tile_topmost(WallSide::Free, |_, _, _| column);
            let Some((after, _)) = tiled else { return };
            if let LineFate::Falls { cost } = &mut choice.fate {
                *cost = after.floor().cost() - board.floor().cost();
            }
            board = after;
        }
    }
}
