//! Clocks, and who is away: beside the names.

use crate::table::{Table, use_table};
use azulejo_protocol::Millis;
use azulejo_rules::Seat;
use azulejo_view::Args;
use azulejo_view::hosted::time_left;
use azulejo_web::clock::Alarm;
use azulejo_web::live::{Derived, State, follow, when};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// A clock is read anew after so many milliseconds; more often near its end.
const TICK: u64 = 250;

/// With less than this a clock is marked.
const SHORT: Millis = Millis::from_secs(20);

/// What is beside somebody's name.
pub(super) fn plate(seat: Seat) -> AnyView {
    let (table, words) = (use_table(), use_words());
    let away = move || view! { <span class="away">{words.say("chair-away")}</span> }.into_any();
    view! {
        <span class="plate-more">
            {when(move || !table.is_present(seat), away)}
            {when(move || is_timed(table, seat), move || clock(table, words, seat))}
        </span>
    }
    .into_any()
}

/// Follows whether somebody plays against a clock; bots do not.
fn is_timed(table: Table, seat: Seat) -> bool {
    let has_clock = table
        .session()
        .table()
        .with(|game| game.as_ref().is_some_and(|game| game.options().clock.at_start().is_some()));
    has_clock && table.is_person(seat)
}

fn clock(table: Table, words: Words, seat: Seat) -> AnyView {
    let left = ticking(table, seat);
    let is_running = move || {
        table
            .session()
            .table()
            .with(|game| game.as_ref().is_some_and(|game| game.clocks().running() == Some(seat)))
    };
    let text = Derived::new(move |_| left.get().map(|left| time_left(&words.texts(), left)));
    let spoken = move || {
        let args = Args::new().text("time", text.get().unwrap_or_default());
        words.tell("clock-label", &args)
    };
    let is_short = move || left.get().is_some_and(|left| left < SHORT);
    view! {
        <span
            class="clock"
            role="timer"
            aria-label=move || spoken()
            data-runs=move || is_running()
            data-short=move || is_short()
        >
            {move || text.get()}
        </span>
    }
    .into_any()
}

/// What a seat has left, read again and again while its clock runs.
fn ticking(table: Table, seat: Seat) -> State<Option<Millis>> {
    let read = move |game: &azulejo_protocol::Mirror| game.clocks().left(seat, table.now());
    let left = State::new(None);
    let beat = State::new(0u32);
    let mut alarm: Option<Alarm> = None;
    follow(move || {
        beat.get();
        let (now, runs) = table.session().table().with(|game| {
            let game = game.as_ref();
            let runs = game.is_some_and(|game| game.clocks().running() == Some(seat));
            (game.and_then(read), runs)
        });
        if left.get_untracked() != now {
            left.set(now);
        }
        if let Some(alarm) = alarm.take() {
            alarm.stop();
        }
        if runs {
            alarm = Alarm::after(TICK, move || {
                beat.try_update(|beat| *beat = beat.wrapping_add(1));
            });
        }
    });
    left
}
