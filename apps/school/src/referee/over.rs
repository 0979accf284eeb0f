//! The game is over: bonuses, winners, where the points came from.

use super::keeper::use_keeper;
use super::menu::NewGame;
use super::scoring::Scored;
use crate::place::{Place, Subject};
use azulejo_study::Referee;
use azulejo_view::Tale;
use azulejo_web::live::{Stored, views};
use azulejo_web::over::{Breakdown, Plot};
use azulejo_web::route;
use azulejo_web::ui::Icon;
use azulejo_web::words::use_words;
use leptos::prelude::*;

/// The end of the game.
#[component]
pub(super) fn OverStage() -> impl IntoView {
    let (keeper, words) = (use_keeper(), use_words());
    let ended = |referee: &Referee| {
        let last = referee.reports().pop();
        Some((referee.position().outcome()?, Tale::of_record(referee.game()), last))
    };
    let Some((outcome, tale, last)) = keeper.ask_now(ended).flatten() else {
        return ().into_any();
    };
    let tale = Stored::new(tale);
    let told = move || {
        let told = keeper.tell(|narrator| narrator.game_over(&outcome));
        views(told, |sentence| view! { <p>{sentence}</p> }.into_any())
    };
    let review = move || {
        keeper.number().map(|id| {
            let href = route::href(&Place::at(Subject::Review, id.to_string()));
            view! {
                <a class="button primary big" href=href>
                    <Icon symbol="icon-log" />
                    {words.say("referee-review")}
                </a>
            }
            .into_any()
        })
    };
    view! {
        <section class="card referee-told">{move || told()}</section>
        <section class="card">
            <Breakdown tale=tale />
        </section>
        <div class="referee-go">
            {move || review()}
            <NewGame />
        </div>
        <Plot tale=tale />
        {last.map(|report| {
            view! {
                <details class="card">
                    <summary>{words.say("scoring")}</summary>
                    <Scored keeper=keeper report=report />
                </details>
            }
                .into_any()
        })}
    }
    .into_any()
}
