//! Everything that was entered, as a list: any of it can be corrected.

use super::keeper::{Keeper, use_keeper};
use super::scoring::Scored;
use super::stage::View;
use super::told::{self, ToldStep, What};
use crate::place::{Place, Subject};
use azulejo_rules::{Deal, DiscDeal};
use azulejo_view::Args;
use azulejo_web::live::{Derived, views};
use azulejo_web::route;
use azulejo_web::ui::{Icon, TileArt};
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// Everything that was entered, round by round.
#[component]
pub(super) fn StepsView() -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let steps = Derived::new(move |_| told::steps(keeper));
    let rounds = move || {
        let steps = steps.get();
        let rounds: Vec<Vec<ToldStep>> =
            steps.chunk_by(|one, other| one.round == other.round).map(<[_]>::to_vec).collect();
        views(rounds, |steps| round_view(keeper, words, steps))
    };
    let note = move || {
        let is_empty = steps.with(Vec::is_empty);
        words.told(if is_empty { "referee-nothing" } else { "referee-steps-note" })
    };
    view! {
        <span id="referee-top"></span>
        <div class="referee-bar">
            <h2 class="referee-turn" tabindex="-1">{words.say("referee-steps")}</h2>
            <a class="button" href=Subject::Referee.href()>
                <Icon symbol="icon-left" />
                {words.say("referee-back")}
            </a>
        </div>
        <p class="note">{move || note()}</p>
        {move || rounds()}
    }
}

fn round_view(keeper: Keeper, words: Words, steps: Vec<ToldStep>) -> AnyView {
    let round = steps.first().map(|step| step.round).unwrap_or_default();
    let report = steps.last().and_then(|step| step.report.clone());
    let title = move || words.tell("round", &Args::new().number("round", round));
    view! {
        <section class="card referee-round">
            <h3>{move || title()}</h3>
            <ol class="referee-steps">{views(steps, |step| step_view(words, step))}</ol>
            {report.map(|report| {
                view! {
                    <details>
                        <summary>{words.say("scoring")}</summary>
                        <Scored keeper=keeper report=report />
                    </details>
                }
                    .into_any()
            })}
        </section>
    }
    .into_any()
}

fn step_view(words: Words, told: ToldStep) -> AnyView {
    let href = route::href(&Place::at(Subject::Referee, View::Step(told.step).rest()));
    let what = match told.what {
        What::Move(_, text) => view! { <span>{text}</span> }.into_any(),
        What::Deal(deal) => deal_view(words, &deal),
    };
    view! {
        <li>
            <a class="referee-step" href=href>
                {what}
                <span class="referee-fix">{words.say("referee-correct")}</span>
            </a>
        </li>
    }
    .into_any()
}

/// A deal in small tiles, disc by disc.
pub(super) fn deal_view(words: Words, deal: &Deal) -> AnyView {
    let disc = |disc: &DiscDeal| {
        let tiles: Vec<_> = disc.drawn().iter().collect();
        let tiles = views(tiles, |tile| view! { <TileArt tile=tile /> }.into_any());
        view! { <span class="referee-few" data-gold=disc.gold().is_some()>{tiles}</span> }
            .into_any()
    };
    view! {
        <span class="referee-dealt">
            <span>{words.say("referee-dealt")}</span>
            <span class="referee-few-discs" aria-hidden="true">{views(&deal.discs, disc)}</span>
        </span>
    }
    .into_any()
}
