//! Whose games, and of which rules.

use super::gather::people;
use azulejo_rules::{FactoryKind, Rules, WallSide};
use azulejo_study::Entry;
use azulejo_view::{Args, Texts};
use azulejo_web::live::{Derived, State, views};
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// What of the games is counted.
#[derive(Clone, Copy)]
pub(super) struct Filter {
    /// Whose; `None` for everybody's.
    who: State<Option<String>>,
    /// Of which rules; `None` for all.
    rules: State<Option<Rules>>,
}

impl Filter {
    /// The games of whoever played most.
    pub(super) fn new(entries: Derived<Vec<Entry>>) -> Filter {
        let who = entries.with_untracked(|entries| people(entries).into_iter().next());
        Filter { who: State::new(who), rules: State::new(None) }
    }

    /// The entries that are counted; follows what is chosen.
    pub(super) fn choose(self, entries: &[Entry]) -> Vec<Entry> {
        let (who, rules) = (self.who.get(), self.rules.get());
        let is_chosen = |entry: &&Entry| {
            who.as_ref().is_none_or(|who| *who == entry.name)
                && rules.is_none_or(|rules| rules == entry.rules)
        };
        entries.iter().filter(is_chosen).cloned().collect()
    }
}

/// Two lists to choose from; that of names only where there are several.
#[component]
pub(super) fn Filters(entries: Derived<Vec<Entry>>, filter: Filter) -> impl IntoView {
    let words = use_words();
    let names = Derived::new(move |_| entries.with(|entries| people(entries)));
    let rules = Derived::new(move |_| entries.with(|entries| rules_of(entries)));
    let who = move || {
        let names = names.get();
        (names.len() > 1).then(|| who_select(names, filter))
    };
    let rules_shown = move || {
        let rules = rules.get();
        (rules.len() > 1).then(|| {
            let option = |rules: Rules| {
                let name = move || rules_name(&words.texts(), rules);
                view! { <option value=rules.to_string()>{move || name()}</option> }.into_any()
            };
            let chosen =
                move || filter.rules.get().map(|rules| rules.to_string()).unwrap_or_default();
            let choose = move |value: String| filter.rules.set(value.parse().ok());
            view! {
                <label class="field">
                    <span class="label">{words.say("rules-choice-title")}</span>
                    <select
                        class="select"
                        prop:value=move || chosen()
                        on:change:target=move |event| choose(event.target().value())
                    >
                        <option value="">{words.say("numbers-all-rules")}</option>
                        {views(rules, option)}
                    </select>
                </label>
            }
        })
    };
    view! {
        <div class="numbers-filters">
            {move || who()}
            {move || rules_shown()}
        </div>
    }
}

/// The names, by their places in the list: somebody may be called as nobody should be.
fn who_select(names: Vec<String>, filter: Filter) -> AnyView {
    let words = use_words();
    let all = names.clone();
    let choose = move |value: String| {
        let name = value.parse::<usize>().ok().and_then(|index| all.get(index).cloned());
        filter.who.set(name);
    };
    let chosen = filter.who.get_untracked();
    let option = |(index, name): (usize, String)| {
        let is_chosen = chosen.as_ref() == Some(&name);
        let shown = move || {
            if name.trim().is_empty() { words.told("numbers-nameless") } else { name.clone() }
        };
        view! {
            <option value=index.to_string() selected=is_chosen>
                {move || shown()}
            </option>
        }
        .into_any()
    };
    view! {
        <label class="field">
            <span class="label">{words.say("over-player")}</span>
            <select class="select" on:change:target=move |event| choose(event.target().value())>
                <option value="">{words.say("numbers-everybody")}</option>
                {views(names.into_iter().enumerate(), option)}
            </select>
        </label>
    }
    .into_any()
}

fn rules_of(entries: &[Entry]) -> Vec<Rules> {
    let is_played = |rules: &Rules| entries.iter().any(|entry| entry.rules == *rules);
    Rules::ALL.into_iter().filter(is_played).collect()
}

/// A rule set in words.
pub(super) fn rules_name(texts: &Texts, rules: Rules) -> String {
    let wall = match rules.wall {
        WallSide::Colored => "colored",
        WallSide::Free => "free",
    };
    let factories = match rules.factories {
        FactoryKind::Plain => "plain",
        FactoryKind::Special => "special",
        FactoryKind::SpecialEven => "even",
    };
    let args = Args::new()
        .number("players", rules.players.count() as u32)
        .text("wall", wall)
        .text("factories", factories);
    texts.tell("numbers-rules", &args)
}
