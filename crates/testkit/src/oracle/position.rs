//! Writing a position (FORMATS "Position: one line").
//!
//! Every position of every compared game is written, so the fields are appended to one string.

use super::Oracle;
use super::color::push_in_color_order;
use super::disc::Disc;
use super::player::Player;
use super::supply::counts;

impl Oracle {
    /// The position as its canonical line.
    pub fn position(&self) -> String {
        let mut text = String::with_capacity(400);
        text.push_str(&self.rules.text());
        text.push(' ');
        push_number(&mut text, self.round as usize);
        if self.barren > 0 {
            text.push('+');
            push_number(&mut text, self.barren as usize);
        }
        text.push(' ');
        push_number(&mut text, self.to_act.map_or(0, |seat| seat + 1));
        text.push(' ');
        push_number(&mut text, self.first + 1);
        text.push(' ');
        match self.marker {
            Some(seat) => push_number(&mut text, seat + 1),
            None => text.push('c'),
        }
        self.push_heaps(&mut text);
        for player in &self.players {
            text.push(' ');
            push_player(&mut text, player);
        }
        text
    }

    /// Fields 6 to 9: factories, center, bag and lid.
    fn push_heaps(&self, text: &mut String) {
        for (index, disc) in self.discs.iter().enumerate() {
            text.push(if index == 0 { ' ' } else { ',' });
            push_disc(text, disc.as_ref());
        }
        text.push(' ');
        push_heap(text, &self.center);
        for heap in [&self.supply.bag, &self.supply.lid] {
            for (index, count) in counts(heap).into_iter().enumerate() {
                text.push(if index == 0 { ' ' } else { '.' });
                push_number(text, count);
            }
        }
    }
}

/// A disc: its prefix where it is gold, then its tiles; `x` where it was taken.
fn push_disc(text: &mut String, disc: Option<&Disc>) {
    let Some(disc) = disc else {
        return text.push('x');
    };
    if let Some(effect) = disc.effect {
        text.push_str(&effect.text());
        text.push('*');
    }
    push_heap(text, &disc.tiles);
}

/// Tiles in color order, or `-`.
fn push_heap(text: &mut String, tiles: &[char]) {
    if tiles.is_empty() {
        text.push('-');
    }
    push_in_color_order(text, tiles);
}

/// A seat's field: `score:lines:wall:floor[:disc]`.
fn push_player(text: &mut String, player: &Player) {
    push_number(text, player.score as usize);
    for (index, line) in player.lines.iter().enumerate() {
        text.push(if index == 0 { ':' } else { '/' });
        push_line(text, line);
    }
    for (index, row) in player.wall.rows.iter().enumerate() {
        text.push(if index == 0 { ':' } else { '/' });
        text.extend(row.iter().map(|cell| cell.unwrap_or('.')));
    }
    text.push(':');
    if player.floor.is_empty() {
        text.push('-');
    }
    text.extend(&player.floor);
    if let Some(tray) = &player.tray {
        text.push(':');
        text.push(tray.item.unwrap_or('.'));
    }
}

/// A pattern line: color and count, or `-`.
fn push_line(text: &mut String, line: &[char]) {
    match line.first() {
        None => text.push('-'),
        Some(color) => {
            text.push(*color);
            push_number(text, line.len());
        }
    }
}

fn push_number(text: &mut String, number: usize) {
    text.push_str(&number.to_string());
}
