//! What the deals were worth to everybody.

use super::figures::{chance_change, points_change};
use super::moves::name;
use super::study::Study;
use azulejo_rules::Seat;
use azulejo_study::{DealLuck, Luck, Sheet};
use azulejo_view::study::balanced;
use azulejo_view::{Args, Texts};
use azulejo_web::live::{Derived, views};
use leptos::prelude::*;

/// A row for each deal, a column for each player, and all deals together.
#[component]
pub(super) fn LuckReport(study: Study) -> impl IntoView {
    let words = study.words;
    let deals = Derived::new(move |_| study.desk.sheet.with(Sheet::deals));
    let sentence = |text: String| view! { <p class="note">{text}</p> }.into_any();
    let explained = move || views(study.tell(|reviewer, _| reviewer.luck_explained()), sentence);
    let report = move || {
        let deals = deals.get();
        if deals.is_empty() {
            return view! { <p class="note">{words.told("review-luck-none")}</p> }.into_any();
        }
        view! {
            <p>{words.told("review-luck-units")}</p>
            {table(study, &deals)}
        }
        .into_any()
    };
    view! {
        <section class="card review-luck" aria-labelledby="review-luck-title">
            <h2 id="review-luck-title">{words.say("review-luck-title")}</h2>
            {move || explained()}
            {move || report()}
        </section>
    }
}

fn table(study: Study, deals: &[DealLuck]) -> AnyView {
    let words = study.words;
    let seats: Vec<Seat> = study.story.with(|story| story.rules().seats().collect());
    let head = |seat: Seat| view! { <th scope="col">{name(study, seat)}</th> }.into_any();
    let round = |deal: &DealLuck| {
        let title = words.tell("round", &Args::new().number("round", deal.round));
        row(&words.texts(), title, &deal.luck)
    };
    let together = study.desk.sheet.with(Sheet::luck);
    let sum = together.map(|luck| row(&words.texts(), words.told("review-luck-together"), &luck));
    view! {
        <table class="figures">
            <caption class="sr">{words.told("review-luck-title")}</caption>
            <thead>
                <tr>
                    <th scope="col">{words.told("review-deal")}</th>
                    {views(seats, head)}
                </tr>
            </thead>
            <tbody>{views(deals, round)}</tbody>
            <tfoot>{sum}</tfoot>
        </table>
    }
    .into_any()
}

fn row(texts: &Texts, title: String, luck: &[Luck]) -> AnyView {
    let leads = balanced(&luck.iter().map(|luck| luck.worth.lead).collect::<Vec<_>>());
    let chances = balanced(&luck.iter().map(|luck| luck.worth.chance).collect::<Vec<_>>());
    let cell = |(lead, chance): (i32, i32)| {
        let sign = if lead < 0 { "minus" } else { "plus" };
        view! {
            <td data-sign=sign>
                <strong>{points_change(texts, lead)}</strong>
                <br />
                <span class="note">{chance_change(texts, chance)}</span>
            </td>
        }
        .into_any()
    };
    view! {
        <tr>
            <th scope="row">{title}</th>
            {views(leads.into_iter().zip(chances), cell)}
        </tr>
    }
    .into_any()
}
