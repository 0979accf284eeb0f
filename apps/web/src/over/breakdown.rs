//! Where the points came from.

use crate::tale::Tale;
use crate::words::use_words;
use azulejo_rules::Seat;
use azulejo_view::summary::Sources;
use leptos::prelude::*;

/// A row for each player: tiles, floor, rows, columns, colors, all together.
#[component]
pub(super) fn Breakdown(tale: StoredValue<Tale>) -> impl IntoView {
    let words = use_words();
    let seats: Vec<Seat> = tale.with_value(|tale| tale.base.rules().seats().collect());
    let has_start = tale.with_value(|tale| tale.summary.sources.iter().any(|from| from.start > 0));
    let row = move |seat: Seat| view! { <SeatRow tale=tale seat=seat has_start=has_start /> };
    let head = |id: &'static str| view! { <th scope="col">{words.say(id)}</th> };
    view! {
        <table class="figures breakdown">
            <caption class="sr">{words.say("over-sources")}</caption>
            <thead>
                <tr>
                    {head("over-player")}
                    {has_start.then(|| head("over-start"))}
                    {head("over-tiles")}
                    {head("over-floor")}
                    {head("over-rows-column")}
                    {head("over-columns-column")}
                    {head("over-colors-column")}
                    {head("over-total")}
                </tr>
            </thead>
            <tbody>{seats.into_iter().map(row).collect_view()}</tbody>
        </table>
    }
}

#[component]
fn SeatRow(tale: StoredValue<Tale>, seat: Seat, has_start: bool) -> impl IntoView {
    let words = use_words();
    let name = move || tale.with_value(|tale| tale.names(&words.texts()).of(seat).to_owned());
    let (from, is_winner) = tale.with_value(|tale| {
        let from = tale.summary.of_seat(seat).copied().unwrap_or_default();
        (from, tale.winners.contains(&seat))
    });
    let Sources { start, tiles, floor, rows, columns, colors } = from;
    let plus = |points: u16| view! { <td class="points">{points}</td> };
    view! {
        <tr data-seat=seat.to_string() data-winner=is_winner>
            <th scope="row">{name}</th>
            {has_start.then(|| plus(start))}
            {plus(tiles)}
            <td class="points">{minus(floor)}</td>
            {plus(rows)}
            {plus(columns)}
            {plus(colors)}
            <td class="total">{from.total()}</td>
        </tr>
    }
}

/// A cost, with a true minus sign.
fn minus(points: u16) -> String {
    if points == 0 { "0".to_owned() } else { format!("−{points}") }
}
