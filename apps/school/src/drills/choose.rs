//! Which drills are wanted.

use super::results::Results;
use azulejo_lessons::{Difficulty, Filter, Theme};
use azulejo_rules::Players;
use azulejo_web::choice::Choices;
use azulejo_web::live::{Live, live};
use azulejo_web::ui::{Segments, Select};
use azulejo_web::words::Words;
use leptos::prelude::*;
use std::sync::Arc;

/// The name of no choice in particular.
const ALL: &str = "all";

/// Which drills are wanted: theme, difficulty, players.
#[component]
pub(super) fn Choose(results: Results, words: Words) -> impl IntoView {
    view! {
        <div class="drills-choose">
            <div class="field">
                <span class="label" aria-hidden="true">{words.say("drills-theme")}</span>
                <Select label=words.say("drills-theme") choices=themes(results, words) />
            </div>
            <Segments label="drills-difficulty" name="difficulty" choices=difficulties(results, words) />
            <Segments label="seats-title" name="players" choices=players(results, words) />
        </div>
    }
}

/// One of several, or all: the names, which one holds, and what to do with another one.
fn choices<T: Copy + PartialEq + Send + Sync + 'static>(
    words: Words,
    known: Vec<(T, &'static str, Live<String>)>,
    chosen: impl Fn() -> Option<T> + Send + Sync + 'static,
    choose: impl Fn(Option<T>) + Send + Sync + 'static,
) -> Choices {
    let all = (ALL, words.say("drills-any"));
    let each = known.iter().map(|(_, name, called)| (*name, called.clone()));
    let names = std::iter::once(all).chain(each).collect();
    let known: Arc<Vec<(T, &'static str)>> =
        Arc::new(known.into_iter().map(|(it, name, _)| (it, name)).collect());
    let of_name = known.clone();
    Choices {
        names,
        chosen: live(move || {
            let chosen = chosen();
            let found = known.iter().find(|(it, _)| Some(*it) == chosen);
            found.map_or(ALL, |(_, name)| name)
        }),
        choose: Arc::new(move |name: &str| {
            let found = of_name.iter().find(|(_, of)| *of == name).map(|(it, _)| *it);
            untrack(|| choose(found));
        }),
    }
}

fn themes(results: Results, words: Words) -> Choices {
    let known = Theme::ALL.map(|theme| (theme, theme.name(), words.say(theme.message())));
    let choose = move |theme| results.choose(Filter { theme, ..results.filter() });
    choices(words, known.to_vec(), move || results.filter().theme, choose)
}

fn difficulties(results: Results, words: Words) -> Choices {
    let name = |difficulty: Difficulty| match difficulty {
        Difficulty::Easy => "easy",
        Difficulty::Medium => "medium",
        Difficulty::Hard => "hard",
    };
    let known = Difficulty::ALL.map(|it| (it, name(it), words.say(it.message())));
    let choose = move |difficulty| results.choose(Filter { difficulty, ..results.filter() });
    choices(words, known.to_vec(), move || results.filter().difficulty, choose)
}

fn players(results: Results, words: Words) -> Choices {
    let called = |players: Players| match players {
        Players::Two => ("2", words.say("players-two")),
        Players::Three => ("3", words.say("players-three")),
        Players::Four => ("4", words.say("players-four")),
    };
    let known = Players::ALL.map(|it| (it, called(it).0, called(it).1));
    let choose = move |players| results.choose(Filter { players, ..results.filter() });
    choices(words, known.to_vec(), move || results.filter().players, choose)
}
