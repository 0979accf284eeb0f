//! What no position may be, however well it is written (FORMATS "Refused").

use super::color::{COLORS, MARKER, TILES_OF_A_COLOR, count};
use super::disc::{Effect, twice};
use super::player::Player;
use super::rules::{Factories, Side};
use super::tiling::BARREN_ROUNDS_AT_MOST;
use super::wall::{Wall, printed_color};
use super::{Oracle, Phase};

impl Oracle {
    /// Everything that is wrong with this position; nothing for a sound one.
    pub(super) fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        self.find_wrong_tiles(&mut faults);
        for (index, player) in self.players.iter().enumerate() {
            for fault in player_faults(player, self.rules.side) {
                faults.push(format!("seat {}: {fault}", index + 1));
            }
        }
        self.find_wrong_marker(&mut faults);
        self.find_wrong_trays(&mut faults);
        self.find_wrong_factories(&mut faults);
        match self.phase() {
            Phase::Deal => self.find_faults_between_rounds(&mut faults),
            Phase::Offer => self.find_faults_of_the_offer(&mut faults),
            Phase::Tiling => self.find_faults_of_the_tiling(&mut faults),
            Phase::Over => self.find_faults_of_the_end(&mut faults),
        }
        faults
    }

    /// There are 20 tiles of each color, wherever they lie (RULES 1.1, X1).
    fn find_wrong_tiles(&self, faults: &mut Vec<String>) {
        let mut tiles = self.center.clone();
        tiles.extend(&self.supply.bag);
        tiles.extend(&self.supply.lid);
        for disc in self.discs.iter().flatten() {
            tiles.extend(&disc.tiles);
        }
        for player in &self.players {
            tiles.extend(player.lines.iter().flatten());
            tiles.extend(player.wall.tiles());
            tiles.extend(player.fallen());
        }
        for color in COLORS {
            let found = count(&tiles, color);
            if found != TILES_OF_A_COLOR {
                faults.push(format!("{found} tiles are {color}, there must be {TILES_OF_A_COLOR}"));
            }
        }
    }

    /// The marker lies with the seat that took it, once; nowhere only where that seat's floor is
    /// full (RULES 2.5).
    fn find_wrong_marker(&self, faults: &mut Vec<String>) {
        for (seat, player) in self.players.iter().enumerate() {
            let shown = count(&player.fallen(), MARKER);
            let holds = self.marker == Some(seat);
            if shown > 0 && !holds {
                faults.push(format!("seat {} shows P and has not taken the marker", seat + 1));
            }
            if shown > 1 {
                faults.push(format!("seat {} shows P more than once", seat + 1));
            }
            if shown == 0 && holds && player.floor.len() < 7 {
                faults.push(format!("seat {} has taken the marker and does not show P", seat + 1));
            }
        }
    }

    /// The taken disc is held by one seat, and a held disc is missing from the circle (RULES 7.7).
    fn find_wrong_trays(&self, faults: &mut Vec<String>) {
        let taken = self.discs.iter().filter(|disc| disc.is_none()).count();
        let held = self.players.iter().filter(|player| player.tray.is_some()).count();
        if taken != held {
            faults.push(format!("{taken} discs are taken and {held} are held"));
        }
    }

    /// Plain factories have no gold side and at most 4 tiles; no gold side is there twice (RULES
    /// 1.2, 7.1).
    fn find_wrong_factories(&self, faults: &mut Vec<String>) {
        let gold = self.gold_sides();
        if let Some(effect) = twice(&gold) {
            faults.push(format!("the gold side {}* is there twice", effect.text()));
        }
        if self.rules.factories != Factories::Plain {
            return;
        }
        if !gold.is_empty() {
            faults.push("plain factories have no gold sides".to_string());
        }
        if self.discs.iter().flatten().any(|disc| disc.tiles.len() > 4) {
            faults.push("more than 4 tiles lie on a plain factory".to_string());
        }
    }

    /// The gold sides of this round, the taken disc's counted.
    fn gold_sides(&self) -> Vec<Effect> {
        let mut gold = Vec::new();
        for disc in &self.discs {
            match disc {
                Some(disc) => gold.extend(disc.effect),
                None => gold.push(Effect::Tray),
            }
        }
        gold
    }

    /// The number of gold sides is the number of players in special factories (RULES 7.2).
    fn find_wrong_number_of_gold_sides(&self, faults: &mut Vec<String>) {
        let (found, expected) = (self.gold_sides().len(), self.rules.gold_sides());
        if found != expected {
            faults.push(format!("{found} gold sides, there must be {expected}"));
        }
    }

    fn find_stalemate(&self, faults: &mut Vec<String>) {
        if self.barren >= BARREN_ROUNDS_AT_MOST {
            faults.push("three barren rounds, and the game is not over".to_string());
        }
    }

    fn find_complete_row(&self, faults: &mut Vec<String>) {
        if self.has_complete_row() {
            faults.push("a wall has a complete row, and the game goes on".to_string());
        }
    }

    fn find_faults_of_the_offer(&self, faults: &mut Vec<String>) {
        self.find_wrong_number_of_gold_sides(faults);
        self.find_stalemate(faults);
        self.find_complete_row(faults);
    }

    /// A decision must be open, and it must be the one of the seat to act (FORMATS "Moves").
    fn find_faults_of_the_tiling(&self, faults: &mut Vec<String>) {
        self.find_wrong_number_of_gold_sides(faults);
        self.find_stalemate(faults);
        if self.rules.side == Side::Colored {
            faults.push("no decision is ever open on a colored wall".to_string());
            return;
        }
        for seat in self.seats_from_first() {
            let Some(line) = self.players[seat].topmost_full_line() else {
                continue;
            };
            if self.to_act != Some(seat) {
                faults.push(format!("seat {} has a full line and is not to act", seat + 1));
            }
            if self.columns_for(seat, line).is_empty() {
                faults.push(format!("line {} of seat {} has no legal column", line + 1, seat + 1));
            }
            return;
        }
    }

    fn find_faults_between_rounds(&self, faults: &mut Vec<String>) {
        self.find_what_was_not_cleared(faults);
        self.find_stalemate(faults);
        self.find_complete_row(faults);
        if self.supply.is_empty() {
            faults.push("nothing can be laid out, and the game is not over".to_string());
        }
        if self.to_act != Some(self.first) {
            faults.push("between rounds the seat to act is the one that begins".to_string());
        }
    }

    fn find_faults_of_the_end(&self, faults: &mut Vec<String>) {
        self.find_what_was_not_cleared(faults);
        if !self.has_reason_to_end() {
            faults.push(
                "over without a complete row, three barren rounds or an empty supply".to_string(),
            );
        }
    }

    /// After a round all discs are plain and empty and so on (FORMATS "Before the first deal").
    fn find_what_was_not_cleared(&self, faults: &mut Vec<String>) {
        if self.has_offer() {
            faults.push("tiles are on offer after the game".to_string());
        }
        if !self.gold_sides().is_empty() {
            faults.push("after a round no disc is gold or taken".to_string());
        }
        if self.players.iter().any(|player| player.tray.is_some()) {
            faults.push("after a round no seat holds a disc".to_string());
        }
        if self.players.iter().any(|player| !player.floor.is_empty()) {
            faults.push("after a round all floors are empty".to_string());
        }
        if self.marker.is_some() {
            faults.push("after a round the marker lies in the center".to_string());
        }
    }
}

/// What is wrong on one player's board.
fn player_faults(player: &Player, side: Side) -> Vec<String> {
    let mut faults = match side {
        Side::Colored => colored_wall_faults(&player.wall),
        Side::Free => free_wall_faults(&player.wall),
    };
    for (index, line) in player.lines.iter().enumerate() {
        if let Some(color) = line.first()
            && player.wall.row_holds(index, *color)
        {
            faults.push(format!("line {} collects {color}, which its wall row holds", index + 1));
        }
    }
    if player.floor.len() > 7 {
        faults.push(format!("{} items on the floor, it has 7 spaces", player.floor.len()));
    }
    faults
}

/// On the colored wall every cell takes one color (RULES 1.5).
fn colored_wall_faults(wall: &Wall) -> Vec<String> {
    let mut faults = Vec::new();
    for (row, cells) in wall.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            if let Some(color) = cell
                && *color != printed_color(row, column)
            {
                let (row, column) = (row + 1, column + 1);
                faults.push(format!("{color} on a wrong cell, row {row}, column {column}"));
            }
        }
    }
    faults
}

/// On the free wall no row and no column has a color twice (RULES 2.4, 6.1).
fn free_wall_faults(wall: &Wall) -> Vec<String> {
    let mut faults = Vec::new();
    for color in COLORS {
        for index in 0..5 {
            let in_row = wall.rows[index].iter().filter(|cell| **cell == Some(color)).count();
            let in_column = wall.rows.iter().filter(|row| row[index] == Some(color)).count();
            if in_row > 1 {
                faults.push(format!("{color} is twice in row {}", index + 1));
            }
            if in_column > 1 {
                faults.push(format!("{color} is twice in column {}", index + 1));
            }
        }
    }
    faults
}
