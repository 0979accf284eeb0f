//! Below the bar: what is to be known or answered, whatever is played.

use crate::http;
use crate::place::Place;
use crate::table::{LineState, Table, use_table};
use azulejo_protocol::{Mirror, Occupant, Request, TableSummary, TakebackOffer};
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, follow, hear, when};
use azulejo_web::words::use_words;
use leptos::prelude::*;
use leptos::task::spawn_local;

/// What is below the bar.
pub(super) fn strip() -> AnyView {
    view! {
        <div class="strip">
            <LineNote />
            <Takeback />
            <NextGame />
        </div>
    }
    .into_any()
}

/// That the line is being opened again.
#[component]
pub(crate) fn LineNote() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let waits = move || table.line() == LineState::Waiting;
    view! {
        <div role="status" class="line-note">
            {when(
                waits,
                move || view! { <p class="pill">{words.say("online-reconnecting")}</p> }.into_any(),
            )}
        </div>
    }
}

/// The takeback that is asked for, by whom, and what this browser's seat may say to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Asked {
    offer: TakebackOffer,
    /// The seat here that has not answered.
    answers: Option<Seat>,
    /// Whether it was asked here.
    is_own: bool,
}

fn asked(table: Table) -> Option<Asked> {
    let viewer = table.session().viewer();
    table.session().table().with(|game| {
        let game = game.as_ref()?;
        let offer = game.takeback()?;
        let may_answer = |seat: &Seat| viewer.acts_for(*seat) && !offer.agreed.acts_for(*seat);
        let is_own = viewer.acts_for(offer.seat);
        let answers = if is_own { Some(offer.seat) } else { game.people().find(may_answer) };
        Some(Asked { offer, answers, is_own })
    })
}

fn name_of(table: Table, seat: Seat) -> String {
    let name = |game: &Mirror| game.occupant(seat).map(Occupant::to_string);
    table.session().table().with(|game| game.as_ref().and_then(name)).unwrap_or_default()
}

/// Somebody would like to take a move back.
#[component]
fn Takeback() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let now = Derived::new(move |_| asked(table));
    let answer = move |agree: bool| {
        if let Some(Asked { offer, answers: Some(seat), .. }) = now.get_untracked() {
            let request = Request::AnswerTakeback { seat, offer: offer.number, agree };
            // If something has happened meanwhile, the question is gone, too.
            let _ = table.session().request(request);
        }
    };
    let button = move |id: &'static str, agree: bool, class: &'static str| {
        view! {
            <button class=class type="button" on:click=hear(move |_| answer(agree))>
                {words.say(id)}
            </button>
        }
        .into_any()
    };
    let buttons = move |asked: Asked| match (asked.answers, asked.is_own) {
        (None, _) => ().into_any(),
        (Some(_), true) => button("takeback-withdraw", false, "button quiet"),
        (Some(_), false) => view! {
            {button("takeback-decline", false, "button quiet")}
            {button("takeback-agree", true, "button primary")}
        }
        .into_any(),
    };
    let text = move |asked: Asked| {
        let id = if asked.is_own { "takeback-waits" } else { "takeback-asked" };
        words.tell(id, &Args::new().text("name", name_of(table, asked.offer.seat)))
    };
    view! {
        <div role="status">
            {move || {
                now.get().map(|asked| {
                    view! {
                        <div class="pill takeback">
                            <span>{text(asked)}</span>
                            {buttons(asked)}
                        </div>
                    }
                    .into_any()
                })
            }}
        </div>
    }
}

/// While others think, another table may wait for us.
#[component]
fn NextGame() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let next: State<Option<azulejo_protocol::TableId>> = State::new(None);
    let is_free = Derived::new(move |_| {
        let viewer = table.session().viewer();
        !viewer.is_spectator()
            && table.session().table().with(|game| {
                let turn = game.as_ref().and_then(Mirror::to_move);
                turn.is_none_or(|seat| !viewer.acts_for(seat))
            })
    });
    follow(move || {
        next.set(None);
        if is_free.get() {
            spawn_local(async move {
                let Ok(rows) = http::get::<Vec<TableSummary>>("./api/me/tables").await else {
                    return;
                };
                let waiting = rows.iter().find(|row| row.awaits_you() && row.table != table.id());
                next.try_set(waiting.map(|row| row.table));
            });
        }
    });
    view! {
        {move || {
            next.get().map(|table| {
                view! {
                    <a class="pill" href=Place::table(table).href()>{words.say("next-game")}</a>
                }
                .into_any()
            })
        }}
    }
}
