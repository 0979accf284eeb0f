//! Where the points came from.

use crate::live::{Stored, views};
use crate::ui::Icon;
use crate::words::use_words;
use azulejo_rules::Seat;
use azulejo_view::Tale;
use azulejo_view::summary::Sources;
use leptos::prelude::*;

/// A column for each player: tiles, floor, rows, columns, colors, all together. So it fits the
/// narrowest phone in every language.
#[component]
pub fn Breakdown(
    /// The game.
    tale: Stored<Tale>,
) -> impl IntoView {
    let words = use_words();
    let has_start = tale.with(|tale| tale.summary.sources.iter().any(|from| from.start > 0));
    let row = move |id: &'static str, shown: fn(&Sources) -> String| {
        view! { <SourceRow tale=tale id=id shown=shown /> }.into_any()
    };
    view! {
        <table class="figures breakdown">
            <caption class="sr">{words.say("over-sources")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.say("over-player")}</th>
                    {views(seats(tale), |seat| view! { <SeatHead tale=tale seat=seat /> }.into_any())}
                </tr>
            </thead>
            <tbody>
                {has_start.then(|| row("over-start", |from| from.start.to_string()))}
                {row("over-tiles", |from| from.tiles.to_string())}
                {row("over-floor", |from| minus(from.floor))}
                {row("over-rows-column", |from| from.rows.to_string())}
                {row("over-columns-column", |from| from.columns.to_string())}
                {row("over-colors-column", |from| from.colors.to_string())}
                <TotalRow tale=tale />
            </tbody>
        </table>
    }
}

fn seats(tale: Stored<Tale>) -> impl Iterator<Item = Seat> {
    tale.read().base.rules().seats()
}

/// A player's name; a winner wears the crown.
#[component]
fn SeatHead(tale: Stored<Tale>, seat: Seat) -> impl IntoView {
    let words = use_words();
    let name = move || tale.with(|tale| tale.names(&words.texts()).of(seat).to_owned());
    let is_winner = tale.with(|tale| tale.winners.contains(&seat));
    view! {
        <th scope="col" data-seat=seat.to_string() data-winner=is_winner>
            {is_winner.then(|| view! { <Icon symbol="icon-crown" /> }.into_any())}
            {move || name()}
        </th>
    }
}

/// What one source brought each player.
#[component]
fn SourceRow(tale: Stored<Tale>, id: &'static str, shown: fn(&Sources) -> String) -> impl IntoView {
    let words = use_words();
    let cells = tale.with(|tale| tale.summary.sources.iter().map(shown).collect::<Vec<_>>());
    let cell = |text: String| view! { <td class="points">{text}</td> }.into_any();
    view! {
        <tr>
            <th scope="row">{words.say(id)}</th>
            {views(cells, cell)}
        </tr>
    }
}

/// All points of each player.
#[component]
fn TotalRow(tale: Stored<Tale>) -> impl IntoView {
    let words = use_words();
    let cell = |seat: Seat| {
        let (total, is_winner) = tale.with(|tale| {
            let total = tale.summary.of_seat(seat).map_or(0, Sources::total);
            (total, tale.winners.contains(&seat))
        });
        view! {
            <td class="total" data-seat=seat.to_string() data-winner=is_winner>
                {total.to_string()}
            </td>
        }
        .into_any()
    };
    view! {
        <tr>
            <th scope="row">{words.say("over-total")}</th>
            {views(seats(tale), cell)}
        </tr>
    }
}

/// A cost, with a true minus sign.
fn minus(points: u16) -> String {
    if points == 0 { "0".to_owned() } else { format!("−{points}") }
}
