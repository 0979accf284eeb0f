//! What the parts of the table are painted from, and whom they tell about presses.

use super::part::Part;
use crate::live::{Derived, Local, State, Stored};
use crate::words::Words;
use azulejo_rules::{Destination, Effect, Factory, Line, Seat, Source, Tile};
use azulejo_view::motion::LitRuns;
use azulejo_view::scene::{BoardView, CenterView, DiscView, Pointed, Side};
use azulejo_view::stage::Supply;
use azulejo_view::{Args, Names, Narrator, Press, Scene};
use leptos::prelude::*;
use std::rc::Rc;
use web_sys::{MouseEvent, PointerEvent};

/// What somebody does to a part of the table.
#[derive(Clone, Debug)]
pub(super) enum Gesture {
    /// Something is pressed.
    Press(Press, Means),
    /// The pointer or the focus comes to something, or leaves it.
    Point(Pointed),
    /// A pointer goes down on tiles and may take them along.
    Grab(Source, Tile, PointerEvent),
    /// Somebody wants a closer look at another player's board.
    Look(Seat),
    /// Somebody wants to know what a gold side does.
    Explain(Effect),
}

/// Hears what is done to the table.
pub(super) type Listener = Rc<dyn Fn(Gesture)>;

/// With what something is pressed; the focus follows the keyboard only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Means {
    /// A mouse or a finger.
    Pointer,
    /// The keyboard or a screen reader.
    Keyboard,
}

impl Means {
    /// What a click came from: one without a pointer counts no presses.
    pub(super) fn of(click: &MouseEvent) -> Means {
        if click.detail() == 0 { Means::Keyboard } else { Means::Pointer }
    }
}

/// What was refused, and why in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refused {
    /// The line or the floor, if it was one.
    pub(super) at: Option<Destination>,
    /// The reason.
    pub(super) why: String,
}

/// A completed line of the free wall for which no column is left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lost {
    /// The line.
    pub(super) line: Line,
    /// What its fall costs.
    pub(super) cost: u8,
    /// The same in words.
    pub(super) told: String,
}

handle! {
    /// What the parts of the table are painted from, in their context.
    Paint of PaintParts {
        /// All texts.
        words: Words,
        /// Everything that is to be seen.
        scene: Derived<Scene>,
        /// The boards in it, so that what is on one of them follows that one alone.
        boards: [Part<BoardView>; Seat::COUNT],
        /// How much is in the bag and in the lid, where that is known.
        supply: Derived<Option<Supply>>,
        /// What the players are called.
        names: Derived<Names>,
        /// Whose board is the large one.
        own: Derived<Seat>,
        /// Where bots sit, where that is known.
        bots: Derived<Option<Vec<Seat>>>,
        /// Who has won, once the game is over.
        winners: Derived<Vec<Seat>>,
        /// Whether pieces are on their way.
        moving: Derived<bool>,
        /// What scores at this moment of a round's end.
        lit: Derived<Vec<LitRuns>>,
        /// What is taken from somebody's score or added to it at this moment.
        changes: Derived<Vec<(Seat, i32)>>,
        /// Completed lines for which no column is left.
        lost_lines: Derived<Vec<Lost>>,
        /// What the pointer or the focus is on.
        pointed: State<Pointed>,
        /// What was refused last.
        refused: State<Option<Refused>>,
        /// Hears what is done to the table.
        listener: Local<Option<Listener>>,
    }
}

impl Paint {
    /// Tells somebody what is done to the table.
    pub(super) fn hear(self, gesture: Gesture) {
        if self.is_gone() {
            return;
        }
        // Whoever listens may press something else meanwhile.
        let listener = self.listener().with(Option::clone);
        if let Some(listener) = listener {
            listener(gesture);
        }
    }

    /// Somebody clicks on something.
    pub(super) fn press(self, press: Press, click: &MouseEvent) {
        self.hear(Gesture::Press(press, Means::of(click)));
    }

    /// The pointer or the focus is on something.
    pub(super) fn point(self, pointed: Pointed) {
        self.hear(Gesture::Point(pointed));
    }

    /// A disc.
    pub(super) fn disc(self, factory: Factory) -> Part<DiscView> {
        Part::of(self.scene(), move |scene| {
            scene.discs.iter().find(|disc| disc.factory == factory).cloned()
        })
    }

    /// The center.
    pub(super) fn center(self) -> Part<CenterView> {
        Part::of(self.scene(), |scene| Some(scene.center.clone()))
    }

    /// A part of a board.
    pub(super) fn on_board<T: PartialEq + Send + Sync + 'static>(
        self,
        seat: Seat,
        pick: impl Fn(&BoardView) -> T + Send + Sync + 'static,
    ) -> Part<T> {
        self.boards()[seat.index()].part(pick)
    }

    /// On which side of the spread a disc lies, while the rest is shared out.
    pub(super) fn neighbor(self, factory: Factory) -> Option<Side> {
        self.scene().with(|scene| {
            let split = scene.split.as_ref()?;
            match factory {
                disc if disc == split.left => Some(Side::Left),
                disc if disc == split.right => Some(Side::Right),
                _ => None,
            }
        })
    }

    /// Whether a bot sits at a seat, where that is known.
    pub(super) fn is_bot(self, seat: Seat) -> Option<bool> {
        self.bots().with(|bots| bots.as_ref().map(|bots| bots.contains(&seat)))
    }

    /// Whether a line of the large board finds no column.
    pub(super) fn lost(self, line: Line) -> Derived<Option<Lost>> {
        Derived::new(move |_| {
            self.lost_lines().with(|lost| lost.iter().find(|lost| lost.line == line).cloned())
        })
    }

    /// What is taken from a player's score or added to it at this moment.
    pub(super) fn change(self, seat: Seat) -> Option<i32> {
        self.changes().with(|changes| {
            changes.iter().find(|(other, _)| *other == seat).map(|(_, change)| *change)
        })
    }

    /// Whether a press on a line or the floor was refused just now.
    pub(super) fn is_refused_at(self, to: Destination) -> bool {
        self.refused().with(|refused| refused.as_ref().is_some_and(|it| it.at == Some(to)))
    }

    /// Tells something about the table; inside a view's closure it follows names and language.
    pub(super) fn tell<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let texts = self.words().texts();
        self.names().with(|names| tell(&Narrator::new(&texts, names)))
    }

    /// The same where nothing is to follow it.
    pub(super) fn tell_now<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        untrack(|| self.tell(tell))
    }

    /// A message about a player.
    pub(super) fn tell_of(self, id: &str, seat: Seat) -> String {
        let name = self.names().with(|names| names.of(seat).to_owned());
        self.words().tell(id, &Args::new().text("name", name))
    }
}

/// The boards of a scene.
pub(super) fn boards(scene: Derived<Scene>) -> [Part<BoardView>; Seat::COUNT] {
    Seat::ALL.map(|seat| Part::of(scene, move |scene| scene.board(seat).cloned()))
}

/// What the table is painted from, of the table's context.
pub(super) fn use_paint() -> Paint {
    expect_context()
}
