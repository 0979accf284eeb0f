//! Where the points came from, and how they grew.

use super::Over;
use crate::canvas::{Canvas, Curve, Plot, width};
use crate::paint::Ink;
use azulejo_rules::Seat;
use azulejo_view::story::signed;
use azulejo_view::summary::Sources;
use azulejo_view::{Names, Texts};
use ratatui::layout::Rect;

/// The narrowest and the widest column of a player.
const NARROWEST: u16 = 7;
const WIDEST: u16 = 14;

/// What one source brought a player, as it is written.
type Shown = fn(&Sources) -> String;

/// The rows: what they are called, and what stands in them.
const ROWS: [(&str, Shown); 6] = [
    ("over-tiles", |from| from.tiles.to_string()),
    ("over-floor", |from| minus(from.floor)),
    ("over-rows-column", |from| from.rows.to_string()),
    ("over-columns-column", |from| from.columns.to_string()),
    ("over-colors-column", |from| from.colors.to_string()),
    ("over-total", |from| from.total().to_string()),
];

/// A cost, with a minus sign.
fn minus(points: u16) -> String {
    if points == 0 { "0".to_owned() } else { signed(-i32::from(points)) }
}

impl Over {
    fn seats(&self) -> impl Iterator<Item = Seat> {
        self.tale.base.rules().seats()
    }

    /// The rows that are shown; what a player had before only where somebody had something.
    fn rows(&self) -> Vec<(&'static str, Shown)> {
        let has_start = self.tale.summary.sources.iter().any(|from| from.start > 0);
        let start: (&str, Shown) = ("over-start", |from| from.start.to_string());
        has_start.then_some(start).into_iter().chain(ROWS).collect()
    }

    /// How wide the names of the rows are, and the column of each player.
    fn columns(&self, texts: &Texts, canvas: &Canvas<'_>) -> (u16, Vec<u16>) {
        let names = self.tale.names(texts);
        let heads = ROWS.iter().map(|(id, _)| width(&canvas.tidy(&texts.say(id))));
        let column = |seat| width(&canvas.tidy(names.of(seat))).clamp(NARROWEST, WIDEST) + 2;
        (heads.max().unwrap_or(0), self.seats().map(column).collect())
    }

    /// How wide all of it is.
    pub(super) fn figures_width(&self, texts: &Texts, canvas: &Canvas<'_>) -> u16 {
        let (head, columns) = self.columns(texts, canvas);
        head + columns.iter().sum::<u16>()
    }

    /// A column for each player; tells how many rows it took.
    ///
    /// ```text
    ///            Ann     Bo
    /// Tiles       38     30
    /// Floor       −4     −9
    /// Total       41     38
    /// ```
    pub(super) fn draw_figures(&self, texts: &Texts, canvas: &mut Canvas<'_>, place: Rect) -> u16 {
        let names = self.tale.names(texts);
        let (head, columns) = self.columns(texts, canvas);
        let rows = self.rows();
        let height = (rows.len() as u16 + 1).min(place.height);
        let line = |row: u16| Rect { y: place.y + row, height: 1, ..place };
        for ((id, _), row) in rows.iter().zip(1..height) {
            let ink = if *id == "over-total" { Ink::Strong } else { Ink::Text };
            let style = canvas.ink(ink);
            canvas.put_in(Rect { width: head, ..line(row) }, &texts.say(id), style);
        }
        let mut x = place.x + head;
        for (seat, width) in self.seats().zip(columns) {
            let of = |row: u16| Rect { x, width, ..line(row) };
            self.draw_player(canvas, &names, seat, of(0));
            let from = self.tale.summary.of_seat(seat).copied().unwrap_or_default();
            for ((id, shown), row) in rows.iter().zip(1..height) {
                let ink = if *id == "over-total" { Ink::Strong } else { Ink::Text };
                let style = canvas.ink(ink);
                canvas.put_right(of(row), &shown(&from), style);
            }
            x += width;
        }
        height
    }

    /// A player's name; that of a winner stands out.
    fn draw_player(&self, canvas: &mut Canvas<'_>, names: &Names, seat: Seat, place: Rect) {
        let is_winner = self.tale.winners.contains(&seat);
        let style = canvas.ink(if is_winner { Ink::Gain } else { Ink::Faint });
        let inner = Rect { x: place.x + 2, width: place.width - 2, ..place };
        canvas.put_right(inner, names.of(seat), style);
    }

    /// The scores by round.
    pub(super) fn draw_plot(&self, texts: &Texts, canvas: &mut Canvas<'_>, place: Rect) {
        if self.tale.summary.scores.len() < 2 || place.height < 5 {
            return;
        }
        let style = canvas.ink(Ink::Faint);
        canvas.put_in(place, &texts.say("over-plot"), style);
        let below = Rect { y: place.y + 1, height: place.height - 1, ..place };
        canvas.plot(below, &self.plot(texts));
    }

    fn plot(&self, texts: &Texts) -> Plot {
        let (summary, names) = (&self.tale.summary, self.tale.names(texts));
        let curve = |seat: Seat| {
            let scores = summary.scores.iter().map(|scores| i32::from(scores[seat.index()]));
            let points: Vec<(usize, i32)> = scores.enumerate().collect();
            let last = points.last().map_or(0, |(_, score)| *score);
            Curve { seat, name: format!("{} {last}", names.of(seat)), points }
        };
        let steps = summary.scores.len() - 1;
        let first = usize::from(self.tale.base.round());
        let below = |step: usize| match step {
            step if step <= summary.rounds() => (first + step - 1).to_string(),
            _ => texts.say("over-plot-bonus"),
        };
        let highest = i32::from(summary.highest());
        Plot {
            curves: self.seats().map(curve).collect(),
            steps,
            highest,
            values: [0, highest / 2, highest].map(|score| (score, score.to_string())).into(),
            below: (1..=steps).map(|step| (step, below(step))).collect(),
            at: None,
            is_marked: true,
        }
    }
}
