//! The tables of this browser, and those that wait for anybody.

use super::lists::{List, Lists};
use super::row::RowLink;
use super::tell;
use crate::place::Place;
use crate::terms::rules_told;
use azulejo_protocol::{TableId, TableSummary};
use azulejo_view::Args;
use azulejo_web::live::{Derived, State, each, live, when};
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// The way to the table that has waited for this browser, as soon as one does.
#[component]
pub(super) fn NextGame(lists: Lists) -> impl IntoView {
    let words = use_words();
    let next = Derived::new(move |_| {
        lists.mine.with(|list| list.rows().first().filter(|row| row.awaits_you()).cloned())
    });
    let text = move || {
        let row = next.get()?;
        let names = tell::others(&words.texts(), &row);
        Some(words.tell("online-next", &Args::new().text("names", names)))
    };
    let href = move || next.with(|row| row.as_ref().map(|row| Place::table(row.table).href()));
    let offer = move || {
        view! {
            <p class="online-next">
                <a class="button primary big" href=move || href()>
                    <Icon symbol="icon-play" />
                    {move || text()}
                </a>
            </p>
        }
        .into_any()
    };
    view! { {when(move || next.read().is_some(), offer)} }
}

/// The tables of this browser.
#[component]
pub(super) fn OwnTables(lists: Lists) -> impl IntoView {
    let words = use_words();
    let list = Derived::new(move |_| lists.mine.get());
    view! {
        <section class="card online-own" aria-labelledby="own-title">
            <h2 id="own-title">{words.say("online-mine")}</h2>
            <Tables list=list now=lists.now none="online-mine-none" />
        </section>
    }
}

/// Public tables that wait for people, where the server has such a list.
#[component]
pub(super) fn WaitingTables(lists: Lists) -> impl IntoView {
    let words = use_words();
    let list = Derived::new(move |_| without(&lists.waiting.read(), &lists.mine.read()));
    let section = move || {
        view! {
            <section class="card online-waiting" aria-labelledby="waiting-title">
                <h2 id="waiting-title">{words.say("online-public")}</h2>
                <Tables list=list now=lists.now none="online-public-none" />
            </section>
        }
        .into_any()
    };
    when(move || lists.waiting.with(|list| *list != List::Off), section)
}

/// A list without those of another one.
fn without(list: &List, other: &List) -> List {
    let List::Rows(rows) = list else { return list.clone() };
    let is_other = |row: &&TableSummary| other.rows().iter().all(|other| other.table != row.table);
    List::Rows(rows.iter().filter(is_other).cloned().collect())
}

/// Tables, as far as they are known. A table that stays keeps its link, whatever happens at it.
#[component]
fn Tables(list: Derived<List>, now: State<u64>, none: &'static str) -> impl IntoView {
    let words = use_words();
    let tables = move || list.with(|list| list.rows().iter().map(|row| row.table).collect());
    let note = Derived::new(move |_| {
        list.with(|list| match list {
            List::Asked => Some("online-loading"),
            List::Missing(why) => Some(*why),
            List::Rows(rows) if rows.is_empty() => Some(none),
            List::Rows(_) | List::Off => None,
        })
    });
    let item = move |table: TableId| {
        let row = Derived::new(move |before: Option<&Option<TableSummary>>| {
            let row = list.with(|list| list.rows().iter().find(|row| row.table == table).cloned());
            // One that is gone is on its way out.
            row.or_else(|| before.cloned().flatten())
        });
        view! { <li>{table_link(words, table, row, now)}</li> }.into_any()
    };
    view! {
        <p class="online-note" role="status" hidden=move || note.get().is_none()>
            {move || note.get().map(|note| words.told(note))}
        </p>
        <ul class="online-list" hidden=move || note.get().is_some()>
            {each(tables, |table| table.0 as u64, item)}
        </ul>
    }
}

fn table_link(
    words: Words,
    table: TableId,
    row: Derived<Option<TableSummary>>,
    now: State<u64>,
) -> AnyView {
    let told = move |tell: fn(&azulejo_view::Texts, &TableSummary) -> String| {
        live(move || {
            row.with(|row| row.as_ref().map(|row| tell(&words.texts(), row))).unwrap_or_default()
        })
    };
    let is_ours = move || row.with(|row| row.as_ref().is_some_and(TableSummary::awaits_you));
    let rules = move || row.with(|row| row.as_ref().map(|row| rules_told(words, row.rules)));
    let at = move || row.with(|row| row.as_ref().map_or(0, |row| row.at.0));
    view! {
        <RowLink
            href=Place::table(table).href()
            title=told(tell::company)
            mark=told(tell::waits_for)
            is_ours=live(is_ours)
            notes=vec![
                live(move || rules().unwrap_or_default()),
                live(move || tell::age(&words.texts(), at(), now.get())),
            ]
        />
    }
    .into_any()
}
