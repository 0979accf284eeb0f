//! The rules, to be read.

mod chapters;

use crate::canvas::{Canvas, KeyHint};
use crate::input::{Input, Key};
use crate::paint::Ink;
use crate::screen::{Go, Screen, Stage};
use crate::sheet::{Row, row};
use azulejo_view::rulebook::Chapter;
use ratatui::layout::Rect;

/// The rules, to be read.
#[derive(Debug, Default)]
pub struct Rules {
    /// How many rows are above the first that is shown.
    above: usize,
    /// Where the chapters began when they were drawn last.
    chapters: Vec<usize>,
}

/// The widest text that reads well.
const WIDEST: u16 = 84;

impl Rules {
    /// The rules from their beginning.
    pub fn new() -> Rules {
        Rules::default()
    }

    /// All rows, and where the chapters begin.
    fn rows(stage: &Stage, canvas: &Canvas<'_>, width: u16) -> (Vec<Row>, Vec<usize>) {
        let (mut rows, mut begins): (Vec<Row>, Vec<usize>) = Default::default();
        for chapter in Chapter::ALL {
            begins.push(rows.len());
            rows.push(row(stage.texts.say(chapter.title()), Ink::Accent));
            rows.push(Row::new());
            rows.extend(chapters::rows(chapter, &stage.texts, canvas, width));
            rows.push(Row::new());
        }
        (rows, begins)
    }

    /// To the chapter after the first row that is shown, or before it.
    fn turn_over(&mut self, is_forward: bool) {
        let above = self.above;
        let chapter = if is_forward {
            self.chapters.iter().copied().find(|&begin| begin > above)
        } else {
            self.chapters.iter().copied().rev().find(|&begin| begin < above)
        };
        self.above = chapter.unwrap_or(above);
    }
}

impl Screen for Rules {
    fn draw(&mut self, stage: &Stage, canvas: &mut Canvas<'_>) {
        let (texts, area) = (&stage.texts, canvas.area());
        canvas.title(&texts.say("rules"));
        let width = (area.width - 4).min(WIDEST);
        let (rows, chapters) = Rules::rows(stage, canvas, width);
        self.chapters = chapters;
        let place = Rect { x: area.x + 2, y: area.y + 2, width, height: area.height - 3 };
        self.above = self.above.min(rows.len().saturating_sub(usize::from(place.height)));
        for (row, y) in rows.iter().skip(self.above).zip(place.y..place.bottom()) {
            canvas.row(Rect { y, height: 1, ..place }, row);
        }
        let key = |key, id| KeyHint::new(texts, key, id);
        canvas.last_row(&[
            key(Key::Down, "key-scroll").shown_as("↑↓ PgUp PgDn"),
            key(Key::Right, "rules-contents").shown_as("←→"),
            key(Key::Escape, "back"),
        ]);
    }

    fn hear(&mut self, _stage: &mut Stage, input: Input) -> Go {
        match input {
            Input::Key(Key::Right) => self.turn_over(true),
            Input::Key(Key::Left) => self.turn_over(false),
            input if input.is_leaving() => return Go::Back,
            input => {
                let rows = input.scrolled().unwrap_or_default();
                self.above = self.above.saturating_add_signed(rows);
            }
        }
        Go::Stay
    }
}
