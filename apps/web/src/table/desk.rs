//! Everything the parts of the table share.

use super::chronicle::Chronicle;
use super::doors::Door;
use super::drag::Drag;
use super::notice::Notice;
use super::paint::{Lost, Paint};
use super::show::Queue;
use super::stage::{Hand, Stage, large_board};
use crate::announce::Announcer;
use crate::session::{Session, Thinking, use_session};
use crate::settings::{SettingsStore, use_settings};
use crate::ui::{Toasts, use_toasts};
use crate::words::{Words, use_words};
use azulejo_protocol::Mirror;
use azulejo_rules::Seat;
use azulejo_view::entry::{LineFate, Selection};
use azulejo_view::scene::{Pointed, Turn};
use azulejo_view::{Entry, Names, Narrator};
use leptos::prelude::*;

/// Everything the parts of the table share, in the table's context.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    /// The game.
    pub(super) session: Session,
    pub(super) settings: SettingsStore,
    pub(super) words: Words,
    pub(super) toasts: Toasts,
    pub(super) announcer: Announcer,
    /// The table as far as it has been shown.
    pub(super) shown: RwSignal<Mirror>,
    /// What of it is on the table.
    pub(super) stage: RwSignal<Stage>,
    /// What has happened and waits to be shown.
    pub(super) queue: StoredValue<Queue, LocalStorage>,
    /// Whether everything has been shown.
    pub(super) is_settled: RwSignal<bool>,
    /// The move in the making.
    pub(super) entry: RwSignal<Entry>,
    /// What a pointer has grabbed.
    pub(super) drag: StoredValue<Drag, LocalStorage>,
    /// The dialog that is open.
    pub(super) door: RwSignal<Option<Door>>,
    /// What is to be known until the next press.
    pub(super) notice: RwSignal<Option<Notice>>,
    /// The game in sentences.
    pub(super) chronicle: Memo<Chronicle>,
    /// What the parts are painted from.
    pub(super) paint: Paint,
}

impl Desk {
    /// The desk of the table that is open.
    pub(super) fn open(table: Mirror) -> Desk {
        let session = use_session();
        let words = use_words();
        let shown = RwSignal::new(table);
        let stage = RwSignal::new(Stage::Now);
        let entry = RwSignal::new(shown.with_untracked(|shown| Entry::begin(shown.position())));
        let names = Memo::new(move |_| names(session, words, shown));
        Desk {
            session,
            settings: use_settings(),
            words,
            toasts: use_toasts(),
            announcer: expect_context(),
            shown,
            stage,
            queue: StoredValue::new_local(Queue::default()),
            is_settled: RwSignal::new(true),
            entry,
            drag: StoredValue::new_local(Drag::default()),
            door: RwSignal::new(None),
            notice: RwSignal::new(None),
            chronicle: Chronicle::follow(words, names, shown),
            paint: paint(session, words, names, shown, stage, entry),
        }
    }

    /// The position that presses are about.
    pub(super) fn with_position<T>(self, ask: impl FnOnce(&azulejo_rules::Position) -> T) -> T {
        self.shown.with_untracked(|shown| ask(shown.position()))
    }

    /// Whether a person at this device is to move; follows the table.
    pub(super) fn is_own_turn(self) -> bool {
        self.paint.scene.with(|scene| matches!(scene.turn, Turn::Own(_)))
    }

    /// Whether the game is over.
    pub(super) fn is_over(self) -> bool {
        self.shown.with(|shown| shown.end().is_some())
    }

    /// Whether several people play at this device.
    pub(super) fn is_shared(self) -> bool {
        self.shown.with(|shown| shown.people().nth(1).is_some())
    }

    /// Who thinks.
    pub(super) fn thinking(self) -> Thinking {
        self.session.thinking()
    }

    /// Tells something about the table as it is now.
    pub(super) fn tell_now<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        self.paint.tell_now(tell)
    }

    /// Says something to whoever listens.
    pub(super) fn announce(self, text: String) {
        self.announcer.say(text);
    }
}

/// The desk, of the table's context.
pub(super) fn use_desk() -> Desk {
    expect_context()
}

fn names(session: Session, words: Words, shown: RwSignal<Mirror>) -> Names {
    let rules = shown.with(|shown| shown.options().rules);
    session.names().unwrap_or_else(|| Names::by_seat(&words.texts(), rules))
}

fn paint(
    session: Session,
    words: Words,
    names: Memo<Names>,
    shown: RwSignal<Mirror>,
    stage: RwSignal<Stage>,
    entry: RwSignal<Entry>,
) -> Paint {
    let pointed = RwSignal::new(Pointed::Nothing);
    let scene = Memo::new(move |_| {
        let hint = session.hint().map(|hint| hint.mv);
        let pointed = pointed.get();
        stage.with(|stage| {
            shown.with(|shown| {
                entry.with(|entry| stage.scene(shown, &Hand { entry, pointed, hint }))
            })
        })
    });
    Paint {
        words,
        scene,
        supply: Memo::new(move |_| {
            Some(stage.with(|stage| shown.with(|shown| stage.supply(shown))))
        }),
        names,
        own: Memo::new(move |before| shown.with(|shown| large_board(shown, before.copied()))),
        bots: Memo::new(move |_| shown.with(bots)),
        winners: Memo::new(move |_| shown.with(winners)),
        moving: Memo::new(move |_| stage.with(|stage| matches!(stage, Stage::Between(_)))),
        lit: Memo::new(move |_| {
            stage.with(|stage| match stage {
                Stage::Between(frame) => frame.lit.clone(),
                Stage::Now | Stage::Past(_) => Vec::new(),
            })
        }),
        changes: Memo::new(move |_| stage.with(Stage::changes)),
        lost: Memo::new(move |_| lost(words, names, entry)),
        pointed,
        refused: RwSignal::new(None),
        hear: Callback::new(|_| {}),
    }
}

fn bots(shown: &Mirror) -> Vec<Seat> {
    shown.options().rules.seats().filter(|&seat| !shown.is_person(seat)).collect()
}

fn winners(shown: &Mirror) -> Vec<Seat> {
    shown.ranking().map(|ranking| ranking.winners().collect()).unwrap_or_default()
}

/// The completed lines that find no column.
fn lost(words: Words, names: Memo<Names>, entry: RwSignal<Entry>) -> Vec<Lost> {
    let texts = words.texts();
    let narrated = |entry: &Entry, names: &Names| {
        let Selection::Placing(placements) = entry.selection() else { return Vec::new() };
        let narrator = Narrator::new(&texts, names);
        let lost = placements.lines().iter().filter_map(|choice| {
            let LineFate::Falls { cost } = choice.fate else { return None };
            Some(Lost { line: choice.line, cost, told: narrator.falling_line(choice)? })
        });
        lost.collect()
    };
    entry.with(|entry| names.with(|names| narrated(entry, names)))
}
