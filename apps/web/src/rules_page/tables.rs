//! The tables of the rules: all their numbers come from the rules crate.

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
                <th scope="row">{players.count()}</th>
                <td>{rules.discs()}</td>
                <td>{rules.discs() * DiscDeal::TILES}</td>
            </tr>
        }
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
            <tbody>{Players::ALL.map(row).collect_view()}</tbody>
        </table>
    }
}

/// What so many things on the floor cost together.
#[component]
pub(super) fn FloorTable() -> impl IntoView {
    let words = use_words();
    let count = |items: usize| view! { <th scope="col">{items}</th> };
    let cost = |items: usize| view! { <td>{format!("−{}", Floor::cost_of(items))}</td> };
    view! {
        <table>
            <thead>
                <tr>
                    <th scope="row">{words.say("rules-floor-items")}</th>
                    {(1..=Floor::SPACES).map(count).collect_view()}
                </tr>
            </thead>
            <tbody>
                <tr>
                    <th scope="row">{words.say("rules-floor-together")}</th>
                    {(1..=Floor::SPACES).map(cost).collect_view()}
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
            <tbody>{rows.map(row).collect_view()}</tbody>
        </table>
    }
}

/// The keys at the table.
#[component]
pub(super) fn KeyTable() -> impl IntoView {
    let words = use_words();
    let row = |(keys, id): (&'static [&'static str], &'static str)| {
        let key = |key: &&'static str| view! { <kbd>{*key}</kbd>" " };
        view! {
            <tr>
                <th scope="row">{keys.iter().map(key).collect_view()}</th>
                <td>{words.say(id)}</td>
            </tr>
        }
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
            <tbody>{rows.map(row).collect_view()}</tbody>
        </table>
    }
}
