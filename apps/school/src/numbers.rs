//! Statistics: how the people of this device have done, in numbers and drawings.
//!
//! Nothing is kept here: everything follows from the games of the library and from what is kept of their
//! reviews.

mod date;
mod export;
mod filter;
mod gather;
mod glance;
mod results;
mod sources;
mod trend;

use crate::frame::Head;
use crate::place::Subject;
use crate::review::kept;
use azulejo_search::Level;
use azulejo_study::{Accuracy, Entry, Numbers, Tally};
use azulejo_view::{Args, Texts};
use azulejo_web::live::{Derived, Stored};
use azulejo_web::page::use_page;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use export::Export;
use filter::{Filter, Filters};
use glance::Glance;
use leptos::prelude::*;
use results::Results;
use sources::Sources;
use trend::{Trend, TrendPoint};

/// Statistics.
#[component]
pub(crate) fn NumbersScreen() -> impl IntoView {
    let library = use_page().library;
    let reviews = Stored::new(kept::all());
    let entries =
        Derived::new(move |_| reviews.with(|reviews| gather::entries(&library.games(), reviews)));
    let shown = move || {
        if entries.with(Vec::is_empty) {
            view! { <Empty /> }.into_any()
        } else {
            view! { <Shown entries=entries /> }.into_any()
        }
    };
    view! {
        <main class="school numbers">
            <Head title="numbers" />
            {move || shown()}
        </main>
    }
}

/// There is nothing to count yet.
#[component]
fn Empty() -> impl IntoView {
    let words = use_words();
    view! {
        <section class="card">
            <p>{words.say("numbers-none")}</p>
            <p class="numbers-ways">
                <a class="button primary" href="./">
                    <Icon symbol="icon-play" />
                    {words.say("play")}
                </a>
                <a class="button" href=Subject::Review.href()>{words.say("review")}</a>
            </p>
        </section>
    }
}

#[component]
fn Shown(entries: Derived<Vec<Entry>>) -> impl IntoView {
    let words = use_words();
    let filter = Filter::new(entries);
    let chosen = Derived::new(move |_| entries.with(|entries| filter.choose(entries)));
    let numbers = Derived::new(move |_| chosen.with(|chosen| Numbers::of(chosen)));
    let by_rules = Derived::new(move |_| {
        let row = |(rules, tally): &(_, Tally)| {
            (filter::rules_name(&words.texts(), *rules), tally.clone())
        };
        numbers.with(|numbers| numbers.by_rules.iter().map(row).collect())
    });
    let by_level = Derived::new(move |_| by_level(&words.texts(), &numbers.read()));
    view! {
        <Filters entries=entries filter=filter />
        <Glance numbers=numbers />
        <div class="numbers-columns">
            <Results title="numbers-by-rules" rows=by_rules />
            <Results title="numbers-by-level" rows=by_level />
            <Sources numbers=numbers />
            <Trend
                title="numbers-floor"
                none="numbers-no-whole"
                points=Derived::new(move |_| chosen.with(|chosen| floors(chosen)))
            />
            <Trend
                title="numbers-accuracy"
                none="numbers-no-accuracy"
                end=Accuracy::PERFECT.hundredths().into()
                points=Derived::new(move |_| numbers.with(accuracies))
            />
        </div>
        <Export entries=chosen />
    }
}

/// The tallies by opponents: bots of each level, then games without bots.
fn by_level(texts: &Texts, numbers: &Numbers) -> Vec<(String, Tally)> {
    let name = |level: &Level| texts.tell("bot-name", &Args::new().text("level", level.name()));
    let bots = numbers.by_level.iter().map(|(level, tally)| (name(level), tally.clone()));
    let people = (texts.say("numbers-people"), numbers.among_people.clone());
    bots.chain((people.1.games > 0).then_some(people)).collect()
}

/// What the floor took in each game that was played to its end.
fn floors(entries: &[Entry]) -> Vec<TrendPoint> {
    let whole = entries.iter().filter(|entry| entry.whole);
    let point = |entry: &Entry| TrendPoint {
        date: entry.date.clone(),
        hundredths: 100 * i32::try_from(entry.points.floor).unwrap_or(0),
    };
    whole.map(point).collect()
}

fn accuracies(numbers: &Numbers) -> Vec<TrendPoint> {
    let point = |point: &azulejo_study::numbers::AccuracyPoint| TrendPoint {
        date: point.date.clone(),
        hundredths: point.accuracy.hundredths().into(),
    };
    numbers.accuracy.iter().map(point).collect()
}
