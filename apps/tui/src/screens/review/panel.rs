//! What lies over a review: the costliest moments, the luck of the deals, what the numbers mean.

use crate::canvas::{Canvas, Hit};
use crate::input::{Input, Key};
use crate::paint::Ink;
use crate::sheet::{Row, Sheet as Page, row, rows_of};
use azulejo_study::{Grade, Sheet};
use azulejo_view::{Reviewer, Texts};

/// What lies over a review.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Panel {
    /// The costliest moments; the chosen one.
    Costliest { chosen: usize },
    /// What the deals were worth; so many rows are above the first that is shown.
    Luck { above: usize },
    /// What the numbers mean.
    Explained { above: usize },
}

/// What comes of something that somebody does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Answer {
    /// It stays, perhaps with something else chosen.
    Stay(Panel),
    /// It is put away.
    Close,
    /// It is put away, and a moment is shown.
    Show(usize),
}

impl Panel {
    pub(super) fn hear(self, input: &Input, sheet: &Sheet) -> Answer {
        match (self, input.scrolled(), input) {
            (_, _, Input::Point(_)) => Answer::Stay(self),
            (Panel::Costliest { chosen }, Some(rows), _) => {
                let last = sheet.costliest().len().saturating_sub(1);
                let chosen = chosen.saturating_add_signed(rows.signum()).min(last);
                Answer::Stay(Panel::Costliest { chosen })
            }
            (Panel::Costliest { chosen }, None, Input::Key(Key::Enter)) => shown(sheet, chosen),
            (Panel::Costliest { .. }, None, Input::Click(Some(Hit::Row(row)))) => {
                shown(sheet, *row)
            }
            (Panel::Luck { above }, Some(rows), _) => {
                Answer::Stay(Panel::Luck { above: above.saturating_add_signed(rows) })
            }
            (Panel::Explained { above }, Some(rows), _) => {
                Answer::Stay(Panel::Explained { above: above.saturating_add_signed(rows) })
            }
            _ => Answer::Close,
        }
    }

    /// Draws it; nobody scrolls beyond the end.
    pub(super) fn draw(
        &mut self,
        canvas: &mut Canvas<'_>,
        texts: &Texts,
        reviewer: &Reviewer<'_>,
        sheet: &Sheet,
    ) {
        let width = Page::width(canvas.area());
        let (title, rows, above) = match *self {
            Panel::Costliest { chosen } => {
                let rows = costliest(canvas, texts, reviewer, sheet, (width, chosen));
                ("review-costliest", rows, 0)
            }
            Panel::Luck { above } => {
                ("review-luck-title", luck(canvas, texts, reviewer, sheet, width), above)
            }
            Panel::Explained { above } => {
                ("review-explained", explained(canvas, reviewer, width), above)
            }
        };
        let most = Page { title: texts.say(title), rows, above, chosen: None }.draw(canvas);
        match self {
            Panel::Costliest { .. } => {}
            Panel::Luck { above } | Panel::Explained { above } => *above = (*above).min(most),
        }
    }
}

fn shown(sheet: &Sheet, chosen: usize) -> Answer {
    let costly = sheet.costliest();
    costly.get(chosen).map_or(Answer::Close, |costly| Answer::Show(costly.moment))
}

/// The moments that cost most, the chosen one bright.
fn costliest(
    canvas: &Canvas<'_>,
    texts: &Texts,
    reviewer: &Reviewer<'_>,
    sheet: &Sheet,
    (width, chosen): (u16, usize),
) -> Vec<Row> {
    let told = reviewer.costliest(sheet);
    if told.is_empty() {
        return vec![row(texts.say("review-costliest-none"), Ink::Text)];
    }
    let mut rows = Vec::new();
    for (index, told) in told.iter().enumerate() {
        let mark = if index == chosen { canvas.marks().selected } else { " " };
        let ink = if index == chosen { Ink::Strong } else { Ink::Text };
        let text = format!("{mark} {}", told.headline);
        rows.extend(rows_of(canvas, &text, width, ink));
        rows.extend(rows_of(canvas, &told.cost, width, Ink::Loss));
        rows.extend(rows_of(canvas, &told.better.to_string(), width, ink));
        for why in &told.why {
            rows.extend(rows_of(canvas, why, width, Ink::Faint));
        }
        rows.push(Row::new());
    }
    rows
}

fn luck(
    canvas: &Canvas<'_>,
    texts: &Texts,
    reviewer: &Reviewer<'_>,
    sheet: &Sheet,
    width: u16,
) -> Vec<Row> {
    let deals = sheet.deals();
    if deals.is_empty() {
        return vec![row(texts.say("review-luck-none"), Ink::Text)];
    }
    let mut rows = Vec::new();
    let mut say = |text: &str, ink| rows.extend(rows_of(canvas, text, width, ink));
    for deal in &deals {
        say(&reviewer.deal_luck(deal), Ink::Text);
    }
    if let Some(all) = sheet.luck() {
        say(&reviewer.all_luck(&all), Ink::Strong);
    }
    for told in reviewer.luck_explained() {
        say(&told, Ink::Faint);
    }
    rows
}

fn explained(canvas: &Canvas<'_>, reviewer: &Reviewer<'_>, width: u16) -> Vec<Row> {
    let mut rows = Vec::new();
    for grade in Grade::ALL {
        rows.push(row(reviewer.grade(grade), Ink::Strong));
        rows.extend(rows_of(canvas, &reviewer.grade_meaning(grade), width, Ink::Text));
    }
    rows.push(Row::new());
    for told in reviewer.accuracy_explained() {
        rows.extend(rows_of(canvas, &told, width, Ink::Text));
    }
    rows
}
