//! Curves over a game: scores by round, chances by move.

use super::{Canvas, width};
use crate::paint::{Glyphs, Ink};
use azulejo_rules::Seat;
use ratatui::layout::Rect;
use ratatui::style::Color;
use ratatui::symbols::Marker;
use ratatui::widgets::Widget;
use ratatui::widgets::canvas::{Canvas as Drawing, Line};

/// Curves over a game, one a player.
#[derive(Clone, Debug)]
pub(crate) struct Plot {
    /// One a player.
    pub(crate) curves: Vec<Curve>,
    /// From the first step to this one.
    pub(crate) steps: usize,
    /// From 0 to this value.
    pub(crate) highest: i32,
    /// What stands at the left, each at its value.
    pub(crate) values: Vec<(i32, String)>,
    /// What stands below, each at its step.
    pub(crate) below: Vec<(usize, String)>,
    /// The step that is looked at.
    pub(crate) at: Option<usize>,
    /// Whether every point has its mark, or only the last one.
    pub(crate) is_marked: bool,
}

/// The curve of a player.
#[derive(Clone, Debug)]
pub(crate) struct Curve {
    /// Whose.
    pub(crate) seat: Seat,
    /// What stands at its end.
    pub(crate) name: String,
    /// Steps and values.
    pub(crate) points: Vec<(usize, i32)>,
}

/// The ink of a player's curve; its mark is the number of the seat.
pub(crate) const fn ink_of(seat: Seat) -> Ink {
    [Ink::Accent, Ink::Gold, Ink::Gain, Ink::Loss][seat.index()]
}

impl Canvas<'_> {
    /// ```text
    /// 40 ┤             ⢀⠔⠁2   2 Bo 38
    /// 20 ┤     ⣀⡠⠤⠒⠊⠉1        1 Ann 31
    ///  0 ┤1⠤⠒⠉
    ///       1       2       3
    /// ```
    pub(crate) fn plot(&mut self, place: Rect, plot: &Plot) {
        let left = plot.values.iter().map(|(_, text)| width(text)).max().unwrap_or(0) + 2;
        let names = plot.curves.iter().map(|curve| width(&self.tidy(&curve.name))).max();
        let right = (names.unwrap_or(0) + 4).min(place.width / 3);
        let inner = Rect {
            x: place.x + left,
            width: place.width.saturating_sub(left + right),
            height: place.height.saturating_sub(1),
            ..place
        };
        if inner.width < 4 || inner.height < 3 {
            return;
        }
        self.draw_scale(place, inner, plot);
        self.draw_cursor(inner, plot);
        for curve in &plot.curves {
            self.draw_curve(inner, plot, curve);
        }
        for curve in &plot.curves {
            self.draw_marks_of(inner, plot, curve);
        }
        self.draw_names(inner, right, plot);
    }

    fn draw_scale(&mut self, place: Rect, inner: Rect, plot: &Plot) {
        let style = self.ink(Ink::Faint);
        let wall = self.marks().wall;
        for y in inner.y..inner.bottom() {
            self.put(inner.x - 1, y, wall, style);
        }
        for (value, text) in &plot.values {
            let y = row(inner, plot, *value);
            self.put_right(
                Rect { x: place.x, y, width: inner.x - 2 - place.x, height: 1 },
                text,
                style,
            );
        }
        let mut end = inner.x;
        for (step, text) in &plot.below {
            let wide = width(text);
            let middle = column(inner, plot, *step).saturating_sub(wide / 2);
            let x = middle.min((inner.right() + 2).saturating_sub(wide)).max(inner.x);
            // What would run into the one before it is left out.
            if x >= end {
                self.put(x, inner.bottom(), text, style);
                end = x + wide + 1;
            }
        }
    }

    fn draw_cursor(&mut self, inner: Rect, plot: &Plot) {
        let Some(step) = plot.at else { return };
        let (style, mark) = (self.ink(Ink::Strong), self.marks().wall);
        for y in inner.y..inner.bottom() {
            self.put(column(inner, plot, step), y, mark, style);
        }
    }

    fn draw_curve(&mut self, inner: Rect, plot: &Plot, curve: &Curve) {
        let color = self.ink(ink_of(curve.seat)).fg.unwrap_or(Color::Reset);
        let marker = match self.paint.glyphs() {
            Glyphs::Unicode => Marker::Braille,
            Glyphs::Ascii => Marker::Custom('.'),
        };
        let at = |&(step, value): &(usize, i32)| (real(step), f64::from(value));
        Drawing::default()
            .marker(marker)
            .x_bounds([0.0, real(plot.steps.max(1))])
            .y_bounds([0.0, f64::from(plot.highest.max(1))])
            .paint(|drawing| {
                for pair in curve.points.windows(2) {
                    let ((x1, y1), (x2, y2)) = (at(&pair[0]), at(&pair[1]));
                    drawing.draw(&Line { x1, y1, x2, y2, color });
                }
            })
            .render(inner, self.buf);
    }

    fn draw_marks_of(&mut self, inner: Rect, plot: &Plot, curve: &Curve) {
        let style = self.ink(ink_of(curve.seat));
        let count = if plot.is_marked { curve.points.len() } else { 1 };
        for (step, value) in curve.points.iter().rev().take(count) {
            let (x, y) = (column(inner, plot, *step), row(inner, plot, *value));
            self.put(x, y, &curve.seat.to_string(), style);
        }
    }

    /// The names at the right, the highest curve first, each in a row of its own.
    fn draw_names(&mut self, inner: Rect, right: u16, plot: &Plot) {
        let end = |curve: &Curve| curve.points.last().map_or(0, |(_, value)| *value);
        let mut curves: Vec<&Curve> = plot.curves.iter().collect();
        curves.sort_by_key(|curve| -end(curve));
        let mut free = inner.y;
        let mut left = curves.len() as u16;
        for curve in curves {
            let last = inner.bottom().saturating_sub(left).max(free);
            let y = row(inner, plot, end(curve)).clamp(free, last);
            let style = self.ink(ink_of(curve.seat));
            let place = Rect { x: inner.right() + 1, y, width: right.saturating_sub(1), height: 1 };
            self.put_in(place, &format!("{} {}", curve.seat, curve.name), style);
            free = y + 1;
            left -= 1;
        }
    }
}

/// No game has more steps.
fn real(step: usize) -> f64 {
    u32::try_from(step).unwrap_or(u32::MAX).into()
}

fn column(inner: Rect, plot: &Plot, step: usize) -> u16 {
    let wide = usize::from(inner.width - 1);
    inner.x + (step.min(plot.steps) * wide).checked_div(plot.steps).unwrap_or(0) as u16
}

fn row(inner: Rect, plot: &Plot, value: i32) -> u16 {
    let (high, most) = (i32::from(inner.height - 1), plot.highest.max(1));
    let up = (value.clamp(0, most) * high + most / 2) / most;
    inner.bottom() - 1 - u16::try_from(up).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::Hits;
    use crate::paint::{Depth, Paint};
    use azulejo_view::Theme;
    use ratatui::buffer::Buffer;

    fn drawn(plot: &Plot, (width, height): (u16, u16), glyphs: Glyphs) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let (mut buf, mut hits) = (Buffer::empty(area), Hits::default());
        let paint = Paint::new(Depth::Mono, glyphs, Theme::Palace);
        Canvas::new(&mut buf, area, paint, &mut hits).plot(area, plot);
        let row = |y| (0..width).map(|x| buf[(x, y)].symbol().to_owned()).collect::<String>();
        (0..height).map(row).map(|row| row.trim_end().to_owned()).collect()
    }

    fn plot() -> Plot {
        let curve = |seat: usize, name: &str, values: [i32; 3]| Curve {
            seat: Seat::ALL[seat],
            name: name.to_owned(),
            points: values.into_iter().enumerate().collect(),
        };
        Plot {
            curves: vec![curve(0, "Ann 4", [0, 2, 4]), curve(1, "Bo 4", [0, 0, 4])],
            steps: 2,
            highest: 4,
            values: vec![(0, "0".to_owned()), (4, "4".to_owned())],
            below: vec![(1, "1".to_owned()), (2, "2".to_owned())],
            at: None,
            is_marked: true,
        }
    }

    #[test]
    fn points_have_the_numbers_of_their_seats_and_names_never_cover_each_other() {
        let rows = drawn(&plot(), (30, 6), Glyphs::Ascii);
        assert!(rows[0].contains("2 1 Ann 4"), "{rows:#?}");
        assert!(rows[1].contains("2 Bo 4"), "{rows:#?}");
        assert!(rows[4].starts_with("0 |2"), "{rows:#?}");
        assert!(rows[5].trim_start().starts_with('1'), "{rows:#?}");
    }

    #[test]
    fn too_little_room_or_no_points_are_no_reason_to_break_down() {
        let empty = Plot { curves: Vec::new(), steps: 0, highest: 0, ..plot() };
        for size in [(0, 0), (1, 1), (8, 3), (12, 4), (80, 2), (30, 9)] {
            drawn(&plot(), size, Glyphs::Unicode);
            drawn(&empty, size, Glyphs::Ascii);
        }
    }
}
