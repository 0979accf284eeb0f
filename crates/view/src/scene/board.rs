//! One player's board.

use super::{Aim, CellView, FloorView, LineView, Pointed, SceneOptions, TrayView};
use crate::entry::{Placements, Selection, default_split};
use crate::ledger::Ledger;
use crate::preview::{Ghost, Preview};
use azulejo_rules::{
    Column, Destination, Line, LineTiles, Marker, Phase, Place, Position, Seat, Setup, Source,
    Take, Tile, WallSide,
};

/// One player's board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardView {
    /// Whose.
    pub seat: Seat,
    /// Whether it is played at this screen.
    pub own: bool,
    /// Whether it is this player's turn.
    pub active: bool,
    /// Whether this player has the start-player marker and begins the next round.
    pub starts_next: bool,
    /// The points.
    pub score: u16,
    /// The pattern lines, from top to bottom.
    pub lines: [LineView; Line::COUNT],
    /// The wall, row by row.
    pub wall: [[CellView; Column::COUNT]; Line::COUNT],
    /// The floor line.
    pub floor: FloorView,
    /// The tray, while the player holds it or the pointed move brings it.
    pub tray: Option<TrayView>,
    /// What the player would have if the round ended now, where that is shown.
    pub ledger: Option<Ledger>,
    /// What the pointed move would do, where that is shown.
    pub preview: Option<Box<Preview>>,
}

impl BoardView {
    /// A board on which nothing can be pressed.
    pub(super) fn still(table: &Setup, seat: Seat, options: &SceneOptions) -> BoardView {
        // A table in the making may lack a seat.
        let board = table.seats.get(seat.index()).cloned().unwrap_or_default();
        let cell = |line, column| {
            CellView::still(&board, table.rules, seat, Place { line, column }, options)
        };
        BoardView {
            seat,
            own: options.is_own(seat),
            active: table.to_act == Some(seat)
                && matches!(table.phase(), Phase::Offer | Phase::Tiling),
            starts_next: table.marker == Marker::Taken(seat),
            score: board.score,
            lines: Line::ALL.map(|line| LineView::still(&board, seat, line, options)),
            wall: Line::ALL.map(|line| Column::ALL.map(|column| cell(line, column))),
            floor: FloorView::still(&board, seat, options),
            tray: TrayView::still(&board),
            ledger: None,
            preview: None,
        }
    }

    /// What can be known about the round's end, and where the hint goes.
    pub(super) fn foresee(&mut self, pos: &Position, options: &SceneOptions) {
        if pos.player_to_move() == Some(self.seat) {
            self.show_hint(options);
        }
        if pos.phase() == Phase::Over || !options.foresees(self.seat) {
            return;
        }
        let ledger = Ledger::of(pos.board(self.seat), pos.rules().wall);
        if pos.rules().wall == WallSide::Colored {
            for placement in ledger.placements() {
                self.cell_mut(placement.line, placement.column).pending = Some(placement.tile);
            }
        }
        self.ledger = Some(ledger);
    }

    fn show_hint(&mut self, options: &SceneOptions) {
        match options.hinted_take().map(|take| take.to) {
            Some(Destination::Line(line)) => self.lines[line.index()].hinted = true,
            Some(Destination::Floor) => self.floor.hinted = true,
            None => {}
        }
        if let Some(Place { line, column }) = options.hinted_place() {
            self.cell_mut(line, column).hinted = true;
        }
    }

    /// Where the tiles in the hand may go, and what they would do there.
    pub(super) fn take_aim(
        &mut self,
        pos: &Position,
        selection: &Selection,
        options: &SceneOptions,
    ) {
        let Some((source, tile)) = selection.held() else { return };
        let chosen = selection.aimed().map(|take| take.to);
        for to in Line::ALL.map(Destination::Line).into_iter().chain([Destination::Floor]) {
            let foreseen = Foreseen::of(pos, source, tile, to, chosen == Some(to));
            self.aim_at(to, foreseen, options);
        }
        let pointed = match options.pointed {
            Pointed::Destination(to) if self.aim(to).is_legal() => Some(to),
            _ => chosen,
        };
        if let Some(preview) = pointed.and_then(|to| self.preview_at(to).cloned()) {
            self.show(preview);
        }
    }

    fn aim_at(&mut self, to: Destination, foreseen: Foreseen, options: &SceneOptions) {
        let Foreseen { aim, preview } = foreseen;
        let preview = preview.filter(|_| options.foresees(self.seat)).map(Box::new);
        match to {
            Destination::Line(line) => {
                let line = &mut self.lines[line.index()];
                (line.aim, line.preview) = (aim, preview);
            }
            Destination::Floor => (self.floor.aim, self.floor.preview) = (aim, preview),
        }
    }

    /// Whether the tiles in the hand may go somewhere.
    pub fn aim(&self, to: Destination) -> Aim {
        match to {
            Destination::Line(line) => self.lines[line.index()].aim,
            Destination::Floor => self.floor.aim,
        }
    }

    /// What putting them there would do, where that is shown.
    pub fn preview_at(&self, to: Destination) -> Option<&Preview> {
        match to {
            Destination::Line(line) => self.lines[line.index()].preview.as_deref(),
            Destination::Floor => self.floor.preview.as_deref(),
        }
    }

    /// Shows what the pointed move would do.
    fn show(&mut self, preview: Preview) {
        if let Destination::Line(line) = preview.take.to {
            let coming = LineTiles { tile: preview.take.tile, count: preview.fills };
            self.lines[line.index()].coming = Some(coming);
        }
        self.floor.expect(&preview);
        self.tray = TrayView::expect(self.tray, &preview);
        if let Some(ghost) = preview.ghost() {
            self.show_ghost(ghost);
        }
        self.preview = Some(Box::new(preview));
    }

    fn show_ghost(&mut self, ghost: &Ghost) {
        for cell in self.wall.iter_mut().flatten() {
            cell.show(ghost);
        }
    }

    /// The completed lines of the free wall, the columns chosen for them and those still open.
    pub(super) fn place(&mut self, placements: &Placements, options: &SceneOptions) {
        for choice in placements.lines() {
            for column in Column::ALL {
                self.cell_mut(choice.line, column).offer(choice, placements);
            }
            if let Some(column) = choice.column() {
                let ghost = placements.ghost(choice, column);
                self.cell_mut(choice.line, column).ghost = Some(ghost);
            }
        }
        if options.foresees(self.seat) {
            self.ledger = Some(Ledger::choosing(placements));
        }
        if let Pointed::Column(line, column) = options.pointed {
            self.point_at(placements, line, column);
        }
    }

    /// Lights the runs that a tile on the pointed space would score.
    fn point_at(&mut self, placements: &Placements, line: Line, column: Column) {
        let Some(choice) = placements.line(line) else { return };
        if choice.columns().iter().any(|(open, _)| *open == column) {
            self.show_ghost(&placements.ghost(choice, column));
        }
    }

    /// A space of the wall.
    pub fn cell(&self, line: Line, column: Column) -> &CellView {
        &self.wall[line.index()][column.index()]
    }

    fn cell_mut(&mut self, line: Line, column: Column) -> &mut CellView {
        &mut self.wall[line.index()][column.index()]
    }
}

/// What is known about one destination of the tiles in the hand.
struct Foreseen {
    aim: Aim,
    preview: Option<Preview>,
}

impl Foreseen {
    fn of(pos: &Position, source: Source, tile: Tile, to: Destination, chosen: bool) -> Foreseen {
        // How the spread is split changes nothing on the board.
        let left = default_split(pos, source, tile);
        match Preview::of(pos, Take { source, tile, to, left }) {
            Err(illegal) => Foreseen { aim: Aim::Refused(illegal), preview: None },
            Ok(preview) => {
                let aim = if chosen { Aim::Chosen } else { Aim::Legal };
                Foreseen { aim, preview: Some(preview) }
            }
        }
    }
}
