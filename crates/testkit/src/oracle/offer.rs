//! The factory offer: which takes are legal and what they do (RULES 2, 7.5-7.8).

use super::Oracle;
use super::color::{COLORS, MARKER, count};
use super::disc::Effect;
use super::moves::{Destination, Source, Take};
use super::player::Tray;
use super::rules::Factories;
use super::scoring::Scoring;

impl Oracle {
    /// All takes a seat may choose from: every color of every source, to every line that takes it
    /// or to the floor.
    pub(super) fn legal_takes(&self, seat: usize) -> Vec<String> {
        let mut moves = Vec::new();
        for source in self.sources() {
            for color in COLORS {
                if !self.tiles_at(source).contains(&color) {
                    continue;
                }
                let splits = self.splits(source, color);
                for destination in self.destinations(seat, color) {
                    for left in &splits {
                        let left = left.clone();
                        let take = Take { source, color, destination, left };
                        moves.push(take.text());
                    }
                }
            }
        }
        moves
    }

    /// The factories in circle order, then the center.
    fn sources(&self) -> Vec<Source> {
        let mut sources: Vec<Source> = (0..self.discs.len()).map(Source::Disc).collect();
        sources.push(Source::Center);
        sources
    }

    /// The tiles lying at a source; none where there is no disc.
    fn tiles_at(&self, source: Source) -> &[char] {
        match source {
            Source::Center => &self.center,
            Source::Disc(index) => match self.discs.get(index) {
                Some(Some(disc)) => &disc.tiles,
                _ => &[],
            },
        }
    }

    /// The lines that take a color, then the floor, which is always legal (RULES 2.4).
    fn destinations(&self, seat: usize, color: char) -> Vec<Destination> {
        let mut destinations = Vec::new();
        for line in 0..5 {
            if self.players[seat].line_takes(line, color) {
                destinations.push(Destination::Line(line));
            }
        }
        destinations.push(Destination::Floor);
        destinations
    }

    /// What may stand after `<`: on the spread, every set of left-over colors that may go to the
    /// left neighbor (RULES 7.6); elsewhere, and where nothing is left over, only that no `<` is
    /// written.
    fn splits(&self, source: Source, color: char) -> Vec<Option<Vec<char>>> {
        let Source::Disc(index) = source else {
            return vec![None];
        };
        let Some(Some(disc)) = self.discs.get(index) else {
            return vec![None];
        };
        let rest: Vec<char> = disc.tiles.iter().copied().filter(|tile| *tile != color).collect();
        if disc.effect != Some(Effect::Spread) || rest.is_empty() {
            return vec![None];
        }
        let mut splits = subsets_of_colors(&rest);
        if self.rules.factories == Factories::SpecialEven {
            let least = splits.iter().map(|left| difference(left, &rest)).min();
            splits.retain(|left| Some(difference(left, &rest)) == least);
        }
        splits.into_iter().map(Some).collect()
    }

    /// Plays a take, if it is legal, and ends the offer if it was the last.
    pub(super) fn play_take(
        &mut self,
        seat: usize,
        take: &Take,
    ) -> Result<Option<Scoring>, String> {
        self.check_take(seat, take)?;
        let tiles = self.lift_tiles(seat, take);
        // The marker falls before the tiles that exceed the line (RULES 2.5).
        if take.source == Source::Center && self.marker.is_none() {
            self.marker = Some(seat);
            self.players[seat].fall(MARKER, &mut self.supply.lid);
        }
        self.put_down(seat, take.destination, tiles);
        if self.has_offer() {
            self.to_act = Some((seat + 1) % self.rules.players);
            return Ok(None);
        }
        Ok(self.tile_walls())
    }

    /// Says why a take is not legal (RULES 2.2, 2.4, 7.6).
    fn check_take(&self, seat: usize, take: &Take) -> Result<(), String> {
        let color = take.color;
        if !self.tiles_at(take.source).contains(&color) {
            return Err(format!("there is no {color} to take"));
        }
        if !self.destinations(seat, color).contains(&take.destination) {
            return Err(format!("that line does not take {color}"));
        }
        let splits = self.splits(take.source, color);
        if !splits.contains(&take.left) {
            return Err(match splits[0] {
                None => "`<` has no place here".to_string(),
                Some(_) => "`<` must name a legal part of the colors left over".to_string(),
            });
        }
        Ok(())
    }

    /// Lifts all tiles of the color from their source and sends the rest where it belongs (RULES
    /// 2.2, 7.5-7.7).
    fn lift_tiles(&mut self, seat: usize, take: &Take) -> Vec<char> {
        let Source::Disc(index) = take.source else {
            let (tiles, rest) = part(&self.center, take.color);
            self.center = rest;
            return tiles;
        };
        let disc = self.discs[index].as_mut().expect("the take was checked");
        let (tiles, mut rest) = part(&disc.tiles, take.color);
        disc.tiles.clear();
        match disc.effect {
            Some(Effect::Keeper) => disc.tiles = rest,
            Some(Effect::Spread) => {
                self.spread(index, &rest, take.left.as_deref().unwrap_or_default());
            }
            Some(Effect::Tray) => {
                self.center.append(&mut rest);
                self.discs[index] = None;
                self.players[seat].tray = Some(Tray::default());
            }
            None | Some(Effect::Extra | Effect::Magnet(_)) => self.center.append(&mut rest),
        }
        tiles
    }

    /// The spread's rest goes to its two neighbors, each color whole (RULES 7.6).
    fn spread(&mut self, index: usize, rest: &[char], left: &[char]) {
        let all = self.discs.len();
        let left_neighbor = self.neighbor(index, all - 1);
        let right_neighbor = self.neighbor(index, 1);
        for tile in rest {
            let target = if left.contains(tile) { left_neighbor } else { right_neighbor };
            if let Some(disc) = &mut self.discs[target] {
                disc.tiles.push(*tile);
            }
        }
    }

    /// The next disc still on the table, going round the circle by `step` (RULES 7.8).
    fn neighbor(&self, index: usize, step: usize) -> usize {
        let all = self.discs.len();
        let mut neighbor = (index + step) % all;
        while self.discs[neighbor].is_none() {
            neighbor = (neighbor + step) % all;
        }
        neighbor
    }

    /// All taken tiles go to one line, or all to the floor (RULES 2.4).
    fn put_down(&mut self, seat: usize, destination: Destination, tiles: Vec<char>) {
        let player = &mut self.players[seat];
        let lid = &mut self.supply.lid;
        match destination {
            Destination::Line(line) => player.fill_line(line, tiles, lid),
            Destination::Floor => tiles.into_iter().for_each(|tile| player.fall(tile, lid)),
        }
    }
}

/// Parts a heap into the tiles of one color and the rest.
fn part(tiles: &[char], color: char) -> (Vec<char>, Vec<char>) {
    tiles.iter().partition(|tile| **tile == color)
}

/// Every set of colors found in a heap, the empty one and the full one included, each in color
/// order.
fn subsets_of_colors(tiles: &[char]) -> Vec<Vec<char>> {
    let mut subsets = vec![Vec::new()];
    for color in COLORS {
        if !tiles.contains(&color) {
            continue;
        }
        for mut with_color in subsets.clone() {
            with_color.push(color);
            subsets.push(with_color);
        }
    }
    subsets
}

/// By how many tiles the two sides of a split differ.
fn difference(left: &[char], rest: &[char]) -> usize {
    let to_left: usize = left.iter().map(|color| count(rest, *color)).sum();
    to_left.abs_diff(rest.len() - to_left)
}
