//! A table for trying things: positions come from whoever holds it, and moves go to them.
//!
//! Nothing travels here and nobody thinks; what can be pressed, dragged, typed and heard is as at the
//! table at which a game is played.

mod listen;
mod prompt;

use super::board::{Board, Role};
use super::desk::lost;
use super::drag::{self, Drag};
use super::gold::Gold;
use super::hands::Hands;
use super::offer::Offer;
use super::paint::{Gesture, Means, Paint, PaintParts, boards};
use crate::announce::Announcer;
use crate::live::{Derived, Local, State, Stored, each, follow, live};
use crate::page::use_page;
use crate::settings::{SettingsStore, use_settings};
use crate::words::use_words;
use azulejo_rules::{Effect, Move, Next, Position, Seat, Setup};
use azulejo_view::entry::Typed;
use azulejo_view::scene::{LastMove, Pointed, SceneOptions};
use azulejo_view::stage::Supply;
use azulejo_view::{Entry, Names, Scene};
use leptos::prelude::*;
use prompt::Prompt;
use std::rc::Rc;

/// Takes a move, or says why not.
pub type OnMove = Rc<dyn Fn(Move) -> Result<(), String>>;

/// What is on the table, as its holder knows it.
#[derive(Clone, Copy, Debug)]
pub struct BenchTable {
    /// The position.
    pub position: Derived<Position>,
    /// What the players are called.
    pub names: Derived<Names>,
    /// A move that is recommended.
    pub hint: Derived<Option<Move>>,
    /// The last move, or all that one player placed in a row.
    pub last: Derived<Vec<LastMove>>,
    /// Whether whoever is to move may be moved by hand.
    pub may_act: Derived<bool>,
}

handle! {
    /// Everything the parts of the bench share.
    Bare of BareParts {
        /// What its holder says.
        given: BenchTable,
        /// How this device shows the game.
        settings: SettingsStore,
        /// The voice for the screen reader.
        announcer: Announcer,
        /// The position that is shown; the move in the making is about this one.
        shown: State<Position>,
        /// The move in the making.
        entry: State<Entry>,
        /// What a pointer has grabbed.
        drag: Local<Drag>,
        /// With what somebody acted last.
        means: Local<Means>,
        /// The gold side that is explained.
        explained: State<Option<Effect>>,
        /// Whether the explanation is open.
        explains: State<bool>,
        /// Who takes moves.
        on_move: Local<Option<OnMove>>,
        /// What the parts are painted from.
        paint: Paint,
    }
}

/// A table for trying things: the offer, all boards with that of whoever is to move ready to be
/// pressed, and the prompt.
#[component]
pub fn Bench(
    /// What is on it.
    table: BenchTable,
    /// Takes moves; what it says where it refuses one is shown beside the table.
    on_move: OnMove,
    /// Hears the keys that mean something else than a move: undo, hint, help.
    #[prop(optional_no_strip)]
    on_key: Option<Rc<dyn Fn(Typed)>>,
) -> impl IntoView {
    let bare = open(table, on_move);
    provide_context(bare.paint());
    bare.follow_position();
    drag::follow(bare);
    bare.follow_keys(on_key);
    let rules = bare.shown().with_untracked(Position::rules);
    let seats = move || {
        let own = bare.paint().own().get();
        rules.seats_from(own).map(|seat| (seat, seat == own)).collect::<Vec<(Seat, bool)>>()
    };
    let key = |&(seat, is_own): &(Seat, bool)| u64::from(seat.number()) * 2 + u64::from(is_own);
    let board = |(seat, is_own)| {
        let role = if is_own { Role::Own } else { Role::Look };
        view! { <Board seat=seat role=role /> }.into_any()
    };
    let turn = move || if table.may_act.get() { "mine" } else { "nobody" };
    view! {
        <div class="still bench" data-players=rules.players.count().to_string() data-turn=move || turn()>
            <Offer />
            <div class="still-boards">{each(seats, key, board)}</div>
            <Prompt bare=bare />
            <Gold paint=bare.paint() effect=live(move || bare.explained().get()) open=bare.explains() />
            <div class="flights" aria-hidden="true"></div>
        </div>
    }
}

fn open(table: BenchTable, on_move: OnMove) -> Bare {
    let shown = State::new(table.position.get_untracked());
    let entry = State::new(shown.with_untracked(Entry::begin));
    let bare = Bare::new(BareParts {
        given: table,
        settings: use_settings(),
        announcer: use_page().announcer,
        shown,
        entry,
        drag: Local::new(Drag::default()),
        means: Local::new(Means::Pointer),
        explained: State::new(None),
        explains: State::new(false),
        on_move: Local::new(Some(on_move)),
        paint: paint(table, shown, entry),
    });
    bare.paint().listener().set(Some(Rc::new(move |gesture: Gesture| bare.hear(gesture))));
    bare
}

impl Bare {
    /// Shows another position as soon as there is one. It and the move in the making change together.
    fn follow_position(self) {
        follow(move || {
            let position = self.given().position.get();
            if self.shown().with_untracked(|shown| *shown == position) {
                return;
            }
            self.entry().set(Entry::begin(&position));
            self.shown().set(position);
            self.keep_focus();
        });
    }
}

fn paint(table: BenchTable, shown: State<Position>, entry: State<Entry>) -> Paint {
    let words = use_words();
    let pointed = State::new(Pointed::Nothing);
    let scene = Derived::new(move |_| scene(table, shown, entry, pointed.get()));
    Paint::new(PaintParts {
        words,
        scene,
        boards: boards(scene),
        supply: Derived::new(move |_| Some(shown.with(supply))),
        names: table.names,
        own: Derived::new(move |before| own(table, &shown.read(), before.copied())),
        bots: Derived::new(|_| None),
        winners: Derived::new(move |_| shown.with(winners)),
        moving: Derived::new(|_| false),
        lit: Derived::new(|_| Vec::new()),
        changes: Derived::new(|_| Vec::new()),
        lost_lines: Derived::new(move |_| lost(words, table.names, entry)),
        pointed,
        refused: State::new(None),
        listener: Local::new(None),
    })
}

fn scene(
    table: BenchTable,
    shown: State<Position>,
    entry: State<Entry>,
    pointed: Pointed,
) -> Scene {
    let shown = shown.read();
    let own = table.may_act.get().then(|| shown.rules().seats().collect());
    let options = SceneOptions {
        own: own.unwrap_or_default(),
        pointed,
        hint: table.hint.get(),
        last: table.last.get(),
        ..SceneOptions::default()
    };
    entry.with(|entry| Scene::of(&shown, entry, &options))
}

fn supply(pos: &Position) -> Supply {
    let table = Setup::from(pos);
    Supply { bag: table.bag.total(), lid: table.lid.total() }
}

/// Whose board is ready to be pressed: that of whoever is to move, or was last. While nobody may be
/// moved, the boards stay where they are.
fn own(table: BenchTable, pos: &Position, before: Option<Seat>) -> Seat {
    let stays = before.filter(|_| !table.may_act.get());
    stays.or(pos.player_to_move()).or(before).unwrap_or(Seat::ALL[0])
}

fn winners(pos: &Position) -> Vec<Seat> {
    match pos.next() {
        Next::Nobody(outcome) => outcome.winners.to_vec(),
        Next::Player(_) | Next::Bag => Vec::new(),
    }
}
