//! Something to read or to choose from that lies over a screen.

use crate::canvas::{Canvas, Hit, width, wrap};
use crate::paint::Ink;
use ratatui::layout::Rect;

/// One row: texts one after another, each in its ink.
pub(crate) type Row = Vec<(String, Ink)>;

/// A sheet over a screen: a title, rows to read or to choose from, and what closes it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Sheet {
    /// What it is about.
    pub(crate) title: String,
    /// What it says.
    pub(crate) rows: Vec<Row>,
    /// The row that is chosen, if rows can be.
    pub(crate) chosen: Option<usize>,
    /// How many rows are above the first that is shown.
    pub(crate) above: usize,
}

/// A row of one text.
pub(crate) fn row(text: impl Into<String>, ink: Ink) -> Row {
    vec![(text.into(), ink)]
}

/// A text in rows of at most so many cells.
pub(crate) fn rows_of(canvas: &Canvas<'_>, text: &str, width: u16, ink: Ink) -> Vec<Row> {
    let lines = wrap(&canvas.tidy(text), width, canvas.marks().cut);
    lines.into_iter().map(|line| row(line, ink)).collect()
}

/// The narrowest sheet, the widest, and what is left free around it.
const NARROWEST: u16 = 36;
const WIDEST: u16 = 96;
const MARGIN: u16 = 2;

impl Sheet {
    /// How wide its rows can be in an area.
    pub(crate) fn width(area: Rect) -> u16 {
        area.width.saturating_sub(2 * MARGIN + 4).min(WIDEST)
    }

    /// As wide as its widest row.
    fn own_width(&self, canvas: &Canvas<'_>) -> u16 {
        let wide = |row: &Row| row.iter().map(|(text, _)| width(&canvas.tidy(text))).sum();
        let widest = self.rows.iter().map(wide).max().unwrap_or(0);
        let title = width(&canvas.tidy(&self.title)) + 6;
        widest.max(title).max(NARROWEST).min(Sheet::width(canvas.area()))
    }

    /// How many rows can be seen at once in an area.
    pub(crate) fn room(area: Rect) -> usize {
        usize::from(area.height.saturating_sub(2 * MARGIN + 2))
    }

    /// Draws it in the middle of everything; tells how many rows can be above the first that is shown.
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) -> usize {
        let area = canvas.area();
        let (width, room) = (self.own_width(canvas), Sheet::room(area));
        let height = self.rows.len().min(room) as u16 + 2;
        let place = Rect {
            x: area.x + (area.width - width - 4) / 2,
            y: area.y + (area.height - height) / 2,
            width: width + 4,
            height,
        };
        canvas.blank(place);
        canvas.hit(place, Hit::Sheet);
        let style = canvas.ink(Ink::Accent);
        canvas.frame(place, false, style);
        let top = Rect { x: place.x + 2, width, height: 1, ..place };
        canvas.put_in(top, &format!(" {} ", self.title), style);
        let most = self.rows.len().saturating_sub(room);
        let above = self.first(room).min(most);
        Sheet::draw_marks(canvas, place, above, most);
        for ((index, row), y) in
            self.rows.iter().enumerate().skip(above).zip(place.y + 1..place.bottom() - 1)
        {
            let inner = Rect { x: place.x + 2, y, width, height: 1 };
            self.draw_row(canvas, inner, index, row);
        }
        most
    }

    /// The first row that is shown: the chosen one is always among them.
    fn first(&self, room: usize) -> usize {
        match self.chosen {
            Some(chosen) => self.above.max((chosen + 1).saturating_sub(room)).min(chosen),
            None => self.above,
        }
    }

    /// That there is more above or below.
    fn draw_marks(canvas: &mut Canvas<'_>, place: Rect, above: usize, most: usize) {
        let style = canvas.ink(Ink::Strong);
        let (up, down) = (canvas.marks().up, canvas.marks().down);
        if above > 0 {
            canvas.put(place.right() - 4, place.y, up, style);
        }
        if above < most {
            canvas.put(place.right() - 4, place.bottom() - 1, down, style);
        }
    }

    fn draw_row(&self, canvas: &mut Canvas<'_>, place: Rect, index: usize, row: &Row) {
        let is_chosen = self.chosen == Some(index);
        if is_chosen {
            canvas.bar(place);
        }
        if self.chosen.is_some() {
            canvas.hit(place, Hit::Row(index));
        }
        canvas.row(place, row);
    }
}

impl Canvas<'_> {
    /// Writes a row.
    pub(crate) fn row(&mut self, place: Rect, row: &Row) {
        let mut x = place.x;
        for (text, ink) in row {
            let style = self.ink(*ink);
            let rest = Rect { x, width: place.right().saturating_sub(x), ..place };
            x = self.put_in(rest, text, style);
        }
    }
}
