//! Correcting a move: another one, a forgotten one, or none.

use super::super::moves::Command;
use super::Fix;
use azulejo_rules::{Move, Phase, Position};
use azulejo_study::Act;
use azulejo_study::referee::Change;
use azulejo_view::choice::Choice;
use azulejo_web::choice::Choices;
use azulejo_web::live::{Derived, State, hear, views};
use azulejo_web::page::use_page;
use azulejo_web::table::{Bench, BenchTable, OnMove};
use azulejo_web::ui::Segments;
use azulejo_web::words::use_words;
use leptos::prelude::*;
use std::rc::Rc;

/// What was wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wrong {
    /// It was another move.
    Other,
    /// A move before it was forgotten.
    Forgotten,
    /// It did not happen.
    Nothing,
}

impl Choice for Wrong {
    fn all() -> Vec<Wrong> {
        vec![Wrong::Other, Wrong::Forgotten, Wrong::Nothing]
    }

    fn code(self) -> &'static str {
        match self {
            Wrong::Other => "other",
            Wrong::Forgotten => "forgotten",
            Wrong::Nothing => "nothing",
        }
    }
}

impl Wrong {
    const fn name(self) -> &'static str {
        match self {
            Wrong::Other => "referee-other",
            Wrong::Forgotten => "referee-forgotten",
            Wrong::Nothing => "referee-not-so",
        }
    }

    const fn note(self) -> &'static str {
        match self {
            Wrong::Other => "referee-other-note",
            Wrong::Forgotten => "referee-forgotten-note",
            Wrong::Nothing => "referee-not-so-note",
        }
    }

    /// The change that a move makes of it.
    fn with(self, mv: Move) -> Change {
        match self {
            Wrong::Other => Change::Replace(Act::Move(mv)),
            Wrong::Forgotten => Change::Insert(Act::Move(mv)),
            Wrong::Nothing => Change::Remove,
        }
    }
}

/// What was wrong, and the table as it was then.
#[component]
pub(super) fn CorrectMove(fix: Fix, before: Position) -> impl IntoView {
    let (words, toasts) = (use_words(), use_page().toasts);
    let wrong = State::new(Wrong::Other);
    let remove = move |_| {
        if let Err(why) = fix.propose(Change::Remove) {
            toasts.warn(why);
        }
    };
    let remover = move || {
        view! {
            <div class="referee-go">
                <button class="button danger" type="button" on:click=hear(remove)>
                    {words.say("referee-not-so-do")}
                </button>
            </div>
        }
        .into_any()
    };
    let body = move || match wrong.get() {
        Wrong::Nothing => remover(),
        wrong if before.phase() == Phase::Tiling => placings(fix, wrong, &before),
        wrong => view! { <Again fix=fix wrong=wrong before=before.clone() /> }.into_any(),
    };
    view! {
        <Segments
            label="referee-wrong"
            name="wrong"
            choices=Choices::of(
                |wrong: Wrong| words.say(wrong.name()),
                move || wrong.get(),
                move |chosen| wrong.set(chosen),
            )
        />
        <p class="note">{move || words.told(wrong.get().note())}</p>
        {move || body()}
    }
}

/// The table before the step, at which the move is made again.
#[component]
fn Again(fix: Fix, wrong: Wrong, before: Position) -> impl IntoView {
    let keeper = fix.keeper;
    let position = Derived::new(move |_| before.clone());
    let names = Derived::new(move |_| keeper.names());
    let table = BenchTable {
        position,
        names,
        hint: Derived::new(|_| None),
        last: Derived::new(|_| Vec::new()),
        may_act: Derived::new(|_| true),
    };
    let on_move: OnMove = Rc::new(move |mv| fix.propose(wrong.with(mv)));
    view! {
        <Bench table=table on_move=on_move.clone() />
        <Command keeper=keeper position=position names=names on_move=on_move />
    }
}

/// Every column that a completed line could have been given.
fn placings(fix: Fix, wrong: Wrong, before: &Position) -> AnyView {
    let toasts = use_page().toasts;
    let moves: Vec<(Move, String)> = fix.keeper.tell(|narrator| {
        before.legal_moves().iter().map(|&mv| (mv, narrator.hint(before, mv))).collect()
    });
    let button = move |(mv, told): (Move, String)| {
        let choose = move |_| {
            if let Err(why) = fix.propose(wrong.with(mv)) {
                toasts.warn(why);
            }
        };
        view! {
            <button class="button" type="button" on:click=hear(choose)>
                {told}
            </button>
        }
        .into_any()
    };
    view! { <div class="referee-placings">{views(moves, button)}</div> }.into_any()
}
