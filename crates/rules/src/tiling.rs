//! Wall tiling (RULES 3 and 6), the end of a round and of the game (RULES 4 and 5).

use crate::{
    Bonuses, Column, DroppedLine, Effect, Event, Factory, FloorItem, Line, Marker, Payment, Phase,
    Place, Placement, Position, Seat, Tile, Tiles, Tray, Witness,
};

impl Position {
    /// So many barren rounds in a row end the game (RULES 4.3).
    pub const MOST_BARREN: u8 = 3;

    /// Decides a line of the free wall.
    #[inline(never)]
    pub(crate) fn place(&mut self, place: Place, witness: &mut impl Witness) {
        let (seat, Place { line, column }) = (self.acting, place);
        let tile = self.board(seat).line_color(line);
        self.tile_line(seat, (line, tile), column, witness);
        self.boards[seat.index()].refresh_sum();
        self.seek_decision(seat, true, witness);
    }

    /// Every full line of every colored wall, from top to bottom; any order of the players gives
    /// the same result (RULES 3.5). Tells whether a tile was placed.
    pub(crate) fn tile_colored_walls(&mut self, witness: &mut impl Witness) -> bool {
        let mut placed = false;
        for seat in self.rules.seats() {
            while let Some((line, tile)) = self.line_to_tile(seat) {
                self.tile_line(seat, (line, tile), Column::colored(line, tile), witness);
                placed = true;
            }
        }
        placed
    }

    /// Finds the next line of a free wall that has a legal column and waits for its decision;
    /// lines without one are dropped when their turn comes (RULES 6.2, 6.3). The search goes on
    /// where it stopped, at `seat`. When none is left, the round is finished.
    pub(crate) fn seek_decision(&mut self, seat: Seat, placed: bool, witness: &mut impl Witness) {
        let mut seat = seat;
        loop {
            while let Some((line, tile)) = self.line_to_tile(seat) {
                if self.board(seat).wall().open_columns(line, tile) != 0 {
                    self.acting = seat;
                    return;
                }
                self.drop_line(seat, line, tile, witness);
            }
            seat = self.rules.after(seat);
            if seat == self.first {
                return self.finish_round(placed, witness);
            }
        }
    }

    /// A player's topmost full line and its color.
    #[inline]
    pub(crate) fn line_to_tile(&self, seat: Seat) -> Option<(Line, Tile)> {
        let board = self.board(seat);
        let line = board.topmost_full_line()?;
        Some((line, board.line_color(line)))
    }

    /// One tile moves to the wall, the line's other tiles go to the lid (RULES 3.1).
    #[inline]
    fn tile_line(
        &mut self,
        seat: Seat,
        (line, tile): (Line, Tile),
        column: Column,
        witness: &mut impl Witness,
    ) {
        let board = &mut self.boards[seat.index()];
        board.place(line, column, tile);
        self.lid += Tiles::of(tile, line.index() as u16);
        witness.see(|| {
            let (runs, score) = (board.wall().runs(line, column), board.score());
            Event::Placed { seat, placement: Placement { line, column, tile, runs, score } }
        });
    }

    /// All tiles of a line fall, as its color has no column left (RULES 6.3).
    fn drop_line(&mut self, seat: Seat, line: Line, tile: Tile, witness: &mut impl Witness) {
        let board = &mut self.boards[seat.index()];
        board.empty(line);
        let homeless = board.fall(FloorItem::Tile(tile), line.spaces().into());
        board.refresh_sum();
        self.lid += Tiles::of(tile, homeless as u16);
        witness.see(|| Event::Dropped { seat, drop: DroppedLine { line, tile } });
    }

    /// Floors are paid and cleared, then the next round is prepared or the game ends.
    pub(crate) fn finish_round(&mut self, placed: bool, witness: &mut impl Witness) {
        for seat in self.rules.seats() {
            self.pay_floor(seat, witness);
        }
        self.barren = if placed { 0 } else { self.barren + 1 };
        let starter = self.marker.taker().unwrap_or(self.first);
        self.clear_table();
        if self.must_end() {
            self.end_game();
        } else {
            self.phase = Phase::Deal;
            self.round = self.round.saturating_add(1);
            self.first = starter;
        }
        self.acting = self.first;
    }

    #[inline]
    fn pay_floor(&mut self, seat: Seat, witness: &mut impl Witness) {
        let board = &mut self.boards[seat.index()];
        let (floor, tray, before) = (board.floor(), board.tray(), board.score());
        self.lid += floor.tiles();
        if let Some(Tray::Holds(FloorItem::Tile(tile))) = tray {
            self.lid += Tiles::of(tile, 1);
        }
        board.pay_floor();
        let after = board.score();
        witness.see(|| Event::Paid { seat, payment: Payment { floor, tray, before, after } });
    }

    /// The marker returns to the center, the discs to their stack.
    fn clear_table(&mut self) {
        self.marker = Marker::Center;
        self.disc_sum = 0;
        if self.rules.has_gold() {
            self.effects = [None::<Effect>; Factory::COUNT];
            self.taken = None;
            self.spread = None;
        }
    }

    /// A complete row, a stalemate, or nothing to lay out (RULES 5.1, 4.3, 4.2).
    pub(crate) fn must_end(&self) -> bool {
        self.boards().iter().any(|board| board.wall().has_complete_row())
            || self.barren >= Position::MOST_BARREN
            || (self.bag + self.lid).is_empty()
    }

    fn end_game(&mut self) {
        self.phase = Phase::Over;
        for seat in self.rules.seats() {
            let board = &mut self.boards[seat.index()];
            board.award(Bonuses::of(board.wall()).points());
        }
    }
}
