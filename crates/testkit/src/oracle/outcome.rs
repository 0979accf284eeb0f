//! The end of the game: bonuses and winners (RULES 5.2, 5.3).

use super::Oracle;

impl Oracle {
    /// 2 points for each complete row, 7 for each column, 10 for each color (RULES 5.2).
    pub(super) fn award_bonuses(&mut self) {
        for player in &mut self.players {
            let wall = &player.wall;
            let bonus = 2 * wall.complete_rows()
                + 7 * wall.complete_columns()
                + 10 * wall.complete_colors();
            player.score = player.score.saturating_add(bonus);
        }
    }

    /// The seats that win, counting from 0: most points, then most complete rows among those (RULES
    /// 5.3).
    pub(super) fn winners(&self) -> Vec<usize> {
        let mut winners: Vec<usize> = (0..self.players.len()).collect();
        let most_points = winners.iter().map(|seat| self.players[*seat].score).max();
        winners.retain(|seat| Some(self.players[*seat].score) == most_points);
        let most_rows = winners.iter().map(|seat| self.players[*seat].wall.complete_rows()).max();
        winners.retain(|seat| Some(self.players[*seat].wall.complete_rows()) == most_rows);
        winners
    }
}
