//! Somebody is to move.

use super::keeper::{Keeper, use_keeper};
use azulejo_rules::{Move, MoveKind, Position, Step};
use azulejo_study::Referee;
use azulejo_view::entry::{Typed, read_command};
use azulejo_view::scene::LastMove;
use azulejo_view::{Names, Narrator};
use azulejo_web::live::{Derived, State, hear};
use azulejo_web::table::{Bench, BenchTable, OnMove};
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::html::Input;
use leptos::prelude::*;
use std::rc::Rc;
use web_sys::SubmitEvent;

/// The table, at which is pressed what was done at the real one.
#[component]
pub(super) fn MoveStage() -> impl IntoView {
    let keeper = use_keeper();
    let Some(first) = keeper.ask_now(|referee| referee.position().clone()) else {
        return ().into_any();
    };
    let position = Derived::new(move |_| {
        keeper.ask(|referee| referee.position().clone()).unwrap_or_else(|| first.clone())
    });
    let table = BenchTable {
        position,
        names: Derived::new(move |_| keeper.names()),
        hint: Derived::new(|_| None),
        last: Derived::new(move |_| keeper.ask(last).unwrap_or_default()),
        may_act: Derived::new(|_| true),
    };
    let on_move: OnMove = Rc::new(move |mv| keeper.play(mv));
    let on_key: Rc<dyn Fn(Typed)> = Rc::new(move |typed| {
        if typed == Typed::Undo {
            keeper.undo();
        }
    });
    let names = Derived::new(move |_| keeper.names());
    view! {
        <Bench table=table on_move=on_move.clone() on_key=Some(on_key) />
        <Command keeper=keeper position=position names=names on_move=on_move />
    }
    .into_any()
}

/// The last move, or all that one player placed in a row.
fn last(referee: &Referee) -> Vec<LastMove> {
    let mut last: Vec<LastMove> = Vec::new();
    let mut mover = None;
    for frame in referee.game().replay() {
        match (frame.step, mover) {
            (Step::Move(mv), Some(seat)) => {
                let is_placing = is_place(mv);
                let goes_on = |before: &LastMove| before.seat == seat && is_place(before.mv);
                if !(is_placing && last.iter().all(goes_on)) {
                    last.clear();
                }
                last.push(LastMove { seat, mv });
            }
            _ => last.clear(),
        }
        mover = frame.position.player_to_move();
    }
    last
}

fn is_place(mv: Move) -> bool {
    matches!(mv.kind(), MoveKind::Place(_))
}

/// A box for typed moves, such as `3R2`.
#[component]
pub(super) fn Command(
    keeper: Keeper,
    position: Derived<Position>,
    names: Derived<Names>,
    on_move: OnMove,
) -> impl IntoView {
    let words = use_words();
    let input: NodeRef<Input> = NodeRef::new();
    let error: State<Option<String>> = State::new(None);
    let read = move |text: &str| -> Result<Move, String> {
        let read = position.with_untracked(|pos| read_command(pos, text));
        let texts = words.texts_untracked();
        read.map_err(|error| {
            names.with_untracked(|names| Narrator::new(&texts, names).why_not_typed(&error))
        })
    };
    let submit = move |event: SubmitEvent| {
        event.prevent_default();
        let Some(input) = input.get_untracked() else { return };
        match read(&input.value()).and_then(|mv| on_move(mv)) {
            Ok(()) => {
                input.set_value("");
                error.try_set(None);
            }
            Err(why) => {
                keeper.say(why.clone());
                error.set(Some(why));
            }
        }
    };
    view! {
        <form class="referee-command" on:submit=hear(submit)>
            <label class="field">
                <span class="label">{words.say("command")}</span>
                <input
                    class="input"
                    type="text"
                    node_ref=input
                    autocomplete="off"
                    autocapitalize="characters"
                    spellcheck="false"
                    enterkeyhint="go"
                    placeholder="3R2"
                    aria-invalid=move || error.with(Option::is_some).to_string()
                    aria-describedby="referee-typed"
                    on:input=hear(move |_| error.set(None))
                />
            </label>
            <button class="icon-button" type="submit" aria-label=words.say("command-play")>
                <Icon symbol="icon-right" />
            </button>
            <p class="error" id="referee-typed">{move || error.get()}</p>
        </form>
    }
}
