//! Other things to put on the board: a text, a kept game, a new game, a table set up by hand.

use super::origin::Origin;
use super::pick::RulesPick;
use super::what_if::use_what_if;
use crate::place::{Place, Subject, use_way};
use azulejo_rules::{Position, Rules, Seat};
use azulejo_study::{Editor, Tree};
use azulejo_web::library::{Import, KeptGame, title, use_library};
use azulejo_web::live::{Derived, State, Stored, each, hear, live, when};
use azulejo_web::load_sheet::LoadSheet;
use azulejo_web::route;
use azulejo_web::ui::{Icon, Sheet};
use leptos::prelude::*;
use std::rc::Rc;
use std::sync::Arc;

/// So many games are listed.
const MOST: usize = 12;

/// Other things to put on the board.
#[component]
pub(super) fn Open() -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let (loads, begins) = (State::new(false), State::new(false));
    let way = use_way();
    let edit = move |_| {
        what_if.editor.set(Some(Editor::from(&*what_if.position.read_untracked())));
        way.go(Place::at(Subject::Board, "edit"));
    };
    let take = Rc::new(move |import: Import| match import {
        Import::Record(game) => what_if.begin_game(&game, None),
        Import::Position(pos) => what_if.begin(Tree::new(*pos), Origin::default()),
    });
    view! {
        <section class="card what-if-card" aria-labelledby="open-title">
            <h2 id="open-title">{words.say("board-open")}</h2>
            <div class="what-if-buttons">
                <button class="button" type="button" on:click=hear(move |_| begins.set(true))>
                    <Icon symbol="icon-plus" />
                    {words.say("board-new")}
                </button>
                <button class="button" type="button" on:click=hear(edit)>
                    <Icon symbol="icon-set" />
                    {words.say("board-edit")}
                </button>
                <button class="button" type="button" on:click=hear(move |_| loads.set(true))>
                    <Icon symbol="icon-load" />
                    {words.say("load")}
                </button>
            </div>
            <Games />
        </section>
        <LoadSheet open=loads take=take />
        <NewSheet open=begins />
    }
}

/// The games that this device keeps.
#[component]
fn Games() -> impl IntoView {
    let words = use_what_if().words;
    let library = use_library();
    let games = Derived::new(move |_| library.games().into_iter().take(MOST).collect::<Vec<_>>());
    let list = move || {
        view! {
            <h3>{words.say("saved-title")}</h3>
            <ul class="what-if-games">
                {each(
                    move || games.get(),
                    |game| game.at ^ u64::from(game.id).rotate_right(16),
                    |game| view! { <GameLink kept=game /> }.into_any(),
                )}
            </ul>
        }
        .into_any()
    };
    when(move || !games.read().is_empty(), list)
}

#[component]
fn GameLink(kept: KeptGame) -> impl IntoView {
    let words = use_what_if().words;
    let place = Place::at(Subject::Board, format!("game/{}", kept.id));
    let game = Stored::new(kept.game());
    let text = move || title(&words.texts(), game.read().as_ref().as_ref());
    view! { <li><a class="link" href=route::href(&place)>{move || text()}</a></li> }
}

/// A new game by any rule set.
#[component]
fn NewSheet(open: State<bool>) -> impl IntoView {
    let what_if = use_what_if();
    let words = what_if.words;
    let rules = State::new(what_if.position.with_untracked(Position::rules));
    let begin = move |_| {
        let start = Position::new(rules.get_untracked(), Seat::ALL[0]);
        open.set(false);
        what_if.begin(Tree::new(start), Origin::default());
    };
    let foot = move || {
        view! {
            <button class="button primary" type="button" on:click=hear(begin)>
                {words.say("board-new-begin")}
            </button>
        }
    };
    let choose: Arc<dyn Fn(Rules) + Send + Sync> = Arc::new(move |chosen| rules.set(chosen));
    view! {
        <Sheet class="new-board" title=words.say("board-new") open=open foot=foot>
            <RulesPick rules=live(move || rules.get()) choose=choose.clone() />
        </Sheet>
    }
}
