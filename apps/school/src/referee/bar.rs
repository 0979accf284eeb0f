//! Where the game is and whose turn it is, large; and what can be done at any time.

use super::keeper::Keeper;
use super::stage::{Stage, View};
use super::verdict;
use crate::place::{Place, Subject};
use azulejo_rules::{Phase, Seat};
use azulejo_study::Referee;
use azulejo_view::Args;
use azulejo_web::live::hear;
use azulejo_web::route;
use azulejo_web::ui::Icon;
use azulejo_web::words::{Words, use_words};
use leptos::prelude::*;

/// ```text
///  Round 3                    [undo] [everything entered] [game]
///  Anna to move
/// ```
#[component]
pub(super) fn Bar(keeper: Keeper, stage: Stage) -> impl IntoView {
    let words = use_words();
    let can_undo = move || keeper.ask(Referee::can_undo).unwrap_or(false);
    let steps = route::href(&Place::at(Subject::Referee, View::Steps.rest()));
    view! {
        <span id="referee-top"></span>
        <div class="referee-bar">
            <div class="referee-now">
                <p class="note">{move || round(keeper, words, stage)}</p>
                <h2 class="referee-turn" tabindex="-1">{move || heading(keeper, words, stage)}</h2>
            </div>
            <div class="referee-tools" role="group" aria-label=words.say("table-tools")>
                <button
                    class="button"
                    type="button"
                    aria-label=words.say("referee-undo")
                    aria-disabled=move || (!can_undo()).to_string()
                    on:click=hear(move |_| keeper.undo())
                >
                    <Icon symbol="icon-undo" />
                    <span>{words.say("referee-undo")}</span>
                </button>
                <a class="button" href=steps aria-label=words.say("referee-steps")>
                    <Icon symbol="icon-log" />
                    <span>{words.say("referee-steps")}</span>
                </a>
                <button
                    class="button"
                    type="button"
                    aria-label=words.say("referee-game")
                    aria-haspopup="dialog"
                    on:click=hear(move |_| keeper.menu().set(true))
                >
                    <Icon symbol="icon-menu" />
                    <span>{words.say("referee-game")}</span>
                </button>
            </div>
        </div>
    }
}

/// The round, and how everybody stands.
fn round(keeper: Keeper, words: Words, stage: Stage) -> String {
    let told = keeper.ask(|referee| {
        let pos = referee.position();
        let scores = pos.boards().iter().map(|board| board.score().to_string());
        let round = if let Stage::Scored(round) = stage { round } else { pos.round() };
        let args = Args::new()
            .number("round", round)
            .text("scores", scores.collect::<Vec<_>>().join(" : "));
        words.tell("resume-text", &args)
    });
    told.unwrap_or_default()
}

/// What is to be done now, and by whom.
fn heading(keeper: Keeper, words: Words, stage: Stage) -> String {
    match stage {
        Stage::Setup => String::new(),
        Stage::Dealing => words.told("referee-fill"),
        Stage::Playing => turn(keeper, words),
        Stage::Scored(_) => words.told("scoring"),
        Stage::Over => keeper.game().map(|game| verdict::title(words, &game)).unwrap_or_default(),
    }
}

fn turn(keeper: Keeper, words: Words) -> String {
    let act = keeper.ask(|referee| {
        let pos = referee.position();
        Some((pos.player_to_move()?, pos.phase()))
    });
    let Some((seat, phase)) = act.flatten() else { return String::new() };
    let args = |seat: Seat| keeper.tell(|narrator| Args::new().text("name", narrator.name(seat)));
    let id = if phase == Phase::Tiling { "status-place-other" } else { "turn-other" };
    words.tell(id, &args(seat))
}
