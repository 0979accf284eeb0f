//! What lies in front of one player: score, pattern lines, wall, floor, and the tray if held.

use super::color::MARKER;
use super::wall::Wall;

/// What the spaces of the floor cost, from left to right (RULES 1.3).
const FLOOR_COSTS: [u16; 7] = [1, 1, 2, 2, 2, 3, 3];

/// The taken disc of effect 5, with the one item it saves from the floor (RULES 7.7).
#[derive(Clone, Default)]
pub(super) struct Tray {
    pub(super) item: Option<char>,
}

/// One player's board.
#[derive(Clone, Default)]
pub(super) struct Player {
    pub(super) score: u16,
    /// The pattern lines from top to bottom; line 0 has 1 space, line 4 has 5.
    pub(super) lines: [Vec<char>; 5],
    pub(super) wall: Wall,
    /// The occupied floor spaces from left to right, the marker among the tiles.
    pub(super) floor: Vec<char>,
    pub(super) tray: Option<Tray>,
}

impl Player {
    /// Whether a pattern line may take tiles of a color (RULES 2.4).
    pub(super) fn line_takes(&self, line: usize, color: char) -> bool {
        let held = &self.lines[line];
        let same_color = held.iter().all(|tile| *tile == color);
        same_color && !self.is_full(line) && !self.wall.row_holds(line, color)
    }

    /// Whether a pattern line has no free space.
    pub(super) fn is_full(&self, line: usize) -> bool {
        self.lines[line].len() > line
    }

    /// The topmost full line, the next to be tiled (RULES 3.1).
    pub(super) fn topmost_full_line(&self) -> Option<usize> {
        (0..5).find(|line| self.is_full(*line))
    }

    /// Puts taken tiles into a line; what exceeds it falls to the floor (RULES 2.4).
    pub(super) fn fill_line(&mut self, line: usize, tiles: Vec<char>, lid: &mut Vec<char>) {
        for tile in tiles {
            if self.is_full(line) {
                self.fall(tile, lid);
            } else {
                self.lines[line].push(tile);
            }
        }
    }

    /// One item falls: onto a free tray (RULES 7.7), else to the leftmost free floor space, else a
    /// tile goes to the lid and the marker lies nowhere (RULES 2.5).
    pub(super) fn fall(&mut self, item: char, lid: &mut Vec<char>) {
        if let Some(tray) = &mut self.tray
            && tray.item.is_none()
        {
            tray.item = Some(item);
        } else if self.floor.len() < FLOOR_COSTS.len() {
            self.floor.push(item);
        } else if item != MARKER {
            lid.push(item);
        }
    }

    /// The rightmost tile of a full line moves to the wall and scores at once, the others go to the
    /// lid (RULES 3.1-3.3). Says how many points the tile made.
    pub(super) fn tile_line(&mut self, line: usize, column: usize, lid: &mut Vec<char>) -> u16 {
        let mut tiles = std::mem::take(&mut self.lines[line]);
        let color = tiles.pop().expect("a full line holds tiles");
        lid.append(&mut tiles);
        let points = self.wall.place(line, column, color);
        self.score = self.score.saturating_add(points);
        points
    }

    /// All tiles of a full line that has no legal column fall (RULES 6.3).
    pub(super) fn drop_line(&mut self, line: usize, lid: &mut Vec<char>) {
        for tile in std::mem::take(&mut self.lines[line]) {
            self.fall(tile, lid);
        }
    }

    /// Pays for the floor and clears it and the tray into the lid; the marker is no tile (RULES
    /// 3.3, 3.4, 7.7). Says what the occupied spaces cost.
    pub(super) fn pay_floor(&mut self, lid: &mut Vec<char>) -> u16 {
        let cost = FLOOR_COSTS.iter().take(self.floor.len()).sum();
        self.score = self.score.saturating_sub(cost);
        let mut items = std::mem::take(&mut self.floor);
        if let Some(tray) = self.tray.take() {
            items.extend(tray.item);
        }
        lid.extend(items.into_iter().filter(|item| *item != MARKER));
        cost
    }

    /// Everything that lies on the floor or on the held tray.
    pub(super) fn fallen(&self) -> Vec<char> {
        let mut fallen = self.floor.clone();
        if let Some(tray) = &self.tray {
            fallen.extend(tray.item);
        }
        fallen
    }
}
