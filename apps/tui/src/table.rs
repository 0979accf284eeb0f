//! The drawing of a table: a scene with its names and texts, on the cells of a terminal.
//!
//! Everything that is shown is computed by `azulejo-view`; here it gets its place. Drawing also tells what lies where,
//! so that a click is a press.

mod board;
mod canvas;
mod center;
mod discs;
mod floor;
mod foot;
mod head;
mod hits;
mod layout;
mod notes;
mod rivals;
mod split;
mod text;
mod wall;

pub use foot::{KeyHint, usual_keys};
pub use hits::{Button, Hit, Hits};
pub use layout::{Layout, SMALLEST};
pub use text::{clean, cut, width, wrap};

use crate::paint::{Ink, Paint};
use azulejo_rules::Seat;
use azulejo_view::motion::LitRuns;
use azulejo_view::scene::Turn;
use azulejo_view::{Names, Narrator, Scene, Selection, Texts};
use canvas::Canvas;
use layout::Regions;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// A table as it is to be drawn.
#[derive(Clone, Copy, Debug)]
pub struct TableView<'a> {
    /// What is on it.
    pub scene: &'a Scene,
    /// What is selected, for the prompt.
    pub selection: &'a Selection,
    /// The language and the theme.
    pub texts: &'a Texts,
    /// What the players are called.
    pub names: &'a Names,
    /// Whose board is the large one.
    pub near: Seat,
    /// What the table is waiting for.
    pub waiting: Waiting,
    /// The runs that score in this moment of a round's end.
    pub lit: &'a [LitRuns],
    /// The game so far in sentences, the latest last.
    pub log: &'a [String],
    /// What has to be said instead of the prompt: why not, a hint, a caption.
    pub notice: Option<&'a str>,
    /// The command line, while somebody types into it.
    pub command: Option<&'a str>,
    /// The keys that mean something now.
    pub keys: &'a [KeyHint],
}

/// Whose board should be the large one: of whoever acts at this screen, or else of the first who plays at it.
pub fn nearest(scene: &Scene) -> Seat {
    let own = scene.boards.iter().find(|board| board.own).map(|board| board.seat);
    match scene.turn {
        Turn::Own(seat) => seat,
        Turn::Other(_) | Turn::Bag | Turn::Nobody => own.unwrap_or(Seat::ALL[0]),
    }
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Waiting {
    /// Whoever's turn it is.
    #[default]
    Turn,
    /// A bot that thinks.
    Thinking(Seat),
    /// A bot that was stopped.
    Stopped(Seat),
    /// A hint.
    Hint,
    /// Somebody who looks back.
    Past {
        /// The step that is shown.
        step: usize,
        /// How many there are.
        steps: usize,
    },
}

/// Draws a table into an area and tells what lies where.
///
/// ```text
///  status ──────────────────────────
///  factories, center │ the others
///  own board         │ log
///  notes             │
///  prompt ──────────────────────────
///  keys ────────────────────────────
/// ```
pub fn draw(view: &TableView<'_>, paint: Paint, area: Rect, buf: &mut Buffer) -> Hits {
    let mut hits = Hits::default();
    let area = area.intersection(buf.area);
    let mut canvas = Canvas::new(buf, area, paint, &mut hits);
    canvas.clear();
    match Layout::of(area) {
        None => too_small(&mut canvas),
        Some(layout) => view.draw(&mut canvas, &Regions::of(layout, area, view.scene)),
    }
    hits
}

impl TableView<'_> {
    fn draw(&self, canvas: &mut Canvas<'_>, regions: &Regions) {
        self.draw_head(canvas, regions.head);
        self.draw_offer(canvas, regions);
        self.draw_own(canvas, regions);
        self.draw_notes(canvas, regions.notes);
        self.draw_rivals(canvas, regions);
        self.draw_log(canvas, regions.log);
        self.draw_prompt(canvas, regions.prompt);
        self.draw_keys(canvas, regions.keys);
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self.texts, self.names)
    }
}

/// How large the screen is and how large it has to be: figures, which need no translation.
fn too_small(canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    let marks = canvas.marks();
    let size = |(width, height)| format!("{width} {} {height}", marks.times);
    let (found, wanted) = (size((area.width, area.height)), size(SMALLEST));
    let style = canvas.ink(Ink::Strong);
    let middle = Rect { y: area.y + area.height / 2, height: area.height.min(1), ..area };
    canvas.put_in(middle, &format!("Azulejo: {found} {} {wanted}", marks.leads), style);
}
