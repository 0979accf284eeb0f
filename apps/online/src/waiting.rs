//! The waiting room: who sits where, how others get here, what will be played.

mod chair;
mod invite;
mod join;

use crate::chat::{self, Chat};
use crate::frame::Head;
use crate::place::{Led, Place, use_way};
use crate::play::LineNote;
use crate::seat::use_arrival;
use crate::table::{LineState, Table, use_table};
use crate::terms::Terms;
use azulejo_protocol::{ChatScope, Lobby, Request};
use azulejo_rules::Seat;
use azulejo_web::live::{Derived, each, follow, hear, when};
use azulejo_web::session;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use chair::ChairRow;
use invite::Invite;
use join::Join;
use leptos::prelude::*;

/// The waiting room.
#[component]
pub(crate) fn WaitingScreen() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    sit_at_once(table);
    forget_key(table);
    let founding = table.lobby().with_untracked(|it| it.as_ref().map(|it| it.founding().clone()));
    let seats = move || seats(table);
    let has_chat = move || chat::scope(table) != ChatScope::Off;
    view! {
        <main class="online waiting">
            <Head title="online-waiting" />
            <LineNote />
            <div class="waiting-seats">
                {when(move || may_join(table), || view! { <Join /> }.into_any())}
                <section class="card" aria-labelledby="chairs-title">
                    <h2 id="chairs-title">{words.say("chairs-title")}</h2>
                    <ol class="chairs">
                        {each(
                            seats,
                            |seat| seat.number().into(),
                            |seat| view! { <ChairRow seat=seat /> }.into_any(),
                        )}
                    </ol>
                    <Begin />
                </section>
                {when(has_chat, || {
                    view! { <div class="card"><Chat /></div> }.into_any()
                })}
            </div>
            <div class="waiting-terms">
                {when(move || table.standing().is_host, || view! { <Invite /> }.into_any())}
                <section class="card" aria-labelledby="terms-title">
                    <h2 id="terms-title">{words.say("terms-title")}</h2>
                    {founding.map(|founding| view! { <Terms founding=founding /> }.into_any())}
                </section>
            </div>
        </main>
    }
}

/// Whoever founded the table sits down at once.
fn sit_at_once(table: Table) {
    let arrival = use_arrival();
    follow(move || {
        if table.line() != LineState::Live {
            return;
        }
        let Some(seat) = arrival.take_wanted() else { return };
        if let Some(name) = arrival.take_name() {
            table.ask(Request::Sit { seat, name, key: None });
        }
    });
}

/// Whoever sits is known, and needs no key in the address any more.
fn forget_key(table: Table) {
    let way = use_way();
    follow(move || {
        if table.own_seat().is_some() {
            way.replace(Place::table(table.id()));
        }
    });
}

/// Follows whether somebody could sit down here.
fn may_join(table: Table) -> bool {
    let watches = matches!(use_way().place(), Place::Led(Led::Watch { .. }));
    !watches && table.own_seat().is_none() && free_seat(table).is_some()
}

/// Follows the first seat that is free.
fn free_seat(table: Table) -> Option<Seat> {
    let is_free = |lobby: &Lobby, seat: Seat| lobby.chair(seat).is_some_and(|it| it.who.is_none());
    table.lobby().with(|lobby| {
        let lobby = lobby.as_ref()?;
        lobby.founding().options.rules.seats().find(|&seat| is_free(lobby, seat))
    })
}

fn seats(table: Table) -> Vec<Seat> {
    table.lobby().with(|lobby| {
        let rules = lobby.as_ref().map(|lobby| lobby.founding().options.rules);
        rules.map(|rules| rules.seats().collect()).unwrap_or_default()
    })
}

/// Who has to do what before the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// Seats are free.
    Seats,
    /// This browser's person is not ready.
    OwnReady,
    /// Others are not ready.
    OthersReady,
    /// The host may begin.
    Begin,
    /// Everybody waits for the host.
    Host,
}

fn step(table: Table) -> Step {
    let standing = table.standing();
    table.lobby().with(|lobby| {
        let Some(lobby) = lobby else { return Step::Seats };
        let seats = || lobby.founding().options.rules.seats();
        let chair = |seat: &Seat| lobby.chair(*seat);
        if seats().any(|seat| chair(&seat).is_none_or(|chair| chair.who.is_none())) {
            return Step::Seats;
        }
        let waits = |seat: &Seat| chair(seat).is_some_and(|chair| !chair.is_ready());
        let is_own = |seat: &Seat| standing.viewer.acts_for(*seat);
        let others_wait = seats().any(|seat| waits(&seat) && !is_own(&seat));
        let own_waits = seats().any(|seat| waits(&seat) && is_own(&seat));
        match (standing.is_host, own_waits, others_wait) {
            (false, true, _) => Step::OwnReady,
            (_, _, true) => Step::OthersReady,
            // To begin is to be ready.
            (true, _, false) => Step::Begin,
            (false, false, false) => Step::Host,
        }
    })
}

/// What to do next, with the button for it.
#[component]
fn Begin() -> impl IntoView {
    let (table, words) = (use_table(), use_words());
    let step = Derived::new(move |_| step(table));
    let says = move || match step.get() {
        Step::Seats => "begin-seats",
        Step::OwnReady => "begin-ready-note",
        Step::OthersReady => "begin-others",
        Step::Begin => "begin-note",
        Step::Host => "begin-host",
    };
    let ready = move || {
        view! {
            <button class="button primary big" type="button" on:click=hear(move |_| be_ready(table))>
                <Icon symbol="icon-check" />
                {words.say("begin-ready")}
            </button>
        }
        .into_any()
    };
    let begin = move || {
        let press = move |_| {
            be_ready(table);
            table.ask(Request::Begin {});
        };
        view! {
            <button class="button primary big" type="button" on:click=hear(press)>
                <Icon symbol="icon-play" />
                {words.say("begin")}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="begin">
            <p role="status">{move || words.told(says())}</p>
            {when(move || step.get() == Step::OwnReady, ready)}
            {when(move || step.get() == Step::Begin, begin)}
        </div>
    }
}

/// Says that whoever sits here is ready, unless they have said so.
fn be_ready(table: Table) {
    let standing = untrack(|| table.standing());
    let waits = table.lobby().with_untracked(|lobby| {
        let seats = standing.viewer.seats();
        let waits = |seat: &Seat| {
            lobby.as_ref().and_then(|lobby| lobby.chair(*seat)).is_some_and(|it| !it.is_ready())
        };
        seats.filter(waits).collect::<Vec<_>>()
    });
    for seat in waits {
        table.ask(Request::Ready { seat, nonce: session::nonce() });
    }
}
