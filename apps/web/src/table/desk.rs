//! Everything the parts of the table share.

use super::chronicle;
use super::doors::Door;
use super::drag::Drag;
use super::notice::Notice;
use super::paint::{Gesture, Lost, Means, Paint, PaintParts, boards};
use super::show::Queue;
use crate::announce::Announcer;
use crate::live::{Derived, Local, State, Stored};
use crate::page::use_page;
use crate::session::{Session, Thinking, use_session};
use crate::settings::{SettingsStore, use_settings};
use crate::ui::{Toasts, use_toasts};
use crate::words::{Words, use_words};
use azulejo_protocol::Mirror;
use azulejo_rules::Seat;
use azulejo_view::entry::{LineFate, Selection};
use azulejo_view::scene::{Pointed, Turn};
use azulejo_view::stage::{Hand, Stage, large_board, people_here};
use azulejo_view::story::Chronicle;
use azulejo_view::{Entry, Names, Narrator, Scene};
use leptos::prelude::*;
use std::rc::Rc;

handle! {
    /// Everything the parts of the table share, in the table's context.
    Desk of DeskParts {
        /// The game.
        session: Session,
        /// How this device shows the game.
        settings: SettingsStore,
        /// All texts.
        words: Words,
        /// Short notices.
        toasts: Toasts,
        /// The voice for the screen reader.
        announcer: Announcer,
        /// The table as far as it has been shown.
        shown: State<Mirror>,
        /// What of it is on the table.
        stage: State<Stage>,
        /// What has happened and waits to be shown.
        queue: Local<Queue>,
        /// Whether everything has been shown.
        is_settled: State<bool>,
        /// The move in the making.
        entry: State<Entry>,
        /// What a pointer has grabbed.
        drag: Local<Drag>,
        /// With what somebody acted last; whoever uses the keyboard must not lose the focus.
        means: Local<Means>,
        /// The dialog that is open.
        door: State<Option<Door>>,
        /// What is to be known until the next press.
        notice: State<Option<Notice>>,
        /// The game in sentences.
        chronicle: Derived<Chronicle>,
        /// What the parts are painted from.
        paint: Paint,
    }
}

impl Desk {
    /// The desk of the table that is open.
    pub(super) fn open(table: Mirror) -> Desk {
        let session = use_session();
        let words = use_words();
        let shown = State::new(table);
        let stage = State::new(Stage::Now);
        let entry = State::new(shown.with_untracked(|shown| Entry::begin(shown.position())));
        let names = Derived::new(move |_| names(session, words, shown));
        let paint = paint(&Table { session, words, names, shown, stage, entry });
        let desk = Desk::new(DeskParts {
            session,
            settings: use_settings(),
            words,
            toasts: use_toasts(),
            announcer: use_page().announcer,
            shown,
            stage,
            queue: Local::new(Queue::default()),
            is_settled: State::new(true),
            entry,
            drag: Local::new(Drag::default()),
            means: Local::new(Means::Pointer),
            door: State::new(None),
            notice: State::new(None),
            chronicle: chronicle::follow(words, names, shown),
            paint,
        });
        paint.listener().set(Some(Rc::new(move |gesture: Gesture| desk.hear(gesture))));
        desk
    }

    /// Whether a person at this device is to move; follows the table.
    pub(super) fn is_own_turn(self) -> bool {
        self.paint().scene().with(|scene| matches!(scene.turn, Turn::Own(_)))
    }

    /// Whether the game is over.
    pub(super) fn is_over(self) -> bool {
        self.shown().with(|shown| shown.end().is_some())
    }

    /// Whether several people play at this device.
    pub(super) fn is_shared(self) -> bool {
        let viewer = self.session().viewer();
        self.shown().with(|shown| people_here(shown, viewer).nth(1).is_some())
    }

    /// Who thinks.
    pub(super) fn thinking(self) -> Thinking {
        self.session().thinking()
    }

    /// Tells something about the table as it is now.
    pub(super) fn tell_now<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        self.paint().tell_now(tell)
    }
}

/// The desk, of the table's context.
pub(super) fn use_desk() -> Desk {
    expect_context()
}

/// What the picture follows from.
#[derive(Clone, Copy)]
struct Table {
    session: Session,
    words: Words,
    names: Derived<Names>,
    shown: State<Mirror>,
    stage: State<Stage>,
    entry: State<Entry>,
}

fn paint(table: &Table) -> Paint {
    let table = *table;
    let Table { session, words, names, shown, stage, entry } = table;
    let pointed = State::new(Pointed::Nothing);
    let scene = Derived::new(move |_| scene(&table, pointed.get()));
    Paint::new(PaintParts {
        words,
        scene,
        boards: boards(scene),
        supply: Derived::new(move |_| {
            Some(stage.with(|stage| shown.with(|shown| stage.supply(shown))))
        }),
        names,
        own: Derived::new(move |before| {
            let viewer = session.viewer();
            shown.with(|shown| large_board(shown, viewer, before.copied()))
        }),
        bots: Derived::new(move |_| Some(shown.with(bots))),
        winners: Derived::new(move |_| shown.with(winners)),
        moving: Derived::new(move |_| stage.with(|stage| matches!(stage, Stage::Between(_)))),
        lit: Derived::new(move |_| stage.with(Stage::lit)),
        changes: Derived::new(move |_| stage.with(Stage::changes)),
        lost_lines: Derived::new(move |_| lost(words, names, entry)),
        pointed,
        refused: State::new(None),
        listener: Local::new(None),
    })
}

fn scene(table: &Table, pointed: Pointed) -> Scene {
    let Table { session, shown, stage, entry, .. } = *table;
    let hint = session.hint().map(|hint| hint.mv);
    let viewer = session.actor();
    let paint = |stage: &Stage, shown: &Mirror| {
        entry.with(|entry| stage.scene(shown, &Hand { entry, pointed, hint, viewer }))
    };
    stage.with(|stage| shown.with(|shown| paint(stage, shown)))
}

fn names(session: Session, words: Words, shown: State<Mirror>) -> Names {
    let rules = shown.with(|shown| shown.options().rules);
    session.names().unwrap_or_else(|| Names::by_seat(&words.texts(), rules))
}

fn bots(shown: &Mirror) -> Vec<Seat> {
    shown.options().rules.seats().filter(|&seat| !shown.is_person(seat)).collect()
}

fn winners(shown: &Mirror) -> Vec<Seat> {
    shown.ranking().map(|ranking| ranking.winners().collect()).unwrap_or_default()
}

/// The completed lines that find no column.
pub(super) fn lost(words: Words, names: Derived<Names>, entry: State<Entry>) -> Vec<Lost> {
    let texts = words.texts();
    let lost = |entry: &Entry, names: &Names| {
        let Selection::Placing(placements) = entry.selection() else { return Vec::new() };
        let narrator = Narrator::new(&texts, names);
        let lost = placements.lines().iter().filter_map(|choice| {
            let LineFate::Falls { cost } = choice.fate else { return None };
            Some(Lost { line: choice.line, cost, told: narrator.falling_line(choice)? })
        });
        lost.collect()
    };
    entry.with(|entry| names.with(|names| lost(entry, names)))
}
