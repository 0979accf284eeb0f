//! The screen of a table: the waiting room, the game, how it ended.

use super::{LineState, Table};
use crate::frame::Note;
use crate::over::OverScreen;
use crate::place::{Led, Place, use_way};
use crate::play;
use crate::waiting::WaitingScreen;
use azulejo_protocol::TableId;
use azulejo_web::html;
use azulejo_web::live::{Derived, State, follow};
use azulejo_web::screen::Screen;
use azulejo_web::table::{GameTable, Surroundings};
use leptos::context::Provider;
use leptos::prelude::*;

/// What of the table is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    /// Nothing is known yet.
    Calling,
    /// There is no such table.
    Lost,
    /// People sit down.
    Waiting,
    /// The game.
    Game,
    /// How it ended.
    Over,
}

/// A table.
#[component]
pub(crate) fn TableScreen(table: TableId) -> impl IntoView {
    let way = use_way();
    let key = match untrack(|| way.place()) {
        Place::Led(Led::Table { key, .. } | Led::Watch { key, .. }) => key,
        _ => None,
    };
    let table = Table::open(table, key);
    let is_result = State::new(false);
    let around = surroundings(is_result);
    let bell = play::follow(table);
    let shown = Derived::new(move |_| shown(table, is_result.get()));
    follow_focus(shown);
    // A rematch begins: everybody is back at the table.
    let goes_on = Derived::new(move |_| {
        table.session().table().with(|game| game.as_ref().is_some_and(|game| game.end().is_none()))
    });
    follow(move || {
        if goes_on.get() {
            is_result.set(false);
        }
    });
    let screen = move || match shown.get() {
        Shown::Calling => view! { <Note title="online" says="online-calling" /> }.into_any(),
        Shown::Lost => view! { <Note title="online" says="online-no-table" /> }.into_any(),
        Shown::Waiting => view! { <WaitingScreen /> }.into_any(),
        Shown::Game => view! { <GameTable /> }.into_any(),
        Shown::Over => view! { <OverScreen /> }.into_any(),
    };
    // Another screen finds nothing of this one in its context.
    view! {
        <Provider value=table>
            <Provider value=around>
                <Provider value=bell>{move || screen()}</Provider>
            </Provider>
        </Provider>
    }
}

/// Whoever is led from the waiting room to the table reads on there.
fn follow_focus(shown: Derived<Shown>) {
    let mut before = None;
    follow(move || {
        let now = shown.get();
        if before.is_some_and(|before| before != now) {
            html::focus("main h1");
        }
        before = Some(now);
    });
}

fn shown(table: Table, is_result: bool) -> Shown {
    match (table.line(), table.is_begun()) {
        (LineState::Lost(_), _) => Shown::Lost,
        (_, true) if is_result => Shown::Over,
        (_, true) => Shown::Game,
        (_, false) if table.lobby().with(Option::is_some) => Shown::Waiting,
        _ => Shown::Calling,
    }
}

/// Where the ways of the table lead.
fn surroundings(is_result: State<bool>) -> Surroundings {
    let way = use_way();
    let go = move |screen: Screen| match screen {
        Screen::Over => is_result.set(true),
        Screen::Table => is_result.set(false),
        Screen::Start | Screen::Game(_) => way.go(Place::Home),
        // The game goes on meanwhile.
        Screen::Rules(_) => {
            let address = format!("./{}", screen.href());
            let _ = window().open_with_url_and_target(&address, "_blank");
        }
    };
    Surroundings::new(go).with(play::additions())
}
