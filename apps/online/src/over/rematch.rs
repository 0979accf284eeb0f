//! Playing again at the same table.

use crate::table::{Table, use_table};
use azulejo_protocol::{Mirror, Occupant};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::story::refusal_message;
use azulejo_web::live::{Derived, hear, when};
use azulejo_web::ui::{Icon, use_toasts};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// Who would like to play again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Wishes {
    /// Whether somebody here could ask for it.
    may_ask: bool,
    /// Whether somebody here has.
    has_asked: bool,
    /// The others who have.
    others: Vec<String>,
}

fn wishes(table: Table) -> Wishes {
    let viewer = table.session().viewer();
    let of_game = |game: &Mirror| {
        let sat =
            |seat: &Seat| game.options().seats.get(seat.index()).is_some_and(Occupant::is_person);
        let asked = |seat: &Seat| game.rematch().acts_for(*seat);
        let name = |seat: Seat| game.options().seats[seat.index()].to_string();
        let others = Seat::ALL.into_iter().filter(|seat| asked(seat) && !viewer.acts_for(*seat));
        Wishes {
            may_ask: viewer.seats().any(|seat| sat(&seat) && !asked(&seat)),
            has_asked: viewer.seats().any(|seat| asked(&seat)),
            others: others.filter(sat).map(name).collect(),
        }
    };
    table.session().table().with(|game| game.as_ref().map(of_game)).unwrap_or_default()
}

/// A button to play again, and who would like to.
#[component]
pub(super) fn Rematch() -> impl IntoView {
    let (table, words, toasts) = (use_table(), use_words(), use_toasts());
    let wishes = Derived::new(move |_| wishes(table));
    let ask = move |_| {
        if let Err(refusal) = table.session().rematch() {
            toasts.warn(words.now(refusal_message(&refusal)));
        }
    };
    let button = move || {
        view! {
            <button class="button primary" type="button" on:click=hear(ask)>
                <Icon symbol="icon-play" />
                {words.say("over-rematch")}
            </button>
        }
        .into_any()
    };
    let told = move || {
        wishes.with(|wishes| match (wishes.has_asked, wishes.others.is_empty()) {
            (true, _) => Some(words.told("rematch-waits")),
            (false, true) => None,
            (false, false) => {
                let names = words.texts().list(&wishes.others);
                Some(words.tell("rematch-asked", &Args::new().text("names", names)))
            }
        })
    };
    view! {
        <p class="over-note" role="status">{move || told()}</p>
        {when(move || wishes.with(|wishes| wishes.may_ask), button)}
    }
}
