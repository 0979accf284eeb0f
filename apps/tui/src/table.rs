//! The drawing of a table: a scene with its names and texts, on the cells of a terminal.
//!
//! Everything that is shown is computed by `azulejo-view`; here it gets its place. Drawing also tells what lies where,
//! so that a click is a press.

mod board;
mod center;
mod discs;
mod floor;
mod foot;
mod head;
mod layout;
mod notes;
mod rivals;
mod split;
mod wall;

pub use foot::{next_key, usual_keys};

use crate::canvas::{Canvas, Hits, KeyHint, Layout};
use crate::paint::Paint;
use azulejo_rules::Seat;
use azulejo_view::motion::LitRuns;
use azulejo_view::scene::Turn;
use azulejo_view::{Names, Narrator, Scene, Selection, Texts};
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
    /// What stands beside names at a table of a server: clocks, and who is away.
    pub plates: &'a [Plate],
}

/// What stands beside the name of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plate {
    /// Whose name.
    pub seat: Seat,
    /// What.
    pub text: String,
    /// Whether it is urgent: little time, or nobody is there.
    pub is_urgent: bool,
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
    /// The server's word about a move that was made here.
    Server,
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
    let mut canvas = Canvas::new(buf, area.intersection(buf.area), paint, &mut hits);
    canvas.clear();
    draw_on(view, &mut canvas);
    hits
}

/// Draws a table over all of a canvas.
pub(crate) fn draw_on(view: &TableView<'_>, canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    match Layout::of(area) {
        None => drop(canvas.is_too_small(view.texts)),
        Some(layout) => view.draw(canvas, &Regions::of(layout, area, view.scene)),
    }
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
        canvas.keys(regions.keys, self.keys);
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator::new(self.texts, self.names)
    }
}
