//! A position set up by hand: tiles are put anywhere by tapping, and everything that is wrong is listed.

mod facts;
mod faults;
mod floor;
mod heaps;
mod palette;
mod place;
mod seat;
mod text;

use super::origin::Origin;
use super::pick::RulesPick;
use super::what_if::{WhatIf, use_what_if};
use crate::frame::Head;
use crate::place::{Place, Subject, use_way};
use azulejo_rules::{Rules, Seat, Setup, SyntaxError};
use azulejo_study::editor::{Edit, FaultAt, Site};
use azulejo_study::{Editor, Tree};
use azulejo_view::{Names, Narrator};
use azulejo_web::live::{Derived, State, each, follow, hear, live};
use azulejo_web::ui::Icon;
use azulejo_web::words::Words;
use facts::Facts;
use faults::Faults;
use heaps::{Circle, Supplies};
use leptos::prelude::*;
use palette::{Brush, Palette};
use seat::SeatBoard;
use std::sync::Arc;
use text::Text;

/// What the parts of the editor share, in its context.
#[derive(Clone, Copy)]
struct Ed {
    words: Words,
    /// The editor; there is one as long as the screen is shown.
    editor: State<Option<Editor>>,
    /// What a tap puts down.
    brush: State<Brush>,
    /// The table as it is now.
    setup: Derived<Setup>,
    /// Everything that is wrong with it.
    faults: Derived<Vec<Fault>>,
    /// What the players are called.
    names: Derived<Names>,
    /// The text that is being typed, and where it is malformed.
    typed: State<Option<(String, Option<SyntaxError>)>>,
}

/// A fault, as it can be compared.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Fault(FaultAt);

/// What the parts of the editor share, of its context.
fn use_ed() -> Ed {
    expect_context()
}

impl Ed {
    fn open() -> Ed {
        let what_if = use_what_if();
        if what_if.editor.with_untracked(Option::is_none) {
            what_if.editor.set(Some(Editor::from(&*what_if.position.read_untracked())));
        }
        let (words, editor) = (what_if.words, what_if.editor);
        let setup = Derived::new(move |_| ask(editor, |editor| editor.setup().clone()));
        Ed {
            words,
            editor,
            brush: State::new(Brush::START),
            setup,
            faults: Derived::new(move |_| {
                ask(editor, Editor::faults).into_iter().map(Fault).collect()
            }),
            names: Derived::new(move |_| {
                Names::by_seat(&words.texts(), setup.with(|setup| setup.rules))
            }),
            typed: State::new(None),
        }
    }

    /// Changes the table.
    fn edit(self, edit: Edit) {
        self.change(|editor| editor.edit(edit));
    }

    /// Changes the table; what is being typed gives way to it.
    fn change(self, change: impl FnOnce(&mut Editor) -> bool) {
        self.typed.set(None);
        self.editor.update(|editor| {
            if let Some(editor) = editor {
                change(editor);
            }
        });
    }

    /// Whether something is wrong with a place; follows it.
    fn is_marked(self, site: Site) -> bool {
        self.faults.with(|faults| faults.iter().any(|fault| fault.0.sites.contains(&site)))
    }

    /// Tells something in words; follows names and texts.
    fn tell<T>(self, tell: impl FnOnce(&Narrator<'_>) -> T) -> T {
        let (texts, names) = (self.words.texts(), self.names.read());
        tell(&Narrator::new(&texts, &names))
    }

    fn rules(self) -> Rules {
        self.setup.with(|setup| setup.rules)
    }
}

/// Asks the editor something; follows it.
fn ask<T>(editor: State<Option<Editor>>, ask: impl FnOnce(&Editor) -> T) -> T {
    editor.with(|editor| match editor {
        Some(editor) => ask(editor),
        None => ask(&Editor::new(Rules::ALL[0])),
    })
}

/// The editor.
#[component]
pub(super) fn EditScreen() -> impl IntoView {
    let ed = Ed::open();
    provide_context(ed);
    let what_if = use_what_if();
    what_if.edits.set(true);
    on_cleanup(move || what_if.edits.try_set(false));
    announce(ed, what_if);
    let choose: Arc<dyn Fn(Rules) + Send + Sync> =
        Arc::new(move |rules| ed.edit(Edit::Rules(rules)));
    let seats = move || ed.rules().seats().collect();
    view! {
        <main class="school what-if edit">
            <Head title="board" />
            <div class="edit-table">
                <h2>{ed.words.say("board-edit-title")}</h2>
                <Palette />
                <Circle />
                <div class="edit-boards">
                    {each(
                        seats,
                        |seat: &Seat| seat.number().into(),
                        |seat| view! { <SeatBoard seat=seat /> }.into_any(),
                    )}
                </div>
                <Supplies />
            </div>
            <div class="what-if-side edit-side">
                <Faults />
                <Leave />
                <section class="card what-if-card" aria-labelledby="edit-rules-title">
                    <h2 id="edit-rules-title">{ed.words.say("rules-choice-title")}</h2>
                    <RulesPick rules=live(move || ed.rules()) choose=choose />
                </section>
                <Facts />
                <Text />
            </div>
        </main>
    }
}

/// Says how much is wrong whenever that has changed.
fn announce(ed: Ed, what_if: WhatIf) {
    let count = Derived::new(move |_| ed.faults.with(Vec::len));
    let mut before = None;
    follow(move || {
        let now = count.get();
        if before.is_some_and(|before| before != now) {
            what_if.say(faults::summary(ed, now));
        }
        before = Some(now);
    });
}

/// Undo, redo, clear; and the ways out.
#[component]
fn Leave() -> impl IntoView {
    let ed = use_ed();
    let (what_if, words) = (use_what_if(), ed.words);
    let way = use_way();
    let is_sound = move || ed.faults.with(Vec::is_empty);
    let take = move |_| {
        let position = untrack(|| ask(ed.editor, Editor::position));
        if let Some(position) = position {
            what_if.begin(Tree::new(position), Origin::default());
            way.go(Place::of(Subject::Board));
        }
    };
    let button = move |icon: &'static str,
                       name: &'static str,
                       can: fn(&Editor) -> bool,
                       does: fn(&mut Editor) -> bool| {
        view! {
            <button
                class="button"
                type="button"
                aria-disabled=move || (!ask(ed.editor, can)).to_string()
                on:click=hear(move |_| ed.change(does))
            >
                <Icon symbol=icon />
                {words.say(name)}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="what-if-buttons edit-leave">
            <button
                class="button primary"
                type="button"
                disabled=move || !is_sound()
                on:click=hear(take)
            >
                <Icon symbol="icon-check" />
                {words.say("board-edit-use")}
            </button>
            {button("icon-undo", "board-edit-undo", Editor::can_undo, Editor::undo)}
            {button("icon-right", "board-edit-redo", Editor::can_redo, Editor::redo)}
            {button("icon-close", "board-edit-clear", |_| true, |editor| editor.edit(Edit::Clear))}
            <button
                class="button quiet"
                type="button"
                on:click=hear(move |_| way.go(Place::of(Subject::Board)))
            >
                {words.say("board-bad-back")}
            </button>
        </div>
    }
}
