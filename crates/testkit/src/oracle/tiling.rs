//! Wall tiling and the end of a round (RULES 3, 4, 6).

use super::Oracle;
use super::disc::Disc;
use super::rules::Side;
use super::scoring::{PlacedTile, Scoring, SeatScoring};
use super::wall::printed_column;

/// After so many barren rounds in a row the game ends (RULES 4.3).
pub(super) const BARREN_ROUNDS_AT_MOST: u16 = 3;

impl Oracle {
    /// The columns for the topmost full line of the seat to act (RULES 6.2).
    pub(super) fn legal_placements(&self, seat: usize) -> Vec<String> {
        let Some(line) = self.players[seat].topmost_full_line() else {
            return Vec::new();
        };
        let columns = self.columns_for(seat, line);
        columns.iter().map(|column| format!("{}@{}", line + 1, column + 1)).collect()
    }

    /// The columns the tile of a full line may go to on the free wall (RULES 6.1).
    pub(super) fn columns_for(&self, seat: usize, line: usize) -> Vec<usize> {
        let player = &self.players[seat];
        player.wall.free_columns(line, player.lines[line][0])
    }

    /// Plays a decision of the tiling phase, if it is legal, and goes on to the next.
    pub(super) fn play_placement(
        &mut self,
        seat: usize,
        line: usize,
        column: usize,
    ) -> Result<Option<Scoring>, String> {
        if self.players[seat].topmost_full_line() != Some(line) {
            return Err("another line is to be decided".to_string());
        }
        if !self.columns_for(seat, line).contains(&column) {
            return Err("that column does not take the tile".to_string());
        }
        self.place_tile(seat, line, column);
        Ok(self.tile_walls())
    }

    /// Tiles the walls up to the next decision, if one is open; else scores the round. A seat is
    /// done with all its lines, from top to bottom, before the next is looked at.
    pub(super) fn tile_walls(&mut self) -> Option<Scoring> {
        for seat in self.seats_from_first() {
            while let Some(line) = self.players[seat].topmost_full_line() {
                if self.rules.side == Side::Colored {
                    let column = printed_column(line, self.players[seat].lines[line][0]);
                    self.place_tile(seat, line, column);
                } else if self.columns_for(seat, line).is_empty() {
                    self.players[seat].drop_line(line, &mut self.supply.lid);
                } else {
                    self.to_act = Some(seat);
                    return None;
                }
            }
        }
        Some(self.finish_round())
    }

    /// The tile of a full line moves to the wall (RULES 3.1).
    fn place_tile(&mut self, seat: usize, line: usize, column: usize) {
        let color = self.players[seat].lines[line][0];
        let points = self.players[seat].tile_line(line, column, &mut self.supply.lid);
        self.placed[seat].push(PlacedTile { row: line + 1, column: column + 1, color, points });
    }

    /// All floors are paid, the table is cleared, and the game ends or goes on (RULES 3.3-5.1).
    fn finish_round(&mut self) -> Scoring {
        let mut scoring = Scoring { seats: Vec::new() };
        for (seat, player) in self.players.iter_mut().enumerate() {
            let floor = player.pay_floor(&mut self.supply.lid);
            let tiles = std::mem::take(&mut self.placed[seat]);
            scoring.seats.push(SeatScoring { tiles, floor });
        }
        let is_barren = scoring.seats.iter().all(|seat| seat.tiles.is_empty());
        self.barren = if is_barren { self.barren + 1 } else { 0 };
        self.discs = vec![Some(Disc::default()); self.rules.discs()];
        // Nobody may have taken from the center: then the same player starts again (RULES 2.7).
        let next_first = self.marker.take().unwrap_or(self.first);
        if self.has_reason_to_end() {
            self.to_act = None;
            self.award_bonuses();
        } else {
            self.round = self.round.saturating_add(1);
            self.first = next_first;
            self.to_act = Some(next_first);
        }
        scoring
    }

    /// Whether the game ends between rounds: by a complete row (RULES 5.1), a stalemate (RULES
    /// 4.3), or because not one tile can be laid out (RULES 4.2).
    pub(super) fn has_reason_to_end(&self) -> bool {
        self.has_complete_row() || self.barren >= BARREN_ROUNDS_AT_MOST || self.supply.is_empty()
    }

    /// Whether any wall has a complete row (RULES 5.1).
    pub(super) fn has_complete_row(&self) -> bool {
        self.players.iter().any(|player| player.wall.complete_rows() > 0)
    }
}
