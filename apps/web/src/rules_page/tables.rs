//! The tables of the rules: all their numbers come from the rules crate.

use crate::live::views;
use crate::words::use_words;
use azulejo_rules::{Bonuses, DiscDeal, FactoryKind, Floor, Players, Rules, WallSide};
use leptos::prelude::*;

/// How many discs for how many players.
#[component]
pub(super) fn DiscTable() -> impl IntoView {
    let words = use_words();
    let row = |players: Players| {
        let rules = Rules { players, wall: WallSide::Colored, factories: FactoryKind::Plain };
        view! {
            <tr>
                <th scope="row">{players.count().to_string()}</th>
                <td>{rules.discs().to_string()}</td>
                <td>{(rules.discs() * DiscDeal::TILES).to_string()}</td>
            </tr>
        }
        .into_any()
    };
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{words.say("rules-players")}</th>
                    <th scope="col">{words.say("rules-factories")}</th>
                    <th scope="col">{words.say("rules-laid-out")}</th>
                </tr>
            </thead>
            <tbody>{views(Players::ALL, row)}</tbody>
        </table>
    }
}

/// What so many things on the floor cost together.
#[component]
pub(super) fn FloorTable() -> impl IntoView {
    let words = use_words();
    let count = |items: usize| view! { <th scope="col">{items.to_string()}</th> }.into_any();
    let cost = |items: usize| view! { <td>{format!("−{}", Floor::cost_of(items))}</td> }.into_any();
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="row">{words.say("rules-floor-items")}</th>
                    {views(1..=Floor::SPACES, count)}
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{words.say("rules-floor-together")}</th>
                    {views(1..=Floor::SPACES, cost)}
                </tr>
            </tbody>
        </table>
    }
}

/// The bonuses at the end.
#[component]
pub(super) fn BonusTable() -> impl IntoView {
    let words = use_words();
    let row = |(id, points): (&'static str, u16)| {
        view! {
            <tr>
                <th scope="row">{words.say(id)}</th>
                <td>{format!("+{points}")}</td>
            </tr>
        }
        .into_any()
    };
    let rows = [
        ("rules-bonus-row", Bonuses::ROW),
        ("rules-bonus-column", Bonuses::COLUMN),
        ("rules-bonus-color", Bonuses::COLOR),
    ];
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{words.say("rules-bonus-for")}</th>
                    <th scope="col">{words.say("rules-bonus-points")}</th>
                </tr>
            </thead>
            <tbody>{views(rows, row)}</tbody>
        </table>
    }
}

/// The keys at the table.
#[component]
pub(super) fn KeyTable() -> impl IntoView {
    let words = use_words();
    let row = |(keys, id): (&'static [&'static str], &'static str)| {
        let key = |key: &&'static str| view! { <kbd>{*key}</kbd>" " }.into_any();
        view! {
            <tr>
                <th scope="row">{views(keys, key)}</th>
                <td>{words.say(id)}</td>
            </tr>
        }
        .into_any()
    };
    let rows: [(&'static [&'static str], &'static str); 9] = [
        (&["1–9", "C"], "rules-key-source"),
        (&["B", "Y", "R", "K", "W"], "rules-key-color"),
        (&["1–5", "F"], "rules-key-line"),
        (&["Enter"], "rules-key-confirm"),
        (&["Esc"], "rules-key-back"),
        (&["U"], "rules-key-undo"),
        (&["H"], "rules-key-hint"),
        (&["?"], "rules-key-help"),
        (&["←", "→"], "rules-key-step"),
    ];
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{words.say("rules-keys")}</th>
                    <th scope="col">{words.say("rules-key-does")}</th>
                </tr>
            </thead>
            <tbody>{views(rows, row)}</tbody>
        </table>
    }
}
