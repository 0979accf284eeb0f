//! The puzzle of the day.

mod result;

use super::results::{Results, status_name, use_results};
use super::shelf::puzzles;
use super::trial::TrialView;
use crate::frame::Head;
use crate::learn::{follow_focus, rest_of};
use crate::place::{Place, Subject};
use azulejo_lessons::{AttemptStatus, DAILY_EPOCH, Day, Puzzle, Streak};
use azulejo_view::Args;
use azulejo_web::clock;
use azulejo_web::live::{Derived, live, views};
use azulejo_web::route;
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;
use result::ResultText;
use std::rc::Rc;

/// So many days before are offered.
const DAYS: i64 = 14;

/// The puzzle of today at `#daily`, that of an earlier day at `#daily/2026-11-16`.
#[component]
pub(crate) fn DailyScreen() -> impl IntoView {
    let words = use_words();
    provide_context(Results::open());
    let rest = rest_of(Subject::Daily);
    follow_focus(rest);
    let today = today();
    let day = Derived::new(move |_| {
        let earlier = rest.get().parse().ok().filter(|day| (DAILY_EPOCH..=today).contains(day));
        earlier.unwrap_or(today)
    });
    let part = move || match puzzles().daily(day.get()) {
        Some(puzzle) => view! { <OfDay day=day.get() today=today puzzle=puzzle /> }.into_any(),
        None => view! { <p>{words.say("daily-nothing")}</p> }.into_any(),
    };
    view! {
        <main class="school drills">
            <Head title="daily" />
            <StreakNow today=today />
            {move || part()}
            <Earlier today=today day=day />
        </main>
    }
}

/// The day of this device's calendar.
fn today() -> Day {
    let (year, month, day) = clock::today();
    Day::new(year, month, day).unwrap_or(DAILY_EPOCH)
}

/// The puzzle of a day.
#[component]
fn OfDay(day: Day, today: Day, puzzle: &'static Puzzle) -> impl IntoView {
    let words = use_words();
    let results = use_results();
    view! {
        <TrialView
            puzzle=puzzle
            attempt=results.day(day, puzzle)
            title=live(move || date(words, day))
            keep=Rc::new(move |attempt| results.keep_day(day, today, attempt))
            repeats=false
            after=live(move || view! { <ResultText day=day today=today puzzle=puzzle /> }.into_any())
        />
    }
}

/// A date, as readers of the language write it.
fn date(words: Words, day: Day) -> String {
    clock::written(day.date(), words.texts().language().code())
}

/// How many days in a row, if it is any.
#[component]
fn StreakNow(today: Day) -> impl IntoView {
    let words = use_words();
    let results = use_results();
    let told = move || {
        let Streak { current, longest } = results.streak(today);
        let now = words.tell("daily-streak", &Args::new().number("days", current));
        let best = words.tell("daily-longest", &Args::new().number("days", longest));
        match (current, longest) {
            (_, 0) => words.told("daily-no-streak"),
            (current, longest) if current == longest => now,
            _ => format!("{now} · {best}"),
        }
    };
    view! {
        <p class="daily-streak">
            <Icon symbol="icon-crown" />
            <span>{move || told()}</span>
        </p>
    }
}

/// The days before, with what was solved.
#[component]
fn Earlier(today: Day, day: Derived<Day>) -> impl IntoView {
    let words = use_words();
    let results = use_results();
    let first = DAILY_EPOCH.number().max(today.number() - DAYS);
    let mut days: Vec<Day> = std::iter::successors(Some(DAILY_EPOCH), |day| Some(day.next()))
        .skip_while(|day| day.number() < first)
        .take_while(|day| *day <= today)
        .collect();
    days.reverse();
    let one = move |one: Day| {
        let status = move || results.day_status(one);
        let link = if one == today { Subject::Daily.href() } else { href(one) };
        view! {
            <li>
                <a
                    class="drills-day"
                    href=link
                    aria-current=move || (day.get() == one).then_some("page")
                    data-status=move || status_name(status())
                >
                    <span>{move || date(words, one)}</span>
                    <span class="note">{move || status_told(words, status())}</span>
                </a>
            </li>
        }
        .into_any()
    };
    view! {
        <section class="card" aria-labelledby="daily-earlier">
            <h2 class="drills-title" id="daily-earlier">{words.say("daily-earlier")}</h2>
            <p class="note">{words.say("daily-earlier-note")}</p>
            <ol class="drills-days">{views(days, one)}</ol>
        </section>
    }
}

fn href(day: Day) -> String {
    route::href(&Place::at(Subject::Daily, day.to_string()))
}

/// What was done on a day, in a word or two.
fn status_told(words: Words, status: AttemptStatus) -> String {
    match status {
        AttemptStatus::Open => String::new(),
        AttemptStatus::Solved => words.told("daily-day-solved"),
        AttemptStatus::Shown => words.told("daily-day-shown"),
    }
}
