//! What would follow: a take's landing and a board's tiling, while the round goes on.

use crate::{
    Board, Column, DroppedLine, FloorItem, IllegalMove, Line, Payment, Placement, Position,
    SeatReport, Setup, Take, Tile, TilingStep, Wall, WallSide,
};

impl Position {
    /// The board of the player to move right after a take, before anything follows from it: even
    /// where the take ends the offer, no line is tiled yet.
    ///
    /// # Errors
    ///
    /// The rule that the take breaks.
    pub fn board_after(&self, take: Take) -> Result<Board, IllegalMove> {
        Ok(*self.landed(take)?.board(self.acting))
    }

    /// The whole table at that moment. It is no position: it is still the same player's turn, and
    /// there may be nothing left to take.
    ///
    /// # Errors
    ///
    /// The rule that the take breaks.
    pub fn table_after(&self, take: Take) -> Result<Setup, IllegalMove> {
        Ok(Setup::from(&self.landed(take)?))
    }

    fn landed(&self, take: Take) -> Result<Position, IllegalMove> {
        self.check(take.into())?;
        let mut pos = self.clone();
        pos.lift_and_put(take);
        Ok(pos)
    }
}

impl Board {
    /// What the tiling phase would bring this board if the offer ended now: every full line from
    /// top to bottom, then the floor (RULES 3.1 to 3.3, 6.1 to 6.3).
    ///
    /// On the free wall `choose` names the column of a line that has a legal one; a column that is
    /// not legal stands for the leftmost that is. It sees the wall as the lines above have left it.
    ///
    /// ```
    /// # use azulejo_rules::{Position, Seat, WallSide};
    /// # let pos: Position = "2cp 1 2 1 1 W,-,-,-,- - 18.20.19.18.19 0.0.0.0.0 \
    /// #     20:R1/-/-/-/-:...../...../...../...../.....:PBBKK \
    /// #     0:-/-/-/-/-:...../...../...../...../.....:-".parse()?;
    /// let board = pos.board(Seat::new(1).unwrap());
    /// let report = board.tile(WallSide::Colored, |_, _, _| unreachable!());
    /// assert_eq!((report.gained(), report.payment.after), (1, 13));
    /// # Ok::<(), azulejo_rules::PositionError>(())
    /// ```
    pub fn tile(
        &self,
        side: WallSide,
        mut choose: impl FnMut(&Wall, Line, Tile) -> Column,
    ) -> SeatReport {
        let mut board = *self;
        let mut steps = Vec::new();
        while let Some((after, step)) = board.tile_topmost(side, &mut choose) {
            board = after;
            steps.push(step);
        }
        let (floor, tray, before) = (board.floor(), board.tray(), board.score());
        board.pay_floor();
        SeatReport { steps, payment: Payment { floor, tray, before, after: board.score() } }
    }

    /// The first step of [`Board::tile`]: the board with its topmost full line tiled, or fallen
    /// where no column is legal. `None` if no line is full.
    pub fn tile_topmost(
        &self,
        side: WallSide,
        choose: impl FnOnce(&Wall, Line, Tile) -> Column,
    ) -> Option<(Board, TilingStep)> {
        let line = self.topmost_full_line()?;
        let tile = self.line_color(line);
        let column = match side {
            WallSide::Colored => Some(Column::colored(line, tile)),
            WallSide::Free => self.chosen_column(line, tile, choose),
        };
        let mut board = *self;
        let step = board.tile_or_drop(line, tile, column);
        Some((board, step))
    }

    fn chosen_column(
        &self,
        line: Line,
        tile: Tile,
        choose: impl FnOnce(&Wall, Line, Tile) -> Column,
    ) -> Option<Column> {
        let leftmost = self.wall().free_columns(line, tile).next()?;
        let wanted = choose(self.wall(), line, tile);
        let is_legal = self.wall().free_columns(line, tile).any(|column| column == wanted);
        Some(if is_legal { wanted } else { leftmost })
    }

    fn tile_or_drop(&mut self, line: Line, tile: Tile, column: Option<Column>) -> TilingStep {
        let Some(column) = column else {
            self.empty(line);
            self.fall(FloorItem::Tile(tile), line.spaces().into());
            return TilingStep::Dropped(DroppedLine { line, tile });
        };
        self.place(line, column, tile);
        let (runs, score) = (self.wall().runs(line, column), self.score());
        TilingStep::Placed(Placement { line, column, tile, runs, score })
    }
}

#[cfg(all(test, feature = "dealer"))]
mod tests {
    use super::*;
    use crate::{Dealer, Game, MoveKind, Next, Phase};

    /// Plays a random game; shows each take that ended a colored round with the scores it led to.
    fn last_takes(rules: &str, seed: u64, mut look: impl FnMut(&Position, Take, &[u16])) {
        let mut dealer = Dealer::new(seed);
        let mut game = Game::new(rules.parse().unwrap(), crate::Seat::ALL[0]);
        loop {
            let before = game.position().clone();
            match before.next() {
                Next::Nobody(_) => return,
                Next::Bag => {
                    game.deal(dealer.draw(&before)).unwrap();
                }
                Next::Player(_) => {
                    let mv = dealer.pick(&before).unwrap();
                    let report = game.play(mv).unwrap();
                    if let (MoveKind::Take(take), Some(report)) = (mv.kind(), report) {
                        let scores: Vec<u16> =
                            report.seats.iter().map(|seat| seat.payment.after).collect();
                        look(&before, take, &scores);
                    }
                }
            }
        }
    }

    #[test]
    fn a_board_is_tiled_as_the_round_tiles_it() {
        let mut rounds = 0;
        for (rules, seed) in [("2cp", 1), ("3cs", 2), ("4ce", 3)] {
            last_takes(rules, seed, |before, take, scores| {
                let acting = before.player_to_move().unwrap();
                for (seat, &score) in before.rules().seats().zip(scores) {
                    let is_acting = seat == acting;
                    let landed = is_acting.then(|| before.board_after(take).unwrap());
                    let board = landed.unwrap_or(*before.board(seat));
                    let report = board.tile(WallSide::Colored, |_, _, _| unreachable!());
                    assert_eq!(report.payment.after, score, "seat {seat} in {before}");
                }
                rounds += 1;
            });
        }
        assert!(rounds > 10);
    }

    #[test]
    fn the_table_after_a_take_is_the_next_position_but_for_the_turn() {
        let mut dealer = Dealer::new(4);
        let mut pos = Position::new("4cs".parse().unwrap(), crate::Seat::ALL[0]);
        pos.deal(&dealer.draw(&pos)).unwrap();
        while pos.phase() == Phase::Offer {
            let mv = dealer.pick(&pos).unwrap();
            let MoveKind::Take(take) = mv.kind() else { return };
            let mut table = pos.table_after(take).unwrap();
            pos.play(mv).unwrap();
            if pos.phase() == Phase::Offer {
                table.to_act = pos.player_to_move();
                assert_eq!(table, Setup::from(&pos));
            }
        }
    }

    #[test]
    fn an_illegal_column_stands_for_the_leftmost_legal_one() {
        let pos: Position = "2fp 2 1 1 2 -,-,-,-,- - 19.19.18.19.20 0.0.0.0.0 \
                             3:-/R2/-/-/-:B..../.K.../...../...../.....:- \
                             1:-/-/-/-/-:Y..../...../...../...../.....:P"
            .parse()
            .unwrap();
        let board = pos.board(crate::Seat::ALL[0]);
        let report = board.tile(WallSide::Free, |_, _, _| Column::ALL[1]);
        assert_eq!(report.placements().next().unwrap().column, Column::ALL[0]);
    }
}
